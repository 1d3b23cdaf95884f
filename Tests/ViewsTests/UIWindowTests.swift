import DisplayList
import Foundation
import Geometry
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Windows over the stage")
struct UIWindowTests {
  /// A green ground that counts its taps.
  private struct Ground: View {
    let tapped: () -> Void
    var body: some View { Color.green.onTapGesture(perform: tapped) }
  }

  /// Lets through what touches no more than its root controller's view.
  private final class PassingWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === rootViewController?.view ? nil : hit
    }
  }

  private func stage(_ tapped: @escaping () -> Void = {}) throws -> Rehearsal {
    let stage = try Rehearsal(.of(100, 100)) { Ground(tapped: tapped) }
    try stage.advance(to: 0)
    return stage
  }

  /// A window with a view of a colour, 20 points wide, in the middle.
  private func window<W: UIWindow>(
    _ window: W, _ color: Color = .blue, tapped: @escaping () -> Void = {}
  ) -> W {
    let content = color.frame(width: 20, height: 20).onTapGesture(perform: tapped)
    let controller = UIHostingController(rootView: content)
    controller.view.backgroundColor = .clear
    window.rootViewController = controller
    return window
  }
  private func window(_ color: Color = .blue) -> UIWindow {
    window(UIWindow(windowScene: UIApplication.shared.scene), color)
  }

  @Test("a window is seen above all while it is not hidden")
  func shown() throws {
    let stage = try stage()
    let before = stage.frame
    let window = self.window()
    #expect(stage.frame == before && window.isHidden)
    try stage.now { window.isHidden = false }
    #expect(stage.frames.last == CGRect(x: 40, y: 40, width: 20, height: 20))
    let middle = CGRect(x: 40, y: 40, width: 20, height: 20)
    #expect(stage.frame != before && stage.frames.contains(middle))
    try stage.now { window.isHidden = true }
    #expect(stage.frame == before)
  }

  @Test("windows lie in the order of their levels, then in that in which they came")
  func levels() throws {
    let stage = try stage()
    var made: [UIWindow] = []
    try stage.now { made = [Color.red, .blue, .black].map { self.window($0) } }
    let (alert, first, second) = (made[0], made[1], made[2])
    alert.windowLevel = .alert
    try stage.now {
      for window in [alert, first, second] { window.isHidden = false }
    }
    func shown() -> [[Double]] { stage.colors.suffix(3).map { $0 } }
    let order = shown()
    #expect(order[1] == [0, 0, 0])
    try stage.now {
      #expect(Array(UIApplication.shared.windows.suffix(3)) == [first, second, alert])
    }
    try stage.now { second.windowLevel = UIWindow.Level(3000) }
    #expect(shown() == [order[0], order[2], order[1]])
    try stage.now {
      for window in [alert, first, second] { window.isHidden = true }
    }
  }

  /// A window of a scene that keeps something of its own.
  private final class OwnWindow: UIWindow {
    let name: String
    init(named name: String, in scene: UIWindowScene) {
      self.name = name
      super.init(windowScene: scene)
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("a window's own kind begins with the scene's, and lies above alerts by a number")
  func ownKind() {
    let scene = UIApplication.shared.scene
    let window = OwnWindow(named: "own", in: scene)
    #expect(window.isHidden && window.windowScene === scene && window.name == "own")
    #expect(window.frame == scene.screen.bounds)
    window.windowLevel = .alert + 1
    #expect(window.windowLevel > .alert && window.windowLevel - 1 == .alert)
  }

  @Test("touches go to the window, through one that takes none, and beside what another shows")
  func touches() throws {
    var (below, above) = (0, 0)
    let stage = try stage { below += 1 }
    let passing = self.window(PassingWindow(windowScene: UIApplication.shared.scene)) { above += 1 }
    try stage.now { passing.isHidden = false }
    try stage.tap(50, 50, at: 1)
    try stage.tap(10, 10, at: 2)
    try stage.advance(to: 3)
    #expect(above == 1 && below == 1)
    try stage.now { passing.isUserInteractionEnabled = false }
    try stage.tap(50, 50, at: 4)
    try stage.advance(to: 5)
    #expect(above == 1 && below == 2)
    try stage.now { passing.isHidden = true }
    let blocking = self.window()
    try stage.now { blocking.isHidden = false }
    try stage.tap(10, 10, at: 6)
    try stage.advance(to: 7)
    #expect(below == 2)
    try stage.now { blocking.isHidden = true }
  }

  @Test("what code puts into the stage's window lies over the stage; touches go through beside it")
  func stageWindow() throws {
    var taps = 0
    let stage = try stage { taps += 1 }
    let before = stage.frame
    let window = try #require(UIApplication.shared.keyWindow)
    let toast = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 10))
    toast.backgroundColor = .black
    try stage.now { window.addSubview(toast) }
    #expect(stage.frames.last == CGRect(x: 10, y: 20, width: 30, height: 10))
    #expect(toast.window === window)
    try stage.tap(80, 80, at: 1)
    try stage.advance(to: 2)
    #expect(taps == 1)
    try stage.now { toast.removeFromSuperview() }
    #expect(stage.frame == before)
  }

  @Test("the key window is the one that code made so, until it is hidden")
  func key() throws {
    let stage = try stage()
    let main = try #require(UIApplication.shared.keyWindow)
    #expect(main.isKeyWindow)
    var made: UIWindow?
    try stage.now { made = self.window() }
    let window = try #require(made)
    #expect(!window.isKeyWindow && window.windowScene === main.windowScene)
    try stage.now {
      window.makeKeyAndVisible()
      #expect(window.isKeyWindow && !main.isKeyWindow && UIApplication.shared.keyWindow === window)
    }
    try stage.now {
      window.isHidden = true
      #expect(main.isKeyWindow && UIApplication.shared.keyWindow === main)
    }
  }

  @Test("a window is light or dark as it says, and the stage stays as it is")
  func styles() throws {
    let stage = try stage()
    let window = self.window()
    window.overrideUserInterfaceStyle = .dark
    try stage.now { window.isHidden = false }
    #expect(window.rootViewController?.view.traitCollection.userInterfaceStyle == .dark)
    #expect(stage.graph.stage.colorScheme == .light)
    try stage.now { window.overrideUserInterfaceStyle = .light }
    #expect(window.rootViewController?.view.traitCollection.userInterfaceStyle == .light)
    try stage.now { window.isHidden = true }
  }

  @Test("the radius of the screen's corners is a value of the screen")
  func corners() throws {
    var shown = Stage.of(100, 100)
    shown.screenCornerRadius = 55
    let stage = try Rehearsal(shown) { Color.red }
    try stage.advance(to: 0)
    #expect(UIScreen.main.value(forKey: "_displayCornerRadius") as? CGFloat == 55)
    #expect(UIScreen.main.value(forKey: "other") == nil)
  }
}
