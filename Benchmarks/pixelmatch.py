"""Counts and speed of the perceptual rule beside pixelmatch 7.2's: python3 Benchmarks/pixelmatch.py FOLDER

FOLDER is a checkout of github.com/mapbox/pixelmatch at v7.2.0: its pictures are compared by `rostrum diff`, and the counts
with those below. With node and ffmpeg installed, pixelmatch itself is asked, too, and both are timed in one run: on its
pictures, and on a phone's screen of which little differs. Only the ratio means anything.
    TOOL     the tool (default: .build/release/rostrum)
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile

TOOL = os.environ.get("TOOL", ".build/release/rostrum")
# By pair: the threshold, and what pixelmatch 7.2.0 counts there without antialiased pixels and with them.
COUNTS = {
    ("1a", "1b"): {0.05: (143, 251), 0.1: (106, 167), 0.2: (69, 122)},
    ("2a", "2b"): {0.05: (12437, 13090), 0.1: (9730, 10010), 0.2: (2729, 2790)},
    ("3a", "3b"): {0.05: (212, 404), 0.1: (178, 344), 0.2: (91, 222)},
    ("4a", "4b"): {0.05: (36049, 41623), 0.1: (6889, 10002), 0.2: (252, 392)},
    ("5a", "5b"): {0.05: (6, 256), 0.1: (6, 208), 0.2: (6, 169)},
    ("6a", "6b"): {0.05: (51, 4900), 0.1: (51, 4900), 0.2: (51, 2556)},
    ("7a", "7b"): {0.05: (3016, 3457), 0.1: (2448, 2737), 0.2: (1823, 1990)},
    ("8a", "5b"): {0.05: (32896, 32896), 0.1: (32896, 32896), 0.2: (32896, 32896)},
}
# Prints counts and the fastest of some rounds for raw RGBA files.
NODE = """
import fs from 'fs';
const [,, folder, a, b, width, height, threshold, includeAA, rounds] = process.argv;
const {default: match} = await import(`${folder}/index.js`);
const one = fs.readFileSync(a), other = fs.readFileSync(b);
let count = 0, fastest = Infinity;
for (let i = 0; i < +rounds; i++) {
  const start = performance.now();
  count = match(one, other, null, +width, +height, {threshold: +threshold, includeAA: includeAA === '1'});
  fastest = Math.min(fastest, performance.now() - start);
}
console.log(JSON.stringify({count, milliseconds: fastest}));
"""


def ours(a, b, threshold, ignores):
    level = f"perceptual:{threshold}{',ignore-aa' if ignores else ''}"
    told = subprocess.run([TOOL, "diff", a, b, "--level", level, "--json", "-"], capture_output=True, text=True)
    return json.loads(told.stdout)["pictures"][0]["differing"]


def raw(path, place):
    """The picture as raw RGBA, and its size."""
    out = os.path.join(place, os.path.basename(path) + ".rgba")
    subprocess.run(["ffmpeg", "-v", "error", "-y", "-i", path, "-f", "rawvideo", "-pix_fmt", "rgba", out], check=True)
    with open(path, "rb") as file:
        header = file.read(24)
    return out, int.from_bytes(header[16:20], "big"), int.from_bytes(header[20:24], "big")


def theirs(folder, place, a, b, threshold, counts_aa, rounds=1):
    (one, width, height), (other, _, _) = raw(a, place), raw(b, place)
    script = os.path.join(place, "count.mjs")
    with open(script, "w") as file:
        file.write(NODE)
    told = subprocess.run(
        ["node", script, os.path.abspath(folder), one, other, str(width), str(height), str(threshold),
         "1" if counts_aa else "0", str(rounds)], capture_output=True, text=True, check=True)
    return json.loads(told.stdout)


def screens(place):
    """A phone's screen at scale 2, and the same with a dot moved, as PNGs by ffmpeg."""
    paths = []
    for name, x in (("screen-a", 300), ("screen-b", 306)):
        path = os.path.join(place, name + ".png")
        dot = f"if(lt(hypot(X-{x}\\,Y-800)\\,120)\\,220\\,245)"
        subprocess.run(
            ["ffmpeg", "-v", "error", "-y", "-f", "lavfi", "-i", "color=white:s=780x1688", "-vf",
             f"format=gbrp,geq=r='{dot}':g='if(lt(hypot(X-{x}\\,Y-800)\\,120)\\,90\\,245)':b='{dot}',format=rgba",
             "-frames:v", "1", path], check=True)
        paths.append(path)
    return paths


def main():
    folder = sys.argv[1]
    has_peer = shutil.which("node") and shutil.which("ffmpeg") and os.path.exists(f"{folder}/index.js")
    wrong = compared = 0
    with tempfile.TemporaryDirectory() as place:
        def picture(name):
            return os.path.join(folder, "test", "fixtures", name + ".png")
        for (a, b), rows in COUNTS.items():
            for threshold, known in rows.items():
                for ignores, count in zip((True, False), known):
                    found = ours(picture(a), picture(b), threshold, ignores)
                    asked = [count]
                    if has_peer:
                        asked.append(theirs(folder, place, picture(a), picture(b), threshold, not ignores)["count"])
                    compared += 1
                    if set(asked) != {found}:
                        wrong += 1
                        print(f"{a} {b} {threshold} {'without' if ignores else 'with'} AA: {found}, not {asked}")
        print(f"{compared} counts, {wrong} other than pixelmatch 7.2.0's")
        if has_peer:
            pairs = [("4a 4b, much differs", picture("4a"), picture("4b")),
                     ("7a 7b", picture("7a"), picture("7b")), ("a dot on a screen", *screens(place))]
            for name, a, b in pairs:
                told = subprocess.run([TOOL, "bench", "difference", a, b], capture_output=True, text=True, check=True)
                mine = json.loads(told.stdout)
                for words, counts_aa in (("perceptual:0.1", True), ("perceptual:0.1,ignore-aa", False)):
                    peer = theirs(folder, place, a, b, 0.1, counts_aa, rounds=60)["milliseconds"]
                    speed = mine[words]
                    print(f"{name}, {words}: {speed['milliseconds']:.2f} ms, {speed['megapixelsPerSecond']:.0f} Mpx/s; "
                          f"pixelmatch {peer:.2f} ms; {peer / speed['milliseconds']:.1f} times as fast")
    sys.exit(1 if wrong else 0)


main()
