import Foundation
public import Networking

/// A page on its way.
@MainActor @preconcurrency open class WKNavigation {
  init() {}
}

/// What asks for a page; nothing does.
@MainActor @preconcurrency open class WKNavigationAction {
  /// The request.
  public let request: URLRequest
  /// What it comes of.
  public let navigationType: WKNavigationType
  /// Whether the page is to be kept as a file.
  public let shouldPerformDownload = false
  /// The part of a page in which it comes to be; `nil` for a new window.
  public let targetFrame: WKFrameInfo?

  init(_ request: URLRequest, _ type: WKNavigationType) {
    (self.request, navigationType, targetFrame) = (request, type, WKFrameInfo(request))
  }
}

/// What a request for a page comes of.
public enum WKNavigationType: Int, Sendable {
  /// A link was touched.
  case linkActivated = 0
  /// A form was sent.
  case formSubmitted = 1
  /// Somebody went back or forward.
  case backForward = 2
  /// The page is loaded again.
  case reload = 3
  /// A form is sent again.
  case formResubmitted = 4
  /// Something else.
  case other = -1
}

/// A part of a page.
@MainActor @preconcurrency open class WKFrameInfo {
  /// Whether it is the whole page.
  public let isMainFrame = true
  /// What was asked for.
  public let request: URLRequest

  init(_ request: URLRequest) { self.request = request }
}

/// What comes for a page; nothing does.
@MainActor @preconcurrency open class WKNavigationResponse {
  /// The response.
  public let response: URLResponse
  /// Whether it is for the whole page.
  public let isForMainFrame = true
  /// Whether such files can be shown.
  public let canShowMIMEType = false

  init(_ response: URLResponse) { self.response = response }
}

/// Whether a page may be asked for.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// No.
  case cancel = 0
  /// Yes.
  case allow = 1
  /// As a file.
  case download = 2
}

/// Whether what comes may be shown.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// No.
  case cancel = 0
  /// Yes.
  case allow = 1
  /// It is kept as a file.
  case download = 2
}
