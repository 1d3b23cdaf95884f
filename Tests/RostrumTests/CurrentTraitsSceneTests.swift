import Foundation
import Testing

/// Scenes that ask colours for their numbers by traits of their own.
@Suite("Scenes with traits of their own")
struct CurrentTraitsSceneTests {
  private static let source = """
    import UIKit

    final class Controller: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let own = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let light = UITraitCollection(userInterfaceStyle: .light)
        let usual = own.cgColor
        dark.performAsCurrent {
          precondition(UITraitCollection.current == dark)
          precondition(own.cgColor == UIColor.green.resolvedColor(with: dark).cgColor)
          light.performAsCurrent { precondition(own.cgColor != UIColor.green.cgColor) }
          precondition(UITraitCollection.current == dark)
        }
        precondition(own.cgColor == usual && usual != UIColor.green.cgColor)
      }
    }

    #Preview { Controller() }
    """

  @Test("numbers of colours are those of the traits that are current, and of no others after")
  func current() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    func status() throws -> Int32 {
      try tool.run(["inspect", "Colors.swift", "--at", "0"]).status
    }
    try tool.write(Self.source, to: "Colors.swift")
    #expect(try status() == 0)
    // The scene traps where a colour is another.
    try tool.write(
      Self.source.replacing("dark.performAsCurrent {", with: "light.performAsCurrent {"),
      to: "Colors.swift")
    #expect(try status() == 7)
  }
}
