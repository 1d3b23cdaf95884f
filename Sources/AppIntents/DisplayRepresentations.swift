public import Foundation
public import Views

/// What a type of values is called.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation {
  /// The name.
  public let name: LocalizedStringResource
  /// The name of several, by their number; `nil` for the same.
  public let numericFormat: LocalizedStringResource?
  /// Other names.
  public let synonyms: [LocalizedStringResource]
  /// Creates a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - numericFormat: The name of several, by their number; `nil` for the same.
  ///   - synonyms: Other names.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) { (self.name, self.numericFormat, self.synonyms) = (name, numericFormat, synonyms) }
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }
}

/// What a value is called.
public struct DisplayRepresentation: ExpressibleByStringInterpolation {
  /// A picture beside the name.
  public struct Image: Equatable, Sendable {
    /// Where the picture is from.
    public enum Source: Equatable, Sendable {
      /// A symbol of the system.
      case systemName(String)
      /// A picture of the app.
      case named(String)
      /// Bytes of a picture.
      case data(Data)
      /// A file.
      case url(URL)
    }
    /// Where it is from.
    public let source: Source
    /// Creates a symbol of the system.
    public init(systemName: String) { source = .systemName(systemName) }
    /// Creates a picture of the app.
    public init(named name: String) { source = .named(name) }
    /// Creates a picture of its bytes.
    public init(data: Data) { source = .data(data) }
    /// Creates a picture of a file.
    public init(url: URL) { source = .url(url) }
  }

  /// The name.
  public let title: LocalizedStringResource
  /// What stands below; `nil` for nothing.
  public let subtitle: LocalizedStringResource?
  /// The picture beside it; `nil` for none.
  public let image: Image?
  /// Other names.
  public let synonyms: [LocalizedStringResource]
  /// Creates a name.
  ///
  /// - Parameters:
  ///   - title: The name.
  ///   - subtitle: What stands below; `nil` for nothing.
  ///   - image: The picture beside it; `nil` for none.
  ///   - synonyms: Other names.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: Image? = nil, synonyms: [LocalizedStringResource] = []
  ) {
    (self.title, self.subtitle, self.image, self.synonyms) = (title, subtitle, image, synonyms)
  }
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }
}

/// A type that has a name.
public protocol TypeDisplayRepresentable {
  /// What the type is called.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value that has a name.
public protocol InstanceDisplayRepresentable {
  /// What the value is called.
  var displayRepresentation: DisplayRepresentation { get }
}
/// A value and a type that have names.
public typealias DisplayRepresentable = InstanceDisplayRepresentable & TypeDisplayRepresentable

/// What has words for people.
public protocol CustomLocalizedStringResourceConvertible {
  /// The words.
  var localizedStringResource: LocalizedStringResource { get }
}

/// A value that parameters may have.
public protocol AppValue: TypeDisplayRepresentable {}

/// A few values, each with a name, that a parameter may have.
public protocol AppEnum: AppValue, CaseIterable, Hashable, RawRepresentable, Sendable
where RawValue: LosslessStringConvertible {
  /// What each value is called.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  /// What the value is called.
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title
      ?? LocalizedStringResource(stringLiteral: String(rawValue))
  }
}
