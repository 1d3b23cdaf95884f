import Foundation
import Testing

@testable import AVFoundation
@testable import ViewEngine

/// What a device without a camera says, and what errors of films and sounds name.
@MainActor @Suite("Cameras that are not there, and why films are not read")
struct AbsentCaptureTests {
  nonisolated private static let place = URL(fileURLWithPath: "/film.mp4")
  nonisolated private static let devices: [AVCaptureDevice.DeviceType] = [
    .builtInWideAngleCamera, .builtInTelephotoCamera, .builtInUltraWideCamera, .builtInDualCamera,
    .builtInDualWideCamera, .builtInTripleCamera, .builtInTrueDepthCamera, .microphone,
  ]
  private static let media: [AVMediaType] = [.video, .audio, .text, .subtitle, .metadata, .muxed]

  @Test("there is no device of any kind, on any side, for anything", arguments: devices)
  func devices(type: AVCaptureDevice.DeviceType) {
    for position in [.unspecified, .back, .front] as [AVCaptureDevice.Position] {
      for media in Self.media.map(Optional.some) + [nil] {
        #expect(AVCaptureDevice.default(type, for: media, position: position) == nil)
        let search = AVCaptureDevice.DiscoverySession(
          deviceTypes: [type], mediaType: media, position: position)
        #expect(search.devices.isEmpty)
      }
    }
    #expect(type.rawValue.hasPrefix("AVCaptureDeviceType"))
  }

  @Test("to ask for what a device may do is to be refused, for that and nothing else")
  func refused() {
    #expect(AVCaptureDevice.authorizationStatus(for: .subtitle) == .notDetermined)
    var answers: [Bool] = []
    AVCaptureDevice.requestAccess(for: .subtitle) { answers.append($0) }
    #expect(answers == [false])
    #expect(AVCaptureDevice.authorizationStatus(for: .subtitle) == .denied)
    #expect(AVCaptureDevice.authorizationStatus(for: .text) == .notDetermined)
    #expect(AVCaptureDevice.devices(for: .subtitle).isEmpty)
  }

