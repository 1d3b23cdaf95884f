import { $, $$, say, takeKeys } from "./common.js";
import { Link } from "./live-link.js";
import { Stage } from "./live-stage.js";
import { LivePlayer } from "./live-player.js";
import { Finger } from "./live-finger.js";
import { ScriptList } from "./live-script.js";

// The page keeps all that a person did: it can be loaded again, and the server started anew.
const storage = "rostrum.live";
const kept = (() => { try { return JSON.parse(sessionStorage.getItem(storage)) ?? {}; } catch { return {}; } })();
const session = { path: "", look: {}, steps: [], usesFile: true, frame: 0, ...kept };
const keep = () => { try { sessionStorage.setItem(storage, JSON.stringify(session)); } catch {} };

const stage = new Stage($(".screen canvas"));
let take = 0, scenes = [], goesOn = false;
const link = new Link(hear);
const player = new LivePlayer($(".player"), stage, frame => link.say({ do: "picture", take, frame }));
const finger = new Finger(stage, player, post => link.say(post));
const script = new ScriptList($(".script"), player, (steps, usesFile) => link.say({ do: "script", steps, usesFile }));
// Where the page is, for when the scene changes: told when it stays there.
let telling = 0;
player.didShow = frame => {
  session.frame = frame;
  clearTimeout(telling);
  telling = setTimeout(() => link.say({ do: "at", frame }), 40);
};
addEventListener("pagehide", keep);

function open() {
  const index = Math.max(scenes.findIndex(scene => scene.path === session.path), 0);
  session.path = scenes[index].path;
  $("#scene").value = index;
  $("#name").textContent = document.title = scenes[index].name;
  const { look, steps, usesFile, frame } = session;
  link.say({ do: "open", scene: index, look, steps, usesFile, frame });
  keep();
}

const news = {
  scenes(told) {
    scenes = told.scenes;
    $("#scene").replaceChildren(...scenes.map((scene, index) => new Option(scene.path, index)));
    $("#scene").closest("label").hidden = scenes.length < 2;
    open();
  },
  begins() { tell("working"); },
  stands({ take: number, stand, milliseconds }) {
    take = number;
    Object.assign(document.body.dataset, { take, film: "begun" });
    // The first film that comes after a press is the finger's; any other is of another source or look.
    if (finger.isHeard) finger.lifted();
    player.begin(stand, finger.isDown ? finger.frame : 0);
    tell("ready", milliseconds);
    showFault(null);
    const size = `${+stand.width.toFixed(2)}×${+stand.height.toFixed(2)} pt`;
    $("#facts").textContent = `${size} · ${stand.columns}×${stand.rows} pixels · ${+stand.framesPerSecond.toFixed(3)} frames a second`;
    listPreviews(stand);
    // What is shown is asked for again as soon as it is known how long the film is; the server sends the first by itself.
    player.last = Math.max(player.last, finger.isDown ? finger.frame : 0);
    $(".notes").hidden = true;
    $(".notes ul").replaceChildren();
  },
  length({ length }) {
    if (length.isWhole || length.count > player.last + 1) player.setCount(length.count);
    script.mark();
    if (!length.isWhole) return;
    document.body.dataset.film = "whole";
    length.notes.forEach(note);
    if (length.restless) note(`${length.restless} never comes to rest: the film is cut`);
    if (goesOn) {
      goesOn = false;
      player.playOn();
    } else player.show(player.frame);
  },
  picture({ take: number, frame, key }, bytes) {
    if (number !== take) return;
    if (finger.isDown || goesOn) {
      player.last = Math.max(player.last, frame);
      player.frame = frame;
      player.tell();
    } else if (player.last < frame) player.setCount(frame + 1);
    player.came(frame, key, bytes);
    finger.came(frame);
  },
  pressed({ obstacle }) {
    finger.pressed(obstacle);
    if (!obstacle) return;
    note(obstacle);
    // The take of a finger stays where it is; the film goes on in another.
    if (document.body.dataset.state === "ready") script.change(script.steps, script.usesFile);
  },
  lifted() {
    finger.lifted();
    goesOn = true;
  },
  script(told) {
    script.set(told);
    Object.assign(session, { steps: told.steps, usesFile: told.usesFile });
    keep();
  },
  fault({ fault }) {
    tell("fault");
    finger.lifted();
    player.pause();
    showFault(fault);
  },
  file({ name, type }, bytes) {
    busy(false);
    const anchor = document.createElement("a"), blob = new Blob([bytes], { type });
    anchor.href = URL.createObjectURL(blob);
    anchor.download = name;
    anchor.click();
    setTimeout(() => URL.revokeObjectURL(anchor.href), 60000);
    note(`${name}: ${(blob.size / 1000).toFixed(0)} kB`);
  },
  unmade({ text }) {
    busy(false);
    note(text);
  },
  note({ text }) { note(text); },
  lost() {
    tell("lost");
    busy(false);
    finger.lifted();
  },
};
function hear(told, bytes) { news[told.is]?.(told, bytes); }

