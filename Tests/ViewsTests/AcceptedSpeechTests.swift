import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("What is said of a film, and nobody hears")
struct AcceptedSpeechTests {
  private struct Plant: Identifiable {
    let id: Int
    let name: String
  }

  private struct Page: View {
    let isModified: Bool
    @Namespace private var namespace
    private let plants = [Plant(id: 1, name: "Fern"), Plant(id: 2, name: "Moss")]

    var body: some View {
      if isModified {
        VStack {
          Text("Total").speechAlwaysIncludesPunctuation().speechSpellsOutCharacters(false)
            .speechAdjustedPitch(0.5).speechAnnouncementsQueued().bold()
          Rectangle().frame(width: 20, height: 10).speechAlwaysIncludesPunctuation()
            .speechSpellsOutCharacters().speechAdjustedPitch(-1).speechAnnouncementsQueued(false)
            .accessibilityRotorEntry(id: 1, in: namespace)
            .accessibilityRotor("Ferns") {
              AccessibilityRotorEntry("First", id: 1)
              ForEach(plants) { AccessibilityRotorEntry(Text($0.name), id: $0.id, in: namespace) }
            }
        }
        .accessibilityRotor("Plants", entries: plants, entryLabel: \.name)
        .accessibilityRotor(Text("Plants"), entries: plants, entryLabel: \.name)
        .accessibilityRotor("Plants" + "", entries: plants, entryID: \.id, entryLabel: \.name)
        .accessibilityRotor(.headings, entries: plants, entryLabel: \.name)
        .accessibilityRotor(.links(visited: true), entries: plants, entryLabel: \.name)
        .accessibilityRotor("Words", textRanges: [])
        .accessibilityRotor(.misspelledWords, textRanges: [])
      } else {
        VStack {
          Text("Total").bold()
          Rectangle().frame(width: 20, height: 10)
        }
      }
    }
  }

  @Test("the picture is as without, and so is what is said")
  func picture() throws {
    let plain = try Rehearsal(.of(100, 100)) { Page(isModified: false) }
    let modified = try Rehearsal(.of(100, 100)) { Page(isModified: true) }
    #expect(modified.list == plain.list)
    #expect(modified.words == plain.words)
  }

  @Test("the system's rotors are different ones")
  func rotors() {
    let rotors: [AccessibilitySystemRotor] = [
      .boldText, .italicText, .underlineText, .misspelledWords, .headings, .landmarks, .lists,
      .tables, .images, .textFields, .links(), .links(visited: true),
    ]
    #expect(Set(rotors).count == rotors.count)
    #expect(AccessibilitySystemRotor.links() == .links(visited: false))
  }

  @Test("announcements can be made, by words with attributes as well")
  func announcements() {
    AccessibilityNotification.Announcement("Done").post()
    AccessibilityNotification.LayoutChanged().post()
    AccessibilityNotification.ScreenChanged("Title").post()
    AccessibilityNotification.PageScrolled("Page 2").post()
    #expect(UITextContentType.creditCardNumber != .nickname)
    #expect(UITextContentType.URL.rawValue == "url")
  }
}

@MainActor @Suite("Sizes of text by the names of iOS 13")
struct ContentSizeCategoryTests {
  @Test("each setting has a category, and back", arguments: DynamicTypeSize.allCases)
  func pairs(setting: DynamicTypeSize) {
    let category = ContentSizeCategory(setting)
    #expect(category.setting == setting)
    #expect(category.isAccessibilityCategory == setting.isAccessibilitySize)
    var environment = EnvironmentValues()
    environment.sizeCategory = category
    #expect(environment.dynamicTypeSize == setting && environment.sizeCategory == category)
  }

  @Test("they are ordered as the settings are")
  func order() {
    #expect(ContentSizeCategory.allCases.sorted() == ContentSizeCategory.allCases)
    #expect(
      ContentSizeCategory(.large) == .large
        && ContentSizeCategory(.xxxLarge) == .extraExtraExtraLarge)
    #expect(ContentSizeCategory(.accessibility1) == .accessibilityMedium)
  }

  @Test("letters follow it")
  func letters() throws {
    func width(_ category: ContentSizeCategory) throws -> CGFloat {
      try answer(nil, nil) { Text("Hello").environment(\.sizeCategory, category) }.width
    }
    #expect(try width(.extraSmall) < width(.large))
    #expect(try width(.accessibilityExtraExtraExtraLarge) > 2 * width(.large))
  }
}

@MainActor @Suite("Canvas modes by their longer name")
struct CompositingModeTests {
  @Test("a mode is the canvas's own, and counts")
  func modes() throws {
    let mode: GraphicsContext.BlendMode = .plusLighter
    let list = try Rehearsal(.of(50, 50)) {
      Canvas { context, size in
        context.blendMode = mode
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      }
    }.list
    #expect(list.groups.contains { $0.blendMode == .plusLighter })
  }
}
