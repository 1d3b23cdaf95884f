import Codecs

/// An engine that tells its processes by environment variables which of them they are.
struct ShardEngine: Sendable {
  /// The variable with the process's number.
  let number: String
  /// The number of the first process, or the variable that tells it.
  let first: (least: Int, variable: String?)
  /// The variable with the number of processes; `nil` if there is none.
  let count: String?
  /// The variable that tells by how much numbers grow from one to the next.
  var step: String?

  /// Those that are known, in the order in which they are sought.
  static let all = [
    // Slurm's arrays may begin anywhere. One task that is asked for again is an array of one.
    Self(
      number: "SLURM_ARRAY_TASK_ID", first: (1, "SLURM_ARRAY_TASK_MIN"),
      count: "SLURM_ARRAY_TASK_COUNT", step: "SLURM_ARRAY_TASK_STEP"),
    // Kubernetes tells an indexed job's pods no number of completions.
    Self(number: "JOB_COMPLETION_INDEX", first: (0, nil), count: nil),
    Self(number: "CI_NODE_INDEX", first: (1, nil), count: "CI_NODE_TOTAL"),
  ]

  /// The part of a process.
  ///
  /// - Parameters:
  ///   - text: Its number as it was told.
  ///   - given: The count that the user gave: numbers are then the engine's usual ones, whichever of them run now.
  ///   - environment: The variables.
  /// - Returns: The part.
  /// - Throws: ``Failure`` that says what does not fit.
  func shard(_ text: String, count given: Int?, _ environment: [String: String]) throws -> Shard {
    func value(_ name: String) throws -> Int {
      guard let text = environment[name] else {
        throw Failure(.usage, Messages.shardVariableMissing(number, name))
      }
      guard let value = Int(text), value >= 0 else {
        throw Failure(.usage, Messages.shardVariable(name, text))
      }
      return value
    }
    let place = try value(number)
    var (start, stride, whole) = (first.least, 1, given ?? 0)
    if given == nil {
      guard let count else { throw Failure(.usage, Messages.shardCountMissing(number)) }
      whole = try value(count)
      if let variable = first.variable, environment[variable] != nil { start = try value(variable) }
      if let step, environment[step] != nil { stride = max(1, try value(step)) }
    }
    let (index, rest) = (place - start).quotientAndRemainder(dividingBy: stride)
    guard rest == 0, (1...PartIndex.greatestCount).contains(whole), (0..<whole).contains(index)
    else {
      throw Failure(.usage, Messages.shardOutside("\(number)=\(text)", start, whole))
    }
    return Shard(numbers: [index + 1], count: whole)
  }
}
