import Foundation
import Testing

@testable import Geometry

/// The elements of Core Graphics' paths, as functions of C see them.
@Suite("Elements of Core Graphics' paths") struct PathElementTests {
  /// How many points an element has.
  private static func pointCount(of type: CGPathElementType) -> Int {
    switch type {
    case .moveToPoint, .addLineToPoint: 1
    case .addQuadCurveToPoint: 2
    case .addCurveToPoint: 3
    case .closeSubpath: 0
    }
  }

  /// The path that is built of another's elements.
  private func rebuilt(_ path: Path) -> Path {
    var result = Path()
    unsafe path.cgPath.applyWithBlock { element in
      let type = unsafe element.pointee.type
      let points = (0..<Self.pointCount(of: type)).map { unsafe element.pointee.points[$0] }
      switch type {
      case .moveToPoint: result.move(to: points[0])
      case .addLineToPoint: result.addLine(to: points[0])
      case .addQuadCurveToPoint: result.addQuadCurve(to: points[1], control: points[0])
      case .addCurveToPoint:
        result.addCurve(to: points[2], control1: points[0], control2: points[1])
      case .closeSubpath: result.closeSubpath()
      }
    }
    return result
  }

  @Test("a path that is built of another's elements is the same", arguments: 0..<20)
  func outlines(seed: Int) {
    var numbers = Numbers(seed)
    let path = numbers.path()
    #expect(rebuilt(path) == path)
  }

  @Test("so it is of known shapes", arguments: PathTests.shapes)
  func shapes(path: Path) {
    #expect(rebuilt(path).elements == path.elements)
  }

  @Test("an empty path has no elements")
  func empty() {
    #expect(rebuilt(Path()).isEmpty)
  }

  @Test("a function is given what its caller passes on, and the same elements in their order")
  func function() {
    var numbers = Numbers(1)
    let path = numbers.path().cgPath
    var (byBlock, byFunction): ([CGPathElementType], [CGPathElementType]) = ([], [])
    unsafe path.applyWithBlock { element in
      let type = unsafe element.pointee.type
      byBlock.append(type)
    }
    var count = 0
    unsafe withUnsafeMutablePointer(to: &count) { counter in
      unsafe path.apply(info: counter) { info, element in
        let type = unsafe element.pointee.type
        byFunction.append(type)
        guard let counter = unsafe info?.assumingMemoryBound(to: Int.self) else { return }
        unsafe counter.pointee += 1
      }
    }
    #expect(byFunction == byBlock && !byBlock.isEmpty)
    #expect(count == byBlock.count)
  }

  @Test("types have C's numbers")
  func numbers() {
    let types: [CGPathElementType] = [
      .moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath,
    ]
    #expect(types.map(\.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test("places and sizes by Core Graphics' old names")
  func names() {
    #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2))
    #expect(CGSizeMake(3, 4) == CGSize(width: 3, height: 4))
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(CGVectorMake(5, -6) == CGVector(dx: 5, dy: -6))
  }
}
