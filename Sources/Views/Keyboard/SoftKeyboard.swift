import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine

/// A field that the keyboard serves.
@MainActor protocol KeyboardClient: TypingClient {
  /// What the field asks for.
  var keyboardTraits: KeyboardTraits { get }
  /// The items of a toolbar above the keyboard.
  var keyboardToolbar: KeyboardToolbar? { get }
  /// Light or dark.
  var keyboardScheme: ColorScheme { get }
  /// What the field shows.
  var typedText: String { get }
  /// Scrolls until the field is in sight.
  func reveal(_ transaction: Transaction)
}

/// The software keyboard of a stage: it rises where a field gets the focus, and goes when none has it any more.
@MainActor final class SoftKeyboard: GraphPart {
  /// The seconds for which a key is down that a script types.
  private static let strike = 0.08

  private weak var graph: ViewGraph?
  let model = KeyboardModel()
  private var node: KeyboardNode?
  private weak var served: (any KeyboardClient)?
  /// Counts presses, so that the end of an earlier one is not taken for that of a later.
  private var presses = 0
  private var isWaiting = false

  init() {}

  /// Serves the fields of a graph from now on, if its stage shows a keyboard.
  func serve(_ graph: ViewGraph) {
    guard self.graph == nil, graph.stage.showsKeyboard else { return }
    self.graph = graph
    model.measures = KeyboardMeasures(
      size: graph.stage.size, insets: graph.stage.safeAreaInsets)
    let typing = graph.part(Typing.self)
    typing.clientChanged = { [weak self] in self?.settleLater() }
    typing.willType = { [weak self] in self?.willType($0) }
  }

  /// The keyboard of a graph; `nil` where none has risen yet.
  static func of(_ graph: ViewGraph) -> SoftKeyboard? {
    graph.keyboard == nil ? nil : graph.part(SoftKeyboard.self)
  }

  /// How high the keyboard is seen at the graph's current instant, in points.
  var shownHeight: CGFloat {
    guard let graph, let node else { return 0 }
    return node.box.rise.presentation(in: graph)
  }

  /// How high the keyboard stands, in points from the stage's lower edge.
  var height: CGFloat { node?.box.rise.model ?? 0 }

  /// Looks again at what the field wants that has the focus, when whoever takes and gives it has done so.
  func settleLater() {
    guard let graph, !isWaiting else { return }
    isWaiting = true
    withTransaction(Transaction()) {
      graph.enqueue { [weak self] in
        self?.isWaiting = false
        self?.settle()
      }
    }
  }

  private var client: (any KeyboardClient)? {
    graph?.part(Typing.self).client as? any KeyboardClient
  }

  private func settle() {
    guard let graph else { return }
    guard let client else {
      served = nil
      return move(to: 0)
    }
    let node = self.node ?? makeNode(graph)
    let isAnother = served !== client
    served = client
    let asksOtherwise = model.face.traits != client.keyboardTraits
    model.face.traits = client.keyboardTraits
    if isAnother || asksOtherwise { model.face.plane = model.face.firstPlane }
    model.toolbar = client.keyboardToolbar
    model.face.scheme = client.keyboardScheme
    shift(for: client)
    model.changed?()
    // What stands above the keys has its height when it is there.
    graph.enqueue { [weak self] in
      graph.afterUpdate {
        guard let self, self.served === client else { return }
        self.move(to: node.height(across: graph.stage.size.width))
        if isAnother { self.reveal(client) }
      }
    }
  }

  private func shift(for client: any KeyboardClient) {
    model.face.isShifted = client.keyboardTraits.wantsCapital(after: client.typedText)
  }

  private func makeNode(_ graph: ViewGraph) -> KeyboardNode {
    model.struck = { [weak self] in self?.struck($0) }
    let node = KeyboardNode(
      model, NodeInputs(graph: graph, environment: graph.rootEnvironment))
    self.node = node
    graph.keyboard = node
    return node
  }

