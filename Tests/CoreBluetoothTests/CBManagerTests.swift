import Foundation
import Testing
import ViewEngine

@testable import CoreBluetooth

@MainActor @Suite("A device without Bluetooth", .serialized)
struct CBManagerTests {
  /// Keeps the states that it is told.
  private final class Listener: NSObject, CBCentralManagerDelegate, CBPeripheralManagerDelegate,
    CBPeripheralDelegate
  {
    var states: [CBManagerState] = []
    func centralManagerDidUpdateState(_ central: CBCentralManager) { states.append(central.state) }
    func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) {
      states.append(peripheral.state)
    }
  }

  /// Lets the main queue do what waits.
  private func turn() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }

  @Test("a delegate is told once, after what goes on, that there is none; the result tells it, too")
  func told() async {
    let listener = Listener()
    let central = CBCentralManager(
      delegate: listener, queue: nil, options: [CBCentralManagerOptionShowPowerAlertKey: false])
    #expect(central.state == .unknown && listener.states.isEmpty)
    await turn()
    #expect(central.state == .unsupported && listener.states == [.unsupported])
    let peripheral = CBPeripheralManager(delegate: listener, queue: DispatchQueue(label: "b"))
    #expect(peripheral.state == .unknown)
    await turn()
    #expect(peripheral.state == .unsupported && listener.states == [.unsupported, .unsupported])
    let told = IneffectiveSettings.shortcomings
    for name in ["CBCentralManager", "CBPeripheralManager"] {
      #expect(told.contains { $0.contains("\(name), as there is no Bluetooth,") })
    }
  }

  @Test("a manager that goes before tells nobody, and one without a delegate finds it, too")
  func alone() async {
    let listener = Listener()
    var central: CBCentralManager? = CBCentralManager(delegate: listener, queue: nil)
    #expect(central?.state == .unknown)
    central = nil
    let other = CBCentralManager()
    await turn()
    #expect(listener.states.isEmpty && other.state == .unsupported)
  }

  @Test("nothing is found, known or connected, and nobody asks")
  func nothing() async {
    let central = CBCentralManager()
    await turn()
    central.scanForPeripherals(
      withServices: [CBUUID(string: "180A")],
      options: [CBCentralManagerScanOptionAllowDuplicatesKey: true])
    #expect(!central.isScanning)
    #expect(central.retrieveConnectedPeripherals(withServices: []).isEmpty)
    #expect(central.retrievePeripherals(withIdentifiers: []).isEmpty)
    #expect(!CBCentralManager.supports(.extendedScanAndConnect))
    #expect(CBManager.authorization == .allowedAlways)
    let peripheral = CBPeripheralManager()
    peripheral.startAdvertising([CBAdvertisementDataLocalNameKey: "a"])
    let value = CBMutableCharacteristic(
      type: CBUUID(string: "2A19"), properties: .notify, value: nil, permissions: .readable)
    #expect(!peripheral.isAdvertising)
    #expect(!peripheral.updateValue(Data(), for: value, onSubscribedCentrals: nil))
  }

  @Test("what is offered keeps what it is made of, and knows where it belongs")
  func offered() {
    let value = CBMutableCharacteristic(
      type: CBUUID(string: "2A19"), properties: [.read, .notify], value: Data([7]),
      permissions: [.readable])
    let service = CBMutableService(type: CBUUID(string: "180F"), primary: true)
    let name = CBMutableDescriptor(
      type: CBUUID(string: CBUUIDCharacteristicUserDescriptionString), value: "Battery")
    #expect(service.characteristics == nil && value.service == nil)
    service.characteristics = [value]
    value.descriptors = [name]
    #expect(value.service === service && name.characteristic === value)
    #expect(value.properties.rawValue == 0x12 && value.value == Data([7]) && !value.isNotifying)
    #expect(service.isPrimary && service.uuid.uuidString == "180F")
    service.characteristics = []
    #expect(value.service == nil)
  }

  @Test("a device, if there were one, would be there without anything")
  func device() throws {
    let known = try #require(UUID(uuidString: "4FAFC201-1FB5-459E-8FCC-C5C9C331914B"))
    let device = CBPeripheral(identifier: known)
    let listener = Listener()
    device.delegate = listener
    device.discoverServices(nil)
    device.readRSSI()
    #expect(device.identifier == known && device.name == nil && device.services == nil)
    #expect(device.state == .disconnected && !device.canSendWriteWithoutResponse)
    #expect(device.maximumWriteValueLength(for: .withResponse) == 0)
  }

  @Test("errors are those of their domains for Foundation, too")
  func errors() {
    let error = CBError(.connectionTimeout) as NSError
    #expect(error.domain == "CBErrorDomain" && error.code == 6)
    let value = CBATTError(.insufficientResources) as NSError
    #expect(value.domain == "CBATTErrorDomain" && value.code == 17)
    #expect((CBError(.notConnected) as any Error as? CBError)?.code == .notConnected)
  }
}
