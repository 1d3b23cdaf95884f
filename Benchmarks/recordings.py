#!/usr/bin/env python3
"""Films of public sources beside recordings of the same sources by a simulator: the moving thing tracked frame by frame.

    python3 Benchmarks/recordings.py CLONES [--tool .build/release/rostrum] [--only NAME] [--curves DIR]

CLONES holds clones by the names of `recordings_cases.py`, which says of each case where recording and source lie, what moves,
and when. Nothing of them belongs into this repository. Both films go through the same measure: coverage of a pixel by the
moving colour, or by whatever is not the ground, summed (amount, √amount is the size), and the middle of what is covered. No recording shows when the
finger went up: so the two curves are shifted in time, each movement on its own, until they lie nearest. What is reported: root of the mean square distance in percent of the way that
is moved, the largest distance, and when the last percent of the way is entered for good, in the recording and in our film.
Needs ffmpeg and numpy. Ends with 1 if a case cannot be compared.
"""
import argparse, os, subprocess, sys, tempfile

import numpy as np

from recordings_cases import CASES

FILM_RATE = 120


def frames(path, size=None):
    """Times in seconds and pictures of a film."""
    probe = subprocess.run(
        ["ffprobe", "-v", "error", "-select_streams", "v", "-show_entries", "stream=width,height", "-show_entries",
         "frame=pts_time", "-of", "csv=p=0", path], capture_output=True, text=True, check=True).stdout.split()
    rows = [[word for word in line.split(",") if word] for line in probe]
    times = np.array([float(row[0]) for row in rows if len(row) == 1])
    width, height = next((int(row[0]), int(row[1])) for row in rows if len(row) == 2)
    raw = subprocess.run(
        ["ffmpeg", "-v", "error", "-i", path, "-fps_mode", "passthrough", "-f", "rawvideo", "-pix_fmt", "rgb24", "-"],
        capture_output=True, check=True).stdout
    pictures = np.frombuffer(raw, np.uint8).reshape(-1, height, width, 3)
    return times[:len(pictures)], pictures


def measured(pictures, case, scale):
    """Of each picture the measures of the case, in points of the scene."""
    height, width = pictures.shape[1:3]
    left, top, right, bottom = case.region
    window = pictures[:, int(top * height):int(bottom * height), int(left * width):int(right * width)]
    ground = np.array(case.ground, np.float32)
    # What the ink changes least tells it from other colours least.
    channels = [k for k in range(3) if case.ink and abs(case.ink[k] - ground[k]) > 60]
    columns = np.arange(window.shape[2]) / scale
    rows = np.arange(window.shape[1]) / scale
    result = {"amount": [], "size": [], "x": [], "y": []}
    for picture in window:
        if case.ink:
            shares = [(ground[k] - picture[..., k].astype(np.float32)) / (ground[k] - case.ink[k]) for k in channels]
            share = np.clip(np.minimum.reduce(shares), 0, 1)
        else:
            share = np.abs(picture.astype(np.float32) - ground).max(2)
            share /= max(float(share.max()), 1)
        share[share < 0.04] = 0
        amount = float(share.sum())
        result["amount"].append(amount / scale ** 2)
        result["size"].append(amount ** 0.5 / scale)
        result["x"].append(float((share.sum(0) * columns).sum()) / max(amount, 1))
        result["y"].append(float((share.sum(1) * rows).sum()) / max(amount, 1))
        inked = np.flatnonzero(share.max(0) > share.max() / 2)
        result.setdefault("extent", []).append(float(np.ptp(inked)) / scale if share.max() > 0 else np.nan)
    result = {name: np.array(values) for name, values in result.items()}
    # Where next to nothing is left it is nowhere.
    faint = result["amount"] < result["amount"].max() / 20
    result["x"][faint] = result["y"][faint] = np.nan
    return result


