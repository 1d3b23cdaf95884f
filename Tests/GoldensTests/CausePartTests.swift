import Testing

@testable import Goldens

/// What comparisons of motion are made of: numbers for people, names, shifts, and what is foretold.
@Suite("Parts of causes") struct CausePartTests {
  @Test(
    "three digits that count",
    arguments: [
      (0, "0"), (1, "1"), (1.05, "1.05"), (123.4, "123"), (12.34, "12.3"), (1.234, "1.23"),
      (0.1234, "0.123"), (0.01234, "0.0123"), (0.001234, "0.00123"), (-12.34, "-12.3"),
      (99.96, "100"),
      (1_000_000, "1000000"),
    ] as [(Double, String)])
  func digits(value: Double, text: String) {
    #expect(PeopleNumber.text(value) == text)
    #expect(PeopleNumber.text(value, .points) == text + " pt")
    #expect(PeopleNumber.text(value, .degrees) == text + "°")
  }

  @Test("two numbers have as many digits as tell them apart")
  func pairs() {
    #expect(PeopleNumber.texts(120.001, 120.004) == ("120.001", "120.004"))
    #expect(PeopleNumber.texts(120, 121) == ("120", "121"))
    #expect(PeopleNumber.texts(1.5, 1.5, .points) == ("1.5 pt", "1.5 pt"))
    let other = PeopleNumber.texts(60, 59.94)
    #expect(other == ("60", "59.9"))
    #expect(PeopleNumber.percent(0.042) == "4.2 %")
    #expect(
      PeopleNumber.milliseconds(0.0831) == "83 ms" && PeopleNumber.milliseconds(0.0041) == "4.1 ms")
  }

  @Test(
    "families and paths of names",
    arguments: [
      ("List/Row[3]#2/Text 'a/b'", "List/Row[]/Text ", "List/Row[3]/Text "),
      ("Card", "Card", "Card"),
      ("Card#12/Dot", "Card/Dot", "Card/Dot"), ("Row 7", "Row ", "Row 7"), ("", "", ""),
    ])
  func families(name: String, family: String, path: String) {
    #expect(ViewFamily(name).family == family)
    #expect(ViewFamily(name).path == path)
  }

  @Test("every view is paired, gone or new, and swapping swaps")
  func pairing() {
    let old: Set = ["A", "B/Text 'x'", "C#2", "D", "Row[1]"]
    let new: Set = ["A", "B/Text 'y'", "C#3", "E", "Row[2]"]
    let pairing = ViewPairing(before: old, after: new)
    #expect(Set(pairing.pairs.map(\.before) + pairing.gone) == old)
    #expect(Set(pairing.pairs.map(\.after) + pairing.added) == new)
    #expect(pairing.gone == ["D", "Row[1]"] && pairing.added == ["E", "Row[2]"])
    let back = ViewPairing(before: new, after: old)
    #expect(back.gone == pairing.added && back.added == pairing.gone)
    #expect(
      Set(back.pairs.map { [$0.after, $0.before] })
        == Set(pairing.pairs.map { [$0.before, $0.after] }))
  }

  @Test("what came or went is told by its root")
  func roots() {
    let roots = ViewFamily.roots(of: ["A/B/C", "A/B", "D", "A/E/F"], apartFrom: ["A", "A/G"])
    #expect(roots.map(\.root) == ["A/B", "A/E", "D"])
    #expect(roots.map(\.names) == [["A/B", "A/B/C"], ["A/E/F"], ["D"]])
  }

  /// A bump around a frame, the same at every place.
  private static func bump(_ center: Double) -> [Double?] {
    (0..<80).map { frame in
      let distance = (Double(frame) - center) / 12
      return abs(distance) < 1 ? (1 - distance * distance) * (1 - distance * distance) : 0
    }
  }

  @Test(
    "a shift of whole frames is found exactly, and its opposite the other way",
    arguments: [-9, -1, 0, 1, 4, 15])
  func alignment(shift: Int) {
    let (one, other) = (Self.bump(40), Self.bump(40 + Double(shift)))
    let alignment = Alignment(one, other, in: 0...79, upTo: 20)
    #expect(alignment.shift == Double(shift) && alignment.residual == 0)
    #expect(Alignment(other, one, in: 0...79, upTo: 20).shift == -Double(shift))
  }

  @Test("a polynomial is foretold from as many frames as it has coefficients")
  func foretold() {
    func cubic(_ frame: Double) -> Double { 2 - 3 * frame + 0.5 * frame * frame * frame }
    let points = [-2.0, -1, 0, 1].map { Foretold.Point(frame: $0, value: cubic($0)) }
    for frame in [-5, -0.5, 0.25, 2, 7] {
      #expect(abs(Foretold(points).value(at: frame) - cubic(frame)) < 1e-9)
      let slope = -3 + 1.5 * frame * frame
      #expect(abs(Foretold(points).slope(at: frame) - slope) < 1e-4)
    }
    for point in points { #expect(Foretold(points).value(at: point.frame) == point.value) }
  }

  @Test(
    "bases of properties, and what layout decides on",
    arguments: [
      ("scale.width", "scale", false), ("shadow.color.red#2", "shadow.color", false),
      ("frame.x", "frame", true), ("clip.cornerWidth", "clip", true), ("opacity", "opacity", false),
      ("animatableData.first", "animatableData.first", false), ("position.x#3", "position", true),
    ])
  func bases(property: String, base: String, isLayout: Bool) {
    #expect(PropertyName(property).base == base && PropertyName(property).isLayout == isLayout)
  }
}
