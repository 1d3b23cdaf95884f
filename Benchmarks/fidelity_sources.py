#!/usr/bin/env python3
"""Makes the cases of fidelity.py from clones of public repositories with recordings of the real thing.

    python3 Benchmarks/fidelity_sources.py CASES [--snapshots DIR] [--layouts DIR] [--texts DIR] [--flow DIR] [--clock DIR]
        [--screens DIR]

Each folder is a clone, or a git directory without a work tree, of which files that it lacks are left out: --snapshots of paulz/ViewSnapshots (iOS 15), --layouts of codelynx/SwiftOpenUI (macOS, frames),
--texts of adammcarter/swift-snapshot-testing-macros (iOS, sizes of texts), --flow of tevelee/SwiftUI-Flow (macOS),
--clock of renaudjenny/SwiftClockUI (iOS), all under the MIT licence, --screens of home-assistant/iOS (iOS 26, Apache 2.0);
nothing of them belongs into this repository, so
CASES lies outside of it. Every repository becomes one or a few scenes with a preview for each recording.
"""
import argparse, glob, json, os, re, shutil, struct, subprocess, sys, tempfile


def read(*path):
    return open(os.path.join(*path), encoding="utf-8").read()


def png_size(path):
    with open(path, "rb") as file:
        return struct.unpack(">II", file.read(24)[16:24])


def work_tree(folder, scratch):
    """The folder itself; of a git directory without a work tree, its newest commit's files under `scratch`."""
    if not (os.path.isfile(os.path.join(folder, "HEAD")) and os.path.isdir(os.path.join(folder, "objects"))):
        return folder
    def git(*words, **more):
        return subprocess.run(["git", "-C", folder, *words], capture_output=True, check=True, **more).stdout
    rows = [row.split(b"\t", 1) for row in git("ls-tree", "-r", "-z", "HEAD").split(b"\0") if row]
    files = [(about.split()[2], path.decode()) for about, path in rows if about.split()[1] == b"blob"]
    contents = git("cat-file", "--batch", input=b"".join(name + b"\n" for name, _ in files))
    place, missing = 0, 0
    for _, path in files:
        end = contents.index(b"\n", place)
        header = contents[place:end].split()
        place = end + 1
        if header[1] == b"missing":
            missing += 1
            continue
        size = int(header[2])
        target = os.path.join(scratch, path)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        with open(target, "wb") as file:
            file.write(contents[place:place + size])
        place += size + 1
    if missing:
        print(f"{folder}: {missing} files are not there and left out", file=sys.stderr)
    return scratch


# The system's colours as of the 26th versions, where they differ from ours, which are those of iOS 17.
NEW_COLOURS = {"red": 0xff383c, "orange": 0xff8d28, "mint": 0x00c8b3, "teal": 0x00c3d0, "cyan": 0x00c0e8,
               "blue": 0x0088ff, "indigo": 0x6155f5, "purple": 0xcb30e0, "brown": 0xac7f5e}


def new_colours(text):
    """A source that asks for the colours that were recorded by their numbers, so that pictures differ by shapes only."""
    def asked(match):
        code = NEW_COLOURS[match.group(1)]
        parts = ", ".join(f"{side}: {(code >> shift & 255) / 255:.6f}"
                          for side, shift in (("red", 16), ("green", 8), ("blue", 0)))
        return f"Color({parts})"
    return re.sub(r"(?:\bColor|(?<![\w)\]}]))\.(%s)\b(?!\()" % "|".join(NEW_COLOURS), asked, text)


# The text styles of macOS: sizes in points; headlines are bold.
MAC_STYLES = {"largeTitle": 26, "title": 22, "title2": 17, "title3": 15, "headline": 13, "body": 13, "callout": 12,
              "subheadline": 11, "footnote": 10, "caption": 10, "caption2": 10}


def mac_fonts(text):
    """A source whose texts have the sizes that their styles have on macOS, which knows no others."""
    def sized(match):
        weight = ", weight: .bold" if match.group(2) == "headline" else ""
        return f"{match.group(1)}.system(size: {MAC_STYLES[match.group(2)]}{weight})"
    text = re.sub(r"\.environment\(\\\.dynamicTypeSize, [^)]*\)", "", text)
    return re.sub(r"(\bfont(?:\(|: ))\.(%s)\b(?!\()" % "|".join(MAC_STYLES), sized, text)


