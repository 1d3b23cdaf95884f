import Foundation
import LocalAuthentication
import Testing

@Suite("A device that knows nobody")
struct LAContextTests {
  @Test(
    "cannot ask, and says why",
    arguments: [
      (LAPolicy.deviceOwnerAuthentication, LAError.passcodeNotSet),
      (.deviceOwnerAuthenticationWithBiometrics, LAError.biometryNotEnrolled),
    ])
  func refused(policy: LAPolicy, reason: LAError.Code) {
    var error: NSError?
    #expect(!LAContext().canEvaluatePolicy(policy, error: &error))
    #expect(error?.domain == LAError.errorDomain && error?.code == reason.rawValue)
    #expect(!LAContext().canEvaluatePolicy(policy, error: nil))
  }

  @Test("answers those who ask all the same")
  func asked() async {
    await #expect(throws: LAError(.passcodeNotSet)) {
      _ = try await LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "")
    }
    #expect(LAContext().biometryType == .none)
  }

  @Test("errors are those of their domain for Foundation, too")
  func bridged() {
    let error = LAError(.biometryLockout) as NSError
    #expect(error.domain == "com.apple.LocalAuthentication" && error.code == -8)
  }
}
