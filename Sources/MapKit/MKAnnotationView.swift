public import Foundation
import Geometry
@_spi(Engine) import ViewEngine
public import UIKitViews
import Views

/// What shows an annotation on a map view: a picture, or the views in it.
@MainActor @preconcurrency open class MKAnnotationView: UIView {
  /// What it shows.
  open var annotation: (any MKAnnotation)?
  /// By which it is used again.
  public let reuseIdentifier: String?
  /// The picture; the view is as large.
  open var image: UIImage? {
    didSet {
      picture.image = image
      let size = image?.size ?? .zero
      bounds.size = size
      picture.frame = CGRect(origin: .zero, size: size)
      if picture.superview == nil { insertSubview(picture, at: 0) }
      changed?()
    }
  }
  /// How far its middle is from its place, in points.
  open var centerOffset = CGPoint.zero { didSet { changed?() } }
  /// Whether what stands at it is shown when it is chosen; nothing is chosen on a film's map.
  open var canShowCallout = false
  /// What stands before the words at it, which no film shows.
  open var leftCalloutAccessoryView: UIView?
  /// What stands behind the words at it, which no film shows.
  open var rightCalloutAccessoryView: UIView?
  /// What stands below the words at it, which no film shows.
  open var detailCalloutAccessoryView: UIView?
  /// How far the words are from where they would be, in points.
  open var calloutOffset = CGPoint.zero
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether a finger may move it; none does.
  open var isDraggable = false
  /// Whether a finger may choose it.
  open var isEnabled = true
  /// Those of one name stand together where they are many; a film shows each.
  open var clusteringIdentifier: String?
  /// Which goes before others where there is little room; a film shows each.
  open var displayPriority = MKFeatureDisplayPriority.required
  private let picture = UIImageView(frame: .zero)
  /// Called when it looks otherwise.
  var changed: (() -> Void)?

  /// Creates a view of an annotation.
  ///
  /// - Parameters:
  ///   - annotation: What it shows.
  ///   - reuseIdentifier: By which it is used again; `nil` for never.
  public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: .zero)
  }
  /// Creates a view of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Called before it shows another annotation.
  open func prepareForReuse() {}
  /// Called before it is shown.
  open func prepareForDisplay() {}
  /// Chooses it, or no more.
  ///
  /// - Parameters:
  ///   - selected: Whether it is chosen.
  ///   - animated: Whether that is seen to happen.
  /// - Note: Accepted; no effect. `animated`: what is chosen looks as what is not.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// What is on the map for it.
  var kind: _MapItem.Kind {
    .view(
      AnyView(
        AnnotationPlace(view: self).frame(width: bounds.width, height: bounds.height)
          .offset(x: centerOffset.x, y: centerOffset.y)), title: nil, anchor: .center)
  }
  /// The colour of its pin; `nil` for none of its own.
  var tint: UIColor? { nil }
}

/// How much a thing on a map matters, 0...1000.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// It has to be shown.
  public static let required = Self(rawValue: 1000)
  /// It should be shown.
  public static let defaultHigh = Self(rawValue: 750)
  /// It may be shown.
  public static let defaultLow = Self(rawValue: 250)
}

/// Whether words are shown on a map.
public enum MKFeatureVisibility: Int, Sendable {
  /// As the map thinks best.
  case adaptive
  /// They are not.
  case hidden
  /// They are.
  case visible
}

/// An annotation as a pin with a sign in it.
@MainActor @preconcurrency open class MKMarkerAnnotationView: MKAnnotationView {
  /// The colour of the pin; `nil` for red.
  open var markerTintColor: UIColor? { didSet { changed?() } }
  /// The colour of the sign; a film's signs are white, and the tool says where another is wanted.
  open var glyphTintColor: UIColor? {
    didSet {
      if glyphTintColor != nil { IneffectiveSettings.note("MKMarkerAnnotationView.glyphTintColor") }
    }
  }
  /// A few letters in the pin; `nil` for a sign.
  open var glyphText: String? { didSet { changed?() } }
  /// The picture in the pin; `nil` for that of a pin.
  open var glyphImage: UIImage? { didSet { changed?() } }
  /// The picture in the pin when it is chosen.
  open var selectedGlyphImage: UIImage?
  /// Whether its name is shown.
  open var titleVisibility = MKFeatureVisibility.adaptive { didSet { changed?() } }
  /// Whether what stands below its name is shown; a film's pins have no more than a name.
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  /// Whether it is seen to come; a film's pins are there at once, and the tool says where another is wanted.
  open var animatesWhenAdded = false {
    didSet {
      if animatesWhenAdded { IneffectiveSettings.note("MKMarkerAnnotationView.animatesWhenAdded") }
    }
  }

  override var tint: UIColor? { markerTintColor }
  override var kind: _MapItem.Kind {
    let sign: MarkerSign =
      if let glyphText {
        .letters(Text(verbatim: glyphText))
      } else if let glyphImage {
        .picture(Image(uiImage: glyphImage))
      } else {
        .symbol("mappin")
      }
    let title = titleVisibility == .hidden ? nil : annotation?.title
    return .marker(title: Text(verbatim: title ?? ""), sign: sign)
  }
}

/// An annotation as a pin of old.
@MainActor @preconcurrency open class MKPinAnnotationView: MKAnnotationView {
  /// The colour of the pin; `nil` for red.
  open var pinTintColor: UIColor? { didSet { changed?() } }
  /// Whether it is seen to fall; a film's pins are there at once, and the tool says where another is wanted.
  open var animatesDrop = false {
    didSet { if animatesDrop { IneffectiveSettings.note("MKPinAnnotationView.animatesDrop") } }
  }
  override var tint: UIColor? { pinTintColor }
  override var kind: _MapItem.Kind {
    .marker(title: Text(verbatim: annotation?.title ?? ""), sign: .symbol("mappin"))
  }
}

/// The place of a view on a map.
private struct AnnotationPlace: UIViewRepresentable {
  let view: MKAnnotationView
  func makeUIView(context: Context) -> MKAnnotationView { view }
  func updateUIView(_ uiView: MKAnnotationView, context: Context) {}
}
