import Foundation
import Motion
import Rostrum
import SceneGraph
import Testing

@testable import ViewEngine
@testable import Views

/// Where keys are, what they show, and what a finger on them does.
@MainActor @Suite("Keys")
struct KeyboardKeyTests {
  nonisolated private static let phone = KeyboardMeasures(
    size: CGSize(width: 390, height: 844),
    insets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
  nonisolated private static let types: [UIKeyboardType] = [
    .default, .emailAddress, .URL, .twitter, .webSearch, .numberPad, .phonePad, .decimalPad,
    .asciiCapable, .numbersAndPunctuation, .namePhonePad, .asciiCapableNumberPad,
  ]

  private func keys(
    _ type: UIKeyboardType, _ plane: KeyboardPlane = .letters,
    _ measures: KeyboardMeasures = phone
  ) -> [KeyboardKey] {
    var traits = KeyboardTraits()
    traits.type = type
    return KeyboardKeys(traits, traits.isPad ? .pad : plane, measures).keys
  }

  @Test("no two overlap, and all are within the rows", arguments: types)
  func apart(type: UIKeyboardType) {
    let landscape = KeyboardMeasures(
      size: CGSize(width: 844, height: 390),
      insets: EdgeInsets(top: 0, leading: 47, bottom: 21, trailing: 47))
    let old = KeyboardMeasures(size: CGSize(width: 375, height: 667), insets: EdgeInsets())
    for measures in [Self.phone, landscape, old] {
      for plane in [KeyboardPlane.letters, .digits, .signs] {
        let keys = keys(type, plane, measures)
        let rows = CGRect(
          x: measures.side, y: 0, width: measures.width - 2 * measures.side,
          height: measures.rowsHeight)
        #expect(keys.allSatisfy { rows.contains($0.frame) && $0.frame.width > 12 })
        for (number, key) in keys.enumerated() {
          #expect(keys[..<number].allSatisfy { !$0.frame.intersects(key.frame) })
        }
        #expect(Set(keys.map(\.action)).count == keys.count)
      }
    }
  }

  @Test("each row is as far from the left as from the right")
  func symmetrical() {
    for plane in [KeyboardPlane.letters, .digits, .signs] {
      let rows = Dictionary(grouping: keys(.default, plane)) { $0.frame.minY }
      for row in rows.values {
        let left = row.map(\.frame.minX).min() ?? 0
        let right = row.map(\.frame.maxX).max() ?? 0
        #expect(abs(left - (390 - right)) < 1e-9)
      }
    }
  }

  @Test("a letter's key is 33 by 42 points on a telephone, the space bar 183 long")
  func sizes() throws {
    func frame(_ letter: Character) throws -> CGRect {
      try #require(keys(.default).first { $0.action == .letter(letter) }).frame
    }
    #expect(try frame("q") == CGRect(x: 3, y: 8, width: 33, height: 42))
    #expect(try frame("p").maxX == 387 && frame("a").minX == 22.5)
    #expect(try frame("z").minX == 61.5 && frame("z").minY == 116)
    #expect(try frame(" ").width == 189 && frame(" ").midX == 195)
    let pad = try #require(keys(.numberPad).first { $0.action == .letter("5") }).frame
    #expect(pad.midX == 195 && pad.height == 46 && pad.width > 115)
  }

  @Test("each character of ASCII has a key on some plane")
  func reachable() {
    let all = [KeyboardPlane.letters, .digits, .signs]
    for code in UInt8(33)...126 where code != UInt8(ascii: "`") {
      let letter = Character(UnicodeScalar(code))
      for plane in all { #expect(plane.plane(of: letter) != nil, "\(letter)") }
    }
    #expect(KeyboardPlane.letters.plane(of: "é") == nil)
    // What is on the plane that is shown is typed there.
    #expect(
      KeyboardPlane.signs.plane(of: ".") == .signs
        && KeyboardPlane.letters.plane(of: ".") == .digits)
  }

  @Test(
    "keys of a type",
    arguments: [
      (UIKeyboardType.default, [" "]), (.emailAddress, [" ", "@", "."]), (.URL, [" ", "/", "."]),
      (.twitter, [" ", "@", "#"]), (.webSearch, [" ", "."]),
    ] as [(UIKeyboardType, [Character])])
  func lastRow(type: UIKeyboardType, letters: [Character]) {
    let last = keys(type).filter { $0.frame.minY > 160 }
    let typed = last.compactMap { key -> Character? in
      if case .letter(let letter) = key.action { letter } else { nil }
    }
    #expect(typed == letters && last.contains { $0.action == .submit })
  }

  @Test("capitals come by themselves where the field wants them")
  func capitals() {
    func shifts(_ capitals: TextInputAutocapitalization?, isSecure: Bool = false) -> [Bool] {
      var traits = KeyboardTraits()
      (traits.capitals, traits.isSecure) = (capitals, isSecure)
      return ["", "a", "a ", "a. ", "a.", "a\n"].map { traits.wantsCapital(after: $0) }
    }
    #expect(shifts(nil) == [true, false, false, true, false, true])
    #expect(shifts(.sentences) == shifts(nil))
    #expect(shifts(.words) == [true, false, true, true, false, true])
    #expect(shifts(.characters) == Array(repeating: true, count: 6))
    #expect(shifts(.never) == Array(repeating: false, count: 6))
    #expect(shifts(nil, isSecure: true) == shifts(.never))
  }

  private struct Note: View {
    var label = SubmitLabel.return
    var type = UIKeyboardType.default
    let hook: Hook<String>
    @State private var text = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      hook.binding = $text
      return TextField("Note", text: $text).focused($isFocused).submitLabel(label)
        .keyboardType(type).frame(maxHeight: .infinity, alignment: .top)
        .onAppear { isFocused = true }
    }
  }

