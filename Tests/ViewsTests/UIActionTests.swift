import Foundation
import Rostrum
import Testing

@MainActor @Suite("Actions of controls")
struct UIActionTests {
  /// Who has performed an action.
  @MainActor private final class Senders { var list: [AnyObject?] = [] }

  @Test("an action is performed for its events, and knows who performs it")
  func performed() {
    let control = UIControl()
    let senders = Senders()
    let action = UIAction(title: "Save") { senders.list.append($0.sender) }
    control.addAction(action, for: [.touchUpInside, .valueChanged])
    control.sendActions(for: .touchDown)
    #expect(senders.list.isEmpty)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .allEvents)
    #expect(senders.list.count == 2)
    #expect(senders.list.allSatisfy { $0 === control })
    #expect(action.sender == nil)
    control.removeAction(action, for: .valueChanged)
    control.sendActions(for: .allEvents)
    #expect(senders.list.count == 2)
  }

  @Test("one of the same identifier takes the place of another; without one each is its own")
  func identified() {
    let control = UIControl()
    let names = Journal()
    for name in ["a", "b"] {
      let action = UIAction(identifier: UIAction.Identifier("save")) { _ in names.note(name) }
      control.addAction(action, for: .touchUpInside)
    }
    control.sendActions(for: .touchUpInside)
    #expect(names.lines == ["b"])
    let (first, second) = (UIAction { _ in }, UIAction { _ in })
    #expect(first.identifier != second.identifier)
    #expect(first.title.isEmpty)
    #expect(first.image == nil)
    #expect(first.state == .off)
    #expect(first.attributes.isEmpty)
  }
}
