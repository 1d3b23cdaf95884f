#!/usr/bin/env python3
"""Encoders on three more kinds of content: a dark theme, photographs, scrolling text.

    python3 Benchmarks/content.py [--tool .build/release/rostrum] [--only dark,photos,scroll] [--keep DIR]

Films the scenes of Benchmarks/Content (800×600, 50 frames a second, 2 s) to raw frames, encodes those with
`rostrum bench encode` (with libpng and libswscale for comparison too), and with what FFmpeg brings for the same format,
in one run; with gifski where it is installed. One line each: seconds of processor time, bytes, and PSNR as FFmpeg
decodes it. Needs ffmpeg. The photographs are made here, of noise.
"""
import argparse, json, math, os, re, resource, shutil, struct, subprocess, sys, tempfile, zlib

HERE = os.path.dirname(os.path.abspath(__file__))
SIZE, RATE = (800, 600), 50


def photograph(path, seed, width=640, height=480):
    """Hills under a sky: smooth slopes, grain, and edges, as cameras see them."""
    def lattice(x, y, salt):
        n = (x * 374761393 + y * 668265263 + (seed * 31 + salt) * 974634777) & 0xffffffff
        n = ((n ^ n >> 13) * 1274126177) & 0xffffffff
        return (n ^ n >> 16) / 0xffffffff

    def noise(x, y, salt):
        i, j = math.floor(x), math.floor(y)
        u, v = x - i, y - j
        u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
        a, b = lattice(i, j, salt), lattice(i + 1, j, salt)
        c, d = lattice(i, j + 1, salt), lattice(i + 1, j + 1, salt)
        return (a + (b - a) * u) * (1 - v) + (c + (d - c) * u) * v

    ridges = [[(0.35 + 0.17 * k + 0.16 * noise(x / 90 + 7 * k, 0.5, k) + 0.03 * noise(x / 9, k, 9)) * height
               for x in range(width)] for k in range(4)]
    rows = bytearray()
    for y in range(height):
        rows.append(0)
        for x in range(width):
            layer = sum(y > ridge[x] for ridge in ridges)
            cloud = noise(x / 80, y / 30, 3) * 0.6 + noise(x / 25, y / 11, 4) * 0.3
            leaf = noise(x / 5, y / 5, 5) * 0.5 + noise(x / 2, y / 2, 6) * 0.5
            if layer == 0:
                light = y / height
                color = (90 + 130 * light + 70 * cloud, 130 + 90 * light + 60 * cloud, 205 + 30 * cloud)
            else:
                fade = (4 - layer) / 4
                color = (30 + 110 * fade + 50 * leaf * (1 - fade), 55 + 95 * fade + 70 * leaf * (1 - fade),
                         40 + 125 * fade + 30 * leaf * (1 - fade))
            if seed % 2:
                color = (color[0] * 1.1, color[1] * 0.8, color[2] * 0.6)
            grain = 8 * (lattice(x, y, 8) - 0.5)
            rows += bytes(max(0, min(255, round(part + grain))) for part in color)
    with open(path, "wb") as file:
        def chunk(kind, data):
            file.write(struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)))
        file.write(b"\x89PNG\r\n\x1a\n")
        chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
        chunk(b"IDAT", zlib.compress(bytes(rows), 1))
        chunk(b"IEND", b"")


