#!/usr/bin/env python3
"""How near the tool's pictures and layouts are to recordings of the real thing.

    python3 Benchmarks/fidelity_sources.py CASES --snapshots DIR …      # once: cases from public repositories
    python3 Benchmarks/fidelity.py CASES [--tool .build/release/rostrum] [--only NAME] [--json FILE] [--keep DIR]

CASES holds cases.json, a list of what to film and what it should look like:

    {"name": "badge", "source": "badge.swift", "preview": "badge", "size": [48, 48], "scale": 1, "at": 0,
     "picture": "badge.png",                                     # what was recorded, at `scale` pixels to the point
     "layers": [["text", 4, 18, 40, 12], …], "host": [48, 48]}   # or frames, in the order of the views, of a host

Says for each case whether it compiles; for pictures the share of pixels that are more than 8 levels off in any
component, and how far the box around all ink is off, in points; for layers how far each frame is off. A second pass gives
texts the sizes that were recorded: what is off then is layout's. Needs ffmpeg and numpy; recordings are never committed.
"""
import argparse, json, os, re, subprocess, sys, tempfile
import numpy

# Levels by which a component may differ unseen, and points by which a frame may.
LEVELS, POINTS = 8, 1.0
# The part of its width by which a text may differ, beside the pixel to which it was rounded.
TEXT_SHARE = 0.01


def run(tool, words):
    """The tool's answer: code, first line of what it complains of."""
    done = subprocess.run([tool] + words, capture_output=True, text=True)
    said = [line for line in done.stderr.splitlines() if line.strip()]
    error = next((line for line in said if "error" in line.lower()), said[0] if said else "")
    return done.returncode, error[:160]


def pixels(path):
    """A picture over white: height × width × 3 levels."""
    probe = subprocess.run(["ffprobe", "-v", "error", "-show_entries", "stream=width,height", "-of", "csv=p=0", path],
                           capture_output=True, text=True, check=True)
    width, height = map(int, probe.stdout.strip().split(","))
    raw = subprocess.run(["ffmpeg", "-v", "error", "-i", path, "-f", "rawvideo", "-pix_fmt", "rgba", "-"],
                         capture_output=True, check=True).stdout
    rgba = numpy.frombuffer(raw, numpy.uint8).reshape(height, width, 4).astype(float)
    alpha = rgba[..., 3:] / 255
    return rgba[..., :3] * alpha + 255 * (1 - alpha)


def ground(picture):
    """The ground's colour: the most frequent one along the picture's edges, just inside of what rounding may leave."""
    inset = 2 if min(picture.shape[:2]) > 8 else 0
    inner = picture[inset:picture.shape[0] - inset, inset:picture.shape[1] - inset]
    edge = numpy.concatenate([inner[0], inner[-1], inner[:, 0], inner[:, -1]]).round().astype(int)
    colours, counts = numpy.unique(edge, axis=0, return_counts=True)
    return colours[counts.argmax()]


def ink_box(picture):
    """The box around what is not of the ground's colour: x, y, width, height in pixels; None if empty.

    A view that is a fraction of a point narrower than its picture leaves a seam at the edges, which is no ink.
    """
    inked = (abs(picture - ground(picture)) > LEVELS).any(axis=2)
    inked[[0, -1]] &= inked[[1, -2]]
    inked[:, [0, -1]] &= inked[:, [1, -2]]
    rows, columns = numpy.flatnonzero(inked.any(axis=1)), numpy.flatnonzero(inked.any(axis=0))
    if not len(rows):
        return None
    return [int(v) for v in (columns[0], rows[0], columns[-1] - columns[0] + 1, rows[-1] - rows[0] + 1)]


def edges(frame):
    x, y, width, height = frame
    return (x, y, x + width, y + height)


def apart(a, b):
    """How far the edges of two frames are apart at most."""
    return max(abs(p - q) for p, q in zip(edges(a), edges(b)))


