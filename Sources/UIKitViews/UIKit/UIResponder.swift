public import Foundation
import Geometry
@_spi(Engine) import ViewEngine
public import Views

/// A responder, which reacts to events: a view or a controller, by UIKit's name.
@MainActor @preconcurrency open class UIResponder: Hashable {
  /// Creates a responder.
  public init() {}
  /// Who is told of other traits.
  final var traitRegistrations: [TraitRegistration] = []

  /// Whether this responder takes what is typed: fields and text views do, and views of `UIKeyInput`.
  open var isFirstResponder: Bool { isSeated }
  /// Whether it could: of UIKit's views, fields and text views can.
  open var canBecomeFirstResponder: Bool { false }
  /// Asks to take what is typed: fields and text views do, and views of `UIKeyInput`.
  @discardableResult open func becomeFirstResponder() -> Bool { takeKeys() }
  /// Asks to take it no more: whichever field has the caret loses it.
  @discardableResult open func resignFirstResponder() -> Bool { giveUpKeys() }

  /// Shows other keys where this takes what is typed and ``inputView`` is another than before.
  ///
  /// - Note: Accepted; no effect. `reloadInputViews`: keys follow by themselves.
  open func reloadInputViews() {}

  /// The next responder, which is asked where this one does nothing.
  open var next: UIResponder? { nil }
  /// The undo manager of the stage; `nil` where no film plays.
  open var undoManager: UndoManager? { ViewGraph.current?.undoManager }

  /// What the user does here, for other devices and for searches.
  ///
  /// - Note: Accepted; no effect. `userActivity`: nobody asks for it.
  open var userActivity: NSUserActivity?
  /// Brings ``userActivity`` up to date; a subclass does.
  ///
  /// - Note: Accepted; no effect. `activity`: nobody asks for it.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Touches

  /// Called when fingers have come down; the next responder is told unless a subclass does something.
  ///
  /// - Parameters:
  ///   - touches: Their touches.
  ///   - event: The event, which has those of other fingers, too.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Called when fingers have moved; the next responder is told unless a subclass does something.
  ///
  /// - Parameters:
  ///   - touches: Their touches.
  ///   - event: The event, which has those of other fingers, too.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Called when fingers have gone up; the next responder is told unless a subclass does something.
  ///
  /// - Parameters:
  ///   - touches: Their touches.
  ///   - event: The event, which has those of other fingers, too.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Called when a gesture or the system has taken fingers; the next responder is told unless a subclass does something.
  ///
  /// - Parameters:
  ///   - touches: Their touches.
  ///   - event: The event, which has those of other fingers, too.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  /// Called when the device was moved: no film's is.
  ///
  /// - Parameters:
  ///   - motion: How it was moved.
  ///   - event: The event.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called when the device rests again: no film's was moved.
  ///
  /// - Parameters:
  ///   - motion: How it was moved.
  ///   - event: The event.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called when it turns out that the device was not moved: no film's is.
  ///
  /// - Parameters:
  ///   - motion: How it was moved.
  ///   - event: The event.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  // MARK: The keyboard

  /// The view that takes the keyboard's place.
  ///
  /// - Note: Accepted; no effect. `inputView`: fields have the keyboard.
  open var inputView: UIView? { nil }
  /// The view above the keyboard.
  ///
  /// - Note: Accepted; no effect. `inputAccessoryView`: nothing is above the keyboard.
  open var inputAccessoryView: UIView? { nil }

  // MARK: Commands

  /// The commands of keys.
  ///
  /// - Note: Accepted; no effect. `keyCommands`: a film's keys type letters alone.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Changes the menus of the app.
  ///
  /// - Note: Accepted; no effect. `buildMenu`: a film has no menu bar, so nobody asks.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Brings a command in line with what can be done now.
  ///
  /// - Note: Accepted; no effect. `validate`: nothing shows commands.
  open func validate(_ command: UICommand) {}
  /// Whether the responder does what a command asks for; nobody asks in a film.
  ///
  /// - Parameters:
  ///   - action: The command's method.
  ///   - sender: Who asks.
  /// - Returns: Whether it does it.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  /// The responder that does what a command asks for: this one or one behind it.
  ///
  /// - Parameters:
  ///   - action: The command's method.
  ///   - sender: Who asks.
  /// - Returns: The responder; `nil` where none does.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Accessibility

