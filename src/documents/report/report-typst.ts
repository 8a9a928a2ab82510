import type { TypesetProject } from '../../contract/engine.ts';
import { type DocumentReport, outlineOf } from './report-outline.ts';

/** The report as a Typst project for the typesetter port: tagged, and every text is data that cannot become markup. */
export function reportTypst(report: DocumentReport, made: Date): TypesetProject {
  const { title, notes, foot, sections } = outlineOf(report);
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(made);
  return {
    main: 'main.typ',
    files: { 'main.typ': template, 'report.json': JSON.stringify({ title, notes, foot, date, sections }) },
  };
}

/** Reads report.json beside it. US Letter, as leases are. */
const template = `#let report = json("report.json")
#let ink = rgb("#1B2430")
#let muted = rgb("#5A6472")
#let accent = rgb("#17505A")
#let rule = rgb("#C9C4B6")
#let tones = (critical: rgb("#8C1D18"), high: rgb("#A3421B"), medium: rgb("#7A5A0B"), low: rgb("#3F5C4A"), info: rgb("#3B5570"))

#set document(title: report.title, date: none)
#set page(
  paper: "us-letter",
  margin: (x: 0.95in, top: 0.85in, bottom: 0.9in),
  footer: context {
    set text(7.5pt, fill: muted)
    line(length: 100%, stroke: 0.4pt + rule)
    v(-4pt)
    grid(columns: (1fr, auto), text(report.foot), [#counter(page).display() of #counter(page).final().first()])
  },
)
#set text(font: ("Source Serif 4", "Libertinus Serif"), size: 10pt, fill: ink, lang: "en", region: "us", fallback: true)
#set par(leading: 0.6em, spacing: 0.7em)
#show heading.where(level: 1): it => block(above: 1.7em, below: 0.8em, sticky: true, text(13.5pt, fill: accent, weight: "semibold", it.body))

#block(below: 0.6em, text(20pt, fill: accent, weight: "semibold", report.title))
#block(below: 1.2em, text(9pt, fill: muted, report.date))
#for note in report.notes { block(below: 0.5em, text(8.6pt, fill: muted, note)) }

#let passage(p) = block(
  above: 0.45em,
  below: 0.3em,
  inset: (left: 8pt),
  stroke: (left: 1.2pt + rule),
  text(8.8pt)[#text("“" + p.quote + "”") #text(fill: muted, " (" + p.place + ")")],
)

#let entry(e) = block(above: 0.9em, below: 0.2em, width: 100%, {
  let tone = if e.severity == none { ink } else { tones.at(e.severity) }
  par({
    if e.lead != "" { text(weight: "semibold", fill: tone, e.lead); if e.text != "" { text(": ") } }
    text(e.text)
  })
  for line in e.more { block(above: 0.4em, below: 0.2em, text(8.8pt, fill: muted, line)) }
  for p in e.passages { passage(p) }
})

#for section in report.sections {
  heading(level: 1, section.title)
  for e in section.items { entry(e) }
}
`;
