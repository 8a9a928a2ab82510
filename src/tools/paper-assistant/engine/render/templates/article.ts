import { WORDING } from '../wording.ts';
import type { Template } from './template.ts';

/** One column, Latin Modern 11 pt on A4, a measure of about seventy characters. */
export const article: Template = {
  id: 'article',
  name: 'Article',
  columnCm: 13.4,
  latexPreamble: `\\documentclass[11pt,a4paper]{article}
\\usepackage[T1]{fontenc}
\\usepackage[utf8]{inputenc}
\\usepackage{textcomp}
\\usepackage{lmodern}
\\usepackage{amsmath,amssymb}
\\usepackage{pifont}
\\usepackage[a4paper,textwidth=13.4cm,top=2.8cm,bottom=3cm,headheight=14pt]{geometry}
\\usepackage{microtype}
\\usepackage{graphicx}
\\usepackage{xcolor}
\\usepackage[font=small,labelfont=bf,labelsep=period]{caption}
\\usepackage{fancyhdr}
\\usepackage[numbers,sort&compress]{natbib}
\\usepackage[hidelinks]{hyperref}

% Running head and page number on every page, the first included.
\\fancypagestyle{plain}{\\fancyhf{}\\fancyhead[R]{\\footnotesize\\color{quiet}${WORDING.runningHead}}%
  \\fancyfoot[C]{\\footnotesize\\thepage}\\renewcommand{\\headrulewidth}{0pt}}
\\pagestyle{plain}
\\raggedbottom
\\setlength{\\emergencystretch}{6em}
\\setlength{\\parindent}{1.2em}
\\setcounter{topnumber}{3}
\\renewcommand{\\topfraction}{0.85}
\\renewcommand{\\textfraction}{0.1}
\\renewcommand{\\floatpagefraction}{0.75}
\\makeatletter\\setlength{\\@fptop}{0pt}\\makeatother`,
  latexFront: ({ title, authors, abstract, keywords, legend }) =>
    [
      `\\title{${title}}`,
      `\\author{${authors.join('\n  \\and ')}}`,
      '\\date{}',
      '\\begin{document}',
      '\\maketitle',
      ...(abstract === '' ? [] : ['\\begin{abstract}', abstract, '\\end{abstract}']),
      ...(keywords === '' ? [] : [`\\begin{quote}\\small\\textbf{${WORDING.keywords}} ${keywords}\\end{quote}`]),
      `\\begin{quote}\\footnotesize\\itshape\\color{quiet}${legend}\\end{quote}`,
    ].join('\n'),
  bibliographyStyle: 'unsrtnat',
  typstPage: `#set page(
  paper: "a4",
  margin: (x: 3.8cm, top: 2.8cm, bottom: 3cm),
  header: align(right, text(size: 9pt, fill: quiet, "${WORDING.runningHead}")),
  footer: context align(center, text(size: 9pt, counter(page).display("1"))),
)
#set text(font: fonts, fallback: false, size: 10.95pt, lang: "en", top-edge: 0.7em, bottom-edge: -0.3em)
#set par(justify: true, leading: 0.24em, spacing: 0.24em)
#set heading(numbering: "1.1")
#show heading: set text(weight: "bold", hyphenate: false)
#show heading: set par(justify: false)
#let numbered(it) = {
  if it.numbering != none { counter(heading).display(it.numbering); h(0.9em) }
  it.body
}
#show heading.where(level: 1): it => block(above: 1.5em, below: 0.85em, text(size: 14.4pt, numbered(it)))
#show heading.where(level: 2): it => block(above: 1.25em, below: 0.65em, text(size: 12pt, numbered(it)))
#let front(title, authors, abstract, keywords, legend) = {
  set align(center)
  v(1.2em)
  block(text(size: 17.3pt, par(justify: false, title)))
  v(0.9em)
  if authors.len() > 0 { block(text(size: 12pt, par(justify: false, authors.join(h(2em))))); v(0.6em) }
  set align(left)
  if abstract != none {
    align(center, text(size: 10pt, weight: "bold", "${WORDING.abstract}"))
    v(0.2em)
    pad(x: 1.6em, { set text(size: 10pt); abstract })
    v(0.5em)
  }
  pad(x: 1.6em, {
    if keywords != none { par(text(size: 10pt, { strong("${WORDING.keywords}"); " "; keywords })); v(0.5em) }
    par(text(size: 9pt, style: "italic", fill: quiet, legend))
  })
  v(0.3em)
}`,
};
