// The page of a sheet: many films with one player. One that is over rests on its last frame.
class SheetPlayer extends Playing {
  constructor(section) {
    super(section, Math.max(...data.counts), data.framesPerSecond);
    this.films = $$("canvas[data-cell]", section).map(canvas =>
      new Film(data.films[canvas.dataset.cell], canvas, this.fps));
    this.ends = [...new Set(data.counts)].map(count => count - 1).sort((one, other) => one - other);
    for (const button of $$(".transport button", section)) button.onclick = () => this.act(button.dataset.do);
  }
  async open() {
    await Promise.all(this.films.map(film => film.open()));
    this.isOpen = true;
    this.show(this.frame);
    this.section.classList.add("open");
  }
  show(frame, isTold) {
    this.frame = Math.min(Math.max(frame, 0), this.last);
    const time = this.tell();
    if (this.isOpen) for (const film of this.films) {
      const own = Math.min(this.frame, film.count - 1);
      if (own !== film.shown) film.show(own);
    }
    if (isTold) say(`Frame ${this.frame}, ${time}.`);
  }
  act(what) {
    if (what === "play") return this.isPlaying ? this.pause() : this.play();
    if (what === "loop") return this.setLoop(!this.loops);
    this.pause();
    const to = {
      back: this.frame - 1, forward: this.frame + 1, first: 0, last: this.last,
      next: this.ends.find(end => end > this.frame),
      previous: this.ends.findLast(end => end < this.frame),
    }[what];
    if (to !== undefined) this.show(to, true);
    else say("No further film ends.");
  }
}

const player = new SheetPlayer($(".player"));
takeKeys(player);
followAddress(player);
player.open().catch(error => say(`The films cannot be shown: ${error.message}`));
