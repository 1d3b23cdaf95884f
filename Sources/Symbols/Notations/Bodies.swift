extension Catalogue {
  /// People together, and parts of them.
  static let bodiesText = """
    figure.2 = u figure.stand 0.92 -22 0; u figure.stand 0.92 22 0
    figure.2.arms.open = u figure.arms.open 0.9 -44 0; u figure.arms.open 0.9 44 0
    figure.and.child.holdinghands = f O -18 -42 9.5; b1.6 -18 -22 -18 8; b -18 -23 -34 -14 -35 10;
      b -18 -23 0 -6 14 8; b -20 8 -25 28 -26 50; b -16 8 -11 28 -10 50; f O 32 -8 9; b1.4 32 10
      32 28; b1.1 32 10 14 8; b1.1 32 10 44 22 45 32; b1.1 30 28 27 50; b1.1 34 28 37 50
    figure.2.and.child.holdinghands = f O -40 -42 9; b1.6 -40 -22 -40 8; b -40 -23 -54 -12 -55 10;
      b -40 -23 -26 -8 -12 10; b -42 8 -46 28 -47 50; b -38 8 -34 28 -33 50; f O 40 -42 9; b1.6 40
      -22 40 8; b 40 -23 54 -12 55 10; b 40 -23 26 -8 12 10; b 42 8 46 28 47 50; b 38 8 34 28 33
      50; f O 0 -6 8; b1.3 0 12 0 28; b -12 10 0 13 12 10; b1.1 -2 28 -5 50; b1.1 2 28 5 50
    figure.dress.line.vertical.figure = u figure.stand 0.86 36 0; s6 L 0 -50 0 50; f O -36 -39
      8.4; f P 4 -42 -28 -30 -28 -18 20 -54 20; b1.1 -40 20 -41 44; b1.1 -32 20 -31 44; b1.1 -42
      -24 -54 2; b1.1 -30 -24 -18 2
    figure.stand.line.dotted.figure.stand = u figure.stand 0.9 -38 0; u figure.stand 0.9 38 0; f O
      0 -16 4; f O 0 0 4; f O 0 16 4
    person.bust* = s M-44 44 C-44 16 -26 8 -12 6 L-12 -4 C-22 -14 -22 -46 0 -46 C22 -46 22 -14 12
      -4 L12 6 C26 8 44 16 44 44 Z
    person.wave.2 = u person 0.86 -22 0; s9 A 8 -16 24 -40 40 + A 8 -16 42 -40 40
    person.wave.2.fill = u person.fill 0.86 -22 0; s9 A 8 -16 24 -40 40 + A 8 -16 42 -40 40
    person.2.wave.2 = u person 0.7 -34 6; u person 0.7 34 6; s7 A 0 -26 12 -150 -30 + A 0 -26 28
      -150 -30
    person.2.wave.2.fill = u person.fill 0.7 -34 6; u person.fill 0.7 34 6; s8 A 0 -26 12 -150 -30
      + A 0 -26 28 -150 -30
    person.line.dotted.person = u person 0.66 -44 0; u person 0.66 44 0; f O -9 0 3.4; f O 0 0
      3.4; f O 9 0 3.4
    person.line.dotted.person.fill = u person.fill 0.66 -44 0; u person.fill 0.66 44 0; f O -9 0
      3.4; f O 0 0 3.4; f O 9 0 3.4
    person.3 = u person 0.72 -52 6; u person 0.72 52 6; o person 0.92 0 0
    person.3.sequence = u person 0.6 56 2; k O 12 -18 20 + R 12 17 70 40 8; u person 0.7 12 1; k O
      -36 -20 23 + R -36 20 80 44 8; u person 0.8 -36 0
    person.3.sequence.fill = u person.fill 0.62 44 0; o person.fill 0.72 8 0; o person.fill 0.84
      -36 0
    person.crop.circle.dashed = s A 0 0 45.6 -108 -72 + A 0 0 45.6 -54 -18 + A 0 0 45.6 0 36 + A 0
      0 45.6 144 180 + A 0 0 45.6 198 234 + A 0 0 45.6 54 84 + A 0 0 45.6 96 126; f E 0 -13 14
      15.5; f M-28 28 C-24 16 -14 9 0 9 C14 9 24 16 28 28 C14 36 -14 36 -28 28 Z
    person.and.background.dotted = u person.fill 0.74 0 10; f O -46 -42 4 + O -23 -42 4 + O 0 -42
      4 + O 23 -42 4 + O 46 -42 4 + O -46 -20 4 + O 46 -20 4 + O -46 2 4 + O 46 2 4 + O -46 24 4 +
      O 46 24 4
    person.crop.artframe = s R 0 0 92 104 10; s7 R 0 0 66 78 4; f O 0 -12 12; f M-24 28 C-22 14
      -12 8 0 8 C12 8 22 14 24 28 Z
    person.fill.questionmark = u person.fill 0.86 -16 0; u questionmark 0.46 44 -22
    person.2.crop.square.stack = s R 0 12 88 70 13; s9 L -32 -36 32 -36 -22 -50 22 -50; u
      person.2.fill 0.5 -2 14
    person.2.crop.square.stack.fill = f R 0 12 96 78 16; c person.2.fill 0.5 -2 14; s9 L -32 -38
      32 -38 -22 -52 22 -52
    person.crop.rectangle.stack = s R 0 14 100 66 13; s9 L -36 -33 36 -33 -26 -47 26 -47; f O 0 4
      11; f M-22 38 C-20 24 -10 20 0 20 C10 20 20 24 22 38 Z
    rectangle.stack.person.crop = u person.crop.rectangle.stack 1 0 0
    person.crop.square.filled.and.at.rectangle.fill = u person.crop.square.fill 0.7 -34 0; u at
      0.6 38 0
    rectangle.and.person.inset.filled = s R 0 0 108 84 13; f O 14 -8 12; f M-12 34 C-10 18 2 12 14
      12 C26 12 38 18 40 34 Z
    eyes = s M-26 -34 C-10 -34 -6 -16 -6 0 C-6 16 -10 34 -26 34 C-42 34 -46 16 -46 0 C-46 -16 -42
      -34 -26 -34 Z + M26 -34 C42 -34 46 -16 46 0 C46 16 42 34 26 34 C10 34 6 16 6 0 C6 -16 10 -34
      26 -34 Z; f E -20 6 9 13 + E 32 6 9 13
    eyes.inverse = f M-26 -38 C-6 -38 -2 -16 -2 0 C-2 16 -6 38 -26 38 C-46 38 -50 16 -50 0 C-50
      -16 -46 -38 -26 -38 Z + M26 -38 C46 -38 50 -16 50 0 C50 16 46 38 26 38 C6 38 2 16 2 0 C2 -16
      6 -38 26 -38 Z + E -20 6 9 13 + E 32 6 9 13
    eyebrow = s M-50 -6 C-32 -20 -10 -20 6 -10 M-46 24 C-30 2 2 2 18 24 C2 44 -30 44 -46 24 Z; f O
      -14 24 8
    nose* = s M6 -48 C6 -20 30 0 30 20 C30 40 10 38 2 44 C-10 52 -18 40 -26 36 C-38 30 -34 12 -24
      6 C-14 -2 -8 -24 -6 -48
    mouth* = s M-52 0 C-36 -16 -18 -30 0 -18 C18 -30 36 -16 52 0 C34 32 -34 32 -52 0 Z; s6 M-46 0
      C-26 4 -12 -2 0 2 C12 -2 26 4 46 0
    mustache* = s M0 -10 C-10 -26 -34 -20 -34 -2 C-38 8 -50 6 -56 0 C-54 26 -16 32 0 8 C16 32 54
      26 56 0 C50 6 38 8 34 -2 C34 -20 10 -26 0 -10 Z
    brain* = s M0 -38 C-10 -52 -32 -46 -32 -30 C-48 -26 -52 -8 -42 2 C-50 18 -38 36 -22 34 C-16 46
      -4 44 0 36 C4 44 16 46 22 34 C38 36 50 18 42 2 C52 -8 48 -26 32 -30 C32 -46 10 -52 0 -38 Z;
      s6 L 0 -36 0 34; s6 M-32 -26 C-22 -28 -18 -18 -22 -12 M32 -26 C22 -28 18 -18 22 -12 M-40 4
      C-30 0 -22 6 -22 14 M40 4 C30 0 22 6 22 14
    _head = s M-10 50 L-10 34 C-34 36 -36 30 -34 14 L-46 12 C-48 8 -38 -2 -36 -16 C-34 -40 -14 -52
      8 -52 C36 -52 50 -34 48 -10 C46 8 34 16 34 34 L34 50
    brain.head.profile = u _head 1 0 0; s6 M6 -36 C-6 -40 -18 -30 -14 -20 C-24 -14 -20 0 -8 0 C-4
      10 12 10 14 2 C28 4 36 -10 28 -18 C30 -32 14 -42 6 -36 Z M6 -36 C2 -26 6 -22 12 -20 M-8 0
      C-8 -8 -2 -12 4 -10
    brain.filled.head.profile = u _head 1 0 0; f M6 -38 C-6 -42 -20 -32 -16 -20 C-26 -14 -22 2 -8
      2 C-4 12 14 12 16 4 C30 6 38 -10 30 -18 C32 -34 14 -44 6 -38 Z
    person.crop.rectangle.stack.fill = f R 0 14 108 74 16; k O 0 4 12; k M-24 40 C-22 24 -10 20 0
      20 C10 20 22 24 24 40 Z; s9 L -36 -35 36 -35 -26 -49 26 -49
    rectangle.stack.person.crop.fill = u person.crop.rectangle.stack.fill 1 0 0
    """
}
