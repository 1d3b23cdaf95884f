import Foundation
import Testing

/// Scenes with the imports of whole apps.
@Suite("Modules that apps import")
struct AppModulesTests {
  private static let source = """
    import CoreLocation
    import OSLog
    import StoreKit
    import SwiftUI
    import UIKit
    import UniformTypeIdentifiers
    import os

    private let logger = Logger(subsystem: "app", category: "cards")

    struct Place: Identifiable {
      let id: Int
      let name: String
      let location: CLLocation
    }

    struct Places: View {
      @Environment(\\.requestReview) private var requestReview
      @State private var chosen: Int?
      private let places = [
        Place(id: 1, name: "Bergen", location: CLLocation(latitude: 60.39, longitude: 5.32)),
        Place(id: 2, name: "Oslo", location: CLLocation(latitude: 59.91, longitude: 10.75)),
      ]
      var body: some View {
        VStack {
          ForEach(places) { place in
            Button(place.name) {
              chosen = place.id
              logger.info("chose \\(place.name, privacy: .public)")
              UIApplication.shared.sendAction(
                #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
            }
          }
          Text(chosen == nil ? "none" : "chosen")
          Text("\\(Int(places[0].location.distance(from: places[1].location) / 1000)) km")
          Text(UTType.png.identifier)
        }
      }
    }

    #Preview { Places() }
    """

  @Test("a scene that imports them compiles as it is and films without a warning")
  func compiles() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    try tool.write(Self.source, to: "Places.swift")
    let result = try tool.run([
      "inspect", "Places.swift", "--tap", "Oslo@0.1", "--at", "1", "--json", "-",
    ])
    #expect(result.status == 0, "\(result.error)")
    #expect(!result.error.contains("arning"))
    for word in ["Bergen", "Oslo"] { #expect(result.output.contains(word)) }
  }

  /// A screen with views of modules that a film shows only the places of.
  private static let trip = """
    import AVKit
    import AuthenticationServices
    import MapKit
    import SwiftUI
    import WebKit

    struct Stop: Identifiable {
      let id: Int
      let name: String
      let coordinate: CLLocationCoordinate2D
    }

    extension FocusedValues {
      @Entry var stop: Stop?
    }

    struct Chosen: View {
      @FocusedValue(\\.stop) private var stop
      var body: some View { Text(stop?.name ?? "nowhere") }
    }

    struct Stops: View {
      @State private var position: MapCameraPosition = .automatic
      @State private var order = [KeyPathComparator(\\Stop.name)]
      private let stops = [
        Stop(id: 1, name: "Bryggen", coordinate: .init(latitude: 60.397, longitude: 5.324)),
        Stop(id: 2, name: "Torget", coordinate: .init(latitude: 60.395, longitude: 5.326)),
      ]
      var body: some View {
        VStack {
          Map(position: $position) {
            ForEach(stops) { Marker($0.name, coordinate: $0.coordinate) }
            if stops.count > 1 { MapPolyline(coordinates: stops.map(\\.coordinate)) }
          }
          Table(stops, sortOrder: $order) { TableColumn("Stop", value: \\.name) }
          Chosen()
          VideoPlayer(player: AVPlayer(url: URL(string: "https://example.org/a.mp4")!))
          WebView(url: URL(string: "https://example.org"))
          SignInWithAppleButton(.signIn) { request in
            request.requestedScopes = [.fullName, .email]
          } onCompletion: { result in
            if case .failure(let error) = result { print(error) }
          }
        }
        .focusedSceneValue(\\.stop, stops[0])
      }
    }

    #Preview { Stops() }
    """

