extension JobPlan {
  /// A job of Kubernetes: what two of them have in common is written once.
  private struct KubernetesJob {
    /// What it does, which is its container's name, too.
    let role: String
    let command: [String]
    /// The lines of its specification, up to the template, and what its container says besides.
    let specification: String
    var remark = ""
    let requests: String
  }

  /// An indexed job for the parts, and a job for the merge that waits to be let go.
  var kubernetesJobs: String {
    """
    # \(name): \(shards) parts by an indexed job of Kubernetes (1.31 or later), and the merge behind it.
    #
    #   kubectl apply -f \(name).yaml
    #   kubectl wait --for=condition=complete --timeout=-1s job/\(name)-parts
    #   kubectl patch job/\(name)-merge -p '{"spec":{"suspend":false}}'
    #
    # The claim '\(claim)' is a volume that many nodes write (ReadWriteMany), with the scene in it.
    \(text(partsJob))
    ---
    \(text(mergeJob))
    """
  }

  private var partsJob: KubernetesJob {
    KubernetesJob(
      role: "part", command: part + ["--shard", "auto/\(shards)", "--quiet"],
      specification: """
          completionMode: Indexed
          completions: \(shards)
          parallelism: \(min(shards, 10))
          # Each part has tries of its own.
          backoffLimitPerIndex: 3
          maxFailedIndexes: 0
          podFailurePolicy:
            rules:
              # A wrong scene or a wrong option is as wrong the next time: the part has failed.
        \(Self.rule("FailIndex", "part", "[2, 3, 4, 5, 6, 7]"))
              # A node that was drained counts as no try.
              - action: Ignore
                onPodConditions:
                  - {type: DisruptionTarget, status: "True"}
              # No room on the disk or in memory: this one is tried again.
        \(Self.rule("Count", "part", "[75]"))
        """,
      remark: "          # JOB_COMPLETION_INDEX tells the part.\n",
      requests: "{cpu: \"2\", memory: 1Gi}")
  }

  private var mergeJob: KubernetesJob {
    KubernetesJob(
      role: "merge", command: merge,
      specification: """
          # Let go when the parts are whole; too early it ends with 4, which names those that are missing.
          suspend: true
          backoffLimit: 3
          podFailurePolicy:
            rules:
        \(Self.rule("FailJob", "merge", "[2, 3, 4, 5, 6, 7]"))
        """,
      requests: "{cpu: \"1\", memory: 512Mi}")
  }

  /// What becomes of a job by the exit code of its container.
  private static func rule(_ action: String, _ container: String, _ codes: String) -> String {
    """
          - action: \(action)
            onExitCodes:
              containerName: \(container)
              operator: In
              values: \(codes)
    """
  }

  private func text(_ job: KubernetesJob) -> String {
    """
    apiVersion: batch/v1
    kind: Job
    metadata:
      name: \(name)-\(job.role == "part" ? "parts" : job.role)
      labels: {app.kubernetes.io/name: rostrum, app.kubernetes.io/instance: \(name)}
    spec:
    \(job.specification)
      template:
        metadata:
          labels: {app.kubernetes.io/name: rostrum, app.kubernetes.io/instance: \(name)}
        spec:
          restartPolicy: Never
          containers:
            - name: \(job.role)
              image: \(Self.string(image))
              workingDir: /work
    \(job.remark)          command: \(Self.list(job.command))
              resources:
                requests: \(job.requests)
                limits: {memory: 2Gi}
              volumeMounts:
                - {name: work, mountPath: /work}
          volumes:
            - name: work
              persistentVolumeClaim: {claimName: \(Self.string(claim))}
    """
  }

  private static func list(_ words: [String]) -> String {
    "[\(words.map(string).joined(separator: ", "))]"
  }
}
