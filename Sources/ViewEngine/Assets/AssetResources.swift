public import Foundation

/// A colour of the project's assets, by a name that the compiler knows.
///
/// Xcode writes one for each colour of a project; so does the tool for those that a scene asks for.
public struct ColorResource: Hashable, Sendable {
  package let name: String

  /// Creates the resource of a colour.
  ///
  /// - Parameters:
  ///   - name: Its name among the assets.
  ///   - bundle: The bundle of the colour.
  /// - Note: Accepted; no effect. `bundle`: colours come from the assets of the project.
  public init(name: String, bundle: @autoclosure () -> Bundle) { self.name = name }
}

/// An image of the project's assets, by a name that the compiler knows.
///
/// Xcode writes one for each image of a project; so does the tool for those that a scene asks for.
public struct ImageResource: Hashable, Sendable {
  package let name: String

  /// Creates the resource of an image.
  ///
  /// - Parameters:
  ///   - name: Its name among the assets.
  ///   - bundle: The bundle of the image.
  /// - Note: Accepted; no effect. `bundle`: images come from the assets of the project.
  public init(name: String, bundle: @autoclosure () -> Bundle) { self.name = name }
}
