#!/usr/bin/env python3
"""Films of a table: one scene document for each row, made here, filmed by rostrum, followed as it goes, and compared.

    python3 Examples/python/variants.py [FOLDER]        ROSTRUM names the tool; the default is the one on PATH

Only Python's own library is used. A document is a dictionary; what rostrum says of its progress is a line of JSON for each
event; a film has a digest, and the same document gives the same one on every machine.
"""

import csv
import hashlib
import io
import json
import os
import subprocess
import sys
from pathlib import Path

TOOL = os.environ.get("ROSTRUM", "rostrum")

TABLE = """name,color,bounce
calm,#0A84FF,0
lively,#30D158,0.3
wild,#FF9F0A,0.6
"""


def document(color: str, bounce: float) -> dict:
    """A card that grows on a spring, as `rostrum schema` describes documents."""
    return {
        "rostrum": 1,
        "stage": {"size": [240, 160], "background": "#F2F2F7"},
        "scene": [
            {
                "rectangle": [80, 60],
                "id": "card",
                "cornerRadius": 16,
                "fill": color,
                "states": {"open": {"scale": 1.6}},
            }
        ],
        "events": [
            {
                "at": "0.1s",
                "state": "open",
                "animation": {"spring": {"duration": "0.4s", "bounce": bounce}},
            }
        ],
    }


def film(scene: Path, *outputs: Path) -> list[dict]:
    """Films a scene, and returns what became of each output.

    Progress comes on standard error, one event a line: begin, frame, note, file, end, error.
    """
    arguments = [TOOL, "render", str(scene), "--progress", "ndjson"]
    for output in outputs:
        arguments += ["-o", str(output)]
    files: list[dict] = []
    with subprocess.Popen(arguments, stderr=subprocess.PIPE, text=True) as process:
        frames, done = 0, 0
        for line in process.stderr:
            try:
                event = json.loads(line)
            except ValueError:
                # What the scene's own code prints is no event.
                sys.stderr.write(line)
                continue
            match event["event"]:
                case "begin":
                    frames = event["frames"]
                case "frame":
                    done += 1
                case "file":
                    files.append(event)
                case "note":
                    print(f"  {event['text']}")
                case "error":
                    print(f"{scene}: {event['message']}", file=sys.stderr)
    if process.returncode == 75:
        raise SystemExit(f"{scene}: no room on the disk or in memory; try again later")
    if process.returncode != 0:
        # 2 to 7 come again however often one tries: the scene, or the call, is wrong.
        raise SystemExit(process.returncode)
    if done < frames:
        raise SystemExit(f"{scene}: {done} of {frames} frames were told")
    return files


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "Output/variants")
    folder.mkdir(parents=True, exist_ok=True)
    seen: dict[str, str] = {}
    for row in csv.DictReader(io.StringIO(TABLE)):
        scene = folder / f"{row['name']}.json"
        scene.write_text(json.dumps(document(row["color"], float(row["bounce"])), indent=2))
        (made,) = film(scene, folder / f"{row['name']}.gif")
        path = Path(made["path"])
        # What was told is what is there.
        assert made["digest"] == digest(path), path
        # The same document gives the same bytes.
        (again,) = film(scene, folder / "again.gif")
        assert again["digest"] == made["digest"], path
        assert made["digest"] not in seen, f"{path} is {seen.get(made['digest'])}"
        seen[made["digest"]] = str(path)
        print(f"{path}: {made['frames']} frames, {made['bytes']} bytes, {made['digest'][:12]}")
    (folder / "again.gif").unlink()


if __name__ == "__main__":
    main()
