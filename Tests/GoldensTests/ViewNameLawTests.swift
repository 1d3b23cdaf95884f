import Goldens
import Testing

/// Names of views by their parts, and the units of what moves.
@Suite("Laws of names and units") struct ViewNameLawTests {
  private static let kinds = ["Card", "Text", "HStack"]
  private static let words: [String?] = [nil, "Go", "it's", "1/2", "#3", "[x]", "a 'b", ""]
  private static let identities = ["", "[7]", "[red]"]
  private static let numbers = ["", "#2", "#13"]

  /// All segments of names, with their words and without.
  private static let segments: [(name: String, bare: String)] = kinds.flatMap { kind in
    words.flatMap { word in
      identities.flatMap { identity in
        numbers.map { number in
          let rest = identity + number
          return (kind + (word.map { " '\($0)'" } ?? "") + rest, kind + rest)
        }
      }
    }
  }

  @Test("words go from every segment, and all else stays")
  func segments() {
    for (name, bare) in Self.segments {
      #expect(ViewName.withoutWords(name) == bare, "\(name)")
      #expect(ViewName.withoutWords(bare) == bare, "\(bare)")
    }
  }

  @Test("a name's segments lose their words each for itself")
  func paths() {
    for (index, first) in Self.segments.enumerated() {
      // Each with some others, of which every one comes to stand second.
      for step in [1, 7, 50] {
        let second = Self.segments[(index + step) % Self.segments.count]
        let name = "\(first.name)/\(second.name)"
        #expect(ViewName.withoutWords(name) == "\(first.bare)/\(second.bare)", "\(name)")
      }
    }
  }

  @Test("words that never end are no words")
  func open() {
    for name in ["Text 'a", "Text 'a'b", "Card/Text 'a' b", "Text '"] {
      #expect(ViewName.withoutWords(name) == name)
    }
  }

  @Test("a name means itself and all below, and goes on from one to the next")
  func matches() {
    let names = Self.segments.prefix(40).map(\.name)
    for name in names {
      #expect(ViewName.matches(name, name) && ViewName.matches(name, "\(name)/Leaf"))
      #expect(ViewName.matches("\(name)/Leaf", "\(name)/Leaf/Tip"))
      #expect(ViewName.matches(name, "\(name)/Leaf/Tip") && !ViewName.matches("\(name)/Leaf", name))
      #expect(!ViewName.matches(name, "\(name)s") && !ViewName.matches(name, "Page/\(name)"))
    }
    for (one, other) in zip(names, names.dropFirst()) {
      #expect(ViewName.matches(one, other) == other.hasPrefix("\(one)/"))
    }
  }

  // MARK: Units

  private static let lengths = [
    "x", "y", "z", "width", "height", "radius", "inset", "lineWidth", "dashPhase", "cornerWidth",
    "cornerHeight", "size", "topLeading", "topTrailing", "bottomLeading", "bottomTrailing",
  ]

  @Test("lengths are points, wherever they are and however often", arguments: lengths)
  func points(name: String) {
    for property in [name, "frame.\(name)", "a.b.\(name)", "\(name)#2", "shadow.\(name)#3"] {
      #expect(TrackUnit.of(property) == .points, "\(property)")
    }
  }

  @Test(
    "shares of a length have no unit, though they are called alike",
    arguments: ["anchor", "scale", "axis", "center"])
  func shares(name: String) {
    for part in Self.lengths {
      #expect(TrackUnit.of("\(name).\(part)") == .none)
      #expect(TrackUnit.of("a.\(name).\(part)#2") == .none)
      // Only what is right before counts.
      #expect(TrackUnit.of("\(name).a.\(part)") == .points)
    }
  }

  @Test("angles are degrees, whatever turns")
  func degrees() {
    for property in ["degrees", "rotation.degrees", "scale.degrees", "rotation.degrees#2"] {
      #expect(TrackUnit.of(property) == .degrees)
    }
  }

  @Test(
    "all else has no unit",
    arguments: ["opacity", "", "#", "#x", ".", "x.opacity", "degrees.sine", "X", "xx", "x.y.w"])
  func none(property: String) {
    #expect(TrackUnit.of(property) == .none)
  }

  @Test("numbers without a unit have one place more, and no sign")
  func places() {
    let units: [TrackUnit] = [.points, .degrees, .none]
    #expect(units.map(\.decimals) == [3, 3, 4] && units.map(\.symbol) == ["pt", "°", ""])
  }
}
