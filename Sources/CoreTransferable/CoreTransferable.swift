// What a scene gets when it says `import CoreTransferable`: all that `import SwiftUI` brings, and types of data.
@_exported public import Rostrum
@_exported public import UniformTypeIdentifiers
