public import Foundation

/// What looks for devices and asks them, on a device without Bluetooth: the delegate is told so, and nothing is found.
open class CBCentralManager: CBManager {
  /// What a device may be able to do besides.
  public struct Feature: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Scanning and connecting over longer distances.
    public static let extendedScanAndConnect = Self(rawValue: 1)
  }

  /// What is told; it is not kept alive.
  open weak var delegate: (any CBCentralManagerDelegate)?
  /// Whether devices are looked for: never.
  open var isScanning: Bool { false }

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
    delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?,
    options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    super.init()
    find("CBCentralManager") { [weak self] in
      if let self { self.delegate?.centralManagerDidUpdateState(self) }
    }
  }

  /// Whether the device can do something besides: it cannot.
  ///
  /// - Note: Accepted; no effect. `features`: there is no Bluetooth.
  open class func supports(_ features: Feature) -> Bool { false }

  /// Looks for devices; none is found.
  ///
  /// - Parameters:
  ///   - serviceUUIDs: What they can do.
  ///   - options: How they are looked for.
  /// - Note: Accepted; no effect. `withServices`, `options`: there is no Bluetooth.
  open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil)
  {}
  /// Looks no more.
  open func stopScan() {}

  /// The devices that were known before: none.
  ///
  /// - Note: Accepted; no effect. `withIdentifiers`: there is no Bluetooth.
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
  /// The devices that are connected: none.
  ///
  /// - Note: Accepted; no effect. `withServices`: there is no Bluetooth.
  open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] {
    []
  }
  /// Connects a device, which there is none of.
  ///
  /// - Parameters:
  ///   - peripheral: The device.
  ///   - options: How.
  /// - Note: Accepted; no effect. `peripheral`, `options`: there is no Bluetooth.
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  /// Lets a device go, which there is none of.
  ///
  /// - Note: Accepted; no effect. `peripheral`: there is no Bluetooth.
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
  /// Tells when devices come and go, which none does.
  ///
  /// - Note: Accepted; no effect. `options`: there is no Bluetooth.
  open func registerForConnectionEvents(options: [CBConnectionEventMatchingOption: Any]? = nil) {}
}

/// What is told of devices: that there is no Bluetooth, and nothing more.
public protocol CBCentralManagerDelegate: NSObjectProtocol {
  /// Whether Bluetooth can be used has changed.
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  /// The app was begun anew by the system.
  ///
  /// - Parameters:
  ///   - central: What tells it.
  ///   - dict: What was before.
  func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
  /// A device was found.
  ///
  /// - Parameters:
  ///   - central: What tells it.
  ///   - peripheral: The device.
  ///   - advertisementData: What it says of itself.
  ///   - RSSI: How strong it is, in dBm.
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi RSSI: NSNumber)
  /// A device is connected.
  ///
  /// - Parameters:
  ///   - central: What tells it.
  ///   - peripheral: The device.
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
  /// A device could not be connected.
  ///
  /// - Parameters:
  ///   - central: What tells it.
  ///   - peripheral: The device.
  ///   - error: Why.
  func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
  /// A device is connected no more.
  ///
  /// - Parameters:
  ///   - central: What tells it.
  ///   - peripheral: The device.
  ///   - error: Why.
  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?)
  /// A device is connected no more, or for a while.
  ///
  /// - Parameters:
  ///   - central: What tells it.
  ///   - peripheral: The device.
  ///   - timestamp: When, in seconds.
  ///   - isReconnecting: Whether it is connected again.
  ///   - error: Why.
  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    timestamp: TimeInterval, isReconnecting: Bool, error: (any Error)?)
  /// A device has come or gone.
  ///
  /// - Parameters:
  ///   - central: What tells it.
  ///   - event: Which of both.
  ///   - peripheral: The device.
  func centralManager(
    _ central: CBCentralManager, connectionEventDidOccur event: CBConnectionEvent,
    for peripheral: CBPeripheral)
}

extension CBCentralManagerDelegate {
  public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {}
  public func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi RSSI: NSNumber
  ) {}
  public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
  public func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
  ) {}
  public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?
  ) {}
  public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    timestamp: TimeInterval, isReconnecting: Bool, error: (any Error)?
  ) {}
  public func centralManager(
    _ central: CBCentralManager, connectionEventDidOccur event: CBConnectionEvent,
    for peripheral: CBPeripheral
  ) {}
}

/// Whether a device comes or goes.
public enum CBConnectionEvent: Int, Sendable {
  /// It goes.
  case peerDisconnected = 0
  /// It comes.
  case peerConnected = 1
}

/// Of which devices it is told that they come and go.
public struct CBConnectionEventMatchingOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Of those that can do something.
  public static let serviceUUIDs = Self(rawValue: "kCBMsgArgServiceUUIDs")
  /// Of those that are known by something.
  public static let peripheralUUIDs = Self(rawValue: "kCBMsgArgDeviceUUIDs")
}
