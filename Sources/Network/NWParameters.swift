import Foundation

/// How something is sent; without a network nothing asks.
public class NWParameters: CustomDebugStringConvertible {
  /// How urgent it is.
  public enum ServiceClass: Hashable, Sendable {
    /// As most things.
    case bestEffort
    /// It can wait.
    case background
    /// Pictures that a person steers.
    case interactiveVideo
    /// A voice.
    case interactiveVoice
    /// A person waits.
    case responsiveData
    /// The signs of a call.
    case signaling
  }
  /// Whether two ways are used together.
  public enum MultipathServiceType: Hashable, Sendable {
    /// One is.
    case disabled
    /// The other when the one fails.
    case handover
    /// The faster.
    case interactive
    /// Both.
    case aggregate
  }
  /// Whether old answers to names count.
  public enum ExpiredDNSBehavior: Hashable, Sendable {
    /// As the system has it.
    case systemDefault
    /// They do.
    case allow
    /// They do not.
    case prohibit
    /// They do for ever.
    case persistent
  }
  /// Who wants it.
  public enum Attribution: Hashable, Sendable {
    /// The app.
    case developer
    /// The person.
    case user
  }
  /// The ways to speak, one in another.
  public class ProtocolStack {
    /// The app's, the outermost first.
    public var applicationProtocols: [NWProtocolOptions] = []
    /// Streams or datagrams.
    public var transportProtocol: NWProtocolOptions?
    /// Addresses.
    public var internetProtocol: NWProtocolOptions? = NWProtocolIP.Options()
  }

  /// Streams.
  public class var tcp: NWParameters { NWParameters(tls: nil) }
  /// Datagrams.
  public class var udp: NWParameters { NWParameters(dtls: nil) }
  /// Streams in secret.
  public class var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
  /// Datagrams in secret.
  public class var dtls: NWParameters { NWParameters(dtls: NWProtocolTLS.Options()) }

  /// Creates streams.
  ///
  /// - Parameters:
  ///   - tls: How they are secret; `nil` if they are not.
  ///   - tcp: What else they are.
  public convenience init(
    tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()
  ) {
    self.init()
    defaultProtocolStack.transportProtocol = tcp
    if let tls { defaultProtocolStack.applicationProtocols = [tls] }
  }
  /// Creates datagrams.
  ///
  /// - Parameters:
  ///   - dtls: How they are secret; `nil` if they are not.
  ///   - udp: What else they are.
  public convenience init(
    dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()
  ) {
    self.init()
    defaultProtocolStack.transportProtocol = udp
    if let dtls { defaultProtocolStack.applicationProtocols = [dtls] }
  }
  /// Creates what says nothing.
  public init() {}

  /// The ways to speak.
  public let defaultProtocolStack = ProtocolStack()
  /// The only type of ways that counts.
  public var requiredInterfaceType = NWInterface.InterfaceType.other
  /// The only way that counts.
  public var requiredInterface: NWInterface?
  /// Types of ways that do not count.
  public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
  /// Ways that do not count.
  public var prohibitedInterfaces: [NWInterface]?
  /// Whether ways count that cost nothing only.
  public var prohibitExpensivePaths = false
  /// Whether ways count only on which much may be sent.
  public var prohibitConstrainedPaths = false
  /// Whether proxies are passed by.
  public var preferNoProxies = false
  /// This device's end.
  public var requiredLocalEndpoint: NWEndpoint?
  /// Whether others may have this device's end, too.
  public var allowLocalEndpointReuse = false
  /// Whether devices side by side count only.
  public var acceptLocalOnly = false
  /// Whether devices count that have no network between them.
  public var includePeerToPeer = false
  /// Whether the first piece goes with the greeting.
  public var allowFastOpen = false
  /// How urgent it is.
  public var serviceClass = ServiceClass.bestEffort
  /// Whether two ways are used together.
  public var multipathServiceType = MultipathServiceType.disabled
  /// Whether old answers to names count.
  public var expiredDNSBehavior = ExpiredDNSBehavior.systemDefault
  /// Who wants it.
  public var attribution = Attribution.developer
  /// Whether names must be asked for in secret.
  public var requiresDNSSECValidation = false

  /// One of the same values.
  public func copy() -> NWParameters {
    let result = NWParameters()
    let (stack, own) = (result.defaultProtocolStack, defaultProtocolStack)
    stack.applicationProtocols = own.applicationProtocols
    stack.transportProtocol = own.transportProtocol
    stack.internetProtocol = own.internetProtocol
    result.requiredInterfaceType = requiredInterfaceType
    result.requiredInterface = requiredInterface
    result.prohibitedInterfaceTypes = prohibitedInterfaceTypes
    result.prohibitedInterfaces = prohibitedInterfaces
    result.prohibitExpensivePaths = prohibitExpensivePaths
    result.prohibitConstrainedPaths = prohibitConstrainedPaths
    result.preferNoProxies = preferNoProxies
    result.requiredLocalEndpoint = requiredLocalEndpoint
    result.allowLocalEndpointReuse = allowLocalEndpointReuse
    result.acceptLocalOnly = acceptLocalOnly
    result.includePeerToPeer = includePeerToPeer
    result.allowFastOpen = allowFastOpen
    result.serviceClass = serviceClass
    result.multipathServiceType = multipathServiceType
    result.expiredDNSBehavior = expiredDNSBehavior
    result.attribution = attribution
    result.requiresDNSSECValidation = requiresDNSSECValidation
    return result
  }

  /// The ways to speak, by their names.
  public var debugDescription: String {
    let transport = defaultProtocolStack.transportProtocol
    let name =
      transport is NWProtocolTCP.Options
      ? "tcp" : transport is NWProtocolUDP.Options ? "udp" : "generic"
    let isSecret = defaultProtocolStack.applicationProtocols.contains {
      $0 is NWProtocolTLS.Options
    }
    return isSecret ? "\(name), tls" : name
  }
}