  @Test("a session has its outputs in the order in which they were added, each once")
  func outputs() {
    let session = AVCaptureSession()
    let outputs = [
      AVCapturePhotoOutput(), AVCaptureMovieFileOutput(), AVCaptureVideoDataOutput(),
      AVCaptureMetadataOutput(),
    ]
    for output in outputs {
      #expect(session.canAddOutput(output))
      session.addOutput(output)
      #expect(!session.canAddOutput(output))
    }
    #expect(session.outputs == outputs && session.connections.isEmpty)
    session.removeOutput(outputs[1])
    session.removeOutput(outputs[1])
    #expect(session.outputs == [outputs[0], outputs[2], outputs[3]])
    #expect(session.canAddOutput(outputs[1]))
    for output in outputs {
      for media in Self.media { #expect(output.connection(with: media) == nil) }
    }
  }

  @Test("a session runs from when it is told to until it is told not to, and says that it is blind")
  func running() {
    let session = AVCaptureSession()
    #expect(!session.isRunning && session.sessionPreset == .high)
    for _ in 0..<2 {
      session.startRunning()
      #expect(session.isRunning && !session.isInterrupted)
      session.stopRunning()
      #expect(!session.isRunning)
    }
    session.sessionPreset = .hd4K3840x2160
    #expect(session.sessionPreset == .hd4K3840x2160 && session.canSetSessionPreset(.low))
    let told = IneffectiveSettings.shortcomings.filter { $0.contains("AVCaptureSession") }
    #expect(told.count == 1)
  }

  @Test("what takes pictures and records can do nothing, and is told")
  func takers() {
    final class Taker: AVCapturePhotoCaptureDelegate, AVCaptureFileOutputRecordingDelegate {
      nonisolated func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
        error: (any Error)?
      ) { Issue.record("there is no camera") }
      nonisolated func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
        from connections: [AVCaptureConnection], error: (any Error)?
      ) { Issue.record("there is no camera") }
    }
    let (photos, films, taker) = (AVCapturePhotoOutput(), AVCaptureMovieFileOutput(), Taker())
    photos.capturePhoto(with: AVCapturePhotoSettings(), delegate: taker)
    films.startRecording(to: Self.place, recordingDelegate: taker)
    #expect(!films.isRecording && films.recordedDuration == .zero && films.outputFileURL == nil)
    films.stopRecording()
    #expect(photos.supportedFlashModes.isEmpty && photos.availablePhotoCodecTypes.isEmpty)
    let told = IneffectiveSettings.shortcomings
    #expect(told.contains { $0.contains("AVCapturePhotoOutput.capturePhoto") })
    #expect(told.contains { $0.contains("AVCaptureFileOutput.startRecording") })
  }

  @Test("a slider of the camera begins at its least value", arguments: [-2, 0, 1.5] as [Float])
  func slider(least: Float) {
    let slider = AVCaptureSlider("Zoom", symbolName: "plus", in: least...9)
    #expect(slider.value == least && slider.localizedTitle == "Zoom" && slider.isEnabled)
    let session = AVCaptureSession()
    session.addControl(slider)
    #expect(session.controls.isEmpty && session.maxControlsCount == 0)
  }

  // MARK: Errors

  @Test(
    "errors have the numbers of AVFoundation, and words that say them",
    arguments: [
      (.unknown, -11800), (.sessionNotRunning, -11803), (.deviceNotConnected, -11814),
      (.exportFailed, -11820), (.decodeFailed, -11821), (.invalidSourceMedia, -11822),
      (.fileAlreadyExists, -11823), (.noImageAtTime, -11832),
      (.operationNotSupportedForAsset, -11838), (.applicationIsNotAuthorizedToUseDevice, -11852),
      (.fileFailedToParse, -11853), (.contentIsUnavailable, -11863),
    ] as [(AVError.Code, Int)])
  func numbers(code: AVError.Code, number: Int) {
    let error = AVError(code)
    #expect(error.errorCode == number && (error as NSError).code == number)
    #expect((error as NSError).domain == "AVFoundationErrorDomain")
    #expect(error.localizedDescription == "AVFoundation: error \(number)")
  }

  @Test("what is asked of a film is named by the error that says why it is not answered")
  func named() async {
    let asset = AVURLAsset(url: Self.place)
    func words(_ ask: () async throws -> Void) async -> String {
      do {
        try await ask()
        return ""
      } catch {
        #expect((error as? AVError)?.code == .contentIsUnavailable)
        return error.localizedDescription
      }
    }
    let duration = await words { _ = try await asset.load(.duration) }
    #expect(duration.hasPrefix("AVAsset.load(.duration): "))
    let both = await words { _ = try await asset.load(.tracks, .isPlayable) }
    #expect(both.hasPrefix("AVAsset.load(.tracks, .isPlayable): "))
    let metadata = await words { _ = try await asset.load(.commonMetadata) }
    #expect(metadata.hasPrefix("AVAsset.load(.commonMetadata): "))
    let tracks = await words { _ = try await asset.loadTracks(withMediaType: .audio) }
    #expect(tracks.hasPrefix("AVAsset.loadTracks(withMediaType: soun): "))
    let file = await words { _ = try AVAudioFile(forReading: Self.place) }
    #expect(file.hasPrefix("AVAudioFile: "))
    let image = await words {
      _ = try await AVAssetImageGenerator(asset: asset).image(at: .zero)
    }
    #expect(image.hasPrefix("AVAssetImageGenerator: "))
  }

  @Test("pictures of films fail one after another, each for its own time", arguments: 0..<4)
  func pictures(count: Int) async {
    let times = (0..<count).map { CMTime(value: Int64($0), timescale: 2) }
    let generator = AVAssetImageGenerator(asset: AVURLAsset(url: Self.place))
    var asked: [CMTime] = []
    for await picture in generator.images(for: times) {
      #expect(throws: AVError.self) { try picture.image }
      if case .failure(let time, _) = picture { asked.append(time) }
    }
    #expect(asked == times)
    var calls = 0
    generator.generateCGImageAsynchronously(for: .zero) { image, actual, error in
      calls += image == nil && !actual.isValid && error is AVError ? 1 : 0
    }
    #expect(calls == 1)
  }

  @Test("two errors are one if they are of the same kind and of the same thing")
  func same() {
    #expect(AVError.unread("a") == .unread("a") && AVError.unread("a") != .unread("b"))
    #expect(AVError(.unknown) == AVError(.unknown) && AVError(.unknown) != AVError(.decodeFailed))
    #expect(Set([AVError.unread("a"), .unread("a"), AVError(.contentIsUnavailable)]).count == 2)
  }
}