def run(command):
    """What a command prints, and its processor seconds."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(command, capture_output=True, text=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode:
        sys.exit(f"{' '.join(command)}: exit {done.returncode}: {done.stderr.strip()[-300:]}")
    return done, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def raw(path):
    return ["-f", "rawvideo", "-pix_fmt", "rgba", "-s", f"{SIZE[0]}x{SIZE[1]}", "-r", str(RATE), "-i", path]


def psnr(path, frames):
    """Of red, green and blue together, over all frames of the raw film."""
    scale = "scale=in_color_matrix=bt709:flags=accurate_rnd+full_chroma_int," if path.endswith(".mp4") else ""
    done, _ = run(["ffmpeg", "-v", "info", "-i", path] + raw(frames) + [
        "-lavfi", f"[0:v]fps={RATE},{scale}format=gbrp[a];[1:v]format=gbrp[b];[a][b]psnr", "-f", "null", "-"])
    found = re.findall(r"average:(\S+)", done.stderr)
    return f"{float(found[-1]):.1f}" if found else "?"


def size(path):
    if os.path.isdir(path):
        return sum(os.path.getsize(os.path.join(path, name)) for name in os.listdir(path) if name.endswith(".png"))
    return os.path.getsize(path)


PEERS = {
    "png": ["-c:v", "png", "-pix_fmt", "rgb24", "-pred", "mixed"],
    "gif one palette": ["-filter_complex", "[0:v]split[a][b];[a]palettegen[p];[b][p]paletteuse=dither=none"],
    "gif one palette, dithered": ["-filter_complex", "[0:v]split[a][b];[a]palettegen[p];[b][p]paletteuse"],
    "apng": ["-c:v", "apng", "-pix_fmt", "rgba", "-pred", "mixed", "-f", "apng"],
    "mp4": ["-c:v", "libx264", "-preset", "veryfast", "-crf", "18", "-vf",
            "scale=out_color_matrix=bt709:flags=bicubic+accurate_rnd,format=yuv420p", "-colorspace", "bt709"],
}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", default=".build/release/rostrum")
    parser.add_argument("--only", default="dark,photos,scroll")
    parser.add_argument("--keep", help="a folder that keeps the files")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.keep or temporary
        os.makedirs(f"{folder}/assets", exist_ok=True)
        for kind in options.only.split(","):
            if kind == "photos":
                for number in range(3):
                    photograph(f"{folder}/assets/photo{number}.png", number)
            frames = f"{folder}/{kind}.rgba"
            run([options.tool, "render", f"{HERE}/Content/{kind}.swift", "--scale", "1", "--fps", str(RATE),
                 "--duration", "2", "--assets", f"{folder}/assets", "-o", frames, "--quiet"])
            print(f"{kind}\n  {'':34}{'cpu s':>8}{'bytes':>12}{'PSNR':>8}")
            for form in ("png", "png-small", "png-libpng", "gif", "gif-90", "apng", "mp4", "mp4-swscale"):
                ending = form.split("-")[0]
                out = f"{folder}/{kind}-{form}" + ("" if ending == "png" else f".{ending}")
                if ending == "png":
                    os.makedirs(out, exist_ok=True)
                done, _ = run([options.tool, "bench", "encode", "--raw", frames, "--size", f"{SIZE[0]}x{SIZE[1]}",
                               "--fps", str(RATE), "--format", form, "--out", out])
                told = json.loads(done.stdout)
                quality = "exact" if ending == "png" else psnr(out, frames)
                print(f"  {'ours: ' + form:34}{told['cpu_s']:8.2f}{told['bytes']:12}{quality:>8}")
            for name, arguments in PEERS.items():
                ending = name.split()[0]
                out = f"{folder}/{kind}-ffmpeg-{name.replace(' ', '-').replace(',', '')}"
                if ending == "png":
                    os.makedirs(out, exist_ok=True)
                place = f"{out}/%04d.png" if ending == "png" else f"{out}.{ending}"
                _, seconds = run(["ffmpeg", "-y", "-v", "error", "-threads", "1"] + raw(frames) + arguments + [
                    "-threads", "1", place])
                quality = "exact" if ending == "png" else psnr(place, frames)
                print(f"  {'ffmpeg: ' + name:34}{seconds:8.2f}{size(out if ending == 'png' else place):12}{quality:>8}")
            for level in (100, 90) if shutil.which("gifski") else ():
                place = f"{folder}/{kind}-gifski-{level}.gif"
                _, seconds = run(["gifski", "--quiet", "--quality", str(level), "--fps", str(RATE), "-o", place] + sorted(
                    os.path.join(f"{folder}/{kind}-png", name) for name in os.listdir(f"{folder}/{kind}-png")))
                print(f"  {f'gifski: {level}':34}{seconds:8.2f}{size(place):12}{psnr(place, frames):>8}")


if __name__ == "__main__":
    main()
