public import Foundation

/// What offers values to other devices, on a device without Bluetooth: the delegate is told so, and nobody asks.
open class CBPeripheralManager: CBManager {
  /// What is told; it is not kept alive.
  open weak var delegate: (any CBPeripheralManagerDelegate)?
  /// Whether others are told of this device: never.
  open var isAdvertising: Bool { false }

  /// Creates what nobody is told of.
  public override convenience init() { self.init(delegate: nil, queue: nil) }
  /// Creates what tells a delegate, later on the main queue, that there is no Bluetooth.
  ///
  /// - Parameters:
  ///   - delegate: What is told.
  ///   - queue: Where it would be told.
  ///   - options: How it would be.
  /// - Note: Accepted; no effect. `queue`, `options`: the main queue tells that there is no Bluetooth, and nothing
  ///   else.
  public init(
    delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?,
    options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    super.init()
    find("CBPeripheralManager") { [weak self] in
      if let self { self.delegate?.peripheralManagerDidUpdateState(self) }
    }
  }

  /// Tells others of this device; nobody hears it.
  ///
  /// - Note: Accepted; no effect. `advertisementData`: there is no Bluetooth.
  open func startAdvertising(_ advertisementData: [String: Any]?) {}
  /// Tells others no more.
  open func stopAdvertising() {}
  /// Offers a service; nobody asks for it.
  ///
  /// - Note: Accepted; no effect. `service`: there is no Bluetooth.
  open func add(_ service: CBMutableService) {}
  /// Offers a service no more.
  ///
  /// - Note: Accepted; no effect. `service`: there is no Bluetooth.
  open func remove(_ service: CBMutableService) {}
  /// Offers nothing more.
  open func removeAllServices() {}
  /// Answers somebody who asks, which nobody does.
  ///
  /// - Parameters:
  ///   - request: What is asked.
  ///   - result: What came of it.
  /// - Note: Accepted; no effect. `to`, `withResult`: there is no Bluetooth.
  open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {}
  /// Tells others that a value has changed; nobody hears it.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - characteristic: Where it belongs.
  ///   - centrals: Who is told.
  /// - Returns: `false`, as nothing is sent.
  /// - Note: Accepted; no effect. `value`, `for`, `onSubscribedCentrals`: there is no Bluetooth.
  open func updateValue(
    _ value: Data, for characteristic: CBMutableCharacteristic,
    onSubscribedCentrals centrals: [CBCentral]?
  ) -> Bool { false }
}

/// What is told of those that ask: that there is no Bluetooth, and nothing more.
public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
  /// Whether Bluetooth can be used has changed.
  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
  /// Others are told of this device.
  ///
  /// - Parameters:
  ///   - peripheral: What tells it.
  ///   - error: What went wrong.
  func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
  /// A service is offered.
  ///
  /// - Parameters:
  ///   - peripheral: What tells it.
  ///   - service: The service.
  ///   - error: What went wrong.
  func peripheralManager(
    _ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
  /// Somebody wants to be told when a value changes.
  ///
  /// - Parameters:
  ///   - peripheral: What tells it.
  ///   - central: Who.
  ///   - characteristic: The value.
  func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral,
    didSubscribeTo characteristic: CBCharacteristic)
  /// Somebody wants to be told no more.
  ///
  /// - Parameters:
  ///   - peripheral: What tells it.
  ///   - central: Who.
  ///   - characteristic: The value.
  func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral,
    didUnsubscribeFrom characteristic: CBCharacteristic)
  /// Somebody reads a value.
  ///
  /// - Parameters:
  ///   - peripheral: What tells it.
  ///   - request: What is asked.
  func peripheralManager(
    _ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
  /// Somebody writes values.
  ///
  /// - Parameters:
  ///   - peripheral: What tells it.
  ///   - requests: What is asked.
  func peripheralManager(
    _ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
  /// Values can be told again.
  func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
  /// The app was begun anew by the system.
  ///
  /// - Parameters:
  ///   - peripheral: What tells it.
  ///   - dict: What was before.
  func peripheralManager(
    _ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any])
}

extension CBPeripheralManagerDelegate {
  public func peripheralManagerDidStartAdvertising(
    _ peripheral: CBPeripheralManager, error: (any Error)?
  ) {}
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?
  ) {}
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral,
    didSubscribeTo characteristic: CBCharacteristic
  ) {}
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral,
    didUnsubscribeFrom characteristic: CBCharacteristic
  ) {}
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest
  ) {}
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]
  ) {}
  public func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) {}
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any]
  ) {}
}

/// What another device asks for; none does.
open class CBATTRequest: NSObject {
  /// Who asks.
  public let central: CBCentral
  /// For which value.
  public let characteristic: CBCharacteristic
  /// From which byte on.
  public let offset: Int
  /// The value.
  open var value: Data?
  /// Creates what is asked.
  ///
  /// - Parameters:
  ///   - central: Who asks.
  ///   - characteristic: For which value.
  ///   - offset: From which byte on.
  init(central: CBCentral, characteristic: CBCharacteristic, offset: Int) {
    (self.central, self.characteristic, self.offset) = (central, characteristic, offset)
  }
}
