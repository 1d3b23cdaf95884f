public import Foundation
import UniformTypeIdentifiers
@_spi(Engine) public import ViewEngine

/// What can be dragged from one view to another.
///
/// A view takes what is of the type that it asks for, or what one of the two representations makes the other of.
public protocol Transferable {
  /// The type of what it is represented by.
  associatedtype Representation: TransferRepresentation
  /// What it is represented by, the best first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Never: Transferable {
  /// Nothing.
  public static var transferRepresentation: NoTransferRepresentation { NoTransferRepresentation() }
}

extension String: Transferable {
  /// Text.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<String>(
      contentType: .utf8PlainText, exporting: { Data($0.utf8) },
      importing: { String(decoding: $0, as: UTF8.self) })
  }
}

extension Data: Transferable {
  /// The bytes as they are.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Data>(contentType: .data, exporting: { $0 }, importing: { $0 })
  }
}

extension URL: Transferable {
  /// The address, also as text.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<URL>(
      contentType: .url, exporting: { Data($0.absoluteString.utf8) },
      importing: { data in
        guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
          throw TransferFailure()
        }
        return url
      })
    ProxyRepresentation(exporting: { (url: URL) in url.absoluteString })
  }
}

extension AttributedString: Transferable {
  /// Its letters.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(
      exporting: { (text: AttributedString) in String(text.characters) },
      importing: { AttributedString($0) })
  }
}

extension Color: Transferable {
  /// Nothing that another type could be made of.
  public static var transferRepresentation: some TransferRepresentation {
    ValueRepresentation<Color>()
  }
}

extension Image: Transferable {
  /// Nothing that another type could be made of.
  public static var transferRepresentation: some TransferRepresentation {
    ValueRepresentation<Image>()
  }
}

/// A value that cannot be made of what was dragged.
struct TransferFailure: Error {}
