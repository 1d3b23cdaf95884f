extension LanguageModelSession {
  /// Asks in words, which is refused.
  ///
  /// - Parameters:
  ///   - prompt: What is asked.
  ///   - options: How it is to be answered.
  /// - Returns: Never; the answer.
  /// - Throws: ``GenerationError/assetsUnavailable(_:)``.
  /// - Note: Accepted; no effect. `to`, `options`: there is no model.
  @discardableResult public func respond(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> { throw Self.refusal() }
  /// Asks, which is refused.
  ///
  /// - Parameters:
  ///   - prompt: What is asked.
  ///   - options: How it is to be answered.
  /// - Returns: Never; the answer.
  /// - Throws: ``GenerationError/assetsUnavailable(_:)``.
  /// - Note: Accepted; no effect. `to`, `options`: there is no model.
  @_disfavoredOverload @discardableResult public func respond(
    to prompt: Prompt, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> { throw Self.refusal() }
  /// Asks what is built, which is refused.
  ///
  /// - Parameters:
  ///   - options: How it is to be answered.
  ///   - prompt: Builds what is asked.
  /// - Returns: Never; the answer.
  /// - Throws: ``GenerationError/assetsUnavailable(_:)``.
  @discardableResult public func respond(
    options: GenerationOptions = GenerationOptions(),
    @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<String> { try await respond(to: prompt(), options: options) }
  /// Asks in words for a value, which is refused.
  ///
  /// - Parameters:
  ///   - prompt: What is asked.
  ///   - type: The type of the value.
  ///   - includeSchemaInPrompt: Whether the model is told of the type.
  ///   - options: How it is to be answered.
  /// - Returns: Never; the answer.
  /// - Throws: ``GenerationError/assetsUnavailable(_:)``.
  /// - Note: Accepted; no effect. `to`, `includeSchemaInPrompt`, `options`: there is no model.
  @discardableResult public func respond<Content: Generable>(
    to prompt: String, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> { throw Self.refusal() }
  /// Asks for a value, which is refused.
  ///
  /// - Parameters:
  ///   - prompt: What is asked.
  ///   - type: The type of the value.
  ///   - includeSchemaInPrompt: Whether the model is told of the type.
  ///   - options: How it is to be answered.
  /// - Returns: Never; the answer.
  /// - Throws: ``GenerationError/assetsUnavailable(_:)``.
  /// - Note: Accepted; no effect. `to`, `includeSchemaInPrompt`, `options`: there is no model.
  @_disfavoredOverload @discardableResult public func respond<Content: Generable>(
    to prompt: Prompt, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> { throw Self.refusal() }
  /// Asks what is built for a value, which is refused.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - includeSchemaInPrompt: Whether the model is told of the type.
  ///   - options: How it is to be answered.
  ///   - prompt: Builds what is asked.
  /// - Returns: Never; the answer.
  /// - Throws: ``GenerationError/assetsUnavailable(_:)``.
  /// - Note: Accepted; no effect. `includeSchemaInPrompt`: there is no model.
  @discardableResult public func respond<Content: Generable>(
    generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(),
    @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<Content> {
    try await respond(to: prompt(), generating: type, options: options)
  }

  /// An answer that comes piece by piece: its first piece is refused.
  public struct ResponseStream<Content: Generable>: AsyncSequence {
    /// An answer as far as it has come.
    public struct Snapshot {
      /// What is said.
      public let content: Content.PartiallyGenerated
      /// The same as it was generated.
      public let rawContent: GeneratedContent
    }
    public typealias Element = Snapshot
    /// What gives the pieces.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// The next piece, which is refused.
      public mutating func next() async throws -> Snapshot? {
        throw LanguageModelSession.refusal()
      }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    /// Waits for the whole answer, which is refused.
    ///
    /// - Throws: ``GenerationError/assetsUnavailable(_:)``.
    public func collect() async throws -> Response<Content> {
      throw LanguageModelSession.refusal()
    }
  }

  /// Asks in words, piece by piece.
  ///
  /// - Parameters:
  ///   - prompt: What is asked.
  ///   - options: How it is to be answered.
  /// - Returns: What throws as soon as it is asked for a piece.
  /// - Note: Accepted; no effect. `to`, `options`: there is no model.
  public func streamResponse(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<String> { ResponseStream() }
  /// Asks piece by piece.
  ///
  /// - Parameters:
  ///   - prompt: What is asked.
  ///   - options: How it is to be answered.
  /// - Returns: What throws as soon as it is asked for a piece.
  /// - Note: Accepted; no effect. `to`, `options`: there is no model.
  @_disfavoredOverload public func streamResponse(
    to prompt: Prompt, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<String> { ResponseStream() }
  /// Asks what is built, piece by piece.
  ///
  /// - Parameters:
  ///   - options: How it is to be answered.
  ///   - prompt: Builds what is asked.
  /// - Returns: What throws as soon as it is asked for a piece.
  public func streamResponse(
    options: GenerationOptions = GenerationOptions(),
    @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<String> { streamResponse(to: try prompt(), options: options) }
  /// Asks in words for a value, piece by piece.
  ///
  /// - Parameters:
  ///   - prompt: What is asked.
  ///   - type: The type of the value.
  ///   - includeSchemaInPrompt: Whether the model is told of the type.
  ///   - options: How it is to be answered.
  /// - Returns: What throws as soon as it is asked for a piece.
  /// - Note: Accepted; no effect. `to`, `includeSchemaInPrompt`, `options`: there is no model.
  public func streamResponse<Content: Generable>(
    to prompt: String, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<Content> { ResponseStream() }
  /// Asks what is built for a value, piece by piece.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - includeSchemaInPrompt: Whether the model is told of the type.
  ///   - options: How it is to be answered.
  ///   - prompt: Builds what is asked.
  /// - Returns: What throws as soon as it is asked for a piece.
  /// - Note: Accepted; no effect. `includeSchemaInPrompt`, `options`: there is no model.
  public func streamResponse<Content: Generable>(
    generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(),
    @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<Content> {
    _ = try prompt()
    return ResponseStream()
  }
}
