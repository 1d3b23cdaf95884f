public import Foundation
import ViewEngine

/// A context in which people show who they are; a film's device has no face, finger or passcode that it knows.
open class LAContext {
  /// What is asked of people, when it is.
  ///
  /// - Note: Accepted; no effect. `localizedFallbackTitle`: nobody is asked.
  open var localizedFallbackTitle: String?
  /// What the button says that ends the asking.
  ///
  /// - Note: Accepted; no effect. `localizedCancelTitle`: nobody is asked.
  open var localizedCancelTitle: String?
  /// Why it is asked.
  ///
  /// - Note: Accepted; no effect. `localizedReason`: nobody is asked.
  open var localizedReason = ""
  /// How long the unlocking of the device counts, in seconds.
  ///
  /// - Note: Accepted; no effect. `touchIDAuthenticationAllowableReuseDuration`: nobody is asked.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// What the device knows people by.
  public let biometryType = LABiometryType.none

  /// Creates a context.
  public init() {}

  /// Whether people can show who they are: here they cannot, which the film's result tells.
  ///
  /// - Parameters:
  ///   - policy: By what.
  ///   - error: What gets the reason, ``LAError/biometryNotEnrolled`` or ``LAError/passcodeNotSet``.
  /// - Returns: `false`.
  open func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?
  ) -> Bool {
    let reason = refusal(of: policy)
    unsafe error?.pointee = NSError(domain: LAError.errorDomain, code: reason.code.rawValue)
    return false
  }

  /// Asks people who they are: nobody is there.
  ///
  /// - Parameters:
  ///   - policy: By what.
  ///   - localizedReason: Why it is asked.
  ///   - reply: Called with `false` and the reason, ``LAError/biometryNotEnrolled`` or ``LAError/passcodeNotSet``.
  /// - Note: Accepted; no effect. `localizedReason`: nobody is asked.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let reason = refusal(of: policy)
    DispatchQueue.main.async { reply(false, reason) }
  }

  /// Asks people who they are: nobody is there.
  ///
  /// - Parameters:
  ///   - policy: By what.
  ///   - localizedReason: Why it is asked.
  /// - Returns: Never; whether they are who they should be.
  /// - Throws: ``LAError/biometryNotEnrolled`` or ``LAError/passcodeNotSet``.
  /// - Note: Accepted; no effect. `localizedReason`: nobody is asked.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw refusal(of: policy)
  }

  /// Ends the asking, which never began.
  open func invalidate() {}

  private func refusal(of policy: LAPolicy) -> LAError {
    IneffectiveSettings.note("LAContext, which knows nobody,")
    return LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotEnrolled)
  }
}

/// By what people show who they are.
public enum LAPolicy: Int, Sendable {
  /// By face or finger.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// By face, finger or passcode.
  case deviceOwnerAuthentication = 2
}

/// What a device knows people by.
public enum LABiometryType: Int, Sendable {
  /// Nothing.
  case none = 0
  /// The finger.
  case touchID = 1
  /// The face.
  case faceID = 2
  /// The eyes.
  case opticID = 4
}
