import AVFoundation
import Foundation
import Testing
import UIKitViews

/// What a device without a camera answers.
@MainActor @Suite("Cameras that are not there, by their own words")
struct CaptureTests {
  @Test("a kind is refused once it was asked for, however it was", arguments: [false, true])
  func refused(waits: Bool) async {
    let (kind, other) = (AVMediaType(rawValue: "own \(waits)"), AVMediaType(rawValue: "none"))
    #expect(AVCaptureDevice.authorizationStatus(for: kind) == .notDetermined)
    if waits {
      #expect(await !AVCaptureDevice.requestAccess(for: kind))
    } else {
      var answers: [Bool] = []
      AVCaptureDevice.requestAccess(for: kind) { answers.append($0) }
      #expect(answers == [false])
    }
    #expect(AVCaptureDevice.authorizationStatus(for: kind) == .denied)
    #expect(AVCaptureDevice.authorizationStatus(for: other) == .notDetermined)
  }

  @Test("a session has its inputs in the order in which they were added")
  func inputs() {
    let session = AVCaptureSession()
    let inputs = (0..<3).map { _ in AVCaptureInput() }
    for input in inputs {
      #expect(session.canAddInput(input))
      session.addInput(input)
      #expect(!session.canAddInput(input))
    }
    #expect(session.inputs == inputs && session.outputs.isEmpty && session.connections.isEmpty)
    session.removeInput(inputs[0])
    #expect(session.inputs == [inputs[1], inputs[2]] && session.canAddInput(inputs[0]))
    session.addInput(inputs[0])
    #expect(session.inputs == [inputs[1], inputs[2], inputs[0]])
  }

  @Test(
    "a session is as good as is said",
    arguments: [
      .photo, .high, .medium, .low, .vga640x480, .hd1280x720, .hd1920x1080, .hd4K3840x2160,
      .inputPriority,
    ] as [AVCaptureSession.Preset])
  func presets(preset: AVCaptureSession.Preset) {
    let session = AVCaptureSession()
    #expect(session.sessionPreset == .high && session.canSetSessionPreset(preset))
    session.sessionPreset = preset
    #expect(session.sessionPreset == preset)
    #expect(preset.rawValue.hasPrefix("AVCaptureSessionPreset"))
  }

  @Test("photographs are usual ones, unless code says how they are")
  func photographs() {
    let usual = AVCapturePhotoSettings()
    let other = AVCapturePhotoSettings(format: [AVVideoCodecKey: AVVideoCodecType.hevc])
    #expect(usual.format == nil && AVCapturePhotoSettings(format: nil).format == nil)
    #expect(other.format?["AVVideoCodecKey"] as? AVVideoCodecType == .hevc)
    for settings in [usual, other] {
      #expect(settings.flashMode == .off && !settings.isHighResolutionPhotoEnabled)
      #expect(settings.photoQualityPrioritization == .balanced)
      #expect(settings.livePhotoMovieFileURL == nil && settings.previewPhotoFormat == nil)
      #expect(settings.availablePreviewPhotoPixelFormatTypes.isEmpty)
    }
    let output = AVCapturePhotoOutput()
    #expect(!output.isLivePhotoCaptureSupported && output.connections.isEmpty)
    #expect(output.maxPhotoQualityPrioritization == .balanced)
  }

