// A cell that becomes a page, and becomes the cell again, by preferredTransition.
// Added: the imports, the controllers but for showEditor(for:), the bracelets, the preview.

import SwiftUI
import UIKit

class BraceletListViewController: UIViewController {
    let bracelets = [Bracelet(id: 0), Bracelet(id: 3)]
    private var cells: [BraceletCell] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for (index, bracelet) in bracelets.enumerated() {
            let cell = BraceletCell(bracelet: bracelet)
            cell.center = CGPoint(x: 121 + 158 * CGFloat(index), y: 200)
            cell.addGestureRecognizer(
                UITapGestureRecognizer(target: self, action: #selector(cellTapped(_:))))
            view.addSubview(cell)
            cells.append(cell)
        }
    }

    @objc private func cellTapped(_ sender: UITapGestureRecognizer) {
        guard let cell = sender.view as? BraceletCell else { return }
        showEditor(for: cell.bracelet)
    }

    func cell(for bracelet: Bracelet) -> UIView? { cells.first { $0.bracelet == bracelet } }

    func showEditor(for bracelet: Bracelet) {
        let braceletEditor = BraceletEditorViewController(bracelet: bracelet)

        // Step 1: Specify zoom transition on the pushed view controller
        braceletEditor.preferredTransition = .zoom { context in
            // Step 2: Return the source view
            let editor = context.zoomedViewController as! BraceletEditorViewController
            return self.cell(for: editor.bracelet)
        }

        navigationController?.pushViewController(braceletEditor, animated: true)
    }
}

class BraceletEditorViewController: UIViewController {
    var bracelet: Bracelet

    init(bracelet: Bracelet) {
        self.bracelet = bracelet
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("there are no archives") }

    override func loadView() { view = RingView(color: bracelet.color, width: 40, margin: 60) }
}

struct Bracelet: Identifiable, Hashable {
    let id: Int
    var color: UIColor { [.systemRed, .systemOrange, .systemGreen, .systemBlue][id % 4] }
}

class BraceletCell: UIView {
    let bracelet: Bracelet

    init(bracelet: Bracelet) {
        self.bracelet = bracelet
        super.init(frame: CGRect(x: 0, y: 0, width: 150, height: 150))
        backgroundColor = .systemGray6
        accessibilityIdentifier = "bracelet \(bracelet.id)"
        let ring = RingView(color: bracelet.color, width: 16, margin: 20)
        ring.frame = bounds
        addSubview(ring)
    }

    required init?(coder: NSCoder) { fatalError("there are no archives") }
}

class RingView: UIView {
    private let ring = UIView()
    private let margin: CGFloat

    init(color: UIColor, width: CGFloat, margin: CGFloat) {
        self.margin = margin
        super.init(frame: .zero)
        ring.layer.borderColor = color.cgColor
        ring.layer.borderWidth = width
        addSubview(ring)
    }

    required init?(coder: NSCoder) { fatalError("there are no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height) - 2 * margin
        ring.frame = CGRect(
            x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        ring.layer.cornerRadius = side / 2
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    UINavigationController(rootViewController: BraceletListViewController())
}