  /// Called when somebody wants out of what is shown, by a sign that is none of a film's: nothing is done.
  ///
  /// - Returns: Whether something was done.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Called when somebody wants what is done most, by a sign that is none of a film's: nothing is done.
  ///
  /// - Returns: Whether something was done.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called when somebody chooses this without a finger, which nobody does in a film.
  ///
  /// - Returns: Whether something was done.
  open func accessibilityActivate() -> Bool { false }
  /// Called when somebody wants more of this without a finger, which nobody does in a film.
  open func accessibilityIncrement() {}
  /// Called when somebody wants less of this without a finger, which nobody does in a film.
  open func accessibilityDecrement() {}

  /// Called when the object comes out of an archive: there are none, so nobody does.
  open func awakeFromNib() {}
  /// Called when the object is shown while it is arranged: nobody does.
  open func prepareForInterfaceBuilder() {}

  nonisolated public static func == (lhs: UIResponder, rhs: UIResponder) -> Bool { lhs === rhs }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The screen of the device on which the scene is filmed; where there is none, the stage.
@MainActor @preconcurrency public final class UIScreen {
  /// The stage of the scene.
  public static let main = UIScreen()
  /// The environment of the stage.
  package static var environment: EnvironmentValues {
    ViewGraph.current.map { EnvironmentValues(stage: $0.stage) } ?? EnvironmentValues()
  }

  /// The screen, from its top left, in points; known before there is a view.
  public var bounds: CGRect { CGRect(origin: .zero, size: Screen.current.size) }
  /// The scale: pixels to the point.
  public var scale: CGFloat { Screen.current.scale }
  /// The scale of the device's own pixels: the same.
  public var nativeScale: CGFloat { scale }
  /// The screen in the device's own pixels.
  public var nativeBounds: CGRect {
    CGRect(
      origin: .zero, size: CGSize(width: bounds.width * scale, height: bounds.height * scale))
  }
  /// The traits of the stage.
  public var traitCollection: UITraitCollection { UITraitCollection(Self.environment) }
  /// The screens: this one.
  public static var screens: [UIScreen] { [main] }
  /// Whether what it shows is recorded or shown elsewhere: nobody tells it.
  public var isCaptured: Bool { false }
  /// Told when what it shows is recorded or is no more, which nobody tells.
  public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
  /// How many frames it shows a second at most, whatever a film has.
  public var maximumFramesPerSecond: Int { 60 }
  /// How bright it is, 0...1.
  ///
  /// - Note: Accepted; no effect. `brightness`: a film is as bright as where it is seen.
  public var brightness: CGFloat = 0.5 {
    didSet { IneffectiveSettings.note("UIScreen.brightness") }
  }
  /// Told when it is brighter or darker, which it never is by itself.
  public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")

  /// The value of a key: of `_displayCornerRadius` the radius of the screen's corners, in points; the tool tells of other keys.
  public func value(forKey key: String) -> Any? {
    guard key == "_displayCornerRadius" || key == "displayCornerRadius" else {
      IneffectiveSettings.note("UIScreen.value(forKey: \"\(key)\")")
      return nil
    }
    return Screen.current.cornerRadius
  }

  /// The graph whose code runs; before there is one, one of nothing on the screen that is to be.
  ///
  /// By that one previews measure and draw while they are made. It is `nil` without fonts, of which the scene's start tells.
  static var graph: ViewGraph? {
    let graph =
      ViewGraph.current
      ?? ViewGraph(
        AnyView(EmptyView()),
        stage: Stage(size: main.bounds.size, scale: main.scale, assets: .current))
    return (try? graph.openFonts()).map { graph }
  }

  /// The size of SwiftUI's views when they are proposed `proposal`.
  static func measure(_ content: AnyView, _ proposal: ProposedViewSize) -> CGSize {
    asking(content) { $0.size(for: proposal) } ?? .zero
  }
  /// What the box of SwiftUI's views says that are in a graph for that only; `nil` where there are none.
  static func asking<Answer>(_ content: AnyView, _ question: (Box) -> Answer?) -> Answer? {
    guard let graph else { return nil }
    var environment = environment
    environment.drawing.graph = graph
    let node = LayoutView(layout: VStackLayout(), content: content)
      .node(NodeInputs(graph: graph, environment: environment))
    defer { node.remove() }
    return node.boxes.first.flatMap(question)
  }
}
