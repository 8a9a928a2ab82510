/**
 * The preview image of a shared link, in Typst: the page of a manuscript with its margin. Texts are passed as data,
 * which cannot become markup. A point is a pixel.
 */
export const shareCard = `
#let card = json("card.json")
#let (paper, ink, muted, line, accent, mark) = (
  "#fbfaf6", "#1b2430", "#59626d", "#dfdace", "#17505a", "#f7e9ae",
).map(rgb)
#let others = ("Libertinus Serif", "ZCOOL XiaoWei", "Noto Naskh Arabic")
#let serif = ("Source Serif 4", ..others)
#let sans = ("Inter", ..others)

#set page(width: 1200pt, height: 630pt, margin: 0pt, fill: paper)
#set text(font: serif, fill: ink, hyphenate: false, top-edge: "ascender", bottom-edge: "descender")

// The margin note: a rule that leads to the title, and two lines of writing.
#place(top + left, dx: 152pt, dy: 0pt, std.line(angle: 90deg, length: 630pt, stroke: 1.5pt + line))
#place(top + left, dx: 72pt, dy: 148pt, std.line(length: 80pt, stroke: 4pt + accent))
#place(top + left, dx: 72pt, dy: 166pt, std.line(length: 46pt, stroke: 2.5pt + line))
#place(top + left, dx: 72pt, dy: 180pt, std.line(length: 58pt, stroke: 2.5pt + line))

#place(top + left, dx: 208pt, dy: 64pt, text(font: sans, size: 25pt, weight: 500, fill: accent, card.kicker))

// The largest font size at which the title leaves room for the text.
#let heading(size, width: 920pt) = block(width: width, {
  set text(size: size, weight: 600, tracking: -0.012em)
  set par(leading: -0.17em)
  card.title
})
#let shortened(words, fits) = {
  let count = words.len()
  while count > 1 and not fits(words.slice(0, count).join(" ") + "…") { count -= 1 }
  words.slice(0, count).join(" ") + "…"
}
#place(top + left, dx: 208pt, dy: 116pt, context {
  let sizes = (88, 78, 70, 62, 54, 47, 40).map(size => size * 1pt)
  let chosen = sizes.find(size => measure(heading(size)).height <= 290pt)
  let size = if chosen == none { 34pt } else { chosen }
  let taken = measure(heading(size)).height
  // The narrowest width that needs no extra line, so that all lines have about the same length.
  let widths = range(23).map(step => 920pt - step * 20pt)
  let width = widths.filter(width => measure(heading(size, width: width)).height <= taken).last()
  let title = heading(size, width: width)
  let room = calc.max(0pt, 352pt - taken)
  let sentence(words) = block(width: 840pt, {
    set text(size: 31pt, fill: muted)
    set par(leading: 0.06em)
    words
  })
  let fits(words) = measure(sentence(words)).height <= room
  let shown = if card.text == "" or fits(card.text) { card.text } else { shortened(card.text.split(" "), fits) }
  title
  if card.text != "" and room > 60pt { v(20pt, weak: false); sentence(shown) }
})

#set text(top-edge: "cap-height", bottom-edge: "baseline")
#place(bottom + left, dx: 208pt, dy: -66pt, {
  set text(size: 42pt, weight: 600)
  box(card.brand)
  h(8pt)
  box(baseline: -18pt, std.line(length: 48pt, stroke: 3.5pt + accent))
})
#place(bottom + right, dx: -72pt, dy: -66pt, text(font: sans, size: 23pt, fill: muted, card.note))
`;
