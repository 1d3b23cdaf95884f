extension Catalogue {
  /// Boxes upon boxes, papers and windows.
  static let framesText = """
    _camera.frame = s P 12 -54 -26 -30 -26 -20 -40 20 -40 30 -26 54 -26 54 38 -54 38
    _camera.frame.fill = f P 14 -58 -30 -32 -30 -22 -44 22 -44 32 -30 58 -30 58 42 -58 42
    _trash.frame = s B 7 -32 -32 -28 48 28 48 32 -32; s L -41 -37 41 -37 + B 7 -16 -37 -16 -50 16
      -50 16 -37
    _trash.frame.fill = f P 7 -35 -26 35 -26 31 53 -31 53; s L -41 -37 41 -37 + B 7 -16 -37 -16
      -50 16 -50 16 -37
    _house.frame = s P 5 0 -46 50 -2 38 -2 38 43 -38 43 -38 -2 -50 -2
    _house.frame.fill = f P 6 0 -52 58 2 42 2 42 47 -42 47 -42 2 -58 2
    oval.portrait = s E 0 0 38 54
    oval.portrait.fill = f E 0 0 42 58
    capsule.portrait = s R 0 0 66 110 33
    capsule.portrait.fill = f R 0 0 74 118 37
    capsule.on.capsule = s R 10 14 84 44 22; s B 22 -46 4 -46 -36 40 -36
    rectangle.on.capsule = s R 12 12 84 50 8; s B 20 -48 8 -48 -36 40 -36
    square.on.circle = s R 14 14 62 62 12; s A -14 -14 34 96 354
    circlebadge = s O 0 0 24
    circlebadge.fill = f O 0 0 28
    circlebadge.2 = s O -18 0 22; s A 18 0 22 -124 124
    circlebadge.2.fill = f O 18 0 26; k O -18 0 31; f O -18 0 26
    smallcircle.circle = s O 0 0 45.6 + O 0 0 16
    circle.dashed.inset.filled = u circle.dashed 1 0 0; f O 0 0 31
    circle.grid.2x1 = s O -27 0 19 + O 27 0 19
    circle.grid.2x1.fill = f O -27 0 23 + O 27 0 23
    circle.grid.cross.fill = f O 0 -33 18 + O 0 33 18 + O -33 0 18 + O 33 0 18
    circle.grid.cross.left.filled = f O -33 0 18; s O 0 -33 14 + O 0 33 14 + O 33 0 14
    circle.grid.cross.up.filled = f O 0 -33 18; s O -33 0 14 + O 0 33 14 + O 33 0 14
    circle.grid.cross.right.filled = f O 33 0 18; s O 0 -33 14 + O 0 33 14 + O -33 0 14
    circle.grid.cross.down.filled = f O 0 33 18; s O -33 0 14 + O 0 -33 14 + O 33 0 14
    circle.hexagongrid = s8 O 0 0 12 + O 34 0 12 + O -34 0 12 + O 17 -30 12 + O -17 -30 12 + O 17
      30 12 + O -17 30 12
    circle.hexagongrid.fill = f O 0 0 15 + O 34 0 15 + O -34 0 15 + O 17 -30 15 + O -17 -30 15 + O
      17 30 15 + O -17 30 15
    circle.hexagonpath = s8 O 38 0 11 + O -38 0 11 + O 19 -33 11 + O -19 -33 11 + O 19 33 11 + O
      -19 33 11 + L -8 -33 8 -33 -8 33 8 33 -32 -10 -25 -23 32 -10 25 -23 -32 10 -25 23 32 10 25
      23
    circle.hexagonpath.fill = f O 38 0 15; f O -38 0 15; f O 19 -33 15; f O -19 -33 15; f O 19 33
      15; f O -19 33 15; s8 P 0 38 0 19 -33 -19 -33 -38 0 -19 33 19 33
    square.split.diagonal = s R 0 0 81 81 17; s L 36 -36 -36 36
    square.split.diagonal.2x2 = s R 0 0 81 81 17; s L 36 -36 -36 36 -36 -36 36 36
    square.split.bottomrightquarter = s R 0 0 81 81 17; s B 8 4 40 4 4 40 4
    square.split.bottomrightquarter.fill = f R 0 0 89 89 20; k3 M4 60 L4 10 C4 6 6 4 10 4 L60 4
    square.dashed.inset.filled = u square.dashed 1 0 0; f R 0 0 54 54 8
    dot.square = s R 0 0 81 81 17; f O 0 0 12
    dot.square.fill = f R 0 0 89 89 20 + O 0 0 13
    square.text.square = s R 0 0 81 81 17; s7 R 0 0 40 40 6 + L -10 -7 10 -7 -10 7 10 7
    square.text.square.fill = f R 0 0 89 89 20; k3 R 0 0 44 44 7; f R 0 0 40 40 5; k2.5 M-10 -7
      L10 -7 M-10 7 L10 7
    square.fill.on.square = f R 13 13 70 70 15; s B 12 -44 22 -44 -44 22 -44
    square.and.line.vertical.and.square = s R -34 0 40 48 9 + R 34 0 40 48 9; s L 0 -44 0 44
    square.resize = s R 0 0 81 81 17; s7 L -18 18 18 -18 + B 0 -20 2 -20 20 -2 20 + B 0 2 -20 20
      -20 20 -2
    square.resize.up = s R -14 14 52 52 12; s B 12 -14 -40 40 -40 40 14; s7 L 14 -14 26 -26
    square.resize.down = s R -18 18 46 46 12; s B 12 -10 -40 40 -40 40 10; s7 L 26 -26 16 -16
    squareshape = s R 0 0 84 84 2
    squareshape.fill = f R 0 0 92 92 4
    squareshape.split.2x2 = s R 0 0 84 84 2; s L 0 -42 0 42 -42 0 42 0
    squareshape.split.3x3 = s R 0 0 84 84 2; s8 L -14 -42 -14 42 14 -42 14 42 -42 -14 42 -14 -42
      14 42 14
    squares.below.rectangle = s R 0 -24 96 34 8 + R -31 26 34 34 8 + R 31 26 34 34 8
    squares.leading.rectangle = s R -36 -25 34 34 8 + R -36 25 34 34 8 + R 24 0 52 84 9
    square.stack.3d.down.right = s R -12 -14 64 64 13; s B 13 34 -26 34 32 -26 32 + B 13 50 -10 50
      48 -8 48
    square.stack.3d.down.right.fill = f R -12 -14 72 72 16; s B 13 38 -24 38 36 -26 36 + B 13 54
      -8 54 52 -8 52
    square.stack.3d.down.forward = s P 8 0 -4 40 -24 40 26 0 46; s B 8 -22 34 -22 -16 20 -36; s B 8
      -44 22 -44 -28 -2 -48
    square.stack.3d.forward.dottedline = s P 6 -50 -30 -18 -44 -18 30 -50 44; s P 6 18 -30 50 -44
      50 30 18 44; f O 0 -30 4 + O 0 -10 4 + O 0 10 4 + O 0 30 4
    square.3.layers.3d.down.right = s P 5 -52 -34 -22 -34 -6 0 -36 0; s P 5 -30 -10 4 -10 22 24
      -12 24; s P 5 -8 14 30 14 50 48 12 48
    square.3.layers.3d.top.filled = f P 6 0 -52 52 -25 0 2 -52 -25; s B 3 -46 0 0 24 46 0 + B 3
      -46 24 0 48 46 24
    square.grid.3x1.below.line.grid.1x2 = s L -42 -38 42 -38 -42 -16 42 -16; f R -32 24 24 32 6 +
      R 0 24 24 32 6 + R 32 24 24 32 6
    app.dashed = s A -16 -16 26 180 270 + A -16 -16 26 180 270 @90 + A -16 -16 26 180 270 @180 + A
      -16 -16 26 180 270 @270 + L -5 -42 5 -42 -5 42 5 42 -42 -5 -42 5 42 -5 42 5
    app.gift = s R 0 0 84 84 26; u gift 0.5 0 0
    app.gift.fill = f R 0 0 92 92 29; c gift.fill 0.52 0 0
    app.connected.to.app.below.fill = f R 0 -32 46 46 14; f R 0 32 46 46 14; s L 0 -9 0 9
    app.badge = u app 1 0 0; k R 34 -34 40 40 20; f O 34 -34 15
    app.badge.fill = u app.fill 1 0 0; k R 36 -36 40 40 20; f O 36 -36 15
    rectangle.dashed = s A -39 -26 13 180 270 ! + A -39 26 13 90 180 ! + L -18 -39 18 -39 -18 39
      18 39 -52 -8 -52 8 52 -8 52 8
    rectangle.on.rectangle.fill = f R 12 11 86 64 14; s B 12 -44 20 -44 -38 28 -38
    rectangle.fill.on.rectangle.fill = f R -12 -11 86 64 14; k R 12 12 94 72 17; f R 14 13 86 64
      14
    rectangle.on.rectangle.angled = s R -9 11 86 62 12; s8 B 12 -33 -35 -29 -48 57 -29 47 20
    rectangle.on.rectangle.angled.fill = f R -9 13 94 70 16; s8 B 12 -34 -36 -30 -50 60 -31 50 22
    photo.on.rectangle.fill = f R 9 9 94 70 16; k3.5 M-32 32 L-11 12 L4 24 L24 0 L50 24 M-14 -5
      L-14 -4.9; s8 B 13 -54 20 -54 -42 34 -42
    photo.fill.on.rectangle.fill = u photo.on.rectangle.fill 1 0 0
    photo.on.rectangle.angled.fill = f R -9 13 94 70 16; k3.5 M-49 34 L-29 14 L-14 26 L6 2 L31 26
      M-32 -3 L-32 -2.9; s8 B 12 -34 -36 -30 -50 60 -31 50 22
    photo.stack.fill = f R 0 14 108 72 14; k3 M-48 34 L-22 8 L-2 28 L16 12 L48 38 M22 -2 L22 -1.9;
      s7 L -36 -34 36 -34 -26 -48 26 -48
    rectangle.portrait.on.rectangle.portrait = s R 11 10 60 80 12; s B 12 -41 26 -41 -50 16 -50
    rectangle.portrait.on.rectangle.portrait.fill = f R 13 12 66 86 14; s B 12 -43 26 -43 -50 18
      -50
    rectangle.portrait.on.rectangle.portrait.angled = s R 0 0 54 76 11 @-12 >-14,6; s8 B 11 -6 -46
      38 -40 50 18 26 26
    rectangle.portrait.on.rectangle.portrait.angled.fill = f R 0 0 62 84 14 @-12 >-14,6; s8 B 11
      -6 -50 42 -42 54 20 30 28
    rectangle.portrait.split.2x1 = s R 0 0 74 100 13; s L 0 -50 0 50
    rectangle.portrait.arrowtriangle.2.outward = s R 0 0 46 76 10; f P 2 -34 -14 -52 0 -34 14; f P
      2 34 -14 52 0 34 14
    rectangle.portrait.arrowtriangle.2.inward = s R 0 0 46 76 10; f P 2 -52 -14 -34 0 -52 14; f P
      2 52 -14 34 0 52 14
    rectangle.arrowtriangle.2.outward = s R 0 0 84 46 10; f P 2 -14 -34 0 -52 14 -34; f P 2 -14 34
      0 52 14 34
    rectangle.arrowtriangle.2.inward = s R 0 0 84 46 10; f P 2 -14 -52 0 -34 14 -52; f P 2 -14 52
      0 34 14 52
    rectangle.compress.vertical = s R 0 0 84 20 6; s L 0 -54 0 -24 0 54 0 24 + B 0 -12 -36 0 -23
      12 -36 + B 0 -12 36 0 23 12 36
    rectangle.expand.vertical = s R 0 0 84 20 6; s L 0 -54 0 -24 0 54 0 24 + B 0 -12 -42 0 -55 12
      -42 + B 0 -12 42 0 55 12 42
    rectangle.connected.to.line.below = s R 0 -14 84 50 10; s L 0 12 0 36 -48 38 48 38
    rectangle.roundedtop = s M-52 36 L-52 -6 A32 32 0 0 1 -20 -38 L20 -38 A32 32 0 0 1 52 -6 L52
      36 Z
    rectangle.roundedtop.fill = f M-56 40 L-56 -6 A36 36 0 0 1 -20 -42 L20 -42 A36 36 0 0 1 56 -6
      L56 40 Z
    rectangle.roundedbottom = s M-52 -36 L-52 6 A32 32 0 0 0 -20 38 L20 38 A32 32 0 0 0 52 6 L52
      -36 Z
    rectangle.roundedbottom.fill = f M-56 -40 L-56 6 A36 36 0 0 0 -20 42 L20 42 A36 36 0 0 0 56 6
      L56 -40 Z
    rectangle.split.3x1.fill = f R 0 0 112 86 17; k3 M-18 -60 L-18 60 M18 -60 L18 60
    rectangle.and.arrow.up.right.and.arrow.down.left = s R 0 0 104 78 13; s7 L 8 -8 26 -20 -8 8
      -26 20 + B 0 10 -21 27 -21 27 -8 + B 0 -10 21 -27 21 -27 8
    rectangle.and.hand.point.up.left = s R -6 -12 92 64 12; o hand.point.up.left.fill 0.66 22 22
    rectangle.and.hand.point.up.left.fill = f R -6 -12 100 72 15; o hand.point.up.left.fill 0.66
      22 22
    rectangle.and.text.magnifyingglass = s R 0 0 108 82 13; s7 L -34 -16 -6 -16 -34 0 -14 0 -34 16
      -10 16; o magnifyingglass 0.5 22 8
    rectangle.and.paperclip = s R 0 0 108 82 13; o paperclip 0.66 18 0
    rectangle.righthalf.inset.filled.arrow.right = s R 0 0 108 84 13; f R 31 0 30 64 5; s8 L -40 0
      -4 0 + B 0 -16 -12 -3 0 -16 12
    rectangle.righthalf.inset.fill.arrow.right = u rectangle.righthalf.inset.filled.arrow.right 1
      0 0
    rectangle.lefthalf.inset.filled.arrow.left = m rectangle.righthalf.inset.filled.arrow.right 1
      0 0
    rectangle.inset.filled.and.person.filled = s B 13 6 40 -54 40 -54 -42 54 -42 54 -6; f R -4 -1
      72 56 5; k O 34 10 19 + R 34 44 52 34 8; f O 34 10 13; f M10 50 C12 34 22 28 34 28 C46 28 56
      34 58 50 Z
    inset.filled.rectangle.and.person.slash = u rectangle.inset.filled.and.person.filled 0.9 0 0;
      k8 M-50 -46 L50 50; s L -48 -46 50 50
    inset.filled.rectangle.badge.record = s B 13 14 40 -54 40 -54 -40 54 -40 54 0; f R -6 -1 68 52
      5; k O 40 30 26; s7 O 40 30 18; f O 40 30 9
    inset.filled.rectangle.portrait = s R 0 0 74 100 13; f R 0 0 48 74 5
    rectangle.3.group.bubble.left = u rectangle.3.group 0.9 6 -4; k O -26 28 30; u
      bubble.left.fill 0.5 -28 28
    rectangle.3.group.bubble.left.fill = u rectangle.3.group.fill 0.9 6 -4; k O -26 28 30; u
      bubble.left.fill 0.5 -28 28
    rectangle.portrait.and.arrow.right.fill = f M-42 -54 L10 -54 C20 -54 26 -48 26 -38 L26 38 C26
      48 20 54 10 54 L-26 54 C-36 54 -42 48 -42 38 Z; k10 M-6 0 L60 0; s L -2 0 58 0 + B 0 40 -17
      58 0 40 17
    square.and.arrow.down.fill = f R 0 16 84 77 15; k9 M0 17 L0 -56 M-19 -2 L0 17 L19 -2; s L 0 17
      0 -56 + B 0 -19 -2 0 17 19 -2
    square.and.arrow.up.on.square = s B 12 -14 -16 -30 -16 -30 42 30 42 30 -16 14 -16; s L 0 10 0
      -54 + B 0 -17 -38 0 -55 17 -38; s B 12 -46 -2 -46 58 14 58
    square.and.arrow.down.on.square = s B 12 -14 -16 -30 -16 -30 42 30 42 30 -16 14 -16; s L 0 16
      0 -54 + B 0 -17 0 0 17 17 0; s B 12 -46 -2 -46 58 14 58
    slider.horizontal.2.square = s R 0 0 84 84 17; s7 L -26 -14 -2 -14 20 -14 26 -14 -26 14 -20 14
      2 14 26 14 + O 9 -14 8 + O -9 14 8
    slider.horizontal.2.square.on.square = s R 10 10 66 66 14; s B 12 -38 20 -38 -38 18 -38; s6 L
      -12 -2 6 -2 22 -2 32 -2 -12 22 -2 22 14 22 32 22 + O 14 -2 6 + O 6 22 6
    slider.horizontal.2.gobackward = u gobackward 1 0 0; s7 L -22 -2 -4 -2 14 -2 22 -2 -22 16 -14
      16 4 16 22 16 + O 5 -2 6 + O -5 16 6
    slider.horizontal.2.rectangle.and.arrow.triangle.2.circlepath = s R -6 -14 92 58 12; s6 L -40
      -24 -16 -24 4 -24 30 -24 -40 -4 -28 -4 -8 -4 10 -4 + O -6 -24 7 + O -18 -4 7; o
      arrow.triangle.2.circlepath 0.5 32 26
    slider.horizontal.below.rectangle = s R 0 -16 92 50 10; s L -46 34 4 34 30 34 46 34; s O 17 34
      9
    macwindow.on.rectangle = s R 10 10 88 66 11; s L -34 -8 54 -8; s B 11 -50 22 -50 -40 34 -40; f
      O -24 -15 3 + O -14 -15 3 + O -4 -15 3
    macwindow.and.cursorarrow = u macwindow 1 0 0; o _cursor.small 0.9 28 20
    macwindow.and.pointer.arrow = u macwindow.and.cursorarrow 1 0 0
    text.and.command.macwindow = u macwindow 1 0 0; s6 L -38 4 -14 4 -38 20 -20 20; u command 0.36
      22 12
    apple.terminal.on.rectangle = s R 10 10 88 66 11; s B 11 -50 22 -50 -40 34 -40; s8 B 0 -18 -4
      -4 8 -18 20 + L 6 22 24 22
    menubar.dock.rectangle = s R 0 0 108 84 13; f R 0 -30 100 14 2; f R 0 26 56 14 5
    menubar.arrow.up.rectangle = s R 0 0 108 84 13; f R 0 -30 100 14 2; s7 L 0 -8 0 28 + B 0 -13 5
      0 -9 13 5
    dock.arrow.down.rectangle = s R 0 0 108 84 13; f R 0 28 60 14 5; s7 L 0 -28 0 8 + B 0 -13 -5 0
      9 13 -5
    pip.enter = s B 13 -6 34 -54 34 -54 -42 54 -42 54 -10; f R 34 24 48 34 8; s7 L -34 -22 -12 0 +
      B 0 -26 2 -11 2 -11 -13
    pip.exit = s B 13 -6 34 -54 34 -54 -42 54 -42 54 -10; f R 34 24 48 34 8; s7 L -34 -22 -12 0 +
      B 0 -19 -24 -36 -24 -36 -9
    platter.filled.bottom.iphone = s R 0 0 54 104 12; f R 0 33 40 22 7; s5 L -8 -41 8 -41
    platter.filled.top.iphone = s R 0 0 54 104 12; f R 0 -33 40 22 7; s5 L -8 41 8 41
    platter.2.filled.iphone = s R 0 0 54 104 12; f R 0 5 40 22 7 + R 0 33 40 22 7; s5 L -8 -41 8
      -41
    platter.2.filled.ipad = s R 0 0 78 104 12; f R 0 5 58 22 7 + R 0 33 58 22 7
    widget.small = s R 0 0 108 84 17; f R -24 -16 36 36 9
    widget.medium = s R 0 0 108 84 17; f R 0 -16 84 36 9
    widget.large = s R 0 0 84 108 17; f R 0 -12 60 60 11
    widget.extralarge = s R 0 0 108 84 17; f R 0 0 84 60 11
    button.horizontal = s R 0 0 112 50 12; s L -24 0 24 0
    button.horizontal.fill = f R 0 0 120 58 16; k4 M-24 0 L24 0
    button.programmable = s O 0 0 45.6; f O 0 0 33
    button.roundedtop.horizontal = s M-56 22 L-56 4 A28 28 0 0 1 -28 -24 L28 -24 A28 28 0 0 1 56 4
      L56 22 Z
    button.angledtop.vertical.left = s P 8 -24 -44 24 -30 24 44 -24 44
    l1.rectangle.roundedbottom = u rectangle.roundedbottom 1 0 0; s8 B 0 -24 -20 -24 18 -2 18 + B
      0 10 -12 20 -20 20 18
    mosaic = s R -18 -24 56 32 8 + R 32 -24 20 32 8 + R -32 22 28 36 8 + R 20 22 46 36 8
    mosaic.fill = f R -18 -24 64 40 10 + R 32 -24 28 40 8 + R -32 22 36 44 8 + R 20 22 54 44 10
    split.2x1 = s R -26 0 40 84 8 + R 26 0 40 84 8
    perspective = s P 5 -46 -40 46 -22 46 22 -46 40; s7 L -46 0 46 0 -14 -34 -14 34 18 -27 18 27
    align.horizontal.left.fill = s L -50 -46 -50 46; f R 0 -20 76 24 6; f R -12 20 52 24 6
    align.horizontal.right = s L 50 -46 50 46; s R 0 -20 68 20 5 + R 12 20 44 20 5
    align.horizontal.center = s L 0 -50 0 -32 0 -8 0 8 0 32 0 50; s R 0 -20 84 20 5 + R 0 20 54 20
      5
    align.vertical.top = s L -46 -50 46 -50; s R -20 0 20 68 5 + R 20 -12 20 44 5
    align.vertical.bottom = s L -46 50 46 50; s R -20 0 20 68 5 + R 20 12 20 44 5
    distribute.horizontal = s L -50 -46 -50 46 50 -46 50 46; s R 0 0 28 60 6
    distribute.vertical = s L -46 -50 46 -50 -46 50 46 50; s R 0 0 60 28 6
    rectangle.badge.checkmark = u rectangle 1 0 0; k O 44 34 26; f O 44 34 20; k3 M34 34 L41 41
      L54 26
    circle.filled.pattern.diagonalline.rectangle = s R 0 0 108 78 13; s5 L -44 10 -4 -30 -36 28 22
      -30 -14 32 44 -26 12 32 46 -2; k O -14 4 28; f O -14 4 22
    circle.lefthalf.striped.horizontal = s O 0 0 45.6; s6 L 0 -45 0 45 -37 -26 0 -26 -44 -9 0 -9
      -44 9 0 9 -37 26 0 26
    circle.lefthalf.filled.righthalf.striped.horizontal = s O 0 0 45.6; f M0 -46 A46 46 0 0 0 0 46
      Z; s6 L 0 -26 37 -26 0 -9 44 -9 0 9 44 9 0 26 37 26
    moon.circle.dotted = u circle.dotted 1 0 0; u moon.fill 0.54 0 0
    timeline.selection = s L -50 -30 50 -30 -50 30 50 30; f R 0 0 60 34 8; s7 L 0 -50 0 50
    selection.pin.in.out = s R 0 12 64 56 8; f O -32 -38 10; f O 32 -38 10; s8 L -32 -30 -32 40 32
      -30 32 40
    """
}
