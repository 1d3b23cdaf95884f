// A film from an animated PNG: each picture of it is a PNG that lies over those before.
const signature = [137, 80, 78, 71, 13, 10, 26, 10];
const checks = Uint32Array.from({ length: 256 }, (_, byte) => {
  for (let bit = 0; bit < 8; bit++) byte = byte & 1 ? byte >>> 1 ^ 0xedb88320 : byte >>> 1;
  return byte;
});
function chunk(type, content) {
  const bytes = new Uint8Array(content.length + 12), view = new DataView(bytes.buffer);
  view.setUint32(0, content.length);
  bytes.set([...type].map(letter => letter.charCodeAt(0)), 4);
  bytes.set(content, 8);
  let check = ~0;
  for (let at = 4; at < content.length + 8; at++) check = checks[(check ^ bytes[at]) & 255] ^ check >>> 8;
  view.setUint32(content.length + 8, ~check);
  return bytes;
}
// The pictures, each with its place; `parts` are what its PNG is made of.
function* picturesOf(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let header, picture = null;
  const common = [];
  for (let at = signature.length; at + 12 <= bytes.length;) {
    const length = view.getUint32(at), content = bytes.subarray(at + 8, at + 8 + length);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    at += length + 12;
    if (type === "IHDR") header = content;
    else if (type === "tRNS" || type === "sRGB") common.push(chunk(type, content));
    else if (type === "IDAT") picture.parts.push(chunk("IDAT", content));
    else if (type === "fdAT") picture.parts.push(chunk("IDAT", content.subarray(4)));
    else if (type === "fcTL") {
      if (picture) yield ended(picture);
      const place = new DataView(content.buffer, content.byteOffset, content.length);
      const own = header.slice();
      own.set(content.subarray(4, 12));
      picture = {
        width: place.getUint32(4), height: place.getUint32(8), x: place.getUint32(12), y: place.getUint32(16),
        isOver: content[25] === 1,
        parts: [Uint8Array.from(signature), chunk("IHDR", own), ...common], type: "image/png",
      };
    }
  }
  if (picture) yield ended(picture);
}
const ended = picture => ({ ...picture, parts: [...picture.parts, chunk("IEND", [])] });

// A film: frames are numbered at `fps` a second; a picture is there until the next one comes.
class Film {
  constructor(letters, canvas, fps) {
    this.bytes = Uint8Array.from(atob(letters), letter => letter.charCodeAt(0));
    this.canvas = canvas;
    this.context = canvas.getContext("2d", { willReadFrequently: true });
    this.fps = fps;
    this.shown = -1;
  }
  async open() {
    const read = isWebP(this.bytes) ? webPPicturesOf : picturesOf;
    const all = [...read(this.bytes)].map(async ({ parts, type, ...picture }, index) => {
      picture.bitmap = await createImageBitmap(new Blob(parts, { type }), { colorSpaceConversion: "none" });
      picture.width = picture.bitmap.width;
      picture.height = picture.bitmap.height;
      picture.frame = picture.time === undefined ? index : Math.round(picture.time * this.fps / 1000);
      return picture;
    });
    this.pictures = await Promise.all(all);
    this.bytes = null;
    const { width, height } = this.pictures[0];
    this.canvas.width = width;
    this.canvas.height = height;
  }
  get count() { return this.pictures.length; }
  // From the picture that is there, or from the last one that hides all before it.
  show(frame) {
    const number = this.pictures.findLastIndex(picture => picture.frame <= frame);
    let from = this.shown <= number ? this.shown + 1 : 0;
    for (let at = number; at > from; at--) if (this.isWhole(this.pictures[at])) from = at;
    for (let at = from; at <= number; at++) this.paint(this.pictures[at], this.pictures[at - 1]);
    this.shown = number;
  }
  isWhole({ width, height, isOver }) {
    return !isOver && width === this.canvas.width && height === this.canvas.height;
  }
  paint({ bitmap, x, y, width, height, isOver }, last) {
    if (last?.isRemoved) this.context.clearRect(last.x, last.y, last.width, last.height);
    if (!isOver) this.context.clearRect(x, y, width, height);
    this.context.drawImage(bitmap, x, y);
  }
}
