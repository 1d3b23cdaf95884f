public import Foundation

/// What digests bytes.
public protocol HashFunction: Sendable {
  /// Its digests.
  associatedtype Digest: CryptoKit.Digest
  /// The bytes that are mixed in at a time.
  static var blockByteCount: Int { get }
  /// Creates the digest of no bytes.
  init()
  /// Adds bytes to what is digested.
  mutating func update<D: DataProtocol>(data: D)
  /// The digest of what was added.
  func finalize() -> Digest
}

extension HashFunction {
  /// The digest of bytes.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }
  /// Adds bytes to what is digested, where they are.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    unsafe update(data: Data(bufferPointer))
  }
}

/// The digest of bytes, as a row of them.
public protocol Digest: Hashable, CustomStringConvertible, Sequence, Sendable
where Element == UInt8, Iterator == IndexingIterator<[UInt8]> {
  /// How many bytes there are.
  static var byteCount: Int { get }
  /// What it is called.
  static var _name: String { get }
  /// The bytes.
  var _bytes: [UInt8] { get }
}

extension Digest {
  /// The bytes, one after another.
  public func makeIterator() -> IndexingIterator<[UInt8]> { _bytes.makeIterator() }
  /// Its name and its bytes in hexadecimal digits.
  public var description: String { "\(Self._name) digest: \(hexadecimal(_bytes))" }

  /// Whether it has the same bytes.
  ///
  /// - Parameters:
  ///   - lhs: The digest.
  ///   - rhs: The bytes.
  /// - Returns: Whether they are the same.
  public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool {
    lhs._bytes == Array(rhs)
  }
}

/// Bytes in hexadecimal digits, two for each.
func hexadecimal(_ bytes: [UInt8]) -> String {
  bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}
