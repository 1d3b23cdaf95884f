// What `import PDFKit` brings along.
@_exported public import Rostrum
