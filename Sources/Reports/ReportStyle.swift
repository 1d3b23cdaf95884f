/// How a report looks: its style sheet.
enum ReportStyle {
  /// The style sheet; dark and light as the system has them, or as the page's switch says.
  static let text = """
    :root { color-scheme: light; \(light) }
    @media (prefers-color-scheme: dark) { :root:not([data-theme]) { color-scheme: dark; \(dark) } }
    :root[data-theme=dark] { color-scheme: dark; \(dark) }
    \(page)
    \(list)
    \(article)
    \(player)
    \(curves)
    \(narrow)
    """

  private static let light = """
    --ground: #f5f5f7; --card: #fff; --sunk: #eeeef1; --ink: #1d1d1f; --soft: #63636b; --line: #dfdfe5;
    --before: #8a8a94; --after: #0a66d8; --focus: #0a66d8; --shade: #ff7a1a1c; --film: #e6e6eb;
    --raised: #fff;
    --failed: #b8123a; --differs: #b2470a; --incomparable: #6d35c4; --missing: #7a5c00; --recorded: #0a66d8;
    --same: #16713f; --lift: 0 1px 2px #0000000d, 0 4px 16px #0000000a;
    """
  private static let dark = """
    --ground: #101012; --card: #1a1a1d; --sunk: #27272c; --ink: #f2f2f5; --soft: #a0a0aa; --line: #303037;
    --before: #94949f; --after: #5eb0ff; --focus: #5eb0ff; --shade: #ff8f3d26; --film: #0a0a0b;
    --raised: #44444c;
    --failed: #ff7088; --differs: #ffa05c; --incomparable: #bd9bff; --missing: #e6c34d; --recorded: #5eb0ff;
    --same: #5dd394; --lift: 0 0 0 1px #ffffff0a;
    """

  private static let page = """
    *, ::before, ::after { box-sizing: border-box; }
    body { margin: 0; background: var(--ground); color: var(--ink); line-height: 1.45;
      font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
      font-variant-numeric: tabular-nums; -webkit-text-size-adjust: 100%; }
    h1, h2, h3, p, ol, ul, figure { margin: 0; padding: 0; }
    ol, ul { list-style: none; }
    a { color: inherit; text-decoration: none; }
    code { font: .93em/1.4 ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
    button, input, select { font: inherit; color: inherit; }
    button, select { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 5px 11px;
      cursor: pointer; }
    button:hover:not(:disabled) { border-color: var(--soft); }
    button:disabled { opacity: .4; cursor: default; }
    :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
    [hidden] { display: none !important; }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
      white-space: nowrap; }
    .skip { position: absolute; left: -999px; }
    .skip:focus { left: 12px; top: 8px; z-index: 9; background: var(--card); padding: 6px 12px; border-radius: 8px; }
    .top { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; padding: 14px 22px;
      border-bottom: 1px solid var(--line); background: var(--card); }
    .title { display: flex; align-items: center; gap: 12px; flex: 1 1 200px; }
    .logo { flex: none; width: 26px; height: 26px; border-radius: 7px;
      background: radial-gradient(circle at 30% 62%, var(--before) 0 20%, transparent 22%),
        radial-gradient(circle at 66% 40%, #fff 0 22%, transparent 24%), var(--after); }
    h1 { font-size: 16px; font-weight: 650; letter-spacing: -.01em; line-height: 1.25; }
    h1 small { display: block; font-size: 12px; font-weight: 450; color: var(--soft); letter-spacing: 0; }
    .tools { display: flex; gap: 8px; }
    kbd { font: 11px/1 ui-monospace, Menlo, monospace; padding: 2px 5px; border-radius: 4px; background: var(--sunk);
      color: var(--soft); }
    .limit, .orphans { flex: 1 0 100%; font-size: 13px; color: var(--soft); }
    .limit { padding: 9px 13px; background: var(--shade); border-radius: 9px; color: var(--ink); }
    .orphans summary { cursor: pointer; }
    .orphans ul { padding: 6px 0 6px 18px; list-style: disc; }
    .columns { display: grid; grid-template-columns: 312px minmax(0, 1fr); align-items: start; }
    main { padding: 22px 24px 48px; outline: none; }
    .nothing { font-size: 17px; color: var(--soft); }
    dialog { border: 0; border-radius: 14px; padding: 22px 26px; background: var(--card); color: var(--ink);
      box-shadow: 0 12px 60px #00000059; max-width: calc(100vw - 32px); }
    dialog::backdrop { background: #00000066; }
    dialog h2 { font-size: 16px; margin-bottom: 12px; }
    dialog dl { display: grid; grid-template-columns: auto 1fr; gap: 7px 18px; margin: 0 0 16px; }
    dialog dd { margin: 0; }
    """

