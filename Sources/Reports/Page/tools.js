// What copies, colours, and the keys as a dialog.
async function copy(button) {
  try {
    await navigator.clipboard.writeText(button.dataset.copy);
  } catch {
    // Some browsers keep the clipboard from pages of files.
    const range = document.createRange();
    range.selectNodeContents($("code", button.parentElement));
    getSelection().removeAllRanges();
    getSelection().addRange(range);
    document.execCommand("copy");
  }
  button.textContent = "Copied";
  say("Copied.");
  setTimeout(() => { button.textContent = "Copy"; }, 1500);
}
for (const button of $$("[data-copy]")) button.onclick = () => copy(button);

const themes = { "": ["Auto", "as the system has them"], light: ["Light", "light"], dark: ["Dark", "dark"] };
function setTheme(name) {
  if (name) root.dataset.theme = name;
  else delete root.dataset.theme;
  $("#theme").textContent = themes[name][0];
  $("#theme").setAttribute("aria-label", `Colours: ${themes[name][1]}`);
  // Pages of files may have no storage.
  try { localStorage.setItem("rostrum.theme", name); } catch {}
}
const turnTheme = () => {
  const names = Object.keys(themes);
  setTheme(names[(names.indexOf(root.dataset.theme ?? "") + 1) % names.length]);
};
$("#theme").onclick = turnTheme;
try {
  const kept = localStorage.getItem("rostrum.theme");
  if (kept in themes) setTheme(kept);
} catch {}

const help = $("#help");
$("#keys").onclick = () => help.showModal();
