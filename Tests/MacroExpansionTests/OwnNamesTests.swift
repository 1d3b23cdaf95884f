import Foundation
import Testing

@testable import MacroExpansion

/// Names of types that are in another module here.
@Suite struct OwnNamesTests {
  @Test("types of Foundation's that are elsewhere here are named there; others stay")
  func moved() {
    for (source, text) in [
      ("let a: Foundation.URLSession", "let a: FoundationNetworking.URLSession"),
      ("f(Foundation.URLSession.shared)", "f(FoundationNetworking.URLSession.shared)"),
      ("g([Foundation.URLRequest].self)", "g([FoundationNetworking.URLRequest].self)"),
      ("let a: Foundation.Data", "let a: Foundation.Data"),
      ("let a: My.URLSession", "let a: My.URLSession"),
      ("f(Foundation.exit(1))", "f(Foundation.exit(1))"),
    ] {
      #expect(SceneRewriting.rewritten(source) == text)
    }
  }

  @Test("expressions are Core Data's in files that have its names")
  func expressions() {
    #expect(
      SceneRewriting.rewritten("import CoreData\nlet a: NSExpression = NSExpression(forKeyPath: b)")
        == "import CoreData\nlet a: CoreData.NSExpression = CoreData.NSExpression(forKeyPath: b)")
    for source in [
      "import Foundation\nlet a: NSExpression", "import CoreData\na.NSExpression = b",
    ] {
      #expect(SceneRewriting.rewritten(source) == source)
    }
  }

  @Test("files of Foundation alone that name selectors have them, on the same lines")
  func selectors() {
    #expect(
      SceneRewriting.rewritten("import Foundation // f\nlet a: Selector")
        == "import Foundation; import struct UIKitViews.Selector // f\nlet a: Selector")
    #expect(
      SceneRewriting.rewritten("import Foundation\nNSSelectorFromString(a)").contains(
        "import func UIKitViews.NSSelectorFromString\n"))
    for (source, text) in [
      (
        "import Combine\nlet a: NSItemProvider",
        "import Combine; import class Views.NSItemProvider\nlet a: NSItemProvider"
      ),
      (
        "import Foundation\nlet a: LocalizedStringResource",
        "import Foundation; import struct Views.LocalizedStringResource\nlet a: LocalizedStringResource"
      ),
      // Modules with views bring UIKit along.
      (
        "import Foundation\nimport StoreKit\nlet a: UIScene",
        "import Foundation; import UIKit\nimport StoreKit\nlet a: UIScene"
      ),
      ("import CoreGraphics.CGGeometry", "import CoreGraphics           "),
    ] {
      #expect(SceneRewriting.rewritten(source) == text)
    }
    for source in [
      "import Foundation\nlet a: Int", "import Foundation\nimport UIKit\nlet a: Selector",
      "import SwiftUI\nlet a: Selector",
    ] {
      #expect(SceneRewriting.rewritten(source) == source)
    }
  }

  @Test("a transaction is the store's where SwiftUI is not imported")
  func transactions() {
    #expect(
      SceneRewriting.rewritten("import StoreKit\nlet a: Transaction")
        == "import StoreKit; import UIKit; import struct StoreKit.Transaction\nlet a: Transaction")
    let both = "import SwiftUI\nimport StoreKit\nlet a: Transaction"
    #expect(SceneRewriting.rewritten(both) == both)
  }

  @Test(
    "each name of a module of views is imported by its kind, once, and only where it stands",
    arguments: [
      ("objc_getAssociatedObject(a)", "func UIKitViews.objc_getAssociatedObject"),
      ("let a: NSUserActivity", "class UIKitViews.NSUserActivity"),
      ("let a: CFTimeInterval = 1", "typealias UIKitViews.CFTimeInterval"),
      ("let a = UndoManager()", "class Views.UndoManager"),
      ("let a: CGAffineTransform", "struct Geometry.CGAffineTransform"),
    ])
  func kinds(source: String, name: String) {
    for module in ["Foundation", "Combine"] {
      let text = SceneRewriting.rewritten("import \(module)\n\(source)\n\(source)")
      #expect(text.components(separatedBy: "import \(name)").count == 2, "\(text)")
      #expect(text.hasSuffix("\n\(source)\n\(source)"))
      let plain = "import \(module)\nlet b = 1"
      #expect(SceneRewriting.rewritten(plain) == plain)
    }
    for views in ["SwiftUI", "UIKit", "AppKit"] {
      let both = "import Foundation\nimport \(views)\n\(source)"
      #expect(SceneRewriting.rewritten(both) == both)
    }
  }
}
