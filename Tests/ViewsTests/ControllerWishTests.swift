import Foundation
import Testing

@testable import UIKitViews
@testable import ViewEngine

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

  @Test("what a controller asks for itself alone is told")
  func told() {
    let controller = UIViewController()
    controller.overrideUserInterfaceStyle = .dark
    #expect(IneffectiveSettings.shortcomings.contains { $0.contains("overrideUserInterfaceStyle") })
    #expect(controller.modalTransitionStyle == .coverVertical)
  }
}
