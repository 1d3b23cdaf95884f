import DisplayList
import Foundation
import MediaSupport
import Testing

@testable import AppKitViews
@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Colours of the Mac")
struct NSColorTests {
  private func painted(_ color: NSColor, _ scheme: ColorScheme = .light) throws -> [Double] {
    let film = try Rehearsal {
      Rectangle().fill(Color(nsColor: color)).frame(width: 10, height: 10).colorScheme(scheme)
    }
    return try #require(film.colors.first)
  }

  @Test(
    "the system's colours are those that are published for the Mac",
    arguments: [
      (NSColor.systemRed, [255, 59, 48], [255, 69, 58]),
      (.systemGreen, [40, 205, 65], [50, 215, 75]),
      (.windowBackgroundColor, [236, 236, 236], [50, 50, 50]),
      (.selectedContentBackgroundColor, [0, 99, 225], [0, 88, 208]),
      (.textColor, [0, 0, 0], [255, 255, 255]),
    ] as [(NSColor, [Double], [Double])])
  func schemes(color: NSColor, light: [Double], dark: [Double]) throws {
    for (scheme, wanted) in [(ColorScheme.light, light), (.dark, dark)] {
      let found = try painted(color, scheme)
      #expect(zip(found, wanted).allSatisfy { abs($0 - $1) < 0.01 }, "\(found)")
    }
  }

  @Test("labels are less opaque the less they matter, in light and in the dark")
  func labels() {
    let colors: [NSColor] = [
      .labelColor, .secondaryLabelColor, .tertiaryLabelColor, .quaternaryLabelColor,
    ]
    let opacities = colors.map(\.alphaComponent)
    #expect(opacities == opacities.sorted(by: >))
    #expect(Set(opacities).count == 4)
    #expect(opacities[0] == CGFloat(Float(0.85)))
  }

  @Test("what a colour is made of is what it gives")
  func components() throws {
    var chance = SplitMix(seed: 17)
    for _ in 0..<50 {
      let wanted = (0..<4).map { _ in CGFloat.random(in: 0...1, using: &chance) }
      let color = NSColor(
        srgbRed: wanted[0], green: wanted[1], blue: wanted[2], alpha: wanted[3])
      let found = [
        color.redComponent, color.greenComponent, color.blueComponent, color.alphaComponent,
      ]
      #expect(zip(found, wanted).allSatisfy { abs($0 - $1) < 1e-6 })
      #expect(color.cgColor.components == found)
      let again = try #require(NSColor(cgColor: color.cgColor))
      #expect(again == color)
      #expect(color.usingColorSpace(.sRGB) == color)
      let circle = NSColor(
        hue: color.hueComponent, saturation: color.saturationComponent,
        brightness: color.brightnessComponent, alpha: 1)
      #expect(abs(circle.redComponent - found[0]) < 1e-4)
      #expect(abs(circle.blueComponent - found[2]) < 1e-4)
    }
    #expect(NSColor(white: 0.25, alpha: 1).whiteComponent == 0.25)
    #expect(NSColor(calibratedWhite: 0.5, alpha: 1) == NSColor(deviceWhite: 0.5, alpha: 1))
  }

  @Test("hue, saturation and brightness come by pointers, too")
  func pointers() {
    var (hue, saturation, brightness) = (CGFloat(-1), CGFloat(-1), CGFloat(-1))
    var alpha = CGFloat(-1)
    NSColor(srgbRed: 0, green: 0.5, blue: 0, alpha: 0.25).getHue(
      &hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect(abs(hue - 1.0 / 3) < 1e-6)
    #expect([saturation, brightness, alpha] == [1, 0.5, 0.25])
    var red = CGFloat(-1)
    NSColor.orange.getRed(&red, green: nil, blue: nil, alpha: nil)
    #expect(red == 1)
  }

  @Test("another opacity takes the place of its own, and light and dark still differ")
  func opacity() throws {
    let color = NSColor.secondaryLabelColor.withAlphaComponent(0.25)
    #expect(color.alphaComponent == 0.25)
    #expect(try painted(color, .light) == [0, 0, 0])
    #expect(try painted(color, .dark) == [255, 255, 255])
    #expect(color == NSColor.secondaryLabelColor.withAlphaComponent(0.25))
    #expect(color != NSColor.secondaryLabelColor)
  }

  @Test("a mixture lies between its colours")
  func mixtures() throws {
    let mixed = try #require(NSColor.black.blended(withFraction: 0.25, of: .white))
    #expect(mixed.redComponent == 0.25)
    #expect(NSColor.black.highlight(withLevel: 1) == .white)
    #expect(NSColor.white.shadow(withLevel: 0.5)?.greenComponent == 0.5)
  }

  @Test("a provider is asked where its colour is drawn", arguments: [ColorScheme.light, .dark])
  func provided(scheme: ColorScheme) throws {
    let color = NSColor(name: nil) { appearance in
      appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .green : .red
    }
    #expect(try painted(color, scheme) == (scheme == .dark ? [0, 255, 0] : [255, 0, 0]))
    #expect(color == color)
    #expect(color != NSColor(name: nil) { _ in .red })
  }

  @Test("appearances match by how light they are")
  func appearances() {
    let dark = NSAppearance(named: .vibrantDark)
    #expect(dark?.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua)
    #expect(dark?.bestMatch(from: [.aqua]) == .aqua)
    #expect(NSAppearance(.light).bestMatch(from: [.darkAqua]) == nil)
    #expect(NSAppearance(.dark).name == .darkAqua)
    #expect(NSAppearance(.dark) == NSAppearance(named: .darkAqua))
  }

  @Test("SwiftUI and UIKit know the colour")
  func elsewhere() {
    #expect(NSColor(Color.red).color == .red)
    #expect(Color(NSColor.systemBlue) == Color(nsColor: .systemBlue))
    #expect(NSColor.orange.lentColor == UIColor(Color(nsColor: .orange)))
    #expect(NSColor(named: "nobody's") == nil)
  }
}
