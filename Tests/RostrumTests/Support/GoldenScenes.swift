import Foundation
import Goldens

@testable import RostrumTool

/// Scenes for goldens: small, and quick to film.
enum GoldenScenes {
  /// A square that springs to the right.
  ///
  /// - Parameters:
  ///   - spring: Its animation.
  ///   - extra: More modifiers of the square.
  /// - Returns: The scene's text.
  static func square(_ spring: String = ".spring(duration: 0.2, bounce: 0.2)", _ extra: String = "")
    -> String
  {
    """
    import SwiftUI
    struct Square: View {
      @State private var isMoved = false
      var body: some View {
        Color.red.frame(width: 10, height: 10)\(extra).offset(x: isMoved ? 20 : 0)
          .onAppear { withAnimation(\(spring)) { isMoved = true } }
      }
    }
    #Preview("Light", traits: .fixedLayout(width: 60, height: 20)) { Square() }
    #Preview("Framed", traits: .fixedLayout(width: 60, height: 20)) { Square().border(.blue) }
    """
  }

  /// Something that rests.
  static func still(_ color: String) -> String {
    "import SwiftUI\n#Preview(traits: .fixedLayout(width: 8, height: 6)) { Color.\(color) }\n"
  }
}

extension BuiltTool {
  /// A file's text.
  func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// Whether a file is there.
  func has(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
  }

  /// What a check's result document says.
  func checks(_ name: String = "check.json") throws -> CheckDocument {
    let data = try Data(contentsOf: folder.appendingPathComponent(name))
    return try JSONDecoder().decode(CheckDocument.self, from: data)
  }
}
