import Foundation
import Testing

/// Screens that filter pictures and show codes, as apps have them.
@Suite struct CoreImageSceneTests {
  private static let filters = """
    import CoreImage
    import CoreImage.CIFilterBuiltins
    import SwiftUI

    struct Filters: View {
      @State private var processedImage: Image?
      @State private var filterIntensity = 0.5
      @State private var currentFilter: CIFilter = CIFilter.sepiaTone()
      let context = CIContext()

      var body: some View {
        VStack {
          if let processedImage {
            processedImage.resizable().scaledToFit()
          } else {
            Text("No picture")
          }
          Image(uiImage: code(of: "https://example.org"))
            .interpolation(.none).resizable().scaledToFit().frame(width: 200, height: 200)
          Slider(value: $filterIntensity).onChange(of: filterIntensity, applyProcessing)
          Button("Edges") { setFilter(CIFilter.edges()) }
        }
        .onAppear(perform: loadImage)
      }

      func setFilter(_ filter: CIFilter) {
        currentFilter = filter
        loadImage()
      }

      func loadImage() {
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image {
          UIColor.systemTeal.setFill()
          $0.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
        }
        guard let beginImage = CIImage(image: drawn) else { return }
        let noir = CIFilter.photoEffectNoir()
        noir.inputImage = beginImage
        currentFilter.setValue(noir.outputImage, forKey: kCIInputImageKey)
        applyProcessing()
      }

      func applyProcessing() {
        let inputKeys = currentFilter.inputKeys
        if inputKeys.contains(kCIInputIntensityKey) {
          currentFilter.setValue(filterIntensity, forKey: kCIInputIntensityKey)
        }
        if inputKeys.contains(kCIInputRadiusKey) {
          currentFilter.setValue(filterIntensity * 200, forKey: kCIInputRadiusKey)
        }
        if inputKeys.contains(kCIInputScaleKey) {
          currentFilter.setValue(filterIntensity * 10, forKey: kCIInputScaleKey)
        }
        guard let outputImage = currentFilter.outputImage else { return }
        guard let cgImage = context.createCGImage(outputImage, from: outputImage.extent) else {
          return
        }
        processedImage = Image(uiImage: UIImage(cgImage: cgImage))
      }

      func code(of string: String) -> UIImage {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data(string.utf8)
        if let outputImage = filter.outputImage,
          let cgImage = context.createCGImage(outputImage, from: outputImage.extent)
        {
          return UIImage(cgImage: cgImage)
        }
        return UIImage(systemName: "xmark.circle") ?? UIImage()
      }
    }

    #Preview { Filters() }
    """

  @Test("a screen that filters what it drew compiles as it is, and tells what is not done")
  func filters() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    try tool.write(Self.filters, to: "Filters.swift")
    let traced = try tool.run([
      "inspect", "Filters.swift", "--trace", "trace.csv", "--duration", "0.1",
    ])
    #expect(traced.status == 0, "\(traced.error)")
    let trace = try tool.text("trace.csv")
    #expect(trace.contains("Edges") && !trace.contains("No picture"))
    let filmed = try tool.run([
      "render", "Filters.swift", "--at", "0.1", "-o", "filters.png", "--json", "-",
    ])
    #expect(filmed.status == 0, "\(filmed.error)")
    #expect(filmed.output.contains("`CIPhotoEffectNoir` has no effect here"))
  }

  /// An older way: filters by name, and only UIKit imported.
  private static let byName = """
    import UIKit

    final class CodeController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let view = UIImageView(frame: CGRect(x: 20, y: 20, width: 200, height: 200))
        view.image = generateQRCode(from: "Hello")
        self.view.addSubview(view)
      }

      func generateQRCode(from string: String) -> UIImage? {
        let data = string.data(using: .ascii)
        guard let filter = CIFilter(name: "CIQRCodeGenerator") else { return nil }
        filter.setValue(data, forKey: "inputMessage")
        filter.setValue("H", forKey: "inputCorrectionLevel")
        let transform = CGAffineTransform(scaleX: 10, y: 10)
        guard let output = filter.outputImage?.transformed(by: transform) else { return nil }
        return UIImage(ciImage: output)
      }
    }

    #Preview { CodeController() }
    """

  @Test("filters are there by name, where only UIKit is imported")
  func byName() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    try tool.write(Self.byName, to: "Code.swift")
    let filmed = try tool.run(["render", "Code.swift", "--at", "0", "-o", "code.png"])
    #expect(filmed.status == 0, "\(filmed.error)")
  }
}
