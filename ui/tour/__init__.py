"""The guided tour as pictures: its stops and the hand that walks them."""
