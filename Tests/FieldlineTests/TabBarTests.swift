import FieldKit
import FieldTesting
import Foundation
import Testing

/// Screens above a bar with an item for each.
@MainActor @Suite struct TabBarTests {
  private final class Page: UIViewController {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 160, height: 16))
    let field = UITextField(frame: CGRect(x: 0, y: 16, width: 160, height: 16))
    var log: (String) -> Void = { _ in }
    override func viewDidLoad() {
      label.text = "page \(title ?? "")"
      view.addSubview(label)
      view.addSubview(field)
    }
    override func viewWillAppear(_ animated: Bool) { log("\(title ?? "") comes") }
    override func viewDidDisappear(_ animated: Bool) { log("\(title ?? "") went") }
  }

  private final class Decider: NSObject, UITabBarControllerDelegate {
    var told: [String] = []
    var allows = true
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      told.append("may \(viewController.title ?? "")")
      return allows
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    {
      told.append("did \(viewController.title ?? "")")
    }
  }

  private func made(_ log: @escaping (String) -> Void = { _ in }) -> (UITabBarController, [Page]) {
    let pages = ["A", "B"].map { name in
      let page = Page()
      page.title = name
      page.log = log
      return page
    }
    let tabs = UITabBarController()
    tabs.viewControllers = pages
    return (tabs, pages)
  }

  @Test func theFirstScreenIsShownAboveTheBar() {
    let (tabs, pages) = made()
    pages[1].tabBarItem = UITabBarItem(title: "Second", image: nil, tag: 7)
    pages[1].tabBarItem.badgeValue = "3"
    let driver = TerminalDriver(columns: 30, rows: 5, rootViewController: tabs)
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === pages[0])
    #expect(pages[0].tabBarController === tabs && pages[0].tabBarItem.title == "A")
    #expect(driver.screen.lines[0] == "page A" && driver.screen.lines[4].contains("Second [3]"))
    #expect(driver.screen[7, 4].style.attributes.contains(.inverse))
  }

  @Test func clicksAndKeysSelectAScreen() {
    var log: [String] = []
    let (tabs, pages) = made { log.append($0) }
    let decider = Decider()
    tabs.delegate = decider
    let driver = TerminalDriver(columns: 30, rows: 5, rootViewController: tabs)
    driver.send("x")
    #expect(pages[0].field.text == "x")
    driver.click(column: 22, row: 4)
    #expect(tabs.selectedIndex == 1 && driver.screen.lines[0] == "page B")
    #expect(decider.told == ["may B", "did B"] && log == ["A comes", "B comes", "A went"])
    // Tab reaches the bar's items behind the screen's own views.
    driver.send("\t\t ")
    decider.allows = false
    driver.click(column: 22, row: 4)
    #expect(tabs.selectedIndex == 0 && decider.told.suffix(3) == ["may A", "did A", "may B"])
  }

  @Test func programsSelectWithoutBeingTold() {
    let (tabs, pages) = made()
    let decider = Decider()
    tabs.delegate = decider
    tabs.selectedIndex = 1
    #expect(tabs.selectedViewController === pages[1] && tabs.tabBar.selectedItem === pages[1].tabBarItem)
    tabs.selectedIndex = 9
    tabs.selectedViewController = pages[0]
    #expect(tabs.selectedIndex == 0 && decider.told.isEmpty)
    tabs.setViewControllers([pages[1]], animated: true)
    #expect(tabs.selectedIndex == 0 && pages[0].parent == nil && pages[1].parent === tabs)
    tabs.viewControllers = nil
    #expect(tabs.viewControllers == nil && tabs.selectedViewController == nil)
    #expect(UITabBarItem(tabBarSystemItem: .search, tag: 2).title == "Search")
  }
}
