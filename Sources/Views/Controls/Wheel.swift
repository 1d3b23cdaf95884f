import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// The measures of wheels in points, about as on iOS 18, which publishes none.
enum WheelMetrics {
  /// The height of a row in the middle, and that of the band behind it.
  static let rowHeight: CGFloat = 32
  /// The height of a wheel.
  static let height: CGFloat = 216
  /// The radius of the cylinder on which the rows lie.
  static let radius = 112.0
  /// How far from the cylinder's front the eye is.
  static let distance = 600.0
  /// How many rows of each side may be seen.
  static let reach = 5.0
  /// The opacity of rows beside the middle, which grows less with their slant.
  static let faintness = 0.55
  /// Between a row and the wheel's sides.
  static let padding: CGFloat = 12
  /// The corner radius of the band, and its distance from the wheel's sides.
  static let (bandRadius, bandInset) = (CGFloat(8), CGFloat(9))
  /// The size of the rows' font.
  static let fontSize: CGFloat = 22
}

/// The band behind the middle of wheels: what lies on it is chosen.
struct WheelBand: View {
  var body: some View {
    RoundedRectangle(cornerRadius: WheelMetrics.bandRadius, style: .continuous)
      .fill(Color(.system(.fill)).opacity(ControlLook.tertiaryFill))
      .frame(height: WheelMetrics.rowHeight)
      .padding(.horizontal, WheelMetrics.bandInset)
  }
}

/// The look of a picker as a wheel.
struct WheelLook<Selection: Hashable, Content: View>: View {
  let selection: Binding<Selection>
  let content: Content

  var body: some View {
    ZStack {
      WheelBand()
      WheelView(selection: AnyBinding(selection), content: content)
    }
    .modifier(ControlSpacing()).modifier(ControlWords())
  }
}

/// What a wheel turns by.
struct WheelSetting {
  var selection: AnyBinding
  /// The number of the first row, where the rows are a part of more that go on in both directions.
  var first = 0
  /// Whether the first row comes again after the last one.
  var isLooping = false
}

/// A wheel: rows on a cylinder, of which the one in the middle is chosen.
struct WheelView<Content: View>: View {
  let setting: WheelSetting
  let content: Content

  /// Creates a wheel.
  ///
  /// - Parameters:
  ///   - selection: The tag or identity of the row in the middle, set when the wheel has come to rest.
  ///   - first: The number of the first row, where the rows are a part of more.
  ///   - isLooping: Whether the first row comes again after the last one.
  ///   - content: The rows, each with a tag or an identity of a loop.
  init(selection: AnyBinding, first: Int = 0, isLooping: Bool = false, content: Content) {
    setting = WheelSetting(selection: selection, first: first, isLooping: isLooping)
    self.content = content
  }

  var body: some View {
    WheelRows(
      setting: setting,
      content: content.font(.system(size: WheelMetrics.fontSize)).lineLimit(1)
        .environment(\.isInList, false).axis(nil))
  }
}

/// The rows of a wheel as the engine turns them.
struct WheelRows<Content: View>: PrimitiveView {
  let setting: WheelSetting
  let content: Content
  func makeNode(_ inputs: NodeInputs) -> Node { WheelNode(self, inputs) }
}

/// The node of a wheel.
final class WheelNode<Content: View>: ContainerNode<WheelBox> {
  init(_ view: WheelRows<Content>, _ inputs: NodeInputs) {
    super.init(inputs)
    child = view.content.node(NodeInputs(childOf: self))
    box.accept(view.setting)
  }

  override func makeBox() -> WheelBox { WheelBox(self) }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: WheelRows<Content>.self)
    child?.update(view.content, environment: environment)
    box.accept(view.setting)
  }
}
