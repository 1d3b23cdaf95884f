import Foundation
@_spi(Engine) import ViewEngine
import Views

/// What a view says of itself to fingers, to people who cannot see it, and to nobody here.
struct ViewManners {
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var restorationIdentifier: String?
  var semantics = UISemanticContentAttribute.unspecified
  var isAccessibilityElement: Bool?
  var accessibilityTraits: UIAccessibilityTraits = []
  var accessibilityHint: String?
  var accessibilityValue: String?
  var hidesAccessibilityElements = false
  var accessibilityElements: [Any]?
  var isModal = false
  var interactions: [any UIInteraction] = []
  var motionEffects: [UIMotionEffect] = []
  /// The menu that a press on the view, or on a row in it, has opened.
  var openMenu: OpenMenu?
  var tintAdjustment = UIView.TintAdjustmentMode.automatic
  /// The view outside whose opaque parts this one is invisible, and the one that has this as such.
  var mask: UIView?
  weak var masked: UIView?
  var contentScale: CGFloat?
  var clearsContext = true
  var preservesMargins = false
  var insetsMargins = true
  var largeContentTitle: String?
  var focusGroupIdentifier: String?

  /// Adds what is told of the view.
  func tell(_ notes: inout AccessibilityNotes) {
    (notes.hint, notes.value) = (accessibilityHint, accessibilityValue)
    if hidesAccessibilityElements { notes.isHidden = true }
    notes.added.formUnion(accessibilityTraits.listed)
  }
}

extension UIView {
  /// Whether the view is told of several fingers at once, and not of the first alone.
  public var isMultipleTouchEnabled: Bool {
    get { manners.isMultipleTouchEnabled }
    set { manners.isMultipleTouchEnabled = newValue }
  }
  /// Whether no other view is told of fingers meanwhile.
  public var isExclusiveTouch: Bool {
    get { manners.isExclusiveTouch }
    set { manners.isExclusiveTouch = newValue }
  }
  /// Whether the tint of the view and those inside is dimmed; as around the view unless set.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get {
      guard manners.tintAdjustment == .automatic else { return manners.tintAdjustment }
      return superview?.tintAdjustmentMode ?? .normal
    }
    set {
      guard manners.tintAdjustment != newValue else { return }
      manners.tintAdjustment = newValue
      tellTintChange()
    }
  }
  /// Whether a tint is dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As around the view.
    case automatic
    /// As it is.
    case normal
    /// Grey, as behind an alert.
    case dimmed
  }
  /// The name by which the view's state is found again.
  ///
  /// - Note: Accepted; no effect. `restorationIdentifier`: a film starts anew.
  public var restorationIdentifier: String? {
    get { manners.restorationIdentifier }
    set { manners.restorationIdentifier = newValue }
  }
  /// Whether the view is mirrored where words run from right to left.
  ///
  /// - Note: Accepted; no effect. `semanticContentAttribute`: views stand as their layout says.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { manners.semantics }
    set {
      manners.semantics = newValue
      let forced: [UISemanticContentAttribute] = [.forceLeftToRight, .forceRightToLeft]
      if forced.contains(newValue) { IneffectiveSettings.note("semanticContentAttribute") }
    }
  }
  /// The direction in which words run where the view is.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    placeEnvironment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: Accessibility

  /// Whether someone who cannot see the view is told of it as one thing; controls and words are.
  public var isAccessibilityElement: Bool {
    get { manners.isAccessibilityElement ?? (self is UIControl || self is UILabel) }
    set { manners.isAccessibilityElement = newValue }
  }
  /// What kind of thing the view is to someone who cannot see it.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { manners.accessibilityTraits }
    set { manners.accessibilityTraits = newValue }
  }
  /// What the view does, to someone who cannot see it.
  public var accessibilityHint: String? {
    get { manners.accessibilityHint }
    set { manners.accessibilityHint = newValue }
  }
  /// The value of the view, to someone who cannot see it.
  public var accessibilityValue: String? {
    get { manners.accessibilityValue }
    set { manners.accessibilityValue = newValue }
  }
  /// Whether nobody is told of the view and what is in it.
  public var accessibilityElementsHidden: Bool {
    get { manners.hidesAccessibilityElements }
    set { manners.hidesAccessibilityElements = newValue }
  }
  /// The things of which someone is told in the view's place.
  ///
  /// - Note: Accepted; no effect. `accessibilityElements`: views are told in their order.
  public var accessibilityElements: [Any]? {
    get { manners.accessibilityElements }
    set { manners.accessibilityElements = newValue }
  }
  /// Whether nobody is told of what lies beside the view.
  ///
  /// - Note: Accepted; no effect. `accessibilityViewIsModal`: all that can be touched is told of.
  public var accessibilityViewIsModal: Bool {
    get { manners.isModal }
    set { manners.isModal = newValue }
  }
}

/// Whether a view is mirrored where words run from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  /// It is.
  case unspecified
  /// Not: it plays something.
  case playback
  /// Not: it stands for a place.
  case spatial
  /// It runs from left to right.
  case forceLeftToRight
  /// It runs from right to left.
  case forceRightToLeft
}

/// The direction in which words run.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
