import SwiftSyntax

/// The isolation of files whose module leaves its declarations to no actor, where they are compiled with others that have theirs on
/// the main actor.
///
/// In an app that Xcode 26 made every declaration is on the main actor, in the packages that it is built with only what says
/// so. Compiled as one module all would be; `nonisolated` before a declaration at the top of a file keeps it as it was.
struct ActorIsolation {
  /// Protocols and classes of these files that are on no actor.
  private var names = Self.system

  /// Reads which protocols and types are on no actor.
  ///
  /// - Parameter files: The files of such modules, with the names that they have there.
  init(of files: [SourceFileSyntax]) {
    let types = files.flatMap(\.statements).compactMap { statement in
      statement.item.as(DeclSyntax.self).flatMap(Heading.init)
    }.filter { !$0.isExtension }
    // One may stand on another that is read later.
    var count = 0
    while count != names.count {
      count = names.count
      for type in types where isPlain(type) { names.insert(type.name) }
    }
  }

  /// What the system has on no actor: what a type can be besides, and what is extended.
  private static let system: Set<String> = [
    "Codable", "Encodable", "Decodable", "Hashable", "Equatable", "Identifiable", "Sendable",
    "Error", "LocalizedError", "CustomNSError", "Comparable", "CaseIterable", "RawRepresentable",
    "CustomStringConvertible", "CustomDebugStringConvertible", "ExpressibleByStringLiteral",
    "OptionSet", "SetAlgebra", "Sequence", "Collection", "BidirectionalCollection",
    "RandomAccessCollection", "IteratorProtocol", "AsyncSequence", "AsyncIteratorProtocol",
    "CodingKey", "AdditiveArithmetic", "Numeric", "Strideable", "StringProtocol", "AnyObject",
    "NSObject", "NSCopying", "NSCoding", "NSSecureCoding", "Observable", "ObservableObject",
    "Transferable", "String", "Substring", "Character", "Bool", "Int", "Int8", "Int16", "Int32",
    "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float", "CGFloat",
    "CGPoint", "CGSize", "CGRect", "CGVector", "Array", "Dictionary", "Set", "Optional", "Result",
    "Range", "ClosedRange", "Date", "Data", "URL", "UUID", "Decimal", "Calendar", "Locale",
    "TimeInterval", "DateComponents", "DateFormatter", "NumberFormatter", "Formatter",
    "JSONDecoder", "JSONEncoder", "FileManager", "UserDefaults", "Bundle", "Notification",
    "Notification.Name", "NotificationCenter", "URLRequest", "URLSession", "URLComponents",
    "HTTPURLResponse", "URLResponse", "AttributedString", "NSAttributedString", "ProcessInfo",
    "Task", "Duration", "Publisher", "AnyPublisher", "BinaryInteger", "FloatingPoint",
    "BinaryFloatingPoint", "FixedWidthInteger",
  ]

  private func isPlain(_ heading: Heading) -> Bool {
    !heading.isIsolated && heading.inherited.allSatisfy(names.contains)
      && (!heading.isExtension || names.contains(heading.name))
  }

  /// A file's text with its declarations on no actor.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - source: Its text.
  /// - Returns: The text, with as many lines.
  func text(of file: SourceFileSyntax, _ source: String) -> String {
    var bytes = Array(source.utf8)
    for statement in file.statements.reversed() {
      guard let declaration = statement.item.as(DeclSyntax.self),
        let (place, word) = mark(declaration)
      else { continue }
      bytes.insert(contentsOf: Array(word.utf8), at: place)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What is put before a declaration, and where; `nil` if it stays as it is.
  private func mark(_ declaration: DeclSyntax) -> (place: Int, word: String)? {
    if let heading = Heading(declaration) {
      return isPlain(heading) ? (heading.place, "nonisolated ") : nil
    }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return Heading.isIsolated(function.attributes, function.modifiers)
        ? nil : (Heading.place(function.modifiers, function.funcKeyword), "nonisolated ")
    }
    guard let variable = declaration.as(VariableDeclSyntax.self),
      !Heading.isIsolated(variable.attributes, variable.modifiers)
    else { return nil }
    let isStored = variable.bindings.contains { $0.accessorBlock == nil }
    let isVariable = variable.bindingSpecifier.tokenKind == .keyword(.var)
    return (
      Heading.place(variable.modifiers, variable.bindingSpecifier),
      isStored && isVariable ? "nonisolated(unsafe) " : "nonisolated "
    )
  }
}

/// The head of a type, protocol or extension.
private struct Heading {
  let name: String
  let inherited: [String]
  let isExtension: Bool
  /// Whether it says which actor it is on.
  let isIsolated: Bool
  /// Where its modifiers begin.
  let place: Int

  init?(_ declaration: DeclSyntax) {
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self),
      !declaration.is(ActorDeclSyntax.self)
    else { return nil }
    let extended = declaration.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    guard let name = extended ?? declaration.asProtocol((any NamedDeclSyntax).self)?.name.text
    else { return nil }
    self.name = name
    isExtension = extended != nil
    let types = group.inheritanceClause?.inheritedTypes.map(\.type) ?? []
    inherited = types.flatMap { type -> [String] in
      let plain = type.as(AttributedTypeSyntax.self)?.baseType ?? type
      let parts = plain.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [plain]
      return parts.map(\.trimmedDescription)
    }
    isIsolated = Self.isIsolated(group.attributes, group.modifiers)
    place = Self.place(group.modifiers, group.introducer)
  }

  static func isIsolated(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax
  ) -> Bool {
    attributes.contains { $0.isActor } || modifiers.contains { $0.name.text == "nonisolated" }
  }

  static func place(_ modifiers: DeclModifierListSyntax, _ keyword: TokenSyntax) -> Int {
    (modifiers.first?.positionAfterSkippingLeadingTrivia
      ?? keyword.positionAfterSkippingLeadingTrivia).utf8Offset
  }
}

extension AttributeListSyntax.Element {
  /// Whether it is `@MainActor` or an actor of somebody's, which are called so.
  fileprivate var isActor: Bool {
    self.as(AttributeSyntax.self)?.attributeName.trimmedDescription.hasSuffix("Actor") == true
  }
}
