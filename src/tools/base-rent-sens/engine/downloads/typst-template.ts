/** Reads report.json. US Letter, because rents per square foot are common where Letter is used. */
export const typstTemplate = `#let report = json("report.json")
#let ink = rgb("#1B2430")
#let muted = rgb("#5A6472")
#let accent = rgb("#17505A")
#let rule = rgb("#C9C4B6")
#let shades = (rgb("#17505A"), rgb("#6FA3A4"), rgb("#D9B36A"))

#set document(title: report.title, date: none)
#set page(
  paper: "us-letter",
  margin: (x: 0.85in, top: 0.85in, bottom: 0.9in),
  footer: context {
    set text(7.5pt, fill: muted)
    line(length: 100%, stroke: 0.4pt + rule)
    v(-4pt)
    grid(
      columns: (1fr, auto),
      text(report.foot),
      [#counter(page).display() of #counter(page).final().first()],
    )
  },
)
#set text(font: ("Source Serif 4", "Libertinus Serif"), size: 10pt, fill: ink, lang: "en", region: "us", fallback: true)
#set par(leading: 0.62em, spacing: 0.9em)
#show heading.where(level: 1): it => block(above: 1.7em, below: 0.75em, sticky: true, text(13.5pt, fill: accent, weight: "semibold", it.body))

// In narrow columns a label's unit is on a separate line.
#let table-block(t) = {
  let many = t.columns.len()
  let size = if many > 8 { 7.2pt } else if many > 6 { 8pt } else { 8.8pt }
  let gap = if many > 8 { 3pt } else { 5pt }
  let figure-text = text.with(size: size, number-width: "tabular", number-type: "lining")
  let head-text = text.with(size: size - 0.4pt, weight: "semibold", fill: muted)
  let heads = t.columns.map(label => if many > 6 { label.replace(" (", "\\n(") } else { label })
  let cell-text(row, i) = if row.strong { figure-text(weight: "bold", row.cells.at(i)) } else { figure-text(row.cells.at(i)) }
  // Each column gets the width of its widest word or number; the rest is distributed evenly.
  let needed = range(many).map(i => {
    let words = heads.at(i).split(regex("\\s")).map(word => measure(head-text(word)).width)
    calc.max(..words, ..t.rows.map(row => measure(cell-text(row, i)).width)) + 2 * gap
  })
  let total = needed.sum()
  block(breakable: false, above: 1.2em, below: 1.4em, width: 100%, {
    block(below: 0.6em, text(9pt, weight: "semibold", t.caption))
    layout(area => {
      let target = if many == 2 { total + 60pt } else { area.width }
      let spare = calc.max(0pt, (target - total) / many)
      let figures = table(
        columns: needed.map(width => width + spare),
        inset: (x: gap, y: 3.6pt),
        stroke: (x, y) => (bottom: (if y == 0 { 0.7pt + accent } else { 0.35pt + rule })),
        align: (x, y) => (if x == 0 { left } else { right }) + bottom,
        table.header(..heads.map(label => head-text(label))),
        ..t.rows.map(row => range(many).map(i => cell-text(row, i))).flatten(),
      )
      // For unusually large numbers the table is scaled down to the page width.
      if total > area.width { scale(area.width / total * 100%, reflow: true, origin: top + left, figures) } else { figures }
    })
  })
}

#let bar-chart(chart) = {
  let highest = calc.max(..chart.panels.map(p => p.bars.map(b => b.parts.sum())).flatten())
  let height = 92pt
  let narrow = chart.panels.first().bars.len() > 8
  let key(i, label) = box(baseline: 0.5pt, rect(width: 7pt, height: 7pt, fill: shades.at(i))) + h(3pt) + text(label)
  let bar(b) = stack(
    dir: ttb,
    align(center, text(if narrow { 5.6pt } else { 7pt }, fill: muted, number-width: "tabular", b.total)),
    2.5pt,
    ..b.parts.enumerate().rev().map(((i, part)) => rect(width: 100%, height: height * (part / highest), fill: shades.at(i))),
    3pt,
    align(center, text(7.5pt, fill: muted, b.label)),
  )
  let panel(p) = {
    text(8.5pt, weight: "semibold", p.title)
    v(2pt)
    block(height: height + 26pt, width: 100%, align(bottom, grid(
      columns: (1fr,) * p.bars.len(),
      column-gutter: if narrow { 3pt } else { 8pt },
      align: bottom,
      ..p.bars.map(bar),
    )))
  }
  block(breakable: false, above: 1.4em, below: 0.4em, width: 100%, {
    block(below: 0.7em, text(9pt, weight: "semibold", chart.caption))
    grid(columns: (1fr,) * chart.panels.len(), column-gutter: 22pt, ..chart.panels.map(panel))
    v(3pt)
    text(7.5pt, fill: muted, chart.legend.enumerate().map(((i, label)) => key(i, label)).join(h(12pt)) + h(12pt) + text(chart.note))
  })
}

#let answer(body) = block(
  width: 100%,
  inset: (left: 12pt, y: 2pt),
  stroke: (left: 2pt + accent),
  text(11.5pt, par(leading: 0.7em, body)),
)

#block(below: 0.75em, text(22pt, fill: accent, weight: "semibold", report.title))
#block(below: 1.6em, text(9.5pt, fill: muted, report.subtitle + " · " + report.date))

#for (index, item) in report.blocks.enumerate() {
  if item.kind == "paragraph" {
    if index == 0 { answer(item.text) } else if index == 1 { text(8.5pt, fill: muted, item.text); bar-chart(report.chart) } else { par(item.text) }
  } else if item.kind == "heading" {
    heading(level: 1, item.text)
  } else if item.kind == "list" {
    set text(9.2pt)
    list(spacing: 0.7em, ..item.items.map(entry => text(entry)))
  } else if item.kind == "table" {
    context table-block(item)
  }
}
`;
