// A finger on the picture: it goes down, moves and goes up in the scene as the pointer does here, at the film's speed.
export class Finger {
  constructor(stage, player, say) {
    Object.assign(this, { stage, player, say, isDown: false, isHeard: false });
    const canvas = stage.canvas;
    canvas.onpointerdown = event => this.press(event);
    canvas.onpointermove = event => this.move(event);
    canvas.onpointerup = canvas.onpointercancel = event => this.lift(event);
    canvas.oncontextmenu = event => { if (this.isDown) event.preventDefault(); };
  }
  // How far a finger trembles without moving, in points.
  static tremor = 3;

  press(event) {
    if (event.button !== 0 || this.isDown || !this.stage.stand) return;
    this.stage.canvas.setPointerCapture(event.pointerId);
    this.player.pause();
    const place = this.stage.point(event);
    Object.assign(this, {
      isDown: true, isHeard: false, waits: false, isLifted: false, moved: false, begun: event.timeStamp,
      // The scene knows of it one frame after the one that is seen.
      frame: this.player.frame + 1, sent: this.player.frame + 1, ended: Infinity,
      path: [{ ...place, time: event.timeStamp }],
    });
    this.player.isHeld = true;
    this.say({ do: "press", frame: this.player.frame, ...place });
  }
  move(event) {
    if (!this.isDown || this.isLifted) return;
    for (const one of event.getCoalescedEvents?.() ?? [event]) this.note(one);
    if (!event.getCoalescedEvents?.().length) this.note(event);
  }
  note(event) {
    const place = this.stage.point(event), first = this.path[0];
    this.moved ||= Math.hypot(place.x - first.x, place.y - first.y) > Finger.tremor;
    if (this.moved) this.path.push({ ...place, time: event.timeStamp });
  }
  lift(event) {
    if (!this.isDown || this.isLifted) return;
    if (event.type === "pointerup") this.note(event);
    this.isLifted = true;
    this.ended = event.timeStamp;
  }
  // The server says whether there is anything that takes touches.
  pressed(obstacle) {
    if (obstacle) this.lifted();
    else if (this.isDown) {
      this.isHeard = true;
      this.go();
    }
  }
  lifted() {
    this.isDown = this.isHeard = this.player.isHeld = false;
    this.player.asked.clear();
  }
  // A picture has come: the scene has followed so far.
  came(frame) {
    if (this.isDown && frame >= this.sent) this.waits = false;
  }
  frameAt(time) {
    return this.frame + (time - this.begun) / 1000 * this.player.fps * this.player.speed;
  }
  timeOf(frame) {
    return this.begun + (frame - this.frame) / this.player.fps / this.player.speed * 1000;
  }
  // Where the pointer was, between the places that are known.
  at(time) {
    const next = this.path.findIndex(place => place.time >= time);
    if (next === -1) return this.path.at(-1);
    if (next === 0) return this.path[0];
    const from = this.path[next - 1], to = this.path[next];
    const share = (time - from.time) / Math.max(to.time - from.time, 1e-6);
    const between = (one, other) => Math.round((one + (other - one) * share) * 10) / 10;
    return { x: between(from.x, to.x), y: between(from.y, to.y) };
  }
  // Tells the scene where the finger was at each frame that has passed; what it did not follow in time it catches up with.
  go() {
    if (!this.isDown) return;
    const now = Math.min(performance.now(), this.ended);
    const isLast = now === this.ended;
    const target = Math.max(isLast ? Math.round(this.frameAt(now)) : Math.floor(this.frameAt(now)), this.frame + (isLast ? 1 : 0));
    if (!this.waits && (target > this.sent || isLast)) {
      const places = [];
      const last = Math.max(target, this.sent + 1);
      for (let frame = this.sent + 1; frame <= last; frame++) {
        const { x, y } = isLast && frame === last ? this.path.at(-1) : this.at(this.timeOf(frame));
        places.push({ frame, x, y });
      }
      this.sent = last;
      this.waits = true;
      this.say({ do: "follow", places, isLast });
      if (isLast) return;
    }
    requestAnimationFrame(() => this.go());
  }
}
