import Foundation
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine

@MainActor @Suite("The device, and how its interface stands")
struct UIDeviceTests {
  private static let phone = Stage.of(390, 844)
  private static let pad = Stage.of(1024, 1366)
  private static let device = UIDevice.current

  /// What code reads while a film on a stage runs.
  private func told<Value>(_ stage: Stage, _ read: () throws -> Value) throws -> Value {
    let film = try Rehearsal(stage) { Tile.of(1, 10, 10) }
    return try withExtendedLifetime(film) { try read() }
  }

  private func turned(_ stage: Stage) -> Stage {
    Stage.of(Double(stage.size.height), Double(stage.size.width))
  }

  private var scene: UIWindowScene? {
    UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
  }

  @Test("a stage of a telephone's size is a telephone, however it is held")
  func phones() throws {
    for stage in [Self.phone, turned(Self.phone), Stage.of(100, 100)] {
      let idiom = try told(stage) { Self.device.userInterfaceIdiom }
      let words = try told(stage) {
        [Self.device.model, Self.device.localizedModel, Self.device.name, Self.device.systemName]
      }
      #expect(idiom == .phone && words == ["iPhone", "iPhone", "iPhone", "iOS"])
    }
  }

  @Test("one of a tablet's size is a tablet, however it is held")
  func tablets() throws {
    for stage in [Self.pad, turned(Self.pad)] {
      let idiom = try told(stage) { Self.device.userInterfaceIdiom }
      let words = try told(stage) {
        [Self.device.model, Self.device.localizedModel, Self.device.name, Self.device.systemName]
      }
      #expect(idiom == .pad && words == ["iPad", "iPad", "iPad", "iPadOS"])
    }
  }

  @Test("its version is that of the system that the film looks like")
  func versions() throws {
    #expect(try told(Self.phone) { Self.device.systemVersion } == "18.0")
    #expect(try told(Self.phone.system26) { Self.device.systemVersion } == "26.0")
  }

  @Test("device and interface stand as the screen does")
  func orientations() throws {
    for stage in [Self.phone, Self.pad, turned(Self.phone), turned(Self.pad)] {
      let isWide = stage.size.width > stage.size.height
      let device = try told(stage) { Self.device.orientation }
      let interface = try told(stage) { try #require(scene).interfaceOrientation }
      #expect(device == (isWide ? .landscapeLeft : .portrait))
      // An interface stands against the turn of its device.
      #expect(interface == (isWide ? .landscapeRight : .portrait))
      #expect(device.isValidInterfaceOrientation && !device.isFlat)
    }
  }

  @Test("what is said of each orientation of a device: upright, on its side, lying or unknown")
  func deviceOrientations() {
    for number in 0...6 {
      let orientation = UIDeviceOrientation(rawValue: number)
      let said = [orientation?.isPortrait, orientation?.isLandscape, orientation?.isFlat]
      #expect(said.count { $0 == true } == (number == 0 ? 0 : 1), "\(number)")
      // Interfaces know the first four, by the same numbers.
      #expect(orientation?.isValidInterfaceOrientation == (1...4).contains(number))
    }
    #expect(UIDeviceOrientation(rawValue: 7) == nil)
  }

  @Test("what is said of each orientation of an interface")
  func interfaceOrientations() {
    for number in 0...4 {
      let (device, interface) = (
        UIDeviceOrientation(rawValue: number), UIInterfaceOrientation(rawValue: number)
      )
      #expect(device?.isPortrait == interface?.isPortrait)
      #expect(device?.isLandscape == interface?.isLandscape)
    }
    #expect(UIInterfaceOrientation(rawValue: 5) == nil)
  }

  @Test("the status bar is what the device covers at its top", arguments: [0.0, 47])
  func statusBar(top: Double) throws {
    var stage = Self.phone
    stage.safeAreaInsets.top = CGFloat(top)
    let (frame, isHidden) = try told(stage) {
      let manager = try #require(scene?.statusBarManager)
      return (manager.statusBarFrame, manager.isStatusBarHidden)
    }
    #expect(frame == CGRect(x: 0, y: 0, width: 390, height: CGFloat(top)))
    #expect(isHidden == (top == 0))
  }

  @Test("its battery is full, and unknown to who does not ask")
  func battery() {
    #expect(Self.device.batteryLevel == -1 && Self.device.batteryState == .unknown)
    Self.device.isBatteryMonitoringEnabled = true
    defer { Self.device.isBatteryMonitoringEnabled = false }
    #expect(Self.device.batteryLevel == 1 && Self.device.batteryState == .full)
  }
}
