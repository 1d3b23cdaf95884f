public import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// The presentation controller of a sheet: the heights at which its card rests, and what is said of the card.
@MainActor @preconcurrency open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @MainActor @preconcurrency public final class Detent: Equatable {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates a name.
      public init(_ rawValue: String) { self.init(rawValue: rawValue) }
      /// That of about half of the screen.
      public static let medium = Self("com.apple.UIKit.medium")
      /// That of nearly all of the screen.
      public static let large = Self("com.apple.UIKit.large")
    }
    /// What a detent of one's own may depend on.
    @MainActor @preconcurrency public struct ResolutionContext {
      /// The height of the largest detent, in points.
      public let maximumDetentValue: CGFloat
      /// The traits of the sheet's place.
      public let containerTraitCollection: UITraitCollection
    }

    /// Its name.
    public let identifier: Identifier
    /// The same height as SwiftUI has it.
    let height: PresentationDetent

    private init(_ identifier: Identifier, _ height: PresentationDetent) {
      (self.identifier, self.height) = (identifier, height)
    }

    /// About half of the screen.
    public static func medium() -> Detent { Detent(.medium, .medium) }
    /// Nearly all of the screen.
    public static func large() -> Detent { Detent(.large, .large) }
    private static var count = 0
    /// A height that a closure calculates.
    ///
    /// - Parameters:
    ///   - identifier: Its name; `nil` for one of its own.
    ///   - resolver: Gives the height in points, without what the device covers below; `nil` for the largest.
    /// - Returns: The detent.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping @MainActor (ResolutionContext) -> CGFloat?
    ) -> Detent {
      count += 1
      let name = identifier ?? Identifier("custom \(count)")
      return Detent(
        name,
        .custom(named: name.rawValue) { greatest in
          resolver(
            ResolutionContext(
              maximumDetentValue: greatest,
              containerTraitCollection: UITraitCollection(UIScreen.environment)))
        })
    }

    nonisolated public static func == (lhs: Detent, rhs: Detent) -> Bool { lhs === rhs }
  }

  /// The heights at which it may rest.
  open var detents: [Detent] = [.large()] { didSet { changed() } }
  /// The name of the one at which it rests; `nil` for the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { changed() } }
  /// The name of the highest one at which what is below is neither dimmed nor kept from touches; `nil` for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { changed() } }
  /// Whether it has a bar to take hold of.
  open var prefersGrabberVisible = false { didSet { changed() } }
  /// The radius of the card's corners, in points; `nil` for the system's.
  open var preferredCornerRadius: CGFloat? { didSet { changed() } }
  /// Whether content that is scrolled beyond its start makes the sheet higher first.
  ///
  /// - Note: Accepted; no effect. `prefersScrollingExpandsWhenScrolledToEdge`: what scrolls in a sheet scrolls alone.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether it stands at the edge where there is little height.
  ///
  /// - Note: Accepted; no effect. `prefersEdgeAttachedInCompactHeight`: a sheet always stands at the edge.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether its width is the one that its controller would like to have.
  ///
  /// - Note: Accepted; no effect. `widthFollowsPreferredContentSizeWhenEdgeAttached`: a sheet is as wide as the stage.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The view over which it stands.
  ///
  /// - Note: Accepted; no effect. `sourceView`: a sheet stands in the middle.
  open weak var sourceView: UIView?

  /// Called when what is said of the card is other than before.
  var shown: (() -> Void)?

  /// Performs changes; what of them moves the card goes by the motion of sheets.
  ///
  /// - Parameter changes: The changes.
  open func animateChanges(_ changes: () -> Void) { withAnimation(.page) { changes() } }
  /// Asks the detents anew for their heights.
  open func invalidateDetents() { changed() }

  private func changed() { shown?() }

  /// The detent of a name; `nil` where the sheet has none.
  func detent(_ identifier: Detent.Identifier?) -> Detent? {
    identifier.flatMap { name in detents.first { $0.identifier == name } }
  }
  /// The delegate, if it is told of detents.
  var sheetDelegate: (any UISheetPresentationControllerDelegate)? {
    delegate as? any UISheetPresentationControllerDelegate
  }
  /// A hand has pulled the card to another height.
  func wasPulled(to height: PresentationDetent) {
    guard let detent = detents.first(where: { $0.height == height }),
      detent.identifier != selectedDetentIdentifier
    else { return }
    selectedDetentIdentifier = detent.identifier
    sheetDelegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}

/// What is told of a sheet.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// A hand has pulled it to another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
