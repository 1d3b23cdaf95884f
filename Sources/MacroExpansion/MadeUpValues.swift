import SwiftSyntax

/// Values made up for what a view must be given, so that a file without a preview shows one.
///
/// Values of the system's types follow from the type and from the parameter's name; those of the project's own from their
/// examples, cases and initialisers. What cannot be made up is `nil`.
struct MadeUpValues {
  /// What a value is for: it decides which of a type's many values is made.
  struct Place {
    /// What it is called.
    var name: String
    /// The type in which the value's type is written; `nil` at the top of a file.
    var scope: String?
    /// Which of several values of a list it is, from 1; `nil` for one alone.
    var number: Int?
    /// What each parameter of a generic type around must be.
    var generics: [String: String] = [:]
    /// Types of which values are being made: one that needs itself cannot be.
    var under: [String] = []
  }

  /// What was asked for and is not there.
  final class Lacks {
    /// Protocols of the project of which no type that is known can be made.
    fileprivate(set) var kinds: Set<String> = []
    /// How many values were made.
    fileprivate var count = 0
  }

  let types: KnownTypes
  let lacks = Lacks()
  /// The types of the file that is shown, which sees what is private to it.
  var ownNames: Set<String> = []
  /// Whether types that nobody knows and that are called as the system's are left to the compiler, which may know a value.
  var isGuessing = false

  init(_ types: KnownTypes) { self.types = types }

  /// So deep values are made of values.
  private static let greatestDepth = 12
  /// So many are tried for all: stores of stores that cannot be made would be tried for ever.
  private static let greatestCount = 20_000
  /// How many values lists have.
  private static let countOfElements = 3

  // MARK: By the type

  /// A value of a type.
  ///
  /// - Parameters:
  ///   - type: The type as it is written; `nil` where it is not.
  ///   - place: What it is for.
  /// - Returns: An expression; `nil` if there is none.
  func value(of type: TypeSyntax?, for place: Place) -> String? {
    lacks.count += 1
    guard let type, place.under.count < Self.greatestDepth, lacks.count < Self.greatestCount else {
      return nil
    }
    switch type.as(TypeSyntaxEnum.self) {
    case .attributedType(let type): return value(of: type.baseType, for: place)
    case .implicitlyUnwrappedOptionalType(let type):
      return value(of: type.wrappedType, for: place)
    case .optionalType(let type): return optional(of: type.wrappedType, for: place)
    case .arrayType(let type): return list(of: type.element, for: place)
    case .dictionaryType: return "[:]"
    case .functionType(let type): return closure(type, for: place)
    case .tupleType(let type): return tuple(type, for: place)
    case .someOrAnyType(let type): return value(of: type.constraint, for: place)
    case .compositionType(let type):
      return type.elements.lazy.compactMap { value(of: $0.type, for: place) }.first
    case .metatypeType(let type): return "\(type.baseType.trimmedDescription).self"
    case .memberType(let type): return member(type, for: place)
    case .identifierType(let type):
      let arguments = type.genericArgumentClause?.arguments.compactMap(\.writtenType) ?? []
      return named(type.name.text, arguments, for: place)
    default: return nil
    }
  }

  /// A value that may be none: such of the system's types are there, and what is wrong is not.
  private func optional(of type: TypeSyntax, for place: Place) -> String? {
    let isWrong = ["error", "failure", "selected", "parent", "nib"].contains {
      place.name.lowercased().contains($0)
    }
    if isWrong || type.is(FunctionTypeSyntax.self) || type.is(TupleTypeSyntax.self) { return "nil" }
    return SystemValues.value(of: type.trimmedDescription, for: place) ?? "nil"
  }

  private func list(of element: TypeSyntax, for place: Place) -> String? {
    let name = element.trimmedDescription
    if let known = types.resolve(name, from: place.scope) {
      if let list = known.examples(asList: true).first { return list }
      if known.isEnumeration, known.inherited.contains("CaseIterable") {
        return "Array(\(known.name).allCases)"
      }
    }
    var values: [String] = []
    for number in 1...Self.countOfElements {
      var inner = place
      (inner.number, inner.name) = (number, Self.singular(place.name))
      // A list of what cannot be made up is empty.
      guard let value = value(of: element, for: inner), !value.contains(Self.guess) else {
        return "[]"
      }
      values.append(value)
    }
    // Equal elements would have one identity.
    return Set(values).count == 1 && types.resolve(name, from: place.scope) != nil
      ? "[\(values[0])]" : "[\(values.joined(separator: ", "))]"
  }

  /// The name of one of several things.
  private static func singular(_ name: String) -> String {
    if name.hasSuffix("ies") { return name.dropLast(3) + "y" }
    return name.count > 2 && name.hasSuffix("s") && !name.hasSuffix("ss")
      ? String(name.dropLast()) : name
  }

