// The list of films, and the one that is open.
const columns = $(".columns"), search = $("#search"), rows = $$("#rows li");
const isNarrow = matchMedia("(max-width: 760px)");
let current = null, player = null;
const visible = () => rows.filter(row => !row.hidden);
function select(id) {
  const article = id && document.getElementById(id);
  columns.classList.toggle("reading", Boolean(article));
  if (!article || article === current) return;
  player?.pause();
  letGo();
  current?.classList.remove("on");
  (current = article).classList.add("on");
  for (const link of $$("#rows a")) {
    if (link.hash === "#" + id) {
      link.setAttribute("aria-current", "true");
      link.scrollIntoView({ block: "nearest" });
    } else link.removeAttribute("aria-current");
  }
  const section = $(".player", article);
  player = section ? new Player(section) : null;
  player?.show(0);
  player?.open();
  scrollTo(0, 0);
  say($(".lead", article).textContent);
}
function follow() {
  const id = location.hash.slice(1);
  if (document.getElementById(id)?.matches("article")) select(id);
  else if (isNarrow.matches) select(null);
  else select($("a", visible()[0] ?? rows[0] ?? document.createElement("p"))?.hash.slice(1));
}
function step(by) {
  const shown = visible(), at = shown.findIndex(row => $("a", row).hasAttribute("aria-current"));
  const next = shown[Math.min(Math.max(at + by, 0), shown.length - 1)];
  if (next) location.hash = $("a", next).hash;
}
function filter() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  const looks = new Set($$(".chip[aria-pressed=true]").map(chip => chip.dataset.filter));
  for (const row of rows) {
    const text = row.textContent.toLowerCase();
    row.hidden = !looks.has(row.dataset.look) || !words.every(word => text.includes(word));
  }
  $("#none").hidden = visible().length > 0;
}
search.oninput = filter;
for (const chip of $$(".chip")) chip.onclick = () => {
  chip.setAttribute("aria-pressed", String(chip.getAttribute("aria-pressed") !== "true"));
  filter();
  say(`${visible().length} films are listed.`);
};

const modes = { 1: "before", 2: "after", 3: "heat", 4: "side" };
const acts = {
  ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last", n: "next", p: "previous", " ": "play",
};
document.onkeydown = event => {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || help.open) return;
  if (target.matches("input[type=search], select")) {
    if (key === "Escape") target.blur();
    return;
  }
  // A slider has its arrows, and a button that was reached by keys its space.
  if (target.matches(".slider") && /^(Arrow|Home|End|Page)/.test(key)) return;
  if (key === " " && target.matches("button, summary, a") && target.matches(":focus-visible")) return;
  if (key === "j") step(1);
  else if (key === "k") step(-1);
  else if (key === "/") search.focus();
  else if (key === "?") help.showModal();
  else if (key === "t") turnTheme();
  else if (key in modes && player?.stage) player.look(modes[key]);
  else if (key in acts && player) player.act(acts[key]);
  else return;
  event.preventDefault();
};
addEventListener("hashchange", follow);
isNarrow.onchange = follow;
filter();
follow();
