import CoreMotion
import Foundation
import Rostrum
import Testing
import VisionKit

@testable import ViewEngine

@MainActor @Suite("A device that stands still and sees nothing")
struct StillDeviceTests {
  private struct Scanner: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> VNDocumentCameraViewController {
      VNDocumentCameraViewController()
    }
    func updateUIViewController(
      _ controller: VNDocumentCameraViewController, context: Context
    ) {}
  }

  @Test("nothing is felt, however it is asked for, and it is told")
  func motion() {
    let manager = CMMotionManager()
    var count = 0
    manager.startDeviceMotionUpdates(to: .main) { _, _ in count += 1 }
    manager.startAccelerometerUpdates(to: .main) { _, _ in count += 1 }
    manager.startGyroUpdates()
    #expect(!manager.isDeviceMotionAvailable && !manager.isAccelerometerActive && count == 0)
    #expect(manager.deviceMotion == nil && manager.accelerometerData == nil)
    #expect(IneffectiveSettings.shortcomings.contains { $0.contains("CMMotionManager") })
  }

  @Test("no steps are counted, and whoever asks for some is told why")
  func steps() {
    var words: [String] = []
    let steps = CMPedometer()
    #expect(!CMPedometer.isStepCountingAvailable())
    steps.queryPedometerData(
      from: Date(timeIntervalSinceReferenceDate: 0), to: Date(timeIntervalSinceReferenceDate: 9)
    ) { data, error in
      #expect(data == nil)
      words.append(error?.localizedDescription ?? "")
    }
    #expect(words.count == 1 && words[0].contains("stands still"))
  }

  @Test("a camera for papers is a place, and told")
  func papers() throws {
    #expect(!VNDocumentCameraViewController.isSupported)
    let stage = try Rehearsal(.of(100, 100)) { Scanner() }
    #expect(
      stage.graph.shortcomings.contains { $0.contains("VNDocumentCameraViewController") })
  }
}