  private static let list = """
    .list { position: sticky; top: 0; max-height: 100vh; display: flex; flex-direction: column;
      border-right: 1px solid var(--line); background: var(--card); min-height: calc(100vh - 66px); }
    .filters { padding: 14px 14px 10px; display: grid; gap: 10px; border-bottom: 1px solid var(--line); }
    #search { width: 100%; border: 1px solid var(--line); border-radius: 8px; padding: 7px 11px;
      background: var(--sunk); }
    #search::placeholder { color: var(--soft); opacity: 1; }
    .chips { display: flex; flex-wrap: wrap; gap: 6px; }
    .chip { border-radius: 99px; padding: 2px 10px; font-size: 12.5px; color: var(--soft); background: none; }
    .chip[aria-pressed=true] { color: var(--tone); border-color: var(--tone); }
    .failed { --tone: var(--failed); } .differs { --tone: var(--differs); }
    .incomparable { --tone: var(--incomparable); } .missing { --tone: var(--missing); }
    .recorded { --tone: var(--recorded); } .same { --tone: var(--same); }
    #rows { overflow-y: auto; flex: 1; padding: 6px; }
    #rows a { display: grid; grid-template-columns: 14px minmax(0, 1fr) 62px; align-items: center; gap: 1px 6px;
      padding: 8px 9px; border-radius: 9px; }
    #rows a:hover { background: var(--sunk); }
    #rows a[aria-current] { background: color-mix(in srgb, var(--after) 13%, transparent); }
    .dot { width: 8px; height: 8px; border-radius: 50%; background: var(--tone); }
    .dot.same { background: none; border: 2px solid var(--tone); }
    .dot.missing { border-radius: 2px; background: none; border: 2px solid var(--tone); }
    .dot.failed { border-radius: 2px; transform: rotate(45deg); }
    .name { font-weight: 560; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .told { grid-column: 2 / -1; color: var(--soft); font-size: 12.5px; line-height: 1.35; display: -webkit-box;
      -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; overflow-wrap: anywhere; }
    .spark { width: 62px; height: 20px; overflow: visible; }
    .none { padding: 18px; color: var(--soft); }
    .list footer { padding: 10px 16px; border-top: 1px solid var(--line); font-size: 12px; color: var(--soft); }
    """

  private static let article = """
    .js article:not(.on) { display: none; }
    .js article { scroll-margin-top: 200vh; }
    :root:not(.js) article + article { margin-top: 40px; }
    article > header { margin-bottom: 18px; }
    h2 { display: inline; font-size: 24px; font-weight: 680; letter-spacing: -.02em; line-height: 1.2;
      overflow-wrap: anywhere; }
    .badge { display: inline-block; vertical-align: 4px; margin-left: 8px; padding: 1px 9px; border-radius: 99px;
      font-size: 12px; font-weight: 560; color: var(--tone);
      background: color-mix(in srgb, var(--tone) 13%, transparent); }
    .lead { margin: 7px 0 9px; font-size: 17px; line-height: 1.4; letter-spacing: -.005em; max-width: 62em;
      overflow-wrap: anywhere; }
    .facts { display: flex; flex-wrap: wrap; gap: 3px 0; font-size: 12.5px; color: var(--soft); }
    .facts span:not(:last-child)::after { content: "·"; margin: 0 8px; }
    .back { display: none; }
    .body { display: grid; grid-template-columns: minmax(0, 1.12fr) minmax(340px, 1fr); gap: 18px; align-items: start; }
    .body.bare { grid-template-columns: minmax(0, 760px); }
    h3 { font-size: 13px; font-weight: 600; color: var(--soft); margin: 18px 0 8px; }
    .reasons > h3:first-child { margin-top: 0; }
    .finding { background: var(--card); border-radius: 14px; box-shadow: var(--lift); padding: 15px 17px;
      margin-bottom: 12px; }
    .what { display: flex; gap: 10px; font-size: 14.5px; font-weight: 520; overflow-wrap: anywhere; }
    .what span { min-width: 0; }
    .number, .mark { font-size: 11px; font-weight: 700; }
    .number { flex: none; display: grid; place-items: center; width: 20px; height: 20px; border-radius: 50%;
      background: var(--differs); color: var(--card); margin-top: 1px; }
    .where { display: flex; flex-wrap: wrap; gap: 4px 10px; align-items: center; margin: 7px 0 0 30px;
      font-size: 12.5px; color: var(--soft); }
    .seek { border: 0; background: none; padding: 0; color: var(--after); text-align: left; }
    .seek:hover { text-decoration: underline; }
    .figures { width: 100%; border-collapse: collapse; margin-top: 10px; font-size: 13px; }
    .figures th, .figures td { padding: 5px 0; text-align: right; font-weight: 450; }
    .figures tbody tr { border-top: 1px solid var(--line); }
    .figures th:first-child { text-align: left; color: var(--soft); }
    .figures thead { color: var(--soft); font-size: 12px; }
    .figures .changed td:last-child { font-weight: 650; color: var(--after); }
    .unmet li { background: var(--card); border-left: 3px solid var(--differs); border-radius: 8px; padding: 9px 13px;
      margin-bottom: 8px; box-shadow: var(--lift); }
    .command { display: flex; align-items: center; gap: 8px; background: var(--card); border-radius: 10px;
      box-shadow: var(--lift); padding: 7px 7px 7px 14px; }
    .command code { flex: 1; min-width: 0; }
    """

