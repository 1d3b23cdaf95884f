import Foundation
import Rostrum
import Testing

/// What redaction does to views of all kinds.
@MainActor @Suite("Redacted views of all kinds")
struct RedactionFormTests {
  private static let stage = Stage.of(300, 200)

  private func hidden(@ViewBuilder _ content: () -> some View) throws -> DisplayList {
    try list(on: Self.stage) { content().redacted(reason: .placeholder) }
  }

  @Test("no words are left of any control")
  func controls() throws {
    let views: [(String, AnyView)] = [
      ("button", AnyView(Button("Press") {})),
      ("toggle", AnyView(Toggle("On", isOn: .constant(true)))),
      ("label", AnyView(Label("Map", systemImage: "map"))),
      ("link", AnyView(Link("Site", destination: URL(fileURLWithPath: "/")))),
      ("stepper", AnyView(Stepper("Count", value: .constant(1)))),
      ("labeled", AnyView(LabeledContent("Name", value: "Ada"))),
      ("field", AnyView(TextField("Name", text: .constant("Ada")))),
      ("group", AnyView(GroupBox("Box") { Text("inside") })),
      ("list", AnyView(List { Text("row") })),
    ]
    for (name, view) in views {
      #expect(try hidden { view }.words.isEmpty, "\(name)")
      #expect(try !list(on: Self.stage) { view }.words.isEmpty, "\(name)")
    }
  }

  @Test("bars are those of the lines in every alignment and direction")
  func alignments() throws {
    let text = "one two three four five\nsix"
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for alignment in TextAlignment.allCases {
        let list = try hidden {
          Text(text).multilineTextAlignment(alignment)
            .environment(\.layoutDirection, direction)
        }
        let (long, short) = (list.fills[0], list.fills[1])
        switch (alignment, direction) {
        case (.center, _): #expect(abs(long.midX - short.midX) < 1.1)
        case (.leading, .leftToRight), (.trailing, .rightToLeft):
          #expect(abs(long.minX - short.minX) < 1.1)
        default: #expect(abs(long.maxX - short.maxX) < 1.1)
        }
      }
    }
  }

  @Test("a bar grows with its font, and leaves a gap to the next")
  func metrics() throws {
    var last: CGFloat = 0
    for font in [Font.caption, .body, .title, .largeTitle] {
      let list = try hidden { Text("Ag\nAg").font(font) }
      let (first, second) = (list.fills[0], list.fills[1])
      #expect(first.height > last && second.minY - first.maxY >= 1)
      #expect(first.minY == first.minY.rounded() && first.maxY == first.maxY.rounded())
      last = first.height
    }
  }

  @Test("an empty text and a line without letters have none")
  func empty() throws {
    #expect(try hidden { Text("") }.fills.isEmpty)
    #expect(try hidden { Text("a\n\nb") }.fills.count == 2)
  }

  @Test("a bar has the style of its line, a gradient too")
  func styles() throws {
    let list = try hidden {
      Text("a").foregroundStyle(
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    }
    let paints = list.commands.compactMap { command -> GradientPaint? in
      if case .fill(_, _, .gradient(let gradient), _) = command { gradient } else { nil }
    }
    #expect(paints.count == 1)
    #expect(paints[0].stops.allSatisfy { abs($0.color.opacity - 0.16) < 1e-6 })
  }

  @Test("clips, frames and effects around hold for the places")
  func around() throws {
    let list = try hidden {
      Image(systemName: "star").resizable().frame(width: 40, height: 40).clipShape(Circle())
    }
    #expect(list.groups.contains { $0.clip != nil })
    let faded = try hidden { Text("a").opacity(0.5) }
    #expect(faded.groups.map(\.opacity) == [0.5])
  }

  @Test("buttons take taps while they are redacted")
  func taps() throws {
    let journal = Journal()
    let stage = try Rehearsal(Self.stage) {
      Button("Press") { journal.note("pressed") }.redacted(reason: .placeholder)
    }
    try stage.tap(150, 100, at: 0.1)
    #expect(journal.lines == ["pressed"])
  }

  @Test("the sets of reasons are sets")
  func sets() {
    let reasons: [RedactionReasons] = [.placeholder, .privacy, .invalidated]
    #expect(Set(reasons.map(\.rawValue)).count == 3)
    #expect(reasons.reduce(into: RedactionReasons()) { $0.formUnion($1) }.rawValue == 7)
    #expect(EnvironmentValues().redactionReasons == [])
  }
}
