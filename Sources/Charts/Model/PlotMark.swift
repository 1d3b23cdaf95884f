import Foundation
import Geometry
import Motion
import ViewEngine
import Views

/// A mark as it is drawn: where, and what.
struct PlotMark: Identifiable {
  /// What is drawn in its frame.
  enum Form {
    case bar(RectangleCornerRadii)
    case line(SeriesShape, StrokeStyle)
    case area(SeriesShape)
    case symbol(AnyChartSymbol)
    case rule(isVertical: Bool, StrokeStyle)
    case sector(SectorShape)
  }

  let id: AnyHashable
  let place: PlotPlace
  let form: Form
  let style: AnyShapeStyle
  let look: MarkLook
}

/// The numbers of marks, by which points of a line are found again.
@MainActor final class MarkNumbers {
  private var numbers: [AnyHashable: Int] = [:]

  /// The number of a mark, the same as long as the chart is there.
  func number(of id: AnyHashable) -> Int {
    if let known = numbers[id] { return known }
    let number = numbers.count
    numbers[id] = number
    return number
  }
}