// What the server is about; the page's tests wait for it.
function tell(state, milliseconds) {
  const words = { working: "compiling …", ready: "", fault: "see below", lost: "the server is gone; waiting for it …" };
  $("#state").textContent = words[state];
  document.body.dataset.state = state;
  if (milliseconds !== undefined) document.body.dataset.milliseconds = Math.round(milliseconds);
}

function note(text) {
  const item = document.createElement("li");
  item.textContent = text;
  $(".notes ul").append(item);
  $(".notes").hidden = false;
  say(text);
}

function listPreviews({ previews, preview }) {
  const select = $("[data-look=preview]");
  select.closest("label").hidden = previews.length < 2;
  select.replaceChildren(new Option(`as the file begins`, ""), ...previews.map(name => new Option(name, name)));
  select.value = session.look.preview ? preview : "";
}

function showFault(fault) {
  const box = $(".fault");
  box.hidden = !fault;
  if (!fault) return;
  const make = (tag, name, text) => {
    const element = document.createElement(tag);
    if (name) element.className = name;
    if (text !== undefined) element.textContent = text;
    return element;
  };
  const problems = fault.problems.map(problem => {
    const part = make("div", `problem ${problem.kind}`);
    const place = `${problem.file}:${problem.line}${problem.column ? ":" + problem.column : ""}`;
    part.append(make("code", "place", place), make("b", "", problem.message));
    const lines = make("pre");
    for (const { number, text } of problem.source) {
      lines.append(make("span", number === problem.line ? "line on" : "line", `${String(number).padStart(4)} ${text}\n`));
      if (number === problem.line && problem.column) lines.append(make("span", "line caret", " ".repeat(problem.column + 4) + "^\n"));
    }
    if (problem.source.length) part.append(lines);
    return part;
  });
  box.replaceChildren(make("p", "message", fault.message), ...problems);
  if (fault.details && !problems.length) box.append(make("pre", "", fault.details));
}

// The stage's presets.
for (const control of $$("[data-look]")) {
  const name = control.dataset.look;
  if (control.type === "checkbox") control.checked = session.look[name] ?? false;
  else control.value = session.look[name] ?? "";
  control.onchange = () => {
    const value = control.type === "checkbox" ? control.checked || undefined : control.value || undefined;
    session.look = { ...session.look, [name]: value };
    open();
  };
}
$("#scene").onchange = event => {
  Object.assign(session, { path: scenes[+event.target.value].path, steps: [], usesFile: true, frame: 0 });
  session.look = { ...session.look, preview: undefined };
  player.frame = 0;
  open();
};

const busy = isBusy => { for (const button of $$("[data-format]")) button.disabled = isBusy; };
for (const button of $$("[data-format]")) {
  button.onclick = () => {
    busy(true);
    link.say({ do: "export", format: button.dataset.format, frame: player.frame });
  };
}
const save = () => { if (script.steps.length) link.say({ do: "save" }); };
$("#save").onclick = save;

takeKeys(player, { s: save });
tell("working");
