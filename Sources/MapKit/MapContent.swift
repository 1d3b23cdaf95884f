public import CoreLocation
public import Foundation
public import Geometry
@_spi(Engine) public import ViewEngine
public import Views

/// What is on a map.
@MainActor @preconcurrency public protocol MapContent {
  /// The type of what the content consists of.
  associatedtype Body: MapContent
  /// What the content consists of.
  @MapContentBuilder var body: Body { get }
  /// What is on the map, first to last.
  var _items: [_MapItem] { get }
}

extension MapContent {
  public var _items: [_MapItem] { body._items }
}

extension Never: MapContent {}

extension MapContent where Body == Never {
  /// Nothing: what maps know stands for nothing else.
  public var body: Never { preconditionFailure("what is on a map by itself has no body") }
}

/// Something on a map.
public struct _MapItem {
  /// What it is.
  enum Kind {
    /// A pin with a sign in it.
    case marker(title: Text, sign: MarkerSign)
    /// A view.
    case view(AnyView, title: Text?, anchor: UnitPoint)
    /// A line along places.
    case line
    /// An area between places.
    case area
    /// A circle of a radius in metres.
    case circle(radius: Double)
  }
  let kind: Kind
  let places: [CLLocationCoordinate2D]
  var tint: Color?
  var fill: AnyShapeStyle?
  var stroke: (style: AnyShapeStyle, pen: StrokeStyle)?
  var showsTitle = true
}

/// What is drawn in a pin.
enum MarkerSign {
  case symbol(String)
  case letters(Text)
  case picture(Image)
}

/// Items of a map in order.
public struct _MapItems: MapContent {
  public typealias Body = Never
  public let _items: [_MapItem]
}

/// Builds what is on a map.
@MainActor @resultBuilder public enum MapContentBuilder {
  /// One content.
  public static func buildExpression<C: MapContent>(_ content: C) -> C { content }
  /// One content is itself.
  public static func buildBlock<C: MapContent>(_ content: C) -> C { content }
  /// All in order.
  public static func buildBlock<each C: MapContent>(_ content: repeat each C) -> _MapItems {
    var items: [_MapItem] = []
    repeat items += (each content)._items
    return _MapItems(_items: items)
  }
  /// `if` without `else`.
  public static func buildIf<C: MapContent>(_ content: C?) -> C? { content }
  /// The first branch of a choice.
  public static func buildEither<C: MapContent>(first: C) -> _MapItems {
    _MapItems(_items: first._items)
  }
  /// The other branch of a choice.
  public static func buildEither<C: MapContent>(second: C) -> _MapItems {
    _MapItems(_items: second._items)
  }
}

/// Content that may not be there.
extension Optional: MapContent where Wrapped: MapContent {
  public var body: Never { preconditionFailure("content that may not be there has no body") }
  public var _items: [_MapItem] { self?._items ?? [] }
}

/// A collection whose elements are something on a map.
extension ForEach: MapContent where Content: MapContent {
  public var body: Never { preconditionFailure("a collection says what is on a map by itself") }
  public var _items: [_MapItem] { data.flatMap { content($0)._items } }

  /// Creates content of a map for each element.
  ///
  /// - Parameters:
  ///   - data: The elements, each with an identity.
  ///   - content: What is on the map for one.
  public init(
    _ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, content: content, identity: { $0.id })
  }
  /// Creates content of a map for each element, by an identity of the scene's own.
  ///
  /// - Parameters:
  ///   - data: The elements, in order.
  ///   - id: The key path to an element's identity.
  ///   - content: What is on the map for one.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data, content: content, identity: { $0[keyPath: id] }) }
}

/// A marker: a pin at a place, with a name below.
public struct Marker: MapContent {
  public typealias Body = Never
  public let _items: [_MapItem]

