import Glibc

/// The peak memory of this process: the most that it has had at a time.
enum PeakMemory {
  /// In bytes, as the system counts resident pages: libraries and pages shared with others too.
  static var bytes: Int {
    var usage = rusage()
    guard unsafe getrusage(Int32(RUSAGE_SELF.rawValue), &usage) == 0 else { return 0 }
    return usage.ru_maxrss * 1024
  }
}
