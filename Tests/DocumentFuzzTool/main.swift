import DocumentFuzzing
import Foundation
import SceneDocuments

// `DocumentFuzzTool FOLDER SECONDS|COUNTx [SEED [CORPUS]]` reads documents of one seed after the other, for some seconds or
// so many of them. What is being read lies in FOLDER as `current`, so that it is there after a crash; `next` holds the seed to
// go on with. `DocumentFuzzTool FILE` reads one.

/// Seconds of processor time after which a document counts as one that hangs: a busy machine is no hang.
let patience = 20

/// Ends this process when it has used so many seconds of processor time from now on; 0 for never.
func end(after seconds: Int) {
  var timer = itimerval()
  timer.it_value.tv_sec = seconds
  setitimer(Int32(ITIMER_PROF.rawValue), &timer, nil)
}

func fuzzCase(file: String) throws -> DocumentFuzz.Case {
  let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: file)))
  var known = DocumentFuzz.Case(bytes: bytes, format: file.hasSuffix(".yaml") ? .yaml : .json)
  known.isTokens = file.hasSuffix(".tokens.json")
  return known
}

let arguments = CommandLine.arguments.dropFirst().map { $0 }
if arguments.count == 1 {
  print(DocumentFuzz.complaint(try fuzzCase(file: arguments[0])) ?? "all is well")
  exit(0)
}
guard arguments.count >= 2, let limit = Double(arguments[1].filter { $0 != "x" }) else {
  print("usage: DocumentFuzzTool FOLDER SECONDS|COUNTx [SEED [CORPUS]] | FILE")
  exit(2)
}
let folder = arguments[0]
let countsRuns = arguments[1].hasSuffix("x")
let first = arguments.count > 2 ? UInt64(arguments[2]) ?? 1 : 1
let corpusFolder = arguments.count > 3 ? arguments[3] : nil
let names =
  try corpusFolder.map { try FileManager.default.contentsOfDirectory(atPath: $0).sorted() } ?? []
let corpus = try names.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }
  .map { try fuzzCase(file: "\(corpusFolder ?? "")/\($0)") }
try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
/// Written before each document, without the cost of a new file.
let current = try {
  _ = FileManager.default.createFile(atPath: "\(folder)/current", contents: nil)
  return try FileHandle(forWritingTo: URL(fileURLWithPath: "\(folder)/current"))
}()

let start = Date()
var seed = first
var found = 0
while countsRuns ? Double(seed - first) < limit : Date().timeIntervalSince(start) < limit {
  let input = DocumentFuzz.input(seed: seed, corpus: corpus)
  try current.seek(toOffset: 0)
  try current.write(contentsOf: Data("\(seed)\n".utf8))
  end(after: patience)
  if let complaint = DocumentFuzz.complaint(input) {
    found += 1
    print("seed \(seed): \(complaint)")
    let ending = input.isTokens ? "tokens.json" : input.format.rawValue
    try Data(input.bytes).write(to: URL(fileURLWithPath: "\(folder)/\(seed).\(ending)"))
  }
  seed += 1
}
end(after: 0)
let seconds = Date().timeIntervalSince(start)
print("\(seed - first) documents from seed \(first) on in \(Int(seconds)) s, \(found) complaints")
exit(found == 0 ? 0 : 1)
