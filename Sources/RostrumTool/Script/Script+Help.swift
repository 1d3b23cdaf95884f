extension Script {
  /// The form of a script file, for people.
  static let help = """
    A script is what a person does while watching. It is a YAML list of steps, in a file NAME.script.yaml beside the
    scene NAME.swift, or in any file that --script names.

      - tap: Submit@0.5                    # what, and when
      - {tap: Submit, at: 0.5}             # the same, key by key
      - {long-press: '#2', at: 1, for: 0.8}
      - {drag: knob, at: 1.5, to: [200, 40], in: 0.3}
      - {drag: knob, at: 2, by: [50, 0], in: 0.3}
      - drag: 20,40@4 -> 90,40 in 0.2 -> 90,200 in 0.1    # a drag of several legs
      - drag: Card@5 by 0,0 in 0.6 -> 90,200 in 0.4       # stays until the card is lifted, then carries it
      - {type: hello, into: name, at: 3}

    WHAT is a view's text, its accessibility label or identifier; #2 is the second thing that can be tapped; 120,40 is a
    place of the stage in points; text:#2 is the text '#2'. 'rostrum inspect' lists what can be tapped.

    In words, \\n is the return key, which submits a field of one line and goes on where the scene's code says, \\b
    deletes a letter, and \\\\ is a backslash: --type 'Name=Ada\\n@1'. On a device the keyboard rises, unless
    --no-keyboard leaves it out.

    T is a time of the scene: 0.5, 500ms, 1/60, or 30f for frames; from 0 to a day.

    | step       | keys                                     | as a flag                               |
    | tap        | at, for (default: 0.1)                   | --tap 'WHAT@T', 'WHAT@T for T'          |
    | long-press | at, for (default: 0.6)                   | --long-press 'WHAT@T for T'             |
    | drag       | at, in, and to (a place) or by (points)  | --drag 'WHAT@T -> X,Y in T', 'by DX,DY' |
    | type       | at, into                                 | --type 'FIELD=WORDS@T'                  |

    Steps of a file come before those of flags; those of one time happen in the order in which they are written. A touch
    that reaches nothing, or something covered or disabled, is an error that says what is there. --no-script leaves the
    file out.
    """
}