def joined(files):
    """Sources as one file: imports of their own modules go, each other one stays once."""
    imports, bodies = {"import SwiftUI"}, []
    for path in files:
        body = []
        for row in read(path).splitlines():
            if re.match(r"\s*(@\w+\s+|public |internal |private )*import ", row):
                name = row.split()[-1]
                if name in ("Foundation", "Combine"):
                    imports.add("import " + name)
            else:
                body.append(row)
        bodies.append("\n".join(body))
    text = "\n".join(sorted(imports) + bodies) + "\n"
    # In one file nothing is inlined from elsewhere; and the recordings are of a phone where a source asks.
    text = re.sub(r"@(inlinable|usableFromInline|frozen)\s+", "", text)
    return text.replace("#if os(iOS)", "#if true")


class Cases:
    def __init__(self, folder):
        self.folder, self.cases, self.sources = folder, [], {}
        os.makedirs(folder, exist_ok=True)

    def source(self, name, text):
        self.sources[name] = text

    def preview(self, source, name, view):
        self.sources[source] += f'\n#Preview("{name}") {{\n{view}\n}}\n'

    def picture(self, source, name, path, scale, **more):
        """A case whose preview has its name and whose stage is as large as its picture."""
        copy = name.replace("/", "-") + ".png"
        shutil.copy(path, os.path.join(self.folder, copy))
        width, height = png_size(path)
        self.cases.append({"name": name, "source": source, "preview": name, "picture": copy, "scale": scale,
                           "size": [width / scale, height / scale], **more})

    def write(self):
        for name, text in self.sources.items():
            with open(os.path.join(self.folder, name), "w", encoding="utf-8") as file:
                file.write(text)
        with open(os.path.join(self.folder, "cases.json"), "w") as file:
            json.dump(self.cases, file, indent=1)


def snapshots(cases, folder):
    views = {
        "ContentView": ["ContentView().background(Color.yellow)", "ContentView().background(Color.green)"],
        "PopularityBadge": [f"PopularityBadge(score: {score})" for score in (80, 10, 30, 50)],
        "FavoriteView": ["FavoriteView()", "FavoriteView().background(Color.white)"],
        "LayeringShadowsView": ["LayeringShadowsView()"],
        "RainbowGlowView": ["RainbowGlowView()"],
        "ComplexView": ["ComplexView(date: .sample)"],
        "SettingsForm": ["SettingsForm()"],
        "ToggleView": ["VStack(spacing: 0) { ToggleView(on: true); ToggleView(on: false) }"],
    }
    for view, previews in views.items():
        # One preview a recording: those of the source would come first.
        text = joined([os.path.join(folder, "ExampleApp", view + ".swift")])
        text = re.sub(r"(#if DEBUG\s+)?(public )?struct \w+_Previews\s*:.*?\n}\s*(#endif|$)?", "", text, flags=re.S)
        cases.source(view + ".swift", text)
        for index, preview in enumerate(previews):
            name = view if len(previews) == 1 else f"{view}.{index + 1}"
            cases.preview(view + ".swift", name, preview)
            cases.picture(view + ".swift", name, os.path.join(folder, "AppTests/Snapshots", name + ".png"), 1,
                          at=3 if view == "PopularityBadge" else 0)


def layouts(cases, folder):
    tests = os.path.join(folder, "Tests/LayoutParityTests")
    text = read(tests, "MacOSReference/LayoutScenarios.swift")
    for name, variable in re.findall(r'\("([\w-]+)", AnyView\((scenario_\w+)\)\)', text):
        record = json.loads(read(tests, "Fixtures", name + ".json"))
        body = re.search(r"var %s: some View \{\n(.*?)\n\}\n" % variable, text, re.S).group(1)
        source = name + ".swift"
        # The recording's body font, on macOS, has 13 points.
        cases.source(source, "import SwiftUI\nstruct Scene: View {\n  var body: some View {\n    Group {\n" + body
                     + "\n    }\n    .font(.system(size: 13))\n  }\n}\n#Preview { Scene() }\n")
        leaves = [["text" if child["viewType"] == "CGDrawingLayer" else "color", child["x"], child["y"],
                   child["width"], child["height"]] for child in record["root"]["children"]]
        cases.cases.append({"name": name, "source": source, "scale": 2, "layers": leaves,
                            "size": [record["rootWidth"], record["rootHeight"]],
                            "host": [record["root"]["width"], record["root"]["height"]]})


