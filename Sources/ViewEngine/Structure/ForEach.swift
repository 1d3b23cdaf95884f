import Foundation
import Geometry
import Observation

/// One view for each element of a collection, kept by the elements' identities.
@MainActor @preconcurrency
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// The view of an element.
  public var content: (Data.Element) -> Content
  package let identity: (Data.Element) -> ID
  /// Whether views are called by their elements in a trace: not where no scene knows of the loop.
  var namesViews = true

  /// Creates a loop over something else than views.
  ///
  /// - Parameters:
  ///   - data: The elements, in order.
  ///   - content: What an element has.
  ///   - identity: The identity of an element.
  package init(
    _ data: Data, content: @escaping (Data.Element) -> Content,
    identity: @escaping (Data.Element) -> ID
  ) {
    (self.data, self.content, self.identity) = (data, content, identity)
  }
}

/// A collection whose elements have views and identities.
extension ForEach: View where Content: View {
  public typealias Body = Never
  public var body: Never {
    preconditionFailure("a view that the graph draws itself has no body")
  }

  /// Creates a view for each element.
  ///
  /// - Parameters:
  ///   - data: The elements, each with an identity.
  ///   - content: The view of an element.
  public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, content: content, identity: { $0.id })
  }

  /// Creates a view for each element, by an identity of the scene's own.
  ///
  /// - Parameters:
  ///   - data: The elements, in order.
  ///   - id: The key path to an element's identity, which keeps state and transitions from update
  ///     to update.
  ///   - content: The view of an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, content: content, identity: { $0[keyPath: id] })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates a view for each number of a range.
  ///
  /// - Parameters:
  ///   - data: The numbers, which are the views' identities.
  ///   - content: The view of a number.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, content: content, identity: { $0 })
  }
}

extension ForEach where Content: View {
  /// Creates a view for a binding to each element.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements, each with an identity.
  ///   - content: The view of a binding to an element.
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == [IdentifiedBinding<C.Element, ID>], C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable, C.Element.ID == ID
  {
    self.init(data, id: \.id, content: content)
  }

  /// Creates a view for a binding to each element, by an identity of the scene's own.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements, in order.
  ///   - id: The key path to an element's identity, which keeps state and transitions from update
  ///     to update.
  ///   - content: The view of a binding to an element.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == [IdentifiedBinding<C.Element, ID>], C: MutableCollection & RandomAccessCollection
  {
    let elements = data.wrappedValue
    self.init(
      elements.indices.map { index in
        let last = elements[index]
        let binding = Binding<C.Element>(
          get: {
            let current = data.wrappedValue
            return current.indices.contains(index) ? current[index] : last
          },
          set: { data.wrappedValue[index] = $0 })
        return IdentifiedBinding(id: last[keyPath: id], binding: binding)
      },
      content: { content($0.binding) }, identity: { $0.id })
  }
}

/// A binding to one element of a collection, with the element's identity.
public struct IdentifiedBinding<Value, ID: Hashable> {
  let id: ID
  let binding: Binding<Value>
}

extension ForEach: PrimitiveView where Content: View {
  /// This loop, of which no scene knows.
  package func unnamed() -> Self {
    var loop = self
    loop.namesViews = false
    return loop
  }

  package func makeNode(_ inputs: NodeInputs) -> Node { LoopNode(self, inputs) }
}

/// The identity of an element that has the same as others before it.
private struct RepeatedIdentity<ID: Hashable>: Hashable {
  let id: ID
  /// How many of them there are.
  let count: Int
}

/// The node of a view for each element.
final class LoopNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: DynamicNode,
  LazyLoop
{
  private var view: ForEach<Data, ID, Content>
  /// What of the elements has views; `nil` for all.
  private var part: LazyPart?

  init(_ view: ForEach<Data, ID, Content>, _ inputs: NodeInputs) {
    self.view = view
    super.init(inputs)
    part = LazyPart(self)
    show()
  }

  override var identitiesAreTags: Bool { true }

  // MARK: Names

  /// The numbers of elements whose identities have no name of their own, in the order in which they came.
  private var numbers: [AnyHashable: Int] = [:]

  override func elementName(of child: Node) -> String? {
    guard view.namesViews, let item = items.first(where: { $0.node === child }) else { return nil }
    if let repeated = item.id.base as? RepeatedIdentity<ID> {
      return name(of: AnyHashable(repeated.id)) + "#\(repeated.count + 1)"
    }
    return name(of: item.id)
  }

  private func name(of id: AnyHashable) -> String {
    if let name = id.nameInTrace { return name }
    for item in items where numbers[item.id] == nil { numbers[item.id] = numbers.count }
    return "\(numbers[id, default: 0])"
  }

  private func show(isQuiet: Bool = false) {
    setChildren(evaluatingBlock { shownViews }, isQuiet: isQuiet)
  }

  private var shownViews: [(id: AnyHashable, view: any View)] {
    let data = view.data
    let range = part?.range ?? 0..<data.count
    let first = data.index(data.startIndex, offsetBy: range.lowerBound)
    let end = data.index(first, offsetBy: range.count)
    var counts: [ID: Int] = [:]
    return data[first..<end].map { element in
      let id = view.identity(element)
      let count = counts[id, default: 0]
      counts[id] = count + 1
      // Each of several equal elements is shown: the first has the identity, the others are told apart by order.
      let own = count == 0 ? AnyHashable(id) : AnyHashable(RepeatedIdentity(id: id, count: count))
      return (id: own, view: view.content(element))
    }
  }

  override func reevaluate() { show() }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: ForEach<Data, ID, Content>.self)
    self.view = view
    part?.accept(count: view.data.count)
    show()
  }

  override func collect(into boxes: inout [Box]) {
    guard let gaps = part?.boxes else { return super.collect(into: &boxes) }
    if let before = gaps.before { boxes.append(before) }
    super.collect(into: &boxes)
    if let after = gaps.after { boxes.append(after) }
  }

  override func wasRemoved() {
    super.wasRemoved()
    part?.remove()
  }

  // MARK: Elements as a scroll view shows them

  var elementCount: Int { view.data.count }

  package override func elementIndex(of child: Node) -> Int? {
    super.elementIndex(of: child).map { $0 + (part?.range.lowerBound ?? 0) }
  }

  private var shownItems: [Child] { items.filter { !$0.isLeaving } }

  var shownFrames: [CGRect?] {
    shownItems.map { item in
      item.node.boxes.filter { $0.isPlaced && !($0 is GapBox) }.map(\.frame)
        .reduce(nil) { whole, frame in whole?.union(frame) ?? frame }
    }
  }

  var shownSpacing: ViewSpacing {
    shownItems.lazy.compactMap { $0.node.boxes.first?.spacing }.first ?? ViewSpacing.plain
  }

  var isLaidOut: Bool { shownItems.allSatisfy { $0.node.boxes.allSatisfy(\.isPlaced) } }

  func showPart() { show(isQuiet: true) }

  func absentFrame(_ id: AnyHashable) -> (frame: CGRect, container: Box)? {
    guard let part, let id = id.base as? ID,
      let index = view.data.firstIndex(where: { view.identity($0) == id })
    else { return nil }
    return part.frame(of: view.data.distance(from: view.data.startIndex, to: index))
  }
}
