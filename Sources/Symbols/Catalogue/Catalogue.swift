/// Every symbol by name.
enum Catalogue {
  /// The drawing called `name`: one by hand, under this name or the one it had before, else a form of one, else an
  /// icon that stands in for it, else whatever it was called before.
  static func drawing(named name: String) -> Drawing? {
    let name = aliases[name] ?? name
    let before = earlier(name)
    // What was drawn by hand under the earlier name is no other symbol than a form of the later one.
    return byHand(name) ?? before.flatMap { byHand(aliases[$0] ?? $0) } ?? variant(named: name)
      ?? IconSet.drawing(named: name) ?? before.flatMap { drawing(named: $0) }
  }

  /// The name under which the catalogue has what is called `name` today, or in text from left to right.
  static func plainName(of name: String) -> String {
    let name = aliases[name] ?? name
    // `forward` is a symbol, and a word of others.
    if SymbolExtents.known[name] != nil { return name }
    return earlier(name).map { aliases[$0] ?? $0 } ?? name
  }

  /// What a name was called by earlier systems, or where text runs left to right; `nil` if it was called the same.
  private static func earlier(_ name: String) -> String? {
    let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard words.count <= mostWords else { return nil }
    let older = words.map { newerWords[$0] ?? $0 }
    return older == words ? nil : older.joined(separator: ".")
  }

  /// Earlier words by those that took their place; none of the earlier is among the newer.
  private static let newerWords = [
    "document": "doc", "microphone": "mic", "forward": "right", "backward": "left",
    "leading": "left", "trailing": "right", "leadinghalf": "lefthalf", "trailinghalf": "righthalf",
    "trianglehead": "triangle",
  ]

  /// The names, sorted, but for those of parts of others, which begin with a low line.
  static let names: [String] = (groups.flatMap { $0().keys } + aliases.keys)
    .filter { !$0.hasPrefix("_") }.sorted()

  /// The drawings by hand.
  ///
  /// A group is made when a name is first sought in it: a scene shows a few of a thousand. No name is in two groups.
  private static let groups: [@Sendable () -> [String: Drawing]] = [
    { enclosures }, { shapes }, { arrows }, { lines }, { plain }, { sky }, { media }, { people },
    { figures }, { objects }, { devices }, { play }, { travel }, { commerce }, { papers },
    { animals }, { tools }, { screens }, { notes }, { grids }, { pastimes }, { notated },
  ]

  private static func byHand(_ name: String) -> Drawing? {
    for group in groups { if let drawing = group()[name] { return drawing } }
    return nil
  }

