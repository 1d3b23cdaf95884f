import Foundation

/// What `serve` says.
extension Messages {
  static let port = "accepted are port numbers from 1 to 65535, or 0 for any that is free"
  static let address = "accepted is the address of an interface, as in 127.0.0.1 or 0.0.0.0"

  static func noScenes(in folder: String) -> String {
    "\(printable(folder)): there is no scene in this folder; accepted are .swift files with a #Preview, and scene documents"
  }

  static func noGateway(_ places: [String]) -> String {
    "'rostrum-serve' is not beside the tool (\(places.joined(separator: ", "))); './rostrum serve' builds it, "
      + "and 'make install' installs it"
  }

  static func cannotListen(_ address: String, _ port: UInt16, _ reason: String) -> String {
    let place = port == 0 ? address : "\(address):\(port)"
    return
      "\(place): cannot listen there (\(reason)); choose another --port, or leave it out for one that is free"
  }

  static func gatewayEnded(_ reason: String) -> String { "the web server has ended: \(reason)" }

  static func noWatch(_ number: Int32) -> String {
    "files cannot be watched (\(unsafe String(cString: strerror(number)))); see /proc/sys/fs/inotify"
  }

  static func notForServe(_ option: String) -> String {
    "\(option) chooses frames, and the page shows all of them; leave it out"
  }

  static func serving(_ count: Int, at address: String, isEverywhere: Bool) -> String {
    let everywhere =
      isEverywhere
      ? ", and at this machine's other addresses, for whoever knows the token" : ""
    return "Serving \(count) scene\(count == 1 ? "" : "s") at \(address)\(everywhere)"
  }
}
