/// Who is told who asks.
public protocol URLAuthenticationChallengeSender: NSObjectProtocol {
  /// Tells who asks.
  ///
  /// - Parameters:
  ///   - credential: Who it is.
  ///   - challenge: Who wanted to know it.
  func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge)
  /// Goes on without telling.
  func continueWithoutCredential(for challenge: URLAuthenticationChallenge)
  /// Gives up.
  func cancel(_ challenge: URLAuthenticationChallenge)
  /// Does what is usual.
  func performDefaultHandling(for challenge: URLAuthenticationChallenge)
  /// Has the next way tried.
  func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge)
}

extension URLAuthenticationChallengeSender {
  /// Goes on without telling.
  public func performDefaultHandling(for challenge: URLAuthenticationChallenge) {
    continueWithoutCredential(for: challenge)
  }
  /// Goes on without telling.
  public func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {
    continueWithoutCredential(for: challenge)
  }
}

/// Somebody who wants to know who asks.
open class URLAuthenticationChallenge: NSObject {
  /// What it is wanted for.
  public let protectionSpace: URLProtectionSpace
  /// Who it probably is.
  public let proposedCredential: URLCredential?
  /// How often it was told wrong before.
  public let previousFailureCount: Int
  /// The answer that says so.
  public let failureResponse: URLResponse?
  /// What was wrong.
  public let error: (any Error)?
  /// Who is told.
  public let sender: (any URLAuthenticationChallengeSender)?

  /// Creates one.
  ///
  /// - Parameters:
  ///   - space: What it is wanted for.
  ///   - credential: Who it probably is.
  ///   - previousFailureCount: How often it was told wrong before.
  ///   - response: The answer that says so.
  ///   - error: What was wrong.
  ///   - sender: Who is told.
  public init(
    protectionSpace space: URLProtectionSpace, proposedCredential credential: URLCredential?,
    previousFailureCount: Int, failureResponse response: URLResponse?, error: (any Error)?,
    sender: any URLAuthenticationChallengeSender
  ) {
    (protectionSpace, proposedCredential) = (space, credential)
    (self.previousFailureCount, failureResponse) = (previousFailureCount, response)
    (self.error, self.sender) = (error, sender)
  }
  /// Creates one like another, for somebody else.
  ///
  /// - Parameters:
  ///   - challenge: The other.
  ///   - sender: Who is told.
  public convenience init(
    authenticationChallenge challenge: URLAuthenticationChallenge,
    sender: any URLAuthenticationChallengeSender
  ) {
    self.init(
      protectionSpace: challenge.protectionSpace, proposedCredential: challenge.proposedCredential,
      previousFailureCount: challenge.previousFailureCount,
      failureResponse: challenge.failureResponse, error: challenge.error, sender: sender)
  }

  /// Tells its sender what was decided.
  ///
  /// - Parameters:
  ///   - disposition: What was decided.
  ///   - credential: Who asks.
  func answer(_ disposition: URLSession.AuthChallengeDisposition, _ credential: URLCredential?) {
    switch disposition {
    case .useCredential:
      if let credential {
        sender?.use(credential, for: self)
      } else {
        sender?.continueWithoutCredential(for: self)
      }
    case .performDefaultHandling: sender?.performDefaultHandling(for: self)
    case .cancelAuthenticationChallenge: sender?.cancel(self)
    case .rejectProtectionSpace: sender?.rejectProtectionSpaceAndContinue(with: self)
    }
  }
}
