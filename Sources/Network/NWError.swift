@_exported public import Foundation

/// A number of what is wrong with names.
public typealias DNSServiceErrorType = Int32
/// Nothing is wrong.
public let kDNSServiceErr_NoError: DNSServiceErrorType = 0
/// Nobody knows what is wrong.
public let kDNSServiceErr_Unknown: DNSServiceErrorType = -65537
/// There is no such name.
public let kDNSServiceErr_NoSuchName: DNSServiceErrorType = -65538
/// There is nothing of that kind.
public let kDNSServiceErr_NoSuchRecord: DNSServiceErrorType = -65554
/// It is not allowed without a word in the app's list of properties.
public let kDNSServiceErr_NoAuth: DNSServiceErrorType = -65555
/// It took too long.
public let kDNSServiceErr_Timeout: DNSServiceErrorType = -65568
/// The person does not allow it.
public let kDNSServiceErr_PolicyDenied: DNSServiceErrorType = -65570

/// What is wrong with something of a network.
public enum NWError: Error, Hashable, Sendable, CustomDebugStringConvertible {
  /// By the system's number.
  case posix(POSIXErrorCode)
  /// By the number of what is wrong with names.
  case dns(DNSServiceErrorType)
  /// By the number of what is wrong with speaking in secret.
  case tls(Int32)

  /// That there is no network.
  static let noNetwork = Self.posix(.ENETDOWN)

  /// The error in words.
  public var debugDescription: String {
    switch self {
    case .posix(let code): "POSIXErrorCode(rawValue: \(code.rawValue)): \(words(code))"
    case .dns(let code): "DNSServiceErrorType(\(code))"
    case .tls(let code): "OSStatus(\(code))"
    }
  }
  private func words(_ code: POSIXErrorCode) -> String {
    switch code {
    case .ENETDOWN: "Network is down"
    case .ECANCELED: "Operation canceled"
    default: "\(code)"
    }
  }
}

extension NWError: LocalizedError {
  /// The error in words.
  public var errorDescription: String? {
    "The operation couldn’t be completed. (Network.NWError error \(number) - \(debugDescription))"
  }
  private var number: Int32 {
    switch self {
    case .posix(let code): code.rawValue
    case .dns(let code): code
    case .tls(let code): code
    }
  }
}