  private static let player = """
    .player { background: var(--card); border-radius: 14px; box-shadow: var(--lift); padding: 14px; position: sticky; top: 16px; }
    .modes { display: flex; padding: 3px; border-radius: 10px; background: var(--sunk); margin-bottom: 12px; }
    .modes button { flex: 1; border: 0; background: none; padding: 5px 4px; border-radius: 8px; font-size: 13px;
      white-space: nowrap; }
    .modes [aria-pressed=true] { background: var(--raised); box-shadow: 0 1px 3px #00000026; font-weight: 600; }
    .stage { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: 10px;
      justify-items: center; background: var(--film); border-radius: 10px; padding: 12px; }
    .stage[data-mode=before] .screen:not(.before), .stage[data-mode=after] .screen:not(.after),
    .stage[data-mode=heat] .screen:not(.heat), .stage[data-mode=side] .heat { display: none; }
    .screen { display: flex; flex-direction: column; align-items: center; gap: 8px; width: 100%; }
    .screen canvas { display: block; max-width: 100%; max-height: min(48vh, 620px); border-radius: 5px;
      box-shadow: 0 0 0 1px #00000014, 0 3px 14px #00000014;
      background: repeating-conic-gradient(#fff 0 25%, #e4e4e8 0 50%) 0 0 / 16px 16px; }
    .screen.empty { justify-content: space-between; border: 1px dashed var(--line); border-radius: 8px;
      padding: 18px 14px 8px; color: var(--soft); text-align: center; }
    figcaption { font-size: 12px; color: var(--soft); }
    .screen figcaption { display: grid; justify-items: center; width: 100%; }
    .screen figcaption span { font-weight: 600; color: var(--ink); }
    .screen small { font-size: 12px; max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .note { min-height: 20px; margin: 6px 0 0; font-size: 12.5px; color: var(--soft); text-align: center; }
    .timeline { position: relative; margin-top: 4px; }
    .lane { position: relative; height: 20px; margin: 0 8px; }
    .lane i { position: absolute; font-style: normal; }
    .lane .run { bottom: 1px; height: 4px; min-width: 3px; border-radius: 2px; background: var(--differs); opacity: .55; }
    .lane .mark { bottom: 6px; transform: translateX(-50%); min-width: 15px; padding: 0 4px;
      height: 15px; border-radius: 8px; background: var(--differs); color: var(--card); font-size: 10px;
      line-height: 15px; text-align: center; white-space: nowrap; }
    .slider { display: block; width: 100%; margin: 0; accent-color: var(--after); height: 20px; cursor: pointer; }
    .transport { display: flex; align-items: center; gap: 4px; margin-top: 8px; }
    .transport button { border: 0; background: none; width: 34px; height: 34px; padding: 7px; border-radius: 9px; }
    .transport button:hover { background: var(--sunk); }
    .transport .play { background: var(--after); color: var(--card); width: 38px; height: 38px; padding: 9px;
      border-radius: 50%; margin: 0 3px; }
    .transport svg { display: block; fill: currentColor; stroke: currentColor; stroke-width: 1.2;
      stroke-linejoin: round; }
    .play .halt, .playing .play .go { display: none; }
    .playing .play .halt { display: block; }
    .clock { margin: 0 8px; white-space: nowrap; }
    .clock .of, .clock .time { color: var(--soft); }
    .clock .time { margin-left: 8px; }
    .speed { margin-left: auto; }
    .speed select { padding: 4px 6px; }
    .strip { display: flex; gap: 5px; overflow-x: auto; margin-top: 12px; padding: 3px 3px 8px; }
    .strip button { flex: 1 0 auto; padding: 3px 3px 1px; border-radius: 7px; font-size: 11px; color: var(--soft);
      display: grid; justify-items: center; gap: 2px; border-color: transparent; background: var(--sunk); }
    .strip canvas { display: block; border-radius: 3px; }
    .strip .differing { border-color: var(--differs); }
    .strip [aria-current] { background: var(--after); color: var(--card); }
    .remarks { margin-top: 10px; font-size: 12.5px; color: var(--soft); }
    """