def texts(cases, folder):
    """The sizes of single texts: pictures that are as small as they can be, three pixels to the point."""
    sizes = {}
    for path in glob.glob(os.path.join(folder, "Tests/SnapshotsIntegrationTests/**/*_min-size_light.1.png"), recursive=True):
        name, suite = os.path.basename(path).split("_min-size")[0], os.path.basename(os.path.dirname(path))
        sizes[suite, name] = png_size(path)
    for path in sorted(glob.glob(os.path.join(folder, "Tests/SnapshotsIntegrationTests/**/*.swift"), recursive=True)):
        suite = os.path.basename(path)[:-len(".swift")]
        for name, words in re.findall(r'func (\w+)\(\) (?:async |throws )*-> some View \{\s*Text\("((?:[^"\\]|\\.)*)"\)\s*\}',
                                      read(path)):
            if (suite, name) not in sizes or re.search("Padding|Background", suite):
                continue
            source = re.sub(r"\W", "-", f"{suite}-{name}") + ".swift"
            cases.source(source, f'import SwiftUI\n#Preview {{ Text("{words}") }}\n')
            width, height = (side / 3 for side in sizes[suite, name])
            stage = [900, 100]
            cases.cases.append({"name": source[:-len(".swift")], "source": source, "scale": 3, "size": stage,
                                "host": [width, height], "layers": [["text", 0, 0, width, height]]})


def flow(cases, folder):
    # Without what puts separators between views, which is written against the insides of SwiftUI.
    library = [path for path in sorted(glob.glob(os.path.join(folder, "Sources/Flow/**/*.swift"), recursive=True))
               if not re.search(r"Lazy|FlowFeature", path)]
    stub = ("struct _FlowFeatureComposition<Content: View>: View {\n  let makeLayout: (Int?) -> AnyLayout\n"
            "  let content: Content\n  var body: some View { makeLayout(nil).callAsFunction { content } }\n}\n")
    tests = os.path.join(folder, "Tests/FlowTests/SnapshotTests/Image")
    for suite in ("ImageSnapshotTests", "ReadmeSnapshotTests"):
        text = read(tests, suite + ".swift")
        # The helpers of the tests: their private views, numbers and colours.
        helpers = (re.findall(r"^ {4}private let [^\n]*$", text, re.M)
                   + re.findall(r"^ {4}private struct .*?\n {4}\}\n", text, re.M | re.S)
                   + re.findall(r"^ {8}let colors[^\n]*$", text, re.M))
        source = suite + ".swift"
        cases.source(source, re.sub(r"extension [HV]Flow: (?:Layout|Animatable).*?where.*?\n}\n", "", joined(library), flags=re.S) + stub
                     + "\n".join(helpers).replace("private ", ""))
        for name, body, width, height in re.findall(
                r"func (\w+)\(\) \{\n\s*((?:(?!\n {8}\}).)*?)\n\s*assertSnapshot\("
                r".*?CGSize\(width: (\d+), height: (\d+)\)", text, re.S):
            picture = os.path.join(tests, "__Snapshots__", suite, name + ".1.png")
            if not os.path.exists(picture):
                continue
            # Random sizes depend on how often a view is asked for them.
            if "eparator" in body or ".random(" in body:
                continue
            body = body.replace("let view = ", "return ")
            case = f"{suite}.{name}"
            cases.sources[source] += f"\n@MainActor func make_{name}() -> some View {{\n{body}\n}}\n"
            cases.preview(source, case, f"make_{name}().font(.system(size: {MAC_STYLES['body']}))")
            cases.picture(source, case, picture, 1)
        # Recorded on macOS 26.
        cases.sources[source] = new_colours(mac_fonts(cases.sources[source]))


def clock(cases, folder):
    library = sorted(glob.glob(os.path.join(folder, "Sources/SwiftClockUI/**/*.swift"), recursive=True))
    # One of its previews shows a navigation view, and is in no recording; paths are not turned round by UIKit.
    text = re.sub(r"struct ClockViewWithConfiguration_Previews.*?\n}\n", "", joined(library), flags=re.S)
    cases.source("Clock.swift", text.replace("Path(UIBezierPath(cgPath: mirror.cgPath).reversing().cgPath)", "mirror"))
    for path in sorted(glob.glob(os.path.join(folder, "Tests/SwiftClockUITests/**/*Tests.swift"), recursive=True)):
        suite = os.path.basename(path)[:-len(".swift")]
        for name, before, view in re.findall(
                r"func (test\w+)\(\) \{\n(.*?)assertSnapshot\(matching: (.*?), as: \.default", read(path), re.S):
            picture = os.path.join(os.path.dirname(path), "__Snapshots__", suite, name + ".1.png")
            if "}" in before or "_Previews" not in before + view or not os.path.exists(picture):
                continue
            cases.preview("Clock.swift", f"{suite}.{name}", f"{before.strip()}\nreturn {view}")
            # Its previews are there only for debugging.
            cases.picture("Clock.swift", f"{suite}.{name}", picture, 3, args=["-D", "DEBUG"])


