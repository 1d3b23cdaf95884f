@_exported public import Foundation
import ViewEngine

/// Whether Bluetooth can be used.
public enum CBManagerState: Int, Sendable {
  /// It is not known yet.
  case unknown = 0
  /// It begins anew.
  case resetting = 1
  /// The device has none.
  case unsupported = 2
  /// The app may not use it.
  case unauthorized = 3
  /// It is switched off.
  case poweredOff = 4
  /// It can be used.
  case poweredOn = 5
}

/// Whether an app may use Bluetooth.
public enum CBManagerAuthorization: Int, Sendable {
  /// Nobody has been asked.
  case notDetermined = 0
  /// It may not, whoever is asked.
  case restricted = 1
  /// It may not.
  case denied = 2
  /// It may.
  case allowedAlways = 3
}

/// A user of Bluetooth, on a device that has none: its state is unknown first, and soon unsupported.
open class CBManager: NSObject {
  /// Whether Bluetooth can be used: it cannot.
  public internal(set) var state = CBManagerState.unknown
  /// Whether the app may use it: nobody stands in its way.
  public class var authorization: CBManagerAuthorization { .allowedAlways }
  /// Whether the app may use it: nobody stands in its way.
  open var authorization: CBManagerAuthorization { Self.authorization }

  /// Finds that there is no Bluetooth, later on the main queue, as the delegates of such devices are told.
  ///
  /// - Parameters:
  ///   - name: What the film's result calls it.
  ///   - tell: Tells the delegate.
  func find(_ name: String, then tell: @escaping () -> Void) {
    IneffectiveSettings.note("\(name), as there is no Bluetooth,")
    let item = DispatchWorkItem { [weak self] in
      guard let self else { return }
      state = .unsupported
      tell()
    }
    DispatchQueue.main.async(execute: item)
  }
}

/// Another device, which there is none of.
open class CBPeer: NSObject {
  /// What it is known by.
  open var identifier: UUID { known }
  private let known: UUID
  init(identifier: UUID) { known = identifier }
}

/// A device that asks this one.
open class CBCentral: CBPeer {
  /// How many bytes a value has that it is told at a time.
  open var maximumUpdateValueLength: Int { 0 }
}
