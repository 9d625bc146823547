"""
Writes the two fonts that every page loads, in web/app/styles/fonts: only the glyphs, features and weights that the site
uses. Run it after an update of the @fontsource-variable packages, or when a style needs another weight:

    pip install fonttools==4.66.1 brotli==1.2.0 && python3 tools/subset-fonts.py
"""

import os
from copy import deepcopy

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
SOURCES = os.path.join(ROOT, "node_modules/@fontsource-variable")
TARGET = os.path.join(ROOT, "web/app/styles/fonts")

# The unicode-range of the latin files in web/app/styles/fonts.css. Other letters are in the packages' latin-ext files.
RANGES = (
    "0000-00FF 0131 0152-0153 02BB-02BC 02C6 02DA 02DC 0304 0308 0329 2000-206F 20AC 2122 2191 2193 2212 2215 FEFF FFFD"
)
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "calt", "tnum"]
# Copyright, names and license.
NAMES = [0, 1, 2, 3, 4, 5, 6, 13, 14]


def code_points():
    for part in RANGES.split():
        first, _, last = part.partition("-")
        yield from range(int(first, 16), int(last or first, 16) + 1)


def read_subset(source):
    font = TTFont(os.path.join(SOURCES, source))
    options = subset.Options(layout_features=FEATURES, name_IDs=NAMES, notdef_outline=True)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=code_points())
    subsetter.subset(font)
    return font


def write(font, name):
    path = os.path.join(TARGET, name)
    font.flavor = "woff2"
    font.save(path)
    print(f"{name}: {os.path.getsize(path):,} bytes")


# The weights of text in the styles: 400 to 700.
inter = read_subset("inter/files/inter-latin-wght-normal.woff2")
write(instantiateVariableFont(inter, {"wght": (400, 700)}), "inter.woff2")

# The weights of headings and counts: 650 to 800, in all optical sizes. Kerning that depends on both axes would take half
# of the file: use the kerning of a title for all of them.
bricolage = read_subset("bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2")
title = instantiateVariableFont(deepcopy(bricolage), {"wght": 750, "opsz": 24})
display = instantiateVariableFont(bricolage, {"wght": (650, 800)})
for table in ("GPOS", "GDEF"):
    display[table] = title[table]
write(display, "bricolage-grotesque.woff2")
