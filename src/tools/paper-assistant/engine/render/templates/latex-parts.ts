import { WORDING } from '../wording.ts';
import type { LatexFront } from './template.ts';

/** What the text itself needs, whatever the class. */
export const TEXT_PACKAGES = `\\usepackage[T1]{fontenc}
\\usepackage[utf8]{inputenc}
\\usepackage{textcomp}
\\usepackage{lmodern}
\\usepackage{amsmath,amssymb}
\\usepackage{pifont}
% Robust, or classes that set headings in capitals look for a font named in capitals.
\\makeatletter\\let\\draft@ding\\ding\\DeclareRobustCommand{\\ding}[1]{\\draft@ding{#1}}\\makeatother
\\usepackage{microtype}
\\usepackage{graphicx}
\\usepackage{xcolor}`;

/** After the packages: the running head on every page, by the kernel's own hook, because each class has its own heads. */
export const RUNNING_HEAD = `\\usepackage{hyperref}
\\hypersetup{hidelinks}
\\AddToHook{shipout/foreground}{\\put(\\dimexpr\\paperwidth-1.8cm\\relax,-0.9cm){%
  \\makebox(0,0)[r]{\\normalfont\\footnotesize\\color[gray]{0.42}${WORDING.runningHead}}}}
\\raggedbottom
\\setlength{\\emergencystretch}{6em}`;

/** Room between two columns for the marks of the second one. */
export const COLUMN_GAP = '\\setlength{\\columnsep}{1.2cm}';

export function legendOf({ legend }: LatexFront): string {
  return `\\par\\noindent{\\footnotesize\\itshape\\color{quiet}${legend}\\par}\\medskip`;
}

/** An environment around a text; nothing where there is no text. */
export function environment(name: string, body: string): string[] {
  return body === '' ? [] : [`\\begin{${name}}`, body, `\\end{${name}}`];
}
