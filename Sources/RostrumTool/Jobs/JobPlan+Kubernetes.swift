extension JobPlan {
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
    apiVersion: batch/v1
    kind: Job
    metadata:
      name: \(name)-parts
      labels: {app.kubernetes.io/name: rostrum, app.kubernetes.io/instance: \(name)}
    spec:
      completionMode: Indexed
      completions: \(shards)
      parallelism: \(min(shards, 10))
      # Each part has tries of its own.
      backoffLimitPerIndex: 3
      maxFailedIndexes: 0
      podFailurePolicy:
        rules:
          # A wrong scene or a wrong option is as wrong the next time: the part has failed.
          - action: FailIndex
            onExitCodes:
              containerName: part
              operator: In
              values: [2, 3, 4, 5, 6, 7]
          # A node that was drained counts as no try.
          - action: Ignore
            onPodConditions:
              - {type: DisruptionTarget, status: "True"}
          # No room on the disk or in memory: this one is tried again.
          - action: Count
            onExitCodes:
              containerName: part
              operator: In
              values: [75]
      template:
        metadata:
          labels: {app.kubernetes.io/name: rostrum, app.kubernetes.io/instance: \(name)}
        spec:
          restartPolicy: Never
          containers:
            - name: part
              image: \(Self.string(image))
              workingDir: /work
              # JOB_COMPLETION_INDEX tells the part.
              command: \(Self.list(part + ["--shard", "auto/\(shards)", "--quiet"]))
              resources:
                requests: {cpu: "2", memory: 1Gi}
                limits: {memory: 2Gi}
              volumeMounts:
                - {name: work, mountPath: /work}
          volumes:
            - name: work
              persistentVolumeClaim: {claimName: \(Self.string(claim))}
    ---
    \(mergeJob)
    """
  }

  private var mergeJob: String {
    """
    apiVersion: batch/v1
    kind: Job
    metadata:
      name: \(name)-merge
      labels: {app.kubernetes.io/name: rostrum, app.kubernetes.io/instance: \(name)}
    spec:
      # Let go when the parts are whole; too early it ends with 4, which names those that are missing.
      suspend: true
      backoffLimit: 3
      podFailurePolicy:
        rules:
          - action: FailJob
            onExitCodes:
              containerName: merge
              operator: In
              values: [2, 3, 4, 5, 6, 7]
      template:
        metadata:
          labels: {app.kubernetes.io/name: rostrum, app.kubernetes.io/instance: \(name)}
        spec:
          restartPolicy: Never
          containers:
            - name: merge
              image: \(Self.string(image))
              workingDir: /work
              command: \(Self.list(merge))
              resources:
                requests: {cpu: "1", memory: 512Mi}
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
