internal import Foundation

/// Headless Chromium, where it is installed: what viewers see of a file.
public struct Browser {
  /// What the browser says of one file.
  public struct Shown: Decodable, Sendable {
    /// Pixels across and down.
    public let width: Int, height: Int
    /// In seconds.
    public let duration: Double
    /// For each time asked for, the pixel in the middle of the left half and that of the right half:
    /// straight red, green, blue, alpha.
    public let left: [[Int]], right: [[Int]]
  }

  /// A file and what a server would call its type.
  public struct File {
    let bytes: [UInt8]
    let type: String

    /// Bytes of a type such as `video/mp4`.
    public init(_ bytes: [UInt8], type: String) { (self.bytes, self.type) = (bytes, type) }
  }

  /// What went wrong in the browser, in its words.
  public struct Complaint: Error, CustomStringConvertible {
    public let description: String

    /// A complaint in these words.
    public init(description: String) { self.description = description }
  }

  /// Whether there is a browser to ask.
  public static var isInstalled: Bool { tool != nil }
  static var tool: ExternalTool? {
    ["chromium", "chromium-browser", "google-chrome"].lazy.compactMap { ExternalTool($0) }.first
  }
  /// Seconds that it may take.
  private static let limit = 120.0

  /// Plays a file to its end and looks at it at some times.
  public static func show(_ file: File, at times: [Double]) throws -> Shown {
    let page = page.replacingOccurrences(of: "BYTES", with: Data(file.bytes).base64EncodedString())
      .replacingOccurrences(of: "TYPE", with: file.type)
      .replacingOccurrences(of: "TIMES", with: "\(times)")
    let answer = try answer(of: page)
    guard answer.hasPrefix("{") else { throw Complaint(description: answer) }
    return try JSONDecoder().decode(Shown.self, from: Data(answer.utf8))
  }

  /// Opens a page from a file, and waits for what it says.
  ///
  /// - Parameter page: HTML whose program ends by `console.log("SHOWN " + answer + " END")`.
  /// - Returns: The answer.
  /// - Throws: ``Complaint`` if there is none.
  public static func answer(of page: String) throws -> String {
    guard let tool else { throw Complaint(description: "there is no browser") }
    let folder = try TemporaryFolder()
    try page.write(toFile: folder.file("page.html"), atomically: false, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(filePath: tool.path)
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--mute-audio",
      "--disable-dev-shm-usage", "--autoplay-policy=no-user-gesture-required",
      "--enable-logging=stderr", "--v=0", "--user-data-dir=\(folder.file("profile"))",
      "file://\(folder.file("page.html"))",
    ]
    var answer: String?
    _ = try process.communicate(
      limit: limit,
      until: { said in
        // The console's lines are `[…] "SHOWN {…} END", source: …`.
        let text = String(decoding: said, as: UTF8.self)
        guard let start = text.range(of: "\"SHOWN "),
          let end = text.range(of: " END\"", range: start.upperBound..<text.endIndex)
        else { return false }
        answer = String(text[start.upperBound..<end.lowerBound])
        return true
      })
    guard let answer else {
      throw Complaint(description: "the browser ended without an answer")
    }
    return answer
  }

  private static let page = """
    <!doctype html><meta charset="utf-8"><body><script>
    const data = Uint8Array.from(atob("BYTES"), letter => letter.charCodeAt(0));
    const type = "TYPE", times = TIMES;
    function pixels(source, width, height) {
      const context = new OffscreenCanvas(width, height).getContext("2d");
      context.drawImage(source, 0, 0);
      const pixel = part => [...context.getImageData(width * part, height / 2, 1, 1).data];
      return { left: pixel(0.25), right: pixel(0.75) };
    }
    const event = (target, name) => new Promise((done, fail) => {
      target.addEventListener(name, done, { once: true });
      target.addEventListener("error", () => fail(target.error?.message ?? "refused"), { once: true });
    });
    async function video() {
      const player = document.createElement("video");
      player.muted = true;
      player.src = URL.createObjectURL(new Blob([data], { type }));
      await event(player, "loadeddata");
      const size = { width: player.videoWidth, height: player.videoHeight };
      const seen = [];
      for (const time of times) {
        // A busy machine shows the old frame for a while after it has found the new one.
        const shown = new Promise(done => player.requestVideoFrameCallback(done));
        const tired = new Promise(done => setTimeout(done, 2000));
        player.currentTime = time;
        await event(player, "seeked");
        await Promise.race([shown, tired]);
        seen.push(pixels(player, size.width, size.height));
      }
      player.currentTime = 0;
      await event(player, "seeked");
      player.playbackRate = 4;
      await player.play();
      await event(player, "ended");
      return { ...size, duration: player.duration, seen };
    }
    async function picture() {
      const element = new Image();
      element.src = URL.createObjectURL(new Blob([data], { type }));
      await element.decode();
      const size = { width: element.naturalWidth, height: element.naturalHeight };
      const decoder = new ImageDecoder({ data, type });
      await decoder.completed;
      await decoder.tracks.ready;
      let frames = [], end = 0;
      for (let index = 0; index < decoder.tracks.selectedTrack.frameCount; index++) {
        const { image } = await decoder.decode({ frameIndex: index });
        frames.push({ start: end, ...pixels(image, size.width, size.height) });
        end += (image.duration ?? 0) / 1e6;
        image.close();
      }
      const seen = times.map(time => frames.findLast(frame => frame.start <= time + 1e-6));
      return { ...size, duration: end, seen };
    }
    (type.startsWith("video") ? video() : picture()).then(told => {
      const shown = { ...told, left: told.seen.map(pair => pair.left), right: told.seen.map(pair => pair.right) };
      delete shown.seen;
      console.log("SHOWN " + JSON.stringify(shown) + " END");
    }, error => console.log("SHOWN " + error + " END"));
    </script></body>
    """
}
