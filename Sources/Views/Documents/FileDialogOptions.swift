public import Foundation
@_spi(Engine) public import ViewEngine

/// What a page of files shows.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// The set's bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// What is in packages.
  public static let enumeratePackages = Self(rawValue: 1)
  /// Files that are usually not shown.
  public static let includeHiddenFiles = Self(rawValue: 2)
  /// The endings of names.
  public static let displayFileExtensions = Self(rawValue: 4)
}

// What pages of files are told; a film shows none, and says so where one would be open.
extension View {
  /// Tells pages of files apart, so that each remembers where it was.
  ///
  /// - Note: Accepted; no effect. `id`: a film shows no files.
  public func fileDialogCustomizationID(_ id: String) -> some View { self }
  /// Sets the folder where a page of files begins.
  ///
  /// - Note: Accepted; no effect. `defaultDirectory`: a film shows no files.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
  /// Sets what a page of files shows.
  ///
  /// - Note: Accepted; no effect. `options`: a film shows no files.
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }
  /// Sets whether a page of files gives links rather than where they lead.
  ///
  /// - Note: Accepted; no effect. `imports`: a film shows no files.
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
  /// Sets which files can be chosen.
  ///
  /// - Note: Accepted; no effect. `predicate`: a film shows no files.
  public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }

  /// Sets the words above the files.
  ///
  /// - Note: Accepted; no effect. `message`: a film shows no files.
  public func fileDialogMessage(_ message: Text?) -> some View { self }
  /// Sets the words above the files.
  ///
  /// - Note: Accepted; no effect. `messageKey`: a film shows no files.
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }
  /// Sets the words above the files.
  ///
  /// - Note: Accepted; no effect. `message`: a film shows no files.
  @_disfavoredOverload public func fileDialogMessage<S: StringProtocol>(
    _ message: S
  ) -> some View { self }
  /// Sets the words of the button that confirms.
  ///
  /// - Note: Accepted; no effect. `label`: a film shows no files.
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
  /// Sets the words of the button that confirms.
  ///
  /// - Note: Accepted; no effect. `labelKey`: a film shows no files.
  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// Sets the words of the button that confirms.
  ///
  /// - Note: Accepted; no effect. `label`: a film shows no files.
  @_disfavoredOverload public func fileDialogConfirmationLabel<S: StringProtocol>(
    _ label: S
  ) -> some View { self }
  /// Sets the words beside the field of a file's name.
  ///
  /// - Note: Accepted; no effect. `label`: a film shows no files.
  public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }
  /// Sets the words beside the field of a file's name.
  ///
  /// - Note: Accepted; no effect. `labelKey`: a film shows no files.
  public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// Sets the words beside the field of a file's name.
  ///
  /// - Note: Accepted; no effect. `label`: a film shows no files.
  @_disfavoredOverload public func fileExporterFilenameLabel<S: StringProtocol>(
    _ label: S
  ) -> some View { self }
}
