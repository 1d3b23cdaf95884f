import CoreBluetooth
import Foundation
import Testing

@Suite("Identifiers of Bluetooth's")
struct CBUUIDTests {
  @Test(
    "digits come back as they were, in capitals",
    arguments: [
      ("180a", "180A"), ("0x180F", "180F"), ("1234abcd", "1234ABCD"),
      ("6ba1b218-15a8-461f-9fa8-5dcae273eafd", "6BA1B218-15A8-461F-9FA8-5DCAE273EAFD"),
      ("0x6BA1B218-15A8-461F-9FA8-5DCAE273EAFD", "6BA1B218-15A8-461F-9FA8-5DCAE273EAFD"),
    ])
  func digits(text: String, digits: String) {
    let uuid = CBUUID(string: text)
    #expect(uuid.uuidString == digits && uuid.description == digits)
    #expect(CBUUID(data: uuid.data) == uuid && CBUUID(string: digits) == uuid)
  }

  @Test("short ones stand for long ones, and are as good in sets")
  func short() {
    let short = CBUUID(string: "180A")
    let middle = CBUUID(string: "0000180A")
    let long = CBUUID(string: "0000180A-0000-1000-8000-00805F9B34FB")
    #expect(short == middle && middle == long && Set([short, middle, long]).count == 1)
    #expect([short, middle, long].map(\.data.count) == [2, 4, 16])
    #expect(short != CBUUID(string: "180B"))
  }

  @Test("an identifier of Foundation's has the same digits")
  func foundation() throws {
    let digits = "4FAFC201-1FB5-459E-8FCC-C5C9C331914B"
    let uuid = try #require(UUID(uuidString: digits))
    #expect(CBUUID(nsuuid: uuid).uuidString == digits)
    #expect(CBUUID(nsuuid: uuid) == CBUUID(string: digits))
  }
}
