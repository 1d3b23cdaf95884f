public import Foundation
public import Geometry
public import ViewEngine
public import Views

/// A scroll target behaviour of charts: where a plot that scrolls comes to rest.
@MainActor @preconcurrency public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {
  /// Changes where the plot comes to rest.
  ///
  /// - Parameters:
  ///   - target: Where it would come to rest; receives where it does.
  ///   - context: What is known of the chart.
  func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

extension ChartScrollTargetBehavior {
  /// Changes where the plot comes to rest as that of a scroll view.
  ///
  /// - Parameters:
  ///   - target: Where it would come to rest; receives where it does.
  ///   - context: What is known of the chart.
  public func updateTarget(
    _ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext
  ) { updateTarget(&target, context: context.scroll) }
}

extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {}

/// What a scroll target behaviour is told of a chart: all that one of a scroll view is.
@MainActor @preconcurrency @dynamicMemberLookup public struct ChartScrollTargetBehaviorContext {
  let scroll: ScrollTargetBehaviorContext
  let scrolled: ScrolledAxis

  /// What was seen when the finger came down.
  public var originalTarget: ScrollTarget { scroll.originalTarget }
  /// The velocity with which the plot goes on, in points a second.
  public var velocity: CGVector { scroll.velocity }
  /// The size of the plot with what is not in sight, in points.
  public var contentSize: CGSize { scroll.contentSize }
  /// The size of the viewport, in points.
  public var containerSize: CGSize { scroll.containerSize }
  /// The axes along which the plot scrolls.
  public var axes: Axis.Set { scroll.axes }

  /// A value of the environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    scroll[dynamicMember: keyPath]
  }
}

/// Where a plot comes to rest, for the scroll view around it.
struct ChartRest: ScrollTargetBehavior {
  let behavior: any ChartScrollTargetBehavior
  let scrolled: ScrolledAxis

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    behavior.updateTarget(
      &target, context: ChartScrollTargetBehaviorContext(scroll: context, scrolled: scrolled))
  }
}

/// How far one movement may scroll a chart that comes to rest at values.
public struct ValueAlignedLimitBehavior: Hashable, Sendable {
  let isLimited: Bool
  /// As far as it does.
  public static let automatic = Self(isLimited: false)
  /// No farther than what is seen of the chart at once.
  public static let always = Self(isLimited: true)
  /// As far as it does.
  public static let never = Self(isLimited: false)
}

/// Where a swipe lets a chart come to rest.
public struct MajorValueAlignment<Value: Plottable>: Equatable {
  let alignment: ValueAlignment
  /// What is seen of the chart at once farther on.
  public static var page: Self { Self(alignment: .page) }
  /// At the next multiple of a number.
  public static func unit(_ unit: Value) -> Self where Value: Numeric {
    Self(alignment: ValueAlignment(unit: unit))
  }
  /// At the next date that has these components.
  public static func matching(_ components: DateComponents) -> Self where Value == Date {
    Self(alignment: .matching(components))
  }
}

/// The behaviour by which a chart comes to rest with even values at its beginning.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  private let rest: AlignedRest
  private let limit: ValueAlignedLimitBehavior

  /// Creates the behaviour by which the chart comes to rest at multiples of a number, along whichever axis it scrolls.
  ///
  /// - Parameters:
  ///   - unit: The number; of categories, how many of them.
  ///   - majorAlignment: Where a swipe lets it come to rest; `nil` for where it does after any movement.
  ///   - limitBehavior: How far one movement may scroll.
  public init<T: Plottable & Numeric>(
    unit: T, majorAlignment: MajorValueAlignment<T>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    rest = AlignedRest(ValueAlignment(unit: unit), majorAlignment?.alignment)
    limit = limitBehavior
  }

  /// Creates the behaviour by which the chart comes to rest at dates, along whichever axis it scrolls.
  ///
  /// - Parameters:
  ///   - components: What the dates have, as the hour 0 for whole days.
  ///   - majorAlignment: Where a swipe lets it come to rest; `nil` for where it does after any movement.
  ///   - limitBehavior: How far one movement may scroll.
  public init(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    rest = AlignedRest(.matching(components), majorAlignment?.alignment)
    limit = limitBehavior
  }

  /// Leaves a scroll view that is no chart's as it is.
  ///
  /// - Parameters:
  ///   - target: Where it comes to rest.
  ///   - context: What is known of the scroll view.
  /// - Note: Accepted; no effect. `target`, `context`: only charts have values to align with.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}

  /// Changes where the plot comes to rest.
  ///
  /// - Parameters:
  ///   - target: Where it would come to rest; receives where it does.
  ///   - context: What is known of the chart.
  public func updateTarget(
    _ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext
  ) {
    let isAcross = context.scrolled.axis == .horizontal
    let (size, content) = (context.containerSize, context.contentSize)
    var place = target.rect.origin
    let start = context.originalTarget.rect.origin
    let movement = ScrolledMovement(
      scrolled: context.scrolled, content: isAcross ? content.width : content.height,
      viewport: isAcross ? size.width : size.height, start: isAcross ? start.x : start.y,
      rest: isAcross ? place.x : place.y,
      velocity: isAcross ? context.velocity.dx : context.velocity.dy)
    let end = rest.offset(of: movement, isLimited: limit.isLimited)
    if isAcross { place.x = end } else { place.y = end }
    target = ScrollTarget(rect: CGRect(origin: place, size: size))
  }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// The chart comes to rest at multiples of a number, along whichever axis it scrolls.
  ///
  /// - Parameters:
  ///   - unit: The number; of categories, how many of them.
  ///   - majorAlignment: Where a swipe lets it come to rest; `nil` for where it does after any movement.
  ///   - limitBehavior: How far one movement may scroll.
  /// - Returns: The behaviour.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self {
    Self(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }
  /// The chart comes to rest at dates, along whichever axis it scrolls.
  ///
  /// - Parameters:
  ///   - components: What the dates have, as the hour 0 for whole days.
  ///   - majorAlignment: Where a swipe lets it come to rest; `nil` for where it does after any movement.
  ///   - limitBehavior: How far one movement may scroll.
  /// - Returns: The behaviour.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self {
    Self(matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }
}
