/// Something that the store signed, with the answer to whether it did: in a film it always did.
@frozen public enum VerificationResult<SignedType> {
  /// It did not, or nobody knows.
  case unverified(SignedType, VerificationError)
  /// It did.
  case verified(SignedType)

  /// Why something cannot be trusted.
  public enum VerificationError: Error, Hashable, Sendable {
    /// The key was taken back.
    case revokedCertificate
    /// Nobody vouches for the key.
    case invalidCertificateChain
    /// The device is another one.
    case invalidDeviceVerification
    /// The text is damaged.
    case invalidEncoding
    /// The signature is another one.
    case invalidSignature
    /// Something is missing.
    case missingRequiredProperties
  }

  /// What was signed, if it can be trusted.
  ///
  /// - Throws: Why it cannot.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }
  /// What was signed, whether it can be trusted or not.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