# Where the safe area of the recorded screens lies, which a row with `contentMargins` and what is in the middle tell.
SCREEN_INSETS = (54, 34)


def words_of(symbol):
    """A symbol's name from that of a constant: `chevronDown` is `chevron.down`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", ".", symbol).lower()


def symbols(text):
    """A source whose symbols are asked for by their names instead of a package's constants."""
    def named(match):
        return "systemName: " + re.sub(r"\.(\w+)", lambda name: '"%s"' % words_of(name.group(1)), match.group(1))
    return re.sub(r"systemSymbol: ((?:\w+ \? \.\w+ : )?\.\w+)", named, text)


def screens(cases, folder):
    design = os.path.join(folder, "Sources/HADesignSystem/Sources")
    app = os.path.join(folder, "Sources/App")
    library = [os.path.join(design, path) for path in (
        "Colors/Color+Semantic.swift", "Tokens/DesignSystem.swift", "Styles/HAButtonStyles.swift",
        "Components/HAProgressView.swift", "Components/HATextField.swift", "Components/CollapsibleView.swift")]
    for name in ("OnboardingScanningInstanceRow", "SelectionOptionView", "ListPicker"):
        library += glob.glob(os.path.join(app, "**", name + ".swift"), recursive=True)
    text = symbols(joined(library))
    # Their own previews have names of their own; what the app brings beside a view does not show.
    text = re.sub(r"^(@available\([^\n]*\)\n)?#Preview.*?\n}\n", "", text, flags=re.M | re.S)
    text = re.sub(r"^public |(?<=\s)public (?=\w)", "", text, flags=re.M).replace("SwiftUICore.", "SwiftUI.")
    text = re.sub(r"HADesignSystemEnvironment[\w.]+", '""', text)
    text = re.sub(r"\.(screenCaptureProtected|privacySensitive)\(\)", "", text)
    cases.source("Screens.swift", text + "struct LabsLabel: View { var body: some View { EmptyView() } }\n")
    top, bottom = SCREEN_INSETS
    insets = f".safeAreaPadding(EdgeInsets(top: {top}, leading: 0, bottom: {bottom}, trailing: 0))"
    tests = glob.glob(os.path.join(folder, "Tests", "**", "*.swift"), recursive=True)
    for path in sorted(tests):
        suite, test = os.path.basename(path)[:-len(".swift")], read(path)
        recorded = os.path.join(os.path.dirname(path), "__Snapshots__", suite)
        if not re.search(r"OnboardingScanningInstanceRow|SelectionOption|HATextField|CollapsibleView|HAButtonStyles",
                         suite) or not os.path.isdir(recorded):
            continue
        # Values that the tests of a suite share.
        shared = "\n".join(re.findall(
            r"^    (?:private |static )*((?:let|var) \w+[^\n]*[\[{]\n.*?\n    [\]}])", test, re.M | re.S))
        for name, body, rest in re.findall(
                r"func (\w+)\(\) async throws \{\n(.*?)assertLightDarkSnapshots\(of: \w+(.*?)\)\n", test, re.S):
            named = re.search(r'named: "(.*?)"', rest)
            body = re.sub(r"guard #available.*?\n        \}\n", "", body, flags=re.S)
            # The clock of a turning wheel is that of the day on which it was recorded; and rows without a second line were
            # recorded when they were higher.
            if "isLoading: true" in body or "return" in body or re.search("sampleOptions|WithoutSubtitles", body):
                continue
            value = re.findall(r"let (\w+) = ", body)[-1]
            for scheme in ("light", "dark"):
                picture = os.path.join(recorded, f"{name}.{named.group(1) + '-' if named else ''}{scheme}.png")
                if not os.path.exists(picture):
                    continue
                case = f"{name}-{scheme}"
                cases.preview("Screens.swift", case,
                              f"{shared}\n{body.strip()}\nreturn {value}{insets}")
                cases.picture("Screens.swift", case, picture, 3,
                              args=["--system", "26", "--type-size", "medium", "--color-scheme", scheme])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("cases", help="where the cases go")
    recipes = (snapshots, layouts, texts, flow, clock, screens)
    for recipe in recipes:
        parser.add_argument("--" + recipe.__name__, metavar="DIR")
    options = vars(parser.parse_args())
    cases = Cases(options["cases"])
    for recipe in recipes:
        if options[recipe.__name__]:
            with tempfile.TemporaryDirectory() as scratch:
                recipe(cases, work_tree(options[recipe.__name__], scratch))
    cases.write()
    print(f"{len(cases.cases)} cases in {options['cases']}")


if __name__ == "__main__":
    sys.exit(main())