  private static let curves = """
    .curve { margin: 12px 0 4px; }
    .curve figcaption { display: flex; gap: 8px; align-items: baseline; flex-wrap: wrap; padding-left: 46px; }
    .curve figcaption b { color: var(--ink); font-weight: 600; }
    .readout { margin-left: auto; display: flex; gap: 14px; }
    .readout output { color: var(--ink); font-weight: 600; display: inline-block; min-width: 3.4em; text-align: right; }
    .key::before { content: ""; display: inline-block; width: 16px; vertical-align: 3px; margin-right: 5px;
      border-top: 2px solid var(--after); }
    .key.before::before { border-top: 2px dashed var(--before); }
    .plot { position: relative; height: 136px; margin: 8px 0 0 46px; border-left: 1px solid var(--line);
      border-bottom: 1px solid var(--line); cursor: crosshair; touch-action: pan-y; }
    .plot svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; }
    svg path { fill: none; vector-effect: non-scaling-stroke; }
    .transport svg path { fill: inherit; }
    path.before { stroke: var(--before); stroke-width: 1.6; stroke-dasharray: 5 3.5; }
    path.after { stroke: var(--after); stroke-width: 2; stroke-linejoin: round; }
    .spark path.before, .spark path.after { stroke-width: 1.4; }
    .spark path.before { stroke-dasharray: 3 2; }
    .grid { stroke: var(--line); stroke-width: 1; }
    .shade { fill: var(--shade); }
    .y { position: absolute; right: calc(100% + 7px); transform: translateY(-50%); font-size: 11px; color: var(--soft);
      white-space: nowrap; }
    .times { position: relative; height: 18px; margin-left: 46px; font-size: 11px; color: var(--soft); }
    .times span { position: absolute; top: 3px; transform: translateX(-50%); white-space: nowrap; }
    .times span:first-child { transform: none; }
    .playhead { position: absolute; top: 0; bottom: 0; width: 0; border-left: 1.5px solid var(--ink); opacity: .6;
      pointer-events: none; }
    .event { position: absolute; bottom: -1px; width: 9px; height: 7px; margin-left: -4.5px; background: var(--soft);
      clip-path: polygon(50% 0, 100% 100%, 0 100%); }
    """

  private static let narrow = """
    @media (max-width: 1120px) {
      .body { grid-template-columns: minmax(0, 1fr); }
      .player { position: static; }
    }
    @media (max-width: 760px) {
      .columns { display: block; }
      .top { padding: 12px 16px; }
      .list { position: static; max-height: none; border-right: 0; min-height: 0; }
      .js .reading .list, .js .columns:not(.reading) main { display: none; }
      main { padding: 14px 12px 40px; }
      .js .back { display: inline-block; color: var(--after); padding: 2px 0 8px; font-size: 15px; width: 100%; }
      .js .back::before { content: "‹ "; }
      h2 { font-size: 21px; }
      .lead { font-size: 16px; }
      .player, .finding { border-radius: 12px; padding: 12px; }
      .stage { padding: 8px; gap: 8px; }
      .modes button { font-size: 12.5px; }
      .clock .of { display: none; }
      .where { margin-left: 0; }
      #keys { display: none; }
      .plot { height: 120px; }
    }
    @media (prefers-reduced-motion: no-preference) {
      button, #rows a { transition: background-color .12s, border-color .12s; }
    }
    @media print {
      .list, .transport, .tools, .slider { display: none; }
      .columns { display: block; }
    }
    """
}
