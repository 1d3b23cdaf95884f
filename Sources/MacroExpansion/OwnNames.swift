import SwiftSyntax

/// Names of types that are in another module here than on Apple's systems, where code says in which module they are.
enum OwnNames {
  /// What Foundation has on Apple's systems and the module for networks has here.
  private static let networking: Set<String> = [
    "CachedURLResponse", "DateComponentsFormatter", "HTTPCookie", "HTTPCookiePropertyKey",
    "HTTPCookieStorage", "HTTPURLResponse", "NSKeyValueChange", "NSKeyValueObservation",
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

  /// What a file imports beside Foundation that would have it all on Apple's systems.
  ///
  /// - Parameter file: The file.
  /// - Returns: Imports of single names, behind the first; nothing where a module of views brings them.
  static func imports(of file: SourceFileSyntax) -> String {
    let views: Set<String> = ["SwiftUI", "UIKit", "AppKit", "Cocoa"]
    let modules = file.statements.compactMap {
      $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text
    }
    guard modules.contains("Foundation"), !modules.contains(where: views.contains) else {
      return ""
    }
    let text = file.description
    var imports = ""
    if text.contains("elector") { imports += "; import struct UIKitViews.Selector" }
    for name in ["NSSelectorFromString", "NSStringFromSelector"] where text.contains(name) {
      imports += "; import func UIKitViews.\(name)"
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
