import Foundation
import Geometry
import ViewEngine

/// A mark as its data say it, before any scale.
struct MarkRecord {
  /// What is drawn.
  enum Kind: Hashable { case bar, line, area, point, rule, rectangle, sector, surface }

  var kind: Kind
  /// The way to it through the chart's content: elements' identities and places in blocks.
  var id: [AnyHashable] = []
  /// Where it is, or begins, along each axis.
  var x, y: PlotInput?
  /// Where it ends.
  var xEnd, yEnd: PlotInput?
  /// How wide and high a bar or rectangle is where its data do not say.
  var (width, height) = (MarkDimension.automatic, MarkDimension.automatic)
  var stacking = MarkStackingMethod.standard
  /// Which line it is a point of.
  var series: String?
  var sector = SectorMetrics()
  /// Where it is in the depth of a chart of three dimensions.
  var z: PlotInput?
  /// The course of a surface.
  var surface: SurfaceCourse?
  var look = MarkLook()

  init(_ kind: Kind) { self.kind = kind }
}

/// The radii of a sector, and its distance from its neighbours.
struct SectorMetrics {
  var (inner, outer) = (MarkDimension.automatic, MarkDimension.automatic)
  var angularInset: CGFloat = 0
}

/// How wide a mark is.
public struct MarkDimension: Hashable, Sendable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  enum Form: Hashable, Sendable {
    case automatic
    case inset(CGFloat), fixed(CGFloat), ratio(CGFloat)
  }
  let form: Form

  /// What suits the chart.
  public static let automatic = Self(form: .automatic)
  /// All there is but for some points at each side.
  public static func inset(_ inset: CGFloat) -> Self { Self(form: .inset(inset)) }
  /// As many points.
  public static func fixed(_ value: CGFloat) -> Self { Self(form: .fixed(value)) }
  /// A share of what there is, 0...1.
  public static func ratio(_ value: CGFloat) -> Self { Self(form: .ratio(value)) }

  init(form: Form) { self.form = form }
  public init(integerLiteral value: Int) { self.init(form: .fixed(CGFloat(value))) }
  public init(floatLiteral value: Double) { self.init(form: .fixed(CGFloat(value))) }
}

/// How marks at the same place are put on one another.
public struct MarkStackingMethod: Hashable, Sendable {
  let name: String
  /// Each begins where the one before ends; those below zero go downwards.
  public static let standard = Self(name: "standard")
  /// Stacked, as shares of their sum.
  public static let normalized = Self(name: "normalized")
  /// Stacked around zero.
  public static let center = Self(name: "center")
  /// Each begins at zero.
  public static let unstacked = Self(name: "unstacked")
}
