import type { TypesetProject } from '#contract/engine.ts';
import type { Outline } from './outline.ts';

/** The report as a Typst project; every text is data and cannot become markup. */
export function reportTypst(outline: Outline, made: Date): TypesetProject {
  const report = { ...outline, date: longDate(made), foot: outline.title };
  return { main: 'main.typ', files: { 'main.typ': template, 'report.json': JSON.stringify(report) } };
}

/** The date on which it was created, in words and in UTC: 'November 20, 2025'. */
export function longDate(made: Date): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(made);
}

const template = `#let report = json("report.json")
#let ink = rgb("#1B2430")
#let muted = rgb("#5A6472")
#let accent = rgb("#17505A")
#let rule = rgb("#C9C4B6")

#set document(title: report.title, date: none)
#set page(
  paper: "us-letter",
  margin: (x: 0.9in, top: 0.85in, bottom: 0.9in),
  footer: context {
    set text(7.5pt, fill: muted)
    line(length: 100%, stroke: 0.4pt + rule)
    v(-4pt)
    grid(columns: (1fr, auto), column-gutter: 12pt, text(report.foot), [#counter(page).display() of #counter(page).final().first()])
  },
)
#set text(font: ("Source Serif 4", "Libertinus Serif"), size: 9.2pt, fill: ink, lang: "en", region: "us", fallback: true)
#set par(leading: 0.6em, spacing: 0.8em)
#show heading.where(level: 2): it => block(above: 1.3em, below: 0.7em, sticky: true, text(10.5pt, weight: "semibold", it.body))
#show heading.where(level: 1): it => block(above: 1.7em, below: 0.8em, sticky: true, text(13.5pt, fill: accent, weight: "semibold", it.body))

#let entry(e) = block(above: 0.6em, below: 0.6em, width: 100%, grid(
  columns: (1fr, 1.15in),
  column-gutter: 14pt,
  {
    if e.label != "" { text(weight: "semibold", e.label) }
    if e.label != "" and e.text != "" { text(": ") }
    if e.text != "" { text(e.text) }
    if e.quote != "" {
      if e.label != "" or e.text != "" { linebreak() }
      text(8.2pt, fill: muted, "“" + e.quote + "”")
    }
  },
  text(7.8pt, fill: muted, e.place),
))

#let figures(t) = block(above: 1em, below: 1.2em, width: 100%, {
  block(below: 0.6em, sticky: true, text(9pt, weight: "semibold", t.caption))
  set text(8.4pt, number-width: "tabular")
  table(
    columns: (auto,) * (t.head.len() - 1) + (1fr,),
    inset: (x: 5pt, y: 3.6pt),
    stroke: (x, y) => (bottom: if y == 0 { 0.7pt + accent } else { 0.35pt + rule }),
    align: (x, y) => if x == t.head.len() - 1 { left } else { right },
    table.header(..t.head.map(label => text(8pt, weight: "semibold", fill: muted, label))),
    ..t.rows.flatten(),
  )
})

#block(below: 0.6em, text(20pt, fill: accent, weight: "semibold", report.title))
#block(below: 1.2em, text(9.5pt, fill: muted, report.date))
#for note in report.notes {
  block(above: 0.5em, below: 0.5em, inset: (left: 10pt, y: 1pt), stroke: (left: 1.5pt + accent), text(8.8pt, note))
}
#for section in report.sections {
  heading(level: section.level, section.title)
  if "tables" in section { for t in section.tables { figures(t) } }
  for e in section.entries { entry(e) }
}
`;
