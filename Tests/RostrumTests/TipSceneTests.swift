import Foundation
import Testing

/// A scene whose tip waits for something, as apps have it: macros, a rule, and a view that comes.
@Suite("Scenes with tips")
struct TipSceneTests {
  private static let source = """
    import SwiftUI
    import TipKit

    struct BellTip: Tip {
      static let rung = Event(id: "rung")
      @Parameter static var isOpen: Bool = false
      var title: Text { Text("Ring once more") }
      var rules: [Rule] {
        #Rule(Self.rung) { $0.donations.count > 0 }
        #Rule(Self.$isOpen) { $0 }
      }
    }

    struct Bell: View {
      var body: some View {
        VStack {
          TipView(BellTip(), arrowEdge: .bottom)
          Button("Ring") { BellTip.rung.sendDonation() }
        }
        .task {
          try? Tips.configure([.displayFrequency(.immediate)])
          BellTip.isOpen = true
        }
      }
    }

    #Preview { Bell() }
    """

  @Test(
    "a tip is there when its rules hold, and not before",
    arguments: [([], false), (["--tap", "Ring@0.5"], true)] as [([String], Bool)])
  func rung(taps: [String], isThere: Bool) throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    try tool.write(Self.source, to: "Bell.swift")
    let result = try tool.run(
      ["inspect", "Bell.swift", "--trace", "trace.csv", "--duration", "1.5"] + taps)
    #expect(result.status == 0, "\(result.error)")
    #expect(try tool.text("trace.csv").contains("Ring once more") == isThere)
  }
}
