// What `import LinkPresentation` brings along.
@_exported public import Rostrum
