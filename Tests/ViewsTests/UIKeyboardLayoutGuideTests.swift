import Foundation
import Geometry
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("The guide of the keyboard", .serialized)
struct UIKeyboardLayoutGuideTests {
  @Test(
    "what stands on it is above what is covered at the bottom, and above the keyboard while that is there",
    arguments: [true, false])
  func bar(usesSafeArea: Bool) throws {
    let (root, bar, field) = (UIView(), UIView(), UITextField())
    field.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
    bar.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(field)
    root.addSubview(bar)
    let guide = root.keyboardLayoutGuide
    guide.usesBottomSafeArea = usesSafeArea
    #expect(guide === root.keyboardLayoutGuide)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: guide.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
    ])
    let stage = try Rehearsal(KeyboardStage.phone) { Hosted(view: root).ignoresSafeArea() }
    try stage.advance(to: 0.1)
    #expect(bar.frame == CGRect(x: 0, y: usesSafeArea ? 760 : 794, width: 390, height: 50))
    try stage.now { field.becomeFirstResponder() }
    try stage.advance(to: 3)
    #expect(stage.keyboardRise > 200)
    withKnownIssue("a root that ignores the safe area is laid out again only by what comes next") {
      #expect(bar.frame.maxY == 844 - stage.keyboardRise)
    }
    try stage.now { field.resignFirstResponder() }
    try stage.advance(to: 6)
    withKnownIssue("as above") { #expect(bar.frame.minY == (usesSafeArea ? 760 : 794)) }
  }
}
