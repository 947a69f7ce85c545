import CellCanvas

/// How a stack shares its length among its members, as SwiftUI's stacks do: those that can give least choose first,
/// and each is offered an equal share of what is left.
struct StackLayout {
  enum Axis { case horizontal, vertical }
  var axis: Axis
  var spacing: Int
  var alignment: Alignment

  static let vertical = StackLayout(axis: .vertical, spacing: 0, alignment: .center)

  @MainActor func size(of members: [_ViewNode], for proposal: CellProposal) -> CellSize {
    let sizes = sizes(of: members, for: proposal)
    let gaps = spacing * max(0, members.count - 1)
    return make(
      length: sizes.reduce(gaps) { $0 + length($1) }, breadth: sizes.reduce(0) { max($0, breadth($1)) })
  }

  @MainActor func place(_ members: [_ViewNode], in rect: CellRect) {
    let sizes = sizes(of: members, for: CellProposal(rect.size))
    var offset = 0
    for (member, size) in zip(members, sizes) {
      var slot = rect
      switch axis {
      case .vertical:
        slot.origin.row += offset
        slot.size.rows = size.rows
      case .horizontal:
        slot.origin.column += offset
        slot.size.columns = size.columns
      }
      member.place(in: alignment.place(size, in: slot))
      offset += length(size) + spacing
    }
  }

  @MainActor private func sizes(of members: [_ViewNode], for proposal: CellProposal) -> [CellSize] {
    for member in members {
      if let spacer = member as? SpacerNode { spacer.axis = axis }
      if let line = member as? LineNode { line.axis = axis }
    }
    guard let total = axis == .vertical ? proposal.rows : proposal.columns else {
      return members.map { $0.size(for: proposal) }
    }
    var left = total - spacing * max(0, members.count - 1)
    let largest = members.map { $0.size(for: offer(left, in: proposal)) }
    if largest.reduce(0, { $0 + length($1) }) <= left, !members.contains(where: { $0 is SpacerNode }) {
      // All get what they want, and so nobody has to be asked what less they would take.
      return largest
    }
    let flexibility = zip(members, largest).map { member, largest in
      length(largest) - length(member.size(for: offer(0, in: proposal)))
    }
    let order = members.indices.sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
    var sizes = largest
    for (turn, index) in order.enumerated() {
      if flexibility[index] != 0 {
        let share = max(0, left) / (members.count - turn)
        sizes[index] = members[index].size(for: offer(share, in: proposal))
      }
      left -= length(sizes[index])
    }
    return sizes
  }

  private func offer(_ length: Int, in proposal: CellProposal) -> CellProposal {
    switch axis {
    case .vertical: CellProposal(columns: proposal.columns, rows: length)
    case .horizontal: CellProposal(columns: length, rows: proposal.rows)
    }
  }

  private func length(_ size: CellSize) -> Int { axis == .vertical ? size.rows : size.columns }
  private func breadth(_ size: CellSize) -> Int { axis == .vertical ? size.columns : size.rows }

  private func make(length: Int, breadth: Int) -> CellSize {
    switch axis {
    case .vertical: CellSize(columns: breadth, rows: length)
    case .horizontal: CellSize(columns: length, rows: breadth)
    }
  }
}
