public import Foundation
@_spi(Engine) import ViewEngine

// Foundation's own take names that may be `nil`; where a scene gives one, the compiler prefers these.

extension Bundle {
  /// The bundle of a package's module: the project's files, as those of the main bundle.
  public static var module: Bundle { .main }

  /// The address of a file of the project.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - ext: Its ending; `nil` where the name has it.
  /// - Returns: The address; `nil` if there is no such file, which is told.
  public func url(forResource name: String, withExtension ext: String?) -> URL? {
    path(forResource: name, ofType: ext).map { URL(fileURLWithPath: $0) }
  }

  /// The address of a file of the project in a folder.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - ext: Its ending; `nil` where the name has it.
  ///   - subpath: The folder; `nil` for any.
  /// - Returns: The address; `nil` if there is no such file, which is told.
  public func url(
    forResource name: String, withExtension ext: String?, subdirectory subpath: String?
  ) -> URL? {
    BundledFiles.path(name, ofType: ext, in: subpath).map { URL(fileURLWithPath: $0) }
  }

  /// The path of a file of the project.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - ext: Its ending; `nil` where the name has it.
  /// - Returns: The path; `nil` if there is no such file, which is told.
  public func path(forResource name: String, ofType ext: String?) -> String? {
    BundledFiles.path(name, ofType: ext, in: nil)
  }
}
