public import Foundation

// Archives that Xcode compiles of `.xib` and `.storyboard` files: nothing here reads them.

/// An archive of views, which cannot be opened here: its name compiles, and who opens it is told so.
@MainActor @preconcurrency open class UINib: NSObject {
  /// What it is called.
  let name: String

  /// Names an archive.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - bundleOrNil: The bundle of the archive.
  /// - Note: Accepted; no effect. `bundle`: no archive is opened.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

  /// Would make the archive's views: it ends the film, which says so.
  ///
  /// - Parameters:
  ///   - ownerOrNil: What the archive's outlets belong to.
  ///   - optionsOrNil: What else it is told.
  /// - Returns: Nothing.
  /// - Note: Accepted; no effect. `withOwner`, `options`: archives are not read.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil)
    -> [Any]
  { Self.refuse("\(name).xib") }

  /// What an archive is told.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Objects that are outside of the archive.
    public static let externalObjects = Self(rawValue: "UINibExternalObjects")
  }

  /// Ends the film, as an archive is to be opened.
  nonisolated static func refuse(_ name: String) -> Never {
    fatalError("\(name): archives of Interface Builder are not read here; make the views by code")
  }
}

/// Pages that Interface Builder has, which cannot be opened here: their names compile, and who makes one is told so.
@MainActor @preconcurrency open class UIStoryboard: NSObject {
  private let name: String

  /// Names a storyboard.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - storyboardBundleOrNil: The bundle of the storyboard.
  /// - Note: Accepted; no effect. `bundle`: no storyboard is opened.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

  /// Would make the first page: it ends the film, which says so.
  open func instantiateInitialViewController() -> UIViewController? {
    UINib.refuse("\(name).storyboard")
  }
  /// Would make a page: it ends the film, which says so.
  ///
  /// - Parameter identifier: The page.
  /// - Returns: Nothing.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UINib.refuse("\(name).storyboard, \(identifier)")
  }
  /// Would make the first page: it ends the film, which says so.
  ///
  /// - Parameter creator: Would make the controller.
  /// - Returns: Nothing.
  /// - Note: Accepted; no effect. `creator`: storyboards are not read.
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)?
  ) -> Controller? { UINib.refuse("\(name).storyboard") }
  /// Would make a page: it ends the film, which says so.
  ///
  /// - Parameters:
  ///   - identifier: The page.
  ///   - creator: Would make the controller.
  /// - Returns: Nothing.
  /// - Note: Accepted; no effect. `creator`: storyboards are not read.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller { UINib.refuse("\(name).storyboard, \(identifier)") }
}

/// A way from one page of a storyboard to another, which nothing goes.
@MainActor @preconcurrency open class UIStoryboardSegue: NSObject {
  /// What it is called.
  public let identifier: String?
  /// Where it begins.
  public let source: UIViewController
  /// Where it ends.
  public let destination: UIViewController

  /// Creates a way.
  ///
  /// - Parameters:
  ///   - identifier: What it is called.
  ///   - source: Where it begins.
  ///   - destination: Where it ends.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
  }
  /// Goes it: code that subclasses says how.
  open func perform() {}
}

extension Bundle {
  /// Would make the views of an archive: it ends the film, which says so.
  ///
  /// - Parameters:
  ///   - name: The archive.
  ///   - owner: What its outlets belong to.
  ///   - options: What else it is told.
  /// - Returns: Nothing.
  /// - Note: Accepted; no effect. `owner`, `options`: archives are not read.
  @MainActor @preconcurrency public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { UINib.refuse("\(name).xib") }
}
