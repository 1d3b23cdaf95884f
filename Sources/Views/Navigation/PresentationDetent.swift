public import Foundation
@_spi(Engine) public import ViewEngine

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  /// What a custom detent's height may depend on.
  @dynamicMemberLookup public struct Context {
    /// The height of the largest detent, in points.
    public let maxDetentValue: CGFloat
    private let environment: EnvironmentValues

    init(maxDetentValue: CGFloat, environment: EnvironmentValues) {
      (self.maxDetentValue, self.environment) = (maxDetentValue, environment)
    }

    /// A value of the sheet's environment.
    public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
      environment[keyPath: keyPath]
    }
  }

  private enum Kind: Hashable {
    case large, medium
    case height(CGFloat)
    case fraction(CGFloat)
    case custom(name: String)
  }

  private let kind: Kind
  private let custom: (@MainActor (Context) -> CGFloat?)?

  private init(_ kind: Kind, custom: (@MainActor (Context) -> CGFloat?)? = nil) {
    (self.kind, self.custom) = (kind, custom)
  }

  /// The whole height that a sheet may have.
  public static let large = Self(.large)
  /// About half of that.
  public static let medium = Self(.medium)

  /// A height in points; the largest if it is no number.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    Self(height.isFinite ? .height(height) : .large)
  }
  /// A part of the largest height, 0...1; all of it if it is no number.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    Self(fraction.isFinite ? .fraction(fraction) : .large)
  }
  /// A height that a type calculates.
  @MainActor @preconcurrency public static func custom<D: CustomPresentationDetent>(_ type: D.Type)
    -> PresentationDetent
  {
    Self(.custom(name: String(reflecting: type))) { type.height(in: $0) }
  }

  /// A height that code calculates, called by a name that no other of the sheet has.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - height: The height of the content in points at the largest one; `nil` for that.
  /// - Returns: The height.
  package static func custom(
    named name: String, height: @escaping @MainActor (CGFloat) -> CGFloat?
  ) -> PresentationDetent {
    Self(.custom(name: name)) { height($0.maxDetentValue) }
  }

  public static func == (left: Self, right: Self) -> Bool { left.kind == right.kind }
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// The height of the sheet's content, in points; a custom detent that has none is the largest.
  @MainActor func height(in context: Context) -> CGFloat {
    switch kind {
    case .large: context.maxDetentValue
    case .medium: context.maxDetentValue / 2
    case .height(let height): height
    case .fraction(let fraction): context.maxDetentValue * fraction
    case .custom: custom?(context) ?? context.maxDetentValue
    }
  }
}

extension PresentationDetent: Comparable {
  /// Whether one comes before the other in an order that depends on neither's height.
  ///
  /// - Parameters:
  ///   - left: The one.
  ///   - right: The other.
  /// - Returns: Whether `left` comes first.
  public static func < (left: Self, right: Self) -> Bool {
    func place(_ detent: Self) -> (Int, CGFloat, String) {
      switch detent.kind {
      case .large: (0, 0, "")
      case .medium: (1, 0, "")
      case .height(let height): (2, height, "")
      case .fraction(let fraction): (3, fraction, "")
      case .custom(let name): (4, 0, name)
      }
    }
    return place(left) < place(right)
  }
}

/// A height at which a sheet rests that its type calculates.
@MainActor @preconcurrency public protocol CustomPresentationDetent {
  /// What the height may depend on.
  typealias Context = PresentationDetent.Context
  /// The height in points; `nil` for the largest.
  static func height(in context: Context) -> CGFloat?
}

/// Which sheets let touches through to what lies below them.
public struct PresentationBackgroundInteraction: Equatable, Sendable {
  enum Kind: Equatable {
    case automatic, enabled, disabled
    case upThrough(PresentationDetent)
  }
  let kind: Kind
  /// None.
  public static var automatic: Self { Self(kind: .automatic) }
  /// All.
  public static var enabled: Self { Self(kind: .enabled) }
  /// None.
  public static var disabled: Self { Self(kind: .disabled) }
  /// Those at a detent, and at lower ones.
  public static func enabled(upThrough detent: PresentationDetent) -> Self {
    Self(kind: .upThrough(detent))
  }
}
