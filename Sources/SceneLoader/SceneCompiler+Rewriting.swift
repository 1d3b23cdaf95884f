internal import Foundation

extension SceneCompiler {
  /// The text as it compiles: for iOS or the Mac, and without the Objective-C runtime, so that selectors hold methods, and
  /// attributes for that runtime are gone.
  func rewritten(_ text: String, _ file: String) throws(SceneError) -> String {
    let words = [
      "#selector", "@objc", "@IB", "dynamic ", "DelegateAdaptor", "Main", "@main",
      "import CoreImage.", "import UIKit.", "import os.", "import AppKit.", "Cocoa", "import _",
      "import CoreGraphics.",
      "Cell", "ReusableView", "commit ", "@NSManaged", "#keyPath", "CVarArg",
      "NSManagedObjectContext?", "Foundation.", "NSExpression", "Selector",
    ]
    let preview = text.range(of: "#Preview").map { text[$0.upperBound...] }
    let asksPlatform =
      text.contains("#if")
      && (text.contains("os(") || text.contains("canImport") && text.contains("AppKit"))
    let overrides = text.contains("extension ") && text.contains("override ")
    guard
      asksPlatform || words.contains(where: text.contains) || preview?.contains("return ") == true
        || overrides || Self.lacksImports(text)
    else { return text }
    let (end, output) = try ChildProcess.run(
      installation.plugin.path, ["--rewritten", file], environment: compilerEnvironment)
    guard end == .exited(0) else { throw .unreadable(path: file, reason: output) }
    return output
  }

  /// Whether a file that imports no module of views may need names of one, as Foundation and others bring them elsewhere.
  private static func lacksImports(_ text: String) -> Bool {
    let names = [
      "NSUserActivity", "objc_", "CFTimeInterval", "NSItemProvider", "UndoManager",
      "LocalizedStringResource", "CGAffineTransform", "Kit\n", "AuthenticationServices",
      "LinkPresentation", "MessageUI", "PhotosUI", "SafariServices",
    ]
    if text.contains("import SwiftUI") { return false }
    if text.contains("import UIKit") { return text.contains("StoreKit") }
    return names.contains(where: text.contains)
  }
}
