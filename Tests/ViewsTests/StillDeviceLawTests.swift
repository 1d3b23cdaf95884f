import CoreMotion
import Foundation
import Rostrum
import Testing
import VisionKit

@testable import ViewEngine

/// Every way to ask how a device is moved that stands still.
@MainActor @Suite("All that a device does not feel")
struct StillDeviceLawTests {
  @Test("nothing is there or felt, before it is asked for, while it is, and after")
  func manager() {
    let manager = CMMotionManager()
    var calls = 0
    func check() {
      #expect(!manager.isDeviceMotionAvailable && !manager.isDeviceMotionActive)
      #expect(!manager.isAccelerometerAvailable && !manager.isAccelerometerActive)
      #expect(!manager.isGyroAvailable && !manager.isGyroActive)
      #expect(!manager.isMagnetometerAvailable && manager.deviceMotion == nil)
      #expect(manager.accelerometerData == nil && manager.gyroData == nil && calls == 0)
    }
    check()
    manager.startDeviceMotionUpdates()
    manager.startDeviceMotionUpdates(using: .xArbitraryZVertical)
    manager.startDeviceMotionUpdates(to: .main) { _, _ in calls += 1 }
    manager.startDeviceMotionUpdates(using: .xTrueNorthZVertical, to: .main) { _, _ in calls += 1 }
    manager.startAccelerometerUpdates()
    manager.startAccelerometerUpdates(to: .main) { _, _ in calls += 1 }
    manager.startGyroUpdates()
    manager.startGyroUpdates(to: .main) { _, _ in calls += 1 }
    check()
    manager.stopDeviceMotionUpdates()
    manager.stopAccelerometerUpdates()
    manager.stopGyroUpdates()
    check()
    let told = IneffectiveSettings.shortcomings.filter { $0.contains("CMMotionManager") }
    #expect(told.count == 1)
  }

  @Test("intervals are kept as they are set")
  func intervals() {
    let manager = CMMotionManager()
    let paths: [ReferenceWritableKeyPath<CMMotionManager, TimeInterval>] = [
      \.deviceMotionUpdateInterval, \.accelerometerUpdateInterval, \.gyroUpdateInterval,
      \.magnetometerUpdateInterval,
    ]
    for (number, path) in paths.enumerated() {
      #expect(manager[keyPath: path] == 0.01)
      manager[keyPath: path] = Double(number + 1) / 60
    }
    #expect(paths.map { manager[keyPath: $0] * 60 } == [1, 2, 3, 4])
  }

  @Test("steps are not counted, whoever asks for them and whenever they were gone")
  func steps() {
    let pedometer = CMPedometer()
    var errors: [String] = []
    let start = Date(timeIntervalSinceReferenceDate: 0)
    pedometer.queryPedometerData(from: start, to: start) { data, error in
      #expect(data == nil)
      errors.append(error?.localizedDescription ?? "")
    }
    pedometer.startUpdates(from: start) { data, error in
      #expect(data == nil)
      errors.append(error?.localizedDescription ?? "")
    }
    pedometer.stopUpdates()
    #expect(errors.count == 2 && errors.allSatisfy { $0.hasPrefix("CoreMotion: ") })
    #expect(!CMPedometer.isDistanceAvailable() && !CMPedometer.isFloorCountingAvailable())
    #expect(CMPedometer.authorizationStatus() == .notDetermined)
  }

  @Test("directions are a set and states numbers, as Core Motion has them")
  func numbers() {
    let frames: [CMAttitudeReferenceFrame] = [
      .xArbitraryZVertical, .xArbitraryCorrectedZVertical, .xMagneticNorthZVertical,
      .xTrueNorthZVertical,
    ]
    #expect(frames.map(\.rawValue) == [1, 2, 4, 8])
    #expect(CMAttitudeReferenceFrame(frames).rawValue == 15)
    let states: [CMAuthorizationStatus] = [.notDetermined, .restricted, .denied, .authorized]
    #expect(states.map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test("pushes and turns are three numbers each, none by themselves")
  func vectors() {
    let (push, turn) = (CMAcceleration(x: 1, y: -2, z: 3), CMRotationRate(x: 4, y: 5, z: -6))
    #expect([push.x, push.y, push.z, turn.x, turn.y, turn.z] == [1, -2, 3, 4, 5, -6])
    #expect(CMAcceleration() == CMAcceleration(x: 0, y: 0, z: 0))
    #expect(CMRotationRate() == CMRotationRate(x: 0, y: 0, z: 0))
    #expect(CMAcceleration(y: 1) != CMAcceleration(z: 1) && Set([turn, turn]).count == 1)
  }

  @Test("a camera for papers fills its place, whatever that is", arguments: [50, 100, 200])
  func papers(side: Double) throws {
    struct Scanner: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> VNDocumentCameraViewController {
        VNDocumentCameraViewController()
      }
      func updateUIViewController(
        _ controller: VNDocumentCameraViewController, context: Context
      ) {}
    }
    let stage = try Rehearsal(.of(side, side)) { Scanner() }
    #expect(stage.list.fills.contains(CGRect(x: 0, y: 0, width: side, height: side)))
  }
}