  private func closure(_ type: FunctionTypeSyntax, for place: Place) -> String? {
    let names = type.parameters.map { _ in "_" }.joined(separator: ", ")
    let head = names.isEmpty ? "" : "\(names) in "
    let result = type.returnClause.type
    if ["Void", "()", "Swift.Void"].contains(result.trimmedDescription) { return "{ \(head)}" }
    return value(of: result, for: place).map { "{ \(head)\($0) }" }
  }

  private func tuple(_ type: TupleTypeSyntax, for place: Place) -> String? {
    let parts = type.elements.map { element in
      value(of: element.type, for: place).map { value in
        let label = element.firstName.map { "\($0.text): " } ?? ""
        return type.elements.count > 1 ? label + value : value
      }
    }
    let values = parts.compactMap(\.self)
    guard values.count == parts.count else { return nil }
    return type.elements.count == 1 ? values[0] : "(\(values.joined(separator: ", ")))"
  }

  private func member(_ type: MemberTypeSyntax, for place: Place) -> String? {
    let whole = type.trimmedDescription
    if whole.hasPrefix("FocusState<"), whole.hasSuffix(">.Binding") {
      return "\(whole.dropLast(".Binding".count))().projectedValue"
    }
    if let value = SystemValues.value(of: whole, for: place) { return value }
    let arguments = type.genericArgumentClause?.arguments.compactMap(\.writtenType) ?? []
    if let base = type.baseType.as(IdentifierTypeSyntax.self),
      ["SwiftUI", "Swift", "Foundation", "UIKit"].contains(base.name.text)
    {
      return named(type.name.text, arguments, for: place)
    }
    return named(whole, arguments, for: place)
  }

  /// A value of a type by its name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - arguments: What stands between angle brackets behind it.
  ///   - place: What it is for.
  /// - Returns: An expression; `nil` if there is none.
  func named(_ name: String, _ arguments: [TypeSyntax], for place: Place) -> String? {
    if let constraint = place.generics[name] {
      return Self.parts(of: constraint).lazy.compactMap { part in
        SystemValues.conforming(to: part) ?? named(part, [], for: place)
      }.first
    }
    if let known = types.resolve(name, from: place.scope) { return value(of: known, for: place) }
    switch (name, arguments.first) {
    case ("Binding", let type?):
      return value(of: type, for: place).map { ".constant(\($0))" }
    case ("Optional", let type?): return optional(of: type, for: place)
    case ("Array", let type?), ("ArraySlice", let type?): return list(of: type, for: place)
    case ("Set", _): return "[]"
    case ("Dictionary", _): return "[:]"
    case ("Range", _): return "0..<3"
    case ("ClosedRange", _): return "0...1"
    case ("PassthroughSubject", _): return ".init()"
    case ("CurrentValueSubject", let type?), ("Published", let type?):
      return value(of: type, for: place).map { ".init(\($0))" }
    default:
      return SystemValues.value(of: name, for: place)
        ?? (isGuessing && SystemValues.isOfSystem(name) ? "\(Self.guess)\(name).self)" : nil)
    }
  }

  /// How a value begins that the compiler finds by its type.
  private static let guess = "_madeUp("

  /// The types that a constraint names: `View & Equatable` two, nothing one, which anything conforms to.
  private static func parts(of constraint: String) -> [String] {
    constraint.split(separator: "&", omittingEmptySubsequences: false).map { part in
      part.filter { !$0.isWhitespace }
    }
  }

  // MARK: Of the project's types

  private func value(of known: KnownType, for place: Place) -> String? {
    guard !place.under.contains(known.name), sees(known) else { return nil }
    var inner = place
    inner.under.append(known.name)
    inner.scope = known.name
    if let alias = known.alias { return value(of: alias, for: inner) }
    if known.isProtocol { return value(ofKind: known, for: inner) }
    if known.isGeneric { return generic(known, for: inner) }
    if place.number == nil, let example = known.examples(asList: false).first { return example }
    if known.isEnumeration { return oneCase(of: known, for: inner) }
    inner.generics = [:]
    if let arguments = arguments(of: known, for: inner) { return "\(known.name)(\(arguments))" }
    return known.examples(asList: false).first
  }

  /// Whether the file that is shown sees a type.
  private func sees(_ known: KnownType) -> Bool {
    guard known.isHidden else { return true }
    return ownNames.contains(known.name.split(separator: ".").first.map(String.init) ?? "")
  }

  /// A value of a generic type, if what it is given says all of its parameters.
  private func generic(_ known: KnownType, for place: Place) -> String? {
    var inner = place
    inner.generics = known.generics
    guard let (text, parameters) = call(of: known, for: inner), says(parameters, all: known) else {
      return nil
    }
    return "\(known.name)(\(text))"
  }

