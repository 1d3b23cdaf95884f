internal import Glibc

/// An output file, which appears under its name only when it is whole, or a stream that is written as it comes.
///
/// Bytes go to a temporary file in the same folder; ``finish()`` flushes it to the disk and renames
/// it. Whatever else happens (an error, ``abandon()``, the last reference gone) removes it. Not for
/// use by two threads at once.
public final class OutputFile {
  /// The final name, or what stands for it in messages.
  public let path: String
  /// Where bytes are until the end: a file beside the final name; `nil` for a stream.
  public private(set) var temporaryPath: String?
  /// Bytes written so far.
  public private(set) var byteCount = 0
  private var descriptor: Int32
  /// Where a stream goes whose bytes are gathered first.
  private var stream: Int32?
  private var buffer: [UInt8] = []
  private var isOpen = true
  /// Whether the descriptor of a stream is closed at the end.
  private var ownsStream = false
  /// The others that it gets its name with.
  private let batch: OutputBatch?

  /// Bytes that are gathered before the system is called.
  private static let bufferSize = 1 << 18

  /// Starts a file that will be called `path`.
  ///
  /// A device or a pipe of that name is not replaced: it is written to as a stream.
  ///
  /// - Parameters:
  ///   - path: The final name.
  ///   - batch: The others that it gets its name with; `nil` if it gets it as soon as it is whole.
  /// - Throws: ``CodecError/system(path:action:number:)`` if the folder cannot be written to.
  public init(path: String, batch: OutputBatch? = nil) throws(CodecError) {
    (self.path, self.batch) = (path, batch)
    if Self.isStream(path) {
      ownsStream = true
      descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else {
        isOpen = false
        throw .system(path: path, action: "opening", number: SystemCall.lastError)
      }
      return
    }
    let temporary = Self.temporaryPath(for: path)
    temporaryPath = temporary
    descriptor = open(temporary, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      isOpen = false
      throw .system(path: path, action: "creating the file", number: SystemCall.lastError)
    }
  }

  /// Writes to an open descriptor, which stays open.
  ///
  /// - Parameters:
  ///   - descriptor: Its number.
  ///   - name: What stands for it in messages.
  public init(descriptor: Int32, name: String) {
    (path, batch) = (name, nil)
    temporaryPath = nil
    self.descriptor = descriptor
  }

  deinit {
    abandon()
    if ownsStream, descriptor >= 0 { close(descriptor) }
  }

  /// Whether a device, a pipe or a socket bears the name; links are followed.
  public static func isStream(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  /// Makes a folder, and those above it, where they are missing.
  ///
  /// - Throws: ``CodecError/system(path:action:number:)``, with the path of the one that cannot be made.
  public static func makeFolder(_ path: String) throws(CodecError) {
    if mkdir(path, 0o777) == 0 || errno == EEXIST { return }
    if errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      try makeFolder(String(path[..<slash]))
      if mkdir(path, 0o777) == 0 || errno == EEXIST { return }
    }
    throw .system(path: path, action: "making the folder", number: SystemCall.lastError)
  }

  /// Gathers a stream's bytes in a nameless file until ``finish()``, so that they can still be changed and
  /// something else can write them to ``temporaryPath``; does nothing for a file.
  ///
  /// - Throws: ``CodecError/system(path:action:number:)`` if there is no room for it.
  func makeRewritable() throws(CodecError) {
    guard temporaryPath == nil else { return }
    let action = "gathering the stream"
    guard let file = tmpfile() else {
      throw .system(path: path, action: action, number: SystemCall.lastError)
    }
    defer { fclose(file) }
    let gathered = fcntl(fileno(file), F_DUPFD_CLOEXEC, 0)
    guard gathered >= 0 else {
      throw .system(path: path, action: action, number: SystemCall.lastError)
    }
    (stream, descriptor) = (descriptor, gathered)
    temporaryPath = "/proc/self/fd/\(descriptor)"
  }

