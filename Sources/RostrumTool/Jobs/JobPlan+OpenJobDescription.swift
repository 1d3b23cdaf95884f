extension JobPlan {
  /// A template of Open Job Description: parts in chunks, whose size the engine may change, then the merge.
  var openJobDescription: String {
    """
    # \(name): \(shards) parts by Open Job Description, and the merge behind them.
    #
    #   openjd run \(name).yaml --step Merge --run-dependencies -p Folder=$PWD        here
    #   deadline bundle submit …                                     on AWS Deadline Cloud, with this as template.yaml
    #
    # Folder is where the scene is, and where the film goes; all workers must see it, the tool and the fonts.
    specificationVersion: jobtemplate-2023-09
    extensions: [TASK_CHUNKING]
    name: \(name)
    description: \(Self.string("\(source) in \(shards) parts"))
    parameterDefinitions:
      - name: Folder
        type: PATH
        objectType: DIRECTORY
        dataFlow: INOUT
        description: The folder of the scene, in which the film appears.
    steps:
      - name: Parts
        parameterSpace:
          taskParameterDefinitions:
            # A chunk such as 7-12 is one call: the scene is opened once for all of its parts, and each is a file of its
            # own, so that chunks may be cut otherwise when they are tried again.
            - name: Part
              type: CHUNK[INT]
              range: "1-\(shards)"
              chunks:
                defaultTaskCount: 1
                targetRuntimeSeconds: 120
                rangeConstraint: CONTIGUOUS
        script:
          embeddedFiles:
            - name: Run
              type: TEXT
              filename: part.sh
              runnable: true
              data: |
                #!/bin/sh
                cd '{{Param.Folder}}' || exit 2
                exec \(partLine(shard: "'{{Task.Param.Part}}/\(shards)'", ["--progress", "openjd"]))
          actions:
            onRun:
              command: "{{Task.File.Run}}"
              timeout: 86400
      - name: Merge
        dependencies:
          - dependsOn: Parts
        script:
          embeddedFiles:
            - name: Run
              type: TEXT
              filename: merge.sh
              runnable: true
              data: |
                #!/bin/sh
                cd '{{Param.Folder}}' || exit 2
                exec \(mergeLine)
          actions:
            onRun:
              command: "{{Task.File.Run}}"
              timeout: 86400
    """
  }
}
