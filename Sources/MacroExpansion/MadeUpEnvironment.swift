import SwiftSyntax

/// The objects that views look for in their environment, made up where no preview puts them there.
struct MadeUpEnvironment {
  /// Modifiers that put them there, in order: `.environmentObject(Store())`.
  private(set) var modifiers: [String] = []
  /// What is found where nobody put an object of its type, in order.
  private(set) var objects: [Object] = []

  /// An object that a view may look for.
  struct Object: Encodable, Equatable {
    /// The type by which it is looked for.
    let type: String
    /// Makes it.
    let value: String
  }

  /// Finds what views ask for, and the views that they make.
  ///
  /// - Parameters:
  ///   - names: The types that are shown.
  ///   - types: All types.
  ///   - made: Values of them, where there are such; `nil` for new ones.
  init(of names: [String], among types: KnownTypes, with made: MadeUpValues? = nil) {
    let values = made ?? MadeUpValues(types)
    var waiting = names
    var seen = Set(names)
    var found: Set<String> = []
    while let name = waiting.popLast() {
      guard let known = types.resolve(name, from: nil) else { continue }
      for wish in known.environmentWishes where found.insert(wish.type).inserted {
        let place = MadeUpValues.Place(name: "", scope: known.name)
        guard let value = values.named(wish.type, [], for: place), value != "nil" else { continue }
        modifiers.append(".\(wish.isObservable ? "environment" : "environmentObject")(\(value))")
      }
      for name in types.reached(from: known.names)
      where types.resolve(name, from: nil) != nil && seen.insert(name).inserted {
        waiting.append(name)
      }
    }
    modifiers.sort()
  }

  /// Finds what any type asks for, however far away.
  ///
  /// - Parameter values: Values of all types.
  init(ofAll values: MadeUpValues) {
    var found: Set<String> = []
    for known in values.types.all {
      for wish in known.environmentWishes {
        let type = values.types.resolve(wish.type, from: known.name)?.name ?? wish.type
        let place = MadeUpValues.Place(name: "", scope: known.name)
        guard found.insert(type).inserted, let value = values.named(wish.type, [], for: place),
          value != "nil"
        else { continue }
        objects.append(Object(type: type, value: value))
      }
    }
    objects.sort { $0.type < $1.type }
  }
}

extension KnownType {
  /// An object that a view looks for in its environment.
  struct EnvironmentWish {
    let type: String
    /// Whether it is found by its type alone.
    let isObservable: Bool
  }

  /// What its properties look for in the environment, by their types.
  var environmentWishes: [EnvironmentWish] {
    nodes.flatMap { $0.memberBlock.members }.compactMap { member in
      guard let variable = member.decl.as(VariableDeclSyntax.self) else { return nil }
      for attribute in variable.attributes.compactMap({ $0.as(AttributeSyntax.self) }) {
        let name = attribute.attributeName.trimmedDescription.split(separator: ".").last
        if name == "EnvironmentObject", let type = variable.bindings.first?.typeAnnotation?.type {
          return EnvironmentWish(type: type.trimmedDescription, isObservable: false)
        }
        guard name == "Environment", let list = attribute.arguments?.as(LabeledExprListSyntax.self),
          let type = list.first?.expression.as(MemberAccessExprSyntax.self),
          type.declName.baseName.tokenKind == .keyword(.self), let base = type.base
        else { continue }
        return EnvironmentWish(type: base.trimmedDescription, isObservable: true)
      }
      return nil
    }
  }

  /// The names that stand in its declaration and its extensions.
  var names: Set<String> { nodes.reduce(into: []) { $0.formUnion($1.identifiers) } }
}

extension SyntaxProtocol {
  /// The names that stand in it.
  fileprivate var identifiers: Set<String> {
    var names: Set<String> = []
    for token in tokens(viewMode: .sourceAccurate) {
      if case .identifier(let name) = token.tokenKind { names.insert(name) }
    }
    return names
  }
}

extension KnownTypes {
  /// Names, with those that stand in functions and modifiers of the project that these are.
  func reached(from names: Set<String>) -> Set<String> {
    var (found, waiting) = (names, Array(names))
    while let name = waiting.popLast() {
      for node in functions[name] ?? [] {
        for name in node.identifiers where found.insert(name).inserted { waiting.append(name) }
      }
    }
    return found
  }
}