  /// The name under which a file grows: beside its final name, hidden, with this process's number.
  ///
  /// Whoever ends this process removes what bears such a name.
  ///
  /// - Parameters:
  ///   - path: The final name.
  ///   - process: The number of the process that writes it; `nil` for this one's.
  /// - Returns: `FOLDER/.NAME.tmp-NUMBER`.
  public static func temporaryPath(for path: String, process: Int32? = nil) -> String {
    let (folder, name) = split(path)
    return "\(folder).\(name).tmp-\(process ?? SystemCall.processNumber)"
  }

  private static func split(_ path: String) -> (folder: Substring, name: Substring) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path[...]) }
    let start = path.index(after: slash)
    return (path[..<start], path[start...])
  }

  /// Appends `bytes`.
  ///
  /// - Throws: ``CodecError/system(path:action:number:)``; the file is abandoned then.
  public func write(_ bytes: [UInt8]) throws(CodecError) {
    precondition(isOpen, "writing to a file that is finished")
    byteCount += bytes.count
    if buffer.count + bytes.count > Self.bufferSize { try flush() }
    if bytes.count > Self.bufferSize {
      try send(bytes)
    } else {
      buffer += bytes
    }
  }

  /// Writes `bytes` over those at the start of a file.
  ///
  /// - Throws: ``CodecError/system(path:action:number:)``; the file is abandoned then.
  func rewriteStart(_ bytes: [UInt8]) throws(CodecError) {
    precondition(isOpen && temporaryPath != nil, "a stream cannot be rewritten")
    try flush()
    try put(bytes, bytes.count, at: 0)
  }

  /// Puts `bytes` before all others of a file.
  ///
  /// - Throws: ``CodecError/system(path:action:number:)``; the file is abandoned then.
  func insertStart(_ bytes: [UInt8]) throws(CodecError) {
    precondition(isOpen && temporaryPath != nil, "a stream cannot be rewritten")
    try flush()
    var block = [UInt8](repeating: 0, count: Self.bufferSize)
    var end = byteCount
    // From the last, so that nothing is written over before it has moved.
    while end > 0 {
      let count = min(end, block.count)
      end -= count
      if pread(descriptor, &block, count, end) != count {
        try fail("reading what was written", SystemCall.lastError)
      }
      try put(block, count, at: end + bytes.count)
    }
    try put(bytes, bytes.count, at: 0)
    byteCount += bytes.count
    if lseek(descriptor, 0, SEEK_END) < 0 { try fail("writing", SystemCall.lastError) }
  }

  /// Writes the first `count` of `bytes` at a place of a file.
  private func put(_ bytes: [UInt8], _ count: Int, at place: Int) throws(CodecError) {
    let number = bytes.withUnsafeBytes {
      SystemCall.writeAll(UnsafeRawBufferPointer(rebasing: $0[..<count])) { start, size, sent in
        pwrite(descriptor, start, size, place + sent)
      }
    }
    if number != 0 { try fail("writing", number) }
  }

  /// Forgets all bytes written.
  ///
  /// - Throws: ``CodecError/system(path:action:number:)``; the file is abandoned then.
  func restart() throws(CodecError) {
    precondition(isOpen && temporaryPath != nil, "a stream cannot be rewritten")
    buffer.removeAll(keepingCapacity: true)
    byteCount = 0
    if ftruncate(descriptor, 0) != 0 || lseek(descriptor, 0, SEEK_SET) != 0 {
      try fail("writing", SystemCall.lastError)
    }
  }

  private func flush() throws(CodecError) {
    guard !buffer.isEmpty else { return }
    let bytes = buffer
    buffer.removeAll(keepingCapacity: true)
    try send(bytes)
  }

  private func send(_ bytes: [UInt8]) throws(CodecError) {
    let number = bytes.withUnsafeBytes(send)
    if number != 0 { try fail("writing", number) }
  }

  /// The error number of a failure, or 0.
  private func send(_ all: UnsafeRawBufferPointer) -> Int32 {
    SystemCall.writeAll(all) { start, size, _ in Glibc.write(descriptor, start, size) }
  }

  /// Completes the file and gives it its name, or leaves that to its batch; a stream is flushed.
  ///
  /// - Throws: ``CodecError/system(path:action:number:)``; no file is under the final name then.
  public func finish() throws(CodecError) {
    try complete()
    try appear()
  }

  /// Completes the file under its hidden name; a stream is flushed.
  ///
  /// All of it is on the disk then, and only ``appear(as:)`` is left to do.
  ///
  /// - Throws: ``CodecError/system(path:action:number:)``; nothing is left of the file then.
  func complete() throws(CodecError) {
    precondition(isOpen, "finishing a file twice")
    try flush()
    buffer = []
    if let stream { return try sendGathered(to: stream) }
    guard temporaryPath != nil else {
      isOpen = false
      return
    }
    if fsync(descriptor) != 0 { try fail("flushing to the disk", SystemCall.lastError) }
    let status = close(descriptor)
    descriptor = -1
    if status != 0 { try fail("closing", SystemCall.lastError) }
  }

  /// Gives a file that is complete its name, or leaves that to its batch; does nothing for a stream.
  ///
  /// - Parameter name: Another path of the same folder, instead of its own.
  /// - Throws: ``CodecError/system(path:action:number:)``; nothing is left of the file then.
  func appear(as name: String? = nil) throws(CodecError) {
    guard isOpen, let temporaryPath else { return }
    if let batch {
      batch.hold(temporaryPath, as: name ?? path)
    } else if Glibc.rename(temporaryPath, name ?? path) != 0 {
      try fail("renaming", SystemCall.lastError)
    }
    isOpen = false
  }

  /// Leaves a file that is complete under its hidden name, ``temporaryPath(for:process:)``, to the caller.
  func leaveHidden() { isOpen = false }

  /// Sends what was gathered.
  private func sendGathered(to stream: Int32) throws(CodecError) {
    let gathered = descriptor
    defer { close(gathered) }
    (descriptor, self.stream, temporaryPath) = (stream, nil, nil)
    var block = [UInt8](repeating: 0, count: Self.bufferSize)
    var place = 0
    while true {
      let count = pread(gathered, &block, block.count, place)
      if count < 0 { try fail("reading what was gathered", SystemCall.lastError) }
      if count == 0 { break }
      let number = block.withUnsafeBytes { send(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
      if number != 0 { try fail("writing", number) }
      place += count
    }
    isOpen = false
  }

  private func fail(_ action: String, _ number: Int32) throws(CodecError) {
    abandon()
    throw .system(path: path, action: action, number: number)
  }

  /// Gives up: nothing remains of a file; a stream keeps what was sent.
  ///
  /// Does nothing after ``finish()``.
  public func abandon() {
    guard isOpen else { return }
    isOpen = false
    guard let temporaryPath else { return }
    if descriptor >= 0 { close(descriptor) }
    if let stream {
      // It is not ours to close, or closed with the last reference.
      (descriptor, self.stream) = (stream, nil)
    } else {
      descriptor = -1
      unlink(temporaryPath)
    }
  }

  /// Gives a whole file another name.
  static func rename(_ old: String, to new: String) throws(CodecError) {
    if Glibc.rename(old, new) != 0 {
      throw .system(path: new, action: "renaming", number: SystemCall.lastError)
    }
  }

  /// Removes a file, if it is there.
  static func remove(_ path: String) { unlink(path) }

  /// Completes a file that something else wrote to ``temporaryPath``.
  ///
  /// - Throws: ``CodecError/system(path:action:number:)``; no file is under the final name then.
  func finishWrittenElsewhere() throws(CodecError) {
    guard temporaryPath != nil else { return }
    byteCount = Int(lseek(descriptor, 0, SEEK_END))
    try finish()
  }
}
