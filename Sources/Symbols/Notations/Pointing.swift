extension Catalogue {
  /// Arrows, pointers, and what they move.
  static let pointingText = """
    _circlepath.counter = m arrow.triangle.2.circlepath 1 0 0
    arrowshape.right* = s P 5 -46 -16 4 -16 4 -40 48 0 4 40 4 16 -46 16
    arrowshape.left* = s P 5 46 -16 -4 -16 -4 -40 -48 0 -4 40 -4 16 46 16
    arrowshape.up* = s P 5 -16 46 -16 -4 -40 -4 0 -48 40 -4 16 -4 16 46
    arrowshape.down* = s P 5 -16 -46 -16 4 -40 4 0 48 40 4 16 4 16 -46
    arrowshape.turn.up.right* = s M50 -4 L8 -42 L8 -20 C-34 -20 -48 10 -50 40 C-38 20 -20 12 8 12
      L8 34 Z
    arrowshape.turn.up.left.2* = s M-36 -4 L2 -40 L2 -20 C38 -20 52 10 54 38 C44 20 26 12 2 12 L2
      32 Z; s B 2 -26 -34 -52 -6 -26 26
    arrowshape.bounce.right* = s M-52 34 C-48 0 -36 -34 -10 -34 C6 -34 10 -18 12 -8 L26 -24 L50 8
      L12 20 L18 6 C8 8 2 0 -4 -8 C-18 -20 -30 10 -34 38 Z
    arrowshape.zigzag.right* = s P 4 -52 24 -30 -28 -10 -28 4 2 12 -14 24 -14 24 -32 52 -4 24 26
      24 8 10 32 -4 32 -18 0 -32 36
    arrow.up.arrow.down.circle = u _arrows.updown 0.52 0 0; s' O 0 0 45.6
    _arrows.updown = s B 0 -40 -18 -22 -38 -4 -18 + L -22 -38 -22 38 + B 0 4 18 22 38 40 18 + L 22
      38 22 -38
    arrow.turn.down.left = s B 8 40 -42 40 14 -40 14 + B 0 -16 -12 -41 14 -16 40
    arrow.turn.down.right = s B 8 -40 -42 -40 14 40 14 + B 0 16 -12 41 14 16 40
    arrow.turn.left.down = s B 8 42 -40 -14 -40 -14 40 + B 0 12 16 -14 41 -40 16
    arrow.turn.right.down = s B 8 -42 -40 14 -40 14 40 + B 0 -12 16 14 41 40 16
    arrow.turn.left.up = s B 8 42 40 -14 40 -14 -40 + B 0 12 -16 -14 -41 -40 -16
    arrow.turn.right.up = s B 8 -42 40 14 40 14 -40 + B 0 -12 -16 14 -41 40 -16
    arrow.uturn.up = s M-16 -38 L-16 14 A27 27 0 0 0 38 14 L38 -36 + B 0 13 -12 38 -38 63 -12
    arrow.uturn.down = s M-16 38 L-16 -14 A27 27 0 0 1 38 -14 L38 36 + B 0 13 12 38 38 63 12
    arrow.up.to.line.alt = s L -32 -46 32 -46 0 -34 0 46 + B 0 -22 -12 0 -34 22 -12
    arrow.down.to.line.alt = s L -32 46 32 46 0 34 0 -46 + B 0 -22 12 0 34 22 12
    arrow.up.to.line.compact = s L -32 -30 32 -30 0 -18 0 36 + B 0 -20 2 0 -18 20 2
    arrow.down.to.line.compact = s L -32 30 32 30 0 18 0 -36 + B 0 -20 -2 0 18 20 -2
    arrow.left.to.line.compact = s L -30 -32 -30 32 -18 0 36 0 + B 0 2 -20 -18 0 2 20
    arrow.right.to.line.compact = s L 30 -32 30 32 18 0 -36 0 + B 0 -2 -20 18 0 -2 20
    arrow.left.and.line.vertical.and.arrow.right = s L 0 -42 0 42 -14 0 -54 0 14 0 54 0 + B 0 -38
      -17 -55 0 -38 17 !
    arrow.right.and.line.vertical.and.arrow.left = s L 0 -42 0 42 -14 0 -54 0 14 0 54 0 + B 0 -30
      -17 -13 0 -30 17 !
    arrow.up.and.line.horizontal.and.arrow.down = s L -42 0 42 0 0 -14 0 -54 0 14 0 54 + B 0 -17
      -38 0 -55 17 -38 + B 0 -17 38 0 55 17 38
    arrow.down.and.line.horizontal.and.arrow.up = s L -42 0 42 0 0 -14 0 -54 0 14 0 54 + B 0 -17
      -30 0 -13 17 -30 + B 0 -17 30 0 13 17 30
    arrow.left.and.right.righttriangle.left.righttriangle.right.fill = f P 4 -8 -38 -8 8 -50 8; f
      P 4 8 -38 8 8 50 8; s8 L -46 32 46 32 + B 0 -32 18 -46 32 -32 46 !
    _flip.vertical = s P 4 -38 -8 8 -8 8 -50; s P 4 -38 8 8 8 8 50; s8 L 34 -46 34 46 + B 0 20 -32
      34 -46 48 -32 + B 0 20 32 34 46 48 32
    _flip.vertical.fill = f P 4 -38 -8 8 -8 8 -50; f P 4 -38 8 8 8 8 50; s8 L 34 -46 34 46 + B 0
      20 -32 34 -46 48 -32 + B 0 20 32 34 46 48 32
    arrow.down.left.and.arrow.up.right = s L -10 10 -44 44 10 -10 44 -44 + B 0 -46 18 -46 46 -18
      46 + B 0 46 -18 46 -46 18 -46
    arrow.up.left.and.down.right.magnifyingglass = s O -8 -8 33; s L 16 16 43 43; s6 B 0 -24 -10
      -24 -24 -10 -24 + B 0 8 -6 8 8 -6 8 + L -22 -22 -12 -12 6 6 -4 -4
    arrow.circlepath = s A 0 0 40 -172 150; s B 0 -58 -18 -40 -4 -24 -20
    arrow.rectanglepath = s B 12 -20 -36 46 -36 46 36 -46 36 -46 -10; s B 0 -62 8 -46 -12 -30 8
    arrow.triangle.branch = s L -26 -24 -26 48 + B 18 -26 44 -26 18 26 18 26 -14; f P 3 -46 -20
      -26 -52 -6 -20; f P 3 6 -10 26 -42 46 -10
    arrow.triangle.merge = s L 0 -20 0 10 + B 18 0 6 -30 48 + B 18 0 6 30 48; f P 3 -22 -18 0 -52
      22 -18
    arrow.triangle.pull = s O -28 -32 11 + O -28 34 11 + L -28 -20 -28 22 + B 16 0 -32 28 -32 28
      24; s O 28 34 11; f P 3 4 -32 18 -50 18 -14
    arrow.triangle.swap = s B 14 -40 -24 34 -24 34 44 + B 14 40 24 -34 24 -34 -44; f P 3 -52 -18
      -34 -50 -16 -18; f P 3 52 18 34 50 16 18
    arrow.triangle.capsulepath = s B 26 -22 -26 50 -26 50 26 18 26 + B 26 22 26 -50 26 -50 -26 -40
      -26; f P 3 -44 -44 -44 -8 -14 -26; f P 3 44 44 44 8 14 26
    _turnright = s B 10 -20 34 -20 -6 14 -6; f P 3 10 -28 10 16 40 -6
    arrow.triangle.turn.up.right.diamond = s' R 0 0 70 70 9 @45; u _turnright 0.7 -4 0
    arrow.triangle.turn.up.right.diamond.fill = f R 0 0 78 78 12 @45; c _turnright 0.75 -4 0
    arrow.triangle.turn.up.right.circle = s' O 0 0 45.6; u _turnright 0.7 -4 0
    arrow.triangle.turn.up.right.circle.fill = f O 0 0 49.8; c _turnright 0.75 -4 0
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right* = s P 4 -22 -26 -54 0 -22 26; s
      P 4 22 -26 54 0 22 26; s L 0 -46 0 46
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left* = s P 4 -50 -26 -18 0 -50 26; s
      P 4 50 -26 18 0 50 26; s L 0 -46 0 46
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right.fill = f P 4 -20 -30 -58 0 -20
      30; f P 4 20 -30 58 0 20 30; s L 0 -46 0 46
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill = f P 4 -54 -30 -16 0 -54
      30; f P 4 54 -30 16 0 54 30; s L 0 -46 0 46
    chevron.up.2 = s B 0 -34 -3 0 -37 34 -3 + B 0 -34 37 0 3 34 37
    chevron.down.2 = s B 0 -34 3 0 37 34 3 + B 0 -34 -37 0 -3 34 -37
    chevron.up.right = s B 0 -24 -24 24 -24 24 24
    chevron.up.left = s B 0 24 -24 -24 -24 -24 24
    chevron.down.right = s B 0 -24 24 24 24 24 -24
    chevron.down.left = s B 0 24 24 -24 24 -24 -24
    chevron.right.dotted.chevron.right = s B 0 -46 -30 -16 0 -46 30 + B 0 20 -30 50 0 20 30; f O 2
      0 4.5 + O -9 -13 4.5 + O -9 13 4.5
    checkmark.gobackward = s A 0 6 43 -84 230; f P 2 5 -57 -25 -37 5 -17; u checkmark 0.46 0 8
    cursorarrow* = s M-22 -44 L-22 34 L-4 18 L8 46 L20 41 L8 14 L32 14 Z
    _cursor.small = f M-16 -20 L-16 28 L-5 18 L3 36 L11 32 L3 15 L18 15 Z
    cursorarrow.rays = u _cursor.small 1.1 12 12; s8 L -8 -54 -8 -38 -44 -18 -30 -14 -36 -46 -26
      -34 20 -46 12 -34 -46 10 -34 6
    cursorarrow.click = u _cursor.small 1.1 12 14; s8 A -6 -8 30 150 330
    cursorarrow.click.2 = u _cursor.small 1.1 12 14; s8 A -6 -8 28 150 330 + A -6 -8 46 150 330
    cursorarrow.motionlines = u _cursor.small 1.3 14 -4; s8 L -50 -26 -20 -26 -56 0 -24 0 -50 26
      -22 26
    cursorarrow.motionlines.click = u cursorarrow.motionlines 0.9 6 8; s7 A 0 -16 34 200 330
    cursorarrow.and.square.on.square.dashed = s B 9 -46 -6 -46 -46 -6 -46; u square.dashed 0.8 14
      14; o _cursor.small 0.8 18 20
    cursorarrow.square = u _cursor.small 1 0 -4; s R 0 0 81 81 17
    move.3d = s L 0 4 0 -50 0 4 44 30 0 4 -44 30 + B 0 -13 -36 0 -51 13 -36 + B 0 40 12 45 31 26
      36 + B 0 -40 12 -45 31 -26 36
    scale.3d = s L 0 4 0 -40 0 4 38 26 0 4 -38 26; f R 0 -46 20 20 4 + R 42 30 20 20 4 + R -42 30
      20 20 4
    rotate.left = s R -10 20 56 56 10; s A 4 0 44 -118 20; f P 2 -10 -54 -10 -24 -36 -38
    rotate.left.fill = f R -10 20 64 64 13; s A 4 0 48 -118 10; f P 2 -12 -58 -12 -28 -38 -42
    rotate.right = m rotate.left 1 0 0
    rotate.right.fill = m rotate.left.fill 1 0 0
    crop.rotate = u crop 0.66 8 10; s8 A 0 0 48 170 290; f P 2 12 -60 12 -34 34 -47
    view.2d = s M-44 -16 C-42 -38 -12 -38 -12 -18 C-12 -2 -36 8 -44 28 L-10 28 + M10 -34 L10 28
      L22 28 C56 28 56 -34 22 -34 Z
    view.3d = s M-44 -22 C-40 -38 -12 -38 -12 -20 C-12 -6 -24 -4 -28 -4 C-20 -4 -10 0 -10 12 C-10
      32 -40 34 -45 16 + M10 -34 L10 28 L22 28 C56 28 56 -34 22 -34 Z
    point.3.connected.trianglepath.dotted = s O 0 -32 12 + O -34 28 12 + O 34 28 12; f O -11 -10
      3.6 + O -18 2 3.6 + O 11 -10 3.6 + O 18 2 3.6 + O -8 28 3.6 + O 8 28 3.6
    point.3.filled.connected.trianglepath.dotted = f O 0 -32 16 + O -34 28 16 + O 34 28 16; f O
      -11 -8 3.6 + O -18 4 3.6 + O 11 -8 3.6 + O 18 4 3.6 + O -8 28 3.6 + O 8 28 3.6
    point.topleft.down.curvedto.point.bottomright.up = s O -36 -32 11 + O 36 32 11; s M-36 -20
      C-36 40 36 -40 36 20
    point.topleft.down.to.point.bottomright.curvepath = s O -36 -32 11 + O 36 32 11; s B 20 -36
      -20 -36 32 24 32
    point.bottomleft.forward.to.point.topright.scurvepath = s O -38 34 11 + O 38 -34 11; s M-26 34
      C40 34 -40 -34 26 -34
    point.forward.to.point.capsulepath = s O -38 24 11 + O 38 24 11; s B 26 -26 24 -4 24 -4 -28 44
      -28 44 -8
    beziercurve = s R -40 30 20 20 4 + R 40 30 20 20 4 + R 0 -26 20 20 4; s M-40 18 C-38 -10 -26
      -24 -12 -26 M40 18 C38 -10 26 -24 12 -26; s6 L -52 -26 -12 -26 52 -26 12 -26
    angle = s B 0 38 -38 -42 36 46 36; s8 A -42 36 52 -42 0
    lines.measurement.horizontal = s L -50 -40 -50 40 -25 -12 -25 12 0 -24 0 24 25 -12 25 12 50 -40
      50 40
    dot.arrowtriangles.up.right.down.left.circle = s' O 0 0 45.6; f O 0 0 6; f P 2 -9 -16 0 -29 9
      -16; f P 2 -9 16 0 29 9 16; f P 2 -16 -9 -29 0 -16 9; f P 2 16 -9 29 0 16 9
    dot.circle.and.hand.point.up.left.fill = s O -18 -16 32; f O -18 -16 10; o
      hand.point.up.left.fill 0.6 20 24
    dot.circle.viewfinder = u viewfinder 1 0 0; s7 O 0 0 22; f O 0 0 8
    dot.viewfinder = u viewfinder 1 0 0; f O 0 0 14
    arrow.right.doc.on.clipboard = u doc.on.clipboard 1 8 0; k9 M-54 16 L-10 16; s L -54 16 -18 16
      + B 0 -32 2 -18 16 -32 30
    arrow.triangle.2.circlepath.doc.on.clipboard = s R 0 4 78 94 12; f R 0 -44 40 18 6; u
      arrow.triangle.2.circlepath 0.5 0 12
    exclamationmark.arrow.triangle.2.circlepath = u arrow.triangle.2.circlepath 1 0 0; u
      exclamationmark 0.44 0 0
    exclamationmark.arrow.circlepath = u arrow.clockwise 1 0 0; u exclamationmark 0.46 0 3
    arrow.clockwise.heart = s M-40 -20 C-44 -38 -22 -50 -6 -30 L0 -23 M14 -37 C30 -52 54 -36 44 -8
      C38 10 16 28 0 40 C-16 28 -34 14 -42 -2; f P 2 -8 -46 12 -22 -16 -16
    arrow.up.and.down.text.horizontal = s B 0 -46 -22 -30 -40 -14 -22 + L -30 -38 -30 38 + B 0 -46
      22 -30 40 -14 22 + L 6 -28 50 -28 6 0 50 0 6 28 36 28
    arrow.up.and.person.rectangle.portrait = s R 0 0 74 100 13; f O 0 14 9; f M-20 40 C-18 28 -8
      26 0 26 C8 26 18 28 20 40 Z; s L 0 -36 0 -4 + B 0 -12 -24 0 -37 12 -24
    arrow.turn.up.forward.iphone* = s R 0 0 54 104 12; s7 B 6 -12 22 -12 -6 12 -6 + B 0 2 -18 14
      -6 2 6
    arrow.down.right.video = u video 1 0 0; s7 L -28 -12 -6 10 + B 0 -22 11 -5 11 -5 -6
    arrow.up.right.video = u video 1 0 0; s7 L -28 10 -6 -12 + B 0 -22 -13 -5 -13 -5 4
    arrow.down.left.video = u video 1 0 0; s7 L -6 -12 -28 10 + B 0 -10 11 -29 11 -29 -6
    arrow.down.left.video.fill = u video.fill 1 0 0; k4 M-6 -12 L-28 10 M-10 11 L-29 11 L-29 -6
    arrow.up.right.video.fill = u video.fill 1 0 0; k4 M-28 10 L-6 -12 M-22 -13 L-5 -13 L-5 4
    arrow.up.forward.app = s R 0 0 84 84 26; u arrow.up.right 0.52 0 0
    arrow.up.forward.app.fill = f R 0 0 92 92 29; c arrow.up.right 0.54 0 0
    """
}
