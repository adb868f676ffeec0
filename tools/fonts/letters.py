"""Writes the outlines of bold letters, which the wordmark is drawn from. See src/fonts/README.md."""

import json
import sys
from string import ascii_letters, ascii_lowercase

from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

EM = 120

# Smaller distances are not visible at the size of a logo.
LEAST_KERNING = 1


class RelativePathPen(BasePen):
    """Writes an outline as a relative SVG path, which can follow another one at any place."""

    def __init__(self, glyphs, scale):
        super().__init__(glyphs)
        self.scale, self.commands, self.at, self.start = scale, [], (0, 0), (0, 0)

    def add(self, command, *points):
        scaled = [(round(x * self.scale), round(-y * self.scale)) for x, y in points]
        steps = [number for x, y in scaled for number in (x - self.at[0], y - self.at[1])]
        if command == "l" and 0 in steps:
            command = "v" if steps[0] == 0 else "h"
            steps.remove(0)
        self.commands.append(command + " ".join(map(str, steps)).replace(" -", "-"))
        self.at = scaled[-1]

    def _moveTo(self, point):
        self.add("m", point)
        self.start = self.at

    def _lineTo(self, point):
        self.add("l", point)

    def _qCurveToOne(self, control, point):
        self.add("q", control, point)

    def _closePath(self):
        self.commands.append("z")
        self.at = self.start


def kerning(font, names):
    """Returns the distance to add between a letter and a lowercase one, by pair, in units of the font."""
    table = font["GPOS"].table
    lookups = {i for f in table.FeatureList.FeatureRecord if f.FeatureTag == "kern" for i in f.Feature.LookupListIndex}
    subtables = [
        getattr(subtable, "ExtSubTable", subtable) for i in sorted(lookups) for subtable in table.LookupList.Lookup[i].SubTable
    ]
    pairs = {}
    for left, left_name in names.items():
        for right in ascii_lowercase:
            right_name = names[right]
            for subtable in subtables:
                if subtable.LookupType != 2 or left_name not in subtable.Coverage.glyphs:
                    continue
                if subtable.Format == 1:
                    records = subtable.PairSet[subtable.Coverage.glyphs.index(left_name)].PairValueRecord
                    value = next((r.Value1 for r in records if r.SecondGlyph == right_name), None)
                    if value is None:
                        continue
                else:
                    first = subtable.ClassDef1.classDefs.get(left_name, 0)
                    second = subtable.ClassDef2.classDefs.get(right_name, 0)
                    value = subtable.Class1Record[first].Class2Record[second].Value1
                if value is not None and getattr(value, "XAdvance", 0):
                    pairs[left + right] = value.XAdvance
                break
    return pairs


def grouped(pairs):
    """Returns pairs as rows: letters on the left, letters on the right of any of them, and the distance to add."""
    rights = {}
    for (left, right), distance in pairs.items():
        rights.setdefault((left, distance), []).append(right)
    lefts = {}
    for (left, distance), letters in rights.items():
        lefts.setdefault(("".join(letters), distance), []).append(left)
    return [["".join(left), right, distance] for (right, distance), left in lefts.items()]


def main(source, target):
    font = instantiateVariableFont(TTFont(source), {"wght": 700})
    scale = EM / font["head"].unitsPerEm
    names = {letter: font.getBestCmap()[ord(letter)] for letter in ascii_letters}
    glyphs = font.getGlyphSet()

    def outline(name):
        pen = RelativePathPen(glyphs, scale)
        glyphs[name].draw(pen)
        return "".join(pen.commands)

    letters = {
        "em": EM,
        "capHeight": round(font["OS/2"].sCapHeight * scale),
        "advances": {letter: round(font["hmtx"][name][0] * scale) for letter, name in names.items()},
        "kerning": grouped(
            {
                pair: round(value * scale)
                for pair, value in kerning(font, names).items()
                if abs(value * scale) >= LEAST_KERNING
            }
        ),
        "outlines": {letter: outline(name) for letter, name in names.items()},
    }
    with open(target, "w", encoding="utf-8") as file:
        json.dump(letters, file, indent=2)
        file.write("\n")


main(*sys.argv[1:])
