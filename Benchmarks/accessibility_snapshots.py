#!/usr/bin/env python3
"""Lists beside pictures of the real ones: where the ink of every line lies, in points.

    python3 Benchmarks/accessibility_snapshots.py CLONE [--tool .build/release/rostrum] [-v]

CLONE is a clone of cashapp/AccessibilitySnapshot (Apache 2.0), whose reference images show lists of SwiftUI in iOS 18.5 and 26.2 on
402 × 874 points, under colours that mark elements. Nothing of it belongs into this repository. A pixel counts as ink where all
channels of its ground are darkened alike, so that marks do not. Compared are the four sides of each line's ink; a share of
them lies within half a point. Ends with 1 if a list cannot be compared.
"""
import argparse, os, subprocess, sys, tempfile

import numpy as np
from PIL import Image

SCALE, WIDTH = 3, 402
IMAGES = "Example/SnapshotTests/ReferenceImages/_64/SnapshotTests.SwiftUIListSectionTests"
SOURCE = "Example/AccessibilitySnapshot/SwiftUIListWithSections.swift"
LISTS = [("headers", "testListWithSectionHeaders", "SwiftUIListWithSections"),
         ("headers and footers", "testListWithHeadersAndFooters", "SwiftUIListWithHeadersAndFooters")]
SYSTEMS = [(18, "18_5"), (26, "26_2")]


def lines(picture):
    """The boxes of what is written: left, top, right, bottom in points, from the top on."""
    pixels = np.asarray(picture.convert("RGB")).astype(float)[:, :WIDTH * SCALE]
    ink = np.zeros(pixels.shape[:2], bool)
    inner = slice(23 * SCALE, (WIDTH - 23) * SCALE)
    for y, row in enumerate(pixels):
        codes = (row[inner] // 4 @ (1, 256, 65536)).astype(int)
        values, counts = np.unique(codes, return_counts=True)
        ground = row[inner][codes == values[np.argmax(counts)]].mean(0)
        seen = ground > 100
        share = row[:, seen] / ground[seen]
        ink[y, inner] = ((share.mean(1) < 0.82) & (np.ptp(share, axis=1) < 0.3))[inner]
    boxes, y = [], 0
    filled = ink.any(1)
    while y < len(ink):
        if not filled[y]:
            y += 1
            continue
        end = y
        while end < len(ink) and filled[end:end + 2 * SCALE].any():
            end += 1
        columns, rows = np.flatnonzero(ink[y:end].any(0)), np.flatnonzero(ink[y:end].any(1))
        # Lines between rows, and what is left of marks, are flat.
        if end - y > 7 * SCALE and len(columns) > 6 * SCALE:
            boxes.append(tuple(v / SCALE for v in (columns[0], y + rows[0], columns[-1] + 1, y + rows[-1] + 1)))
        y = end
    return boxes


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("clone")
    parser.add_argument("--tool", default=".build/release/rostrum")
    parser.add_argument("-v", action="store_true", help="a row for every line")
    words = parser.parse_args()
    source, failed = open(os.path.join(words.clone, SOURCE), encoding="utf-8").read(), 0
    for name, image, view in LISTS:
        for system, release in SYSTEMS:
            with tempfile.TemporaryDirectory() as folder:
                scene, still = os.path.join(folder, "Scene.swift"), os.path.join(folder, "still.png")
                with open(scene, "w", encoding="utf-8") as file:
                    file.write(source + f"\n#Preview {{ {view}() }}\n")
                run = subprocess.run(
                    [words.tool, "render", scene, "--system", str(system), "--device", "iphone-16-pro", "--scale", str(SCALE),
                     "--at", "0", "-o", still], capture_output=True, text=True)
                if run.returncode:
                    print(f"{name}, iOS {system}: {run.stderr.strip()}", file=sys.stderr)
                    failed += 1
                    continue
                ours = lines(Image.open(still))
            real = lines(Image.open(os.path.join(words.clone, IMAGES, f"{image}_{release}_{WIDTH}x874@{SCALE}x.png")))
            if len(ours) != len(real):
                print(f"{name}, iOS {system}: {len(real)} lines in the picture, {len(ours)} in ours", file=sys.stderr)
                failed += 1
                continue
            away = np.abs(np.array(ours) - np.array(real))
            print("%-20s iOS %d   %2d of %2d sides within 0.5 pt, mean %.2f, most %.2f pt" % (
                name, system, (away <= 0.5).sum(), away.size, away.mean(), away.max()))
            for mine, theirs in zip(ours, real) if words.v else ():
                print("   ours %s   real %s" % tuple(" ".join("%6.2f" % v for v in box) for box in (mine, theirs)))
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
