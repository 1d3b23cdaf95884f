/// A stream of what a request sends along, the same if it is the same object.
struct StreamedBody: Hashable, Sendable {
  private let stream: Sent<InputStream>
  private let identity: ObjectIdentifier

  init(_ stream: InputStream) {
    (self.stream, identity) = (Sent(stream), ObjectIdentifier(stream))
  }
  /// The stream.
  func take() -> sending InputStream { stream.take() }
  static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }
  func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// A property that a protocol's class keeps with a request, the same whatever its value is.
struct KeptProperty: Hashable, Sendable {
  /// The value.
  let value: Sent<Any>

  static func == (left: Self, right: Self) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

extension URLRequest {
  /// A stream of what is sent along; nobody reads it but the project's own protocols.
  public var httpBodyStream: InputStream? {
    get { body?.take() }
    set { body = newValue.map { StreamedBody($0) } }
  }
}