  private init(_ title: Text, _ sign: MarkerSign, _ place: CLLocationCoordinate2D) {
    _items = [_MapItem(kind: .marker(title: title, sign: sign), places: [place])]
  }
  /// Creates a marker.
  ///
  /// - Parameters:
  ///   - titleKey: Its name.
  ///   - coordinate: Its place.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(Text(titleKey), .symbol("mappin"), coordinate)
  }
  /// Creates a marker.
  ///
  /// - Parameters:
  ///   - title: Its name, as it is.
  ///   - coordinate: Its place.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    self.init(Text(title), .symbol("mappin"), coordinate)
  }
  /// Creates a marker with a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: Its name.
  ///   - systemImage: The symbol's name.
  ///   - coordinate: Its place.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) { self.init(Text(titleKey), .symbol(systemImage), coordinate) }
  /// Creates a marker with a symbol.
  ///
  /// - Parameters:
  ///   - title: Its name, as it is.
  ///   - systemImage: The symbol's name.
  ///   - coordinate: Its place.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
  ) { self.init(Text(title), .symbol(systemImage), coordinate) }
  /// Creates a marker with letters.
  ///
  /// - Parameters:
  ///   - titleKey: Its name.
  ///   - monogram: A few letters.
  ///   - coordinate: Its place.
  public init(
    _ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D
  ) { self.init(Text(titleKey), .letters(monogram), coordinate) }
}

/// An annotation: a view at a place.
public struct Annotation<Content: View>: MapContent {
  public typealias Body = Never
  public let _items: [_MapItem]

  private init(title: Text, _ place: CLLocationCoordinate2D, _ anchor: UnitPoint, _ view: Content) {
    _items = [
      _MapItem(kind: .view(AnyView(view), title: title, anchor: anchor), places: [place])
    ]
  }
  /// Creates an annotation.
  ///
  /// - Parameters:
  ///   - titleKey: The name below it.
  ///   - coordinate: Its place.
  ///   - anchor: The point of the view that stands there.
  ///   - content: The view.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) { self.init(title: Text(titleKey), coordinate, anchor, content()) }
  /// Creates an annotation.
  ///
  /// - Parameters:
  ///   - title: The name below it, as it is.
  ///   - coordinate: Its place.
  ///   - anchor: The point of the view that stands there.
  ///   - content: The view.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) { self.init(title: Text(title), coordinate, anchor, content()) }
}

/// The place of the person, of whom a film knows nothing: it is not shown.
public struct UserAnnotation: MapContent {
  public typealias Body = Never
  public let _items: [_MapItem] = []
  /// Creates the annotation.
  public init() {}
}

/// A line along places.
public struct MapPolyline: MapContent {
  public typealias Body = Never
  public let _items: [_MapItem]
  /// Creates a line.
  public init(coordinates: [CLLocationCoordinate2D]) {
    _items = [_MapItem(kind: .line, places: coordinates)]
  }
}

/// An area between places.
public struct MapPolygon: MapContent {
  public typealias Body = Never
  public let _items: [_MapItem]
  /// Creates an area.
  public init(coordinates: [CLLocationCoordinate2D]) {
    _items = [_MapItem(kind: .area, places: coordinates)]
  }
}

/// A circle around a place.
public struct MapCircle: MapContent {
  public typealias Body = Never
  public let _items: [_MapItem]
  /// Creates a circle.
  ///
  /// - Parameters:
  ///   - center: The place in its middle.
  ///   - radius: Its radius, in metres.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    _items = [_MapItem(kind: .circle(radius: radius), places: [center])]
  }
}

extension MapContent {
  private func changed(_ change: (inout _MapItem) -> Void) -> _MapItems {
    _MapItems(
      _items: _items.map {
        var item = $0
        change(&item)
        return item
      })
  }

  /// Sets the colour of pins.
  public func tint(_ tint: Color?) -> some MapContent { changed { $0.tint = tint } }
  /// Sets what areas are filled with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
    changed { $0.fill = AnyShapeStyle(style) }
  }
  /// Draws the outline of lines and areas.
  ///
  /// - Parameters:
  ///   - content: What it is painted with.
  ///   - lineWidth: Its width, in points.
  /// - Returns: The content.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// Draws the outline of lines and areas.
  ///
  /// - Parameters:
  ///   - content: What it is painted with.
  ///   - style: The pen.
  /// - Returns: The content.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
    changed { $0.stroke = (AnyShapeStyle(content), style) }
  }
  /// Shows or hides the names of annotations.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent {
    changed { $0.showsTitle = visibility != .hidden }
  }
  /// Names what a choice chooses; nobody chooses on a film's map.
  ///
  /// - Note: Accepted; no effect. `tag`: nothing is chosen on a map.
  public func tag<V: Hashable>(_ tag: V) -> some MapContent { changed { _ in } }
}
