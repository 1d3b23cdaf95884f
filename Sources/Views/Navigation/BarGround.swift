import DisplayList
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// What a page says of the ground of a bar.
package struct BarLook: Equatable {
  /// The style of the ground; `nil` for the system's material.
  var style: BarStyle?
  /// Whether there is a ground: by itself where content goes beneath the bar.
  var visibility = Visibility.automatic
  /// The colour scheme of what is in the bar; `nil` for the page's.
  var colorScheme: ColorScheme?
  /// Whether there is a line at the edge of the ground.
  var hasLine = true

  /// Creates what says nothing.
  package init() {}
  /// Creates the look of a bar whose ground is a colour.
  ///
  /// - Parameters:
  ///   - color: The colour; `nil` for the system's material.
  ///   - visibility: Whether there is a ground: by itself where content goes beneath the bar.
  ///   - hasLine: Whether there is a line at its edge.
  package init(_ color: Color?, _ visibility: Visibility, hasLine: Bool) {
    (self.visibility, self.hasLine) = (visibility, hasLine)
    style = color.map { BarStyle($0) }
  }

  /// By how many points content goes beneath a bar until the ground is whole.
  private static let ramp: CGFloat = 12

  /// The opacity of the ground where content goes beneath the bar by `overlap` points.
  func opacity(under overlap: CGFloat) -> Double {
    switch visibility {
    case .automatic: min(max(Double(overlap / Self.ramp), 0), 1)
    case .visible: 1
    case .hidden: 0
    }
  }

  /// Draws the ground and the line at its edge towards the content.
  ///
  /// - Parameters:
  ///   - list: What is drawn into.
  ///   - frame: The frame of the ground.
  ///   - edge: The edge of the content at which the bar is.
  ///   - opacity: The opacity of both.
  ///   - bar: What goes beneath the bar.
  ///   - box: The bar, for its environment.
  ///   - context: The way to the stage.
  @MainActor func draw(
    into list: inout DisplayList, in frame: CGRect, at edge: VerticalEdge, opacity: Double,
    over bar: ScrolledBar, of box: Box, _ context: DrawingContext
  ) {
    guard opacity > 0 else { return }
    var environment = box.environment
    if let colorScheme { environment.colorScheme = colorScheme }
    if style == nil, visibility == .automatic, environment.systemLook.bars.ground == .fade {
      let color = bar.ground(in: environment)
      return SoftEdge(color: color.opacity(opacity), edge: edge)
        .draw(into: &list, in: frame, context.transform)
    }
    let numbers =
      style?.style.styleNumbers(in: environment) ?? Material.bar.styleNumbers(in: environment)
    list.fill(
      Path(frame), with: numbers.opacity(opacity).paint(in: frame), transform: context.transform)
    guard hasLine else { return }
    let thickness = 1 / CGFloat(box.graph.stage.scale)
    let line = CGRect(
      x: frame.minX, y: edge == .top ? frame.maxY - thickness : frame.minY, width: frame.width,
      height: thickness)
    let color = SystemColor.separator.resolved(in: environment).opacity(opacity)
    list.fill(Path(line), with: .solid(color), transform: context.transform)
  }
}

/// The style of a bar's ground; the same as another that paints the same in the light and in the dark.
struct BarStyle: Equatable {
  let style: AnyShapeStyle
  private let numbers: [StyleNumbers]

  init(_ style: some ShapeStyle) {
    self.style = AnyShapeStyle(style)
    numbers = ColorScheme.allCases.map {
      var environment = EnvironmentValues()
      environment.colorScheme = $0
      return style.styleNumbers(in: environment)
    }
  }

  static func == (left: Self, right: Self) -> Bool { left.numbers == right.numbers }
}

/// What pages say of the grounds of the bars around them.
struct BarLooks: Equatable {
  var navigation = BarLook()
  var bottom = BarLook()
  var tabs = BarLook()

