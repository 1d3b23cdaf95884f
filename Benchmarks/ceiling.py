#!/usr/bin/env python3
"""How near films come to what their encoder alone can do.

    python3 Benchmarks/ceiling.py [--tool .build/release/rostrum] [--rounds 5] [SCENE.swift …]

Films each scene (those of Benchmarks/Scenes) to MP4, and has FFmpeg's libx264 encode the same frames, ready-made as
planes and in memory, at the same preset and quality: as FFmpeg chooses the rest, and as the tool does (OURS). They take
turns; ratios are medians over rounds. Needs ffmpeg; a few hundred megabytes in /tmp.
"""
import argparse, glob, os, resource, statistics, subprocess, sys, tempfile, time

HERE = os.path.dirname(os.path.abspath(__file__))
X264 = ["-c:v", "libx264", "-preset", "veryfast", "-crf", "18"]
OURS = ["-threads", "2", "-x264-params", "sync-lookahead=5:partitions=i4x4,p8x8:merange=12:b-pyramid=strict:rc-lookahead=9:force-cfr=1"]


def measure(command):
    """Wall and processor seconds of a command."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    done = subprocess.run(command, capture_output=True, text=True)
    wall, after = time.monotonic() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode:
        sys.exit(f"{' '.join(command)}: exit {done.returncode}: {done.stderr.strip()[-300:]}")
    return wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", default=".build/release/rostrum")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("scenes", nargs="*")
    options = parser.parse_args()
    print(f"{'scene':10}{'ours s':>9}{'cpu':>7}{'x264 s':>9}{'cpu':>7}{'as ours s':>11}{'cpu':>7}{'of x264':>9}{'of as ours':>12}")
    for scene in options.scenes or sorted(glob.glob(f"{HERE}/Scenes/*.swift")):
        with tempfile.TemporaryDirectory() as folder:
            frames = f"{folder}/frames.y4m"
            film = [options.tool, "render", scene, "--quiet", "-o"]
            measure(film + [frames])
            encode = ["ffmpeg", "-y", "-v", "error", "-i", frames] + X264
            commands = [film + [f"{folder}/ours.mp4"], encode + [f"{folder}/x264.mp4"], encode + OURS + [f"{folder}/as.mp4"]]
            rounds = []
            for number in range(options.rounds):
                taken = {}
                for turn in range(3):
                    which = (number + turn) % 3
                    taken[which] = measure(commands[which])
                rounds.append([taken[which] for which in range(3)])
        middle = lambda value: statistics.median(map(value, rounds))
        columns = [middle(lambda r, i=i, j=j: r[i][j]) for i in range(3) for j in range(2)]
        name = os.path.basename(scene).removesuffix(".swift")
        print(f"{name:10}{columns[0]:9.2f}{columns[1]:7.2f}{columns[2]:9.2f}{columns[3]:7.2f}{columns[4]:11.2f}{columns[5]:7.2f}"
              f"{middle(lambda r: r[1][0] / r[0][0]):9.2f}{middle(lambda r: r[2][0] / r[0][0]):12.2f}", flush=True)


if __name__ == "__main__":
    main()
