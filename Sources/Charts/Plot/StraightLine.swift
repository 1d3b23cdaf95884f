import Foundation
import Geometry
import Motion
import ViewEngine
import Views

/// A straight line along the middle of its frame.
struct StraightLine: Shape {
  let isVertical: Bool
  func path(in rect: CGRect) -> Path {
    var path = Path()
    if isVertical {
      path.addLines([CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.midX, y: rect.maxY)])
    } else {
      path.addLines([CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.midY)])
    }
    return path
  }
}