def compare_pictures(case, ours, recorded):
    scale = case.get("scale", 1)
    if ours.shape != recorded.shape:
        size = [ours.shape[1] / scale, ours.shape[0] / scale]
        return {"sizes": [size, [recorded.shape[1] / scale, recorded.shape[0] / scale]]}
    off = (abs(ours - recorded) > LEVELS).any(axis=2).mean()
    result = {"off": float(off)}
    boxes = ink_box(ours), ink_box(recorded)
    if all(boxes):
        result["ink"] = apart(*boxes) / scale
        result["boxes"] = boxes
    return result


def traced_layers(path):
    """The leaves of a trace in order: kind, x, y, width, height, and a text's words."""
    views = {}
    for series in json.load(open(path))["series"]:
        value = series.get("constant", (series.get("values") or [None])[0])
        views.setdefault(series["view"], {})[series["property"]] = value
    result = []
    for name, values in views.items():
        if "frame.x" in values:
            frame = [float(values["frame." + side]) for side in ("x", "y", "width", "height")]
            result.append((["text" if "text" in values else "color"] + frame, values.get("text")))
    return result


def compare_layers(case, traced):
    recorded = case["layers"]
    if len(traced) != len(recorded):
        return {"count": [len(traced), len(recorded)]}
    width, height = case["size"]
    host = case.get("host", [width, height])
    # The recording's host lies in the stage's corner, ours in its middle.
    across, down = (width - host[0]) / 2, (height - host[1]) / 2
    layers = []
    for (ours, words), theirs in zip(traced, recorded):
        frame = [ours[1] - across, ours[2] - down, ours[3], ours[4]]
        layers.append({"kind": theirs[0], "words": words, "ours": frame, "recorded": theirs[1:],
                       "off": round(apart(frame, theirs[1:]), 3)})
    return {"layers": layers, "worst": max((layer["off"] for layer in layers), default=0)}


def given_texts(source, layers):
    """The source with each of its texts in a frame of the width that was recorded; None if they cannot be told apart."""
    sizes = [layer[3:] for layer in layers if layer[0] == "text"]
    texts = re.findall(r'Text\("(?:[^"\\]|\\.)*"\)', source)
    if len(texts) != len(sizes):
        return None
    sizes = iter(sizes)
    def framed(match):
        width, _ = next(sizes)
        # A frame of a fixed height would take the text's distances from its neighbours; ours may need more width.
        return f"{match.group(0)}.fixedSize().frame(width: {width})"
    return re.sub(r'Text\("(?:[^"\\]|\\.)*"\)', framed, source)


def measure(case, folder, tool, extra, scratch):
    source = os.path.join(folder, case["source"])
    options = ["--size", "%gx%g" % tuple(case["size"]), "--scale", "%g" % case.get("scale", 1), "--no-script"] + extra
    if "preview" in case:
        options += ["--preview", case["preview"]]
    options += case.get("args", [])
    result = {"name": case["name"]}
    if "picture" in case:
        still = os.path.join(scratch, case["name"] + ".png")
        code, said = run(tool, ["render", source, "--at", str(case.get("at", 0)), "-o", still, "--quiet"] + options)
        result.update(code=code, said=said if code else "")
        if code == 0:
            result.update(compare_pictures(case, pixels(still), pixels(os.path.join(folder, case["picture"]))))
    if "layers" in case:
        trace = os.path.join(scratch, case["name"] + ".json")
        def traced(path):
            return run(tool, ["inspect", path, "--at", "0", "--trace", trace] + options)
        code, said = traced(source)
        result.update(code=code, said=said if code else "")
        if code == 0:
            result.update(compare_layers(case, traced_layers(trace)))
        given = given_texts(open(source).read(), case["layers"])
        if code == 0 and given:
            path = os.path.join(scratch, "given-" + os.path.basename(source))
            open(path, "w").write(given)
            if traced(path)[0] == 0:
                framed = compare_layers(case, traced_layers(trace))
                result["given"] = max((abs(a - b) for layer in framed.get("layers", [])
                                       if layer["kind"] != "text"
                                       for a, b in zip(edges(layer["ours"]), edges(layer["recorded"]))), default=0)
                result["givenMiddles"] = max((max(abs(a + c / 2 - p - r / 2), abs(b + d / 2 - q - s / 2))
                                              for layer in framed.get("layers", []) if layer["kind"] == "text"
                                              for (a, b, c, d), (p, q, r, s) in [(layer["ours"], layer["recorded"])]),
                                             default=0)
    return result


