// The page of a sheet: many films with one player. One that is over rests on its last frame.
class SheetPlayer extends Playing {
  constructor(section) {
    super(section, Math.max(...data.counts), data.framesPerSecond);
    this.films = $$("canvas[data-cell]", section).map(canvas => new Film(data.films[canvas.dataset.cell], canvas));
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
  setLoop(loops) {
    this.loops = loops;
    $("[data-do=loop]", this.section).setAttribute("aria-pressed", String(loops));
    say(loops ? "Plays again and again." : "Plays once.");
  }
}

const player = new SheetPlayer($(".player"));
const acts = {
  ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last", n: "next", p: "previous", " ": "play", l: "loop",
};
const speeds = { 1: "1", 2: "0.5", 3: "0.25", 4: "0.125" };
document.onkeydown = event => {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || help.open || target.matches("select")) return;
  // A slider has its arrows, as has what scrolls, and a button that was reached by keys its space.
  if (target.matches(".slider, .sheet") && /^(Arrow|Home|End|Page)/.test(key)) return;
  if (key === " " && target.matches("button, a, input") && target.matches(":focus-visible")) return;
  if (key === "?") help.showModal();
  else if (key === "t") turnTheme();
  else if (key in speeds) {
    $("select", player.section).value = speeds[key];
    player.setSpeed(+speeds[key]);
  } else if (key in acts) player.act(acts[key]);
  else return;
  event.preventDefault();
};
// `sheet.html#90` opens at frame 90.
function follow() {
  const wished = location.hash.slice(1);
  if (/^\d+$/.test(wished)) player.show(+wished, true);
}
addEventListener("hashchange", follow);
player.show(0);
follow();
player.open().catch(error => say(`The films cannot be shown: ${error.message}`));
