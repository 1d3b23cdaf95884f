import { $ } from "./common.js";

// The script as a list of steps, and as marks on the time line.
export class ScriptList {
  constructor(section, player, change) {
    Object.assign(this, { section, player, change, steps: [], usesFile: true });
    $("#uses-file").onchange = event => change(this.steps, event.target.checked);
    $("#undo").onclick = () => change(this.steps.slice(0, -1), this.usesFile);
    $("#clear").onclick = () => change([], this.usesFile);
  }
  // A time as scripts have it: seconds, a ratio, milliseconds or frames.
  static seconds(text, fps) {
    const [, top, bottom, unit] = /^([\d.]+)(?:\/(\d+))?(ms|f|s)?$/.exec(text) ?? [];
    const number = Number(top) / Number(bottom ?? 1);
    return unit === "ms" ? number / 1000 : unit === "f" ? number / fps : number;
  }
  timeOf(step) {
    const when = step.text.slice(step.text.lastIndexOf("@") + 1).trim().split(/\s|->/)[0];
    return ScriptList.seconds(when, this.player.fps);
  }
  // What a step does, in short: a drag has a leg for each frame.
  static words({ verb, text }) {
    const [what, ...legs] = text.split("->");
    if (legs.length < 2) return `${verb} ${text}`;
    return `${verb} ${what.trim()} -> … -> ${legs.at(-1).trim().split(" in ")[0]} (${legs.length} moves)`;
  }
  set({ steps, usesFile, file }) {
    Object.assign(this, { steps, usesFile });
    const list = $(".steps", this.section);
    list.replaceChildren(...steps.map((step, index) => this.item(step, index)));
    $(".none", this.section).hidden = steps.length > 0;
    $(".switch", this.section).hidden = !file;
    $("#file").textContent = file ? `with ${file.split("/").at(-1)}` : "";
    $("#uses-file").checked = usesFile;
    for (const name of ["save", "undo", "clear"]) $(`#${name}`).disabled = steps.length === 0;
    this.mark();
  }
  item(step, index) {
    const item = document.createElement("li"), seek = document.createElement("button"), gone = document.createElement("button");
    const time = this.timeOf(step);
    seek.type = gone.type = "button";
    seek.className = "seek";
    seek.textContent = `${time.toFixed(3)} s`;
    seek.onclick = () => { this.player.pause(); this.player.show(Math.round(time * this.player.fps), true); };
    gone.textContent = "×";
    gone.setAttribute("aria-label", `Remove step ${index + 1}`);
    gone.onclick = () => this.change(this.steps.filter((_, at) => at !== index), this.usesFile);
    const code = document.createElement("code");
    code.textContent = ScriptList.words(step);
    code.title = step.text;
    item.append(seek, code, gone);
    return item;
  }
  mark() {
    const end = Math.max(this.player.last, 1) / this.player.fps;
    const times = this.steps.map(step => this.timeOf(step));
    this.player.marks = times;
    $(".lane").replaceChildren(...times.filter(time => time <= end).map(time => {
      const mark = document.createElement("i");
      mark.className = "event";
      mark.style.left = 100 * time / end + "%";
      return mark;
    }));
  }
}
