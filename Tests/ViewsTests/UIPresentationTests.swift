import Foundation
import Geometry
import Motion
import SceneGraph
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("UIKit's controllers over others", .serialized)
struct UIPresentationTests {
  @Test(
    "what is presented and dismissed leaves nothing behind",
    arguments: [
      UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .currentContext, .custom,
      .automatic,
    ], [true, false])
  func leavesNothing(style: UIModalPresentationStyle, animated: Bool) throws {
    let scene = try ModalStage()
    let (stage, page, other) = (scene.stage, scene.page, scene.other(style))
    try stage.now { page.present(other, animated: animated) { scene.journal.note("presented") } }
    #expect(page.presentedViewController === other && other.presentingViewController === page)
    try stage.advance(to: 3)
    #expect(scene.blue != nil && stage.frame != scene.before)
    try stage.now { other.dismiss(animated: animated) { scene.journal.note("dismissed") } }
    try stage.advance(to: 6)
    #expect(stage.frame == scene.before && scene.blue == nil && stage.isAtRest)
    #expect(page.presentedViewController == nil && other.presentingViewController == nil)
    #expect(scene.journal.lines.filter { $0.hasSuffix("ed") && !$0.contains(" ") }.count == 2)
    // Again, with the same controller.
    try stage.now { page.present(other, animated: animated) }
    try stage.advance(to: 9)
    #expect(scene.blue != nil && page.presentedViewController === other)
  }