  /// Second names: those of earlier systems, and those that depend on the direction of text, drawn for one that
  /// runs left to right.
  private static let aliases = [
    "line.3.horizontal": "line.horizontal.3",
    "line.3.horizontal.decrease": "line.horizontal.3.decrease",
    "arrow.forward": "arrow.right", "arrow.backward": "arrow.left",
    "arrow.forward.circle": "arrow.right.circle", "arrow.backward.circle": "arrow.left.circle",
    "arrow.forward.circle.fill": "arrow.right.circle.fill",
    "arrow.backward.circle.fill": "arrow.left.circle.fill",
    "chevron.forward": "chevron.right", "chevron.backward": "chevron.left",
    "battery.0percent": "battery.0", "battery.25percent": "battery.25",
    "battery.50percent": "battery.50", "battery.75percent": "battery.75",
    "battery.100percent": "battery.100", "multiply": "xmark", "delete.backward": "delete.left",
    "delete.backward.fill": "delete.left.fill", "microphone": "mic", "microphone.fill": "mic.fill",
    "arrow.trianglehead.clockwise": "arrow.clockwise",
    "arrow.trianglehead.counterclockwise": "arrow.counterclockwise",
    "arrow.trianglehead.2.clockwise.rotate.90": "arrow.triangle.2.circlepath",
    "sidebar.leading": "sidebar.left", "sidebar.trailing": "sidebar.right",
    "arrow.uturn.left": "arrow.uturn.backward", "arrow.uturn.right": "arrow.uturn.forward",
    "applelogo": "apple.logo", "logo.xbox": "xbox.logo", "logo.playstation": "playstation.logo",
    "delete.forward": "delete.right", "text.justify.leading": "text.justify.left",
    "text.justify.trailing": "text.justify.right", "text.menu": "filemenu.and.selection",
    "circle.grid.hex": "circle.hexagongrid", "circle.grid.hex.fill": "circle.hexagongrid.fill",
    "pointer.arrow": "cursorarrow", "pointer.arrow.rays": "cursorarrow.rays",
    "pointer.arrow.click": "cursorarrow.click", "pointer.arrow.click.2": "cursorarrow.click.2",
    "pointer.arrow.motionlines.click": "cursorarrow.motionlines.click",
    "arrow.up.forward": "arrow.up.right", "arrow.up.backward": "arrow.up.left",
    "arrow.down.forward": "arrow.down.right", "arrow.down.backward": "arrow.down.left",
    "text.page": "doc.text", "text.page.fill": "doc.text.fill", "text.document": "doc.text",
    "text.document.fill": "doc.text.fill", "richtext.page": "doc.richtext",
    "richtext.page.fill": "doc.richtext.fill", "zipper.page": "doc.zipper",
    "append.page": "doc.append", "chart.bar.horizontal.page": "chart.bar.doc.horizontal",
    "chart.bar.horizontal.page.fill": "chart.bar.doc.horizontal.fill",
    "airplay.video": "airplayvideo", "airplay.audio": "airplayaudio",
    "leaf.arrow.triangle.circlepath": "leaf.arrow.circlepath",
    "slider.horizontal.below.square.fill.and.square":
      "slider.horizontal.below.square.filled.and.square",
    "rectangle.inset.filled": "inset.filled.rectangle", "figure.rolling": "figure.roll",
    "calendar.day.timeline.leading": "calendar.day.timeline.left",
    "calendar.day.timeline.trailing": "calendar.day.timeline.right",
    "battery.100percent.bolt": "battery.100.bolt", "return.left": "return",
    "square.and.arrow.up.on.square.fill": "square.and.arrow.up.on.square",
    "square.and.arrow.down.on.square.fill": "square.and.arrow.down.on.square",
    "smallcircle.fill.circle": "smallcircle.filled.circle",
    "square.filled.on.square": "square.fill.on.square", "figure.ice.skating": "figure.skating",
    "airpodspro": "airpods.pro", "airpodsmax": "airpods.max", "homepodmini": "homepod.mini",
    "homepodmini.fill": "homepod.mini.fill", "clock.arrow.2.circlepath": "clock.arrow.circlepath",
    "clock.arrow.trianglehead.counterclockwise.rotate.90": "clock.arrow.circlepath",
    "clock.arrow.trianglehead.2.counterclockwise.rotate.90": "clock.arrow.circlepath",
    "arrow.trianglehead.2.clockwise": "arrow.triangle.2.circlepath",
    "arrow.trianglehead.2.counterclockwise": "_circlepath.counter",
    "arrow.trianglehead.2.counterclockwise.rotate.90": "_circlepath.counter",
    "arrow.trianglehead.clockwise.rotate.90": "arrow.clockwise",
    "arrow.trianglehead.counterclockwise.rotate.90": "arrow.counterclockwise",
    "arrow.trianglehead.2.clockwise.rotate.90.circle": "arrow.triangle.2.circlepath.circle",
    "arrow.trianglehead.2.clockwise.rotate.90.circle.fill":
      "arrow.triangle.2.circlepath.circle.fill",
    "arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down": "_flip.vertical",
    "arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down.fill":
      "_flip.vertical.fill",
    "arrow.up.and.down.righttriangle.up.righttriangle.down": "_flip.vertical",
    "arrow.up.and.down.righttriangle.up.righttriangle.down.fill": "_flip.vertical.fill",
    "arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right.fill":
      "arrow.left.and.right.righttriangle.left.righttriangle.right.fill",
    "video.bubble.left": "video.bubble", "video.bubble.left.fill": "video.bubble.fill",
    "arrow.trianglehead.2.clockwise.rotate.90.camera": "arrow.triangle.2.circlepath.camera",
    "arrow.trianglehead.2.clockwise.rotate.90.camera.fill":
      "arrow.triangle.2.circlepath.camera.fill",
  ]
}
