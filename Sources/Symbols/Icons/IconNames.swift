/// Which drawings of Bootstrap Icons stand in for symbols that nobody drew here.
///
/// Only things that are the same thing: a sign that something is missing misleads nobody, a wrong picture does.
enum IconNames {
  /// The name of the file, without its ending, for the symbol called `name`; `nil` if none stands in for it.
  static func file(for name: String) -> String? {
    if let file = table[name] { return file }
    let fill = ".fill"
    guard name.hasSuffix(fill), let file = table[String(name.dropLast(fill.count))] else {
      return nil
    }
    return file + "-fill"
  }

  /// The symbols that have a file, without the fills of the others, sorted.
  static var all: [String] { table.keys.sorted() }

  /// Files by symbols; a fill stands here where the icons have one drawing for both.
  private static let table: [String: String] = Dictionary(
    uniqueKeysWithValues: text.split(whereSeparator: { $0 == "," || $0.isNewline }).compactMap {
      entry in
      let words = entry.split(separator: " ").map(String.init)
      guard let symbol = words.first, let file = words.last else { return nil }
      return (symbol, words.count > 1 ? file : symbol.split(separator: ".").joined(separator: "-"))
    })

  /// A symbol and its file; the symbol alone where the file is called the same, with hyphens for dots.
  private static let text = """
    accessibility universal-access-circle, airplayvideo cast, airpods earbuds, alarm,
    align.horizontal.left align-start, align.vertical.center align-middle, allergens flower1,
    amplifier boombox, apple.terminal terminal, arkit box,
    arrow.down.right.and.arrow.up.left arrows-angle-contract, arrow.down.to.line arrow-bar-down,
    arrow.left.to.line arrow-bar-left, arrow.right.to.line arrow-bar-right,
    arrow.turn.up.left arrow-90deg-left, arrow.turn.up.right arrow-90deg-right,
    arrow.up.and.down.and.arrow.left.and.right arrows-move, arrow.up.to.line arrow-bar-up,
    arrowshape.turn.up.left reply, aspectratio aspect-ratio, asterisk, at, backward rewind, balloon,
    banknote cash, banknote.fill cash, barometer speedometer, basket, beats.headphones headphones,
    bicycle, binoculars, bitcoinsign currency-bitcoin, bold type-bold, bolt.car ev-front, building,
    building.2 buildings, bus bus-front, capslock, captions.bubble chat-square-text,
    chart.line.downtrend.xyaxis graph-down-arrow, chart.line.uptrend.xyaxis graph-up-arrow,
    chart.pie pie-chart, chart.xyaxis.line graph-up, checklist ui-checks,
    chevron.backward.2 chevron-double-left, chevron.forward.2 chevron-double-right,
    chevron.left.forwardslash.chevron.right code-slash, circle.inset.filled record-circle,
    clipboard, cloud.bolt cloud-lightning, cloud.bolt.rain cloud-lightning-rain, cloud.drizzle,
    cloud.fog cloud-fog2, cloud.hail, cloud.heavyrain cloud-rain-heavy, cloud.moon, cloud.rain,
    cloud.sleet, cloud.snow, cloud.sun, command, computermouse mouse, cpu, crop, cube.box box-seam,
    cup.and.saucer cup-hot, curlybraces braces, decrease.indent text-indent-right,
    delete.right backspace-reverse, die.face.1 dice-1, die.face.2 dice-2, die.face.3 dice-3,
    die.face.4 dice-4, die.face.5 dice-5, die.face.6 dice-6,
    distribute.horizontal.center distribute-horizontal, doc.badge.plus file-plus,
    doc.plaintext file-text, doc.text file-text, doc.zipper file-zip, dock.rectangle window-dock,
    door.left.hand.closed door-closed, door.left.hand.open door-open, drop.halffull droplet-half,
    ear, earbuds, envelope.open, escape, ev.charger ev-station,
    exclamationmark.octagon exclamation-octagon, externaldrive hdd, eyedropper,
    face.smiling emoji-smile, face.smiling.inverse emoji-smile-fill, fan, flag,
    forward fast-forward, fuelpump fuel-pump, gauge.medium speedometer2,
    gauge.with.needle speedometer, gift, globe.americas, globe.americas.fill globe-americas,
    globe.asia.australia, globe.asia.australia.fill globe-asia-australia, globe.central.south.asia,
    globe.central.south.asia.fill globe-central-south-asia, globe.europe.africa,
    globe.europe.africa.fill globe-europe-africa, graduationcap mortarboard,
    hand.point.up hand-index, hand.point.up.left hand-index, handbag, hifispeaker speaker,
    homekit house, hourglass, hourglass.bottomhalf.filled hourglass-bottom,
    hourglass.tophalf.filled hourglass-top, humidity moisture, hurricane, icloud cloud,
    icloud.and.arrow.down cloud-arrow-down, icloud.and.arrow.up cloud-arrow-up,
    increase.indent text-indent-left, infinity, info info-lg, internaldrive device-hdd,
    ipad.landscape tablet-landscape, iphone.gen3 phone,
    iphone.radiowaves.left.and.right phone-vibrate, italic type-italic, keyboard, ladybug bug,
    lamp.desk lamp, lamp.table lamp, lanyardcard person-badge, lifepreserver life-preserver,
    light.max brightness-high, light.min brightness-low, line.diagonal slash-lg,
    line.diagonal.arrow arrow-up-right, list.bullet.indent list-nested, list.dash list-ul,
    list.number list-ol, list.star list-stars, macbook laptop, magazine journal, mail envelope,
    megaphone, memorychip memory, menubar.rectangle window,
    microbe virus, minus.magnifyingglass zoom-out, moon.stars, mug cup, newspaper,
    newspaper.fill newspaper, nosign slash-circle, numbersign hash, octagon, opticaldisc disc,
    option, paintbrush.pointed brush, paintpalette palette, paragraphsign paragraph,
    parkingsign.circle p-circle, pc pc-display, pentagon, percent,
    person.crop.square person-square, person.fill.checkmark person-fill-check,
    person.fill.xmark person-fill-x, person.text.rectangle person-vcard,
    phone.arrow.down.left telephone-inbound, phone.arrow.up.right telephone-outbound, photo image,
    photo.artframe image, pills capsule-pill, pip, play.square.stack collection-play,
    plus.forwardslash.minus plus-slash-minus, plus.app plus-square, plus.magnifyingglass zoom-in,
    poweroff power, powerplug plug, printer, puzzlepiece puzzle, puzzlepiece.extension puzzle,
    questionmark.diamond question-diamond, quote.opening quote, radio boombox, rainbow,
    record.circle, rectangle.3.group grid-1x2, rectangle.and.pencil.and.ellipsis input-cursor-text,
    rectangle.grid.2x2 grid, rectangle.grid.3x2 grid-3x2,
    rectangle.portrait.and.arrow.forward box-arrow-right,
    rectangle.portrait.and.arrow.right box-arrow-right, rectangle.split.3x1 layout-three-columns,
    rectangle.stack collection, repeat, repeat.1, return arrow-return-left, rhombus diamond,
    rosette award, scooter, screwdriver, sdcard sd-card, server.rack hdd-rack, shift,
    signpost.left signpost, signpost.right signpost, slash.circle,
    smallcircle.filled.circle record-circle, smoke cloud-haze, speedometer,
    square.3.layers.3d layers, square.grid.3x3 grid-3x3-gap, square.split.2x2 border-all,
    square.stack.3d.up layers, stopwatch, storefront shop, strikethrough type-strikethrough,
    sunglasses, suitcase briefcase, sunrise, sunset, swatchpalette palette2, tablecells table,
    target bullseye, terminal, text.aligncenter text-center,
    text.alignright text-right, text.book.closed journal-text, text.bubble chat-left-text,
    text.quote blockquote-left, textformat.123 123, thermometer,
    thermometer.medium thermometer-half, ticket ticket-perforated, tornado,
    tray.2 inboxes, tray.and.arrow.down box-arrow-in-down, tray.and.arrow.up box-arrow-up, tree,
    trophy, tropicalstorm tropical-storm, truck.box truck, tv, uiwindow.split.2x1 window-split,
    umbrella, underline type-underline, visionpro headset-vr, visionpro.fill headset-vr,
    wallet.bifold wallet, wallet.pass wallet2, waveform.path activity, web.camera webcam, wrench,
    wrench.and.screwdriver tools, wrench.and.screwdriver.fill tools, wrench.fill wrench,
    xmark.octagon x-octagon
    """
}