  @Test("over all of the screen both are told, and completions come last")
  func order() throws {
    let scene = try ModalStage()
    let (stage, journal, other) = (scene.stage, scene.journal, scene.other())
    try stage.now { scene.page.present(other, animated: true) { journal.note("presented") } }
    #expect(
      journal.lines == ["b loaded", "a will disappear", "b will appear", "b is appearing"])
    #expect(other.flags == [true, false])
    try stage.advance(to: 0.3)
    #expect(journal.lines.count == 4)
    try stage.advance(to: 3)
    #expect(journal.lines.suffix(3) == ["b did appear", "a did disappear", "presented"])
    #expect(other.flags == [true, false] && !other.isBeingPresented)
    journal.clear()
    try stage.now { scene.page.dismiss(animated: true) { journal.note("dismissed") } }
    #expect(other.flags == [false, true])
    try stage.advance(to: 6)
    #expect(
      journal.lines == [
        "b will disappear", "a will appear", "a is appearing", "a did appear", "b did disappear",
        "dismissed",
      ])
    #expect(!other.isBeingDismissed)
  }

  @Test(
    "the controller below hears nothing of one that it shows through, or of a sheet",
    arguments: [UIModalPresentationStyle.overFullScreen, .custom, .pageSheet, .formSheet])
  func silence(style: UIModalPresentationStyle) throws {
    let scene = try ModalStage()
    let other = scene.other(style)
    try scene.stage.now { scene.page.present(other, animated: true) }
    try scene.stage.advance(to: 3)
    try scene.stage.now { other.dismiss(animated: true) }
    try scene.stage.advance(to: 6)
    #expect(
      scene.journal.lines == [
        "b loaded", "b will appear", "b is appearing", "b did appear", "b will disappear",
        "b did disappear",
      ])
  }

  @Test("it comes from below as SwiftUI's covers do", arguments: [0.05, 0.1, 0.2, 0.4])
  func cover(time: Double) throws {
    let scene = try ModalStage()
    try scene.stage.now { scene.page.present(scene.other(), animated: true) }
    try scene.stage.advance(to: time)
    let way = 410 * (1 - Spring.page.value(target: 1.0, time: time))
    #expect(abs(try #require(scene.blue).minY - way) < 0.5)
  }

  @Test("a fade is half over after half of 0.3 s, and the view is whole afterwards")
  func dissolve() throws {
    let scene = try ModalStage()
    let other = scene.other(.overFullScreen)
    other.modalTransitionStyle = .crossDissolve
    try scene.stage.now { scene.page.present(other, animated: true) }
    try scene.stage.advance(to: 0.15)
    #expect(abs(try #require(scene.stage.opacities.first) - 0.5) < 0.01)
    try scene.stage.advance(to: 0.31)
    #expect(scene.stage.opacities.isEmpty && scene.blue?.height == 410)
    try scene.stage.now { other.dismiss(animated: true) }
    try scene.stage.advance(to: 1)
    #expect(other.view.alpha == 1 && scene.blue == nil)
  }

  @Test("a flip shows the one side, then the other")
  func flip() throws {
    let scene = try ModalStage()
    let other = scene.other()
    other.modalTransitionStyle = .flipHorizontal
    try scene.stage.now { scene.page.present(other, animated: true) }
    try scene.stage.advance(to: 0.2)
    #expect(scene.blue == nil)
    try scene.stage.advance(to: 0.6)
    #expect(scene.stage.colors.contains { $0[2] > 200 && $0[0] < 100 })
    try scene.stage.advance(to: 2)
    #expect(scene.blue == CGRect(x: 0, y: 0, width: 200, height: 410))
    #expect(!scene.page.view.isHidden && !other.view.isHidden)
  }

  @Test("the outermost controller presents, unless one defines a context")
  func presenters() throws {
    var stack: UINavigationController?
    let scene = try ModalStage { page in
      let new = UINavigationController(rootViewController: page)
      stack = new
      return new
    }
    let other = scene.other(.overFullScreen)
    try scene.stage.now { scene.page.present(other, animated: false) }
    #expect(other.presentingViewController === stack)
    #expect(scene.page.presentedViewController === other)
    try scene.stage.now { scene.page.dismiss(animated: false) }
    scene.page.definesPresentationContext = true
    other.modalPresentationStyle = .overCurrentContext
    try scene.stage.now { scene.page.present(other, animated: false) }
    #expect(other.presentingViewController === scene.page)
  }

  @Test("of several one above another only the highest is seen to go")
  func chain() throws {
    let scene = try ModalStage()
    let (b, c) = (scene.other(), ColoredPage("c", .green, scene.journal))
    c.modalPresentationStyle = .overFullScreen
    try scene.stage.now { scene.page.present(b, animated: false) }
    try scene.stage.now { b.present(c, animated: false) }
    #expect(scene.page.presentedViewController === b && b.presentedViewController === c)
    try scene.stage.now { scene.page.dismiss(animated: true) }
    try scene.stage.advance(to: 0.1)
    #expect(scene.blue == nil && scene.stage.frame != scene.before)
    try scene.stage.advance(to: 3)
    #expect(scene.stage.frame == scene.before && scene.page.presentedViewController == nil)
  }

  @Test("who presents already, or is not shown, presents nothing, and that is told")
  func refused() throws {
    let scene = try ModalStage()
    let (b, c) = (scene.other(), ColoredPage("c", .green, scene.journal))
    try scene.stage.now { scene.page.present(b, animated: false) }
    try scene.stage.now { scene.page.present(c, animated: false) }
    #expect(scene.page.presentedViewController === b && c.presentingViewController == nil)
    #expect(IneffectiveSettings.shortcomings.contains { $0.contains("that presents already") })
    let lone = UIViewController()
    lone.present(c, animated: false)
    #expect(lone.presentedViewController == nil)
    #expect(IneffectiveSettings.shortcomings.contains { $0.contains("whose view is not shown") })
  }

  // MARK: Sheets

  @Test("a sheet rests at its detents, by their names")
  func detents() throws {
    let scene = try ModalStage()
    let other = scene.other(.pageSheet)
    let sheet = try #require(other.sheetPresentationController)
    let third = UISheetPresentationController.Detent.custom(identifier: .init("third")) {
      $0.maximumDetentValue / 4
    }
    sheet.detents = [.medium(), .large(), third]
    try scene.stage.now { scene.page.present(other, animated: true) }
    try scene.stage.advance(to: 3)
    // A sheet's largest content has 400 points here.
    #expect(abs(try #require(scene.blue).minY - 310) < 0.5)
    try scene.stage.now { sheet.animateChanges { sheet.selectedDetentIdentifier = .large } }
    try scene.stage.advance(to: 3.1)
    let way = try #require(scene.blue).minY
    #expect(way < 309 && way > 11)
    try scene.stage.advance(to: 6)
    #expect(abs(try #require(scene.blue).minY - 10) < 0.5)
  }

  /// What a delegate of a sheet is asked and told.
  private final class Adviser: UISheetPresentationControllerDelegate {
    let journal: Journal
    var lets = true
    init(_ journal: Journal) { self.journal = journal }
    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool { lets }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      journal.note("will")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      journal.note("did")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      journal.note("attempt")
    }
  }

  @Test("a hand pulls a sheet away if it may, and the delegate is told", arguments: [0, 1, 2])
  func pulled(obstacle: Int) throws {
    let scene = try ModalStage()
    let other = scene.other(.pageSheet)
    let adviser = Adviser(scene.journal)
    adviser.lets = obstacle != 1
    other.isModalInPresentation = obstacle == 2
    other.presentationController?.delegate = adviser
    try scene.stage.now { scene.page.present(other, animated: true) }
    try scene.stage.advance(to: 3)
    scene.journal.clear()
    try scene.stage.drag(
      from: CGPoint(x: 100, y: 60), to: CGPoint(x: 100, y: 380), at: 3.5, steps: 60)
    try scene.stage.advance(to: 8)
    #expect((scene.blue == nil) == (obstacle == 0))
    let told = scene.journal.lines.filter { !$0.hasPrefix("b") }
    #expect(told == (obstacle == 0 ? ["will", "did"] : ["attempt"]))
    // By code it goes in any case.
    try scene.stage.now { scene.page.dismiss(animated: false) }
    try scene.stage.advance(to: 9)
    #expect(scene.stage.frame == scene.before)
  }

  // MARK: SwiftUI's views

  @Test(
    "SwiftUI's views dismiss the hosting controller that presents them",
    arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
  func dismissAction(style: UIModalPresentationStyle) throws {
    struct Content: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) private var isPresented
      let done: (@escaping () -> Void, Bool) -> Void
      var body: some View {
        let _ = done({ dismiss() }, isPresented)
        Color.blue
      }
    }
    let scene = try ModalStage()
    var (close, isPresented) = ({}, false)
    let other = UIHostingController(rootView: Content { (close, isPresented) = ($0, $1) })
    other.modalPresentationStyle = style
    try scene.stage.now { scene.page.present(other, animated: true) }
    try scene.stage.advance(to: 3)
    #expect(isPresented && scene.page.presentedViewController === other)
    try scene.stage.now { close() }
    try scene.stage.advance(to: 6)
    #expect(scene.page.presentedViewController == nil && scene.stage.frame == scene.before)
  }

  // MARK: Alerts

  @Test("an alert is told, pressed, and gone before its button does what it is for")
  func alert() throws {
    let scene = try ModalStage()
    let alert = UIAlertController(title: "Sure?", message: "Really?", preferredStyle: .alert)
    let journal = scene.journal
    alert.addAction(
      UIAlertAction(title: "Go", style: .default) { [weak alert] _ in
        journal.note("went, \(alert?.presentingViewController == nil)")
      })
    try scene.stage.now { scene.page.present(alert, animated: true) }
    try scene.stage.advance(to: 2)
    let words = try #require(scene.stage.words)
    #expect(words.contains("Sure?") && words.contains("Really?") && words.contains("Go"))
    #expect(!words.contains("OK"))
    let card = try #require(scene.stage.frames.first { abs($0.width - 270) < 0.1 })
    try scene.stage.tap(card.midX, card.maxY - 20, at: 2.5)
    try scene.stage.advance(to: 5)
    #expect(journal.lines == ["went, true"] && scene.stage.frame == scene.before)
  }

  @Test("without buttons an alert stays until code dismisses it")
  func bareAlert() throws {
    let scene = try ModalStage()
    let alert = UIAlertController(title: "Wait", message: nil, preferredStyle: .alert)
    try scene.stage.now { scene.page.present(alert, animated: true) }
    try scene.stage.advance(to: 2)
    try scene.stage.now { alert.title = "Still" }
    #expect(scene.stage.words?.contains("Still") == true)
    try scene.stage.now { scene.page.dismiss(animated: true) }
    try scene.stage.advance(to: 4)
    #expect(scene.stage.frame == scene.before)
  }
}
