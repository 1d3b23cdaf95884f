extension Catalogue {
  /// Emblems, playing, and signs; those of firms are plain ones of our own, not their marks.
  static let signsText = """
    apple.logo = f M0 -18 C10 -26 24 -28 34 -18 C48 -4 42 30 26 44 C16 52 8 44 0 44 C-8 44 -16 52
      -26 44 C-42 30 -48 -4 -34 -18 C-24 -28 -10 -26 0 -18 Z; f M2 -28 C2 -42 12 -52 26 -52 C26
      -38 16 -28 2 -28 Z
    swift = f M-50 34 C-20 58 12 50 28 40 C40 34 48 38 54 46 C56 28 50 16 44 10 C50 -16 34 -38 16
      -50 C26 -32 26 -16 22 -6 C2 -18 -16 -32 -34 -48 C-26 -34 -18 -24 -10 -16 C-22 -24 -34 -32
      -44 -40 C-28 -16 -10 4 8 18 C-10 28 -30 30 -50 20 Z
    xbox.logo = f O 0 0 49.8; k7 M-24 -24 L24 24 M24 -24 L-24 24
    playstation.logo = s8 P 2 0 -48 13 -26 -13 -26; s8 O 36 0 12; s8 L -10 26 10 46 10 26 -10 46;
      s8 R -36 0 22 22 2
    apple.intelligence = s8 E 0 0 44 20 @0; s8 E 0 0 44 20 @60; s8 E 0 0 44 20 @120
    apple.image.playground = s8 R 0 0 84 84 26; f O -14 -10 9; s8 M-30 24 C-16 4 -4 10 4 20 C12 0
      26 2 32 14; u sparkle 0.3 20 -20
    apple.writing.tools = u _pencil.slim 0.9 4 -4; s8 A 0 0 48 120 300
    apple.haptics.and.music.note = u apple.logo 0.6 -20 8; u music.note 0.6 32 -8
    apple.haptics.and.exclamationmark.triangle = u apple.logo 0.6 -20 8; u
      exclamationmark.triangle.fill 0.4 34 -14
    siri = s O 0 0 45.6; s8 M-40 6 C-20 -34 -6 -20 4 0 C14 20 26 22 40 -6 M-38 -8 C-24 20 -10 22 0
      4 C10 -20 24 -28 38 6
    carplay* = s R 0 0 81 81 17; f P 4 -16 -24 26 0 -16 24
    shareplay = s O 0 -20 13; s M-26 26 C-26 8 -14 2 0 2 C14 2 26 8 26 26 Z; s8 A 0 0 50 -60 50 +
      A 0 0 50 130 240
    shazam.logo = s O 0 0 45.6; s M8 -24 L-14 -4 C-24 6 -12 20 0 12 L6 6 M-8 24 L14 4 C24 -6 12
      -20 0 -12 L-6 -6
    shazam.logo.fill = f O 0 0 49.8; k4 M8 -24 L-14 -4 C-24 6 -12 20 0 12 L6 6 M-8 24 L14 4 C24 -6
      12 -20 0 -12 L-6 -6
    voiceover = s O 0 0 45.6; f O 0 -22 7; s8 L -24 -8 24 -8 0 -8 0 10 0 10 -12 30 0 10 12 30; s8
      L -30 -22 -22 -22 30 -22 22 -22
    movieclapper* = s B 8 -50 -6 -50 42 50 42 50 -6; s R 0 -14 100 20 3; s P 3 -52 -30 44 -54 48
      -38 -48 -16; s7 L -26 -22 -14 -4 6 -22 18 -4 -28 -36 -14 -24 2 -44 16 -32
    movieclapper.fill = f P 9 -54 4 54 4 54 46 -54 46; f R 0 -9 108 18 3; f P 4 -57 -29 45 -55 50
      -38 -52 -13; k R 0 2 120 3 0; k3 M-28 -22 L-18 2 M6 -22 L16 2 M-34 -46 L-16 -20 M0 -56 L16
      -30
    film.stack* = s R 0 14 104 66 10; s7 L -32 -18 -32 46 32 -18 32 46 -42 6 -42 6 -42 24 -42 24
      42 6 42 6 42 24 42 24; s L -36 -34 36 -34 -26 -48 26 -48
    theatermasks* = s M-52 -36 C-40 -30 -20 -30 -6 -36 L-4 -10 C-4 14 -16 28 -28 30 C-42 28 -54 14
      -54 -10 Z; f O -38 -10 5; f O -20 -10 5; s7 A -28 0 12 20 160; s M8 -20 C22 -16 40 -16 52
      -24 L56 2 C56 26 44 42 28 44 C18 42 8 34 4 26; f O 24 6 5; f O 42 4 5; s7 A 30 32 10 200 340
    theatermasks.fill = f M-56 -42 C-42 -34 -18 -34 -4 -42 L0 -10 C0 18 -14 32 -28 34 C-44 32 -58
      16 -58 -10 Z; k O -40 -10 5 + O -18 -10 5; k M-40 4 C-34 22 -22 22 -16 4 Z; f M10 -24 C24
      -20 42 -20 56 -28 L60 2 C60 28 46 46 28 48 C18 46 8 40 2 32 C10 20 12 0 10 -24 Z; k O 26 4 5
      + O 46 2 5; k M24 34 C28 18 44 18 48 32 Z
    memories = s A 0 0 44 -160 90; s8 B 0 0 -24 0 2 16 12; f P 2 -58 -22 -30 -26 -40 2; f O -40 18
      4 + O -31 31 4 + O -18 40 4
    square.and.arrow.up.trianglebadge.exclamationmark = u square.and.arrow.up 0.96 -4 0; k P 8 34
      10 62 58 6 58; u exclamationmark.triangle.fill 0.4 36 36
    switch.2 = s R 0 -24 92 36 18 + R 0 24 92 36 18; f O -28 -24 11; f O 28 24 11
    playpause = s P 4 -50 -32 -2 0 -50 32; s8 R 17 0 7 62 3 + R 44 0 7 62 3
    playpause.fill = f P 5 -56 -38 4 0 -56 38; f R 19 0 14 70 5 + R 44 0 14 70 5
    eject* = s P 6 0 -40 44 10 -44 10; s R 0 36 84 12 4
    eject.fill = f P 7 0 -46 52 14 -52 14; f R 0 38 92 20 6
    mount* = s P 6 0 10 44 -40 -44 -40; s R 0 36 84 12 4
    backward.end.alt* = s P 4 -12 0 20 -26 20 26; s P 4 -44 0 -12 -26 -12 26; s L -50 -28 -50 28
    backward.end.alt.fill = f P 5 -8 0 46 -34 46 34; f P 5 -54 0 0 -34 0 34; f R -54 0 10 68 4
    forward.end.alt* = m backward.end.alt 1 0 0
    forward.end.alt.fill = m backward.end.alt.fill 1 0 0
    backward.frame* = s P 4 -18 0 34 -34 34 34; s R -38 0 8 68 3
    backward.frame.fill = f P 5 -22 0 42 -40 42 40; f R -38 0 14 76 5
    forward.frame* = m backward.frame 1 0 0
    forward.frame.fill = m backward.frame.fill 1 0 0
    sparkles.rectangle.stack* = s R 0 14 100 66 13; s9 L -36 -33 36 -33 -26 -47 26 -47; u sparkles
      0.4 0 14
    sparkles.square.filled.on.square = s B 12 16 -44 -44 -44 -44 16; f R 14 14 68 68 14; c
      sparkles 0.44 14 14
    rectangle.stack.badge.play = u rectangle.stack 0.96 0 0; k O 40 34 25; f O 40 34 20; k P 2 34
      24 34 44 50 34
    creditcard.and.123 = u creditcard 0.8 0 -14; u textformat.123 0.5 14 36
    bubble.left.and.text.bubble.right = u bubble.left 0.78 -26 -12; o bubble.right 0.72 33 15; k O
      33 11 26; s7 L 14 4 52 4 14 18 40 18
    bubble.left.and.text.bubble.right.fill = u bubble.left.fill 0.78 -26 -12; o bubble.right.fill
      0.72 33 15; k3.5 M12 4 L52 4 M12 18 L40 18
    bubble.left.and.exclamationmark.bubble.right = u bubble.left 0.78 -26 -12; o bubble.right 0.72
      33 15; k O 33 11 26; u exclamationmark 0.42 33 11
    bubble.left.and.exclamationmark.bubble.right.fill = u bubble.left.fill 0.78 -26 -12; o
      bubble.right.fill 0.72 33 15; c exclamationmark 0.42 33 11
    bubble.middle.bottom* = s M-18 32 C-40 28 -54 14 -54 -6 C-54 -28 -30 -43 0 -43 C30 -43 54 -28
      54 -6 C54 14 40 28 18 32 C12 36 6 42 0 50 C-6 42 -12 36 -18 32 Z
    bubble.middle.top* = s M-18 -32 C-40 -28 -54 -14 -54 6 C-54 28 -30 43 0 43 C30 43 54 28 54 6
      C54 -14 40 -28 18 -32 C12 -36 6 -42 0 -50 C-6 -42 -12 -36 -18 -32 Z
    heart.text.square* = s R 0 0 84 84 17; u heart.fill 0.3 -14 -12; s8 L 10 -14 24 -14 -24 10 24
      10 -24 26 10 26
    heart.text.square.fill = f R 0 0 92 92 20; c heart.fill 0.32 -14 -12; k3.5 M12 -14 L26 -14
      M-26 12 L26 12 M-26 28 L10 28
    bell.and.waveform* = u bell 0.84 -8 0; s8 L 36 -26 36 -14 48 -36 48 -4
    bell.and.waveform.fill = u bell.fill 0.84 -8 0; s8 L 40 -26 40 -14 54 -36 54 -4
    lightbulb.led* = s M-32 -18 A32 32 0 0 1 32 -18 L32 -4 L-32 -4 Z; s P 6 -22 -4 22 -4 14 34 -14
      34; s8 L -6 48 6 48
    lightbulb.max* = u lightbulb 0.72 0 8; s8 L 0 -42 0 -54 -32 -30 -40 -38 32 -30 40 -38 -40 0
      -52 0 40 0 52 0
    lightbulb.max.fill = u lightbulb.fill 0.72 0 8; s8 L 0 -42 0 -54 -32 -30 -40 -38 32 -30 40 -38
      -40 0 -52 0 40 0 52 0
    lightbulb.min* = u lightbulb 0.72 0 8; s8 L 0 -42 0 -44 -32 -30 -33 -31 32 -30 33 -31 -40 0
      -42 0 40 0 42 0
    lightbulb.min.fill = u lightbulb.fill 0.72 0 8; s8 L 0 -42 0 -44 -32 -30 -33 -31 32 -30 33 -31
      -40 0 -42 0 40 0 42 0
    lightbulb.2* = u lightbulb 0.84 -26 0; u lightbulb 0.84 26 0
    lightbulb.2.fill = u lightbulb.fill 0.84 -27 0; u lightbulb.fill 0.84 27 0
    lightspectrum.horizontal = s R 0 0 112 50 10; s7 L -34 -24 -34 24 -14 -24 -14 24 6 -24 6 24 16
      -24 16 24 34 -24 34 24
    bolt.horizontal* = s P 4 -54 6 10 -28 4 -6 54 -6 -10 28 -4 6
    network.badge.shield.half.filled = u network 0.94 -3 -3; k8 P 3 18 8 38 0 58 8 56 36 38 50 20
      36; s7 P 3 20 8 38 2 56 8 54 34 38 46 22 34; f M38 4 L38 46 L22 34 L20 9 Z
    shield.checkered* = u shield 1 0 0; f M0 -50 L0 0 L-42 0 L-42 -36 C-26 -38 -12 -42 0 -50 Z; f
      M0 0 L42 0 C42 24 24 40 0 50 Z
    clear* = s P 10 -50 -36 50 -36 50 36 -50 36; u xmark 0.5 0 0
    key.horizontal* = s M-2 -8 C-10 -30 -46 -34 -50 -4 C-52 26 -16 36 -4 12 L32 12 L42 2 L32 -8
      L18 -8 L12 -2 L6 -8 Z; f O -32 0 6
    key.radiowaves.forward* = u key.horizontal 0.86 -12 0; s8 A 18 0 24 -40 40 + A 18 0 40 -40 40
    star.hexagon* = s P 9 43 25 0 50 -43 25 -43 -25 0 -50 43 -25; u star.fill 0.46 0 0
    star.hexagon.fill = f P 12 47 27 0 54 -47 27 -47 -27 0 -54 47 -27; c star.fill 0.48 0 0
    cone* = s M0 -48 L42 30 C42 50 -42 50 -42 30 Z; s7 M-42 30 C-36 18 36 18 42 30
    cylinder* = s M-36 -32 L-36 32 C-36 50 36 50 36 32 L36 -32 C36 -50 -36 -50 -36 -32 Z; s M-36
      -32 C-36 -14 36 -14 36 -32
    cylinder.split.1x2* = s M-36 -32 L-36 32 C-36 50 36 50 36 32 L36 -32 C36 -50 -36 -50 -36 -32
      Z; s M-36 -32 C-36 -14 36 -14 36 -32 M-36 0 C-36 18 36 18 36 0
    pyramid* = s P 5 0 -46 50 22 4 46 -50 22; s7 L 0 -44 4 44
    torus = s E 0 0 52 34; s M-24 -6 C-14 8 14 8 24 -6; s8 M-14 -1 C-8 -8 8 -8 14 -1
    balloon.2 = s E -20 2 22 28; s A 22 -22 22 -150 100; s7 M-20 34 C-30 42 -14 46 -20 56 M26 4
      C18 14 34 20 26 32; f P 2 -20 28 -12 40 -28 40
    balloon.2.fill = f E 22 -24 24 29; k E -20 2 31 37; f E -20 2 26 32; s7 M-20 34 C-30 42 -14 46
      -20 56 M26 8 C18 16 34 22 26 32; f P 2 -20 28 -12 42 -28 42
    wake = s O 0 10 24; s8 L 0 -28 0 -44 -30 -20 -40 -30 30 -20 40 -30 -44 10 -54 10 44 10 54 10
      -28 44 28 44
    sos = s8 M-32 -14 C-34 -24 -54 -22 -53 -11 C-52 1 -32 -2 -32 10 C-32 22 -54 23 -56 12; s8 E 0
      0 15 18; s8 M54 -14 C52 -24 32 -22 33 -11 C34 1 54 -2 54 10 C54 22 32 23 30 12
    space = s B 6 -44 -8 -44 16 44 16 44 -8
    paragraph = s M8 44 L8 -42 L32 -42 M24 -42 L24 44 M8 -42 L-8 -42 A23 23 0 0 0 -8 4 L8 4
    alt = s B 4 -46 -30 -22 -30 16 30 46 30 + L 10 -30 46 -30
    return.right = m return 1 0 0
    hand.wave* = u hand.raised 0.84 2 6 18; s8 A 0 0 52 170 200 + A 0 0 52 -20 10
    hand.wave.fill = u hand.raised.fill 0.84 2 6 18; s8 A 0 0 54 170 200 + A 0 0 54 -20 10
    hand.pinch* = s M-8 50 C-30 40 -40 20 -36 -6 C-34 -14 -24 -14 -22 -6 L-18 10 L-4 -36 C0 -46 14
      -42 12 -32 L4 -2 C10 -10 22 -6 20 4 C28 0 36 8 32 16 C38 22 36 30 32 36 C26 48 6 56 -8 50 Z
    hand.raised.fingers.spread* = s M-22 20 L-46 -10 C-50 -18 -40 -26 -34 -18 L-18 -2 L-26 -36
      C-28 -46 -16 -50 -12 -40 L-2 -8 L2 -44 C2 -54 16 -54 16 -44 L14 -8 L26 -34 C30 -44 42 -38 38
      -28 L26 4 C32 2 40 -2 48 2 C54 8 48 14 42 16 C32 26 26 52 2 52 C-14 52 -20 34 -22 20 Z
    hand.raised.app* = s R 0 0 84 84 26; u hand.raised.fill 0.5 0 0
    hand.raised.app.fill = f R 0 0 92 92 29; c hand.raised.fill 0.52 0 0
    hand.point.up.braille* = u hand.point.up 0.86 16 6; f O -36 -30 4.5 + O -36 -14 4.5 + O -36 2
      4.5 + O -22 -30 4.5
    hand.rays* = u hand.raised 0.72 0 12; s8 L 0 -44 0 -56 -28 -38 -36 -46 28 -38 36 -46
    hands.sparkles = u hands.clap 0.9 0 6; u sparkle 0.3 36 -40
    hands.sparkles.fill = u hands.clap.fill 0.9 0 6; u sparkle 0.3 36 -40
    hand.point.left = u hand.point.up 1 0 0 -90
    hand.point.left.fill = u hand.point.up.fill 1 0 0 -90
    hand.point.right = m hand.point.left 1 0 0
    hand.point.right.fill = m hand.point.left.fill 1 0 0
    hand.point.down = u hand.point.up 1 0 0 180
    hand.point.down.fill = u hand.point.up.fill 1 0 0 180
    gearshape.2 = u gearshape 0.66 -20 14; u gearshape 0.5 30 -24
    gearshape.2.fill = u gearshape.fill 0.66 -20 14; u gearshape.fill 0.5 30 -24
    gearshape.arrow.triangle.2.circlepath = s A 0 0 46 -150 -20 + A 0 0 46 30 160; f P 2 36 -36 54
      -14 26 -10; f P 2 -36 36 -54 14 -26 10; u gearshape.fill 0.54 0 0
    dollarsign.arrow.circlepath = s A 0 0 43 -60 230; f P 2 14 -54 14 -22 40 -36; u dollarsign
      0.52 0 4
    dollarsign.bank.building* = s P 4 0 -48 52 -18 -52 -18; s L -44 -4 -44 32 44 -4 44 32 -54 46
      54 46; u dollarsign 0.5 0 12
    dollarsign.gauge.chart.leftthird.topthird.rightthird = s A 0 6 43 140 400; u dollarsign 0.6 0
      8
    suit.club* = s M-8 16 C-16 34 -46 30 -46 8 C-46 -8 -30 -16 -18 -10 C-28 -26 -18 -46 0 -46 C18
      -46 28 -26 18 -10 C30 -16 46 -8 46 8 C46 30 16 34 8 16 L14 46 L-14 46 Z
    globe.desk* = s O 0 -12 32; s A 0 -12 46 -60 130; s L 0 36 0 50 -24 50 24 50; s7 E 0 -12 13
      32; s7 L -32 -12 32 -12
    globe.badge.chevron.backward = u globe 0.94 -3 -3; k O 34 30 26; s B 0 42 14 24 30 42 46
    giftcard* = s R 0 0 108 78 12; s7 L -52 4 52 4 -22 -38 -22 38; s7 M-22 4 C-40 -20 -50 2 -22 4
      C6 2 -4 -20 -22 4
    applescript* = s R 0 0 81 96 13; u scroll 0.5 0 0
    face.dashed.fill = u circle.dashed 1 0 0; f O 0 0 36; k O -12 -9 5 + O 12 -9 5; k3.5 M-16 10
      C-8 20 8 20 16 10
    smiley = s O 0 0 46; f E -16 -11 5.5 7.5 + E 16 -11 5.5 7.5; s9 A 0 0 25 30 150
    smiley.fill = f O 0 0 50; k E -16 -11 5.5 7.5 + E 16 -11 5.5 7.5; k4.5 M-22 12 C-12 28 12 28
      22 12
    cube.transparent.fill = f P 5 0 -52 45 -26 45 26 0 52 -45 26 -45 -26; k3.5 M0 0 L45 -26 M0 0
      L0 52 M0 0 L-45 -26 M0 -52 L0 -22 M45 26 L19 11 M-45 26 L-19 11
    hand.palm.facing = u hand.raised 1 0 0
    hand.palm.facing.fill = u hand.raised.fill 1 0 0
    hands.and.sparkles = u hand.raised 0.66 -20 14 -14; n hand.raised 0.66 22 14 14; u sparkle
      0.26 0 -42
    hands.and.sparkles.fill = u hand.raised.fill 0.66 -22 14 -14; n hand.raised.fill 0.66 22 14
      14; u sparkle 0.26 0 -42
    hearingdevice.ear = u ear 1 0 0; s8 A 0 -4 48 150 230
    accessibility.fill = f O 0 0 49.8; k O 0 -25 7; k4 M-24 -10 L24 -10 M0 -10 L0 8 M0 8 L-12 30
      M0 8 L12 30
    exclamationmark.lock = u lock 1 0 0; u exclamationmark 0.4 0 19
    exclamationmark.lock.fill = u lock.fill 1 0 0; c exclamationmark 0.42 0 19
    grid = s8 L -17 -48 -17 48 17 -48 17 48 -48 -17 48 -17 -48 17 48 17
    swatchpalette.fill = f R -30 0 34 100 8; k O -30 32 6; f M-6 40 L-6 -10 L30 -42 C36 -46 42 -42
      46 -36 C50 -30 50 -26 46 -22 L-6 40 Z; f P 6 8 50 44 12 52 12 52 50
    heart.text.clipboard* = s R 0 4 78 94 12; f R 0 -44 40 18 6; u heart.fill 0.34 0 -8; s8 L -20
      20 20 20 -20 36 6 36
    1.magnifyingglass = u magnifyingglass 1 0 0; s7 B 2 -15 -16 -7 -22 -7 6
    plus.square.fill.on.square.fill = u square.fill.on.square.fill 1 0 0; c plus 0.44 16 16
    """
}
