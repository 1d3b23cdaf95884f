import AVKit
import Foundation
import Geometry
import Rostrum
import Testing

@testable import AVFoundation
@testable import UIKitViews
@testable import ViewEngine

/// Cameras and players that UIKit shows.
@MainActor @Suite("Cameras and films that are not there")
struct AbsentCameraTests {
  /// A view as scenes have it.
  private struct Shown<Content: UIView>: UIViewRepresentable {
    let view: Content
    func makeUIView(context: Context) -> Content { view }
    func updateUIView(_ view: Content, context: Context) {}
  }
  /// A controller as scenes have it.
  private struct Player: UIViewControllerRepresentable {
    let controller: AVPlayerViewController
    func makeUIViewController(context: Context) -> AVPlayerViewController { controller }
    func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
  }
  private final class Preview: UIView {
    override class var layerClass: AnyClass { AVCaptureVideoPreviewLayer.self }
  }
  private final class Film: UIView {
    override class var layerClass: AnyClass { AVPlayerLayer.self }
  }

  @Test("a camera's preview is black")
  func preview() throws {
    let view = Preview()
    let layer = try #require(view.layer as? AVCaptureVideoPreviewLayer)
    layer.session = AVCaptureSession()
    #expect(layer.connection == nil && layer.backgroundColor == UIColor.black.cgColor)
    let stage = try Rehearsal(.of(20, 10)) { Shown(view: view) }
    #expect(stage.frames.last == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test("a player's layer shows what is behind, and is told")
  func film() throws {
    let view = Film()
    let layer = try #require(view.layer as? AVPlayerLayer)
    layer.player = AVPlayer()
    #expect(!layer.isReadyForDisplay && layer.backgroundColor == nil)
    let told = IneffectiveSettings.shortcomings
    #expect(told.contains { $0.contains("the film of AVPlayerLayer") })
  }

  @Test("a player's controller is black, with a button if it shows any, and is told")
  func controller() throws {
    func stage(_ shows: Bool) throws -> Rehearsal {
      let controller = AVPlayerViewController()
      controller.showsPlaybackControls = shows
      return try Rehearsal(.of(200, 100)) { Player(controller: controller) }
    }
    let (with, without) = (try stage(true), try stage(false))
    let whole = CGRect(x: 0, y: 0, width: 200, height: 100)
    #expect(with.list.fills.contains(whole) && without.list.fills.contains(whole))
    #expect(with.list.fills.count > without.list.fills.count)
    #expect(with.graph.shortcomings.contains { $0.contains("the film of AVPlayerViewController") })
  }

  @Test("the button goes while the controller is shown")
  func buttons() throws {
    let controller = AVPlayerViewController()
    let stage = try Rehearsal(.of(200, 100)) { Player(controller: controller) }
    let before = stage.list.fills.count
    try stage.now { controller.showsPlaybackControls = false }
    #expect(stage.list.fills.count < before)
  }

  @Test("there is no device, whoever asks, and nobody may use one")
  func devices() async {
    #expect(AVCaptureDevice.default(for: .video) == nil)
    #expect(
      AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back) == nil)
    let search = AVCaptureDevice.DiscoverySession(
      deviceTypes: [.builtInWideAngleCamera], mediaType: .video, position: .front)
    #expect(search.devices.isEmpty)
    #expect(AVCaptureDevice.authorizationStatus(for: .metadata) == .notDetermined)
    #expect(await !AVCaptureDevice.requestAccess(for: .metadata))
    #expect(AVCaptureDevice.authorizationStatus(for: .metadata) == .denied)
  }

  @Test("a session keeps what it is given, and runs without a picture")
  func session() {
    let session = AVCaptureSession()
    let (photos, codes) = (AVCapturePhotoOutput(), AVCaptureMetadataOutput())
    session.beginConfiguration()
    #expect(session.canAddOutput(photos))
    session.addOutput(photos)
    #expect(!session.canAddOutput(photos) && session.canAddOutput(codes))
    session.removeOutput(photos)
    session.commitConfiguration()
    #expect(session.outputs.isEmpty && session.inputs.isEmpty && photos.connections.isEmpty)
    session.startRunning()
    #expect(session.isRunning)
    session.stopRunning()
    #expect(!session.isRunning && codes.connection(with: .metadata) == nil)
  }

  @Test("there is no button for the camera, whatever it is to change")
  func controls() {
    let session = AVCaptureSession()
    let zoom = AVCaptureSlider("Zoom", symbolName: "plus", in: 1...5)
    let filter = AVCaptureIndexPicker(
      "Look", symbolName: "camera", localizedIndexTitles: ["a", "b"])
    #expect(!session.supportsControls && !session.canAddControl(zoom) && session.controls.isEmpty)
    #expect(zoom.value == 1 && filter.numberOfIndexes == 2 && filter.selectedIndex == 0)
    let interaction = AVCaptureEventInteraction { _ in }
    let view = UIView()
    view.addInteraction(interaction)
    #expect(interaction.view === view && interaction.isEnabled)
  }

  @Test("points of the preview and of the camera's picture are there and back")
  func points() {
    let layer = AVCaptureVideoPreviewLayer(session: AVCaptureSession())
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    let corner = layer.captureDevicePointConverted(fromLayerPoint: .zero)
    #expect(corner == CGPoint(x: 0, y: 1))
    #expect(layer.layerPointConverted(fromCaptureDevicePoint: corner) == .zero)
    let part = layer.metadataOutputRectConverted(
      fromLayerRect: CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(part == CGRect(x: 0, y: 0.5, width: 0.25, height: 0.5))
  }

  @Test("what records, speaks and mixes does so in silence")
  func silence() throws {
    let recorder = try AVAudioRecorder(url: URL(fileURLWithPath: "/a"), settings: [:])
    #expect(
      recorder.record() && recorder.isRecording && recorder.averagePower(forChannel: 0) == -160)
    recorder.stop()
    #expect(!recorder.isRecording && recorder.currentTime == 0)
    let speech = AVSpeechSynthesizer()
    speech.speak(AVSpeechUtterance(string: "Hello"))
    #expect(!speech.isSpeaking && !speech.stopSpeaking(at: .immediate))
    let (engine, node) = (AVAudioEngine(), AVAudioPlayerNode())
    engine.attach(node)
    engine.connect(node, to: engine.mainMixerNode, format: nil)
    try engine.start()
    #expect(engine.isRunning && node.engine === engine)
    #expect(engine.inputNode.outputFormat(forBus: 0).sampleRate == 44_100)
    #expect(AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 3) == nil)
  }

  @Test("a shape lies in the middle of another, as large as can be")
  func inside() {
    let rect = AVMakeRect(
      aspectRatio: CGSize(width: 2, height: 1),
      insideRect: CGRect(x: 10, y: 0, width: 100, height: 100))
    #expect(rect == CGRect(x: 10, y: 25, width: 100, height: 50))
  }
}
