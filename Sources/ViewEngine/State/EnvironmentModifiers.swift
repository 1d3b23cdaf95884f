public import Observation
import Foundation
import Geometry

extension EnvironmentValues {
  /// Creates the environment of a stage.
  package init(stage: Stage) {
    self.init()
    colorScheme = stage.colorScheme
    (drawing.system, drawing.isScreenNarrow) = (stage.system, stage.isScreenNarrow)
    accessibilityReduceMotion = stage.reduceMotion
    displayScale = stage.scale
    dynamicTypeSize = stage.dynamicTypeSize
    if let locale = stage.locale { follow(locale) }
    (drawing.strings, drawing.readsAsWritten) = (stage.strings, stage.locale == nil)
    layoutDirection = stage.layoutDirection
    drawing.stageInsets = stage.safeAreaInsets
    if stage.isRegular { horizontalSizeClass = .regular }
  }

  /// Takes the reader's locale: where weeks begin, and how days are called, follows.
  private mutating func follow(_ locale: Locale) {
    self.locale = locale
    let zone = calendar.timeZone
    // Which calendar it is stays, unless the locale says so by itself: `th_TH@calendar=buddhist`.
    if locale.identifier.contains("calendar=") {
      calendar = Calendar(identifier: locale.calendar.identifier)
    }
    (calendar.locale, calendar.timeZone) = (locale, zone)
  }
}

/// Sets a value of the environment for all below.
struct EnvironmentWriter<Value>: PrimitiveModifier {
  typealias Body = Never
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  func makeNode<Content: View>(around content: Content, _ inputs: NodeInputs) -> Node {
    EnvironmentNode(content, self, inputs) { old, new in
      old.keyPath == new.keyPath && isUnchanged(old.value, new.value)
    } write: {
      $1[keyPath: $0.keyPath] = $0.value
    }
  }
}

/// Transforms the environment for all below.
struct EnvironmentTransform: PrimitiveModifier {
  typealias Body = Never
  let transform: (inout EnvironmentValues) -> Void

  func makeNode<Content: View>(around content: Content, _ inputs: NodeInputs) -> Node {
    EnvironmentNode(content, self, inputs) { _, _ in
      false
    } write: {
      $0.transform(&$1)
    }
  }
}

/// The node of a modifier that changes the environment.
final class EnvironmentNode<Content: View, Modifier: ViewModifier>: SingleChildNode {
  private var modifier: Modifier
  private var written: EnvironmentValues
  private var source: Int
  private let isSame: @MainActor (Modifier, Modifier) -> Bool
  private let write: @MainActor (Modifier, inout EnvironmentValues) -> Void

  init(
    _ content: Content, _ modifier: Modifier, _ inputs: NodeInputs,
    isSame: @escaping @MainActor (Modifier, Modifier) -> Bool,
    write: @escaping @MainActor (Modifier, inout EnvironmentValues) -> Void
  ) {
    self.modifier = modifier
    (self.isSame, self.write) = (isSame, write)
    (written, source) = (inputs.environment, inputs.environment.serial)
    super.init(inputs)
    writeEnvironment()
    child = content.node(NodeInputs(childOf: self, environment: written))
  }

  private func writeEnvironment() {
    written = environment
    source = environment.serial
    write(modifier, &written)
    written.renew(graph.takeSerial())
  }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: ModifiedContent<Content, Modifier>.self)
    let mustWrite = source != environment.serial || !isSame(modifier, view.modifier)
    modifier = view.modifier
    if mustWrite { writeEnvironment() }
    child?.update(view.content, environment: written)
  }
}

extension View {
  /// Sets a value of the environment for this view and all below.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The value.
  /// - Returns: This view with that environment.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentWriter(keyPath: keyPath, value: value))
  }

  /// Sets an observable object in the environment of this view and all below.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentTransform { $0[object: T.self] = object })
  }

  /// Transforms a value of the environment for this view and all below.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - transform: Changes the value that comes from above.
  /// - Returns: This view with that environment.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentTransform { transform(&$0[keyPath: keyPath]) })
  }

  /// Sets the axis of the nearest stack for the views below.
  package func axis(_ axis: Axis?) -> some View { environment(\.drawing.stackAxis, axis) }
  /// Sets where the levels of the foreground style below are the primary colour, fainter, if no style is set.
  package func fadedLevels(_ levels: FadedLevels = .all) -> some View {
    environment(\.drawing.fadedLevels, levels)
  }
}

/// Where the levels of no style are the primary colour, fainter; elsewhere they are colours of the system.
package enum FadedLevels {
  case none
  /// In the stacks of a form's rows, not in what is a row by itself.
  case inStacks
  case all
}

/// The part of the environment that the engine itself hands down.
package struct DrawingEnvironment {
  /// The graph itself, for views that schedule what they do.
  @MainActor package var graph: ViewGraph? {
    get { graphLink?.target }
    set { graphLink = newValue?.link }
  }
  package private(set) var graphLink: Backlink<ViewGraph>?
  /// The axis of the nearest stack.
  package var stackAxis: Axis?
  /// The colour scheme, which all ask for that paint with the system's colours.
  var colorScheme = ColorScheme.light
  /// The version of the system whose looks are shown.
  package var system = SystemVersion.usual
  /// Whether the screen is no wider than the smallest telephones'.
  var isScreenNarrow = false
  /// Whether the place lies on a sheet, over the page: in the dark backgrounds are lighter there.
  var isElevated = false
  /// The layout direction, which every box asks for that places others.
  package var layoutDirection = LayoutDirection.leftToRight
  /// The foreground style of shapes and texts; `nil` for the primary colour.
  package var foreground: StyleSource?
  /// Whether the foreground style is what a control looks like by itself, and gives way to any that is set.
  var isForegroundDefault = false
  /// Where levels without a foreground style are the primary colour, fainter.
  var fadedLevels = FadedLevels.none
  /// Whether they are here.
  var hasFadedLevels: Bool {
    switch fadedLevels {
    case .none: false
    case .inStacks: stackAxis != nil
    case .all: true
    }
  }
  /// The second and third levels of `foregroundStyle(_:_:_:)`.
  package var secondaryForeground: StyleSource?
  package var tertiaryForeground: StyleSource?
  /// The background of the nearest container, for `.background` as a style.
  package var background: StyleSource?
  /// The tint: the accent colour.
  package var tint: StyleSource?
  /// The shape of the nearest container that has one.
  package var containerShape: ContainerShape?
  /// The localised texts of the scene's project.
  package var strings: StringTables?
  /// Whether nobody said who reads: texts are those of the language in which the project was written.
  package var readsAsWritten = true
  /// The colours of the stage's assets.
  var assetColors: AssetColors?
  /// The insets of the stage's safe area, for what is presented over the whole stage.
  var stageInsets = EdgeInsets()
  /// Who is told which colour scheme the views prefer.
  package var colorSchemes: PreferredColorSchemes?
}
