import SwiftSyntax

/// The objects that views look for in their environment, made up where no preview puts them there.
struct MadeUpEnvironment {
  /// Modifiers that put them there, in order: `.environmentObject(Store())`.
  private(set) var modifiers: [String] = []

  /// Finds what views ask for, and the views that they make.
  ///
  /// - Parameters:
  ///   - names: The types that are shown.
  ///   - types: All types.
  init(of names: [String], among types: KnownTypes) {
    let values = MadeUpValues(types)
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
      for name in known.names where types.resolve(name, from: nil) != nil {
        if seen.insert(name).inserted { waiting.append(name) }
      }
    }
    modifiers.sort()
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

  /// The names that stand in its declaration and its extensions and may be types.
  var names: Set<String> {
    var names: Set<String> = []
    for node in nodes {
      for token in node.tokens(viewMode: .sourceAccurate) {
        guard case .identifier(let name) = token.tokenKind, name.first?.isUppercase == true else {
          continue
        }
        names.insert(name)
      }
    }
    return names
  }
}
