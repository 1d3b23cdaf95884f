import Motion

/// One number, or the words, that a view shows at one instant.
///
/// A name has two parts. ``view`` says where: the view's accessibility identifier, or else what is around it
/// (a view of the scene's own, a control, a container, a view with an identifier) and its kind, as
/// `SubmitButton/Button/Text 'Submit'`; a text has the words with which it came. The second of one kind in one
/// container has `#2`; the views of a `ForEach` have the element's identity, `List/HStack[apple]`: words, numbers
/// and cases of an enumeration as they are, anything else in the order in which it came. Overlays and
/// backgrounds are inside their view.
/// ``property`` says what: `frame.x frame.y frame.width frame.height` (points of the stage before
/// any effect), `color.red color.green color.blue color.opacity` (encoded sRGB, 0...1),
/// `opacity`, `scale.width`, `rotation.degrees`, `offset.x`, `blur.radius`, `shadow.radius`,
/// `clip.cornerWidth`, `trim.to`, `text` and so on; what a scene's own types animate is
/// `animatableData`, by component if there are several. Where one thing has two of a kind, the inner
/// one has the plain name and the next one `#2`.
public struct TracedValue: Hashable, Sendable {
  /// A number or words.
  public enum Quantity: Hashable, Sendable {
    /// A number, in the property's own unit.
    case number(Double)
    /// A text, or the name of a state.
    case words(String)
  }

  /// The view's name.
  public var view: String
  /// The view's property.
  public var property: String
  /// The model value: what the state says.
  public var model: Quantity
  /// The presentation value: what is shown.
  public var presentation: Quantity
  /// The animations that move it, newest first, joined by `over`; `nil` for a value at rest.
  public var animation: String?

  /// Whether an animation moves it.
  public var isMoving: Bool { animation != nil }
}

/// Reads all values that a scene's views animate, under names that stay from sample to sample.
@MainActor public final class ValueTrace {
  private let graph: ViewGraph

  /// Creates a trace of `graph`, which is started.
  public init(of graph: ViewGraph) { self.graph = graph }

  /// All values at the graph's current instant, inner before outer, in painting order.
  public func sample() -> [TracedValue] {
    graph.names.update()
    var lines = TraceLines(graph: graph)
    for box in graph.layout.boxes { visit(box, &lines) }
    if let node = graph.root { visit(node, &lines) }
    return lines.values
  }

  private func visit(_ box: Box, _ lines: inout TraceLines) {
    for inner in box.tracedContents { visit(inner, &lines) }
    lines.begin(box.tracedElement.node)
    box.trace(into: &lines)
  }

  private func visit(_ node: Node, _ lines: inout TraceLines) {
    for child in node.children { visit(child, &lines) }
    guard let body = node.movingBody else { return }
    lines.begin(node)
    body.trace(into: &lines)
  }
}

/// The values of one sample, as views add them.
@_spi(Engine) @MainActor public struct TraceLines {
  package let graph: ViewGraph
  private var view = ""
  /// How many values of a name the current sample has.
  private var counts: [String: Int] = [:]
  private(set) var values: [TracedValue] = []

  init(graph: ViewGraph) { self.graph = graph }

  /// Begins the values of what `node` shows.
  mutating func begin(_ node: Node) { view = graph.names.name(of: node) }

  /// Adds a value.
  package mutating func add(
    _ property: String, model: TracedValue.Quantity, presentation: TracedValue.Quantity,
    animation: String?
  ) {
    let count = counts["\(view).\(property)", default: 0] + 1
    counts["\(view).\(property)"] = count
    values.append(
      TracedValue(
        view: view, property: count == 1 ? property : "\(property)#\(count)", model: model,
        presentation: presentation, animation: animation))
  }

  /// Adds the components of a value that may be animated.
  package mutating func add<Value>(
    prefix: String = "", model: Value, presentation: Value, animation: String?
  ) {
    let (from, to) = (components(of: model), components(of: presentation))
    for (index, component) in to.enumerated() {
      add(
        prefix + component.name, model: .number(index < from.count ? from[index].value : 0),
        presentation: .number(component.value), animation: animation)
    }
  }

  /// Adds the components of an animatable value.
  package mutating func add<Value: Animatable>(_ moving: Moving<Value>, prefix: String = "") {
    add(
      prefix: prefix, model: moving.model, presentation: moving.presentation(in: graph),
      animation: moving.animation(in: graph))
  }

  /// Adds a presentation frame.
  package mutating func add(_ moving: MovingFrame, prefix: String = "frame.") {
    if let frame = moving.moving { add(frame, prefix: prefix) }
  }

  /// Adds a style, a colour or the colours of a gradient: `style` itself, or what is handed down in
  /// `environment`.
  package mutating func add(_ style: StyleSource?, in environment: EnvironmentValues) {
    if let style = style ?? environment.drawing.foreground {
      add(
        model: style.model, presentation: style.presentation(in: graph),
        animation: style.animation(in: graph))
    } else {
      let primary = SystemColor.primary.resolved(in: environment)
      add(model: primary, presentation: primary, animation: nil)
    }
  }

  private func components<Value>(of value: Value) -> [TraceComponent] {
    if let traceable = value as? any TraceableValue { return traceable.traceComponents }
    guard let animatable = value as? any Animatable else { return [] }
    func all<A: Animatable>(_ value: A) -> [TraceComponent] {
      numbers(of: value.animatableData, named: "animatableData")
    }
    return all(animatable)
  }
}

/// A vector of as many numbers as its values happen to have.
package protocol NumberRow: VectorArithmetic {
  /// The numbers, in order.
  var numbers: [Double] { get }
}

/// The components of a vector that names none of its own.
@MainActor package func numbers<V: VectorArithmetic>(of vector: V, named name: String)
  -> [TraceComponent]
{
  if let row = vector as? any NumberRow {
    return row.numbers.enumerated().map { TraceComponent("\(name).\($0)", $1) }
  }
  guard let count = V._componentCount else { return [] }
  var components = [Double](repeating: 0, count: count)
  vector._write(to: &components, at: 0)
  if count == 1 { return [TraceComponent(name, components[0])] }
  return components.enumerated().map { TraceComponent("\(name).\($0)", $1) }
}