  @Test("what is typed shows its key pressed, on its plane, for 0.08 seconds")
  func struck() throws {
    let stage = try Rehearsal(KeyboardStage.phone) { Note(hook: Hook()) }
    try stage.advance(to: 1)
    #expect(stage.keyboardFace?.isShifted == true)
    #expect(stage.graph.typeLetters(of: "Ab1 c"))
    let expected: [(Double, KeyboardKey.Action?, KeyboardPlane, Bool)] = [
      (1.04, .letter("a"), .letters, true), (1.09, nil, .letters, false),
      (1.14, .letter("b"), .letters, false), (1.24, .letter("1"), .digits, false),
      (1.29, nil, .digits, false), (1.34, .letter(" "), .digits, false),
      (1.39, nil, .letters, false), (1.44, .letter("c"), .letters, false),
    ]
    for (time, key, plane, isShifted) in expected {
      try stage.advance(to: time)
      let face = try #require(stage.keyboardFace)
      #expect(face.pressed == key && face.plane == plane, "\(time)")
      #expect(face.isShifted == isShifted, "\(time)")
    }
  }

  @Test("a text that code empties brings letters and capitals back")
  func emptied() throws {
    let hook = Hook<String>()
    let stage = try Rehearsal(KeyboardStage.phone) { Note(hook: hook) }
    try stage.type("a1")
    try stage.advance(to: 1)
    #expect(stage.keyboardFace?.plane == .digits)
    try stage.now { hook.value = "" }
    #expect(stage.keyboardFace?.plane == .letters && stage.keyboardFace?.isShifted == true)
  }

  @Test("a finger on keys types, and reaches nothing beneath")
  func touched() throws {
    let hook = Hook<String>()
    let stage = try Rehearsal(KeyboardStage.phone) { Note(hook: hook) }
    try stage.advance(to: 1)
    // The keys begin 508 + 45 points down.
    let places: [(Double, Double)] = [
      (20, 580), (56, 580), (40, 740), (20, 580), (200, 740), (360, 690), (360, 690), (5, 830),
    ]
    for (number, place) in places.enumerated() {
      try stage.tap(place.0, place.1, at: 1 + Double(number + 1) / 10)
    }
    #expect(hook.value == "Qw")
    try stage.tap(350, 740, at: 3)
    try stage.advance(to: 5)
    #expect(stage.keyboardRise == 0)
  }

  @Test("its letters are no texts of the scene's")
  func silent() throws {
    let stage = try Rehearsal(KeyboardStage.phone) {
      Note(hook: Hook()).toolbar {
        ToolbarItem(placement: .keyboard) { Button("Hide") {} }
      }
    }
    try stage.advance(to: 1)
    #expect(stage.graph.tappables.map(\.label) == ["Note", "Hide"])
    #expect(stage.graph.spokenText?.contains("space") == false)
    #expect(stage.list.words.contains("space"))
  }

  @Test(
    "the return key says what it does, tinted where that is what the screen is for",
    arguments: [
      (SubmitLabel.return, "return", false), (.next, "next", false), (.done, "done", true),
      (.go, "go", true), (.search, "search", true), (.send, "send", true), (.join, "join", true),
      (.route, "route", true),
    ] as [(SubmitLabel, String, Bool)])
  func labels(label: SubmitLabel, word: String, isTinted: Bool) throws {
    let stage = try Rehearsal(KeyboardStage.phone) { Note(label: label, hook: Hook()) }
    try stage.advance(to: 1)
    #expect(stage.list.words.last { $0.count > 1 && $0 != "space" } == word)
    // The caret has the tint, too.
    let tinted = stage.list.colors.filter { $0.code == [0, 122, 255, 100] }
    #expect(tinted.count == (isTinted ? 2 : 1))
  }

  @Test("letters are held up over their keys, inside the edges")
  func bulbs() {
    for (x, expected) in [(3.0, 3.0), (39, 27), (354, 330)] {
      let key = CGRect(x: x, y: 60, width: 33, height: 42)
      let frame = KeyBulb.frame(over: key, from: 3, to: 387)
      #expect(frame.minX == expected && frame.width == 57 && frame.maxY == key.maxY)
      let path = KeyBulb(key: key.offsetBy(dx: -frame.minX, dy: -frame.minY))
        .path(in: CGRect(origin: .zero, size: frame.size))
      #expect(path.boundingRect.height == frame.height)
      #expect(path.contains(CGPoint(x: key.midX - frame.minX, y: frame.height - 5)))
    }
  }
}
