"""Gives a variable font the same kerning in all weights, that of its default weight, which takes a fifth off its file.

Also takes away the names of weights, which only font menus show.

Usage: python3 tools/fonts/static_kerning.py font.woff2

Rewrites the file. Requires fonttools with Brotli support.
"""

import sys

from fontTools.ttLib import TTFont

HORIZONTAL_ADVANCE = 4


def pair_tables(font):
    """Yields the tables of pairs in the font's kerning."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType == 2:
                yield table


def values(table):
    """Yields the kerning values of a table of pairs, which lists glyphs (format 1) or classes of glyphs (format 2)."""
    if table.Format == 1:
        for pairs in table.PairSet:
            yield from (record.Value1 for record in pairs.PairValueRecord)
    else:
        for first in table.Class1Record:
            yield from (second.Value1 for second in first.Class2Record)


def main(path):
    font = TTFont(path)
    for table in pair_tables(font):
        table.ValueFormat1 = HORIZONTAL_ADVANCE
        for value in values(table):
            value.XAdvDevice = None
    font["fvar"].instances = []
    font.flavor = "woff2"
    font.save(path)


main(sys.argv[1])
