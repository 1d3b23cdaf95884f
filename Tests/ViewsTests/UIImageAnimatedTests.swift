import DisplayList
import Foundation
import Geometry
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite struct UIImageAnimatedTests {
  /// Images of squares, each wider by ten points.
  private var images: [UIImage] {
    (1...4).map { number in
      let size = CGSize(width: 10 * number, height: 10)
      return UIGraphicsImageRenderer(size: size).image {
        $0.fill(CGRect(origin: .zero, size: size))
      }
    }
  }
  private func width(_ stage: Rehearsal) throws -> CGFloat {
    try #require(stage.list.fills.last).width
  }
  private func stage(_ view: UIImageView) throws -> Rehearsal {
    view.contentMode = .topLeft
    return try Rehearsal(.of(100, 100)) { Hosted(view: view) }
  }

  @Test("an image that moves shows its images evenly, again and again")
  func moves() throws {
    let image = try #require(UIImage.animatedImage(with: images, duration: 2))
    #expect(image.images?.count == 4 && image.duration == 2 && image.size.width == 10)
    let view = UIImageView(image: image)
    #expect(view.isAnimating)
    let stage = try stage(view)
    for (time, expected) in [(0.0, 10.0), (0.49, 10), (0.5, 20), (1.2, 30), (1.9, 40), (2.1, 10)] {
      try stage.advance(to: time)
      #expect(try width(stage) == expected)
    }
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    #expect(UIImage().images == nil && UIImage().duration == 0)
  }

  @Test("a view shows images when it is told to, so often, and its own then")
  func animates() throws {
    let view = UIImageView(image: images[3])
    view.animationImages = Array(images.prefix(2))
    view.animationDuration = 1
    view.animationRepeatCount = 2
    let stage = try stage(view)
    #expect(!view.isAnimating)
    try stage.advance(to: 0.5)
    #expect(try width(stage) == 40)
    try stage.now { view.startAnimating() }
    for (time, expected) in [(0.6, 10.0), (1.1, 20), (1.6, 10), (2.4, 20), (2.6, 40)] {
      try stage.advance(to: time)
      #expect(try width(stage) == expected)
    }
    view.animationRepeatCount = 0
    try stage.advance(to: 4.1)
    #expect(try width(stage) == 20)
    try stage.now { view.stopAnimating() }
    #expect(try width(stage) == 40)
  }

  @Test("without a duration the first stays; a thirtieth each where a view has none")
  func durations() throws {
    let still = try #require(UIImage.animatedImage(with: images, duration: 0))
    #expect(still.shown(after: 9) === still.images?.first)
    let view = UIImageView()
    view.animationImages = images
    let stage = try stage(view)
    try stage.now { view.startAnimating() }
    try stage.advance(to: 0.05)
    #expect(try width(stage) == 20)
  }
}