  /// The motion of the system's keyboard.
  private static func motion(in graph: ViewGraph) -> Animation {
    graph.rootEnvironment.systemLook.motions.keyboard
  }

  /// Moves the keyboard, and with it the safe area's edge.
  ///
  /// - Parameters:
  ///   - height: How high it is to stand.
  ///   - transaction: By what it moves; `nil` for the system's animation.
  func move(to height: CGFloat, _ transaction: Transaction? = nil) {
    guard let graph, let node, node.box.rise.model != height else { return }
    let transaction = transaction ?? Transaction(animation: Self.motion(in: graph))
    KeyboardNotice.post(
      from: node.box.rise.model, to: height, graph, isFinger: transaction.tracksVelocity)
    withTransaction(transaction) {
      graph.enqueue { [weak self] in
        guard let self, let node = self.node else { return }
        node.box.rise.set(height, transaction, in: node)
        graph.setKeyboardHeight(height)
      }
    }
  }

  /// Scrolls to the field when the keyboard's update has laid out what is left of the stage.
  private func reveal(_ client: any KeyboardClient) {
    guard let graph else { return }
    let transaction = Transaction(animation: Self.motion(in: graph))
    withTransaction(transaction) {
      graph.enqueue { [weak self, weak client] in
        self?.graph?.afterUpdate {
          withTransaction(transaction) {
            self?.graph?.enqueue { client?.reveal(transaction) }
          }
        }
      }
    }
  }

  // MARK: Fingers that scroll

  /// Goes along with a finger that scrolls and has reached the keyboard.
  ///
  /// - Parameter place: How far down the stage the finger is, in points.
  func push(to place: CGFloat) {
    guard let graph, let node, client != nil else { return }
    let whole = node.height(across: graph.stage.size.width)
    move(to: min(max(graph.stage.size.height - place, 0), whole), .continuous)
  }

  /// Lets go of what a finger has pushed: the way it went decides.
  ///
  /// - Parameter velocity: How fast the finger was going down, in points a second.
  func letGo(_ velocity: CGFloat) {
    guard let graph, let node, client != nil else { return }
    let whole = node.height(across: graph.stage.size.width)
    guard height < whole else { return }
    if velocity > 0 || (velocity == 0 && height < whole / 2) {
      graph.part(Typing.self).dismiss()
    } else {
      move(to: whole)
    }
  }

  // MARK: Keys

  /// Shows the keys as a text wants them that is another than it was.
  func textChanged() {
    guard height > 0, model.face.pressed == nil, let client else { return }
    if client.typedText.isEmpty { model.face.plane = model.face.firstPlane }
    shift(for: client)
    model.changed?()
  }

  private func willType(_ letter: Character) {
    guard let graph, height > 0 else { return }
    model.face.strike(letter)
    model.changed?()
    presses += 1
    let number = presses
    let end = graph.timeline.now + Instant(seconds: Self.strike)
    graph.timeline.schedule(at: end, .script) { [weak self] in
      guard let self, presses == number, let graph = self.graph else { return }
      withTransaction(Transaction()) { graph.enqueue { self.lift() } }
    }
  }

  private func lift() {
    model.face.pressed = nil
    if let client {
      // A space and a new line bring the letters back.
      let text = client.typedText
      if model.face.plane != model.face.firstPlane, text.last?.isWhitespace ?? false {
        model.face.plane = model.face.firstPlane
      }
      shift(for: client)
    }
    model.changed?()
  }

  /// Does what a key does that a finger has struck.
  private func struck(_ key: KeyboardKey.Action) {
    guard let graph else { return }
    let typing = graph.part(Typing.self)
    switch key {
    case .letter(let letter):
      typing.type(model.face.isShifted ? Character(letter.uppercased()) : letter)
    case .delete: typing.type(Typing.backspace)
    case .submit: typing.type("\n")
    case .shift: model.face.isShifted.toggle()
    case .plane(let plane): model.face.plane = plane
    case .emoji, .microphone, .more: break
    }
    model.changed?()
  }
}
