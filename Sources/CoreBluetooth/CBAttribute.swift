public import Foundation

/// Part of what a device has: it is known by an identifier.
open class CBAttribute: NSObject {
  /// The identifier.
  public let uuid: CBUUID
  init(uuid: CBUUID) { self.uuid = uuid }
}

/// Something that a device can do: values that belong together.
open class CBService: CBAttribute {
  /// Whether it is there for its own sake.
  public let isPrimary: Bool
  /// The device.
  open weak var peripheral: CBPeripheral? { nil }
  /// What it consists of.
  open var includedServices: [CBService]? { included }
  /// Its values.
  open var characteristics: [CBCharacteristic]? { values }
  fileprivate var included: [CBService]?
  fileprivate var values: [CBCharacteristic]?

  fileprivate init(_ uuid: CBUUID, isPrimary: Bool) {
    self.isPrimary = isPrimary
    super.init(uuid: uuid)
  }
}

/// A service that this device would offer.
open class CBMutableService: CBService {
  open override var includedServices: [CBService]? {
    get { included }
    set { included = newValue }
  }
  open override var characteristics: [CBCharacteristic]? {
    get { values }
    set {
      for value in values ?? [] { value.owner = nil }
      values = newValue
      for value in newValue ?? [] { value.owner = self }
    }
  }
  /// Creates a service without values.
  ///
  /// - Parameters:
  ///   - UUID: Its identifier.
  ///   - isPrimary: Whether it is there for its own sake.
  public init(type UUID: CBUUID, primary isPrimary: Bool) { super.init(UUID, isPrimary: isPrimary) }
}

/// What can be done with a value.
///
/// - Note: Source: Bluetooth Core Specification 5.4, volume 3, part G, section 3.3.1.1.
public struct CBCharacteristicProperties: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// It may be told to everybody.
  public static let broadcast = Self(rawValue: 0x01)
  /// It can be read.
  public static let read = Self(rawValue: 0x02)
  /// It can be written without an answer.
  public static let writeWithoutResponse = Self(rawValue: 0x04)
  /// It can be written.
  public static let write = Self(rawValue: 0x08)
  /// It is told when it changes.
  public static let notify = Self(rawValue: 0x10)
  /// It is told when it changes, and waits for an answer.
  public static let indicate = Self(rawValue: 0x20)
  /// It can be written with a signature.
  public static let authenticatedSignedWrites = Self(rawValue: 0x40)
  /// A descriptor says more.
  public static let extendedProperties = Self(rawValue: 0x80)
  /// It is told to those that are trusted.
  public static let notifyEncryptionRequired = Self(rawValue: 0x100)
  /// It is told to those that are trusted, and waits for an answer.
  public static let indicateEncryptionRequired = Self(rawValue: 0x200)
}

/// What others may do with a value.
public struct CBAttributePermissions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// They may read it.
  public static let readable = Self(rawValue: 0x01)
  /// They may write it.
  public static let writeable = Self(rawValue: 0x02)
  /// They may read it if they are trusted.
  public static let readEncryptionRequired = Self(rawValue: 0x04)
  /// They may write it if they are trusted.
  public static let writeEncryptionRequired = Self(rawValue: 0x08)
}

/// A value that a device has.
open class CBCharacteristic: CBAttribute {
  /// The service that it belongs to.
  open weak var service: CBService? { owner }
  /// What can be done with it.
  open var properties: CBCharacteristicProperties { allowed }
  /// The value.
  open var value: Data? { bytes }
  /// What is said of it.
  open var descriptors: [CBDescriptor]? { said }
  /// Whether it is told when it changes: it is not.
  open var isNotifying: Bool { false }
  fileprivate weak var owner: CBService?
  fileprivate var allowed: CBCharacteristicProperties
  fileprivate var bytes: Data?
  fileprivate var said: [CBDescriptor]?

  fileprivate init(_ uuid: CBUUID, _ properties: CBCharacteristicProperties, value: Data?) {
    (allowed, bytes) = (properties, value)
    super.init(uuid: uuid)
  }
}

/// A value that this device would offer.
open class CBMutableCharacteristic: CBCharacteristic {
  /// What others may do with it.
  open var permissions: CBAttributePermissions
  /// Who is told when it changes: nobody.
  open var subscribedCentrals: [CBCentral]? { nil }
  open override var properties: CBCharacteristicProperties {
    get { allowed }
    set { allowed = newValue }
  }
  open override var value: Data? {
    get { bytes }
    set { bytes = newValue }
  }
  open override var descriptors: [CBDescriptor]? {
    get { said }
    set {
      for descriptor in said ?? [] { descriptor.owner = nil }
      said = newValue
      for descriptor in newValue ?? [] { descriptor.owner = self }
    }
  }
  /// Creates a value.
  ///
  /// - Parameters:
  ///   - UUID: Its identifier.
  ///   - properties: What can be done with it.
  ///   - value: The value; `nil` for one that is asked for each time.
  ///   - permissions: What others may do with it.
  public init(
    type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?,
    permissions: CBAttributePermissions
  ) {
    self.permissions = permissions
    super.init(UUID, properties, value: value)
  }
}

/// Something that is said of a value.
open class CBDescriptor: CBAttribute {
  /// The value that it is said of.
  open weak var characteristic: CBCharacteristic? { owner }
  /// What is said.
  public let value: Any?
  fileprivate weak var owner: CBCharacteristic?
  fileprivate init(_ uuid: CBUUID, value: Any?) {
    self.value = value
    super.init(uuid: uuid)
  }
}

/// Something that this device would say of a value.
open class CBMutableDescriptor: CBDescriptor {
  /// Creates it.
  ///
  /// - Parameters:
  ///   - UUID: Its identifier.
  ///   - value: What is said.
  public init(type UUID: CBUUID, value: Any?) { super.init(UUID, value: value) }
}
