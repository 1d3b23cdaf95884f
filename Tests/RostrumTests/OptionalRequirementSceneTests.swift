import Foundation
import Testing

/// Scenes whose protocols have optional requirements.
@Suite("Scenes with optional requirements")
struct OptionalRequirementSceneTests {
  private static let source = """
    import UIKit

    @objc protocol PadDelegate {
      @objc optional func pad(_ pad: Pad, didTap number: Int)
      @objc optional func count(of pad: Pad) -> Int
      @objc optional func word(for pad: Pad) -> String?
      @objc optional var hue: UIColor { get }
    }

    final class Pad: UILabel {
      weak var delegate: PadDelegate?
      var closed: (() -> Void)?
      func show() {
        let word = delegate?.word?(for: self) ?? "none"
        text = "\\(word) \\(delegate?.count?(of: self) ?? 7) \\(delegate?.hue == .red)"
        delegate?.pad?(self, didTap: 3)
        closed?()
      }
    }

    final class Controller: UIViewController, PadDelegate {
      private let heard = UILabel(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
      private let other = Silent()
      let hue = UIColor.red
      func count(of pad: Pad) -> Int { 42 }
      func pad(_ pad: Pad, didTap number: Int) { heard.text = "heard \\(number)" }
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(heard)
        let delegates: [PadDelegate?] = [self, other, nil]
        for (row, delegate) in delegates.enumerated() {
          let pad = Pad(frame: CGRect(x: 20, y: 100 + row * 60, width: 300, height: 40))
          pad.delegate = delegate
          pad.show()
          view.addSubview(pad)
        }
        let said = view.subviews.compactMap { ($0 as? UILabel)?.text }
        precondition(said == ["heard 3", "none 42 true", "silent 7 false", "none 7 false"])
      }
    }

    final class Silent: NSObject, PadDelegate {
      func word(for pad: Pad) -> String? { "silent" }
    }

    #Preview { Controller() }
    """

  @Test("a delegate is told and asked what it has, and has nothing else")
  func asked() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    try tool.write(Self.source, to: "Pad.swift")
    func status() throws -> Int32 {
      try tool.run(["inspect", "Pad.swift", "--at", "0"]).status
    }
    #expect(try status() == 0)
    // The scene traps where it is told anything else.
    try tool.write(Self.source.replacing("7 false", with: "8 false"), to: "Pad.swift")
    #expect(try status() == 7)
  }
}
