import Foundation
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite struct ControllerWishTests {
  /// A controller that answers for itself.
  private final class Page: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var shouldAutorotate: Bool { false }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animate(alongsideTransition: nil) { _ in }
    }
  }

  @Test("a subclass answers what the system asks; the usual answers are UIKit's")
  func answers() {
    let (page, plain): (UIViewController, UIViewController) = (Page(), UIViewController())
    #expect(page.prefersStatusBarHidden && !plain.prefersStatusBarHidden)
    #expect(page.preferredStatusBarStyle == .lightContent)
    #expect(plain.preferredStatusBarStyle == .default)
    #expect(!page.shouldAutorotate && plain.shouldAutorotate)
    #expect(page.prefersHomeIndicatorAutoHidden && !plain.prefersHomeIndicatorAutoHidden)
    #expect(plain.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(page.supportedInterfaceOrientations.contains(.landscapeLeft))
    #expect(!page.supportedInterfaceOrientations.contains(.portrait))
    #expect(UIInterfaceOrientationMask.all.subtracting(.allButUpsideDown) == .portraitUpsideDown)
    plain.setNeedsStatusBarAppearanceUpdate()
    plain.didReceiveMemoryWarning()
  }

  @Test("a controller's view is dark where it says so, and a view in it light where that does")
  func styles() throws {
    let controller = UIViewController()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(inner)
    let stage = try Rehearsal(.of(200, 200)) { ControllerPreview { controller } }
    func styles() -> [UIUserInterfaceStyle] {
      [controller.view, inner].map { $0.traitCollection.userInterfaceStyle }
    }
    #expect(styles() == [.light, .light])
    try stage.now { controller.overrideUserInterfaceStyle = .dark }
    #expect(styles() == [.dark, .dark])
    try stage.now { inner.overrideUserInterfaceStyle = .light }
    #expect(styles() == [.dark, .light])
    let late = UIView()
    try stage.now { controller.view.addSubview(late) }
    #expect(late.traitCollection.userInterfaceStyle == .dark)
    try stage.now { controller.overrideUserInterfaceStyle = .unspecified }
    #expect(styles() == [.light, .light])
    #expect(controller.modalTransitionStyle == .coverVertical)
  }
}
