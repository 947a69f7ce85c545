import CellCanvas
public import Foundation

/// Something to press, with a title, a picture, or both.
///
/// A click sends `.touchDown`, `.touchUpInside` and `.primaryActionTriggered`. In a terminal a button can have the
/// keyboard as well, so that Tab reaches it: then Return and Space press it, and the cursor stands at its start.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// What kind of button it is. All are drawn alike but for the colour of a plain title: the tint, or the terminal's own
  /// for a custom one.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
  }

  /// What a button means to a program's user.
  public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }

  private var titles = StateValues<String>()
  private var attributedTitles = StateValues<NSAttributedString>()
  private var titleColors = StateValues<UIColor>()
  private var shadowColors = StateValues<UIColor>()
  private var images = StateValues<UIImage>()
  private var backgrounds = StateValues<UIImage>()

  private var isSelectionShown = false
  private let label = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)

  /// The kind of button.
  open private(set) var buttonType = ButtonType.custom
  /// What the button means. Stored.
  open var role = Role.normal

  /// A custom button at a place in its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A button from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// A button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    update()
  }

  /// A button of a kind that does something.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    setTitle(primaryAction?.title, for: .normal)
  }

  /// A button with a configuration, which does something.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    buttonType = .system
    if configuration.title == nil { setTitle(primaryAction?.title, for: .normal) }
    self.configuration = configuration
    // Setting it here doesn't call what watches it.
    update()
  }

  /// A button at a place, in points, that does something.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  private func setUp() {
    addSubview(picture)
    addSubview(label)
    update()
  }

  // MARK: Contents by state

  /// Sets the title of a state.
  open func setTitle(_ title: String?, for state: State) {
    titles.set(title, for: state)
    update()
  }
  /// Sets the title of a state, with attributes. It goes before a plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles.set(title, for: state)
    update()
  }
  /// Sets the title's colour in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors.set(color, for: state)
    update()
  }
  /// Sets the colour of the title's shadow in a state. Stored; a terminal draws no shadows.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { shadowColors.set(color, for: state) }
  /// Sets the picture of a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images.set(image, for: state)
    update()
  }
  /// Sets the picture behind a state's contents. Stored; a terminal draws no pictures behind letters.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { backgrounds.set(image, for: state) }

  /// The title of a state, or the plain one.
  open func title(for state: State) -> String? { titles.shown(in: state) }
  /// The title of a state with attributes, or the plain one.
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles.shown(in: state) }
  /// The title's colour in a state, or the plain one.
  open func titleColor(for state: State) -> UIColor? { titleColors.shown(in: state) }
  /// The colour of the title's shadow in a state, or the plain one.
  open func titleShadowColor(for state: State) -> UIColor? { shadowColors.shown(in: state) }
  /// The picture of a state, or the plain one.
  open func image(for state: State) -> UIImage? { images.shown(in: state) }
  /// The picture behind a state's contents, or the plain one.
  open func backgroundImage(for state: State) -> UIImage? { backgrounds.shown(in: state) }

  /// The title that is shown.
  open var currentTitle: String? { title(for: state) }
  /// The title that is shown, with attributes.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The colour of the title that is shown.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? plainColor }
  /// The picture that is shown.
  open var currentImage: UIImage? { image(for: state) }
  /// The picture behind what is shown.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  private var plainColor: UIColor {
    if let color = configuration?.baseForegroundColor { return color }
    return buttonType == .custom && configuration == nil ? .label : tintColor ?? .systemBlue
  }

  /// What draws the title.
  open var titleLabel: UILabel? { label }
  /// What draws the picture.
  open var imageView: UIImageView? { picture }

  /// How the button looks. Its title and picture go before those of the plain state.
  open var configuration: Configuration? { didSet { update() } }
  /// Called after each change of the button's state, to bring its looks up to date.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
  /// Asks for `updateConfiguration()`.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  /// Brings the looks up to date with the state.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// Sets how the symbol of a state is to look. Stored; a terminal has one size and one weight of characters.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { symbolConfigurations.set(configuration, for: state) }
  /// How the symbol of a state is to look, or of the plain one.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations.shown(in: state)
  }
  /// How the symbol that is shown is to look.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }
  private var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()

  /// Whether a press changes `isSelected`.
  open var changesSelectionAsPrimaryAction = false
  /// Whether the mouse changes the button's look. Stored; a terminal tells of presses alone.
  open var isPointerInteractionEnabled = false

  /// What a press would open. Stored; a terminal opens no menus.
  open var menu: UIMenu?
  /// Whether a press would open the menu. Stored.
  open var showsMenuAsPrimaryAction = false

  // MARK: Geometry

  /// Room around title and picture, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { update() } }
  /// Where the title is moved, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Where the picture is moved, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Whether the picture would darken while pressed. Stored.
  open var adjustsImageWhenHighlighted = true
  /// Whether the picture would fade while the button can't be used. Stored.
  open var adjustsImageWhenDisabled = true
  /// Whether the button would glow while pressed. Stored.
  open var showsTouchWhenHighlighted = false

  private var insets: UIEdgeInsets {
    guard let inside = configuration?.contentInsets else { return contentEdgeInsets }
    return UIEdgeInsets(top: inside.top, left: inside.leading, bottom: inside.bottom, right: inside.trailing)
  }

  /// Where the background is, in points: everywhere.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where title and picture are, in points.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets) }

  /// Where the picture is, in points: before the title, in the middle row, unless the configuration says otherwise.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let size = shownImage == nil ? CGSize.zero : CellMetrics.size(CellSize(columns: 1, rows: 1))
    var place = CGPoint(x: start(in: contentRect), y: contentRect.midY - size.height / 2)
    switch imagePlacement {
    case .trailing: place.x += hasTitle ? label.intrinsicContentSize.width + CellMetrics.width : 0
    case .top, .bottom:
      let columns = (CellMetrics.columns(contentRect.width) - 1) / 2
      place.x = contentRect.minX + CGFloat(max(0, columns)) * CellMetrics.width
      if hasTitle { place.y += imagePlacement == .top ? -CellMetrics.height / 2 : CellMetrics.height / 2 }
    default: break
    }
    return CGRect(origin: place, size: size).inset(by: imageEdgeInsets)
  }

  private var imagePlacement: NSDirectionalRectEdge {
    shownImage == nil ? .leading : configuration?.imagePlacement ?? .leading
  }
  /// Whether title and picture are in rows of their own.
  private var isStacked: Bool { hasTitle && (imagePlacement == .top || imagePlacement == .bottom) }

  /// Where the title is, in points: behind the picture, in the middle row.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let size = label.intrinsicContentSize
    let left = start(in: contentRect) + (imagePlacement == .leading && shownImage != nil ? pictureWidth : 0)
    var top = contentRect.midY - size.height / 2
    if isStacked { top += imagePlacement == .top ? CellMetrics.height / 2 : -CellMetrics.height / 2 }
    return CGRect(
      x: left, y: top, width: max(0, min(size.width, contentRect.maxX - left)), height: size.height
    ).inset(by: titleEdgeInsets)
  }

  /// A picture takes a column, and one more before a title.
  private var pictureWidth: CGFloat { isStacked ? 0 : (hasTitle ? 2 : 1) * CellMetrics.width }
  private var hasTitle: Bool { label.text?.isEmpty == false }
  private var shownImage: UIImage? { configuration?.image ?? currentImage }

  private func start(in rect: CGRect) -> CGFloat {
    let width = label.intrinsicContentSize.width + (shownImage == nil ? 0 : pictureWidth)
    let free = max(0, rect.width - width)
    switch contentHorizontalAlignment {
    case .left, .leading: return rect.minX
    case .right, .trailing: return rect.minX + free
    default: return rect.minX + (free / 2 / CellMetrics.width).rounded(.down) * CellMetrics.width
    }
  }

  /// As large as title, picture and the room around them.
  open override var intrinsicContentSize: CGSize {
    let title = hasTitle ? label.intrinsicContentSize : .zero
    let width = title.width + (shownImage == nil ? 0 : pictureWidth)
    return CGSize(
      width: max(width, CellMetrics.width) + insets.left + insets.right,
      height: max(title.height, CellMetrics.height) + (isStacked ? CellMetrics.height : 0) + insets.top
        + insets.bottom)
  }

  /// As large as it asks to be.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Puts title and picture in their places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = contentRect(forBounds: bounds)
    picture.frame = imageRect(forContentRect: content)
    label.frame = titleRect(forContentRect: content)
  }

  // MARK: Looks

  open override var isEnabled: Bool { didSet { stateChanged() } }
  open override var isSelected: Bool { didSet { stateChanged() } }
  open override var isHighlighted: Bool { didSet { stateChanged() } }

  private func stateChanged() {
    update()
    configurationUpdateHandler?(self)
  }

  /// The tint is the colour of a plain title.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  /// Shows what the state says.
  private func update() {
    if let title = configuration?.attributedTitle
      ?? (configuration?.title == nil ? currentAttributedTitle : nil)
    {
      label.attributedText = title
    } else {
      label.text = configuration?.title ?? currentTitle
      label.textColor = currentTitleColor
    }
    // A selected button that says it in no other way has its title on the tint.
    let showsSelection =
      isSelected && buttonType != .custom && configuration == nil && titles.value(for: .selected) == nil
      && titleColors.value(for: .selected) == nil && images.value(for: .selected) == nil
    if showsSelection != isSelectionShown {
      isSelectionShown = showsSelection
      label.backgroundColor = showsSelection ? tintColor : nil
    }
    if showsSelection, attributedTitles.shown(in: state) == nil { label.textColor = .systemBackground }
    label.isEnabled = isEnabled
    picture.image = shownImage
    picture.isHidden = shownImage == nil
    if let configuration { backgroundColor = configuration.background(tint: tintColor) }
    alpha = isHighlighted ? 0.6 : 1
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// A button that has the keyboard has the cursor at its start.
  override func drawOverlay(in canvas: inout Canvas) {
    super.drawOverlay(in: &canvas)
    guard isFirstResponder else { return }
    let first = shownImage == nil ? label.frame : picture.frame
    canvas.placeCursor(at: CellMetrics.cells(first).origin)
  }

  // MARK: Presses

  /// A button that can be used can have the keyboard. UIKit's can't: a terminal has no other way to reach it without a
  /// mouse.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  override func sendPress() {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.sendPress()
    sendActions(for: .primaryActionTriggered)
  }
}
