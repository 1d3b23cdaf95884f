import Foundation
import PhotosUI
import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Pickers of pictures that a film has not", .serialized)
struct PhotosPickerTests {
  /// A screen with both kinds of pickers.
  private struct Screen: View {
    @State private var one: PhotosPickerItem?
    @State private var several: [PhotosPickerItem] = []
    var body: some View {
      VStack {
        PhotosPicker(selection: $one, matching: .images) { Text("One") }
        PhotosPicker("Several", selection: $several, maxSelectionCount: 3, matching: .videos)
        Text("picked \(several.count + (one == nil ? 0 : 1))")
      }
    }
  }

  private func isTold(_ name: String) -> Bool {
    IneffectiveSettings.shortcomings.contains("`\(name)` has no effect here")
  }

  @Test("is a button with its label, and a tap is told and picks nothing")
  func button() throws {
    let stage = try Rehearsal(.of(200, 200)) { Screen() }
    for word in ["One", "Several", "picked 0"] {
      #expect(stage.list.words.contains(word), "\(word)")
    }
    let label = try Rehearsal(.of(200, 200)) {
      PhotosPicker(selection: .constant(nil)) { Text("Pick").frame(width: 200, height: 200) }
    }
    try label.tap(100, 100, at: 0.5)
    #expect(isTold("the page of PhotosPicker"))
    #expect(stage.list.words.contains("picked 0"))
  }

  @Test("looks as a button with the same label does")
  func looks() throws {
    let picker = try Rehearsal(.of(200, 100)) {
      PhotosPicker("Pick", selection: .constant([PhotosPickerItem]()))
    }
    let button = try Rehearsal(.of(200, 100)) { Button("Pick") {} }
    #expect(picker.frame == button.frame)
    let name = "Pick"
    let written = try Rehearsal(.of(200, 100)) {
      PhotosPicker(name, selection: .constant(PhotosPickerItem?.none))
    }
    #expect(written.frame == button.frame)
  }

  @Test("one that is opened by a binding is told while it is open")
  func presented() throws {
    for isPresented in [false, true] {
      let stage = try Rehearsal(.of(200, 100)) {
        Text("Words")
          .photosPicker(isPresented: .constant(isPresented), selection: .constant(nil))
          .photosPicker(
            isPresented: .constant(false), selection: .constant([]), maxSelectionCount: 2)
      }
      #expect(stage.list.words.contains("Words"))
      #expect(stage.graph.shortcomings.contains { $0.contains("`photosPicker`") } == isPresented)
    }
  }

  @Test("an item is its identifier, and nothing can be loaded of it")
  func item() async throws {
    let (first, second) = (
      PhotosPickerItem(itemIdentifier: "a"), PhotosPickerItem(itemIdentifier: "b")
    )
    #expect(first != second)
    #expect(first == PhotosPickerItem(itemIdentifier: "a"))
    #expect(first.itemIdentifier == "a")
    #expect(first.supportedContentTypes.isEmpty)
    #expect(try await first.loadTransferable(type: Data.self) == nil)
  }

  @Test("filters are told from each other by what they let pass")
  func filters() {
    let filters: Set<PHPickerFilter> = [
      .images, .videos, .livePhotos, .screenshots, .screenRecordings, .panoramas,
      .any(of: [.images, .videos]), .any(of: [.videos, .images]), .all(of: [.images, .videos]),
      .not(.images), .any(of: [.images, .not(.screenshots)]),
    ]
    #expect(filters.count == 11)
    #expect(PHPickerFilter.any(of: [.images]) == .any(of: [.images]))
  }

  @Test("a configuration is the usual until it is changed")
  func configuration() {
    var configuration = PHPickerConfiguration()
    #expect(configuration == PHPickerConfiguration())
    #expect(configuration.selectionLimit == 1)
    #expect(configuration.filter == nil)
    configuration.selectionLimit = 0
    configuration.filter = .any(of: [.images, .videos])
    configuration.preferredAssetRepresentationMode = .current
    configuration.selection = .ordered
    configuration.preselectedAssetIdentifiers = ["a"]
    #expect(configuration != PHPickerConfiguration())
    let picker = PHPickerViewController(configuration: configuration)
    #expect(picker.configuration == configuration)
    #expect(picker.delegate == nil)
    let behaviors: Set<PhotosPickerSelectionBehavior> = [
      .default, .ordered, .continuous, .continuousAndOrdered,
    ]
    #expect(behaviors.count == 4)
    let forms: Set<PhotosPickerItem.EncodingDisambiguationPolicy> = [
      .automatic, .current, .compatible,
    ]
    #expect(forms.count == 3)
  }
}
