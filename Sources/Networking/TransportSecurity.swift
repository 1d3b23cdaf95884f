/// A protocol that closes connections to others.
///
/// - Note: Source: the versions of RFC 5246, RFC 8446 and RFC 9147.
public enum tls_protocol_version_t: UInt16, Sendable {
  /// TLS 1.0.
  case TLSv10 = 0x0301
  /// TLS 1.1.
  case TLSv11 = 0x0302
  /// TLS 1.2.
  case TLSv12 = 0x0303
  /// TLS 1.3.
  case TLSv13 = 0x0304
  /// DTLS 1.0.
  case DTLSv10 = 0xFEFF
  /// DTLS 1.2.
  case DTLSv12 = 0xFEFD
}

/// Ciphers that close connections to others.
///
/// - Note: Source: RFC 5246, section A.5; RFC 5289, section 3; RFC 7905, section 2; RFC 8446, section B.4.
public enum tls_ciphersuite_t: UInt16, Sendable {
  /// Triple DES, with keys by RSA.
  case RSA_WITH_3DES_EDE_CBC_SHA = 0x000A
  /// AES of 128 bits in chains with SHA-1, with keys by RSA.
  case RSA_WITH_AES_128_CBC_SHA = 0x002F
  /// AES of 256 bits in chains with SHA-1, with keys by RSA.
  case RSA_WITH_AES_256_CBC_SHA = 0x0035
  /// AES of 128 bits with its own code, with keys by RSA.
  case RSA_WITH_AES_128_GCM_SHA256 = 0x009C
  /// AES of 256 bits with its own code, with keys by RSA.
  case RSA_WITH_AES_256_GCM_SHA384 = 0x009D
  /// AES of 128 bits in chains with SHA-256, with keys by RSA.
  case RSA_WITH_AES_128_CBC_SHA256 = 0x003C
  /// AES of 256 bits in chains with SHA-256, with keys by RSA.
  case RSA_WITH_AES_256_CBC_SHA256 = 0x003D
  /// Triple DES, with keys signed by curves.
  case ECDHE_ECDSA_WITH_3DES_EDE_CBC_SHA = 0xC008
  /// AES of 128 bits in chains with SHA-1, with keys signed by curves.
  case ECDHE_ECDSA_WITH_AES_128_CBC_SHA = 0xC009
  /// AES of 256 bits in chains with SHA-1, with keys signed by curves.
  case ECDHE_ECDSA_WITH_AES_256_CBC_SHA = 0xC00A
  /// Triple DES, with keys signed by RSA.
  case ECDHE_RSA_WITH_3DES_EDE_CBC_SHA = 0xC012
  /// AES of 128 bits in chains with SHA-1, with keys signed by RSA.
  case ECDHE_RSA_WITH_AES_128_CBC_SHA = 0xC013
  /// AES of 256 bits in chains with SHA-1, with keys signed by RSA.
  case ECDHE_RSA_WITH_AES_256_CBC_SHA = 0xC014
  /// AES of 128 bits in chains with SHA-256, with keys signed by curves.
  case ECDHE_ECDSA_WITH_AES_128_CBC_SHA256 = 0xC023
  /// AES of 256 bits in chains with SHA-384, with keys signed by curves.
  case ECDHE_ECDSA_WITH_AES_256_CBC_SHA384 = 0xC024
  /// AES of 128 bits in chains with SHA-256, with keys signed by RSA.
  case ECDHE_RSA_WITH_AES_128_CBC_SHA256 = 0xC027
  /// AES of 256 bits in chains with SHA-384, with keys signed by RSA.
  case ECDHE_RSA_WITH_AES_256_CBC_SHA384 = 0xC028
  /// AES of 128 bits with its own code, with keys signed by curves.
  case ECDHE_ECDSA_WITH_AES_128_GCM_SHA256 = 0xC02B
  /// AES of 256 bits with its own code, with keys signed by curves.
  case ECDHE_ECDSA_WITH_AES_256_GCM_SHA384 = 0xC02C
  /// AES of 128 bits with its own code, with keys signed by RSA.
  case ECDHE_RSA_WITH_AES_128_GCM_SHA256 = 0xC02F
  /// AES of 256 bits with its own code, with keys signed by RSA.
  case ECDHE_RSA_WITH_AES_256_GCM_SHA384 = 0xC030
  /// ChaCha20 with Poly1305, with keys signed by RSA.
  case ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256 = 0xCCA8
  /// ChaCha20 with Poly1305, with keys signed by curves.
  case ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256 = 0xCCA9
  /// AES of 128 bits with its own code.
  case AES_128_GCM_SHA256 = 0x1301
  /// AES of 256 bits with its own code.
  case AES_256_GCM_SHA384 = 0x1302
  /// ChaCha20 with Poly1305.
  case CHACHA20_POLY1305_SHA256 = 0x1303
}
