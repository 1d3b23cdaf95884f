import Foundation
import Networking
import Testing

/// What Foundation has elsewhere of folders, files, the device and lists.
@Suite("Foundation's folders, device and lists")
struct DeviceFoundationTests {
  private let home = URL(fileURLWithPath: "/a/b")

  @Test("apps of a group share a folder of its name; there is no cloud")
  func containers() throws {
    let manager = FileManager.default
    let group = try #require(manager.containerURL(forSecurityApplicationGroupIdentifier: "g.h"))
    let other = manager.containerURL(forSecurityApplicationGroupIdentifier: "g.i")
    #expect(group.lastPathComponent == "g.h" && group.isFileURL && group != other)
    #expect(manager.url(forUbiquityContainerIdentifier: nil) == nil)
    #expect(manager.ubiquityIdentityToken == nil && !manager.isUbiquitousItem(at: home))
    #expect(throws: CocoaError.self) { try manager.startDownloadingUbiquitousItem(at: home) }
    #expect(throws: CocoaError.self) { try manager.evictUbiquitousItem(at: home) }
  }

  @Test("a bookmark leads to its address", arguments: ["/a/b", "/a b/ü.txt"])
  func bookmarks(path: String) throws {
    let url = URL(fileURLWithPath: path)
    #expect(url.startAccessingSecurityScopedResource())
    url.stopAccessingSecurityScopedResource()
    var isStale = true
    let data = try url.bookmarkData(options: [.withSecurityScope, .minimalBookmark])
    let found = try URL(
      resolvingBookmarkData: data, options: [.withSecurityScope, .withoutUI],
      bookmarkDataIsStale: &isStale)
    #expect(found == url && !isStale)
    #expect(throws: CocoaError.self) {
      try URL(resolvingBookmarkData: Data([0xFF]), bookmarkDataIsStale: &isStale)
    }
  }

  @Test("files are read and written at once")
  func coordination() {
    let coordinator = NSFileCoordinator()
    var found: [URL] = []
    coordinator.coordinate(readingItemAt: home, options: .withoutChanges) { found.append($0) }
    coordinator.coordinate(writingItemAt: home, options: [.forReplacing]) { found.append($0) }
    #expect(found == [home, home])
  }

  @Test("the device is cool, awake and itself")
  func device() {
    let info = ProcessInfo.processInfo
    #expect(info.thermalState == .nominal && !info.isLowPowerModeEnabled)
    #expect(!info.isiOSAppOnMac && !info.isMacCatalystApp)
    let names: [Notification.Name] = [
      .NSProcessInfoPowerStateDidChange, ProcessInfo.thermalStateDidChangeNotification,
    ]
    #expect(Set(names).count == 2)
    #expect(NSEC_PER_SEC == 1000 * NSEC_PER_MSEC && NSEC_PER_MSEC == 1000 * NSEC_PER_USEC)
    #expect(USEC_PER_SEC * NSEC_PER_USEC == NSEC_PER_SEC)
    #expect(autoreleasepool { 7 } == 7)
  }

  @Test(
    "lists are written as people do",
    arguments: [
      ([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b, and c"),
    ] as [([String], String)])
  func lists(words: [String], text: String) {
    #expect(ListFormatter.localizedString(byJoining: words) == text)
    #expect(ListFormatter().string(from: words) == text)
    #expect(ListFormatter().string(for: words) == text)
  }

  @Test("elements of lists that are no texts are written by a formatter of theirs")
  func elements() {
    let formatter = ListFormatter()
    #expect(formatter.string(from: [1, 2]) == "1 and 2" && formatter.string(for: 1) == nil)
    let numbers = NumberFormatter()
    (numbers.minimumFractionDigits, numbers.locale) = (1, Locale(identifier: "en_US"))
    (formatter.itemFormatter, formatter.locale) = (numbers, Locale(identifier: "de_DE"))
    #expect(formatter.string(from: [NSNumber(value: 1), NSNumber(value: 2)]) == "1.0 und 2.0")
  }

  @Test("names are written as long as is wanted")
  func names() {
    var name = PersonNameComponents()
    (name.givenName, name.familyName, name.middleName) = ("Ada", "Lovelace", "King")
    #expect(name.formatted() == "Ada Lovelace")
    #expect(name.formatted(.name(style: .abbreviated)) == "AL")
    #expect(name.formatted(.name(style: .long)) == "Ada King Lovelace")
    #expect(name.formatted(.name(style: .short)) == "Ada")
    let usual = PersonNameComponents.FormatStyle(style: .medium)
    let german = usual.locale(Locale(identifier: "de"))
    #expect(name.formatted(german) == "Ada Lovelace" && german.locale.identifier == "de")
    #expect(PersonNameComponents().formatted().isEmpty)
  }
}
