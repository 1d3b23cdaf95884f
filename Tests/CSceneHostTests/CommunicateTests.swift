import Foundation
import MediaSupport
import Testing

/// How tests wait for programs.
@Suite("Waiting for programs") struct CommunicateTests {
  private func shell(_ line: String) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    return process
  }

  @Test("both pipes are read, however full either is")
  func both() throws {
    let process = shell("head -c 300000 /dev/zero; head -c 300000 /dev/zero >&2; echo end")
    let (output, error) = try process.communicate()
    #expect(output.count == 300_004 && error.count == 300_000)
    #expect(process.terminationStatus == 0)
  }

  @Test("what does not end is ended with what it started, and told")
  func unended() throws {
    let process = shell("echo here >&2; sleep 3000 & sleep 3000")
    #expect {
      try process.communicate(limit: 0.5)
    } throws: { error in
      "\(error)" == "sh did not end in 0 s: \nhere\n"
    }
    #expect(process.terminationReason == .uncaughtSignal)
  }

  @Test("what has said enough is ended")
  func enough() throws {
    let process = shell("echo one >&2; sleep 3000")
    let said = try process.communicate(until: { $0.count == 4 }).error
    #expect(String(decoding: said, as: UTF8.self) == "one\n")
  }
}
