// What keys do on a page of one player; `others` are those of this page alone.
function takeKeys(player, others = {}) {
  const acts = {
    ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last", n: "next", p: "previous", " ": "play", l: "loop",
  };
  const speeds = { 1: "1", 2: "0.5", 3: "0.25", 4: "0.125" };
  document.onkeydown = event => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || help.open || target.matches("select")) return;
    // A slider has its arrows, as has what scrolls, and a button that was reached by keys its space.
    if (target.matches(".slider, .sheet") && /^(Arrow|Home|End|Page)/.test(key)) return;
    if (key === " " && target.matches("button, summary, a, input") && target.matches(":focus-visible")) return;
    if (key === "?") help.showModal();
    else if (key === "t") turnTheme();
    else if (key in others) others[key]();
    else if (key in speeds) {
      $("select", player.section).value = speeds[key];
      player.setSpeed(+speeds[key]);
    } else if (key in acts) player.act(acts[key]);
    else return;
    event.preventDefault();
  };
}

// `page.html#90` opens at frame 90.
function followAddress(player) {
  const follow = () => {
    const wished = location.hash.slice(1);
    if (/^\d+$/.test(wished)) player.show(+wished, true);
  };
  addEventListener("hashchange", follow);
  player.show(0);
  follow();
}
