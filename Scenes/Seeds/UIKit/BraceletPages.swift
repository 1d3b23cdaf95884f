// Pages that follow each other, and what a page is told when it comes and goes.
// Added: the imports, the controller around handleTap and its label, the preview.

import SwiftUI
import UIKit

class BraceletPageViewController: UIViewController {
    static var log: [String] = []
    private let number: Int
    private let label = UILabel()

    init(number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
        title = "Page \(number)"
    }

    required init?(coder: NSCoder) { fatalError("there are no archives") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = [UIColor.systemYellow, .systemMint, .systemOrange][number % 3]
        label.numberOfLines = 0
        label.textAlignment = .center
        view.addSubview(label)
        view.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: #selector(handleTap)))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        label.frame = view.bounds.insetBy(dx: 20, dy: 60)
    }

    // ✅ DO: Always allow the action
    @objc func handleTap() {
        navigationController?.pushViewController(
            BraceletPageViewController(number: number + 1), animated: true) // System handles overlapping transitions
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("viewWillAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note("viewIsAppearing")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("viewDidDisappear")
    }

    private func note(_ event: String) {
        Self.log.append("\(number) \(event)")
        label.text = Self.log.suffix(12).joined(separator: "\n")
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    UINavigationController(rootViewController: BraceletPageViewController(number: 1))
}
