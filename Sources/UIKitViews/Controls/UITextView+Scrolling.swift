public import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

// A text view is no scroll view here: what scrolls its text is SwiftUI's editor, which is asked for what these say.
extension UITextView {
  /// The room around the text, besides ``textContainerInset``, in points.
  public var contentInset: UIEdgeInsets {
    get { manner.contentInset }
    set {
      manner.contentInset = newValue
      changed()
    }
  }
  /// The room around the text, with that for what covers the view: of that there is none.
  public var adjustedContentInset: UIEdgeInsets { contentInset }
  /// The size of all of the text, in points.
  public var contentSize: CGSize { sizeThatFits(CGSize(width: bounds.width, height: 0)) }
  /// The point of the text at the view's top left, which code does not move.
  ///
  /// - Note: Accepted; no effect. `contentOffset`: the text is scrolled by fingers, and by what is typed.
  public var contentOffset: CGPoint {
    get { .zero }
    set { if newValue != .zero { IneffectiveSettings.note("UITextView.contentOffset") } }
  }
  /// Sets the point of the text at the view's top left.
  ///
  /// - Parameters:
  ///   - contentOffset: The point.
  ///   - animated: Whether it gets there in time.
  /// - Note: Accepted; no effect. `contentOffset`, `animated`: the text is scrolled by fingers, and by what is typed.
  public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
  /// Which of what covers the view is room around the text, too.
  ///
  /// - Note: Accepted; no effect. `contentInsetAdjustmentBehavior`: it is as SwiftUI's editors have it.
  public var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior {
    get { manner.adjustment }
    set { manner.adjustment = newValue }
  }
  /// Which drag takes the keyboard away.
  public var keyboardDismissMode: UIScrollView.KeyboardDismissMode {
    get { manner.dismissal }
    set {
      manner.dismissal = newValue
      hostedContentChanged()
    }
  }
  /// Whether the text goes beyond its ends.
  ///
  /// - Note: Accepted; no effect. `bounces`: it does as SwiftUI's editors do.
  public var bounces: Bool {
    get { manner.bounces }
    set { manner.bounces = newValue }
  }
  /// Whether the text goes beyond its ends upwards and downwards though all of it is seen.
  public var alwaysBounceVertical: Bool {
    get { manner.alwaysBounces }
    set {
      manner.alwaysBounces = newValue
      hostedContentChanged()
    }
  }
  /// Whether the text goes beyond its ends to the sides though all of it is seen.
  ///
  /// - Note: Accepted; no effect. `alwaysBounceHorizontal`: lines are as wide as the view and stay there.
  public var alwaysBounceHorizontal: Bool {
    get { manner.alwaysBouncesAcross }
    set {
      manner.alwaysBouncesAcross = newValue
      if newValue { IneffectiveSettings.note("UITextView.alwaysBounceHorizontal") }
    }
  }
  /// Whether a bar tells how far the text is scrolled down.
  ///
  /// - Note: Accepted; no effect. `showsVerticalScrollIndicator`: no indicators are drawn.
  public var showsVerticalScrollIndicator: Bool {
    get { manner.showsIndicator }
    set { manner.showsIndicator = newValue }
  }
  /// Whether a bar tells how far the text is scrolled to the side.
  ///
  /// - Note: Accepted; no effect. `showsHorizontalScrollIndicator`: no indicators are drawn.
  public var showsHorizontalScrollIndicator: Bool {
    get { manner.showsSideIndicator }
    set { manner.showsSideIndicator = newValue }
  }
  /// The insets of the bars.
  ///
  /// - Note: Accepted; no effect. `scrollIndicatorInsets`: no indicators are drawn.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { manner.indicatorInsets }
    set { manner.indicatorInsets = newValue }
  }
  /// The insets of the bar at the side.
  ///
  /// - Note: Accepted; no effect. `verticalScrollIndicatorInsets`: no indicators are drawn.
  public var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { manner.indicatorInsets }
    set { manner.indicatorInsets = newValue }
  }
  /// Shows the bars for a moment.
  ///
  /// - Note: Accepted; no effect. `flashScrollIndicators`: no indicators are drawn.
  public func flashScrollIndicators() {}
}

extension UIScrollView.KeyboardDismissMode {
  /// The same as SwiftUI has it.
  var mode: ScrollDismissesKeyboardMode {
    switch self {
    case .none: .never
    case .onDrag, .onDragWithAccessory: .immediately
    case .interactive, .interactiveWithAccessory: .interactively
    }
  }
}
