public import Foundation

/// An address of a device by its number.
public protocol IPAddress: Hashable, Sendable, CustomDebugStringConvertible {
  /// Its bytes, the greatest first.
  var rawValue: Data { get }
  /// What it is sent through.
  var interface: NWInterface? { get }
  /// Whether it is the device itself.
  var isLoopback: Bool { get }
  /// Whether it is of devices side by side.
  var isLinkLocal: Bool { get }
  /// Whether it is of many devices.
  var isMulticast: Bool { get }
  /// Creates an address of bytes; `nil` for a wrong number of them.
  ///
  /// - Parameters:
  ///   - rawValue: The bytes.
  ///   - interface: What it is sent through.
  init?(_ rawValue: Data, _ interface: NWInterface?)
  /// Creates an address as it is written; `nil` for what is none.
  init?(_ string: String)
}

/// An address of four bytes.
public struct IPv4Address: IPAddress {
  /// Its bytes.
  public let rawValue: Data
  /// What it is sent through.
  public let interface: NWInterface?

  /// Creates an address of bytes; `nil` for others than four.
  ///
  /// - Parameters:
  ///   - rawValue: The bytes.
  ///   - interface: What it is sent through.
  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 4 else { return nil }
    (self.rawValue, self.interface) = (Data(rawValue), interface)
  }
  /// Creates an address as it is written: four numbers with dots between them.
  public init?(_ string: String) {
    let parts = string.split(separator: ".", omittingEmptySubsequences: false)
    let bytes = parts.compactMap { UInt8($0) }
    guard parts.count == 4, bytes.count == 4 else { return nil }
    self.init(Data(bytes))
  }
  private init(_ bytes: [UInt8]) { (rawValue, interface) = (Data(bytes), nil) }

  /// All of this device's.
  public static let any = Self([0, 0, 0, 0])
  /// This device.
  public static let loopback = Self([127, 0, 0, 1])
  /// All devices side by side.
  public static let broadcast = Self([255, 255, 255, 255])

  public var isLoopback: Bool { rawValue.first == 127 }
  public var isLinkLocal: Bool { rawValue.starts(with: [169, 254]) }
  public var isMulticast: Bool { (224..<240).contains(rawValue.first ?? 0) }
  /// The address as it is written.
  public var debugDescription: String { rawValue.map { "\($0)" }.joined(separator: ".") }
}

/// An address of sixteen bytes.
public struct IPv6Address: IPAddress {
  /// Its bytes.
  public let rawValue: Data
  /// What it is sent through.
  public let interface: NWInterface?

  /// Creates an address of bytes; `nil` for others than sixteen.
  ///
  /// - Parameters:
  ///   - rawValue: The bytes.
  ///   - interface: What it is sent through.
  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 16 else { return nil }
    (self.rawValue, self.interface) = (Data(rawValue), interface)
  }
  /// Creates an address as it is written, by RFC 4291: eight groups of digits, zeros left out once.
  public init?(_ string: String) {
    let text = string.prefix { $0 != "%" }
    let halves = text.components(separatedBy: "::")
    guard halves.count <= 2 else { return nil }
    let sides = halves.map { Self.bytes($0) }
    guard let first = sides.first ?? nil else { return nil }
    guard halves.count == 2 else {
      self.init(Data(first))
      return
    }
    guard let last = sides[1], first.count + last.count <= 14 else { return nil }
    self.init(Data(first + Array(repeating: 0, count: 16 - first.count - last.count) + last))
  }
  private init(_ bytes: [UInt8]) { (rawValue, interface) = (Data(bytes), nil) }

  private static func bytes(_ text: String) -> [UInt8]? {
    guard !text.isEmpty else { return [] }
    var result: [UInt8] = []
    let groups = text.split(separator: ":", omittingEmptySubsequences: false)
    for (place, group) in groups.enumerated() {
      if place == groups.count - 1, let old = IPv4Address(String(group)) {
        result += old.rawValue
      } else {
        guard (1...4).contains(group.count), let number = UInt16(group, radix: 16) else {
          return nil
        }
        result += [UInt8(number >> 8), UInt8(number & 0xFF)]
      }
    }
    return result
  }

  /// All of this device's.
  public static let any = Self([UInt8](repeating: 0, count: 16))
  /// This device.
  public static let loopback = Self([UInt8](repeating: 0, count: 15) + [1])

  public var isLoopback: Bool { rawValue == Self.loopback.rawValue }
  public var isLinkLocal: Bool {
    let bytes = Array(rawValue)
    return bytes[0] == 0xFE && bytes[1] & 0xC0 == 0x80
  }
  public var isMulticast: Bool { rawValue.first == 0xFF }
  /// The address of four bytes that it holds, if it does.
  public var asIPv4: IPv4Address? {
    let bytes = Array(rawValue)
    guard bytes[..<10].allSatisfy({ $0 == 0 }), bytes[10] == 0xFF, bytes[11] == 0xFF else {
      return nil
    }
    return IPv4Address(Data(bytes[12...]))
  }
  /// The address as it is written, by RFC 5952: the longest row of zeros left out.
  public var debugDescription: String {
    let bytes = Array(rawValue)
    let groups = (0..<8).map { UInt16(bytes[$0 * 2]) << 8 | UInt16(bytes[$0 * 2 + 1]) }
    var longest = 0..<0
    for start in 0..<8 {
      let length = groups[start...].prefix { $0 == 0 }.count
      if length > max(1, longest.count) { longest = start..<start + length }
    }
    func text(_ part: ArraySlice<UInt16>) -> String {
      part.map { String($0, radix: 16) }.joined(separator: ":")
    }
    guard !longest.isEmpty else { return text(groups[...]) }
    return text(groups[..<longest.lowerBound]) + "::" + text(groups[longest.upperBound...])
  }
}
