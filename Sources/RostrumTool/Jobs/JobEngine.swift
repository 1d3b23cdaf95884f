import ArgumentParser

/// An engine that runs the parts of a film.
enum JobEngine: String, CaseIterable, ExpressibleByArgument, Sendable {
  case openjd, slurm, kubernetes, parallel, github, make

  /// A complete description of a job.
  ///
  /// - Throws: ``Failure`` for words that mean something to the engine.
  func description(of plan: JobPlan) throws -> String {
    switch self {
    case .openjd:
      try plan.check(without: "{{", self)
      return plan.openJobDescription
    case .slurm: return plan.slurmScript
    case .kubernetes:
      try plan.check(without: "$(", self)
      return plan.kubernetesJobs
    case .parallel: return plan.parallelLine
    case .github:
      try plan.check(without: "${{", self)
      guard plan.shards <= JobPlan.githubLimit else {
        throw Failure(.usage, Messages.jobMatrix(plan.shards, JobPlan.githubLimit))
      }
      return plan.githubWorkflow
    case .make:
      for sign in ["$", " ", "#", "%"] { try plan.checkPlaces(without: sign) }
      return plan.makefile
    }
  }
}

extension JobPlan {
  /// Refuses places that a Makefile cannot name.
  fileprivate func checkPlaces(without sign: String) throws {
    if let place = (outputs + [source]).first(where: { $0.contains(sign) }) {
      throw Failure(.usage, Messages.jobWord(place, sign, .make))
    }
  }
}
