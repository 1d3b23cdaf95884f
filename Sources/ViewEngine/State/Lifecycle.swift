/// Calls closures when a view comes, goes or sees a value change.
struct LifecycleModifier: PrimitiveModifier {
  typealias Body = Never
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
  func makeNode<Content: View>(around content: Content, _ inputs: NodeInputs) -> Node {
    LifecycleNode(content, self, inputs)
  }
}

/// The node of a view with closures for its coming and going.
final class LifecycleNode<Content: View>: SingleChildNode {
  private var modifier: LifecycleModifier
  private var hasAppeared = false

  init(_ content: Content, _ modifier: LifecycleModifier, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(inputs)
    child = content.node(NodeInputs(childOf: self))
    let appear = modifier.appear
    graph.afterUpdate { [weak self] in
      // What goes again in the same update was never there.
      guard let self, !isRemoved else { return }
      hasAppeared = true
      appear?()
    }
  }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: ModifiedContent<Content, LifecycleModifier>.self)
    modifier = view.modifier
    child?.update(view.content, environment: environment)
  }

  override func wasRemoved() {
    if hasAppeared, let disappear = modifier.disappear { graph.afterUpdate(disappear) }
  }
}

/// Calls a closure when a value has changed.
struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
  typealias Body = Never
  var value: Value
  var initial: Bool
  var action: (Value, Value) -> Void
  func makeNode<Content: View>(around content: Content, _ inputs: NodeInputs) -> Node {
    ChangeNode(content, self, inputs)
  }
}

/// The node of a view that watches a value.
final class ChangeNode<Content: View, Value: Equatable>: SingleChildNode {
  private var modifier: ChangeModifier<Value>
  /// The value that the closure knows of.
  private var seen: Value

  init(_ content: Content, _ modifier: ChangeModifier<Value>, _ inputs: NodeInputs) {
    self.modifier = modifier
    seen = modifier.value
    super.init(inputs)
    graph.addWatcher()
    child = content.node(NodeInputs(childOf: self))
    if modifier.initial {
      graph.afterUpdate { [weak self] in
        guard let self, !isRemoved else { return }
        modifier.action(modifier.value, modifier.value)
      }
    }
  }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: ModifiedContent<Content, ChangeModifier<Value>>.self)
    modifier = view.modifier
    if graph.isSampling, modifier.value != seen {
      graph.readLater(serial: serial) { [weak self] in self?.read() }
    } else {
      read()
    }
    child?.update(view.content, environment: environment)
  }

  /// Calls the closure if the value is another than it knows.
  private func read() {
    let (old, new) = (seen, modifier)
    guard !isRemoved, old != new.value else { return }
    seen = new.value
    graph.afterUpdate { new.action(old, new.value) }
  }

  override func wasRemoved() { graph.removeWatcher() }
}

/// Runs a task while a view is there.
struct TaskModifier: PrimitiveModifier {
  typealias Body = Never
  var id: AnyHashable
  var priority: TaskPriority
  var action: @Sendable () async -> Void
  func makeNode<Content: View>(around content: Content, _ inputs: NodeInputs) -> Node {
    TaskNode(content, self, inputs)
  }
}

/// The node of a view with a task.
final class TaskNode<Content: View>: SingleChildNode {
  private var modifier: TaskModifier
  private var task: Task<Void, Never>?

  init(_ content: Content, _ modifier: TaskModifier, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(inputs)
    child = content.node(NodeInputs(childOf: self))
    start()
  }

  private func start() {
    graph.afterUpdate { [weak self] in
      guard let self, !isRemoved else { return }
      task?.cancel()
      task = Task(priority: modifier.priority) { [action = modifier.action] in await action() }
    }
  }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: ModifiedContent<Content, TaskModifier>.self)
    let isSame = modifier.id == view.modifier.id
    modifier = view.modifier
    if !isSame { start() }
    child?.update(view.content, environment: environment)
  }

  override func wasRemoved() { task?.cancel() }
}

extension View {
  /// Calls `action` when this view has appeared.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(appear: action))
  }
  /// Calls `action` when this view has disappeared.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(disappear: action))
  }
  /// Calls `action` when `value` has changed.
  ///
  /// - Parameters:
  ///   - value: The value to compare at each update.
  ///   - initial: Whether `action` is also called when the view appears, with the value twice.
  ///   - action: Called after the update, with the old value and the new.
  /// - Returns: This view, watching the value.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, action: action))
  }
  /// Calls `action` when `value` has changed.
  ///
  /// - Parameters:
  ///   - value: The value to compare at each update.
  ///   - initial: Whether `action` is also called when the view appears.
  ///   - action: Called after the update.
  /// - Returns: This view, watching the value.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
  }
  /// Calls `action` with the new value when `value` has changed: the older form.
  ///
  /// - Parameters:
  ///   - value: The value to compare at each update.
  ///   - action: Called after the update, with the new value.
  /// - Returns: This view, watching the value.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: false) { _, new in action(new) })
  }
  /// Runs a task from when this view appears; it is cancelled when the view disappears.
  ///
  /// - Parameters:
  ///   - priority: The task's priority.
  ///   - action: What the task does; its clock is the film's.
  /// - Returns: This view with the task.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }
  /// Runs a task from when this view appears, cancelled and started anew when `id` changes.
  ///
  /// - Parameters:
  ///   - value: The identity of the task.
  ///   - priority: The task's priority.
  ///   - action: What the task does; its clock is the film's.
  /// - Returns: This view with the task.
  public func task<T: Hashable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: AnyHashable(value), priority: priority, action: action))
  }
}
