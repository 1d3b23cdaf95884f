public import Foundation
import Geometry
@_spi(Engine) import ViewEngine

extension UIButton {
  /// The words and the look of a button as one value.
  @MainActor @preconcurrency public struct Configuration {
    /// What lies behind the words.
    fileprivate enum Ground { case none, gray, tinted, filled }

    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      /// As the system thinks best, whatever the size of the words.
      case fixed
      /// As the system thinks best.
      case dynamic
      /// A little.
      case small
      /// More.
      case medium
      /// Most.
      case large
      /// Half circles.
      case capsule
    }
    /// How large a button is.
    public enum Size: Int, Sendable {
      /// As most are.
      case medium
      /// Smaller.
      case small
      /// The smallest.
      case mini
      /// Larger.
      case large
    }

    fileprivate var kind: Ground
    /// The words.
    public var title: String?
    /// Words below them.
    public var subtitle: String?
    /// The picture.
    public var image: UIImage?
    /// On which side of the words the picture is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The space between the picture and the words, in points.
    public var imagePadding: CGFloat = 0
    /// Whether a spinner is in the picture's place.
    public var showsActivityIndicator = false
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large it is.
    public var buttonSize = Size.medium { didSet { contentInsets = Self.insets(of: buttonSize) } }
    /// The colour of words and picture; the kind's own unless set.
    public var baseForegroundColor: UIColor?
    /// The colour by which what lies behind is made; the kind's own unless set.
    public var baseBackgroundColor: UIColor?
    /// What lies behind words and picture, before all else that says so: of it the colour, the line
    /// and, where ``cornerStyle`` is fixed or dynamic, the corners count.
    public var background = UIBackgroundConfiguration.clear()
    /// What is kept free around words and picture, in points.
    public var contentInsets = Configuration.insets(of: .medium)

    fileprivate init(_ kind: Ground) { self.kind = kind }

    /// Words alone.
    public static func plain() -> Self { Self(.none) }
    /// Words on the tint.
    public static func filled() -> Self { Self(.filled) }
    /// Words on a faint tint.
    public static func tinted() -> Self { Self(.tinted) }
    /// Words on grey.
    public static func gray() -> Self { Self(.gray) }
    /// Words alone, as other systems have them.
    public static func borderless() -> Self { Self(.none) }
    /// Words on grey, as other systems have them.
    public static func bordered() -> Self { Self(.gray) }
    /// Words on a faint tint, as other systems have them.
    public static func borderedTinted() -> Self { Self(.tinted) }
    /// Words on the tint, as other systems have them.
    public static func borderedProminent() -> Self { Self(.filled) }

    /// The insets of words in a button of a size, in points: as many as SwiftUI's buttons have.
    private static func insets(of size: Size) -> NSDirectionalEdgeInsets {
      switch size {
      case .mini, .small: NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large: NSDirectionalEdgeInsets(top: 14, leading: 20, bottom: 14, trailing: 20)
      }
    }

    /// The radius of corners of which nothing is said, in points.
    private static let usualRadius: CGFloat = 7
    /// How much of the tint is behind words on a faint one.
    private static let faint: CGFloat = 0.18

    /// The colour of words and picture, by a tint.
    func foreground(_ tint: UIColor) -> UIColor {
      baseForegroundColor ?? (kind == .filled ? UIColor.white : tint)
    }
    /// The colour behind the words, by a tint; `nil` for none.
    func ground(_ tint: UIColor) -> UIColor? {
      if let own = background.backgroundColor { return own }
      return switch kind {
      case .none: baseBackgroundColor
      case .gray: baseBackgroundColor ?? UIColor.secondarySystemFill
      case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(Self.faint)
      case .filled: baseBackgroundColor ?? tint
      }
    }
    /// The radius of the corners in points; `nil` for half circles.
    var radius: CGFloat? {
      switch cornerStyle {
      case .small: 4
      case .fixed, .dynamic: background.ownRadius ?? Self.usualRadius
      case .medium: Self.usualRadius
      case .large: 12
      case .capsule: nil
      }
    }
  }
}
