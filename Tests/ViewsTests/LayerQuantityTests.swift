import DisplayList
import Foundation
import Geometry
import Testing

@testable import UIKitViews

@MainActor @Suite struct LayerQuantityTests {
  @Test("numbers of every kind")
  func numbers() {
    let values: [Any] = [2.0, CGFloat(2), Float(2), 2, NSNumber(value: 2)]
    for value in values { #expect(LayerQuantity(value).scalar == 2) }
    #expect(LayerQuantity(true).scalar == 1)
    #expect(LayerQuantity(CGPoint(x: 1, y: 2)).numbers == [1, 2])
    #expect(LayerQuantity(NSValue(cgPoint: CGPoint(x: 1, y: 2))).point == CGPoint(x: 1, y: 2))
    #expect(LayerQuantity(CGSize(width: 3, height: 4)).size == CGSize(width: 3, height: 4))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(LayerQuantity(rect).rect == rect)
    #expect(LayerQuantity([0.1, 0.5] as [NSNumber]).numbers == [0.1, 0.5])
    #expect(LayerQuantity([1, 2, 3]).numbers == [1, 2, 3])
    #expect(LayerQuantity(nil).value == nil)
    #expect(LayerQuantity("word").object as? String == "word")
    #expect(LayerQuantity(["a", "b"]).object as? [String] == ["a", "b"])
  }

  @Test("colours, one or several")
  func colors() {
    let (red, blue) = (UIColor.red.cgColor, UIColor.blue.cgColor)
    #expect(LayerQuantity(red).colors == [red.resolved])
    #expect(LayerQuantity([red, blue]).colors == [red.resolved, blue.resolved])
    #expect(LayerQuantity(red).value as? CGColor == red)
  }

  @Test("between two values: both at the ends, even in between", arguments: [0, 0.25, 1, 1.2])
  func mixing(progress: Double) {
    func mix(_ a: Any, _ b: Any) -> LayerQuantity {
      LayerQuantity(a).mixed(with: LayerQuantity(b), at: progress)
    }
    #expect(mix(10.0, 20.0).scalar == 10 + 10 * progress)
    #expect(mix(CGPoint.zero, CGPoint(x: 8, y: 4)).numbers == [8 * progress, 4 * progress])
    let color = mix(UIColor.red.cgColor, UIColor.green.cgColor).colors?.first
    #expect(color == ResolvedColor(red: 1 - Float(progress), green: Float(progress), blue: 0))
    let (a, b) = (
      Path(CGRect(x: 0, y: 0, width: 10, height: 10)),
      Path { $0.addRect(CGRect(x: 10, y: 0, width: 30, height: 10)) }
    )
    let path = mix(a.cgPath, b.cgPath).path.map { Path($0) }
    let box = path?.boundingRect ?? .zero
    #expect(abs(box.minX - 10 * progress) < 1e-9)
    #expect(abs(box.width - (10 + 20 * progress)) < 1e-9)
  }

  @Test("what does not correspond changes when the way begins")
  func jumps() {
    let (some, other) = (LayerQuantity([1, 2]), LayerQuantity([5.0]))
    #expect(some.mixed(with: other, at: 0).numbers == [1, 2])
    #expect(some.mixed(with: other, at: 0.01).numbers == [5])
    let (line, curve) = (
      Path { $0.addLines([.zero, CGPoint(x: 1, y: 1)]) },
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 5, height: 5))
    )
    #expect(
      LayerQuantity(line.cgPath).mixed(with: LayerQuantity(curve.cgPath), at: 0.5).path
        == curve.cgPath)
  }

  @Test("a half turn turns, whichever way it was written")
  func turns() {
    let half = LayerQuantity(CGAffineTransform(rotationAngle: .pi))
    guard
      case .transform(let quarter) = LayerQuantity(CGAffineTransform.identity)
        .mixed(with: half, at: 0.5)
    else {
      Issue.record("no transform")
      return
    }
    #expect(abs(quarter.rotation.degrees - 90) < 1e-6)
    #expect(abs(quarter.scaleX - 1) < 1e-9)
  }

  @Test("sums of numbers and of transforms")
  func sums() {
    #expect(LayerQuantity(3.0).adding(LayerQuantity(4.0)).scalar == 7)
    #expect(LayerQuantity(3.0).adding(LayerQuantity(4.0), times: -1).scalar == -1)
    #expect(LayerQuantity([1.0, 2.0]).adding(LayerQuantity(4.0)).numbers == [1, 2])
    let moved = LayerQuantity(CGAffineTransform(translationX: 5, y: 0))
      .adding(LayerQuantity(CGAffineTransform(scaleX: 2, y: 2)))
    guard case .transform(let transform) = moved else {
      Issue.record("no transform")
      return
    }
    #expect(transform.matrix == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 0))
  }

  @Test("a run's place in time, there and back, and beyond its ends")
  func timing() {
    var timing = LayerTiming()
    (timing.beginTime, timing.duration, timing.repeatCount) = (10, 2, 3)
    func place(_ time: Double) -> [Double]? {
      timing.place(at: time).map { [$0.time, Double($0.runs)] }
    }
    #expect(place(9.9) == nil)
    #expect(place(10) == [0, 0])
    #expect(place(11) == [1, 0])
    #expect(place(12) == [0, 1])
    #expect(place(15) == [1, 2])
    #expect(place(16) == nil)
    timing.fillMode = .both
    #expect(place(9) == [0, 0])
    #expect(place(100) == [2, 2])
    timing.autoreverses = true
    #expect(timing.activeDuration == 12)
    #expect(place(13) == [1, 0])
    #expect(place(100) == [0, 2])
    (timing.speed, timing.timeOffset) = (2, 1)
    #expect(timing.local(11) == 3)
    #expect(timing.around(3) == 11)
    timing.speed = 0
    #expect(timing.around(3) == nil)
  }
}
