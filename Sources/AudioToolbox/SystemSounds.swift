public import Foundation
@_spi(Engine) import ViewEngine

/// The number of one of the system's sounds, or of an app's own.
public typealias SystemSoundID = UInt32
/// What came of something: 0 for nothing wrong.
public typealias OSStatus = Int32
/// An address, by the name of the C library.
public typealias CFURL = URL

/// The sound that is a shake.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
/// The sound that the system has for what needs care.
public let kSystemSoundID_UserPreferredAlert: SystemSoundID = 0x1000
/// Nothing went wrong.
public let kAudioServicesNoError: OSStatus = 0

/// Notes that a sound is asked for, which nobody hears.
private func tell() { IneffectiveSettings.note("AudioServicesPlaySystemSound") }

/// Plays a sound, which is not heard.
///
/// - Parameter inSystemSoundID: The sound.
/// - Note: Accepted; no effect. `inSystemSoundID`: a film is silent.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) { tell() }
/// Plays a sound that asks for care, which is not heard.
///
/// - Parameter inSystemSoundID: The sound.
/// - Note: Accepted; no effect. `inSystemSoundID`: a film is silent.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) { tell() }
/// Plays a sound, which is not heard.
///
/// - Parameters:
///   - inSystemSoundID: The sound.
///   - inCompletionBlock: Called at once.
/// - Note: Accepted; no effect. `inSystemSoundID`: a film is silent.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  tell()
  inCompletionBlock?()
}
/// Plays a sound that asks for care, which is not heard.
///
/// - Parameters:
///   - inSystemSoundID: The sound.
///   - inCompletionBlock: Called at once.
/// - Note: Accepted; no effect. `inSystemSoundID`: a film is silent.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  tell()
  inCompletionBlock?()
}
/// Gives a sound of a file a number: all have the same, as none is heard.
///
/// - Parameters:
///   - inFileURL: Where the sound is; nobody looks.
///   - outSystemSoundID: Where the number goes.
/// - Returns: That nothing went wrong.
/// - Note: Accepted; no effect. `inFileURL`: a film is silent.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  unsafe outSystemSoundID.pointee = 1
  return kAudioServicesNoError
}
/// Takes the number of a sound back.
///
/// - Parameter inSystemSoundID: The number.
/// - Returns: That nothing went wrong.
/// - Note: Accepted; no effect. `inSystemSoundID`: nothing is kept of a sound.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  kAudioServicesNoError
}
