import { WORDING } from '../wording.ts';
import { LETTERS, thanks } from './latex-parts.ts';
import type { LatexAuthor, Template } from './template.ts';
import { typstPage } from './typst-page.ts';

/** One column, Latin Modern 11 pt on A4, lines of about seventy characters. */
export const article: Template = {
  id: 'article',
  name: 'Article',
  columnCm: 13.4,
  latexPreamble: `\\documentclass[11pt,a4paper]{article}
${LETTERS}
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
      `\\author{${authors.map((author) => author.name + thanks(author, contactParts)).join('\n  \\and ')}}`,
      '\\date{}',
      '\\begin{document}',
      '\\maketitle',
      ...(abstract === '' ? [] : ['\\begin{abstract}', abstract, '\\end{abstract}']),
      ...(keywords === '' ? [] : [`\\begin{quote}\\small\\textbf{${WORDING.keywords}} ${keywords}\\end{quote}`]),
      `\\begin{quote}\\footnotesize\\itshape\\color{quiet}${legend}\\end{quote}`,
    ].join('\n'),
  bibliographyStyle: 'unsrtnat',
  typstPage: typstPage({
    paper: 'a4',
    columns: 1,
    margins: ['3.8cm', '2.8cm', '3cm'],
    size: 10.95,
    numbering: '1.1',
  }),
};

const contactParts: readonly (keyof LatexAuthor)[] = ['corresponding', 'affiliation', 'email', 'orcid'];
