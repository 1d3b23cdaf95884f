public import Foundation

/// An identifier of Bluetooth's: of 16, 32 or 128 bits, the short ones standing for long ones.
///
/// - Note: Source: Bluetooth Core Specification 5.4, volume 3, part B, section 2.5.1.
public final class CBUUID: NSObject, Sendable {
  /// The bytes as they were given, the most significant first: 2, 4 or 16.
  private let bytes: [UInt8]

  /// What stands behind the first four bytes of identifiers that have a short form.
  private static let base: [UInt8] = [
    0x00, 0x00, 0x10, 0x00, 0x80, 0x00, 0x00, 0x80, 0x5F, 0x9B, 0x34, 0xFB,
  ]
  private static let lengths: Set = [2, 4, 16]
  /// How many bytes stand before each hyphen of a long identifier.
  private static let groups: Set = [4, 6, 8, 10]

  /// Creates an identifier from hexadecimal digits: 4, 8, or 32 in groups.
  ///
  /// Others end the film.
  ///
  /// - Parameter theString: The digits, with or without `0x` before them.
  public init(string theString: String) {
    let text = theString.hasPrefix("0x") ? theString.dropFirst(2) : Substring(theString)
    guard let bytes = Self.bytes(of: text) else {
      fatalError(
        "CBUUID(string: \"\(theString)\"): an identifier has 4 or 8 hexadecimal digits, or 32 in groups of"
          + " 8, 4, 4, 4 and 12")
    }
    self.bytes = bytes
  }

  /// Creates an identifier from bytes: 2, 4 or 16.
  ///
  /// Others end the film.
  ///
  /// - Parameter theData: The bytes, the most significant first.
  public init(data theData: Data) {
    guard Self.lengths.contains(theData.count) else {
      fatalError("CBUUID(data:): an identifier has 2, 4 or 16 bytes, not \(theData.count)")
    }
    bytes = Array(theData)
  }

  /// Creates an identifier of 128 bits.
  public init(nsuuid theUUID: UUID) { bytes = Self.bytes(of: theUUID) }

  private static func bytes(of text: Substring) -> [UInt8]? {
    if text.utf8.count == 36 { return UUID(uuidString: String(text)).map(bytes(of:)) }
    let digits = text.compactMap(\.hexDigitValue)
    guard digits.count == text.count, digits.count == 4 || digits.count == 8 else { return nil }
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
  }

  private static func bytes(of uuid: UUID) -> [UInt8] {
    let bytes = uuid.uuid
    return [
      bytes.0, bytes.1, bytes.2, bytes.3, bytes.4, bytes.5, bytes.6, bytes.7, bytes.8, bytes.9,
      bytes.10, bytes.11, bytes.12, bytes.13, bytes.14, bytes.15,
    ]
  }

  /// The bytes as they were given, the most significant first.
  public var data: Data { Data(bytes) }

  /// The digits, capital: 4, 8, or 32 in groups.
  public var uuidString: String {
    var text = ""
    for (index, byte) in bytes.enumerated() {
      if bytes.count == 16, Self.groups.contains(index) { text += "-" }
      text += String(byte >> 4, radix: 16, uppercase: true)
      text += String(byte & 15, radix: 16, uppercase: true)
    }
    return text
  }

  public override var description: String { uuidString }

  /// All 16 bytes.
  private var long: [UInt8] {
    bytes.count == 16 ? bytes : [UInt8](repeating: 0, count: 4 - bytes.count) + bytes + Self.base
  }

  /// Whether another identifier stands for the same 128 bits.
  public override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.long == long }
  public override var hash: Int { long.hashValue }
}

/// The identifier of a descriptor that says more of a characteristic.
public let CBUUIDCharacteristicExtendedPropertiesString = "2900"
/// The identifier of a descriptor that says in words what a characteristic is.
public let CBUUIDCharacteristicUserDescriptionString = "2901"
/// The identifier of a descriptor that says what a peer is told.
public let CBUUIDClientCharacteristicConfigurationString = "2902"
/// The identifier of a descriptor that says how values are written.
public let CBUUIDCharacteristicFormatString = "2904"
