public import Foundation
@_spi(Engine) public import ViewEngine

/// What a sheet's content says of its card.
struct SheetWishes: Equatable {
  /// The detent that a sheet's content keeps: alike while it is the same one.
  struct Selection: Equatable {
    let binding: Binding<PresentationDetent>
    let value: PresentationDetent
    static func == (left: Self, right: Self) -> Bool { left.value == right.value }
  }

  /// Where the card may rest, each once, in an order of their own.
  var detents: [PresentationDetent] = [.large]
  var selection: Selection?
  var indicator = Visibility.automatic
  /// The radius of the card's upper corners, in points; `nil` for the system's.
  var cornerRadius: CGFloat?
  var isDismissDisabled = false
  var background = PresentationBackgroundInteraction.automatic
  var contentInteraction = PresentationContentInteraction.automatic

  /// Whether the card has a grabber: where it may rest at several places, if nothing else is said.
  var showsGrabber: Bool {
    indicator == .visible || indicator == .automatic && detents.count > 1
  }
}

/// The wishes of what a sheet shows; of several views the first that says something.
struct SheetWishesKey: PreferenceKey {
  static var defaultValue: SheetWishes { SheetWishes() }
  static func reduce(value: inout SheetWishes, nextValue: () -> SheetWishes) {
    if value == defaultValue { value = nextValue() }
  }
}

/// What a finger on a presentation's content does.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let order: Int
  /// As the system thinks best.
  public static let automatic = Self(order: 0)
  /// It resizes the presentation.
  public static let resizes = Self(order: 1)
  /// It scrolls.
  public static let scrolls = Self(order: 2)
}

extension View {
  private func wish(_ change: @escaping (inout SheetWishes) -> Void) -> some View {
    transformPreference(SheetWishesKey.self, change)
  }

  /// Sets the heights at which the sheet that shows this view rests.
  ///
  /// It comes at the lowest, a finger pulls it from one to the next, and below the lowest away.
  ///
  /// - Parameter detents: The heights.
  /// - Returns: This view.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    wish { $0.detents = detents.sorted() }
  }

  /// Sets the heights at which the sheet that shows this view rests, and keeps which it is.
  ///
  /// - Parameters:
  ///   - detents: The heights.
  ///   - selection: The one at which it rests.
  /// - Returns: This view.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    wish {
      $0.detents = detents.sorted(by: <)
      $0.selection = SheetWishes.Selection(binding: selection, value: selection.wrappedValue)
    }
  }

  /// Sets whether the sheet that shows this view has a grabber.
  ///
  /// - Parameter visibility: Whether; if automatic, where it may rest at several heights.
  /// - Returns: This view.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    wish { $0.indicator = visibility }
  }

  /// Sets what a finger that moves up on the content of the sheet does: move the card until it is as high as it can be, or
  /// scroll at once.
  ///
  /// - Parameter behavior: What it does; if automatic, it moves the card first.
  /// - Returns: This view.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { wish { $0.contentInteraction = behavior } }

  /// Sets the radius of the upper corners of the sheet that shows this view.
  ///
  /// - Parameter cornerRadius: The radius in points; `nil` for the system's.
  /// - Returns: This view.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    wish { $0.cornerRadius = cornerRadius }
  }

  /// Keeps taps beside a sheet, and fingers that pull it down, from dismissing it.
  ///
  /// - Parameter isDisabled: Whether only code may dismiss it.
  /// - Returns: This view.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    wish { $0.isDismissDisabled = isDisabled }
  }

  /// Sets whether what lies below a sheet can be touched; it is not dimmed then.
  ///
  /// - Parameter interaction: At which detents.
  /// - Returns: This view.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    wish { $0.background = interaction }
  }
}
