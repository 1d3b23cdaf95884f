import Foundation
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// Notes the views that it gets.
@MainActor private final class Moved: UIInteraction {
  private(set) weak var view: UIView?
  let journal = Journal()
  func willMove(to view: UIView?) { journal.note(view == nil ? "will leave" : "will come") }
  func didMove(to view: UIView?) {
    self.view = view
    journal.note(view == nil ? "left" : "came")
  }
}

/// Has a menu for each place, and commands.
@MainActor private final class Menus: UIViewController, UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(title: "\(Int(location.x))")
    }
  }
  override var keyCommands: [UIKeyCommand]? {
    let new = Selector("new", Menus.new)
    return [UIKeyCommand(input: "n", modifierFlags: [.command, .shift], action: new)]
  }
  func new() {}
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.description == "new"
  }
}

@MainActor @Suite("Interactions and commands of UIKit's", .serialized)
struct UIInteractionTests {
  @Test("an interaction belongs to one view, and hears of each that it gets")
  func belonging() {
    let (first, second, moved) = (UIView(), UIView(), Moved())
    first.addInteraction(moved)
    #expect(first.interactions.count == 1 && moved.view === first)
    second.addInteraction(moved)
    #expect(first.interactions.isEmpty && moved.view === second)
    second.removeInteraction(moved)
    second.removeInteraction(moved)
    #expect(moved.view == nil)
    #expect(
      moved.journal.lines == [
        "will come", "came", "will leave", "left", "will come", "came", "will leave", "left",
      ])
  }

  @Test("a menu of a press is made as its delegate says")
  func contextMenu() throws {
    let (view, menus) = (UIView(), Menus())
    view.addInteraction(UIContextMenuInteraction(delegate: menus))
    let interaction = try #require(view.interactions.first as? UIContextMenuInteraction)
    let configuration = interaction.delegate?.contextMenuInteraction(
      interaction, configurationForMenuAtLocation: CGPoint(x: 7, y: 0))
    #expect(configuration?.actionProvider?([])?.title == "7")
    #expect(interaction.menuAppearance == .unknown)
  }

  @Test("commands have their keys, and are done by whoever can in the responder chain")
  func commands() throws {
    let menus = Menus()
    let command = try #require(menus.keyCommands?.first)
    #expect(command.input == "n" && command.modifierFlags == [.command, .shift])
    let inner = UIView()
    menus.view.addSubview(inner)
    #expect(inner.target(forAction: command.action, withSender: nil) as? Menus === menus)
    let other = Selector("other", Menus.new)
    #expect(inner.target(forAction: other, withSender: nil) == nil)
  }

  @Test("actions and commands share what they are like in a menu")
  func attributes() {
    let action = UIAction(title: "a", attributes: .destructive) { _ in }
    let command = UICommand(
      title: "b", action: Selector("new", Menus.new), attributes: .disabled, state: .on)
    let attributes: [UIMenuElement.Attributes] = [action.attributes, command.attributes]
    #expect(attributes == [.destructive, .disabled] && command.state == .on)
  }
}
