extension JobPlan {
  /// A script that queues an array of parts, and the merge behind it; the same script is what the queue runs.
  var slurmScript: String {
    """
    #!/bin/sh
    # \(name): \(shards) parts by an array of Slurm, and the merge when all of them are whole.
    #
    #   sh \(name).slurm                          queues both
    #   sbatch --array=5 \(name).slurm part       makes one part again
    #   sbatch \(name).slurm merge                joins what is there
    #
    # At most N tasks at a time: --array=1-\(shards)%N. All machines must see this folder, the tool and the fonts.
    #SBATCH --job-name=\(name)
    #SBATCH --output=\(name).%A_%a.log
    #SBATCH --open-mode=append
    #SBATCH --requeue

    case ${1:-queue} in
    queue)
      parts=$(sbatch --parsable --array=1-\(shards) "$0" part) || exit
      merge=$(sbatch --parsable --dependency="afterok:${parts%%;*}" --kill-on-invalid-dep=yes \\
        --output=\(name).merge.log "$0" merge) || exit
      echo "parts: job ${parts%%;*}; merge: job ${merge%%;*}"
      ;;
    part)
      # The number of this task is that of its part, also when it is the only one that is queued again.
      \(partLine(shard: "auto/\(shards)", ["--quiet"]))
      code=$?
      # Room on the disk or in memory may be there later (75), and a task that was killed (137, 143) has done nothing
      # wrong: up to three more tries. Every other code is the scene's or ours, and comes again.
      case $code in
      75 | 137 | 143)
        if [ "${SLURM_RESTART_COUNT:-0}" -lt 3 ]; then
          scontrol requeue "${SLURM_ARRAY_JOB_ID}_${SLURM_ARRAY_TASK_ID}" && exit 0
        fi
        ;;
      esac
      exit $code
      ;;
    merge)
      exec \(mergeLine)
      ;;
    esac
    """
  }
}
