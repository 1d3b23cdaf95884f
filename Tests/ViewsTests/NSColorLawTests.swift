import DisplayList
import Foundation
import Geometry
import MediaSupport
import Testing

@testable import AppKitViews
@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Laws of the Mac's colours")
struct NSColorLawTests {
  private func numbers(_ color: NSColor) -> [Double] {
    [color.redComponent, color.greenComponent, color.blueComponent, color.alphaComponent]
      .map { Double($0) }
  }
  private func numbers(_ color: NSColor, _ scheme: ColorScheme) -> [Double] {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let own = color.color.resolve(in: environment)
    return [own.red, own.green, own.blue, own.opacity].map { Double($0) }
  }
  private func isNear(_ found: [Double], _ wanted: [Double], _ tolerance: Double = 1e-5) -> Bool {
    found.count == wanted.count && zip(found, wanted).allSatisfy { abs($0 - $1) <= tolerance }
  }
  private func chance(_ chance: inout SplitMix) -> NSColor {
    func part() -> CGFloat { CGFloat(Int.random(in: 0...255, using: &chance)) / 255 }
    return NSColor(srgbRed: part(), green: part(), blue: part(), alpha: part())
  }

  @Test("components are taken for those of sRGB, whatever space is named")
  func spaces() {
    let wanted = NSColor(srgbRed: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect(NSColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5) == wanted)
    #expect(NSColor(calibratedRed: 0.25, green: 0.5, blue: 0.75, alpha: 0.5) == wanted)
    #expect(NSColor(deviceRed: 0.25, green: 0.5, blue: 0.75, alpha: 0.5) == wanted)
    #expect(
      NSColor(calibratedHue: 0.5, saturation: 1, brightness: 1, alpha: 1)
        == NSColor(deviceHue: 0.5, saturation: 1, brightness: 1, alpha: 1))
    #expect(Set([wanted, NSColor(deviceRed: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)]).count == 1)
    #expect(NSColorSpace.sRGB != .displayP3)
    #expect(NSColorSpace.sRGB == .sRGB)
  }

  @Test("a grey is the same in Display P3, and a pure red redder than any of sRGB")
  func wide() {
    for white in [0, 0.25, 0.5, 1] as [CGFloat] {
      let grey = NSColor(displayP3Red: white, green: white, blue: white, alpha: 1)
      #expect(isNear(numbers(grey), numbers(NSColor(white: white, alpha: 1)), 1e-3))
    }
    let red = NSColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
    #expect(red.redComponent > 1)
    #expect(red.greenComponent < 0 && red.blueComponent < 0)
  }

  @Test("hues go round from red over green and blue", arguments: 0..<6)
  func hues(sixth: Int) {
    let wanted: [[Double]] = [
      [1, 0, 0, 1], [1, 1, 0, 1], [0, 1, 0, 1], [0, 1, 1, 1], [0, 0, 1, 1], [1, 0, 1, 1],
    ]
    let color = NSColor(
      hue: CGFloat(sixth) / 6, saturation: 1, brightness: 1, alpha: 1)
    #expect(isNear(numbers(color), wanted[sixth]))
    #expect(abs(color.hueComponent - CGFloat(sixth) / 6) < 1e-6)
    // Paler and darker it keeps its hue.
    let pale = color.highlight(withLevel: 0.5)
    let dark = color.shadow(withLevel: 0.5)
    #expect(abs((pale?.hueComponent ?? -1) - color.hueComponent) < 1e-6)
    #expect(abs((dark?.hueComponent ?? -1) - color.hueComponent) < 1e-6)
    #expect(abs((pale?.saturationComponent ?? -1) - 0.5) < 1e-6)
    #expect(abs((dark?.brightnessComponent ?? -1) - 0.5) < 1e-6)
  }

  @Test("a grey has no hue, and its white is its brightness")
  func greys() {
    for white in [0, 0.2, 0.6, 1] as [CGFloat] {
      let grey = NSColor(deviceWhite: white, alpha: 0.5)
      #expect(grey.hueComponent == 0 && grey.saturationComponent == 0)
      #expect(grey.whiteComponent == grey.brightnessComponent)
    }
    // Of one brightness green is the lightest for eyes, blue the darkest.
    let whites = [NSColor.green, .red, .blue].map(\.whiteComponent)
    #expect(whites == whites.sorted(by: >))
  }

  @Test("a mixture's ends are its colours, and the order does not matter", arguments: 0..<10)
  func mixtures(seed: UInt64) throws {
    var source = SplitMix(seed: seed)
    let (one, other) = (chance(&source), chance(&source))
    func mixed(_ a: NSColor, _ b: NSColor, _ part: CGFloat) throws -> [Double] {
      numbers(try #require(a.blended(withFraction: part, of: b)))
    }
    #expect(try isNear(mixed(one, other, 0), numbers(one)))
    #expect(try isNear(mixed(one, other, 1), numbers(other)))
    #expect(try isNear(mixed(one, one, 0.3), numbers(one)))
    for part in [0.1, 0.25, 0.5, 0.8] as [CGFloat] {
      #expect(try isNear(mixed(one, other, part), mixed(other, one, 1 - part)))
      let between = try mixed(one, other, part)
      for (value, ends) in zip(between, zip(numbers(one), numbers(other))) {
        #expect(value >= min(ends.0, ends.1) - 1e-6 && value <= max(ends.0, ends.1) + 1e-6)
      }
    }
    #expect(try mixed(one, other, 7) == mixed(one, other, 1))
  }

  @Test("another opacity is the last that was said, within 0 and 1, and leaves the rest")
  func opacities() {
    for color in [NSColor.systemRed, .tertiaryLabelColor, .orange] {
      let faded = color.withAlphaComponent(0.5).withAlphaComponent(0.25)
      for scheme in [ColorScheme.light, .dark] {
        #expect(numbers(faded, scheme) == Array(numbers(color, scheme)[..<3]) + [0.25])
      }
      #expect(color.withAlphaComponent(3).alphaComponent == 1)
      #expect(color.withAlphaComponent(-1).alphaComponent == 0)
    }
  }

  @Test("a colour in a space has the numbers of its place, and keeps them in the dark")
  func fixed() throws {
    let label = try #require(NSColor.labelColor.usingColorSpace(.deviceRGB))
    #expect(numbers(label) == numbers(NSColor.labelColor))
    #expect(numbers(label, .dark) == numbers(label, .light))
    #expect(numbers(.labelColor, .dark) != numbers(.labelColor, .light))
  }

  @Test("a provider's colour may be one that differs, too, and keeps the opacity it is given")
  func providers() {
    let color = NSColor(name: "card") { appearance in
      appearance.name == .darkAqua ? NSColor.systemRed : NSColor.systemBlue.withAlphaComponent(0.5)
    }
    #expect(numbers(color, .dark) == numbers(.systemRed, .dark))
    #expect(
      numbers(color, .light) == numbers(NSColor.systemBlue.withAlphaComponent(0.5), .light))
    #expect(numbers(color.withAlphaComponent(0.75), .dark)[3] == 0.75)
    #expect(Set([color, color]).count == 1)
  }

  @Test("views in the dark ask a provider for the dark", arguments: [false, true])
  func views(isDark: Bool) throws {
    let color = NSColor(name: nil) { $0.name == .darkAqua ? .green : .red }
    let root = NSView()
    root.appearance = isDark ? NSAppearance(named: .darkAqua) : nil
    let host = NSHostingView(rootView: Color(nsColor: color))
    host.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    root.addSubview(host)
    let stage = try Rehearsal { HostedOnMac(view: root) }
    #expect(stage.colors == [isDark ? [0, 255, 0] : [255, 0, 0]])
    try stage.now { root.appearance = NSAppearance(named: isDark ? .aqua : .vibrantDark) }
    #expect(stage.colors == [isDark ? [255, 0, 0] : [0, 255, 0]])
  }

  @Test("areas and lines are drawn in the colours that are set, with their opacity")
  func pens() {
    let box = CGRect(x: 0, y: 0, width: 10, height: 10)
    let context = UIGraphicsStack.drawing(CGSize(width: 20, height: 20), scale: 1) { _ in
      NSColor.red.setFill()
      NSColor.blue.withAlphaComponent(0.5).setStroke()
      NSBezierPath.fill(box)
      NSBezierPath.stroke(box)
      NSColor.green.set()
      NSBezierPath.fill(box)
      NSBezierPath.stroke(box)
    }
    let colors = context.list.commands.compactMap { command -> [Float]? in
      switch command {
      case .fill(_, _, .solid(let color), _), .stroke(_, _, .solid(let color), _):
        [color.red, color.green, color.blue, color.opacity]
      default: nil
      }
    }
    #expect(colors == [[1, 0, 0, 1], [0, 0, 1, 0.5], [0, 1, 0, 1], [0, 1, 0, 1]])
  }

  @Test("an appearance is found by name, and is best matched by its own")
  func appearances() throws {
    let names: [NSAppearance.Name] = [
      .aqua, .darkAqua, .vibrantLight, .vibrantDark, .accessibilityHighContrastAqua,
      .accessibilityHighContrastDarkAqua,
    ]
    for name in names {
      let appearance = try #require(NSAppearance(named: name))
      #expect(appearance.bestMatch(from: names) == name)
      #expect(appearance.bestMatch(from: []) == nil)
      let plain = NSAppearance(appearance.scheme).name
      #expect(appearance.bestMatch(from: [.aqua, .darkAqua]) == plain)
    }
    #expect(Set(names.compactMap { NSAppearance(named: $0) }).count == names.count)
  }
}