  @Test("views of modules that are not filmed compile, are there, and are told")
  func places() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    try tool.write(Self.trip, to: "Stops.swift")
    let traced = try tool.run([
      "inspect", "Stops.swift", "--trace", "trace.csv", "--duration", "0.1",
    ])
    #expect(traced.status == 0, "\(traced.error)")
    let trace = try tool.text("trace.csv")
    for word in ["Bryggen", "Torget", "example.org", "Sign in with Apple"] {
      #expect(trace.contains(word), "\(word)")
    }
    let filmed = try tool.run([
      "render", "Stops.swift", "--at", "0.1", "-o", "stops.png", "--json", "-",
    ])
    #expect(filmed.status == 0)
    for told in ["the streets and names of Map", "the film of VideoPlayer", "the page of WebView"] {
      #expect(filmed.output.contains("`\(told)` has no effect here"), "\(told)")
    }
  }

  /// A screen of what is UIKit's, of numbers in rows, and of what is heard and felt.
  private static let studio = """
    import AVFoundation
    import AudioToolbox
    import CoreHaptics
    import MessageUI
    import PhotosUI
    import SafariServices
    import SwiftUI
    import UIKit
    import simd

    struct Notes: UIViewRepresentable {
      @Binding var text: String
      func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.font = .preferredFont(forTextStyle: .body)
        view.delegate = context.coordinator
        return view
      }
      func updateUIView(_ view: UITextView, context: Context) { view.text = text }
      func makeCoordinator() -> Coordinator { Coordinator(text: $text) }
      final class Coordinator: NSObject, UITextViewDelegate {
        @Binding var text: String
        init(text: Binding<String>) { _text = text }
        func textViewDidChange(_ textView: UITextView) { text = textView.text ?? "" }
      }
    }

    struct Save: UIViewRepresentable {
      func makeUIView(context: Context) -> UIButton {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Save"
        configuration.cornerStyle = .capsule
        return UIButton(
          configuration: configuration,
          primaryAction: UIAction { _ in AudioServicesPlaySystemSound(1104) })
      }
      func updateUIView(_ view: UIButton, context: Context) {}
    }

    struct Camera: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UIImagePickerController {
        let picker = UIImagePickerController()
        picker.sourceType = .camera
        picker.delegate = context.coordinator
        return picker
      }
      func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, UINavigationControllerDelegate,
        UIImagePickerControllerDelegate
      {
        func imagePickerController(
          _ picker: UIImagePickerController,
          didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) { _ = info[.originalImage] as? UIImage }
      }
    }

    struct Studio: View {
      @State private var text = "Words"
      @State private var item: PhotosPickerItem?
      @State private var engine: CHHapticEngine?
      private var corner: simd_float2 {
        let turn = simd_quatf(angle: .pi / 2, axis: [0, 0, 1])
        let moved = simd_float4x4(turn) * simd_float4(10, 0, 0, 1)
        return simd_mix(simd_float2(moved.x, moved.y), simd_float2(repeating: 10), 0.5)
      }
      var body: some View {
        VStack {
          Notes(text: $text).frame(height: 60)
          Save().frame(height: 40)
          Camera().frame(height: 80)
          PhotosPicker("Photo", selection: $item, matching: .images)
          Text("\\(Int(length(corner).rounded()))")
          Text(MFMailComposeViewController.canSendMail() ? "mail" : "no mail")
        }
        .onAppear {
          try? AVAudioSession.sharedInstance().setCategory(.playback, mode: .default)
          guard CHHapticEngine.capabilitiesForHardware().supportsHaptics else { return }
          engine = try? CHHapticEngine()
          try? engine?.start()
        }
        .onTapGesture {
          UIPasteboard.general.string = text
          UIApplication.shared.windows.first?.rootViewController?.present(
            UIActivityViewController(activityItems: [text], applicationActivities: nil),
            animated: true)
        }
      }
    }

    #Preview { Studio() }
    """

  @Test(
    "a screen with UIKit's controls and controllers compiles as it is, and tells what is not shown")
  func studio() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    try tool.write(Self.studio, to: "Studio.swift")
    let traced = try tool.run([
      "inspect", "Studio.swift", "--trace", "trace.csv", "--duration", "0.1",
    ])
    #expect(traced.status == 0, "\(traced.error)")
    let trace = try tool.text("trace.csv")
    for word in ["Words", "Save", "Photo", "no mail"] {
      #expect(trace.contains(word), "\(word)")
    }
    let filmed = try tool.run([
      "render", "Studio.swift", "--at", "0.1", "-o", "studio.png", "--json", "-",
    ])
    #expect(filmed.status == 0)
    #expect(filmed.output.contains("`the page of UIImagePickerController` has no effect here"))
  }

  @Test("what previews share is made before the first picture, and what throws is told")
  func sharedContext() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    func scene(_ made: String) -> String {
      """
      import SwiftUI

      struct Missing: Error {}

      struct Sharing: PreviewModifier {
        static func makeSharedContext() async throws -> String { \(made) }
        func body(content: Content, context: String) -> some View {
          VStack { content; Text(context) }
        }
      }

      #Preview("a", traits: .modifier(Sharing())) { Text("Inner") }
      """
    }
    func trace(_ made: String) throws -> String {
      try tool.write(scene(made), to: "Shared.swift")
      let traced = try tool.run([
        "inspect", "Shared.swift", "--trace", "trace.csv", "--duration", "0.1",
      ])
      #expect(traced.status == 0, "\(traced.error)")
      let filmed = try tool.run(["render", "Shared.swift", "--at", "0.1", "-o", "shared.png"])
      return try tool.text("trace.csv") + filmed.error
    }
    let shown = try trace(#""for all""#)
    #expect(shown.contains("Text 'Inner'") && shown.contains("Text 'for all'"))
    let failed = try trace("throw Missing()")
    #expect(!failed.contains("Text 'Inner'"))
    #expect(failed.contains("makeSharedContext, which threw Missing()"))
    // Without a film, too, once.
    let inspected = try tool.run(["inspect", "Shared.swift"])
    #expect(
      inspected.error.split(separator: "\n").filter { $0.contains("threw Missing()") }.count == 1)
    let pictured = try tool.run(["inspect", "Shared.swift", "--strip", "strip.png"])
    #expect(
      pictured.error.split(separator: "\n").filter { $0.contains("threw Missing()") }.count == 1)
  }
}
