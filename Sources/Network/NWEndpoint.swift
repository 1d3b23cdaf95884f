public import Foundation

/// An end of a way through a network.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
  /// A port of a host.
  case hostPort(host: Host, port: Port)
  /// A service that devices tell each other of.
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  /// A place among the device's files.
  case unix(path: String)
  /// An address.
  case url(URL)

  /// A host: by its name or its number.
  public enum Host: Hashable, Sendable, CustomDebugStringConvertible, ExpressibleByStringLiteral {
    /// By its name.
    case name(String, NWInterface?)
    /// By four bytes.
    case ipv4(IPv4Address)
    /// By sixteen bytes.
    case ipv6(IPv6Address)

    /// Creates a host as it is written.
    public init(_ string: String) {
      self =
        if let address = IPv4Address(string) {
          .ipv4(address)
        } else if let address = IPv6Address(string) {
          .ipv6(address)
        } else {
          .name(string, nil)
        }
    }
    public init(stringLiteral value: String) { self.init(value) }
    /// What it is sent through.
    public var interface: NWInterface? {
      switch self {
      case .name(_, let interface): interface
      case .ipv4(let address): address.interface
      case .ipv6(let address): address.interface
      }
    }
    /// The host as it is written.
    public var debugDescription: String {
      switch self {
      case .name(let name, _): name
      case .ipv4(let address): address.debugDescription
      case .ipv6(let address): address.debugDescription
      }
    }
  }

  /// A port.
  public struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral,
    CustomDebugStringConvertible
  {
    /// Its number.
    public let rawValue: UInt16
    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    public init(integerLiteral value: UInt16) { rawValue = value }
    /// Creates a port of a service's name or a number; `nil` for others.
    public init?(_ service: String) {
      if let number = UInt16(service) {
        rawValue = number
      } else if let known = Self.names[service] {
        rawValue = known
      } else {
        return nil
      }
    }
    private static let names: [String: UInt16] = [
      "ssh": 22, "smtp": 25, "http": 80, "pop": 110, "imap": 143, "https": 443, "imaps": 993,
      "socks": 1080,
    ]
    /// Whichever is free.
    public static let any: Self = 0
    /// That of shells.
    public static let ssh: Self = 22
    /// That of letters on their way.
    public static let smtp: Self = 25
    /// That of the web.
    public static let http: Self = 80
    /// That of letters that are fetched.
    public static let pop: Self = 110
    /// That of letters that stay.
    public static let imap: Self = 143
    /// That of the web in secret.
    public static let https: Self = 443
    /// That of letters that stay, in secret.
    public static let imaps: Self = 993
    /// That of proxies.
    public static let socks: Self = 1080
    /// Its number.
    public var debugDescription: String { "\(rawValue)" }
  }

  /// What it is sent through.
  public var interface: NWInterface? {
    switch self {
    case .hostPort(let host, _): host.interface
    case .service(_, _, _, let interface): interface
    case .unix, .url: nil
    }
  }
  /// What a service says of itself: nothing.
  public var txtRecord: NWTXTRecord? { nil }
  /// The end as it is written.
  public var debugDescription: String {
    switch self {
    case .hostPort(.ipv6(let address), let port): "\(address.debugDescription).\(port.rawValue)"
    case .hostPort(let host, let port): "\(host.debugDescription):\(port.rawValue)"
    case .service(let name, let type, let domain, _): "\(name).\(type)\(domain)"
    case .unix(let path): path
    case .url(let url): url.absoluteString
    }
  }
}

/// What a service says of itself: values by keys.
public struct NWTXTRecord: Hashable, Sendable {
  /// The values by their keys.
  public private(set) var dictionary: [String: String]
  /// Creates a record that says nothing.
  public init() { dictionary = [:] }
  /// Creates a record of values by keys.
  public init(_ dictionary: [String: String]) { self.dictionary = dictionary }
  /// The value of a key.
  public subscript(key: String) -> String? {
    get { dictionary[key] }
    set { dictionary[key] = newValue }
  }
}
