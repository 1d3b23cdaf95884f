// The picture, and the pictures that have come: each once, however many frames share it.
export class Stage {
  constructor(canvas) {
    this.canvas = canvas;
    this.context = canvas.getContext("2d", { willReadFrequently: true });
    this.forget();
  }
  // Another film. Frames before `kept` are the same in both.
  begin(stand, kept = 0) {
    this.stand = stand;
    const keys = [...this.keys].filter(([frame]) => frame < kept);
    const pictures = this.pictures;
    this.forget();
    for (const [frame, key] of keys) {
      this.keys.set(frame, key);
      this.pictures.set(key, pictures.get(key));
    }
    this.film++;
    const { columns, rows, width, height } = stand;
    // What was wanted of another film comes too late.
    this.paintedTicket = this.ticket;
    delete this.canvas.dataset.frame;
    if (this.canvas.width === columns && this.canvas.height === rows) return;
    this.canvas.width = columns;
    this.canvas.height = rows;
    this.canvas.style.aspectRatio = `${width} / ${height}`;
  }
  film = 0;
  ticket = 0;
  paintedTicket = 0;
  forget() {
    this.pictures = new Map();
    this.keys = new Map();
    this.painted = -1;
    this.paintedName = null;
  }
  // A picture has come for a frame; without bytes it is one that was there before.
  add(frame, key, bytes) {
    const name = `${this.film}:${key}`;
    if (bytes) this.pictures.set(name, new Blob([bytes], { type: "image/png" }));
    this.keys.set(frame, name);
  }
  has(frame) { return this.keys.has(frame); }
  // Paints a frame that is there, as its bytes are: no browser's colours come between. Pictures take their time to decode:
  // one that was wanted before what is painted already is too late.
  async paint(frame) {
    const name = this.keys.get(frame), blob = this.pictures.get(name), ticket = ++this.ticket;
    if (!blob) return;
    let bitmap = null;
    if (name !== this.paintedName) {
      bitmap = await createImageBitmap(blob, { colorSpaceConversion: "none", premultiplyAlpha: "default" });
    }
    if (ticket > this.paintedTicket) {
      if (bitmap) {
        this.context.clearRect(0, 0, this.canvas.width, this.canvas.height);
        this.context.drawImage(bitmap, 0, 0);
        this.paintedName = name;
      }
      this.paintedTicket = ticket;
      this.painted = frame;
      this.canvas.dataset.frame = frame;
    }
    bitmap?.close();
  }
  // A place of the window as a place of the scene, in points.
  point(event) {
    const box = this.canvas.getBoundingClientRect();
    const round = number => Math.round(number * 10) / 10;
    return {
      x: round((event.clientX - box.left) / box.width * this.stand.width),
      y: round((event.clientY - box.top) / box.height * this.stand.height),
    };
  }
}
