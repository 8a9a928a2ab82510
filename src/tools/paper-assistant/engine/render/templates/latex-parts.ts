import { WORDING } from '../wording.ts';
import type { LatexAuthor, LatexFront } from './template.ts';

/** Symbols that the text fonts lack. */
export const DINGBATS = `\\usepackage{pifont}
% Robust, or classes that set headings in capitals look for a font named in capitals.
\\makeatletter\\let\\draft@ding\\ding\\DeclareRobustCommand{\\ding}[1]{\\draft@ding{#1}}\\makeatother`;

/** Letters in pdfLaTeX and XeLaTeX. */
export const LETTERS = `\\usepackage{iftex}
\\ifPDFTeX\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\else\\usepackage{fontspec}\\fi`;

/** What the text itself needs, with any class. */
export const TEXT_PACKAGES = `${LETTERS}
\\usepackage{textcomp}
\\usepackage{lmodern}
\\usepackage{amsmath,amssymb}
${DINGBATS}
\\usepackage{microtype}
\\usepackage{graphicx}
\\usepackage{xcolor}`;

/**
 * After the packages: the running head on every page, using the kernel's hook, because each class has different heads.
 */
export const RUNNING_HEAD = `\\usepackage{hyperref}
\\hypersetup{hidelinks}
\\AddToHook{shipout/foreground}{\\put(\\dimexpr\\paperwidth-1.8cm-\\hoffset\\relax,\\dimexpr\\voffset-0.9cm\\relax){%
  \\makebox(0,0)[r]{\\normalfont\\footnotesize\\color[gray]{0.42}${WORDING.runningHead}}}}
\\raggedbottom
\\setlength{\\emergencystretch}{6em}`;

/** Space between two columns for the margin marks of the second one. */
export const COLUMN_GAP = '\\setlength{\\columnsep}{1.2cm}';

export function legendOf({ legend }: LatexFront): string {
  return `\\par\\noindent{\\footnotesize\\itshape\\color{quiet}${legend}\\par}\\medskip`;
}

/** An environment around a text; nothing if the text is empty. */
export function environment(name: string, body: string): string[] {
  return body === '' ? [] : [`\\begin{${name}}`, body, `\\end{${name}}`];
}

/** The affiliations of all authors, each once, in order of their first author. */
export function affiliationsOf(authors: readonly LatexAuthor[]): string[] {
  return [...new Set(authors.map(({ affiliation }) => affiliation))].filter((affiliation) => affiliation !== '');
}

/** A footnote with an author's details, for classes without commands for them. */
export function thanks(author: LatexAuthor, parts: readonly (keyof LatexAuthor)[]): string {
  const words = {
    name: author.name,
    affiliation: author.affiliation,
    corresponding: author.corresponding ? 'Corresponding author' : '',
    email: author.email,
    orcid: author.orcid === '' ? '' : `ORCID ${author.orcid}`,
  };
  const given = parts.map((part) => words[part]).filter((part) => part !== '');
  return given.length === 0 ? '' : `\\thanks{${given.join('. ')}.}`;
}

/** A command with an argument; nothing if the argument is empty. */
export function command(name: string, argument: string): string[] {
  return argument === '' ? [] : [`\\${name}{${argument}}`];
}
