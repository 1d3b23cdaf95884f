// Pictures are decoded when their clip is opened, and let go when another is.
let bitmaps = new Map();
async function decode(number) {
  for (let at = number; at >= 0 && !bitmaps.has(at); at = data.pictures[at].b) {
    const letters = atob(data.pictures[at].d);
    const bytes = Uint8Array.from(letters, letter => letter.charCodeAt(0));
    bitmaps.set(at, createImageBitmap(new Blob([bytes], { type: "image/png" }), { colorSpaceConversion: "none" }));
  }
}
async function decodeAll(numbers) {
  const mine = bitmaps;
  for (const number of numbers) decode(number);
  for (const [at, promise] of [...mine]) mine.set(at, await promise);
  return mine === bitmaps;
}
function letGo() {
  for (const bitmap of bitmaps.values()) Promise.resolve(bitmap).then(ready => ready.close());
  bitmaps = new Map();
}
// A picture is whole, or a patch over another one.
function paint(context, number) {
  const picture = data.pictures[number], bitmap = bitmaps.get(number);
  if (picture.b >= 0) paint(context, picture.b);
  context.clearRect(picture.x, picture.y, bitmap.width, bitmap.height);
  context.drawImage(bitmap, picture.x, picture.y);
}
function fit(canvas, number) {
  const { w, h } = data.pictures[number];
  if (canvas.width === w && canvas.height === h) return;
  canvas.width = w;
  canvas.height = h;
}
// From yellow (least) over orange and red to black (most), on the old picture in pale grey.
const stops = [[255, 224, 64], [255, 140, 0], [208, 16, 48], [0, 0, 0]];
function heat(canvas, before, after) {
  const { width, height } = before;
  canvas.width = width;
  canvas.height = height;
  const sides = [before, after].map(one => one.getContext("2d", { willReadFrequently: true })
    .getImageData(0, 0, width, height));
  const [a, b] = sides.map(side => side.data);
  const context = canvas.getContext("2d"), map = context.createImageData(width, height), out = map.data;
  let count = 0, greatest = 0;
  for (let at = 0; at < a.length; at += 4) {
    let most = 0;
    for (let part = at; part < at + 4; part++) most = Math.max(most, Math.abs(a[part] - b[part]));
    out[at + 3] = 255;
    if (most === 0) {
      const grey = (a[at] * 2 + a[at + 1] * 5 + a[at + 2]) / 8 * a[at + 3] / 255 + 255 - a[at + 3];
      out[at] = out[at + 1] = out[at + 2] = 215 + grey * 0.15;
      continue;
    }
    count++;
    greatest = Math.max(greatest, most);
    const place = most / 255 * 3, low = Math.min(Math.floor(place), 2), share = place - low;
    for (let part = 0; part < 3; part++)
      out[at + part] = stops[low][part] + (stops[low + 1][part] - stops[low][part]) * share;
  }
  context.putImageData(map, 0, 0);
  return { count, greatest };
}
