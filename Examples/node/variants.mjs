#!/usr/bin/env node
// A scene document made in JavaScript and given to rostrum by standard input; its progress is read as it goes, and its
// result document when it is done. Only Node's own modules are used.
//
//   node Examples/node/variants.mjs [FOLDER]        ROSTRUM names the tool; the default is the one on PATH

import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

const tool = process.env.ROSTRUM ?? "rostrum";

/** Dots that come one after the other: `rostrum schema` describes documents. */
const dots = (color, count) => ({
  rostrum: 1,
  stage: { size: [240, 80] },
  scene: Array.from({ length: count }, (_, index) => ({
    circle: 24,
    x: (index - (count - 1) / 2) * 40,
    fill: color,
    opacity: 0.2,
    animation: "snappy",
    delay: `${index * 60}ms`,
    states: { on: { opacity: 1, scale: 1.3 } },
  })),
  events: [{ at: "0.1s", state: "on" }],
});

/** Films a document; gives the result document. */
function film(document, output) {
  const child = spawn(
    tool,
    ["render", "-", "--input-format", "json", "-o", output, "--json", "-", "--progress", "ndjson"],
    { stdio: ["pipe", "pipe", "pipe"] },
  );
  let frames = 0;
  createInterface({ input: child.stderr }).on("line", (line) => {
    let event;
    try {
      event = JSON.parse(line);
    } catch {
      return console.error(line);
    }
    if (event.event === "frame") frames += 1;
    if (event.event === "note") console.log(`  ${event.text}`);
    if (event.event === "error") console.error(event.message);
  });
  let result = "";
  child.stdout.setEncoding("utf8").on("data", (text) => (result += text));
  child.stdin.end(JSON.stringify(document));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      if (code !== 0) return reject(new Error(`rostrum ended with ${code}`));
      resolve({ ...JSON.parse(result), told: frames });
    });
  });
}

const folder = process.argv[2] ?? "Output/variants";
mkdirSync(folder, { recursive: true });
const digests = new Set();
for (const color of ["#0A84FF", "#FF375F"]) {
  const path = join(folder, `dots-${color.slice(1)}.apng`);
  const result = await film(dots(color, 5), path);
  const [file] = result.outputs;
  const digest = createHash("sha256").update(readFileSync(path)).digest("hex");
  if (digest !== file.digest) throw new Error(`${path} is not what was told`);
  if (result.told !== result.frames.rendered) throw new Error(`${result.told} frames were told`);
  digests.add(digest);
  console.log(`${path}: ${file.frames} frames, ${file.bytes} bytes, ${digest.slice(0, 12)}`);
}
if (digests.size !== 2) throw new Error("two colours, one film");
