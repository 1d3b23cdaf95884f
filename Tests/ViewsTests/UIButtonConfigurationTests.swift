import Foundation
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Configurations of buttons", .serialized)
struct UIButtonConfigurationTests {
  private func stage(_ button: UIButton) throws -> Rehearsal {
    button.frame = CGRect(x: 0, y: 0, width: 150, height: 60)
    let root = UIView()
    root.addSubview(button)
    return try Rehearsal(.of(200, 100)) { Hosted(view: root) }
  }

  @Test("words with attributes are the title, and one without takes them away")
  func attributed() {
    var configuration = UIButton.Configuration.plain()
    var words = AttributedString("Go on")
    words.uiKit.font = UIFont.systemFont(ofSize: 30)
    configuration.attributedTitle = words
    #expect(configuration.title == "Go on" && configuration.attributedTitle == words)
    configuration.title = "Stop"
    #expect(configuration.attributedTitle == AttributedString("Stop"))
    configuration.attributedTitle = nil
    #expect(configuration.title == nil)
  }

  @Test("a transformer changes the size of the words, which attributes of their own keep")
  func transformed() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var changed = $0
      changed.uiKit.font = UIFont.systemFont(ofSize: 31)
      return changed
    }
    let button = UIButton(configuration: configuration)
    let stage = try stage(button)
    let text = try #require(stage.list.texts.first)
    // Letters are a little smaller than their size, as the font that stands for the system's is wider.
    #expect(text.text == "Go" && text.size > 28 && text.size <= 31)
    configuration.titleTextAttributesTransformer = nil
    configuration.subtitle = "below"
    try stage.now { button.configuration = configuration }
    #expect(stage.list.texts.map(\.text) == ["Go", "below"])
  }

  @Test("a tap selects a button that says so, and the next one does so no more")
  func toggled() throws {
    let button = UIButton(configuration: .plain())
    button.setTitle("Go", for: .normal)
    button.changesSelectionAsPrimaryAction = true
    let stage = try stage(button)
    for isSelected in [true, false] {
      try stage.tap(75, 30, at: stage.time + 0.5)
      #expect(button.isSelected == isSelected)
    }
  }

  @Test("UIKit's attributes are read as texts with attributes are, SwiftUI's where there are none")
  func scopes() {
    var words = AttributedString("a")
    words.uiKit.foregroundColor = .red
    words.uiKit.kern = 3
    var more = AttributedString("b")
    more.swiftUI.foregroundColor = .blue
    let first = AttributedWords(words + more).first
    #expect(first[.foregroundColor] as? UIColor == .red && first[.kern] as? CGFloat == 3)
    #expect(AttributedWords(more).first[.foregroundColor] as? UIColor == UIColor(Color.blue))
  }
}
