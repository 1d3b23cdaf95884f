import SceneInputs

/// A parameter of a sheet as the scene has it: one of its inputs, or springs.
struct SheetParameter: Sendable {
  enum Kind { case input, spring }

  let kind: Kind
  let name: String
  let values: [String]

  /// Finds out what a parameter is, and whether its values are of its kind.
  ///
  /// - Parameters:
  ///   - axis: The parameter as it was written.
  ///   - scene: The scene file.
  ///   - options: What is asked of the scene.
  ///   - declared: The inputs that it declares.
  /// - Throws: ``Failure``, `SceneError`, `DocumentErrors`.
  init(
    _ axis: VaryArgument.Axis, of scene: String, _ options: SceneOptions,
    declared: [Inspection.Input]
  ) throws {
    (name, values) = (axis.name, axis.values)
    let name = name
    // A scene's own name for an input stands above what springs have.
    if declared.contains(where: { $0.name == name }) {
      kind = .input
      try Self.check(values.map { GivenInputs([(name, $0)]) }, scene, options, declared)
      return
    }
    guard SpringArgument.parameter(name) != nil else {
      var names: [String] = []
      for input in declared where !names.contains(input.name) { names.append(input.name) }
      throw Failure(.usage, Messages.varyUnknown(name, in: scene, names))
    }
    kind = .spring
    for value in values {
      do {
        _ = try SpringArgument("\(name)=\(value)")
      } catch let refusal as Parse.Refusal {
        throw Failure(.usage, "--vary: \(refusal.description)")
      }
    }
  }

  private static func check(
    _ sets: [GivenInputs], _ scene: String, _ options: SceneOptions,
    _ declared: [Inspection.Input]
  ) throws {
    let source = SceneSource(path: scene, format: options.inputFormat)
    if case .document(let form) = try source.check() {
      let inputs = try DocumentInputs(source, form, patience: options.timeout)
      if let mistake = sets.lazy.flatMap(inputs.mistakes).first { throw Failure(.usage, mistake) }
      return
    }
    let declared = declared.map {
      SceneInputDeclaration(
        name: $0.name, type: $0.type, standard: $0.standard, values: $0.values, line: $0.line)
    }
    for set in sets {
      let mistakes = SceneInputDeclaration.mistakes(in: set, declared: declared)
      if !mistakes.isEmpty { throw Messages.describe(mistakes, in: scene) }
    }
  }

  /// Gives a value to a film.
  ///
  /// - Parameters:
  ///   - value: One of the values.
  ///   - options: What is asked of the scene; the value stands above it.
  /// - Throws: `Parse.Refusal` for no value of a spring's.
  func give(_ value: String, to options: inout SceneOptions) throws {
    switch kind {
    case .input: options.input.append(InputArgument(name: name, text: value))
    case .spring: options.spring.append(try SpringArgument("\(name)=\(value)"))
    }
  }
}
