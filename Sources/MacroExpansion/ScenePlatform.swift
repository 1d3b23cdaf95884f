import SwiftParser
import SwiftSyntax

/// The platform that a scene is written for: the Mac where its file says so, else iOS.
///
/// It says so where it imports AppKit outside of any `#if`, or has nothing outside of `#if os(macOS)` and its kin.
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
    let isForDesks =
      imported.contains(where: Self.desk.contains)
      || !files.isEmpty && files.allSatisfy(Self.isForDesksAlone)
    self = isForDesks && !imported.contains(where: Self.touch.contains) ? .macOS : .iOS
  }

  /// Whether all that a file declares is for the Mac.
  private static func isForDesksAlone(_ file: SourceFileSyntax) -> Bool {
    let items = file.statements.map(\.item).filter { !$0.is(ImportDeclSyntax.self) }
    return !items.isEmpty
      && items.allSatisfy { item in
        guard let clauses = item.as(IfConfigDeclSyntax.self)?.clauses, clauses.count == 1,
          let clause = clauses.first, let condition = clause.condition,
          Self.macOS.holds(condition) == true, Self.iOS.holds(condition) == false,
          case .statements(let statements) = clause.elements
        else { return false }
        return statements.contains { !$0.item.is(ImportDeclSyntax.self) }
      }
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