def shifted(times, pictures, still, patch, scale):
    """How far below its place at `still` a part of the picture stands in each picture, in points; not a number where it is not seen."""
    height, width = pictures.shape[1:3]
    left, top, right, bottom = (round(part * side) for part, side in zip(patch, (width, height, width, height)))
    # Rows are enough: what moves goes up and down.
    rows = pictures[:, :, left:right].astype(np.float32).mean(2)
    reference = rows[np.abs(times - still).argmin()]
    least = max((bottom - top) // 4, 8)
    result = []
    for picture in rows:
        ways = range(-top, height - top - least)
        faults = []
        for way in ways:
            first, last = max(top + way, 0), min(bottom + way, height)
            faults.append(np.abs(picture[first:last] - reference[first - way:last - way]).mean() if last - first >= least else np.inf)
        best = int(np.argmin(faults))
        place = float(ways[best])
        if 0 < best < len(faults) - 1 and np.isfinite(faults[best - 1:best + 2]).all():
            before, here, after = faults[best - 1:best + 2]
            place += 0.5 * (before - after) / max(before + after - 2 * here, 1e-6)
        result.append(place / scale if faults[best] < 16 else np.nan)
    return np.array(result)


def filmed(case, clones, tool, folder, size):
    """Our film of the case's source, on a stage as large as what was recorded."""
    source = os.path.join(clones, case.clone, case.source)
    if case.scene:
        source = os.path.join(folder, "Screen.swift")
        with open(source, "w") as file:
            file.write(case.scene)
    command = [tool, "render", source, "--scale", "2", "--fps", str(FILM_RATE), "--system", str(case.system), "-o",
               os.path.join(folder, "film") + "/"]
    # A device brings its own size.
    if "--device" not in case.options:
        command += ["--size", "%dx%d" % size]
    for tap in case.taps:
        command += ["--tap", tap]
    command += case.options
    run = subprocess.run(command, capture_output=True, text=True)
    if run.returncode:
        raise RuntimeError(run.stderr.strip().splitlines()[-1] if run.stderr.strip() else f"exit {run.returncode}")
    subprocess.run(
        ["ffmpeg", "-v", "error", "-framerate", str(FILM_RATE), "-pattern_type", "glob", "-i",
         os.path.join(folder, "film", "*.png"), "-pix_fmt", "gbrp", "-c:v", "ffv1", os.path.join(folder, "film.mkv")], check=True)
    times, pictures = frames(os.path.join(folder, "film.mkv"))
    return np.arange(len(pictures)) / FILM_RATE, pictures


def settled(times, values, way):
    """When a curve comes within a percent of the way of its end for good."""
    far = np.flatnonzero(np.abs(values - values[-1]) > way / 100)
    return times[min(far[-1] + 1, len(times) - 1)] if len(far) else times[0]


def compared(movement, name, recorded, film):
    """One measure of one movement: distance in percent of the way, largest distance, ends."""
    (times, values), (ours, drawn) = recorded, film
    inside = (times >= movement.start) & (times <= movement.end) & np.isfinite(values)
    times, values = times[inside], values[inside]
    late = (ours >= movement.tap - 0.2) & (ours <= movement.tap + movement.end - movement.start + 0.3) & np.isfinite(drawn)
    ours, drawn = ours[late] - movement.tap, drawn[late]
    way = float(drawn.max() - drawn.min())
    if way == 0 or len(times) < 4:
        raise RuntimeError(f"{name}: nothing moves in our film, or too little in the recording")
    # Stars and letters are not drawn alike to the hair: curves are compared from where they rest.
    scale, offset = 1.0, values[0] - drawn[0]
    if movement.wholes or movement.readings:
        way = movement.wholes[1] if movement.wholes else way
        scale, offset = movement.wholes[0] / movement.wholes[1] if movement.wholes else 1.0, 0.0
    elif movement.ends:
        scale = (values[-1] - values[0]) / (drawn[-1] - drawn[0])
        offset = values[0] - scale * drawn[0]
    best = None
    for begun in np.arange(movement.start - movement.slack, movement.start + movement.slack, 1 / 1000):
        expected = np.interp(times - begun, ours, drawn) * scale + offset
        rms = float(np.sqrt(np.mean((values - expected) ** 2)))
        if best is None or rms < best[0]:
            best = rms, begun, expected
    rms, begun, expected = best
    way *= abs(scale)
    largest = float(np.abs(values - expected).max())
    # Times from when our film leaves its rest.
    leaves = ours[np.flatnonzero(np.abs(drawn - drawn[0]) > way / 100 / abs(scale))[0]]
    return {"rms": 100 * rms / way, "largest": 100 * largest / way, "way": way,
            "recorded_end": settled(times, values, way) - begun - leaves,
            "our_end": settled(ours, drawn, way / abs(scale)) - leaves,
            "curve": (times - begun, values, expected)}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("clones")
    parser.add_argument("--tool", default=".build/release/rostrum")
    parser.add_argument("--only", help="cases whose name contains this")
    parser.add_argument("--curves", help="a folder for the curves, as tab-separated values")
    words = parser.parse_args()
    failed, all_rms, ends = 0, [], []
    print("%-34s %-7s %8s %8s %9s %9s %9s" % ("movement", "measure", "rms %", "max %", "way pt", "end, real", "end, ours"))
    for case in CASES:
        if words.only and words.only not in case.name:
            continue
        try:
            times, pictures = frames(os.path.join(words.clones, case.clone, case.recording))
            times = times * case.pace
            scale = case.scale
            size = (round(pictures.shape[2] / scale), round(pictures.shape[1] / scale))
            real = measured(pictures, case, scale)
            with tempfile.TemporaryDirectory() as folder:
                ours, drawn = filmed(case, words.clones, words.tool, folder, size)
                film = measured(drawn, case, 2)
        except (OSError, RuntimeError, subprocess.CalledProcessError, StopIteration) as error:
            print(f"{case.name}: {error}", file=sys.stderr)
            failed += 1
            continue
        for movement in case.movements:
            for name in movement.measures:
                title = f"{case.name}, {movement.name}"
                try:
                    curves = (times, real[name]) if name in real else (), (ours, film[name]) if name in film else ()
                    if name == "shift":
                        curves = ((times, shifted(times, pictures, movement.still[0], movement.patch, scale)),
                                  (ours, shifted(ours, drawn, movement.still[1], movement.our_patch, 2)))
                    if movement.readings:
                        values = np.array(movement.readings) * float(film[name][-1])
                        curves = (movement.start + np.arange(len(values)) / movement.rate, values), curves[1]
                    found = compared(movement, name, *curves)
                except RuntimeError as error:
                    print(f"{title}: {error}", file=sys.stderr)
                    failed += 1
                    continue
                all_rms.append(found["rms"])
                ends.append(abs(found["recorded_end"] - found["our_end"]))
                print("%-34s %-7s %8.2f %8.2f %9.1f %9.3f %9.3f" % (
                    title, name, found["rms"], found["largest"], found["way"], found["recorded_end"], found["our_end"]))
                if words.curves:
                    os.makedirs(words.curves, exist_ok=True)
                    np.savetxt(os.path.join(words.curves, f"{title}, {name}.tsv".replace(" ", "-")),
                               np.column_stack(found["curve"]), fmt="%.4f", delimiter="\t", header="time\trecorded\tours")
    if all_rms:
        print("%d movements: rms at most 1 %%: %d, 2 %%: %d, 5 %%: %d; median %.2f %%; ends within 0.05 s: %d" % (
            len(all_rms), sum(r <= 1 for r in all_rms), sum(r <= 2 for r in all_rms), sum(r <= 5 for r in all_rms),
            float(np.median(all_rms)), sum(e <= 0.05 for e in ends)))
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
