import Foundation
import Geometry
import Testing

@testable import ImageFilters

@Suite("Checks of bar codes")
struct Code128CheckTests {
  /// The six widths of the symbol before the stop, read from the modules.
  private func check(_ text: String) throws -> String {
    let modules = try #require(Code128(Array(text.utf8))).modules
    let symbol = Array(modules.dropLast(13).suffix(11))
    var widths = [1]
    for index in 1..<symbol.count {
      if symbol[index] == symbol[index - 1] {
        widths[widths.count - 1] += 1
      } else {
        widths.append(1)
      }
    }
    return widths.map(String.init).joined()
  }

  private func made(_ text: String, _ values: [String: Any] = [:]) throws -> CIImage {
    let filter = try #require(CIFilter(name: "CICode128BarcodeGenerator", parameters: values))
    filter.setValue(Data(text.utf8), forKey: "inputMessage")
    return try #require(filter.outputImage)
  }

  @Test("sums worked out by hand in set B")
  func letters() throws {
    // 104 + 55 + 2·73 + 3·75 + 4·73 + 5·80 + 6·69 + 7·68 + 8·73 + 9·65 = 3281, which leaves 88.
    #expect(try check("Wikipedia") == "421211")
    // 104 + 33 + 2·34 = 205, which leaves 102.
    #expect(try check("AB") == "411131")
    // 104 + 0 leaves 1; 104 + 1 + 2·1 leaves 4; 104 + 94 leaves 95.
    #expect(try check(" ") == "222122")
    #expect(try check("!!") == "121322")
    #expect(try check("~") == "114113")
    // Two digits are too few for set C: 104 + 17 + 2·18 = 157, which leaves 54.
    #expect(try check("12") == "311123")
  }

  @Test("sums worked out by hand in set C")
  func digits() throws {
    // 105 + 12 + 2·34 = 185, which leaves 82.
    #expect(try check("1234") == "121241")
    // 105 leaves 2; 105 + 99 + 2·99 = 402 leaves 93.
    #expect(try check("000000") == "222221")
    #expect(try check("9999") == "111341")
  }

  @Test("two letters exchanged give another check")
  func exchanged() throws {
    #expect(try check("AB") != check("BA"))
    #expect(try check("abcd") != check("abdc"))
  }

  @Test("a picture has eleven modules a symbol, two more of the stop, and its zones")
  func size() throws {
    #expect(try made("AB").extent == CGRect(x: 0, y: 0, width: 57 + 14, height: 32))
    let bare = try made("AB", ["inputQuietSpace": 0, "inputBarcodeHeight": 5])
    #expect(bare.extent == CGRect(x: 0, y: 0, width: 57, height: 5))
    let wide = try made("AB", ["inputQuietSpace": 500, "inputBarcodeHeight": 0])
    #expect(wide.extent == CGRect(x: 0, y: 0, width: 57 + 200, height: 1))
    let below = try made("1234", ["inputQuietSpace": -3, "inputBarcodeHeight": 9000])
    #expect(below.extent == CGRect(x: 0, y: 0, width: 57, height: 1000))
  }

  @Test("a picture begins and ends with a dark bar of two modules, behind its zone")
  func ends() throws {
    let image = try made("Code")
    let last = Int(image.extent.width) - 1
    let (dark, bright) = (Pixel(0, 0, 0, 1), Pixel(1, 1, 1, 1))
    for y in [0, 15, 31] {
      #expect(near(image.pixel(6, y), bright))
      #expect(near(image.pixel(7, y), dark) && near(image.pixel(8, y), dark))
      #expect(near(image.pixel(9, y), bright))
      #expect(near(image.pixel(last - 7, y), dark) && near(image.pixel(last - 6, y), bright))
    }
  }
}
