import Foundation
import Geometry
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Layout guides")
struct UILayoutGuideTests {
  private let root = UIView()
  private let view = UIView()

  /// The frame of a view that fills a guide on an iPhone's screen.
  private func frame(_ width: Double = 390, in guide: UILayoutGuide) throws -> CGRect {
    var stage = Stage.of(width, 844)
    stage.safeAreaInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    root.hold(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    let root = root
    _ = try Rehearsal(stage) { Hosted(view: root).ignoresSafeArea() }
    #expect(guide.layoutFrame.rounded(toScale: 1) == view.frame)
    return view.frame
  }

  @Test("of the safe area is what nothing covers")
  func safeArea() throws {
    #expect(
      try frame(in: root.safeAreaLayoutGuide) == CGRect(x: 0, y: 47, width: 390, height: 763))
  }

  @Test("of margins is within the safe area by 8 points")
  func margins() throws {
    #expect(
      try frame(in: root.layoutMarginsGuide) == CGRect(x: 8, y: 55, width: 374, height: 747))
  }

  @Test("of margins is where code sets them")
  func ownMargins() throws {
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      try frame(in: root.layoutMarginsGuide) == CGRect(x: 2, y: 48, width: 384, height: 759))
  }

  @Test(
    "of what can be read well is no wider than 672 points",
    arguments: [(390.0, 374.0), (1000, 672)])
  func readable(width: Double, wanted: Double) throws {
    let frame = try frame(width, in: root.readableContentGuide)
    #expect(frame.width == CGFloat(wanted) && abs(frame.midX - CGFloat(width) / 2) <= 0.5)
  }

  @Test("of code's own share out room")
  func own() {
    let (root, spaces) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10)), [UILayoutGuide(), UILayoutGuide()]
    )
    for space in spaces { root.addLayoutGuide(space) }
    root.hold(view)
    NSLayoutConstraint.activate([
      spaces[0].leftAnchor.constraint(equalTo: root.leftAnchor),
      view.leftAnchor.constraint(equalTo: spaces[0].rightAnchor),
      spaces[1].leftAnchor.constraint(equalTo: view.rightAnchor),
      spaces[1].rightAnchor.constraint(equalTo: root.rightAnchor),
      spaces[0].widthAnchor.constraint(equalTo: spaces[1].widthAnchor, multiplier: 3),
      view.widthAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 60 && abs(spaces[1].layoutFrame.width - 20) < 1e-9)
    #expect(root.layoutGuides.count == 2)
    root.removeLayoutGuide(spaces[0])
    #expect(root.layoutGuides.count == 1 && spaces[0].owningView == nil)
  }
}
