extension Catalogue {
  /// Devices, cameras and instruments.
  static let machinesText = """
    airpods.pro = s M-26 -40 C-42 -40 -50 -28 -48 -14 C-46 -2 -34 4 -24 0 L-24 36 A6 6 0 0 0 -8 36
      L-8 -22 C-8 -34 -16 -40 -26 -40 Z !; f E -40 -22 4 7 ; f E 40 -22 4 7
    airpods.chargingcase* = s R 0 4 92 76 30; s L -46 -8 46 -8; f O 0 10 5
    airpods.chargingcase.wireless* = s R 0 4 92 76 30; s L -46 -8 46 -8; f O 0 14 5
    airpodspro.chargingcase.wireless* = s R 0 4 104 70 30; s L -52 -8 52 -8; f O 0 12 5
    airpodspro.chargingcase.wireless.radiowaves.left.and.right* = s R 0 4 72 52 22; s L -36 -4 36
      -4; f O 0 10 4; s8 A 0 2 52 -30 30 + A 0 2 52 150 210
    homepod* = s M-30 -40 L30 -40 C42 -40 46 -32 46 -20 L46 26 C46 40 38 46 26 46 L-26 46 C-38 46
      -46 40 -46 26 L-46 -20 C-46 -32 -42 -40 -30 -40 Z; f E 0 -28 22 5
    homepod.mini* = s O 0 4 40; f E 0 -24 18 5
    hifispeaker.2.fill = f R -30 0 50 100 12; f R 30 0 50 100 12; k3 O -30 18 14 + O 30 18 14; f O
      -30 18 10; f O 30 18 10; k O -30 -26 7 + O 30 -26 7
    hifispeaker.2 = s R -30 0 44 92 10 + R 30 0 44 92 10; s8 O -30 16 11 + O 30 16 11; f O -30 -24
      6; f O 30 -24 6
    hifireceiver* = s R 0 0 112 50 10; s8 O 30 0 11; s8 L -38 -8 2 -8 -38 8 -20 8
    appletv* = s R 0 4 84 60 18; u apple.logo 0.4 0 2
    appletvremote.gen4* = s R 0 0 40 104 14; s8 O 0 -26 11; f O -8 0 3.5; f O 8 0 3.5; f O -8 12
      3.5; f O 8 12 3.5
    airtag* = s O 0 0 45.6; s8 O 0 0 30
    macmini* = s R 0 0 108 40 12; f O 36 4 4
    macpro.gen1 = s R 0 4 64 84 5; s B 6 -32 -38 -32 -52 32 -52 32 -38; f O -12 -20 3 + O 0 -20 3
      + O 12 -20 3 + O -12 -6 3 + O 0 -6 3 + O 12 -6 3 + O -12 8 3 + O 0 8 3 + O 12 8 3
    macpro.gen3 = s R 0 2 64 84 5; s B 6 -22 -40 -22 -54 22 -54 22 -40; s L -24 44 -24 52 24 44 24
      52; f O -14 -18 4 + O 0 -18 4 + O 14 -18 4 + O -14 0 4 + O 0 0 4 + O 14 0 4 + O -14 18 4 + O
      0 18 4 + O 14 18 4
    xserve = s R 0 0 116 28 6; f O -42 0 4; s8 L -28 0 24 0
    display.2 = s R -22 -6 72 52 8; s B 8 24 -34 56 -34 56 18 24 18; s8 L -22 20 -22 38 -38 40 -6
      40
    laptopcomputer.and.iphone = u macbook.and.iphone 1 0 0
    ipad.and.iphone = s R -14 -4 68 92 10; k R 34 14 48 76 10; s R 36 16 34 62 8
    iphone.gen1 = s R 0 0 54 104 12; s7 L -6 -40 6 -40; s6 O 0 39 5
    iphone.gen2 = s R 0 0 54 104 12; s8 L -10 -44 10 -44
    iphone.homebutton = s R 0 0 54 104 12; s7 L -6 -40 6 -40; s6 O 0 39 5
    iphone.landscape = s R 0 0 104 54 12; f R -43 0 5 17 2.5
    ipad.gen1 = s R 0 0 78 104 12; s6 O 0 40 4.5
    ipad.gen2 = s R 0 0 78 104 12; s5 L -12 41 12 41
    ipad.homebutton = s R 0 0 78 104 12; s6 O 0 40 4.5
    ipod = s R 0 0 58 96 11; s8 R 0 -22 34 26 4; s8 O 0 20 15; f O 0 20 4
    ipodtouch = s R 0 0 50 96 11; s6 O 0 36 4.5
    candybarphone = s R 0 4 46 92 9; s L 12 -42 12 -54; s8 R 0 -18 24 22 3; f O -10 10 4 + O 4 10
      4 + O -10 24 4 + O 4 24 4 + O -10 38 4 + O 4 38 4
    flipphone = s M-28 -30 L20 -30 C26 -30 28 -28 28 -22 L28 20 C28 38 18 46 6 46 L-6 46 C-18 46 -28
      38 -28 20 Z; s L -28 -48 -28 -20; f R 0 -8 36 26 4; s7 L -8 31 8 31
    apps.iphone* = s R 0 0 52 95 13; f R -13 -27 9 9 2 + R 0 -27 9 9 2 + R 13 -27 9 9 2 + R -13 -13
      9 9 2 + R 0 -13 9 9 2 + R 13 -13 9 9 2 + R -13 1 9 9 2 + R 0 1 9 9 2 + R -13 30 9 9 2 + R 0
      30 9 9 2 + R 13 30 9 9 2
    faxmachine = s B 8 -28 -10 -56 -10 -56 40 56 40 56 -10 28 -10; s B 6 -28 4 -28 -46 14 -46 28
      -32 28 4; s8 L -34 20 -20 20; f O 30 20 5
    scanner* = s R 0 14 108 44 9; s L -46 -8 36 -44; s8 L -34 22 10 22; f O 32 22 5
    printer.dotmatrix* = s R 0 8 104 48 8; s R 0 36 64 26 4; s B 4 -32 -16 -32 -44 32 -44 32 -16;
      f O -24 -33 3 + O 24 -33 3; f O 36 2 4
    printer.dotmatrix.fill.and.paper.fill = u printer.dotmatrix.fill 1 0 0
    mediastick = s R 4 12 34 76 8; s R 4 -38 18 20 3
    cable.connector = s P 5 -16 -14 16 -14 16 24 8 36 -8 36 -16 24; s L 0 36 0 52 -8 -16 -8 -44 8
      -16 8 -44 -8 -44 8 -44
    cable.connector.horizontal = s L -60 0 -28 0; f R -6 0 50 35 6; f R 42 0 22 22 4
    cable.coaxial = s O 0 0 40 + O 0 0 22; f O 0 0 7
    externaldrive.connected.to.line.below* = s R 0 -20 100 40 10; f O 32 -20 5; s L 0 2 0 40 -50
      42 50 42
    simcard.2 = s P 8 -14 -40 18 -40 34 -24 34 48 -14 48; s B 8 -28 32 -36 32 -36 -52 -2 -52; s8 R
      10 20 26 28 4
    memorychip.fill = f R 0 0 96 50 8; s8 L -32 -30 -32 -38 -11 -30 -11 -38 11 -30 11 -38 32 -30
      32 -38 -32 30 -32 38 -11 30 -11 38 11 30 11 38 32 30 32 38
    tv.and.hifispeaker.fill = f R -18 -8 76 56 8; s8 L -36 34 0 34; f R 42 4 30 78 8; k O 42 20 8
      + O 42 -14 5
    tv.and.mediabox* = s R 0 -14 100 58 9; s R 0 36 48 16 5
    wifi.router* = s R 0 28 108 34 10; f O 30 28 5; f O 14 28 5; s8 L -36 10 -36 -6; s8 A 10 0 20
      -140 -40 + A 10 0 38 -135 -45; f O 10 -4 5
    wifi.exclamationmark = u wifi 1 -4 0; k R 34 12 30 80 12; u exclamationmark 0.66 34 12
    dot.radiowaves.right = f O -34 0 9; s A -34 0 28 -42 42 + A -34 0 50 -42 42 + A -34 0 72 -42
      42
    dot.radiowaves.up.forward = f O -32 32 9; s A -32 32 28 -80 -10 + A -32 32 50 -80 -10 + A -32
      32 72 -80 -10
    badge.plus.radiowaves.right = f O -28 0 24; k4 M-40 0 L-16 0 M-28 -12 L-28 12; s A -22 0 40
      -42 42 + A -22 0 62 -42 42
    wave.3.left = m wave.3.right 1 0 0
    alternatingcurrent = s M-50 4 C-38 -44 -12 -44 0 0 C12 44 38 44 50 -4
    directcurrent = s L -46 -14 46 -14; s L -46 14 -26 14 -10 14 10 14 26 14 46 14
    bolt.ring.closed = s O 0 0 45.6; u bolt.fill 0.6 0 0
    engine.combustion* = s B 6 -34 -24 24 -24 34 -10 34 2 46 2 46 -10 56 -10 56 34 46 34 46 22 34
      22 24 38 -20 38 -34 24 -34 -24; s L -8 -24 -8 -40 -24 -42 10 -42 -34 6 -50 6 -50 -10 -50 22
    minus.plus.batteryblock* = s R 0 8 104 68 9; s8 L -34 6 -14 6 14 6 34 6 24 -4 24 16; f R -26
      -34 20 10 3; f R 26 -34 20 10 3
    bolt.batteryblock* = s R 0 8 104 68 9; u bolt.fill 0.44 0 8; f R -26 -34 20 10 3; f R 26 -34
      20 10 3
    battery.100.bolt = u battery.100 1 0 0; k5 P 2 8 -34 -16 6 -2 6 -8 34 16 -6 2 -6; f P 2 8 -34
      -16 6 -2 6 -8 34 16 -6 2 -6
    camera.filters = s8 O 0 -19 28 + O -20 16 28 + O 20 16 28
    camera.aperture = s O 0 0 45.6; s7 L 0 -20 38 -24 17.3 -10 40 21 17.3 10 2 45 0 20 -38 24
      -17.3 10 -40 -21 -17.3 -10 -2 -45; s7 P 1 0 -20 17.3 -10 17.3 10 0 20 -17.3 10 -17.3 -10
    camera.rotate* = u _camera.frame 1 0 0; s7 A 0 6 19 200 340 + A 0 6 19 20 160; f P 1 10 -6 24
      -4 16 8; f P 1 -10 18 -24 16 -16 4
    camera.rotate.fill = u _camera.frame.fill 1 0 0; k3.5 M-18 0 A19 19 0 0 1 18 0 M18 12 A19 19 0
      0 1 -18 12 M18 -8 L18 0 L10 0 M-18 20 L-18 12 L-10 12
    camera.on.rectangle* = s P 9 -34 -10 -14 -10 -6 -22 20 -22 28 -10 54 -10 54 42 -34 42; s8 O 10
      15 13; s B 12 -48 24 -50 24 -50 -42 34 -42 34 -34
    camera.shutter.button* = s R 0 0 108 60 26; s8 O 0 0 17
    camera.metering.center.weighted = s R 0 0 108 80 12; s8 O 0 0 24; f O 0 0 10
    camera.metering.matrix = s R 0 0 108 80 12; s7 O 0 0 14; s7 L 0 -38 0 -16 0 16 0 38 -52 0 -16
      0 16 0 52 0
    camera.metering.partial = s R 0 0 108 80 12; s8 A 0 0 22 120 240 + A 0 0 22 -60 60
    camera.metering.spot = s R 0 0 108 80 12; f O 0 0 12
    eyedropper.full = f P 4 10 -22 22 -10 -22 34 -42 42 -34 22; f P 5 -4 -32 32 4 20 14 -14 -20; f
      P 12 14 -22 34 -48 48 -34 22 -14
    eyedropper.halffull = s7 P 4 8 -20 20 -8 -22 33 -40 40 -33 22; f P 4 -2 2 10 14 -22 34 -42 42
      -34 22; f P 5 -4 -32 32 4 20 14 -14 -20; f P 12 14 -22 34 -48 48 -34 22 -14
    flashlight.on.fill = f P 4 -24 -34 24 -34 24 -22 13 -6 13 46 -13 46 -13 -6 -24 -22; k O 0 10
      6; s8 L 0 -46 0 -58 -22 -46 -30 -56 22 -46 30 -56
    flashlight.off.fill = f P 4 -24 -46 24 -46 24 -32 13 -14 13 48 -13 48 -13 -14 -24 -32; k3 M-28
      -34 L28 -34 M0 4 L0 14
    flashlight.slash = u flashlight.off.fill.slash 1 0 0
    livephoto = s O 0 0 18 + O 0 0 31; f O 0 0 6; s5 O 0 0 45
    livephoto.play = u livephoto 1 0 0; k P 3 16 4 56 28 16 52; f P 3 22 14 46 28 22 42
    pano = s M-54 -26 C-20 -16 20 -16 54 -26 L54 26 C20 16 -20 16 -54 26 Z; s8 B 4 -40 14 -18 -6
      -4 6 12 -12 40 12
    pano.fill = f M-58 -31 C-20 -20 20 -20 58 -31 L58 31 C20 20 -20 20 -58 31 Z; k3 M-46 16 L-18
      -6 L-4 6 L12 -12 L44 14
    slowmo = s A 0 0 46 -78 -66 + A 0 0 46 -54 -42 + A 0 0 46 -30 -18 + A 0 0 46 -6 6 + A 0 0 46
      18 30 + A 0 0 46 42 54 + A 0 0 46 66 78 + A 0 0 46 90 270; s8 O 0 0 22
    timelapse = f O 0 0 3; s5 A 0 0 46 -90 260; s A 0 0 32 -90 -60 + A 0 0 32 -40 -20 + A 0 0 32 0
      20 + A 0 0 32 40 60 + A 0 0 32 80 100 + A 0 0 32 120 140 + A 0 0 32 160 180 + A 0 0 32 200
      220 + A 0 0 32 240 250
    gyroscope = s O 0 0 45.6; s8 E 0 0 45 16 + E 0 0 16 45; f O 0 0 7
    level* = s R 0 0 112 44 11; s8 R 0 0 44 20 10; f O 0 0 5
    metronome* = s P 8 -18 -48 18 -48 40 46 -40 46; s L -32 24 32 24; s8 L 0 22 30 -40; f R 0 0 16
      12 3 @26 >16,-12
    tuningfork = s B 22 -22 -50 -22 8 22 8 22 -50; s L 0 12 0 52
    dial.low* = s O 0 0 34; s L 0 0 -18 14; f O -48 28 5; f O 48 28 5; f O 0 -50 5
    dial.medium* = s O 0 0 34; s L 0 -8 0 -24; f O -48 28 5; f O 48 28 5; f O 0 -50 5
    dial.high* = s O 0 0 34; s L 0 0 18 14; f O -48 28 5; f O 48 28 5; f O 0 -50 5
    dial.min* = s O 0 0 34; s L -6 5 -18 14; f O -48 28 6
    dial.max* = s O 0 0 34; s L 6 5 18 14; f O 48 28 6
    gauge.low = s A 0 6 43 140 400; s L 0 6 -22 -8; f O 0 6 8
    gauge.high = s A 0 6 43 140 400; s L 0 6 24 2; f O 0 6 8
    gauge.with.dots.needle.0percent = s O 0 0 45.6; u _gauge.dots 1 0 0; s8 L 0 0 -20 12; f O 0 0
      7
    gauge.with.dots.needle.33percent = s O 0 0 45.6; u _gauge.dots 1 0 0; s8 L 0 0 -14 -18; f O 0
      0 7
    gauge.with.dots.needle.50percent = s O 0 0 45.6; u _gauge.dots 1 0 0; s8 L 0 0 0 -24; f O 0 0
      7
    gauge.with.dots.needle.67percent = s O 0 0 45.6; u _gauge.dots 1 0 0; s8 L 0 0 14 -18; f O 0 0
      7
    gauge.with.dots.needle.100percent = s O 0 0 45.6; u _gauge.dots 1 0 0; s8 L 0 0 20 12; f O 0 0
      7
    gauge.with.dots.needle.bottom.0percent = s O 0 0 45.6; u _gauge.dots 1 0 0; s8 L 0 22 -20 6; f
      O 0 22 7
    gauge.with.dots.needle.bottom.50percent = s O 0 0 45.6; u _gauge.dots 1 0 0; s8 L 0 22 0 -8; f
      O 0 22 7
    gauge.with.dots.needle.bottom.100percent = s O 0 0 45.6; u _gauge.dots 1 0 0; s8 L 0 22 20 6;
      f O 0 22 7
    gauge.with.needle.fill = f O 0 0 49.8; k5 M0 6 L18 -20
    _gauge.dots = f O -29 6 4 + O -22 -20 4 + O 0 -31 4 + O 22 -20 4 + O 29 6 4
    power.dotted = s L 0 -48 0 -6; f O 24 -34 4.5 + O 40 -16 4.5 + O 44 8 4.5 + O 34 30 4.5 + O 13
      43 4.5 + O -13 43 4.5 + O -34 30 4.5 + O -44 8 4.5 + O -40 -16 4.5 + O -24 -34 4.5
    poweron = s L 0 -40 0 40
    iphone.gen3.radiowaves.left.and.right = u iphone.radiowaves.left.and.right 1 0 0
    applewatch.radiowaves.left.and.right = u applewatch 0.8 0 0; s8 A 0 0 50 -32 32 + A 0 0 50 148
      212
    applewatch.watchface = u applewatch 1 0 0; s7 O -2 0 16; s6 B 1 -2 -9 -2 1 6 4
    applewatch.side.right = s R -6 0 22 66 9; s L -2 -34 4 -54 -2 34 4 54; s9 L 10 -12 10 -2
    applewatch.and.arrow.forward = u applewatch 0.9 -24 0; s L 18 0 54 0 + B 0 38 -17 55 0 38 17
    alarm.waves.left.and.right* = u alarm 0.8 0 0; s8 A 0 0 54 -30 30 + A 0 0 54 150 210
    phone.connection = u phone 0.84 -8 8; s8 A 6 -8 22 -80 -10 + A 6 -8 40 -80 -10
    phone.connection.fill = u phone.fill 0.84 -8 8; s8 A 6 -8 22 -80 -10 + A 6 -8 40 -80 -10
    phone.and.waveform = u phone 0.8 -14 8; s8 L 6 -28 6 -20 20 -44 20 -8 34 -36 34 -14 48 -28 48
      -20
    phone.and.waveform.fill = u phone.fill 0.8 -14 8; s8 L 6 -28 6 -20 20 -44 20 -8 34 -36 34 -14
      48 -28 48 -20
    phone.arrow.right = u phone 0.86 -10 6; s8 L 10 -32 48 -32 + B 0 34 -46 49 -32 34 -18
    phone.arrow.right.fill = u phone.fill 0.86 -10 6; s8 L 10 -32 48 -32 + B 0 34 -46 49 -32 34
      -18
    phone.bubble.left = u bubble.left 1 0 0; u phone.fill 0.46 0 -4
    waveform.and.mic = u waveform 0.8 -16 0; k R 36 12 36 90 12; u mic.fill 0.7 36 10
    waveform.and.magnifyingglass = u waveform 0.86 -10 -8; o magnifyingglass 0.6 24 20
    waveform.and.person.filled = u waveform 0.86 -14 -8; o person.fill 0.52 32 22
    mic.and.signal.meter = u mic 0.9 -20 0; s8 L 32 -40 32 40; s8 L 44 -40 44 -40 44 -20 44 -20 44
      0 44 0 44 20 44 20 44 40 44 40
    speaker.zzz = u speaker 0.9 4 6; s8 B 0 8 -34 26 -34 8 -12 26 -12 + B 0 32 -50 46 -50 32 -34
      46 -34
    speaker.zzz.fill = u speaker.fill 0.9 4 6; s8 B 0 8 -34 26 -34 8 -12 26 -12 + B 0 32 -50 46
      -50 32 -34 46 -34
    music.mic = s O 24 -24 24; s B 6 6 -38 -44 28 -48 40 -40 48 -28 44 38 -6
    pianokeys = s R 0 0 112 76 9; s8 L -19 6 -19 38 19 6 19 38; f R -19 -14 20 46 2; f R 19 -14 20
      46 2
    pianokeys.inverse = f R 0 0 120 84 13; k R -19 -14 18 50 2 + R 19 -14 18 50 2; k2.5 M-19 10
      L-19 44 M19 10 L19 44
    guitars* = s M-44 44 C-58 32 -46 16 -36 14 C-30 6 -32 0 -22 -2 C-10 -2 2 10 2 22 C0 32 -6 30
      -14 36 C-16 46 -32 54 -44 44 Z; s L -14 6 34 -42 26 -50 42 -34; f O -22 22 6
    microscope = s R 0 0 18 56 7 @25 >-6,-18; s8 L -30 -4 -10 6; s M18 -10 C40 0 40 40 6 46; s L
      -34 48 36 48 -26 28 0 28
    flask* = s P 8 -12 -48 12 -48 12 -14 40 44 -40 44 -12 -14; s L -20 -50 20 -50; s8 L -26 20 26
      20
    testtube.2 = s M-40 -44 L-40 30 A13 13 0 0 0 -14 30 L-14 -44 ! ; s L -48 -46 -6 -46 6 -46 48
      -46; s8 L -38 8 -16 8 16 -8 38 -8
    cross.vial* = s R 0 12 52 72 10; s R 0 -38 40 16 5; f P 1 -5 -6 5 -6 5 7 18 7 18 17 5 17 5 30
      -5 30 -5 17 -18 17 -18 7 -5 7
    syringe* = s P 4 -10 -34 34 10 0 44 -44 0 >6,-6 ; s L -24 22 -50 48 28 -28 46 -46 36 -54 54
      -36; s7 L -6 -12 2 -4 -18 0 -10 8
    ivfluid.bag* = s P 12 -30 -46 30 -46 30 24 14 34 -14 34 -30 24; s L 0 34 0 52; s8 L -18 -4 18
      -4; s8 L -10 -32 10 -32
    stethoscope = s B 18 -34 -46 -44 -46 -44 -14 -24 4 -4 -14 -4 -46 -14 -46; s M-24 2 L-24 18
      C-24 56 28 54 30 12; s8 O 30 0 11
    staroflife = s P 3 -11 -48 11 -48 11 -19 36 -33.5 47 -14.5 22 0 47 14.5 36 33.5 11 19 11 48
      -11 48 -11 19 -36 33.5 -47 14.5 -22 0 -47 -14.5 -36 -33.5 -11 -19
    staroflife.fill = f P 3 -15 -52 15 -52 15 -26 37 -39 52 -13 30 0 52 13 37 39 15 26 15 52 -15
      52 -15 26 -37 39 -52 13 -30 0 -52 -13 -37 -39 -15 -26
    4k.tv* = s R 0 -8 104 68 11; s L -24 42 24 42; s7 B 0 -16 -24 -30 2 -8 2 + L -14 -6 -14 12 10
      -24 10 12 28 -24 11 -4 16 -9 30 12
    flashlight.on.circle = s O 0 0 45.6; u flashlight.on.fill 0.52 0 2
    flashlight.on.circle.fill = f O 0 0 49.8; c flashlight.on.fill 0.54 0 2
    phone.fill.arrow.up.right = u phone.fill 0.86 -10 6; s8 L 14 -12 44 -42 + B 0 20 -44 46 -44 46
      -18
    phone.fill.arrow.down.left = u phone.fill 0.86 -10 6; s8 L 44 -42 14 -12 + B 0 12 -38 12 -10
      40 -10
    bolt.fill.batteryblock = u bolt.batteryblock 1 0 0
    message.badge.filled.fill = u message.badge.fill 1 0 0
    """
}
