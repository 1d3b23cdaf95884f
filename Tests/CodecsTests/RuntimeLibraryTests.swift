import Foundation
import Testing

@testable import Codecs

@Suite struct RuntimeLibraryTests {
  @Test(
    "a package is named as Debian names it, after the file",
    arguments: [
      ("libx264.so.164", "libx264-164"), ("libavformat.so.59", "libavformat59"),
      ("libwebpmux.so.3", "libwebpmux3"), ("libodd", "libodd"),
    ])
  func packages(file: String, package: String) {
    #expect(RuntimeLibrary.Absence(file: file, reason: "").package == package)
  }

  @Test("every format that needs a library has one, of one version")
  func all() {
    #expect(Set(RuntimeLibrary.all.flatMap(\.extensions)) == ["mp4", "mov", "webm", "webp"])
    for library in RuntimeLibrary.all {
      #expect(library.file.wholeMatch(of: /lib[a-z0-9]+\.so\.[0-9]+/) != nil, "\(library.file)")
    }
  }

  @Test("what is not there is told by its name without a folder, and the loader's reason")
  func absence() throws {
    for library in RuntimeLibrary.all {
      let absence = try #require(library.absence(in: "/nowhere/"))
      #expect(absence.file.wholeMatch(of: /lib[a-z0-9]+\.so\.[0-9]+/) != nil, "\(absence)")
      #expect(absence.reason.contains("/nowhere/\(absence.file)"))
    }
  }
}
