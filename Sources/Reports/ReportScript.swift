/// What a report does: its program, of which the page needs no other.
enum ReportScript {
  /// The program; without it the page is a list of what was found.
  static let text = """
    "use strict";
    (() => {
    const $ = (query, within = document) => within.querySelector(query);
    const $$ = (query, within = document) => [...within.querySelectorAll(query)];
    const root = document.documentElement;
    root.classList.add("js");
    const data = JSON.parse($("#data").textContent);
    const say = text => { $("#said").textContent = text; };
    \(pictures)
    \(player)
    \(page)
    })();
    """

  /// Pictures are decoded when their clip is opened, and let go when another is.
  private static let pictures = #"""
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
    """#

  private static let player = #"""
    class Player {
      constructor(section) {
        this.section = section;
        this.clip = data.clips[section.dataset.clip];
        this.last = Math.max(this.clip.n - 1, 0);
        this.frame = 0;
        this.speed = 1;
        this.stage = $(".stage", section);
        this.slider = $(".slider", section);
        this.mode = this.stage?.dataset.mode;
        this.screens = {};
        for (const name of ["before", "after"]) {
          const canvas = $(`.${name} canvas`, section);
          if (canvas) this.screens[name] = canvas;
        }
        this.map = $(".heat canvas", section);
        this.figures = $$(".curve", section.closest("article"));
        for (const button of $$(".modes button", section))
          button.onclick = () => this.look(button.dataset.mode);
        for (const button of $$(".transport button", section))
          button.onclick = () => this.act(button.dataset.do);
        for (const button of $$(".seek", section.closest("article")))
          button.onclick = () => { this.pause(); this.show(+button.dataset.frame, true); };
        $("select", section).onchange = event => this.setSpeed(+event.target.value);
        this.slider.oninput = () => { this.pause(); this.show(+this.slider.value); };
        for (const figure of this.figures) this.scrubs($(".plot", figure));
      }
      // Dragging over a curve goes through the film.
      scrubs(plot) {
        const go = event => {
          const box = plot.getBoundingClientRect();
          this.pause();
          this.show(Math.round((event.clientX - box.left) / box.width * this.last));
        };
        plot.onpointerdown = event => { plot.setPointerCapture(event.pointerId); go(event); };
        plot.onpointermove = event => { if (event.buttons & 1) go(event); };
      }
      async open() {
        const used = [...this.clip.before, ...this.clip.after].filter(number => number >= 0);
        this.isOpen = await decodeAll(new Set(used));
        if (!this.isOpen) return;
        this.makeStrip();
        this.show(this.frame);
      }
      // The frame whose picture stands for this one: itself, the nearest before it, or the first there is.
      source(side, frame) {
        const list = this.clip[side];
        for (let at = Math.min(frame, list.length - 1); at >= 0; at--) if (list[at] >= 0) return at;
        return list.findIndex(number => number >= 0);
      }
      show(frame, isTold) {
        this.frame = Math.min(Math.max(frame, 0), this.last);
        const time = (this.frame / this.clip.fps).toFixed(3) + " s";
        this.slider.value = this.frame;
        this.slider.setAttribute("aria-valuetext", `frame ${this.frame} of ${this.last}, ${time}`);
        $(".frame", this.section).textContent = this.frame;
        $(".time", this.section).textContent = time;
        const note = this.isOpen ? this.draw() : "";
        if (this.stage) $(".note", this.section).textContent = note;
        this.readCurves();
        this.markStrip();
        if (isTold) say(`Frame ${this.frame}, ${time}. ${note}`);
      }
      draw() {
        const notes = [];
        for (const [side, canvas] of Object.entries(this.screens)) {
          const at = this.source(side, this.frame);
          if (at < 0) continue;
          const number = this.clip[side][at];
          fit(canvas, number);
          paint(canvas.getContext("2d", { willReadFrequently: true }), number);
          if (this.frame >= this.clip[side].length) notes.push(`${side === "after" ? "now" : side} has ended`);
          else if (at !== this.frame) notes.push(`picture of frame ${at}`);
        }
        const { before, after } = this.screens;
        if (this.mode !== "heat" || !before || !after) return [...new Set(notes)].join(", ");
        if (before.width !== after.width || before.height !== after.height) return "The sizes differ.";
        const { count, greatest } = heat(this.map, before, after);
        notes.unshift(count === 0 ? "no pixel differs"
          : `${count} pixel${count === 1 ? " differs" : "s differ"}, by up to ${greatest} of 255`);
        return [...new Set(notes)].join(", ");
      }
      readCurves() {
        const text = value => value === null || value === undefined ? "–" : String(Math.round(value * 1000) / 1000);
        for (const figure of this.figures) {
          const curve = this.clip.curves[figure.dataset.curve], head = $(".playhead", figure);
          head.hidden = false;
          head.style.left = 100 * this.frame / Math.max(this.last, 1) + "%";
          $(".was", figure).value = text(curve.b[this.frame]);
          $(".is", figure).value = text(curve.a[this.frame]);
        }
      }
      makeStrip() {
        const strip = $(".strip", this.section);
        if (!strip || strip.childElementCount) return;
        const count = Math.min(12, this.last + 1), sides = Object.entries(this.screens);
        const work = document.createElement("canvas");
        for (let index = 0; index < count; index++) {
          const frame = count === 1 ? 0 : Math.round(index * this.last / (count - 1));
          const button = document.createElement("button");
          button.type = "button";
          button.dataset.frame = frame;
          button.setAttribute("aria-label", `Frame ${frame}`);
          const differs = this.clip.runs.some(([first, last]) => first <= frame && frame <= last);
          button.classList.toggle("differing", differs);
          for (const [side] of sides) {
            const at = this.source(side, frame);
            if (at < 0) continue;
            fit(work, this.clip[side][at]);
            paint(work.getContext("2d", { willReadFrequently: true }), this.clip[side][at]);
            const thumb = document.createElement("canvas"), scale = Math.min(72 / work.height, 96 / work.width);
            const ratio = Math.min(devicePixelRatio, 2);
            thumb.style.width = work.width * scale + "px";
            thumb.style.height = work.height * scale + "px";
            thumb.width = Math.max(work.width * scale * ratio, 1);
            thumb.height = Math.max(work.height * scale * ratio, 1);
            const context = thumb.getContext("2d");
            context.imageSmoothingQuality = "high";
            context.drawImage(work, 0, 0, thumb.width, thumb.height);
            button.append(thumb);
          }
          button.append(String(frame));
          button.onclick = () => { this.pause(); this.show(frame, true); };
          strip.append(button);
        }
      }
      markStrip() {
        const buttons = $$(".strip button", this.section);
        const current = buttons.findLast(button => +button.dataset.frame <= this.frame);
        for (const button of buttons)
          if (button === current) button.setAttribute("aria-current", "true");
          else button.removeAttribute("aria-current");
      }
      look(mode) {
        const button = $(`.modes [data-mode=${mode}]`, this.section);
        if (!button || button.disabled) return;
        this.mode = this.stage.dataset.mode = mode;
        for (const other of $$(".modes button", this.section))
          other.setAttribute("aria-pressed", String(other === button));
        this.show(this.frame);
        say(`${button.textContent}. ${$(".note", this.section).textContent}`);
      }
      act(what) {
        if (what === "play") return this.isPlaying ? this.pause() : this.play();
        this.pause();
        const starts = [...new Set(this.clip.findings)].sort((one, other) => one - other);
        const to = {
          back: this.frame - 1, forward: this.frame + 1, first: 0, last: this.last,
          next: starts.find(start => start > this.frame),
          previous: starts.findLast(start => start < this.frame),
        }[what];
        if (to !== undefined) this.show(to, true);
        else say("No further finding.");
      }
      setSpeed(speed) {
        this.speed = speed;
        if (this.isPlaying) this.began = performance.now() - this.frame / this.clip.fps / speed * 1000;
      }
      play() {
        if (this.frame >= this.last) this.show(0);
        this.isPlaying = true;
        this.section.classList.add("playing");
        $("[data-do=play]", this.section).setAttribute("aria-label", "Pause");
        this.began = performance.now() - this.frame / this.clip.fps / this.speed * 1000;
        const rest = 0.6;
        const step = now => {
          if (!this.isPlaying) return;
          const time = Math.max(now - this.began, 0) / 1000 * this.speed;
          const frame = Math.floor(time * this.clip.fps);
          if (frame > this.last + rest * this.clip.fps * this.speed) {
            this.began = now;
            this.show(0);
          } else if (Math.min(frame, this.last) !== this.frame) {
            this.show(frame);
          }
          requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }
      pause() {
        this.isPlaying = false;
        this.section.classList.remove("playing");
        $("[data-do=play]", this.section).setAttribute("aria-label", "Play");
      }
    }
    """#

  private static let page = #"""
    const columns = $(".columns"), search = $("#search"), rows = $$("#rows li"), help = $("#help");
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

    $("#keys").onclick = () => help.showModal();
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
    """#

  /// The keys, as a dialog.
  static let help = """
    <dialog id="help" aria-labelledby="help-title"><h2 id="help-title">Keys</h2><dl>
    <dt><kbd>space</kbd></dt><dd>play or pause</dd>
    <dt><kbd>←</kbd> <kbd>→</kbd></dt><dd>one frame back or on; <kbd>Home</kbd> <kbd>End</kbd> the first and the last</dd>
    <dt><kbd>p</kbd> <kbd>n</kbd></dt><dd>the finding before, the next finding</dd>
    <dt><kbd>1</kbd>–<kbd>4</kbd></dt><dd>before, now, difference, side by side</dd>
    <dt><kbd>j</kbd> <kbd>k</kbd></dt><dd>the next film, the one before</dd>
    <dt><kbd>/</kbd></dt><dd>search</dd>
    <dt><kbd>t</kbd></dt><dd>colours</dd>
    </dl><form method="dialog"><button>Close</button></form></dialog>
    """
}
