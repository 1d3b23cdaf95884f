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

  let types: KnownTypes

  init(_ types: KnownTypes) { self.types = types }

  /// So deep values are made of values.
  private static let greatestDepth = 6
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
    guard let type, place.under.count < Self.greatestDepth else { return nil }
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
      guard let value = value(of: element, for: inner) else { return "[]" }
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
      return SystemValues.conforming(to: constraint) ?? named(constraint, [], for: place)
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
    default: return SystemValues.value(of: name, for: place)
    }
  }

  // MARK: Of the project's types

  private func value(of known: KnownType, for place: Place) -> String? {
    guard !place.under.contains(known.name) else { return nil }
    var inner = place
    inner.under.append(known.name)
    inner.scope = known.name
    if let alias = known.alias { return value(of: alias, for: inner) }
    if known.isProtocol { return value(ofKind: known, for: inner) }
    if known.isGeneric { return nil }
    if place.number == nil, let example = known.examples(asList: false).first { return example }
    if known.isEnumeration { return oneCase(of: known, for: inner) }
    inner.generics = [:]
    if let arguments = arguments(of: known, for: inner) { return "\(known.name)(\(arguments))" }
    return known.examples(asList: false).first
  }

  /// A value of a type that conforms to a protocol of the project; one that is made for such purposes first.
  private func value(ofKind known: KnownType, for place: Place) -> String? {
    let kinds = types.all.filter { $0.inherited.contains(known.name) && !$0.isProtocol }
    let ranked =
      kinds.filter { KnownType.rankOfExample($0.name) != nil }
      + kinds.filter { KnownType.rankOfExample($0.name) == nil }
    for kind in ranked {
      if let value = value(of: kind, for: place) { return value }
    }
    return known.inherited.sorted().first.flatMap { SystemValues.conforming(to: $0) }
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
  ///
  /// - Parameters:
  ///   - known: The type.
  ///   - place: What it is for.
  ///   - isOwn: Whether what is private to its file is seen.
  /// - Returns: What stands between the parentheses; `nil` if it cannot be made.
  func arguments(of known: KnownType, for place: Place, isOwn: Bool = false) -> String? {
    for list in known.initializers(isOwn: isOwn, among: types) {
      var values: [String] = []
      for parameter in list {
        var inner = place
        inner.name = parameter.name
        guard let value = value(of: parameter, for: inner) else { break }
        values.append(parameter.label.map { "\($0): \(value)" } ?? value)
      }
      if values.count == list.count { return values.joined(separator: ", ") }
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
