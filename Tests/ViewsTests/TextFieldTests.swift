import Rostrum
import Testing

@MainActor @Suite("Text fields")
struct TextFieldTests {
  private static let stage = Stage.of(200, 100)

  @Test("it shows its text, or its prompt, or its title")
  func shown() throws {
    func words(@ViewBuilder _ content: () -> some View) throws -> String {
      try list(on: Self.stage, content).words.joined()
    }
    #expect(try words { TextField("Name", text: .constant("Ada")) } == "Ada")
    #expect(try words { TextField("Name", text: .constant("")) } == "Name")
    #expect(try words { TextField("Name", text: .constant(""), prompt: Text("Who")) } == "Who")
    #expect(try words { TextField("N", value: .constant(7), format: .number) } == "7")
    #expect(try words { SecureField("Word", text: .constant("abc")) } == "•••")
    #expect(try words { SecureField("Word", text: .constant("")) } == "Word")
  }

  @Test("its prompt has the colour of placeholders, its text that of labels")
  func colours() throws {
    func code(_ text: String) throws -> [Int] {
      try #require(
        try list(on: Self.stage) { TextField("Name", text: .constant(text)) }.colors.last?.code)
    }
    #expect(try code("") == [0x3c, 0x3c, 0x43, 30])
    #expect(try code("a") == [0, 0, 0, 100])
  }

  private struct Draft: View {
    let hook: Hook<String>
    @State private var text = "Ada"
    var body: some View {
      hook.binding = $text
      return TextField("Name", text: $text)
    }
  }

  @Test("its text changes at once, whatever animation its value changes with")
  func changesAtOnce() throws {
    let hook = Hook<String>()
    let stage = try Rehearsal(Self.stage) { Draft(hook: hook) }
    for text in ["Ada Lovelace", "", "Eve"] {
      try stage.now { withAnimation(.linear(duration: 1)) { hook.value = text } }
      let now = stage.list
      #expect(now.words.joined() == (text.isEmpty ? "Name" : text))
      try stage.advance(to: stage.graph.timeline.now.seconds + 0.5)
      #expect(stage.list == now)
    }
  }

  @Test("a field with neither text nor title is as high as one with a text")
  func emptyHeight() throws {
    for axis in [Axis.horizontal, .vertical] {
      func height(_ title: String, _ text: String) throws -> CGFloat {
        try frame { TextField(title, text: .constant(text), axis: axis) }.height
      }
      #expect(try height("", "a") > 16)
      #expect(try height("", "") == height("", "a"))
      #expect(try height("Name", "") == height("", "a"))
    }
    let secret = try frame { SecureField("", text: .constant("")) }.height
    #expect(try secret == frame { SecureField("", text: .constant("a")) }.height)
  }

  @Test("a field of several lines is as high as its limit says at most, and shows the last of them")
  func limitedLines() throws {
    func field(_ text: String) -> some View {
      TextField("Name", text: .constant(text), axis: .vertical)
    }
    let three = try frame { field("a\nb\nc") }.height
    let one = try frame { field("a") }.height
    #expect(three > 2.5 * one)
    #expect(try frame { field("a\nb\nc\nd\ne").lineLimit(3) }.height == three)
    #expect(try frame { field("a\nb\nc\nd\ne").lineLimit(1...3) }.height == three)
    #expect(try frame { field("a").lineLimit(1...3) }.height == one)
    #expect(try frame { field("a").lineLimit(3, reservesSpace: true) }.height == three)
    #expect(try frame { field("").lineLimit(3...5) }.height == three)
    let stage = try Rehearsal(Self.stage) {
      field("a\nb\nc\nd\ne").lineLimit(3).background(Tile(9))
    }
    let seen = try stage.tile(9)
    let lines = stage.list.texts.filter { seen.minY...seen.maxY ~= $0.place.y }
    #expect(lines.map(\.text) == ["c", "d", "e"])
    #expect(
      stage.list.texts.allSatisfy { text in text.clip.map { $0.height <= seen.height } == true })
  }

  /// A style of a scene's own, with what it reads of the place.
  private struct Framed: TextFieldStyle {
    @Environment(\.isEnabled) private var isEnabled
    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack(spacing: 0) {
        Tile.of(isEnabled ? 7 : 6, 20, 20)
        configuration.foregroundStyle(.red)
      }
      .padding(10)
    }
  }

  @Test("a style of one's own is around the field, secret or not")
  func ownStyle() throws {
    let hook = Hook<String>()
    let stage = try Rehearsal(Self.stage) {
      VStack(spacing: 0) {
        Draft(hook: hook)
        SecureField("Word", text: .constant("abc")).disabled(true)
      }
      .textFieldStyle(Framed())
    }
    #expect(stage.tiles[7]?.minX == 10 && stage.tiles[6]?.minX == 10)
    #expect(stage.list.words == ["Ada", "•••"])
    #expect(stage.list.colors.contains { $0.code == [0xff, 0x3b, 0x30, 100] })
    let place = try stage.graph.resolve(TapTarget("Name"))
    #expect(place.x > 30)
    // Of two, the inner one counts; what it makes the field of is in the outer.
    let both = try Rehearsal(Self.stage) {
      TextField("Name", text: .constant("")).textFieldStyle(Framed())
        .textFieldStyle(.roundedBorder)
    }
    let bordered = try Rehearsal(Self.stage) {
      TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
        .textFieldStyle(Framed())
    }
    #expect(both.tiles[7] != nil && bordered.tiles[7] == nil)
    #expect(both.list.commands.count > bordered.list.commands.count)
  }

  /// The frames of what stands behind a field.
  private func frame(@ViewBuilder _ content: () -> some View) throws -> CGRect {
    let stage = try Rehearsal(Self.stage) { content().background(Tile(9)) }
    return try stage.tile(9)
  }

  @Test("it is as wide as it may be and 22 points high, with a rounded border 34")
  func sizes() throws {
    for text in ["", "Ada"] {
      #expect(
        try frame { TextField("Name", text: .constant(text)) }.size
          == CGSize(width: 200, height: 22))
      #expect(
        try frame { TextField("Name", text: .constant(text)).textFieldStyle(.roundedBorder) }.size
          == CGSize(width: 200, height: 34))
    }
    let two = try frame {
      TextField("Name", text: .constant("a\nb"), axis: .vertical)
    }
    #expect(two.height > 40)
  }

  private struct Form: View {
    enum Field { case name, word }
    @FocusState private var field: Field?
    let note: (Field?) -> Void
    var body: some View {
      note(field)
      return VStack {
        TextField("Name", text: .constant("")).focused($field, equals: .name)
        SecureField("Word", text: .constant("")).focused($field, equals: .word)
      }
    }
  }

  @Test("a tap on a field gives it the focus that is bound to it")
  func focus() throws {
    var fields: [Form.Field?] = []
    let stage = try Rehearsal(Self.stage) { Form { fields.append($0) } }
    #expect(fields == [nil])
    try stage.tap(100, 30, at: 1)
    try stage.tap(100, 70, at: 2)
    #expect(fields == [nil, .name, .word])
  }

  @Test("it is found by its title, whatever it shows, and by what it shows")
  func names() throws {
    let stage = try Rehearsal(Stage.of(200, 200)) {
      VStack {
        TextField("Name", text: .constant("Ada"))
        TextField("City", text: .constant(""), prompt: Text("Rome"))
        TextField("Note", text: .constant(""))
        TextField("", text: .constant("Bob"))
        SecureField("Word", text: .constant("abc"))
        TextField("Nick", text: .constant("Al")).accessibilityLabel("Alias")
      }
    }
    let found = stage.graph.tappables
    #expect(found.map(\.label) == ["Name", "City", "Note", "Bob", "Word", "Alias"])
    #expect(found.map(\.value) == ["Ada", "Rome", nil, nil, "•••", nil])
    for (number, name) in [(1, "Name"), (1, "Ada"), (2, "Rome"), (4, "Bob"), (6, "Alias")] {
      #expect(
        try stage.graph.resolve(.name(name)) == stage.graph.resolve(.index(number)), "\(name)")
    }
  }

  @Test("what a keyboard would need changes nothing")
  func keyboard() throws {
    let plain = try list(on: Self.stage) { TextField("Name", text: .constant("a")) }
    let asked = try list(on: Self.stage) {
      TextField("Name", text: .constant("a")).autocorrectionDisabled().submitLabel(.done)
        .textInputAutocapitalization(.never).keyboardType(.emailAddress)
        .textContentType(.username).onSubmit {}
    }
    #expect(plain.lines == asked.lines)
  }
}
