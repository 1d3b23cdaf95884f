import Foundation
import MessageUI
import PhotosUI
import Rostrum
import SafariServices
import Testing
import UniformTypeIdentifiers

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Controllers that no film opens", .serialized)
struct UnopenedControllerTests {
  /// A controller as scenes have it.
  private struct Shown<Controller: UIViewController>: UIViewControllerRepresentable {
    let controller: Controller
    func makeUIViewController(context: Context) -> Controller { controller }
    func updateUIViewController(_ controller: Controller, context: Context) {}
  }

  private func stage<C: UIViewController>(_ controller: C) throws -> Rehearsal {
    try Rehearsal(.of(200, 200)) { Shown(controller: controller) }
  }

  /// What a stage tells of a controller's place.
  private func told<C: UIViewController>(_ controller: C) throws -> [String] {
    try stage(controller).graph.shortcomings
  }

  @Test("each is a place, and is told by its name")
  func places() throws {
    let url = try #require(URL(string: "https://example.org/a"))
    let pages: [(String, [String])] = [
      ("UIImagePickerController", try told(UIImagePickerController())),
      (
        "UIActivityViewController",
        try told(UIActivityViewController(activityItems: ["a"], applicationActivities: nil))
      ),
      (
        "UIDocumentPickerViewController",
        try told(UIDocumentPickerViewController(forOpeningContentTypes: [.png]))
      ),
      (
        "PHPickerViewController",
        try told(PHPickerViewController(configuration: PHPickerConfiguration()))
      ),
      ("SFSafariViewController", try told(SFSafariViewController(url: url))),
      ("MFMailComposeViewController", try told(MFMailComposeViewController())),
      ("MFMessageComposeViewController", try told(MFMessageComposeViewController())),
    ]
    for (name, lines) in pages {
      #expect(lines.contains { $0.contains("`the page of \(name)`") }, "\(name)")
    }
  }

  @Test("a place fills what it is given, and says what is known of it")
  func words() throws {
    let url = try #require(URL(string: "https://example.org/a"))
    let browser = try stage(SFSafariViewController(url: url))
    #expect(browser.list.words.contains("example.org"))
    #expect(browser.list.fills.first == CGRect(x: 0, y: 0, width: 200, height: 200))
    let mail = MFMailComposeViewController()
    mail.setSubject("Tea")
    #expect(try stage(mail).list.words.contains("Tea"))
  }

  // MARK: What they keep

  @Test("a picker of pictures has no camera")
  func pictures() {
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
    let types = UIImagePickerController.availableMediaTypes(for: .photoLibrary)
    #expect(types?.contains("public.image") == true)
    let picker = UIImagePickerController()
    #expect(picker.sourceType == .photoLibrary)
    picker.sourceType = .camera
    picker.allowsEditing = true
    picker.cameraDevice = .front
    #expect(picker.allowsEditing)
    #expect(picker.delegate == nil)
    let keys: Set<UIImagePickerController.InfoKey> = [
      .originalImage, .editedImage, .imageURL, .mediaURL, .mediaType, .cropRect,
    ]
    #expect(keys.count == 6)
  }

  /// Conforms to what a picker's delegate has to, and to no more.
  @MainActor
  private final class Quiet: UIImagePickerControllerDelegate,
    UINavigationControllerDelegate, UIDocumentPickerDelegate, SFSafariViewControllerDelegate,
    MFMailComposeViewControllerDelegate
  {}

  @Test("delegates may leave out all that is left out elsewhere, and are not kept")
  func delegates() throws {
    let url = try #require(URL(string: "https://example.org/a"))
    let picker = UIImagePickerController()
    let files = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
    let browser = SFSafariViewController(url: url)
    let mail = MFMailComposeViewController()
    do {
      let delegate = Quiet()
      picker.delegate = delegate
      files.delegate = delegate
      browser.delegate = delegate
      mail.mailComposeDelegate = delegate
      delegate.imagePickerController(picker, didFinishPickingMediaWithInfo: [:])
      delegate.imagePickerControllerDidCancel(picker)
      delegate.documentPicker(files, didPickDocumentsAt: [])
      delegate.documentPickerWasCancelled(files)
      delegate.safariViewControllerDidFinish(browser)
      delegate.mailComposeController(mail, didFinishWith: .cancelled, error: nil)
      #expect(picker.delegate === delegate)
    }
    #expect(picker.delegate == nil)
    #expect(files.delegate == nil)
    #expect(browser.delegate == nil)
    #expect(mail.mailComposeDelegate == nil)
  }

