"""A rule's number in a text as a link, which leads to the rule's words."""

from html import escape


def with_rule_link(text: str, rule: str, name: str = "") -> str:
    """The text as rich text; the last mention of the rule, by its number or its `name`, leads to it."""
    before, said, after = text.rpartition(name or rule) if rule else ("", "", text)
    link = f'<a href="{escape(rule)}">{escape(said)}</a>' if said else ""
    return (escape(before) + link + escape(after)).replace("\n", "<br>")