  /// Whether parameters name all that a generic type is to be told.
  private func says(_ parameters: [KnownType.Parameter], all known: KnownType) -> Bool {
    let names = parameters.flatMap { parameter in
      parameter.type?.tokens(viewMode: .sourceAccurate).map(\.text) ?? []
    }
    return Set(known.generics.keys).isSubset(of: names)
  }

  /// The types between angle brackets with which a generic type is made whose initialiser does not say them.
  ///
  /// - Parameters:
  ///   - known: The type.
  ///   - parameters: What its initialiser is given.
  ///   - place: What it is for.
  /// - Returns: As in `<Text, Card>`; nothing where nothing need be said or can be.
  func brackets(
    of known: KnownType, givenBy parameters: [KnownType.Parameter], for place: Place
  ) -> String {
    if says(parameters, all: known) { return "" }
    let names = known.genericNames.map { name in
      Self.parts(of: known.generics[name] ?? "").lazy.compactMap { part -> String? in
        if let model = types.resolve(part, from: place.scope) {
          return model.isProtocol
            ? ranked(ofKind: model).first { value(of: $0, for: place) != nil }?.name : model.name
        }
        return SystemValues.typeConforming(to: part)
      }.first
    }
    return names.contains(nil) ? "" : "<\(names.compactMap(\.self).joined(separator: ", "))>"
  }

  /// A value of a type that conforms to a protocol of the project.
  private func value(ofKind known: KnownType, for place: Place) -> String? {
    if let value = ranked(ofKind: known).lazy.compactMap({ value(of: $0, for: place) }).first {
      return value
    }
    // Nothing of the system's conforms to what a project declares.
    lacks.kinds.insert(known.name)
    return nil
  }

  /// The types that conform to a protocol of the project: those that are made for such purposes first, other protocols last.
  private func ranked(ofKind known: KnownType) -> [KnownType] {
    func rank(_ kind: KnownType) -> Int {
      kind.isProtocol ? 2 : KnownType.rankOfExample(kind.name) == nil ? 1 : 0
    }
    return types.all.filter { $0.inherited.contains(known.name) }.enumerated()
      .sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(\.element)
  }

  private func oneCase(of known: KnownType, for place: Place) -> String? {
    let cases = known.cases
    if let plain = cases.first(where: { $0.parameterClause == nil }) {
      return "\(known.name).\(plain.name.text)"
    }
    for one in cases {
      guard let parameters = one.parameterClause?.parameters else { continue }
      let values = parameters.map { parameter in
        var inner = place
        inner.name = (parameter.secondName ?? parameter.firstName)?.text ?? one.name.text
        return value(of: parameter.type, for: inner).map { value in
          parameter.firstName.map { $0.text == "_" ? value : "\($0.text): \(value)" } ?? value
        }
      }
      if values.allSatisfy({ $0 != nil }) {
        let list = values.compactMap(\.self).joined(separator: ", ")
        return "\(known.name).\(one.name.text)(\(list))"
      }
    }
    return nil
  }

  /// The arguments with which a value of a type is made.
  private func arguments(of known: KnownType, for place: Place) -> String? {
    call(of: known, for: place)?.arguments
  }

  /// How a value of a type is made.
  ///
  /// - Parameters:
  ///   - known: The type.
  ///   - place: What it is for.
  ///   - isOwn: Whether what is private to its file is seen.
  /// - Returns: What stands between the parentheses, and what the initialiser wants; `nil` if it cannot be made.
  func call(
    of known: KnownType, for place: Place, isOwn: Bool = false
  ) -> (arguments: String, parameters: [KnownType.Parameter])? {
    for list in known.initializers(isOwn: isOwn, among: types) {
      var values: [String] = []
      for parameter in list {
        var inner = place
        inner.name = parameter.name
        guard let value = value(of: parameter, for: inner) else { break }
        values.append(parameter.label.map { "\($0): \(value)" } ?? value)
      }
      if values.count == list.count { return (values.joined(separator: ", "), list) }
    }
    return nil
  }

  private func value(of parameter: KnownType.Parameter, for place: Place) -> String? {
    switch parameter.kind {
    case .plain: return value(of: parameter.type, for: place)
    case .binding: return value(of: parameter.type, for: place).map { ".constant(\($0))" }
    case .content:
      if parameter.type?.isFunction == true { return value(of: parameter.type, for: place) }
      return value(of: parameter.type, for: place).map { "{ \($0) }" }
    case .unknown: return nil
    }
  }
}

extension GenericArgumentSyntax {
  /// The argument, if it is a type.
  fileprivate var writtenType: TypeSyntax? {
    if case .type(let type) = argument { type } else { nil }
  }
}

extension TypeSyntax {
  /// Whether it is a function's, with or without attributes.
  fileprivate var isFunction: Bool {
    self.as(AttributedTypeSyntax.self).map(\.baseType.isFunction)
      ?? self.is(FunctionTypeSyntax.self)
  }
}
