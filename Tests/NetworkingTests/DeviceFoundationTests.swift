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

  @Test("wishes of bookmarks and coordinators are sets, each a bit of its own")
  func wishes() {
    func areOwn<S: OptionSet>(_ sets: [S]) -> Bool where S.RawValue == UInt {
      sets.allSatisfy { $0.rawValue.nonzeroBitCount == 1 }
        && Set(sets.map(\.rawValue)).count == sets.count
    }
    #expect(
      areOwn([
        URL.BookmarkCreationOptions.minimalBookmark, .suitableForBookmarkFile, .withSecurityScope,
        .securityScopeAllowOnlyReadAccess, .withoutImplicitSecurityScope,
      ]))
    #expect(
      areOwn([
        URL.BookmarkResolutionOptions.withoutUI, .withoutMounting, .withSecurityScope,
        .withoutImplicitStartAccessing,
      ]))
    #expect(
      areOwn([
        NSFileCoordinator.ReadingOptions.withoutChanges, .resolvesSymbolicLink,
        .immediatelyAvailableMetadataOnly, .forUploading,
      ]))
    #expect(
      areOwn([
        NSFileCoordinator.WritingOptions.forDeleting, .forMoving, .forMerging, .forReplacing,
        .contentIndependentMetadataOnly,
      ]))
  }

  @Test("a bookmark of what a bookmark led to is the same", arguments: ["/", "/a/b/", "/ä/%20"])
  func bookmarksAgain(path: String) throws {
    let url = URL(fileURLWithPath: path)
    var isStale = true
    let first = try url.bookmarkData()
    let found = try URL(resolvingBookmarkData: first, bookmarkDataIsStale: &isStale)
    #expect(try found.bookmarkData() == first && !isStale)
    #expect(found.path == url.path)
  }

  @Test("a coordinator hands on what it is given, and each accessor comes once")
  func coordinated() {
    let coordinator = NSFileCoordinator(filePresenter: nil)
    var error: NSError?
    var counts = (read: 0, written: 0)
    for number in 0..<5 {
      let url = home.appendingPathComponent("\(number)")
      coordinator.coordinate(readingItemAt: url, error: &error) {
        #expect($0 == url)
        counts.read += 1
      }
      coordinator.coordinate(writingItemAt: url, options: [.forMoving, .forMerging]) {
        #expect($0 == url)
        counts.written += 1
      }
    }
    #expect(counts == (5, 5) && error == nil)
  }

  @Test("a list holds each of its elements once, in order", arguments: 1...6)
  func order(count: Int) {
    let words = (0..<count).map { "w\($0)" }
    let text = ListFormatter.localizedString(byJoining: words)
    let places = words.compactMap { text.range(of: $0)?.lowerBound }
    #expect(places.count == count && places == places.sorted())
    #expect(text.contains(" and ") == (count > 1))
    #expect(text.count(where: { $0 == "," }) == max(0, count > 2 ? count - 1 : 0))
  }

  @Test("a name is as long as its style, and without parts it is empty in each")
  func lengths() {
    typealias Style = PersonNameComponents.FormatStyle.Style
    let styles: [Style] = [.abbreviated, .short, .medium, .long]
    var name = PersonNameComponents()
    for style in styles { #expect(name.formatted(.name(style: style)).isEmpty) }
    (name.namePrefix, name.givenName, name.middleName) = ("Dr.", "Grace", "Brewster")
    (name.familyName, name.nameSuffix) = ("Hopper", "PhD")
    let lengths = styles.map { name.formatted(.name(style: $0)).count }
    #expect(lengths == lengths.sorted() && Set(lengths).count == styles.count)
    #expect(name.formatted(.name(style: .long)) == "Dr. Grace Brewster Hopper PhD")
    name.nickname = "Amazing"
    #expect(name.formatted(.name(style: .short)) == "Amazing")
    name.givenName = nil
    #expect(name.formatted() == "Hopper" && name.formatted(.name(style: .abbreviated)) == "H")
    (name.nickname, name.familyName) = (nil, "")
    #expect(name.formatted().isEmpty)
  }

  @Test("what is thrown in a pool comes out of it")
  func pools() {
    #expect(throws: CocoaError.self) { try autoreleasepool { throw CocoaError(.fileNoSuchFile) } }
    var order: [Int] = []
    autoreleasepool { order.append(1) }
    order.append(2)
    #expect(order == [1, 2])
    let time: CFAbsoluteTime = 1.5
    #expect(UInt64(time * Double(NSEC_PER_SEC)) == 1_500_000_000)
  }
}
