public import Foundation

/// What is told of a device; as none is found, nothing is.
public protocol CBPeripheralDelegate: NSObjectProtocol {
  /// Its name has changed.
  func peripheralDidUpdateName(_ peripheral: CBPeripheral)
  /// It can no longer do something.
  ///
  /// - Parameters:
  ///   - peripheral: The device.
  ///   - invalidatedServices: What.
  func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
  /// How strong it is was read.
  ///
  /// - Parameters:
  ///   - peripheral: The device.
  ///   - RSSI: How strong it is, in dBm.
  ///   - error: What went wrong.
  func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
  /// What it can do is known.
  ///
  /// - Parameters:
  ///   - peripheral: The device.
  ///   - error: What went wrong.
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  /// What a service consists of is known.
  ///
  /// - Parameters:
  ///   - peripheral: The device.
  ///   - service: The service.
  ///   - error: What went wrong.
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService,
    error: (any Error)?)
  /// Which values a service has is known.
  ///
  /// - Parameters:
  ///   - peripheral: The device.
  ///   - service: The service.
  ///   - error: What went wrong.
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?)
  /// What is said of a value is known.
  ///
  /// - Parameters:
  ///   - peripheral: The device.
  ///   - characteristic: The value.
  ///   - error: What went wrong.
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic,
    error: (any Error)?)
  /// A value was read, or has changed.
  ///
  /// - Parameters:
  ///   - peripheral: The device.
  ///   - characteristic: The value.
  ///   - error: What went wrong.
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?)
  /// What is said of a value was read.
  ///
  /// - Parameters:
  ///   - peripheral: The device.
  ///   - descriptor: What is said.
  ///   - error: What went wrong.
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?)
  /// A value was written.
  ///
  /// - Parameters:
  ///   - peripheral: The device.
  ///   - characteristic: The value.
  ///   - error: What went wrong.
  func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic,
    error: (any Error)?)
  /// What is said of a value was written.
  ///
  /// - Parameters:
  ///   - peripheral: The device.
  ///   - descriptor: What is said.
  ///   - error: What went wrong.
  func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?)
  /// Whether it is told when a value changes has changed.
  ///
  /// - Parameters:
  ///   - peripheral: The device.
  ///   - characteristic: The value.
  ///   - error: What went wrong.
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: (any Error)?)
  /// A value can be written without an answer again.
  func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral)
  /// A channel was opened.
  ///
  /// - Parameters:
  ///   - peripheral: The device.
  ///   - channel: The channel.
  ///   - error: What went wrong.
  func peripheral(
    _ peripheral: CBPeripheral, didOpen channel: CBL2CAPChannel?, error: (any Error)?)
}

extension CBPeripheralDelegate {
  public func peripheralDidUpdateName(_ peripheral: CBPeripheral) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?
  ) {}
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService,
    error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  public func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didOpen channel: CBL2CAPChannel?, error: (any Error)?
  ) {}
}
