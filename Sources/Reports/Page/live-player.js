import { $, say, Playing } from "./common.js";

// The player of a film that is still being taken, and whose pictures come when they are asked for.
export class LivePlayer extends Playing {
  constructor(section, stage, ask) {
    super(section, 1, 60);
    this.stage = stage;
    this.ask = ask;
    this.asked = new Set();
    this.marks = [];
    // Whether a finger leads the film.
    this.isHeld = false;
    for (const button of section.querySelectorAll(".transport button")) button.onclick = () => this.act(button.dataset.do);
    this.scrubs($(".lane", section));
  }
  // Pictures that are asked for at a time: so many that the server is never idle, and so few that a jump is quick.
  static most = 6;
  // Frames that are asked for ahead.
  static ahead = 10;

  begin(stand, kept) {
    this.fps = stand.framesPerSecond;
    this.asked.clear();
    this.stage.begin(stand, kept);
  }
  setCount(count) {
    this.last = Math.max(count - 1, 0);
    this.slider.max = this.last;
    $(".clock .of", this.section).textContent = ` / ${this.last}`;
    if (this.frame > this.last) this.show(this.last);
    else this.tell();
  }
  show(frame, isTold) {
    this.frame = Math.min(Math.max(frame, 0), this.last);
    const time = this.tell();
    this.want(this.frame);
    for (let next = 1; next <= LivePlayer.ahead; next++) this.want(Math.min(this.frame + next, this.last));
    if (this.stage.has(this.frame)) this.stage.paint(this.frame);
    if (isTold) say(`Frame ${this.frame}, ${time}.`);
    this.didShow?.(this.frame);
  }
  want(frame) {
    if (this.isHeld || this.stage.has(frame) || this.asked.has(frame)) return;
    if (this.asked.size >= LivePlayer.most && frame !== this.frame) return;
    this.asked.add(frame);
    this.ask(frame);
  }
  // A picture has come. One that is late is better than none while the film plays.
  came(frame, key, bytes) {
    this.asked.delete(frame);
    this.stage.add(frame, key, bytes);
    if (frame === this.frame || this.isPlaying && frame < this.frame && frame > this.stage.painted) this.stage.paint(frame);
    if (this.isPlaying || frame === this.frame) {
      for (let next = 0; next <= LivePlayer.ahead; next++) this.want(Math.min(this.frame + next, this.last));
    }
  }
  // Plays to the end and stays there, whatever is wanted of the end otherwise.
  playOn() {
    if (this.isPlaying || this.frame >= this.last) return;
    this.loopsElse = this.loops;
    this.loops = false;
    this.play();
  }
  pause() {
    super.pause();
    this.loops = this.loopsElse ?? this.loops;
    this.loopsElse = null;
  }
  act(what) {
    if (what === "play") return this.isPlaying ? this.pause() : this.play();
    if (what === "loop") return this.setLoop(!this.loops);
    this.pause();
    const starts = this.marks.map(time => Math.ceil(time * this.fps - 1e-6)).sort((one, other) => one - other);
    const to = {
      back: this.frame - 1, forward: this.frame + 1, first: 0, last: this.last,
      next: starts.find(start => start > this.frame),
      previous: starts.findLast(start => start < this.frame),
    }[what];
    if (to !== undefined) this.show(to, true);
    else say("There is no further touch.");
  }
  setLoop(loops) {
    this.loopsElse = null;
    super.setLoop(loops);
  }
}