  @Test("files are picked or given away")
  func files() throws {
    let url = try #require(URL(string: "file:///a.txt"))
    let opening = UIDocumentPickerViewController(forOpeningContentTypes: [.png, .pdf])
    #expect(opening.contentTypes == [.png, .pdf])
    #expect(opening.exportedURLs.isEmpty)
    #expect(!opening.isAsCopy)
    let exporting = UIDocumentPickerViewController(forExporting: [url], asCopy: true)
    #expect(exporting.contentTypes.isEmpty)
    #expect(exporting.exportedURLs == [url])
    #expect(exporting.isAsCopy)
    exporting.directoryURL = url
    exporting.allowsMultipleSelection = true
    #expect(exporting.allowsMultipleSelection)
  }

  @Test("a sheet for sharing keeps what is shared, and tells nobody")
  func sharing() {
    let sheet = UIActivityViewController(
      activityItems: ["a", 1], applicationActivities: [UIActivity()])
    #expect(sheet.activityItems.count == 2)
    #expect(sheet.activityItems.first as? String == "a")
    #expect(sheet.applicationActivities?.first?.activityType == nil)
    #expect(sheet.applicationActivities?.first?.activityTitle == nil)
    sheet.excludedActivityTypes = [.airDrop, .print, UIActivity.ActivityType("own")]
    #expect(sheet.excludedActivityTypes?.map(\.rawValue).last == "own")
    let journal = Journal()
    sheet.completionWithItemsHandler = { _, _, _, _ in journal.note("done") }
    #expect(journal.lines.isEmpty)
  }

  @Test("no letter and no message can be sent")
  func letters() {
    #expect(!MFMailComposeViewController.canSendMail())
    #expect(!MFMessageComposeViewController.canSendText())
    #expect(!MFMessageComposeViewController.canSendAttachments())
    let mail = MFMailComposeViewController()
    mail.setToRecipients(["a@example.org"])
    mail.setCcRecipients(nil)
    mail.setBccRecipients(nil)
    mail.setMessageBody("Hello", isHTML: false)
    mail.addAttachmentData(Data([1]), mimeType: "text/plain", fileName: "a.txt")
    #expect(mail.isViewLoaded == false)
    let message = MFMessageComposeViewController()
    message.recipients = ["1"]
    message.body = "Hello"
    #expect(message.body == "Hello")
  }

  // MARK: Alerts

  @Test("an alert keeps its buttons and fields, in their order")
  func alert() {
    let alert = UIAlertController(title: "Name", message: "Which?", preferredStyle: .actionSheet)
    #expect(alert.title == "Name")
    #expect(alert.message == "Which?")
    #expect(alert.preferredStyle == .actionSheet)
    #expect(alert.actions.isEmpty)
    #expect(alert.textFields == nil)
    let journal = Journal()
    alert.addAction(UIAlertAction(title: "Save", style: .default) { _ in journal.note("saved") })
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.preferredAction = alert.actions[0]
    #expect(alert.actions.map(\.title) == ["Save", "Delete", "Cancel"])
    #expect(alert.actions.map(\.style) == [.default, .destructive, .cancel])
    #expect(alert.actions.allSatisfy { $0.isEnabled })
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField()
    #expect(alert.textFields?.map(\.placeholder) == ["Name", nil])
    #expect(journal.lines.isEmpty)
  }

  // MARK: Presenting

  @Test("a place that is presented is seen on its sheet, is told by its name, and goes again")
  func presenting() throws {
    let page = UIViewController()
    let sheet = UIActivityViewController(activityItems: [], applicationActivities: nil)
    let journal = Journal()
    let stage = try stage(page)
    let before = stage.frame
    try stage.now { page.present(sheet, animated: true) { journal.note("presented") } }
    #expect(page.presentedViewController === sheet && sheet.presentingViewController === page)
    try stage.advance(to: 3)
    #expect(stage.frame != before && journal.lines == ["presented"])
    #expect(stage.graph.shortcomings.contains { $0.contains("UIActivityViewController") })
    try stage.now { sheet.dismiss(animated: true) { journal.note("dismissed") } }
    try stage.advance(to: 6)
    #expect(stage.frame == before)
    #expect(page.presentedViewController == nil && sheet.presentingViewController == nil)
    try stage.now { page.dismiss(animated: false) { journal.note("nothing") } }
    #expect(journal.lines == ["presented", "dismissed", "nothing"])
  }

  @Test("the application's window has a controller over which others are presented")
  func root() throws {
    let window = try #require(UIApplication.shared.windows.first)
    let root = try #require(window.rootViewController)
    let sheet = UIActivityViewController(activityItems: [], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = root.view
    sheet.popoverPresentationController?.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
    sheet.modalPresentationStyle = .pageSheet
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.sheetPresentationController?.prefersGrabberVisible = true
    let stage = try stage(UIViewController())
    let before = stage.frame
    try stage.now { root.present(sheet, animated: false) }
    #expect(root.presentedViewController === sheet && stage.frame != before)
    #expect(sheet.popoverPresentationController?.sourceRect.width == 3)
    #expect(sheet.sheetPresentationController?.detents.count == 2)
    try stage.now { root.dismiss(animated: false) }
    #expect(window.rootViewController === root && stage.frame == before)
  }
}
