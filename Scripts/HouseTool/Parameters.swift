/// Whether parameters of public functions do something, and are described.
struct Parameters {
  /// Those that other packages see.
  let declarations: [Declaration]
  /// The short names of what protocols require: who conforms has to take what is handed over, and
  /// need not read it.
  private let requirements: Set<String>

  /// Requirements of protocols that are not ours: of string literals, Combine's
  /// schedulers, numbers and SwiftSyntax's macros.
  private static let foreignRequirements: Set = [
    "init(literalCapacity:interpolationCount:)", "+(_:_:)", "-(_:_:)",
    "schedule(options:_:)", "schedule(after:tolerance:options:_:)",
    "schedule(after:interval:tolerance:options:_:)", "expansion(of:providingPeersOf:in:)",
    "expansion(of:providingAccessorsOf:in:)", "expansion(of:providingMembersOf:conformingTo:in:)",
    "expansion(of:attachedTo:providingExtensionsOf:conformingTo:in:)",
    "expansion(of:attachedTo:providingAttributesFor:in:)", "expansion(of:in:)",
  ]

  init(_ files: [SourceFile]) {
    let all = files.filter { $0.path.isWithin("Sources") }.flatMap(\.declarations)
    // An extension may lie far from its type.
    let types = ["struct", "class", "enum", "actor", "protocol"]
    let hidden = Set(all.filter { $0.isForTheHouse && types.contains($0.keyword) }.map(\.name))
    declarations = all.filter { $0.isPublic && !hidden.contains($0.typeName) }
    requirements = Self.foreignRequirements.union(all.filter(\.isRequirement).map(\.shortName))
  }

  /// Parameters that no body reads, and that no tag tells so: of functions that are called by their
  /// own name, not through a protocol or a class.
  func neverRead() -> [Finding] {
    declarations.flatMap { declaration -> [Finding] in
      guard declaration.hasBody, !declaration.isOverridden,
        !requirements.contains(declaration.shortName)
      else { return [] }
      let tagged = declaration.comment.namesWithoutEffect
      let isTagged = declaration.comment.noEffect != nil
      return declaration.parameters.filter { !$0.isRead && !$0.speaksByType }.compactMap {
        parameter in
        if isTagged && (tagged.isEmpty || tagged.contains(parameter.spoken)) { return nil }
        return Finding(
          title: "a public parameter that is never read and not tagged",
          place: "\(declaration.path):\(declaration.line)",
          text: "\(declaration.name): \(parameter.spoken)")
      }
    }
  }

  /// The functions whose parameters have to be described: public, documented, two and more.
  var describable: [Declaration] {
    declarations.filter {
      ["func", "init", "subscript"].contains($0.keyword) && $0.parameters.count > 1
        && !$0.comment.isEmpty
    }
  }

  /// Those of them with a parameter that is not.
  func undescribed() -> [Declaration] {
    describable.filter { declaration in
      let described = declaration.comment.described
      return !declaration.parameters.allSatisfy {
        described.contains($0.name) || described.contains($0.label)
      }
    }
  }

  /// What ``undescribed()`` has too much of.
  func descriptionFindings(allowed: Allowed) -> [Finding] {
    let undescribed = undescribed()
    let listed = Set(allowed.undescribed.flatMap(\.targets))
    let rest = Set(declarations.map(\.target)).subtracting(listed).sorted().map { ([$0], 0) }
    return (allowed.undescribed + rest).flatMap { targets, count -> [Finding] in
      let found = undescribed.filter { targets.contains($0.target) }
      guard found.count > count else { return [] }
      let title =
        "parameters not described (\(found.count) such functions in"
        + " \(targets.joined(separator: ", ")), \(count) allowed)"
      return found.map {
        Finding(title: title, place: "\($0.path):\($0.line)", text: $0.name)
      }
    }
  }

  var summary: String {
    let (all, not) = (describable.count, undescribed().count)
    return "\(all - not) of \(all) public functions with two or more parameters describe them all"
  }
}
