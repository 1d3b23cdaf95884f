import Foundation
@_spi(Engine) public import ViewEngine
public import Views

/// A tip view style: what of a tip stands where.
///
/// The ground, its corners and its arrow are the tip view's.
@MainActor @preconcurrency public protocol TipViewStyle: _ControlStyle {
  /// The type of a tip's look.
  associatedtype Body: View
  /// The configuration of a tip view: the tip, and what it shows.
  typealias Configuration = TipViewStyleConfiguration
  /// The look of a tip.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The configuration of a tip view: the tip, and what it shows.
public struct TipViewStyleConfiguration {
  /// The tip.
  public let tip: any Tip
  /// The title.
  public let title: Text?
  /// The message; `nil` for none.
  public let message: Text?
  /// The picture; `nil` for none.
  public let image: Image?
  /// The buttons: their handlers tell the tip's view as well.
  public let actions: [Tips.Action]

  init(_ tip: any Tip, telling tell: @escaping @MainActor @Sendable (Tips.Action) -> Void) {
    (self.tip, title, message, image) = (tip, tip.title, tip.message, tip.image)
    actions = tip.actions.enumerated().map { $1.placed(at: $0, telling: tell) }
  }
}

/// The usual tip view style: a picture, title and message beside it, and buttons below lines.
public struct MiniTipViewStyle: TipViewStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    MiniTipLook(configuration: configuration)
  }
}

extension TipViewStyle where Self == MiniTipViewStyle {
  /// A picture, title and message beside it, and buttons below lines.
  public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

/// The figures of the usual style, in points.
///
/// Apple publishes none: these are those of a public copy of the view for older systems (SwiftBackports' minitip).
enum TipFigures {
  static let (horizontal, vertical): (CGFloat, CGFloat) = (13, 12)
  /// Between the picture and what is beside it, and above the picture.
  static let (besideImage, aboveImage): (CGFloat, CGFloat) = (13, 6)
  static let imageSize = CGSize(width: 44, height: 44)
  static let belowTitle: CGFloat = 4
  /// Between the message and the first line, with a picture and without.
  static let (aboveActions, aboveActionsWithoutImage): (CGFloat, CGFloat) = (16, 10)
  /// Between lines and buttons, and below the last one.
  static let (actionSpacing, belowActions): (CGFloat, CGFloat) = (11, 2)
  static let corner: CGFloat = 13
  /// How far an arrow points out, and how wide it is: the house's popovers have such.
  static let (arrowHeight, arrowBase): (CGFloat, CGFloat) = (13, 26)
  /// The width of a tip in a popover, where there is room: about the system's.
  static let popoverWidth: CGFloat = 320
}

private struct MiniTipLook: View {
  let configuration: TipViewStyleConfiguration
  @Environment(\.tipLook) private var look

  var body: some View {
    HStack(alignment: .top, spacing: TipFigures.besideImage) {
      if let image = configuration.image { picture(image) }
      VStack(
        alignment: .leading,
        spacing: configuration.image == nil
          ? TipFigures.aboveActionsWithoutImage : TipFigures.aboveActions
      ) {
        words
        if !configuration.actions.isEmpty { buttons }
      }
    }
    .frame(maxWidth: .infinity, alignment: .topLeading)
    .padding(.vertical, TipFigures.vertical)
    .padding(.horizontal, TipFigures.horizontal)
    .buttonStyle(.plain)
  }

  private func picture(_ image: Image) -> some View {
    let size = look.imageSize ?? TipFigures.imageSize
    return image.resizable().scaledToFit()
      .frame(width: size.width, height: size.height)
      .modifier(TipImageFill(styles: look.imageStyles))
      .padding(.top, TipFigures.aboveImage)
  }

  private var words: some View {
    VStack(alignment: .leading, spacing: TipFigures.belowTitle) {
      HStack(alignment: .firstTextBaseline) {
        configuration.title.font(.body.weight(.semibold))
        Spacer()
        Button {
          configuration.tip.invalidate(reason: .tipClosed)
        } label: {
          Image(systemName: "xmark").font(.body.weight(.semibold)).foregroundStyle(.quaternary)
        }
        .accessibilityLabel("Close")
      }
      configuration.message.font(.subheadline).foregroundStyle(.secondary)
    }
  }

  private var buttons: some View {
    VStack(alignment: .leading, spacing: TipFigures.actionSpacing) {
      ForEach(configuration.actions) { action in
        Divider().padding(.trailing, -TipFigures.horizontal)
        Button(action: action.handler) {
          action.label().font(.body.weight(action.index == 0 ? .semibold : .regular))
            .foregroundStyle(.tint)
        }
      }
    }
    .padding(.bottom, TipFigures.belowActions)
  }
}

/// What the picture of a tip is filled with: the tint, if nobody says otherwise.
private struct TipImageFill: ViewModifier {
  let styles: [AnyShapeStyle]

  func body(content: Content) -> some View {
    switch styles.count {
    case 0: content.foregroundStyle(.tint)
    case 1: content.foregroundStyle(styles[0])
    case 2: content.foregroundStyle(styles[0], styles[1])
    default: content.foregroundStyle(styles[0], styles[1], styles[2])
    }
  }
}

/// Makes the tips of one style, whatever its type.
@MainActor struct TipMaker {
  let tip: @MainActor (TipViewStyleConfiguration) -> AnyView

  init<S: TipViewStyle>(_ style: S) {
    tip = { AnyView(StyledTip(style: style, configuration: $0)) }
  }
}

/// A tip in a style, whose own properties may read the environment.
private struct StyledTip<Style: TipViewStyle>: View {
  var style: Style
  let configuration: TipViewStyleConfiguration
  var body: Style.Body { style.makeBody(configuration: configuration) }
}
