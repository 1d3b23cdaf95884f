import DisplayList
import Foundation
import Geometry
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// A view of nobody's framework, which shows what it is told.
@MainActor private final class Owner: SurfaceOwner {
  private(set) lazy var surface = SurfaceView(of: self)
  let pointsUp: Bool
  private var inside: [Owner] = []
  var drawn: ((CGContext) -> Void)?
  var hostedViews: AnyView?
  private(set) var stages: [Bool] = []
  private(set) var layoutCount = 0

  init(
    pointsUp: Bool = true, _ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100),
    _ color: UIColor? = nil
  ) {
    self.pointsUp = pointsUp
    surface.frame = frame
    surface.layer.backgroundColor = color?.cgColor
  }

  func add(_ owner: Owner) {
    inside.append(owner)
    surface.addSubview(owner.surface)
  }

  func makeSurfaceLayer() -> CALayer { CALayer() }
  var intrinsicSize: CGSize { CGSize(width: -1, height: -1) }
  var spokenWords: String? { nil }
  func layOut() { layoutCount += 1 }
  func drawSurface(_ rect: CGRect) {
    if let context = UIGraphicsStack.current { drawn?(context) }
  }
  func paintSurface(
    into list: inout DisplayList, in bounds: CGRect, _ transform: CGAffineTransform
  ) {}
  func size(forWidth width: CGFloat?) -> CGSize { intrinsicSize }
  func hit(_ point: CGPoint) -> SurfaceView? { surface.plainHit(point) }
  func willComeOnStage(_ comes: Bool) { stages.append(comes) }
  func hasComeOnStage(_ comes: Bool) {}
  func appearanceChanged() {}
}

@MainActor @Suite("Surfaces, whose y may grow upwards")
struct SurfaceViewTests {
  private let corner = CGRect(x: 10, y: 20, width: 30, height: 10)

  private func frames(_ owner: Owner) throws -> [CGRect] {
    try Rehearsal { Hosted(view: owner.surface) }.frames
  }

  @Test("a view's place counts from the corner at which y begins", arguments: [true, false])
  func places(pointsUp: Bool) throws {
    let root = Owner(pointsUp: pointsUp)
    root.add(Owner(pointsUp: pointsUp, corner, .red))
    #expect(try frames(root) == [CGRect(x: 10, y: pointsUp ? 70 : 20, width: 30, height: 10)])
  }

  @Test("each view's way counts for what is in it", arguments: [true, false])
  func nested(pointsUp: Bool) throws {
    let root = Owner(pointsUp: !pointsUp)
    let middle = Owner(pointsUp: pointsUp, CGRect(x: 0, y: 0, width: 50, height: 50))
    root.add(middle)
    middle.add(Owner(pointsUp: !pointsUp, CGRect(x: 0, y: 5, width: 50, height: 10), .red))
    // The middle view stands at the stage's bottom where the outer one's y grows upwards.
    let y: CGFloat = pointsUp ? 50 - 5 - 10 : 50 + 5
    #expect(try frames(root) == [CGRect(x: 0, y: y, width: 50, height: 10)])
  }

  @Test("layers and their shapes follow the view, and turns go the other way round")
  func layers() throws {
    func place(_ transform: CGAffineTransform) throws -> CGRect {
      let root = Owner()
      let shape = CAShapeLayer()
      shape.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      shape.path = CGPath(rect: corner, transform: nil)
      shape.setAffineTransform(transform)
      root.surface.layer.addSublayer(shape)
      return try #require(try frames(root).first)
    }
    #expect(try place(.identity) == CGRect(x: 10, y: 70, width: 30, height: 10))
    let turned = try place(CGAffineTransform.identity.rotated(by: .pi / 2))
    // From the lower left a quarter turn anticlockwise leads to the lower right.
    #expect(abs(turned.minX - 70) < 1e-9)
    #expect(abs(turned.minY - 60) < 1e-9)
  }

