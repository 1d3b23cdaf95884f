import DisplayList
import Foundation
import Geometry
import Motion
import Rostrum
import SceneGraph
import Testing

@testable import ViewEngine
@testable import Views

/// How the keyboard looks: where each key is, and in which colours.
@MainActor @Suite("The keyboard's look")
struct KeyboardLookTests {
  private struct Field: View {
    var type = UIKeyboardType.default
    var hook = Hook<Bool>()
    @State private var wants = true
    @FocusState private var isFocused: Bool
    var body: some View {
      hook.binding = $wants
      return TextField("Name", text: .constant("Ada")).focused($isFocused).keyboardType(type)
        .onChange(of: wants, initial: true) { isFocused = wants }
    }
  }

  private func up(_ stage: Stage = KeyboardStage.phone, _ type: UIKeyboardType = .default) throws
    -> Rehearsal
  {
    let rehearsal = try Rehearsal(stage) { Field(type: type) }
    try rehearsal.advance(to: 2)
    return rehearsal
  }

  private static let phone = KeyboardMeasures(
    size: CGSize(width: 390, height: 844),
    insets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))

  /// Each key that types a letter, with the place of its left upper corner and its width.
  private func places(_ plane: KeyboardPlane, _ type: UIKeyboardType = .default) -> [String] {
    var traits = KeyboardTraits()
    traits.type = type
    return KeyboardKeys(traits, plane, Self.phone).keys.compactMap { key in
      guard case .letter(let letter) = key.action else { return nil }
      func short(_ value: CGFloat) -> String {
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
      }
      return "\(letter) \(short(key.frame.minX)),\(short(key.frame.minY)) \(short(key.frame.width))"
    }
  }

  @Test("the letters' places on a telephone of 390 points")
  func letters() {
    #expect(
      places(.letters) == [
        "q 3,8 33", "w 42,8 33", "e 81,8 33", "r 120,8 33", "t 159,8 33",
        "y 198,8 33", "u 237,8 33", "i 276,8 33", "o 315,8 33", "p 354,8 33",
        "a 22.5,62 33", "s 61.5,62 33", "d 100.5,62 33", "f 139.5,62 33", "g 178.5,62 33",
        "h 217.5,62 33", "j 256.5,62 33", "k 295.5,62 33", "l 334.5,62 33",
        "z 61.5,116 33", "x 100.5,116 33", "c 139.5,116 33", "v 178.5,116 33",
        "b 217.5,116 33", "n 256.5,116 33", "m 295.5,116 33",
        "  100.5,170 189",
      ])
  }

  @Test("the digits' places, and those of signs below them")
  func digits() {
    #expect(
      places(.digits) == [
        "1 3,8 33", "2 42,8 33", "3 81,8 33", "4 120,8 33", "5 159,8 33",
        "6 198,8 33", "7 237,8 33", "8 276,8 33", "9 315,8 33", "0 354,8 33",
        "- 3,62 33", "/ 42,62 33", ": 81,62 33", "; 120,62 33", "( 159,62 33",
        ") 198,62 33", "$ 237,62 33", "& 276,62 33", "@ 315,62 33", "\" 354,62 33",
        ". 61.5,116 48.6", ", 116.1,116 48.6", "? 170.7,116 48.6", "! 225.3,116 48.6",
        "' 279.9,116 48.6",
        "  100.5,170 189",
      ])
  }

  @Test(
    "ground, letters and other keys have their colours, light and dark",
    arguments: [
      (ColorScheme.light, [209, 212, 218], [255, 255, 255], [171, 177, 187]),
      (.dark, [43, 43, 45], [106, 106, 108], [70, 70, 72]),
    ])
  func colours(scheme: ColorScheme, ground: [Int], letters: [Int], others: [Int]) throws {
    var stage = KeyboardStage.phone
    stage.colorScheme = scheme
    let rehearsal = try up(stage)
    var counts: [[Int]: Int] = [:]
    for command in rehearsal.list.commands {
      guard case .fill(_, _, .solid(let color), _) = command, color.opacity == 1 else { continue }
      let code = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
      counts[code, default: 0] += 1
    }
    #expect(counts[ground] == 1)
    // The letters and the space bar; shift, delete, the digits' key and return.
    #expect(counts[letters] == 27 && counts[others] == 4)
  }

  @Test("its ground covers the stage's width down to the edge, and further")
  func ground() throws {
    let rehearsal = try up()
    let grounds = rehearsal.frames.filter { $0.width == 390 && $0.minY == 508 }
    #expect(grounds.count == 1 && grounds[0].maxY >= 844)
  }

  @Test("lines stand between proposals, and signs below the keys, where there are any")
  func around() throws {
    func lines(_ type: UIKeyboardType) throws -> Int {
      try up(KeyboardStage.phone, type).frames.filter { $0.width == 1 && $0.height == 25 }.count
    }
    #expect(try lines(.default) == 2 && lines(.emailAddress) == 2 && lines(.numberPad) == 0)
  }

  @Test("a pad has its digits in the order of a telephone, with letters below")
  func pad() throws {
    let words = try up(KeyboardStage.phone, .phonePad).list.words
    let digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"]
    #expect(words.filter { $0.count == 1 && $0.first?.isNumber == true } == digits)
    #expect(words.contains("PQRS") && words.contains("+ * #"))
    #expect(try !up(KeyboardStage.phone, .numberPad).list.words.contains("+ * #"))
    #expect(try up(KeyboardStage.phone, .decimalPad).list.words.contains("."))
  }

  @Test("a keyboard that is away draws nothing, and is touched by nothing")
  func away() throws {
    let hook = Hook<Bool>()
    let rehearsal = try Rehearsal(KeyboardStage.phone) { Field(hook: hook) }
    try rehearsal.advance(to: 2)
    let count = rehearsal.list.commands.count
    try rehearsal.now { hook.value = false }
    try rehearsal.advance(to: 5)
    #expect(rehearsal.list.commands.count < count / 4)
    #expect(!rehearsal.list.words.contains("space"))
    #expect(rehearsal.graph.tappables.count == 1)
  }

  @Test("from right to left its letters stay, and the scene's own turn round")
  func mirrored() throws {
    var stage = KeyboardStage.phone
    stage.layoutDirection = .rightToLeft
    let mirrored = try up(stage).list.words.filter { $0.count == 1 }
    let plain = try up().list.words.filter { $0.count == 1 }
    #expect(mirrored == plain)
  }

  @Test("the nearest wish for a keyboard counts")
  func nearest() throws {
    struct Outer: View {
      @FocusState private var focus: Int?
      let chosen: Int
      var body: some View {
        VStack {
          TextField("1", text: .constant("")).focused($focus, equals: 1)
            .keyboardType(.numberPad).submitLabel(.go)
          TextField("2", text: .constant("")).focused($focus, equals: 2)
            .autocorrectionDisabled(false).textInputAutocapitalization(.never)
          SecureField("3", text: .constant("")).focused($focus, equals: 3)
        }
        .keyboardType(.emailAddress).submitLabel(.next).autocorrectionDisabled()
        .autocapitalization(.words)
        .onAppear { focus = chosen }
      }
    }
    func traits(_ field: Int) throws -> KeyboardTraits {
      let rehearsal = try Rehearsal(KeyboardStage.phone) { Outer(chosen: field) }
      try rehearsal.advance(to: 1)
      return try #require(rehearsal.keyboardFace?.traits)
    }
    let (first, second, third) = try (traits(1), traits(2), traits(3))
    #expect(first.type == .numberPad && first.submitLabel == .go && first.isPad)
    #expect(second.type == .emailAddress && second.submitLabel == .next && second.corrects)
    #expect(second.capitals == .never && first.capitals == .words)
    #expect(third.isSecure && !third.corrects && !third.hasProposals)
  }

  @Test("a conversation that shows its end goes on showing it above the keyboard")
  func anchored() throws {
    struct Talk: View {
      @FocusState private var isFocused: Bool
      @State private var draft = ""
      var body: some View {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<20) { Tile.of($0, 100, 60) } }
        }
        .defaultScrollAnchor(.bottom)
        .safeAreaInset(edge: .bottom, spacing: 0) {
          TextField("Message", text: $draft).focused($isFocused).frame(height: 50)
            .background(Tile(99))
        }
      }
    }
    let rehearsal = try Rehearsal(KeyboardStage.phone) { Talk() }
    #expect(try rehearsal.tile(19).maxY == 760 && rehearsal.tile(99).maxY == 810)
    try rehearsal.tap(195, 785, at: 0)
    for time in [0.15, 0.3, 0.45] {
      try rehearsal.advance(to: time)
      #expect(abs(try rehearsal.tile(19).maxY - rehearsal.tile(99).minY) < 0.01, "\(time)")
    }
    try rehearsal.advance(to: 2)
    #expect(try rehearsal.tile(99).maxY == 508 && rehearsal.tile(19).maxY == 458)
  }
}
