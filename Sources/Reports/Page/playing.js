// A film that plays, steps and is scrubbed. What `show(frame)` shows is up to those that extend it.
class Playing {
  constructor(section, count, fps) {
    this.section = section;
    this.last = Math.max(count - 1, 0);
    this.fps = fps;
    this.frame = 0;
    this.speed = 1;
    this.loops = true;
    this.slider = $(".slider", section);
    this.slider.oninput = () => { this.pause(); this.show(+this.slider.value); };
    $("select", section).onchange = event => this.setSpeed(+event.target.value);
  }
  // Dragging over a curve goes through the film.
  scrubs(plot) {
    const go = event => {
      const box = plot.getBoundingClientRect();
      this.pause();
      this.show(Math.round((event.clientX - box.left) / box.width * this.last));
    };
    plot.onpointerdown = event => { plot.setPointerCapture(event.pointerId); go(event); };
    plot.onpointermove = event => { if (event.buttons & 1) go(event); };
  }
  // Says where the film is; gives the time in words.
  tell() {
    const time = (this.frame / this.fps).toFixed(3) + " s";
    this.slider.value = this.frame;
    this.slider.setAttribute("aria-valuetext", `frame ${this.frame} of ${this.last}, ${time}`);
    $(".frame", this.section).textContent = this.frame;
    $(".time", this.section).textContent = time;
    return time;
  }
  setSpeed(speed) {
    this.speed = speed;
    if (this.isPlaying) this.began = performance.now() - this.frame / this.fps / speed * 1000;
  }
  play() {
    if (this.isPlaying) return;
    if (this.frame >= this.last) this.show(0);
    this.isPlaying = true;
    this.section.classList.add("playing");
    $("[data-do=play]", this.section).setAttribute("aria-label", "Pause");
    this.began = performance.now() - this.frame / this.fps / this.speed * 1000;
    const rest = 0.6;
    const step = now => {
      const time = Math.max(now - this.began, 0) / 1000 * this.speed;
      const frame = Math.floor(time * this.fps);
      if (frame > this.last && !this.loops) {
        this.show(this.last);
        return this.pause();
      }
      if (frame > this.last + rest * this.fps * this.speed) {
        this.began = now;
        this.show(0);
      } else if (Math.min(frame, this.last) !== this.frame) {
        this.show(Math.min(frame, this.last));
      }
      this.next = requestAnimationFrame(step);
    };
    this.next = requestAnimationFrame(step);
  }
  pause() {
    cancelAnimationFrame(this.next);
    this.isPlaying = false;
    this.section.classList.remove("playing");
    $("[data-do=play]", this.section).setAttribute("aria-label", "Play");
  }
  setLoop(loops) {
    this.loops = loops;
    $("[data-do=loop]", this.section).setAttribute("aria-pressed", String(loops));
    say(loops ? "Plays again and again." : "Plays once.");
  }
}
