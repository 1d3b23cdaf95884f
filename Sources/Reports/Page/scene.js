// Equal neighbours of a list are told once, as `[what, how often]`.
const unfold = list => list.flatMap(one => Array.isArray(one) ? Array(one[1]).fill(one[0]) : [one]);
for (const { values } of data.film.views) for (const value of values) value.frames = unfold(value.frames);
for (const curve of data.film.curves) {
  curve.values = unfold(curve.values);
  curve.velocities = unfold(curve.velocities);
}

// The page of one scene: its film, and what everything in it is worth at the frame that is shown.
class ScenePlayer extends Playing {
  constructor(section) {
    super(section, data.film.frameCount, data.film.framesPerSecond);
    this.film = new Film(data.pictures, $(".screen canvas", section), this.fps);
    this.figures = $$(".curve");
    this.rows = $$(".value").map(row => ({ row, output: $("output", row), value: this.valueOf(row) }));
    this.runs = $$(".spec [data-from]");
    for (const button of $$(".transport button", section)) button.onclick = () => this.act(button.dataset.do);
    for (const figure of this.figures) for (const plot of $$(".plot", figure)) this.scrubs(plot);
    this.scrubs($(".lane", section));
    for (const button of $$(".seek")) button.onclick = () => this.seek(+button.dataset.time);
    for (const mark of $$(".lane button", section)) mark.onpointerdown = event => event.stopPropagation();
  }
  valueOf(row) {
    return data.film.views[row.dataset.view].values[row.dataset.value];
  }
  async open() {
    await this.film.open();
    this.isOpen = true;
    this.show(this.frame);
    this.section.classList.add("open");
  }
  // The first frame that shows what happened at a time.
  seek(time) {
    this.pause();
    this.show(Math.ceil(time * this.fps - 1e-6), true);
  }
  show(frame, isTold) {
    this.frame = Math.min(Math.max(frame, 0), this.last);
    const time = this.tell();
    if (this.isOpen) this.film.show(this.frame);
    this.readValues();
    this.readCurves();
    if (isTold) say(`Frame ${this.frame}, ${time}.`);
  }
  readValues() {
    for (const { row, output, value } of this.rows) {
      const at = this.frame - value.first, now = value.frames[Math.min(at, value.frames.length - 1)];
      const isThere = at >= 0 && now !== null && now !== undefined;
      const unit = typeof now === "number" ? (value.unit === "pt" ? " pt" : value.unit) : "";
      const text = isThere ? `${now}${unit}` : "–";
      if (output.value !== text) output.value = text;
      const isMoving = isThere && at > 0 && at < value.frames.length && now !== value.frames[at - 1];
      row.classList.toggle("moving", isMoving);
      row.classList.toggle("gone", !isThere);
    }
    for (const run of this.runs) {
      const now = this.frame / this.fps;
      run.classList.toggle("on", +run.dataset.from <= now && now < +run.dataset.to);
    }
  }
  readCurves() {
    for (const figure of this.figures) {
      const curve = data.film.curves[figure.dataset.curve];
      for (const head of $$(".playhead", figure)) {
        head.hidden = false;
        head.style.left = 100 * this.frame / Math.max(this.last, 1) + "%";
      }
      const text = value => value === null || value === undefined ? "–" : String(value);
      $(".is", figure).value = text(curve.values[this.frame]);
      $(".speed-is", figure).value = text(curve.velocities[this.frame]);
    }
  }
  act(what) {
    if (what === "play") return this.isPlaying ? this.pause() : this.play();
    if (what === "loop") return this.setLoop(!this.loops);
    this.pause();
    const starts = data.film.events.map(event => Math.ceil(event.time * this.fps - 1e-6));
    const to = {
      back: this.frame - 1, forward: this.frame + 1, first: 0, last: this.last,
      next: starts.find(start => start > this.frame),
      previous: starts.findLast(start => start < this.frame),
    }[what];
    if (to !== undefined) this.show(to, true);
    else say("Nothing further happens.");
  }
}

const player = new ScenePlayer($(".player"));
const filter = $("#moving");
filter.onchange = () => $(".tree").classList.toggle("all", !filter.checked);
takeKeys(player);
followAddress(player);
player.open().catch(error => say(`The film cannot be shown: ${error.message}`));
