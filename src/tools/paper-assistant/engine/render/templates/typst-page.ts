import { WORDING } from '../wording.ts';

export interface TypstPage {
  readonly paper: 'a4' | 'us-letter';
  readonly columns: 1 | 2;
  /** Left and right, top, bottom. */
  readonly margins: readonly [string, string, string];
  /** Body text in points; everything else is proportional. */
  readonly size: number;
  /** For example '1.1' or 'I.A.'; null for sections without numbers. */
  readonly numbering: string | null;
}

/** Page layout, fonts, headings and front matter of a Typst source. Two columns share a full-width front matter. */
export function typstPage({ paper, columns, margins: [x, top, bottom], size, numbering }: TypstPage): string {
  const pt = (factor: number) => `${Math.round(size * factor * 100) / 100}pt`;
  return `#set page(
  paper: "${paper}",
  margin: (x: ${x}, top: ${top}, bottom: ${bottom}),
  columns: ${columns},
  header: align(right, text(size: 9pt, fill: quiet, "${WORDING.runningHead}")),
  footer: context align(center, text(size: 9pt, counter(page).display("1"))),
)
#set columns(gutter: 1.2cm)
#set text(font: fonts, fallback: false, size: ${pt(1)}, lang: "en", top-edge: 0.7em, bottom-edge: -0.3em)
#set par(justify: true, leading: 0.24em, spacing: 0.24em)
#set heading(numbering: ${numbering === null ? 'none' : `"${numbering}"`})
#show heading: set text(weight: "bold", hyphenate: false)
#show heading: set par(justify: false)
#let numbered(it) = {
  if it.numbering != none { counter(heading).display(it.numbering); h(0.9em) }
  it.body
}
#show heading.where(level: 1): it => block(above: 1.5em, below: 0.85em, text(size: ${pt(columns === 1 ? 1.315 : 1.12)}, numbered(it)))
#show heading.where(level: 2): it => block(above: 1.25em, below: 0.65em, text(size: ${pt(columns === 1 ? 1.096 : 1.02)}, numbered(it)))
#let front-matter(title, authors, contacts, abstract, keywords, legend) = {
  set align(center)
  v(1.2em)
  block(text(size: ${pt(1.58)}, par(justify: false, title)))
  v(0.9em)
  if authors.len() > 0 { block(text(size: ${pt(1.096)}, par(justify: false, authors.join(h(2em))))); v(0.6em) }
  for contact in contacts { block(above: 0.3em, below: 0.3em, text(size: 9pt, fill: quiet, par(justify: false, contact))) }
  set align(left)
  if abstract != none {
    align(center, text(size: ${pt(0.913)}, weight: "bold", "${WORDING.abstract}"))
    v(0.2em)
    pad(x: 1.6em, { set text(size: ${pt(0.913)}); abstract })
    v(0.5em)
  }
  pad(x: 1.6em, {
    if keywords != none { par(text(size: ${pt(0.913)}, { strong("${WORDING.keywords}"); " "; keywords })); v(0.5em) }
    par(text(size: 9pt, style: "italic", fill: quiet, legend))
  })
  v(0.3em)
}
#let front(title, authors, contacts, abstract, keywords, legend) = ${
    columns === 1
      ? 'front-matter(title, authors, contacts, abstract, keywords, legend)'
      : 'place(top + center, scope: "parent", float: true, clearance: 1.4em, block(width: 100%, front-matter(title, authors, contacts, abstract, keywords, legend)))'
  }`;
}