  @Test("outputs do not hold what they tell, and look for nothing by themselves")
  func delegates() {
    final class Listener: AVCaptureVideoDataOutputSampleBufferDelegate,
      AVCaptureMetadataOutputObjectsDelegate
    {}
    let (pictures, codes) = (AVCaptureVideoDataOutput(), AVCaptureMetadataOutput())
    var listener: Listener? = Listener()
    pictures.setSampleBufferDelegate(listener, queue: .main)
    codes.setMetadataObjectsDelegate(listener, queue: nil)
    #expect(
      pictures.sampleBufferDelegate === listener && codes.metadataObjectsDelegate === listener)
    listener = nil
    #expect(pictures.sampleBufferDelegate == nil && codes.metadataObjectsDelegate == nil)
    #expect(codes.metadataObjectTypes.isEmpty && codes.availableMetadataObjectTypes.isEmpty)
    #expect(codes.rectOfInterest == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(listener == nil && pictures.alwaysDiscardsLateVideoFrames)
  }

  @Test("a film that is recorded is nowhere, and has no length")
  func recordings() {
    let output = AVCaptureMovieFileOutput()
    #expect(!output.isRecording && output.recordedDuration == .zero && output.outputFileURL == nil)
    #expect(output.maxRecordedDuration == .invalid && output.movieFragmentInterval.seconds == 10)
  }

  @Test("a choice of the camera's button begins with the first", arguments: 0..<4)
  func picker(count: Int) {
    let titles = (0..<count).map { "Look \($0)" }
    let picker = AVCaptureIndexPicker("Look", symbolName: "eye", localizedIndexTitles: titles)
    #expect(picker.numberOfIndexes == count && picker.localizedIndexTitles == titles)
    #expect(picker.selectedIndex == 0 && picker.symbolName == "eye" && picker.isEnabled)
    picker.setActionQueue(.main) { _ in Issue.record("there is no such button") }
    picker.selectedIndex = 2
    #expect(picker.selectedIndex == 2)
    let session = AVCaptureSession()
    #expect(!session.supportsControls && !session.canAddControl(picker))
  }

  @Test(
    "points of a layer and of the camera's picture are there and back",
    arguments: [(0, 0), (100, 50), (30, 20), (-10, 70)] as [(Double, Double)])
  func points(x: Double, y: Double) {
    let layer = AVCaptureVideoPreviewLayer(sessionWithNoConnection: AVCaptureSession())
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    let point = layer.captureDevicePointConverted(fromLayerPoint: CGPoint(x: x, y: y))
    #expect(abs(point.x - y / 50) < 1e-12 && abs(point.y - (1 - x / 100)) < 1e-12)
    let back = layer.layerPointConverted(fromCaptureDevicePoint: point)
    #expect(abs(back.x - x) < 1e-9 && abs(back.y - y) < 1e-9)
  }

  @Test("a layer without a size shows no part of a picture, and the whole one all of it")
  func parts() {
    let layer = AVCaptureVideoPreviewLayer()
    #expect(layer.session == nil && !layer.isPreviewing && layer.connection == nil)
    #expect(layer.captureDevicePointConverted(fromLayerPoint: CGPoint(x: 3, y: 4)) == .zero)
    layer.bounds = CGRect(x: 0, y: 0, width: 8, height: 4)
    #expect(
      layer.metadataOutputRectConverted(fromLayerRect: layer.bounds)
        == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test("numbers of positions, lamps, ways to see and permissions are those of the C library")
  func numbers() {
    let positions: [AVCaptureDevice.Position] = [.unspecified, .back, .front]
    #expect(positions.map(\.rawValue) == [0, 1, 2])
    let lamps: [AVCaptureDevice.TorchMode] = [.off, .on, .auto]
    #expect(lamps.map(\.rawValue) == [0, 1, 2])
    let flashes: [AVCaptureDevice.FlashMode] = [.off, .on, .auto]
    #expect(flashes.map(\.rawValue) == [0, 1, 2])
    let exposures: [AVCaptureDevice.ExposureMode] = [
      .locked, .autoExpose, .continuousAutoExposure, .custom,
    ]
    #expect(exposures.map(\.rawValue) == [0, 1, 2, 3])
    let states: [AVAuthorizationStatus] = [.notDetermined, .restricted, .denied, .authorized]
    #expect(states.map(\.rawValue) == [0, 1, 2, 3])
    let turns: [AVCaptureVideoOrientation] = [
      .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft,
    ]
    #expect(turns.map(\.rawValue) == [1, 2, 3, 4])
    let stills: [AVCaptureVideoStabilizationMode] = [.auto, .off, .standard, .cinematic]
    #expect(stills.map(\.rawValue) == [-1, 0, 1, 2])
  }
}
