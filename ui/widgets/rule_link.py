"""A rule's number in a text as a link, which leads to the rule's words."""

from html import escape


def with_rule_link(text: str, rule: str) -> str:
    """The text as rich text; the last mention of the rule's number is a link of that number."""
    before, number, after = text.rpartition(rule) if rule else ("", "", text)
    link = f'<a href="{escape(number)}">{escape(number)}</a>' if number else ""
    return (escape(before) + link + escape(after)).replace("\n", "<br>")
