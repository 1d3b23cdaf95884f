public import Foundation
public import UIKitViews

/// What became of a letter.
public enum MFMailComposeResult: Int, Sendable {
  /// Nothing.
  case cancelled
  /// It was kept.
  case saved
  /// It was sent.
  case sent
  /// It could not be sent.
  case failed
}

/// A page on which a letter is written: its place, as a film sends none.
@MainActor @preconcurrency open class MFMailComposeViewController: UIViewController {
  /// Whether a letter can be sent: it cannot.
  open class func canSendMail() -> Bool { false }

  /// What is told of what became of the letter; nothing does.
  ///
  /// - Note: Accepted; no effect. `mailComposeDelegate`: nothing is sent.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  private(set) var subject = ""
  private(set) var recipients: [String] = []
  private(set) var body = ""

  /// Sets what the letter is about.
  open func setSubject(_ subject: String) { self.subject = subject }
  /// Sets who gets the letter.
  open func setToRecipients(_ toRecipients: [String]?) { recipients = toRecipients ?? [] }
  /// Sets who gets a copy.
  ///
  /// - Note: Accepted; no effect. `ccRecipients`: a film sends no letter.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// Sets who gets a copy that nobody hears of.
  ///
  /// - Note: Accepted; no effect. `bccRecipients`: a film sends no letter.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  /// Sets what the letter says.
  ///
  /// - Parameters:
  ///   - body: The text.
  ///   - isHTML: Whether it is written in HTML.
  /// - Note: Accepted; no effect. `isHTML`: a film sends no letter.
  open func setMessageBody(_ body: String, isHTML: Bool) { self.body = body }
  /// Adds a file.
  ///
  /// - Parameters:
  ///   - attachment: The bytes.
  ///   - mimeType: What they are.
  ///   - filename: The name of the file.
  /// - Note: Accepted; no effect. `attachment`, `mimeType`, `fileName`: a film sends no letter.
  open func addAttachmentData(
    _ attachment: Data, mimeType: String, fileName filename: String
  ) {}

  open override func loadView() {
    view = UnshownPlace(
      "the page of MFMailComposeViewController", symbol: "envelope", title: subject
    ).view()
  }
}

/// What is told of what became of a letter; nothing does.
@MainActor @preconcurrency public protocol MFMailComposeViewControllerDelegate: AnyObject {
  /// The page was closed.
  ///
  /// - Parameters:
  ///   - controller: The page.
  ///   - result: What became of the letter.
  ///   - error: What went wrong.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}
