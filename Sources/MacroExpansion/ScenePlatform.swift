import SwiftParser
import SwiftSyntax

/// The platform that a scene is written for: the Mac where its file imports AppKit outside of any `#if`, else iOS.
///
/// What `#if` asks about platforms and their modules is answered as there. A file that imports UIKit as well is one for iOS.
enum ScenePlatform {
  case iOS, macOS

  /// Modules that there are on one of the platforms only.
  private static let (desk, touch): (Set<String>, Set<String>) = (["AppKit", "Cocoa"], ["UIKit"])

  /// The platform of files that are compiled together for what they show.
  init(of files: [SourceFileSyntax]) {
    let imported = files.flatMap(\.statements).compactMap {
      $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text
    }
    let isForDesks = imported.contains(where: Self.desk.contains)
    self = isForDesks && !imported.contains(where: Self.touch.contains) ? .macOS : .iOS
  }

  /// What `#if` is answered: `os(macOS)`, `canImport(UIKit)`; `nil` for what the compiler knows itself.
  func answer(_ function: String, _ argument: String) -> Bool? {
    switch function {
    case "os":
      switch argument {
      case "Linux": false
      case "iOS": self == .iOS
      case "macOS", "OSX": self == .macOS ? true : nil
      default: nil
      }
    case "canImport":
      if Self.desk.contains(argument) {
        self == .macOS
      } else {
        Self.touch.contains(argument) && self == .macOS ? false : nil
      }
    default: nil
    }
  }
}
