import Foundation
public import UIKitViews

/// What became of a message.
public enum MessageComposeResult: Int, Sendable {
  /// Nothing.
  case cancelled
  /// It was sent.
  case sent
  /// It could not be sent.
  case failed
}

/// A page on which a message is written: its place, as a film sends none.
@MainActor @preconcurrency open class MFMessageComposeViewController: UIViewController {
  /// Whether a message can be sent: it cannot.
  open class func canSendText() -> Bool { false }
  /// Whether files can be sent with it: they cannot.
  open class func canSendAttachments() -> Bool { false }

  /// What is told of what became of the message; nothing does.
  ///
  /// - Note: Accepted; no effect. `messageComposeDelegate`: nothing is sent.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// Who gets it.
  open var recipients: [String]?
  /// What it says.
  ///
  /// - Note: Accepted; no effect. `body`: nothing is sent.
  open var body: String?
  /// What it is about.
  ///
  /// - Note: Accepted; no effect. `subject`: nothing is sent.
  open var subject: String?

  open override func loadView() {
    view = UnshownPlace(
      "the page of MFMessageComposeViewController", symbol: "message",
      title: recipients?.first ?? ""
    ).view()
  }
}

/// What is told of what became of a message; nothing does.
@MainActor @preconcurrency public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  /// The page was closed.
  ///
  /// - Parameters:
  ///   - controller: The page.
  ///   - result: What became of the message.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