  @Test("shadows fall upwards by a height above zero", arguments: [true, false])
  func shadows(pointsUp: Bool) throws {
    let root = Owner(pointsUp: pointsUp, .zero, .white)
    root.surface.layer.shadowOpacity = 1
    root.surface.layer.shadowOffset = CGSize(width: 1, height: 5)
    let filters = try Rehearsal { Hosted(view: root.surface) }.layers.flatMap(\.filters)
    let offsets = filters.compactMap {
      if case .shadow(_, _, let offset) = $0 { offset } else { nil }
    }
    #expect(offsets == [CGSize(width: 1, height: pointsUp ? -5 : 5)])
  }

  @Test("what is drawn and SwiftUI's views stand upright", arguments: [true, false])
  func upright(pointsUp: Bool) throws {
    let root = Owner(pointsUp: pointsUp)
    root.drawn = { $0.fill(CGRect(x: 0, y: 0, width: 10, height: 5)) }
    root.hostedViews = AnyView(
      Color.red.frame(width: 10, height: 5).frame(maxHeight: .infinity, alignment: .top))
    let found = try frames(root)
    #expect(found.map(\.minY) == [0, 0])
  }

  @Test("margins of a mask are those of the coordinates")
  func autoresizing() throws {
    let root = Owner()
    let inner = Owner(corner)
    inner.surface.autoresizingMask = [.flexibleBottomMargin]
    root.add(inner)
    root.surface.frame.size.height = 200
    #expect(inner.surface.frame == corner)
    inner.surface.autoresizingMask = [.flexibleTopMargin]
    root.surface.frame.size.height = 100
    #expect(inner.surface.frame.minY == corner.minY - 100)
  }

  @Test("constraints mean the top that is seen", arguments: [true, false])
  func constraints(pointsUp: Bool) throws {
    let root = Owner(pointsUp: pointsUp)
    let inner = Owner(pointsUp: pointsUp, .zero, .red)
    root.add(inner)
    let plain = Owner(pointsUp: pointsUp, corner, .blue)
    root.add(plain)
    inner.surface.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      inner.surface.topAnchor.constraint(equalTo: root.surface.topAnchor, constant: 7),
      inner.surface.leadingAnchor.constraint(equalTo: plain.surface.trailingAnchor),
      inner.surface.bottomAnchor.constraint(equalTo: plain.surface.topAnchor, constant: -3),
      inner.surface.widthAnchor.constraint(equalToConstant: 20),
    ])
    let found = try frames(root)
    let top: CGFloat = pointsUp ? 70 : 20
    #expect(found.first == CGRect(x: 40, y: 7, width: 20, height: top - 3 - 7))
  }

  @Test("touches reach what is seen where they are")
  func touches() throws {
    let root = Owner()
    let inner = Owner(corner, .red)
    root.add(inner)
    let stage = try Rehearsal { Hosted(view: root.surface) }
    #expect(root.surface.hitTest(CGPoint(x: 15, y: 25), with: nil) === inner.surface)
    #expect(root.surface.hitTest(CGPoint(x: 15, y: 75), with: nil) === root.surface)
    #expect(inner.surface.convert(CGPoint(x: 0, y: 0), to: nil) == CGPoint(x: 10, y: 80))
    #expect(root.stages == [true])
    #expect(root.layoutCount > 0)
    #expect(stage.frames.count == 1)
  }

  @Test("another layer takes the place of the first, with what is in it")
  func exchange() throws {
    let root = Owner()
    let inner = Owner(corner, .red)
    root.add(inner)
    let layer = CAShapeLayer()
    layer.backgroundColor = UIColor.blue.cgColor
    root.surface.exchangeLayer(for: layer)
    #expect(root.surface.layer === layer)
    #expect(layer.sublayers?.count == 1)
    let stage = try Rehearsal { Hosted(view: root.surface) }
    #expect(stage.frames.count == 2)
    let other = CALayer()
    try stage.now { root.surface.exchangeLayer(for: other) }
    #expect(stage.frames == [CGRect(x: 10, y: 70, width: 30, height: 10)])
    let next = CALayer()
    inner.surface.exchangeLayer(for: next)
    #expect(other.sublayers?.first === next)
  }
}
