// What a scene gets when it says `import AppKit`: all that `import SwiftUI` brings, and the Mac's classes.
@_exported import Rostrum
