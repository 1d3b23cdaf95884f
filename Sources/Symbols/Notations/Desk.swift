extension Catalogue {
  /// Words, lists, pens and what lies on a desk.
  static let deskText = """
    _pencil.slim = f P 2 -36 36 -32 20 24 -36 36 -24 -20 32; f P 3 29 -41 35 -47 47 -35 41 -29
    pencil.line = u _pencil.slim 0.9 4 -6; s L -46 46 46 46
    pencil.and.scribble = u _pencil.slim 0.9 12 -8; s8 M-50 20 C-44 -10 -30 -10 -34 10 C-38 34 -20
      30 -14 40 C-8 52 16 50 30 36
    pencil.and.outline = s7 P 3 -44 44 -38 20 26 -44 44 -26 -20 38 + L 16 -34 34 -16
    pencil.and.ruler = s7 R 0 0 112 32 5 @45; s7 L -30 -16 -30 -4 -10 -16 -10 -8 10 -16 10 -8 30
      -16 30 -4 @45; o pencil 0.96 0 0
    pencil.and.ruler.fill = f R 0 0 118 40 8 @45; k3 M-8 -36 L-17 -27 M-32 -12 L-24 -20 M34 6 L25
      15; o pencil 1 0 0
    pencil.and.list.clipboard = u list.clipboard 0.9 -8 0; o _pencil.slim 0.7 30 24
    pencil.tip.crop.circle.badge.plus = u pencil.tip.crop.circle 0.94 -2 -2; k O 36 32 25; f O 36
      32 19; k3 M36 23 L36 41 M27 32 L45 32
    long.text.page.and.pencil = s R -10 0 66 100 12; s7 L -26 -26 6 -26 -26 -6 6 -6 -26 14 -6 14;
      o _pencil.slim 0.7 24 22
    eraser.line.dashed = u eraser 0.86 0 -8; s L -48 46 -28 46 -8 46 12 46 32 46 48 46
    signature = s7 M-46 8 C-20 -10 -6 -50 -20 -50 C-36 -50 -30 4 -20 10 C-10 14 -2 -6 4 -8 C10 -8
      4 10 12 10 C20 10 20 -6 26 -4 C28 4 36 6 46 -2; s7 L -50 36 50 36; s6 L -48 14 -38 24 -38 14
      -48 24
    highlighter = s P 5 -10 -44 10 -44 26 -4 26 16 -26 16 -26 -4; s P 4 -18 16 18 16 10 34 -10 46;
      s7 L -26 0 26 0
    scroll = s B 14 -30 24 -30 -48 36 -48 36 26; s M-30 -48 C-52 -48 -52 -22 -40 -22 L-30 -22; s R
      12 36 76 24 12; s8 L -8 -22 16 -22 -8 -2 16 -2
    scroll.fill = f P 14 -26 -52 40 -52 40 22 -26 22; f M-32 -52 C-56 -50 -54 -18 -42 -18 L-32 -18
      Z; f R 12 38 84 24 12; k3.5 M-4 -28 L20 -28 M-4 -8 L20 -8
    note = s M-42 -26 C-42 -36 -36 -42 -26 -42 L26 -42 C36 -42 42 -36 42 -26 L42 12 L12 42 L-26 42
      C-36 42 -42 36 -42 26 Z; s B 8 12 40 12 12 40 12
    doc.append = s P 6 -36 -50 4 -50 36 -18 36 28 -36 28; s B 6 4 -48 4 -18 34 -18; s L -36 46 36
      46
    doc.append.fill = f P 8 -40 -54 6 -54 40 -20 40 32 -40 32; s L -36 48 36 48
    doc.on.clipboard = s B 11 -10 44 -44 44 -44 -38 34 -38 34 -24; f R -5 -42 40 18 6; s R 22 14
      50 66 10
    doc.on.clipboard.fill = f P 13 -48 -42 38 -42 38 40 -48 40; k R 24 16 66 82 14; k R -5 -46 46
      20 8; f R -5 -44 36 16 6; f R 24 16 54 70 12
    doc.on.doc.fill = f R 18 16 64 80 13; s B 11 -28 26 -46 26 -46 -52 14 -52 14 -36
    doc.text.below.ecg = s R 0 18 78 66 12; s7 L -20 6 20 6 -20 26 8 26; s6 B 1 -42 -38 -20 -38
      -12 -26 -2 -52 8 -32 14 -38 42 -38
    doc.text.below.ecg.fill = f R 0 18 86 74 15; k3.5 M-20 6 L20 6 M-20 26 L8 26; s6 B 1 -42 -38
      -20 -38 -12 -26 -2 -52 8 -32 14 -38 42 -38
    doc.text.magnifyingglass = u doc.text 1 -6 0; o magnifyingglass 0.56 24 26
    doc.viewfinder.fill = u viewfinder 1.1 0 0; f R 0 0 44 58 8; k3 M-10 -10 L10 -10 M-10 4 L10 4
    chart.bar.doc.horizontal* = s R 0 0 78 100 12; s10 L -20 -22 8 -22 -20 0 20 0 -20 22 -2 22
    chart.line.text.clipboard* = s R 0 4 78 94 12; f R 0 -44 40 18 6; s7 B 2 -24 6 -8 -10 4 0 24
      -20; s7 L -22 24 22 24
    list.bullet.rectangle.portrait* = s R 0 0 78 100 12; f O -20 -22 4.5; f O -20 0 4.5; f O -20
      22 4.5; s8 L -6 -22 20 -22 -6 0 20 0 -6 22 20 22
    list.bullet.rectangle* = s R 0 0 108 84 13; f O -34 -20 4.5; f O -34 0 4.5; f O -34 20 4.5; s8
      L -18 -20 34 -20 -18 0 34 0 -18 20 34 20
    list.dash.header.rectangle = s R 0 0 108 84 13; f R 0 -28 100 20 2; s8 L -34 2 -30 2 -14 2 34
      2 -34 22 -30 22 -14 22 34 22
    list.bullet.below.rectangle = s R 0 -24 100 40 9; f O -44 18 4.5; f O -44 40 4.5; s8 L -26 18
      48 18 -26 40 48 40
    list.triangle = f P 2 -52 -36 -36 -27 -52 -18; f P 2 -52 -9 -36 0 -52 9; f P 2 -52 18 -36 27
      -52 36; s L -22 -27 48 -27 -22 0 48 0 -22 27 48 27
    checklist.checked = s B 0 -52 -22 -44 -14 -28 -34; s B 0 -52 22 -44 30 -28 10; s L -10 -24 50
      -24 -10 20 50 20
    checklist.unchecked = s7 O -40 -24 10 + O -40 20 10; s L -10 -24 50 -24 -10 20 50 20
    menucard* = s R 0 0 70 100 12; s8 L -16 -24 16 -24 -8 -4 8 -4 -16 24 16 24
    menucard.fill = f R 0 0 78 108 15; k4 M-16 -24 L16 -24 M-8 -4 L8 -4 M-16 24 L16 24
    greetingcard* = s R 0 0 70 96 11; u heart.fill 0.42 0 -4
    magazine.fill = f R 0 0 78 104 13; k3.5 M-20 -24 L20 -24 M-20 -6 L20 -6 M-20 20 L6 20
    character.book.closed* = s R 0 0 76 100 12; s8 B 0 -16 20 0 -28 16 20 + L -10 6 10 6; s7 L -36
      34 36 34
    text.book.closed* = s R 0 0 76 100 12; s8 L -16 -24 16 -24 -16 -4 10 -4; s7 L -36 28 36 28
    book.pages.fill = f M-4 -28 C-20 -40 -42 -42 -58 -36 L-58 34 C-42 28 -20 30 -4 42 Z; f M4 -28
      C20 -40 42 -42 58 -36 L58 34 C42 28 20 30 4 42 Z; k3 M-42 -16 L-20 -14 M-42 4 L-20 6 M42 -16
      L20 -14 M42 4 L20 6
    books.vertical.fill = f R -40 0 28 100 7; f R -8 6 28 88 7; f R 33 0 28 98 7 @0 >2,0; k3 M-60
      26 L-20 26 M-24 -16 L8 -16 M18 -26 L60 -26
    backpack* = s M-34 46 C-40 46 -42 42 -42 36 L-42 -2 C-42 -28 -26 -38 0 -38 C26 -38 42 -28 42
      -2 L42 36 C42 42 40 46 34 46 Z; s R 0 24 44 32 8; s8 L -14 -10 14 -10; s B 8 -14 -38 -14 -52
      14 -52 14 -38
    studentdesk = s L -50 -20 50 -20 -40 -20 -40 44 40 -20 40 44 -40 4 40 4
    text.magnifyingglass = s L -48 -36 46 -36 -48 -12 -16 -12 -48 12 -22 12 -48 36 -16 36; u
      magnifyingglass 0.66 18 18
    text.badge.plus = s L -46 -34 46 -34 -46 -10 46 -10 -46 14 0 14 -46 38 0 38; s L 32 6 32 46 12
      26 52 26
    text.badge.minus = s L -46 -34 46 -34 -46 -10 46 -10 -46 14 0 14 -46 38 0 38; s L 16 26 50 26
    text.badge.checkmark = s L -46 -34 46 -34 -46 -10 46 -10 -46 14 -4 14 -46 38 -4 38; s B 0 14
      28 26 40 50 10
    text.badge.xmark = s L -46 -34 46 -34 -46 -10 46 -10 -46 14 -4 14 -46 38 -4 38; s L 18 12 46
      40 18 40 46 12
    text.badge.star = s L -46 -34 46 -34 -46 -10 46 -10 -46 14 -4 14 -46 38 -4 38; u star.fill
      0.36 32 26
    text.below.photo = s R 0 -20 86 50 10; s7 B 4 -40 0 -18 -18 -4 -6 14 -24 40 0; s8 L -42 24 42
      24 -42 44 12 44
    text.below.photo.fill = f R 0 -20 94 58 13; k3 M-46 6 L-18 -18 L-4 -6 L14 -24 L46 4; s8 L -42
      24 42 24 -42 44 12 44
    text.insert = s L -46 -36 46 -36 -4 -12 46 -12 -4 12 46 12 -46 36 46 36; f P 3 -46 -16 -22 0
      -46 16
    text.append = s L -46 -36 46 -36 -46 -12 46 -12 -46 12 46 12 -4 36 46 36; f P 3 -46 22 -24 36
      -46 50
    text.justify.right = s L -46 -36 46 -36 -46 -12 46 -12 -46 12 46 12 -10 36 46 36
    text.redaction = s L -46 -36 46 -36 -46 36 14 36; f R 0 -1 92 34 4
    text.line.first.and.arrowtriangle.forward = s L -46 -36 12 -36 -46 -12 46 -12 -46 12 46 12 -46
      36 46 36; f P 2 26 -48 46 -36 26 -24
    text.line.magnify = s L -46 -38 46 -38 -46 38 46 38; f R 0 0 100 28 8
    text.rectangle = s R 0 0 108 84 13; s8 L -32 -16 32 -16 -32 4 32 4 -32 24 4 24
    text.rectangle.page = u text.rectangle 0.7 -12 -14; o doc.text 0.66 24 14
    text.viewfinder = u viewfinder 1.1 0 0; s8 L -24 -14 24 -14 -24 2 24 2 -24 18 8 18
    text.word.spacing = s L -46 -24 -46 24 46 -24 46 24; s8 L -24 0 24 0 + B 0 -14 -12 -26 0 -14
      12 !
    text.cursor = s B 8 -14 -50 0 -42 0 42 -14 50 + B 8 14 -50 0 -42 0 42 14 50
    textformat.alt = u textformat 0.8 0 -4; s L -50 42 50 42
    textformat.superscript = s B 0 -52 34 -22 -34 8 34 + L -42 12 -2 12; s7 M20 -36 C22 -50 44 -48
      42 -34 C40 -24 24 -18 20 -8 L44 -8
    textformat.subscript = s B 0 -52 34 -22 -34 8 34 + L -42 12 -2 12; s7 M20 18 C22 4 44 6 42 20
      C40 30 24 36 20 46 L44 46
    textformat.size.larger = s B 0 -56 34 -26 -38 4 34 + L -46 10 -6 10; s L 34 -22 34 10 18 -6 50
      -6
    textformat.size.smaller = s B 0 -50 34 -26 -22 -2 34 + L -42 14 -10 14; s L 18 -2 48 -2
    character = s B 0 -32 40 0 -40 32 40 + L -21 14 21 14
    character.bubble = u bubble 1 0 0; s7 B 0 -18 14 0 -30 18 14 + L -11 0 11 0
    character.bubble.fill = u bubble.fill 1 0 0; k3.5 M-18 14 L0 -30 L18 14 M-11 0 L11 0
    character.textbox = s R 0 0 108 74 13; s8 B 0 -18 20 0 -24 18 20 + L -11 6 11 6
    character.cursor.ibeam = s B 0 -54 34 -26 -34 2 34 + L -45 12 -7 12; s8 B 8 20 -50 34 -42 34
      42 20 50 + B 8 48 -50 34 -42 34 42 48 50
    character.magnify = u magnifyingglass 1 0 0; s7 B 0 -22 8 -8 -26 6 8 + L -16 -2 0 -2
    translate = s R -22 -18 52 52 10; s6 L -40 -28 -4 -28 -22 -36 -22 -28; s6 M-10 -28 C-14 -12
      -26 -4 -38 0 M-34 -28 C-28 -12 -16 -4 -6 0; k R 26 22 62 62 16; f R 26 22 52 52 10; k3 M14
      38 L26 6 L38 38 M19 27 L33 27
    abc = u textformat.abc 1 0 0
    bold.italic.underline = s8 M-52 26 L-52 -30 L-40 -30 C-26 -30 -26 -4 -40 -4 L-52 -4 M-40 -4
      C-22 -4 -22 26 -40 26 L-52 26; s8 L -2 -30 12 -30 -10 26 4 26 5 -30 -3 26; s8 M26 -30 L26 10
      C26 30 54 30 54 10 L54 -30; s8 L 22 44 58 44
    bold.underline = s8 M-40 26 L-40 -34 L-26 -34 C-8 -34 -8 -4 -26 -4 L-40 -4 M-26 -4 C-4 -4 -4
      26 -26 26 L-40 26; s8 M14 -34 L14 8 C14 32 46 32 46 8 L46 -34; s8 L -44 46 50 46
    italic.underline = s8 L -8 -38 24 -38 -24 22 8 22 8 -38 -8 22 -30 44 30 44
    shadow = s B 0 -44 32 -18 -32 8 32 + L -35 10 -1 10; s4 B 0 -2 -16 14 -24 40 40
    f.cursive = s M24 -38 C10 -48 0 -38 -2 -24 L-10 24 C-12 40 -20 48 -32 40 + L -20 -10 22 -10
    k = s L -20 -40 -20 40 24 -10 -20 20 -4 6 24 40
    fx = s M0 -36 C-12 -46 -20 -38 -22 -26 L-30 22 C-32 36 -38 42 -48 36 + L -38 -10 -4 -10 8 -6
      40 30 40 -6 8 30
    function = s M0 -36 C-12 -46 -20 -38 -22 -26 L-30 22 C-32 36 -38 42 -48 36 + L -38 -10 -4 -10;
      s8 M22 -20 C10 -6 10 18 22 32 M46 -20 C58 -6 58 18 46 32 + L 28 -4 40 16 40 -4 28 16
    parentheses = s M-18 -44 C-42 -22 -42 22 -18 44 M18 -44 C42 -22 42 22 18 44
    x.squareroot = s B 2 -56 8 -44 2 -28 40 -12 -40 54 -40; s8 L 4 -14 40 26 40 -14 4 26
    ellipsis.curlybraces = s M-34 -44 C-52 -44 -40 -6 -56 0 C-40 6 -52 44 -34 44 M34 -44 C52 -44
      40 -6 56 0 C40 6 52 44 34 44; f O -20 0 5.5; f O 0 0 5.5; f O 20 0 5.5
    lessthan = s B 0 30 -32 -30 0 30 32
    greaterthan = s B 0 -30 -32 30 0 -30 32
    lessthanorequalto = s B 0 30 -44 -30 -16 30 12 + L -30 36 30 36
    greaterthanorequalto = s B 0 -30 -44 30 -16 -30 12 + L -30 36 30 36
    plusminus = s L 0 -44 0 16 -30 -14 30 -14 -30 40 30 40
    minus.forwardslash.plus = s L -50 -24 -18 -24 18 -50 -18 50 18 24 50 24 34 8 34 40
    exclamationmark.2 = u exclamationmark 1 -16 0; u exclamationmark 1 16 0
    exclamationmark.3 = u exclamationmark 1 -30 0; u exclamationmark 1 0 0; u exclamationmark 1 30
      0
    quotelevel = s L -46 -44 -46 44 -22 -20 -22 44 2 4 2 44 -16 -32 50 -32 12 -8 50 -8
    lineweight = s3 L -48 -34 48 -34; s6 L -48 -16 48 -16; f R 0 6 104 13 2; f R 0 36 104 22 2
    line.2.horizontal = s L -42 -14 42 -14 -42 14 42 14
    line.horizontal.star.fill.line.horizontal = s L -42 -38 42 -38 -42 38 42 38; u star.fill 0.46
      0 0
    line.horizontal.2.decrease.circle = s O 0 0 45.6; s9 L -22 -8 22 -8 -12 10 12 10
    line.3.horizontal.button.angledtop.vertical.right = s L -46 -28 8 -28 -46 0 8 0 -46 28 8 28; s
      P 6 26 -44 50 -30 50 44 26 44
    line.3.crossed.swirl.circle = s O 0 0 45.6; s8 L -24 -24 24 24 24 -24 -24 24 -30 0 30 0
    line.3.crossed.swirl.circle.fill = f O 0 0 49.8; k3.5 M-24 -24 L24 24 M24 -24 L-24 24 M-30 0
      L30 0
    keyboard.chevron.compact.down = s R 0 -20 108 56 10; f R -34 -32 9 9 2 + R -17 -32 9 9 2 + R 0
      -32 9 9 2 + R 17 -32 9 9 2 + R 34 -32 9 9 2; s8 L -28 -10 28 -10; s B 0 -24 26 0 40 24 26
    keyboard.chevron.compact.down.fill = f R 0 -20 116 64 13; k2 R -34 -32 7 7 1 + R -17 -32 7 7 1
      + R 0 -32 7 7 1 + R 17 -32 7 7 1 + R 34 -32 7 7 1; k4 M-28 -10 L28 -10; s B 0 -24 26 0 40 24
      26
    loupe = s O 0 0 45.6; s7 R 30 30 0.1 0.1 0.05; f O 32 32 14; s8 L -18 0 18 0 0 -18 0 18
    calendar.day.timeline.left = s R 0 0 100 86 13; s L -28 -42 -28 42; f R 12 -14 50 24 5 + R 12
      18 50 20 5
    calendar.day.timeline.right = m calendar.day.timeline.left 1 0 0
    chart.bar.xaxis = s L -50 46 50 46; f R -32 18 20 32 4; f R 0 2 20 64 4; f R 32 -10 20 88 4
    chart.bar.xaxis.ascending = s L -50 46 50 46; f R -34 24 16 22 4; f R -11 14 16 42 4; f R 12 2
      16 66 4; f R 35 -10 16 90 4
    chart.dots.scatter = s B 4 -46 -46 -46 46 48 46; f O -20 16 7 + O -4 -10 7 + O 14 12 7 + O 22
      -26 7 + O 40 -6 7
    chart.line.flattrend.xyaxis = s B 4 -46 -46 -46 46 48 46; s8 B 3 -28 4 -10 -12 8 8 26 -8 46 -4
    tablecells.fill = f R 0 0 116 88 16; k3 M-60 -16 L60 -16 M-60 14 L60 14 M-20 -46 L-20 46 M20
      -46 L20 46
    mail.stack* = s R 0 14 104 66 11; s L -36 -34 36 -34 -26 -48 26 -48; s7 B 6 -48 -12 0 22 48
      -12
    mail.stack.fill = f R 0 14 112 74 14; k3 M-54 -18 L0 22 L54 -18; s L -36 -36 36 -36 -26 -50 26
      -50
    envelope.arrow.triangle.branch* = u envelope 0.9 -6 -6; o arrow.triangle.branch 0.5 36 20
    envelope.badge.shield.half.filled = u envelope 0.96 -2 -2; k8 P 3 18 8 38 0 58 8 56 36 38 50
      20 36; s7 P 3 20 8 38 2 56 8 54 34 38 46 22 34; f M38 4 L38 46 L22 34 L20 9 Z
    case* = s R 0 8 108 72 12; s B 8 -20 -30 -20 -44 20 -44 20 -30
    latch.2.case* = s R 0 8 108 72 12; s B 8 -20 -30 -20 -44 20 -44 20 -30; s L -54 4 54 4 -28 -4
      -28 14 28 -4 28 14
    cross.case* = s R 0 8 108 72 12; f P 1 -7 -14 7 -14 7 1 22 1 22 15 7 15 7 30 -7 30 -7 15 -22
      15 -22 1 -7 1; s B 8 -20 -30 -20 -44 20 -44 20 -30
    suitcase.rolling* = s R 0 6 64 72 11; s B 5 -14 -30 -14 -54 14 -54 14 -30; s L -18 46 -18 52
      18 46 18 52 -12 -8 -12 20 12 -8 12 20
    suitcase.cart* = s R 14 -4 66 52 10; s B 6 0 -32 0 -44 28 -44 28 -32; s B 5 -56 -46 -42 -46
      -34 36 50 36; f O -20 46 7; f O 36 46 7
    tray.full* = s M-50 4 L-36 -34 C-34 -40 -30 -42 -24 -42 L24 -42 C30 -42 34 -40 36 -34 L50 4
      L50 32 C50 40 46 44 38 44 L-38 44 C-46 44 -50 40 -50 32 Z; s8 M-50 8 L-18 8 C-18 30 18 30 18
      8 L50 8; s8 L -22 -26 22 -26 -28 -10 28 -10
    tray = s P 12 -26.8 -37.6 26.8 -37.6 53.3 -4 53.3 37.6 -53.3 37.6 -53.3 -4; s B 11
      -52 -5 -16 -5 -16 18 16 18 16 -5 52 -5
    tray.fill = f P 12 -29.4 -41.6 29.4 -41.6 57.5 -5.8 57.5 41.6 -57.5 41.6 -57.5 -5.8; k P 3 -26
      -34.8 26 -34.8 50 -3.3 -50 -3.3; k O 0 1.4 12
    _tray.fill = f P 10 -54 2 -20 2 -12 20 12 20 20 2 54 2 54 42 -54 42
    tray.and.arrow.down.fill = u _tray.fill 1 0 6; k9 M0 -50 L0 2 M-18 -16 L0 2 L18 -16; s L 0 -50
      0 2 + B 0 -18 -16 0 2 18 -16
    tray.and.arrow.up.fill = u _tray.fill 1 0 6; k9 M0 -50 L0 2; s L 0 -50 0 2 + B 0 -18 -32 0 -50
      18 -32
    wallet.pass.fill = f R 0 0 96 108 15; k3 M-48 -34 L48 -34 M-48 -16 L48 -16 M-48 4 L-16 4 C-16
      24 16 24 16 4 L48 4
    pills.fill = f R 0 0 44 92 22 @-35 >-14,0; k3 M-38 10 L4 -18; k O 28 26 28; f O 28 26 23; k3
      M14 40 L42 12
    shippingbox.and.arrow.backward* = u shippingbox 0.86 10 0; k9 M-54 26 L-10 26; s L -54 26 -14
      26 + B 0 -40 12 -54 26 -40 40
    sidebar.squares.left* = s R 0 0 108 84 14; s L -17 -42 -17 42; f R -36 -20 12 12 2 + R -36 2
      12 12 2
    """
}
