import Foundation
import Motion
import SceneGraph
@_spi(Engine) public import ViewEngine

/// An undo manager: what was done, as what takes it back, and what was taken back, as what does it again.
///
/// What is registered at one instant of the film is taken back together, as what belongs to one event of an app is.
@MainActor @preconcurrency open class UndoManager {
  /// What is taken back together.
  private struct Group {
    var actions: [Action] = []
    var name = ""
    /// The instant of a group that was opened by an event; `nil` for one that code has opened.
    var instant: Instant?
  }
  private struct Action {
    weak var target: AnyObject?
    let perform: @MainActor () -> Void
  }

  private var (undoing, redoing): ([Group], [Group]) = ([], [])
  /// The groups that code has opened, the innermost last.
  private var open: [Group] = []
  private var suspensions = 0

  /// Whether it takes something back now.
  public private(set) var isUndoing = false
  /// Whether it does something again now.
  public private(set) var isRedoing = false
  /// How many groups it keeps; 0 for all.
  open var levelsOfUndo = 0 { didSet { forget() } }
  /// Whether what is registered at one instant is a group.
  open var groupsByEvent = true

  /// Creates a manager of nothing.
  public init() {}

  // MARK: Registering

  /// Registers what takes something back.
  ///
  /// - Parameters:
  ///   - target: What it is done with, which is not kept alive.
  ///   - handler: What takes it back, given the target.
  public func registerUndo<T: AnyObject>(
    withTarget target: T, handler: @escaping @MainActor (T) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    register(
      Action(target: target) { [weak target] in
        if let target { handler(target) }
      })
  }

  private func register(_ action: Action) {
    if !isUndoing, !isRedoing { redoing = [] }
    if !open.isEmpty {
      open[open.count - 1].actions.append(action)
      return
    }
    add(Group(actions: [action]))
  }

  /// Adds a group, to the one of this instant if there is one.
  private func add(_ group: Group) {
    guard !group.actions.isEmpty else { return }
    var group = group
    if isUndoing {
      // What is registered while something is taken back does it again.
      redoing.append(group)
    } else {
      if groupsByEvent, !isRedoing { group.instant = ViewGraph.current?.timeline.now }
      if let last = undoing.last, let instant = last.instant, instant == group.instant {
        group.actions = last.actions + group.actions
        if group.name.isEmpty { group.name = last.name }
        undoing.removeLast()
      }
      undoing.append(group)
    }
    forget()
  }

  private func forget() {
    guard levelsOfUndo > 0 else { return }
    undoing = undoing.suffix(levelsOfUndo)
    redoing = redoing.suffix(levelsOfUndo)
  }

  /// Begins a group of what is registered.
  open func beginUndoGrouping() { open.append(Group()) }
  /// Ends the group that was begun last.
  open func endUndoGrouping() {
    guard let group = open.popLast() else {
      fatalError("UndoManager.endUndoGrouping: no group was begun")
    }
    if open.isEmpty {
      add(group)
    } else {
      open[open.count - 1].actions += group.actions
    }
  }
  /// How many groups are open.
  open var groupingLevel: Int { open.count }

  /// Registers nothing until that is enabled again, as often as it was disabled.
  open func disableUndoRegistration() { suspensions += 1 }
  /// Registers again.
  open func enableUndoRegistration() {
    guard suspensions > 0 else {
      fatalError("UndoManager.enableUndoRegistration: registration is not disabled")
    }
    suspensions -= 1
  }
  /// Whether anything is registered.
  open var isUndoRegistrationEnabled: Bool { suspensions == 0 }

  // MARK: Undoing

  /// Whether something can be taken back.
  open var canUndo: Bool { !undoing.isEmpty || open.contains { !$0.actions.isEmpty } }
  /// Whether something can be done again.
  open var canRedo: Bool { !redoing.isEmpty }
  /// How many groups can be taken back.
  open var undoCount: Int { undoing.count }
  /// How many groups can be done again.
  open var redoCount: Int { redoing.count }

  /// Takes back what was registered last.
  open func undo() {
    while !open.isEmpty { endUndoGrouping() }
    undoNestedGroup()
  }
  /// Takes back the group that was closed last.
  open func undoNestedGroup() {
    guard let group = undoing.popLast() else { return }
    isUndoing = true
    perform(group)
    isUndoing = false
  }
  /// Does again what was taken back last.
  open func redo() {
    guard let group = redoing.popLast() else { return }
    isRedoing = true
    perform(group)
    isRedoing = false
  }

  private func perform(_ group: Group) {
    beginUndoGrouping()
    for action in group.actions.reversed() { action.perform() }
    if !group.name.isEmpty { open[open.count - 1].name = group.name }
    endUndoGrouping()
  }

  /// Forgets everything.
  open func removeAllActions() { (undoing, redoing, open) = ([], [], []) }
  /// Forgets what is done with a target.
  open func removeAllActions(withTarget target: Any) {
    func rest(_ groups: [Group]) -> [Group] {
      groups.compactMap { group in
        var group = group
        group.actions.removeAll { $0.target === target as AnyObject }
        return group.actions.isEmpty ? nil : group
      }
    }
    (undoing, redoing) = (rest(undoing), rest(redoing))
  }

  // MARK: Names

  /// Names what was registered last.
  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[open.count - 1].name = actionName
    } else if !undoing.isEmpty {
      undoing[undoing.count - 1].name = actionName
    }
  }
  /// The name of what is taken back next; empty for none.
  open var undoActionName: String { undoing.last?.name ?? "" }
  /// The name of what is done again next; empty for none.
  open var redoActionName: String { redoing.last?.name ?? "" }
  /// The words of a menu that takes it back.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The words of a menu that does it again.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// The words of a menu that takes back what has a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// The words of a menu that does again what has a name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}

/// The undo manager of a stage.
private final class StageUndo: GraphPart {
  lazy var manager = UndoManager()
  init() {}
}

extension ViewGraph {
  /// The undo manager of the stage.
  package var undoManager: UndoManager { part(StageUndo.self).manager }
}

extension EnvironmentValues {
  /// The undo manager of the window, which is the stage.
  @MainActor public var undoManager: UndoManager? { drawing.graph?.undoManager }
}
