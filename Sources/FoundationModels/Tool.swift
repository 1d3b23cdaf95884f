/// Something that a model may call; none does.
public protocol Tool<Arguments, Output>: Sendable {
  /// What it gives.
  associatedtype Output: PromptRepresentable
  /// What it is given.
  associatedtype Arguments: ConvertibleFromGeneratedContent
  /// Its name.
  var name: String { get }
  /// What it is for.
  var description: String { get }
  /// What it is given consists of.
  var parameters: GenerationSchema { get }
  /// Whether the model is told what it is given.
  var includesSchemaInInstructions: Bool { get }
  /// Does it.
  ///
  /// - Parameter arguments: What it is given.
  /// - Returns: What it gives.
  /// - Throws: Why it could not be done.
  func call(arguments: Arguments) async throws -> Output
}
extension Tool {
  public var name: String { String(describing: Self.self) }
  public var includesSchemaInInstructions: Bool { true }
}
extension Tool where Arguments: Generable {
  public var parameters: GenerationSchema { Arguments.generationSchema }
}
