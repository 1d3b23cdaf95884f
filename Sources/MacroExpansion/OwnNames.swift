import SwiftSyntax

/// Names of types that are in another module here than on Apple's systems, where code says in which module they are.
enum OwnNames {
  /// What Foundation has on Apple's systems and the module for networks has here.
  private static let networking: Set<String> = [
    "CachedURLResponse", "DateComponentsFormatter", "HTTPCookie", "HTTPCookiePropertyKey",
    "HTTPCookieStorage", "HTTPURLResponse", "ListFormatter", "NSFileCoordinator",
    "NSKeyValueChange", "NSKeyValueObservation",
    "NSKeyValueObservedChange", "NSKeyValueObservingOptions", "NSMutableURLRequest",
    "NSSecureUnarchiveFromDataTransformer", "NSURLRequest", "NSValueTransformerName",
    "RelativeDateTimeFormatter", "URLAuthenticationChallenge",
    "URLAuthenticationChallengeSender", "URLCache", "URLCredential", "URLCredentialStorage",
    "URLProtectionSpace", "URLProtocol", "URLProtocolClient", "URLRequest", "URLResponse",
    "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask",
    "URLSessionDelegate", "URLSessionDownloadDelegate", "URLSessionDownloadTask",
    "URLSessionStreamDelegate", "URLSessionStreamTask", "URLSessionTask",
    "URLSessionTaskDelegate", "URLSessionTaskMetrics", "URLSessionTaskTransactionMetrics",
    "URLSessionUploadTask", "URLSessionWebSocketDelegate", "URLSessionWebSocketTask",
    "ValueTransformer",
  ]

  /// The module in which a type is here.
  ///
  /// - Parameters:
  ///   - name: The type.
  ///   - module: Where code says it is.
  /// - Returns: The module, by its name on other systems than Apple's; `nil` where it is there.
  static func module(of name: String, in module: String) -> String? {
    module == "Foundation" && networking.contains(name) ? "FoundationNetworking" : nil
  }

  /// What Foundation has on Apple's systems and modules of views have here: how it is declared, and where.
  private static let views: [(kind: String, module: String, name: String)] = [
    ("struct", "UIKitViews", "Selector"), ("func", "UIKitViews", "NSSelectorFromString"),
    ("func", "UIKitViews", "NSStringFromSelector"), ("class", "UIKitViews", "NSUserActivity"),
    ("func", "UIKitViews", "objc_getAssociatedObject"),
    ("func", "UIKitViews", "objc_setAssociatedObject"),
    ("enum", "UIKitViews", "objc_AssociationPolicy"),
    ("typealias", "UIKitViews", "CFTimeInterval"), ("class", "Views", "NSItemProvider"),
    ("class", "Views", "UndoManager"), ("struct", "Views", "LocalizedStringResource"),
    ("struct", "Geometry", "CGAffineTransform"),
  ]
  /// Modules that bring UIKit along on Apple's systems.
  private static let bringers: Set<String> = [
    "AVKit", "AuthenticationServices", "LinkPresentation", "MapKit", "MessageUI", "PDFKit",
    "PhotosUI", "SafariServices", "SpriteKit", "StoreKit", "VisionKit", "WebKit",
  ]

  /// What a file imports beside Foundation that would have it all on Apple's systems.
  ///
  /// - Parameter file: The file.
  /// - Returns: Imports of single names, behind the first; nothing where a module of views brings them.
  static func imports(of file: SourceFileSyntax) -> String {
    let views: Set<String> = ["SwiftUI", "UIKit", "AppKit", "Cocoa"]
    let modules = file.statements.compactMap {
      $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text
    }
    if modules.contains("StoreKit"), !modules.contains("SwiftUI"),
      file.description.contains("Transaction")
    {
      // SwiftUI's, which all modules of views bring along here, is not meant.
      return "; import UIKit; import struct StoreKit.Transaction"
    }
    guard !modules.contains(where: views.contains) else { return "" }
    if modules.contains(where: bringers.contains) { return "; import UIKit" }
    guard modules.contains(where: ["Foundation", "Combine", "CoreData"].contains) else { return "" }
    let text = file.description
    var imports = ""
    for (kind, module, name) in Self.views
    where text.contains(name) || name == "Selector" && text.contains("selector") {
      imports += "; import \(kind) \(module).\(name)"
    }
    return imports
  }

  /// Whether a file has Core Data's names.
  static func hasObjects(_ file: SourceFileSyntax) -> Bool {
    file.statements.contains {
      $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "CoreData"
    }
  }
}
