import Foundation
import Testing

/// Scenes that are written for the Mac.
@Suite("Scenes for the Mac")
struct MacSceneTests {
  private static let colors = """
    import Cocoa
    import SwiftUI

    #if canImport(UIKit)
    typealias PlatformColor = UIColor
    #else
    typealias PlatformColor = NSColor
    #endif

    struct Colors: View {
      #if os(macOS) && !os(iOS)
      private let place = "Mac"
      #else
      private let place = "iPhone"
      #endif
      var body: some View {
        VStack {
          Text(place).font(Font(NSFont.boldSystemFont(ofSize: 20)))
          Color(nsColor: .windowBackgroundColor).frame(width: 40, height: 40)
          Text(PlatformColor(srgbRed: 1, green: 0, blue: 0, alpha: 1) == NSColor.red ? "red" : "no")
        }
      }
    }

    #Preview { Button {} label: { Colors() } }
    """

  private static let touch = """
    import SwiftUI
    #if canImport(AppKit)
    import AppKit
    #elseif canImport(UIKit)
    import UIKit
    #endif

    struct Colors: View {
      #if os(macOS)
      private let place = "Mac"
      #else
      private let place = "iPhone"
      #endif
      var body: some View {
        #if canImport(AppKit)
        Text("\\(place) \\(NSColor.red.redComponent)")
        #else
        Text(place).foregroundStyle(Color(uiColor: .label))
        #endif
      }
    }

    #Preview { Button {} label: { Colors() } }
    """

  private func words(_ source: String) throws -> String {
    let tool = try BuiltTool()
    defer { tool.remove() }
    try tool.write(source, to: "Colors.swift")
    let result = try tool.run(["inspect", "Colors.swift", "--at", "0", "--json", "-"])
    #expect(result.status == 0, "\(result.error)")
    #expect(!result.error.contains("arning"))
    return result.output
  }

  @Test("a file that imports Cocoa has the Mac's names, and is asked as on a Mac")
  func desk() throws {
    let found = try words(Self.colors)
    #expect(found.contains("Mac"))
    #expect(found.contains("red"))
    #expect(!found.contains("iPhone"))
  }

  @Test("a file that asks first whether there is AppKit is one for iOS")
  func touch() throws {
    let found = try words(Self.touch)
    #expect(found.contains("iPhone"))
    #expect(!found.contains("Mac"))
  }
}
