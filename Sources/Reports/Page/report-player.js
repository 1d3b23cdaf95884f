// Two films in sync, and their difference.
class Player extends Playing {
  constructor(section) {
    const clip = data.clips[section.dataset.clip];
    super(section, clip.n, clip.fps);
    this.clip = clip;
    this.stage = $(".stage", section);
    this.mode = this.stage?.dataset.mode;
    this.screens = {};
    for (const name of ["before", "after"]) {
      const canvas = $(`.${name} canvas`, section);
      if (canvas) this.screens[name] = canvas;
    }
    this.map = $(".heat canvas", section);
    this.figures = $$(".curve", section.closest("article"));
    for (const button of $$(".modes button", section))
      button.onclick = () => this.look(button.dataset.mode);
    for (const button of $$(".transport button", section))
      button.onclick = () => this.act(button.dataset.do);
    for (const button of $$(".seek", section.closest("article")))
      button.onclick = () => { this.pause(); this.show(+button.dataset.frame, true); };
    for (const figure of this.figures) this.scrubs($(".plot", figure));
  }
  async open() {
    const used = [...this.clip.before, ...this.clip.after].filter(number => number >= 0);
    this.isOpen = await decodeAll(new Set(used));
    if (!this.isOpen) return;
    this.makeStrip();
    this.show(this.frame);
  }
  // The frame whose picture stands for this one: itself, the nearest before it, or the first there is.
  source(side, frame) {
    const list = this.clip[side];
    for (let at = Math.min(frame, list.length - 1); at >= 0; at--) if (list[at] >= 0) return at;
    return list.findIndex(number => number >= 0);
  }
  show(frame, isTold) {
    this.frame = Math.min(Math.max(frame, 0), this.last);
    const time = this.tell();
    const note = this.isOpen ? this.draw() : "";
    if (this.stage) $(".note", this.section).textContent = note;
    this.readCurves();
    this.markStrip();
    if (isTold) say(`Frame ${this.frame}, ${time}. ${note}`);
  }
  draw() {
    const notes = [];
    for (const [side, canvas] of Object.entries(this.screens)) {
      const at = this.source(side, this.frame);
      if (at < 0) continue;
      const number = this.clip[side][at];
      fit(canvas, number);
      paint(canvas.getContext("2d", { willReadFrequently: true }), number);
      if (this.frame >= this.clip[side].length) notes.push(`${side === "after" ? "now" : side} has ended`);
      else if (at !== this.frame) notes.push(`picture of frame ${at}`);
    }
    const { before, after } = this.screens;
    if (this.mode !== "heat" || !before || !after) return [...new Set(notes)].join(", ");
    if (before.width !== after.width || before.height !== after.height) return "The sizes differ.";
    const { count, greatest } = heat(this.map, before, after);
    notes.unshift(count === 0 ? "no pixel differs"
      : `${count} pixel${count === 1 ? " differs" : "s differ"}, by up to ${greatest} of 255`);
    return [...new Set(notes)].join(", ");
  }
  readCurves() {
    const text = value => value === null || value === undefined ? "–" : String(Math.round(value * 1000) / 1000);
    for (const figure of this.figures) {
      const curve = this.clip.curves[figure.dataset.curve], head = $(".playhead", figure);
      head.hidden = false;
      head.style.left = 100 * this.frame / Math.max(this.last, 1) + "%";
      $(".was", figure).value = text(curve.b[this.frame]);
      $(".is", figure).value = text(curve.a[this.frame]);
    }
  }
  makeStrip() {
    const strip = $(".strip", this.section);
    if (!strip || strip.childElementCount) return;
    const count = Math.min(12, this.last + 1), sides = Object.entries(this.screens);
    const work = document.createElement("canvas");
    for (let index = 0; index < count; index++) {
      const frame = count === 1 ? 0 : Math.round(index * this.last / (count - 1));
      const button = document.createElement("button");
      button.type = "button";
      button.dataset.frame = frame;
      button.setAttribute("aria-label", `Frame ${frame}`);
      const differs = this.clip.runs.some(([first, last]) => first <= frame && frame <= last);
      button.classList.toggle("differing", differs);
      for (const [side] of sides) {
        const at = this.source(side, frame);
        if (at < 0) continue;
        fit(work, this.clip[side][at]);
        paint(work.getContext("2d", { willReadFrequently: true }), this.clip[side][at]);
        const thumb = document.createElement("canvas"), scale = Math.min(72 / work.height, 96 / work.width);
        const ratio = Math.min(devicePixelRatio, 2);
        thumb.style.width = work.width * scale + "px";
        thumb.style.height = work.height * scale + "px";
        thumb.width = Math.max(work.width * scale * ratio, 1);
        thumb.height = Math.max(work.height * scale * ratio, 1);
        const context = thumb.getContext("2d");
        context.imageSmoothingQuality = "high";
        context.drawImage(work, 0, 0, thumb.width, thumb.height);
        button.append(thumb);
      }
      button.append(String(frame));
      button.onclick = () => { this.pause(); this.show(frame, true); };
      strip.append(button);
    }
  }
  markStrip() {
    const buttons = $$(".strip button", this.section);
    const current = buttons.findLast(button => +button.dataset.frame <= this.frame);
    for (const button of buttons)
      if (button === current) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
  }
  look(mode) {
    const button = $(`.modes [data-mode=${mode}]`, this.section);
    if (!button || button.disabled) return;
    this.mode = this.stage.dataset.mode = mode;
    for (const other of $$(".modes button", this.section))
      other.setAttribute("aria-pressed", String(other === button));
    this.show(this.frame);
    say(`${button.textContent}. ${$(".note", this.section).textContent}`);
  }
  act(what) {
    if (what === "play") return this.isPlaying ? this.pause() : this.play();
    this.pause();
    const starts = [...new Set(this.clip.findings)].sort((one, other) => one - other);
    const to = {
      back: this.frame - 1, forward: this.frame + 1, first: 0, last: this.last,
      next: starts.find(start => start > this.frame),
      previous: starts.findLast(start => start < this.frame),
    }[what];
    if (to !== undefined) this.show(to, true);
    else say("No further finding.");
  }
}
