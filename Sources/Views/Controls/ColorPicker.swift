import DisplayList
import Foundation
import Geometry
@_spi(Engine) public import ViewEngine

/// A colour picker: a label and a well that shows a colour.
///
/// A tap on the well would open the system's panel of colours. A film shows none; its result says so.
public struct ColorPicker<Label: View>: View {
  private let color: Color
  private let supportsOpacity: Bool
  private let label: Label
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.isInList) private var isInList

  /// Creates a colour picker.
  ///
  /// - Parameters:
  ///   - selection: The colour that the well shows.
  ///   - supportsOpacity: Whether the colour may be seen through; else the well shows it without.
  ///   - label: What the colour is.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    (color, self.supportsOpacity) = (selection.wrappedValue, supportsOpacity)
    self.label = label()
  }

  public var body: some View {
    LabeledRow(showsLabel: !labelsHidden) {
      label
    } control: {
      Button {
        IneffectiveSettings.note("ColorPicker's panel")
      } label: {
        ColorWell(color: color, supportsOpacity: supportsOpacity)
      }
      .buttonStyle(.plain)
      .padding(.vertical, isInList ? WellMetrics.rowPadding : 0)
    }
    .modifier(ControlSpacing())
  }
}

extension ColorPicker: NamedControl {}

extension ColorPicker where Label == Text {
  /// Creates a colour picker with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - selection: The colour that the well shows.
  ///   - supportsOpacity: Whether the colour may be seen through; else the well shows it without.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
  /// Creates a colour picker with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - selection: The colour that the well shows.
  ///   - supportsOpacity: Whether the colour may be seen through; else the well shows it without.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// The measures of colour wells in points, about as on iOS 18, which publishes none.
private enum WellMetrics {
  /// The diameter of the well, the width of its ring, and the gap between ring and colour.
  static let (diameter, ring, gap) = (CGFloat(28), CGFloat(3), CGFloat(2))
  /// The padding in a list: so much less that the row has the least height.
  static let rowPadding: CGFloat = -3
}

/// A colour in a ring of all colours.
private struct ColorWell: View {
  let color: Color
  let supportsOpacity: Bool
  @Environment(\.self) private var environment

  /// The colours of the ring, clockwise from the right.
  private static let rainbow = [0, 5, 4, 3, 2, 1, 0].map {
    Color(hue: Double($0) / 6, saturation: 0.85, brightness: 1)
  }

  var body: some View {
    ZStack {
      Circle().strokeBorder(
        AngularGradient(colors: Self.rainbow, center: .center), lineWidth: WellMetrics.ring)
      disc.padding(WellMetrics.ring + WellMetrics.gap)
    }
    .frame(width: WellMetrics.diameter, height: WellMetrics.diameter)
    .contentShape(Circle())
    .opacity(environment.isEnabled ? 1 : ControlLook.disabledOpacity)
  }

  @ViewBuilder private var disc: some View {
    let resolved = color.resolve(in: environment)
    if supportsOpacity, resolved.opacity < 1 {
      // What may be seen through lies on a half of white and one of black.
      ZStack {
        Circle().fill(.white)
        Circle().trim(from: 0.125, to: 0.625).fill(.black)
        Circle().fill(color)
      }
    } else {
      Circle().fill(Color(resolved.opaque))
    }
  }
}

extension Color.Resolved {
  /// This colour, which nothing shines through.
  fileprivate var opaque: Self {
    var color = self
    color.opacity = 1
    return color
  }
}
