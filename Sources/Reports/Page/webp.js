// The pictures of an animated WebP, each with its place and its time; the bytes of one are a WebP of their own.
function* chunksOf(bytes, at) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  while (at + 8 <= bytes.length) {
    const size = view.getUint32(at + 4, true), end = at + 8 + size;
    yield {
      type: String.fromCharCode(...bytes.subarray(at, at + 4)),
      content: bytes.subarray(at + 8, end), whole: bytes.subarray(at, end + size % 2),
    };
    at = end + size % 2;
  }
}
const isWebP = bytes => String.fromCharCode(...bytes.subarray(8, 12)) === "WEBP";
function* webPPicturesOf(bytes) {
  let time = 0, isMoving = false;
  for (const { type, content } of chunksOf(bytes, 12)) {
    if (type !== "ANMF") continue;
    const number = at => content[at] | content[at + 1] << 8 | content[at + 2] << 16, flags = content[15];
    const parts = [...chunksOf(content, 16)].map(part => part.whole);
    const head = new Uint8Array(12), size = parts.reduce((sum, part) => sum + part.length, 4);
    head.set([..."RIFF    WEBP"].map(letter => letter.charCodeAt(0)));
    new DataView(head.buffer).setUint32(4, size, true);
    yield {
      x: 2 * number(0), y: 2 * number(3), width: number(6) + 1, height: number(9) + 1, time,
      isOver: !(flags & 2), isRemoved: !!(flags & 1), parts: [head, ...parts], type: "image/webp",
    };
    isMoving = true;
    time += number(12);
  }
  // A film of one picture is no animation.
  if (!isMoving) yield { x: 0, y: 0, time, isOver: false, parts: [bytes], type: "image/webp" };
}
