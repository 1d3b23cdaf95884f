public import Foundation

/// How far a device is connected.
public enum CBPeripheralState: Int, Sendable {
  /// It is not.
  case disconnected = 0
  /// It will be.
  case connecting = 1
  /// It is.
  case connected = 2
  /// It will no longer be.
  case disconnecting = 3
}

/// How a value is written.
public enum CBCharacteristicWriteType: Int, Sendable {
  /// With an answer.
  case withResponse = 0
  /// Without one.
  case withoutResponse = 1
}

/// A device with services; none is ever found, so that none of it is.
open class CBPeripheral: CBPeer {
  /// What is told of it; it is not kept alive.
  open weak var delegate: (any CBPeripheralDelegate)?
  /// What it calls itself.
  open var name: String? { nil }
  /// How far it is connected: it is not.
  open var state: CBPeripheralState { .disconnected }
  /// What it can do, as far as it was asked.
  open var services: [CBService]? { nil }
  /// Whether a value can be written without an answer.
  open var canSendWriteWithoutResponse: Bool { false }
  /// Whether it may be told of other apps' notices.
  open var ancsAuthorized: Bool { false }

  /// Asks how strong it is; nobody answers.
  open func readRSSI() {}
  /// Asks what it can do; nobody answers.
  ///
  /// - Note: Accepted; no effect. `serviceUUIDs`: there is no Bluetooth.
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  /// Asks what a service consists of; nobody answers.
  ///
  /// - Parameters:
  ///   - includedServiceUUIDs: What is asked for.
  ///   - service: The service.
  /// - Note: Accepted; no effect. `includedServiceUUIDs`, `for`: there is no Bluetooth.
  open func discoverIncludedServices(_ includedServiceUUIDs: [CBUUID]?, for service: CBService) {}
  /// Asks which values a service has; nobody answers.
  ///
  /// - Parameters:
  ///   - characteristicUUIDs: What is asked for.
  ///   - service: The service.
  /// - Note: Accepted; no effect. `characteristicUUIDs`, `for`: there is no Bluetooth.
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
  /// Asks what is said of a value; nobody answers.
  ///
  /// - Note: Accepted; no effect. `for`: there is no Bluetooth.
  open func discoverDescriptors(for characteristic: CBCharacteristic) {}
  /// Reads a value; nobody answers.
  ///
  /// - Note: Accepted; no effect. `for`: there is no Bluetooth.
  open func readValue(for characteristic: CBCharacteristic) {}
  /// Reads what is said of a value; nobody answers.
  ///
  /// - Note: Accepted; no effect. `for`: there is no Bluetooth.
  open func readValue(for descriptor: CBDescriptor) {}
  /// Writes a value; nobody answers.
  ///
  /// - Parameters:
  ///   - data: The value.
  ///   - characteristic: What gets it.
  ///   - type: How.
  /// - Note: Accepted; no effect. `data`, `for`, `type`: there is no Bluetooth.
  open func writeValue(
    _ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType
  ) {}
  /// Writes what is said of a value; nobody answers.
  ///
  /// - Parameters:
  ///   - data: What is said.
  ///   - descriptor: What gets it.
  /// - Note: Accepted; no effect. `data`, `for`: there is no Bluetooth.
  open func writeValue(_ data: Data, for descriptor: CBDescriptor) {}
  /// How many bytes can be written at a time: none.
  ///
  /// - Note: Accepted; no effect. `for`: there is no Bluetooth.
  open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 0 }
  /// Asks to be told when a value changes; nobody answers.
  ///
  /// - Parameters:
  ///   - enabled: Whether it is told.
  ///   - characteristic: The value.
  /// - Note: Accepted; no effect. `enabled`, `for`: there is no Bluetooth.
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
  /// Opens a channel; nobody answers.
  ///
  /// - Note: Accepted; no effect. `PSM`: there is no Bluetooth.
  open func openL2CAPChannel(_ PSM: CBL2CAPPSM) {}
}

/// The number of a channel.
public typealias CBL2CAPPSM = UInt16

/// A channel to another device; none is ever opened.
open class CBL2CAPChannel: NSObject {
  /// Its number.
  public let psm: CBL2CAPPSM
  init(psm: CBL2CAPPSM) { self.psm = psm }
}
