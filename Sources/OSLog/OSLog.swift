// What a scene gets when it says `import OSLog`: all that `import os` brings.
@_exported public import SystemLog
