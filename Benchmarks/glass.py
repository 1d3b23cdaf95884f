#!/usr/bin/env python3
"""Twelve cards of glass that move over a picture, drawn by the rasteriser and by Skia, in one run.

    python3 Benchmarks/glass.py [--tool .build/release/rostrum] [--rounds 5] [--frames 12] [--png DIR]

The list is the tool's workload j: 1920×1080, a gradient, sixty discs, twelve cards of 400×240 with corners of 56 that move
by (1.3, 0.7) points a frame, blur of σ = 12, saturation 1.3, a tint of white at 110/255, and what bends the light at their
rims. Skia (skia-python, one thread) does less: a shade below, a backdrop filter of blur and saturation, the tint, and a
line of light at the rim; it bends nothing. Prints milliseconds of processor time a frame, each the median over rounds that take turns, and their
ratio. Ends with 1 below the bar of 2.
"""
import argparse, math, os, statistics, subprocess, sys, tempfile, time

import skia

WIDTH, HEIGHT, CARD, RADIUS, BAR = 1920, 1080, (400, 240), 56, 2.0


def cards(frame):
    for number in range(12):
        yield 50 + 460 * (number % 4) + 1.3 * frame, 60 + 330 * (number // 4) + 0.7 * frame


def disc(number):
    color = (number * 37 % 256, number * 91 % 256, number * 53 % 256, 200)
    return number * 331 % WIDTH, number * 197 % HEIGHT, 30 + number % 7 * 9, color


def listing(frames):
    """The frames in the grammar of `rostrum bench raster --list`."""
    lines = []
    for frame in range(frames):
        lines += [f"frame {frame}", "clear 255 255 255 255",
                  f"rect 0 0 {WIDTH} {HEIGHT} linear 0 0 {WIDTH} {HEIGHT} 2 0 20 60 140 255 1 240 140 90 255"]
        for number in range(60):
            x, y, radius, color = disc(number)
            lines.append("circle %g %g %g solid %d %d %d %d" % (x, y, radius, *color))
        for x, y in cards(frame):
            lines.append(
                f"rect {x - 41} {y - 41} {CARD[0] + 82} {CARD[1] + 82} glass 12 1.3 255 255 255 110 28 32 3 0.8 0.14 0.14 "
                f"40 8 0 1 {x} {y} {CARD[0]} {CARD[1]} {RADIUS} 0 0 0 0 1")
    return "\n".join(lines) + "\n"


def saturation(by):
    """A colour matrix that keeps luminance."""
    red, green, blue = (0.2126 * (1 - by), 0.7152 * (1 - by), 0.0722 * (1 - by))
    return [red + by, green, blue, 0, 0, red, green + by, blue, 0, 0, red, green, blue + by, 0, 0, 0, 0, 0, 1, 0]


class Peer:
    def __init__(self):
        self.surface = skia.Surface.MakeRasterN32Premul(WIDTH, HEIGHT)
        shader = skia.GradientShader.MakeLinear(
            [(0, 0), (WIDTH, HEIGHT)], [skia.Color(20, 60, 140), skia.Color(240, 140, 90)])
        self.ground = skia.Paint(Shader=shader)
        self.plain = skia.Paint()
        self.rim = skia.Paint(Color=skia.Color(255, 255, 255, 140), Style=skia.Paint.kStroke_Style, StrokeWidth=3, AntiAlias=True)
        self.shade = skia.Paint(Color=skia.Color(0, 0, 0, 36), AntiAlias=True,
                                MaskFilter=skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 20))
        self.glass = skia.ImageFilters.ColorFilter(
            skia.ColorFilters.Matrix(saturation(1.3)), skia.ImageFilters.Blur(12, 12, skia.TileMode.kClamp))

    def draw(self, frame):
        canvas = self.surface.getCanvas()
        canvas.clear(skia.ColorWHITE)
        canvas.drawRect(skia.Rect.MakeWH(WIDTH, HEIGHT), self.ground)
        for number in range(60):
            x, y, radius, color = disc(number)
            canvas.drawCircle(x, y, radius, skia.Paint(Color=skia.Color(*color), AntiAlias=True))
        for x, y in cards(frame):
            box = skia.Rect.MakeXYWH(x, y, *CARD)
            outline = skia.RRect.MakeRectXY(box, RADIUS, RADIUS)
            canvas.save()
            canvas.clipRRect(outline, skia.ClipOp.kDifference, True)
            canvas.drawRRect(skia.RRect.MakeRectXY(box.makeOffset(0, 8), RADIUS, RADIUS), self.shade)
            canvas.restore()
            canvas.save()
            canvas.clipRRect(outline, doAntiAlias=True)
            # The record keeps pointers: what it names must live until the layer is opened.
            layer = skia.Canvas.SaveLayerRec(box, self.plain, self.glass, 0)
            canvas.saveLayer(layer)
            canvas.drawColor(skia.Color(255, 255, 255, 110))
            canvas.restore()
            canvas.drawRRect(outline, self.rim)
            canvas.restore()

    def milliseconds(self, frames):
        begin = time.process_time()
        for frame in range(frames):
            self.draw(frame)
        return (time.process_time() - begin) / frames * 1e3


def ours(tool, path, frames, png=None):
    """From outside: the difference of two counts of repeats."""
    def seconds(repeat):
        words = [tool, "bench", "raster", "--list", path, "--repeat", str(repeat), "--json", "-"]
        if png:
            words += ["--png", png]
        process = subprocess.Popen(words, stdout=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        if status:
            sys.exit(f"{tool} failed")
        return usage.ru_utime + usage.ru_stime
    few, many = 1, 5
    return (seconds(many) - seconds(few)) / (many - few) / frames * 1e3


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", default=".build/release/rostrum")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--frames", type=int, default=12)
    parser.add_argument("--png")
    options = parser.parse_args()
    # One processor for both, as one thread draws.
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    peer = Peer()
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "j.txt")
        with open(path, "w") as file:
            file.write(listing(options.frames))
        figures = [(ours(options.tool, path, options.frames), peer.milliseconds(options.frames))
                   for _ in range(options.rounds)]
        if options.png:
            os.makedirs(options.png, exist_ok=True)
            ours(options.tool, path, options.frames, os.path.join(options.png, "ours.png"))
            peer.draw(0)
            peer.surface.makeImageSnapshot().save(os.path.join(options.png, "skia.png"), skia.kPNG)
    mine, others = (statistics.median(column) for column in zip(*figures))
    ratio = statistics.median(b / a for a, b in figures)
    print(f"j  ours {mine:.2f} ms  skia-python {skia.__version__} {others:.2f} ms  ratio {ratio:.2f}  bar {BAR:g}")
    return 0 if ratio >= BAR else 1


if __name__ == "__main__":
    sys.exit(main())