def share(part, whole):
    return f"{part} of {whole} ({100 * part / whole:.1f} %)" if whole else "none"


def summarize(results):
    compiled = [r for r in results if r["code"] == 0]
    pictures = [r for r in compiled if "off" in r]
    layers = [layer for r in compiled for layer in r.get("layers", [])]
    texts = [layer for layer in layers if layer["kind"] == "text"]
    def fits(layer):
        (ours, theirs) = layer["ours"][2], layer["recorded"][2]
        return abs(ours - theirs) <= TEXT_SHARE * theirs + 0.5
    given = [max(r["given"], r["givenMiddles"]) for r in compiled if "given" in r]
    return {
        "compile": share(len(compiled), len(results)),
        "pictures within 0.5 % of pixels": share(sum(r["off"] <= 0.005 for r in pictures), len(pictures)),
        "pictures within 3 % of pixels": share(sum(r["off"] <= 0.03 for r in pictures), len(pictures)),
        "ink boxes within 1 pt": share(sum(r["ink"] <= POINTS for r in pictures if "ink" in r),
                                       sum("ink" in r for r in pictures)),
        "frames within 1 pt": share(sum(layer["off"] <= POINTS for layer in layers), len(layers)),
        "text widths within 1 % and the pixel": share(sum(map(fits, texts)), len(texts)),
        "layouts exact (half a point) given text sizes": share(sum(worst <= 0.5 for worst in given), len(given)),
    }


def line(result):
    if result["code"]:
        return f'{result["name"]:44} code {result["code"]}: {result["said"]}'
    parts = []
    if "sizes" in result:
        parts.append("sizes %s, recorded %s" % tuple(result["sizes"]))
    if "off" in result:
        parts.append(f'{100 * result["off"]:6.2f} % off')
    if "ink" in result:
        parts.append(f'ink {result["ink"]:5.2f} pt')
    if "count" in result:
        parts.append("%d layers, recorded %d" % tuple(result["count"]))
    if "worst" in result:
        parts.append(f'frames {result["worst"]:5.2f} pt')
    if "given" in result:
        parts.append(f'given texts {max(result["given"], result["givenMiddles"]):5.2f} pt')
    return f'{result["name"]:44} ' + ", ".join(parts)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("cases", help="a folder with cases.json")
    parser.add_argument("--tool", default=".build/release/rostrum")
    parser.add_argument("--only", default="", help="only cases whose names contain this")
    parser.add_argument("--json", help="write all numbers here")
    parser.add_argument("--keep", help="keep our pictures and traces here")
    parser.add_argument("options", nargs="*", help="options for the tool, after --")
    options = parser.parse_args()
    cases = json.load(open(os.path.join(options.cases, "cases.json")))
    with tempfile.TemporaryDirectory() as scratch:
        if options.keep:
            os.makedirs(options.keep, exist_ok=True)
            scratch = options.keep
        results = []
        for case in cases:
            if options.only in case["name"]:
                results.append(measure(case, options.cases, options.tool, options.options, scratch))
                print(line(results[-1]), flush=True)
    summary = summarize(results)
    print()
    for name, value in summary.items():
        print(f"{name:48} {value}")
    if options.json:
        json.dump({"summary": summary, "cases": results}, open(options.json, "w"), indent=1)


if __name__ == "__main__":
    sys.exit(main())
