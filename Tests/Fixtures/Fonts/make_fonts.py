"""Draws the two fonts of the typography tests: every letter a box of a round width.

Run with fontTools (pip install fonttools) in this folder; the files come out the same each time.
"""

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen


def box(width, height=700):
    pen = TTGlyphPen(None)
    if width > 100 and height:
        pen.moveTo((50, 0))
        pen.lineTo((50, height))
        pen.lineTo((width - 50, height))
        pen.lineTo((width - 50, 0))
        pen.closePath()
    return pen.glyph()


def build(path, family, advances, features, bold=False, empty=(" ",)):
    names = {c: f"uni{ord(c):04X}" for c in advances if len(c) == 1}
    glyphs = [".notdef"] + [names.get(c, c) for c in advances]
    font = FontBuilder(1000, isTTF=True)
    font.setupGlyphOrder(glyphs)
    font.setupCharacterMap({ord(c): n for c, n in names.items()})
    widths = {".notdef": 500} | {names.get(c, c): w for c, w in advances.items()}
    blank = {names[c] for c in empty if c in names}
    font.setupGlyf({g: box(widths[g], 0 if g in blank else 700) for g in glyphs})
    font.setupHorizontalMetrics({g: (widths[g], 50 if widths[g] > 100 else 0) for g in glyphs})
    font.setupHorizontalHeader(ascent=800, descent=-200)
    style = "Bold" if bold else "Regular"
    font.setupNameTable(
        {
            "copyright": "The Rostrum authors; MIT licence, as the project.",
            "familyName": family,
            "styleName": style,
            "uniqueFontIdentifier": f"{family} {style}",
            "fullName": f"{family} {style}",
            "psName": family.replace(" ", "") + "-" + style,
            "version": "1.0",
        }
    )
    font.setupOS2(
        sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200,
        usWeightClass=700 if bold else 400,
    )
    font.setupPost()
    addOpenTypeFeaturesFromString(font.font, features)
    font.font["head"].created = font.font["head"].modified = 3_800_000_000
    font.font.recalcTimestamp = False
    font.save(path)


latin = {c: 500 for c in "abcdefghjklmnopqrstuvwxyz"} | {"i": 250, "f": 300}
latin |= {c: 600 for c in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"}
latin |= {c: 500 for c in "0123456789"} | {"1": 300, "7": 400}
latin |= {c: 250 for c in " .,-!?:;'\u00a0\u00ad"} | {"(": 300, ")": 300, "\u2026": 750}
latin |= {"f_i": 520}
features = """
languagesystem DFLT dflt;
languagesystem latn dflt;
feature liga { sub uni0066 uni0069 by f_i; } liga;
feature kern { pos uni0041 uni0056 -80; } kern;
"""
build("RostrumTest-Regular.ttf", "Rostrum Test", latin, features)
other = {chr(c): 450 for c in range(0x5D0, 0x5EB)} | {c: 700 for c in "\u03a9\u03b1"}
other |= {c: 1000 for c in "\u65e5\u672c\u8a9e\u3001\u3002"} | {" ": 250}
build("RostrumOther-Regular.ttf", "Rostrum Other", other, "languagesystem DFLT dflt;")
