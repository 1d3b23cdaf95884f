/// Every symbol by name.
enum Catalogue {
  /// The drawing called `name`: one by hand, else a form of one, else an icon that stands in for it.
  static func drawing(named name: String) -> Drawing? {
    byHand(aliases[name] ?? name) ?? variant(named: name) ?? IconSet.drawing(named: name)
  }

  /// The names, sorted.
  static let names: [String] = (groups.flatMap { $0().keys } + aliases.keys).sorted()

  /// The drawings by hand.
  ///
  /// A group is made when a name is first sought in it: a scene shows a few of a thousand. No name is in two groups.
  private static let groups: [@Sendable () -> [String: Drawing]] = [
    { enclosures }, { shapes }, { arrows }, { lines }, { plain }, { sky }, { media }, { people },
    { figures }, { objects }, { devices }, { play }, { travel }, { commerce }, { papers },
    { animals }, { tools }, { screens }, { notes }, { grids }, { pastimes },
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
  ]
}