  /// Changes those that are meant; the navigation bar's, if none is named.
  mutating func change(_ bars: [ToolbarPlacement], _ change: (inout BarLook) -> Void) {
    if bars.isEmpty || bars.contains(where: \.isNavigationBar) { change(&navigation) }
    if bars.contains(where: \.isBottomBar) { change(&bottom) }
    if bars.contains(where: \.isTabBar) { change(&tabs) }
  }
}

/// The preference by which views say what the bars around them look like: the first that says anything.
enum BarLooksKey: PreferenceKey {
  static var defaultValue: BarLooks { BarLooks() }
  static func reduce(value: inout BarLooks, nextValue: () -> BarLooks) {
    let (next, none) = (nextValue(), BarLook())
    if value.navigation == none { value.navigation = next.navigation }
    if value.bottom == none { value.bottom = next.bottom }
    if value.tabs == none { value.tabs = next.tabs }
  }
}

/// The ground of a bar below content.
struct BottomBarGround: BoxModifier {
  typealias Body = Never
  let bar: ScrolledBar
  var look: BarLook
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    BottomBarGroundBox(self, around: inner, node)
  }
}

/// The box of a bar below content: its ground goes down into what is covered of the safe area.
final class BottomBarGroundBox: ModifierBox<BottomBarGround> {
  /// The ground's frame, which may move to another as the bar does.
  private var ground: Moving<CGRect>?

  override func placed() {
    super.placed()
    let frame = extendedIntoSafeArea(frame)
    if let ground {
      ground.set(frame, node.geometryTransaction, in: node)
    } else {
      ground = Moving(frame)
    }
  }

  override func wasRemoved() { ground?.remove(in: graph) }

  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    let (bar, look) = (modifier.bar, modifier.look)
    look.draw(
      into: &list, in: ground?.presentation(in: graph) ?? .zero, at: .bottom,
      opacity: look.opacity(under: bar.overlap), over: bar, of: self, context)
    inner.show(into: &list, context)
  }
}

extension View {
  /// Gives a bar the colour scheme that its page says, if any.
  @ViewBuilder func barColorScheme(_ look: BarLook) -> some View {
    transformEnvironment(\.colorScheme) { if let scheme = look.colorScheme { $0 = scheme } }
  }

  /// Says what the bar of tabs around looks like; nothing for `nil`.
  package func tabBarLook(_ look: BarLook?) -> some View {
    transformPreference(BarLooksKey.self) { if let look { $0.tabs = look } }
  }

  fileprivate func barLook(
    _ bars: [ToolbarPlacement], _ change: @escaping (inout BarLook) -> Void
  ) -> some View {
    transformPreference(BarLooksKey.self) { $0.change(bars, change) }
  }

  /// Sets the background of bars, which shows where content goes beneath them.
  ///
  /// - Parameters:
  ///   - style: The background.
  ///   - bars: Which bars; the navigation bar, if none is named.
  /// - Returns: This view with that said.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { barLook(bars) { $0.style = BarStyle(style) } }
  /// Sets whether bars have a background.
  ///
  /// - Parameters:
  ///   - visibility: Whether they have one; by itself where content goes beneath them.
  ///   - bars: Which bars; the navigation bar, if none is named.
  /// - Returns: This view with that said.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { barLook(bars) { $0.visibility = visibility } }
  /// Sets whether bars have a background.
  ///
  /// - Parameters:
  ///   - visibility: Whether they have one; by itself where content goes beneath them.
  ///   - bars: Which bars; the navigation bar, if none is named.
  /// - Returns: This view with that said.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { barLook(bars) { $0.visibility = visibility } }
  /// Sets the colour scheme of bars: of what is in them, and of their material.
  ///
  /// - Parameters:
  ///   - colorScheme: The colour scheme; `nil` for the page's.
  ///   - bars: Which bars; the navigation bar, if none is named.
  /// - Returns: This view with that said.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { barLook(bars) { $0.colorScheme = colorScheme } }
}
