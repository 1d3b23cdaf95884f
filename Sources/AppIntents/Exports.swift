// Files of widgets and intents import these modules alone, and have what stands in them.
@_exported public import Foundation
@_exported public import struct Views.LocalizedStringResource
