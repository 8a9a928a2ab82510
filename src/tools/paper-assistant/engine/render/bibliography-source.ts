import { citationKey } from '../bibliography/citation-key.ts';
import { journalMacros } from '../bibliography/journal-macros.ts';
import { writeBibtex } from '../bibliography/write-bibtex.ts';
import type { Reference } from '../manuscript.ts';
import type { CitedWork } from './author-year.ts';
import type { ListedReference } from './citation-text.ts';
import { escapeLatex } from './escape-latex.ts';
import type { PagePlan } from './plan-pages.ts';
import type { Template } from './templates/template.ts';

/**
 * 'references.bib' for BibTeX, and 'main.bbl', which LaTeX reads if BibTeX is not run. The bundled list includes the
 * result of each reference's check; BibTeX replaces it with one in the template's style.
 */
export function bibliographyFiles(plan: PagePlan, template: Template): Record<string, string> {
  if (plan.references.length === 0) {
    const none = '% No reference is listed in this draft.\n';
    return { 'references.bib': none, ...(template.alwaysReadsList ? { 'main.bbl': none } : {}) };
  }
  return {
    'references.bib': writeBibtex(
      plan.references.map(({ reference }) => reference),
      template.styleNeeds,
    ),
    'main.bbl': bundledList(plan.references, template.authorYear?.apacite === true),
  };
}

/** The end of main.tex. Seed papers that are not cited stay in the list. */
export function bibliographyCommands(plan: PagePlan, template: Template): string[] {
  if (plan.references.length === 0) return [];
  return [
    `\\providecommand{\\refname}{}\\renewcommand{\\refname}{${escapeLatex(plan.referencesTitle)}}`,
    `\\nocite{${plan.references.map(({ reference }) => bibKey(reference.key)).join(',%\n  ')}}`,
    `\\bibliographystyle{${template.bibliographyStyle}}`,
    '\\bibliography{references}',
  ];
}

/** Definitions for macros and letters in references.bib that a class or its fonts may lack; empty if there are none. */
export function bibliographyDefinitions(references: readonly Reference[], xelatex: boolean): string[] {
  const source = references.length === 0 ? '' : writeBibtex(references).replaceAll(/^%.*$/gm, '');
  const used = new Set([...source.matchAll(/\\([A-Za-z]+)/g)].map(([, name]) => name as string));
  // REVTeX switches the language for each entry, which requires a package that the draft does not use.
  const language = /^ {2}language = /m.test(source)
    ? ['\\providecommand{\\selectlanguage}{}\\renewcommand{\\selectlanguage}[1]{}']
    : [];
  const macros = [...bibliographyMacros, ...[...journalMacros].map(([name, text]) => [name, `{${escapeLatex(text)}}`])]
    .filter(([name]) => used.has(name as string))
    .map(([name, definition]) => `\\providecommand{\\${name}}${definition}`);
  // A field in the list may contain letters that occur nowhere else in the draft.
  const letters = [...new Set(source.replaceAll(/[\0-\u009f]/g, ''))].sort().flatMap((letter) => {
    const written = /\p{M}/u.test(letter) ? '' : escapeLatex(letter);
    if (/^[^\\]+$/.test(written)) return [];
    return xelatex ? xelatexLetter(letter, written) : [`\\DeclareUnicodeCharacter{${codeOf(letter)}}{${written}}`];
  });
  const all = [...language, ...macros, ...letters];
  return all.length === 0 ? [] : ['% What references.bib is written with.', ...all];
}

/**
 * XeTeX has no macros for letters: a letter that its font lacks becomes an active character. A combining mark comes
 * from the font, if the font has it.
 */
function xelatexLetter(letter: string, written: string): string[] {
  const hex = codeOf(letter);
  const code = `"${hex}`;
  const printed = written === '' ? `\\iffontchar\\font${code} \\char${code} \\else\\unknownchar{${hex}}\\fi` : written;
  return [`\\catcode${code}=13 \\begingroup\\lccode\`\\~=${code} \\lowercase{\\endgroup\\protected\\def~}{${printed}}`];
}

function codeOf(letter: string): string {
  return (letter.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0');
}

/** BibLaTeX's macros, and those commonly defined in preambles of .bib files. */
const bibliographyMacros = [
  ['BibTeX', '{Bib\\TeX}'],
  ['noopsort', '[1]{}'],
  ['mkbibquote', "[1]{``#1''}"],
  ['enquote', "[1]{``#1''}"],
  ['mkbibemph', '[1]{\\emph{#1}}'],
  ['mkbibbold', '[1]{\\textbf{#1}}'],
  ['mkbibitalic', '[1]{\\textit{#1}}'],
  ['mkbibparens', '[1]{(#1)}'],
  ['mkbibbrackets', '[1]{[#1]}'],
  ['cprime', "{'}"],
  ['bibrangedash', '{--}'],
  ['hyphen', '{-}'],
  ['textmu', '{\\ensuremath{\\mu}}'],
  ['texteuro', '{EUR}'],
  ['nolinkurl', '[1]{\\url{#1}}'],
  ['textlf', '[1]{#1}'],
] as const;

function bundledList(references: readonly ListedReference[], apacite: boolean): string {
  return `${[
    '% The list of references as the draft shows it. BibTeX replaces this file by one in the style of the template.',
    `\\begin{thebibliography}{${references.length}}`,
    ...references.map(
      ({ reference, text, work }) =>
        `\\bibitem${work === null ? '' : natbibLabel(work, apacite)}{${bibKey(reference.key)}}\n${escapeLatex(text).replaceAll(/(.{60,100}?) /g, '$1\n')}`,
    ),
    '\\end{thebibliography}',
  ].join('\n')}\n`;
}

/**
 * Names and year in the form that natbib or apacite reads; the braces separate brackets in names from the package's
 * own.
 */
function natbibLabel({ inBrackets, pair, year, letter }: CitedWork, apacite: boolean): string {
  if (!apacite) return `[{${escapeLatex(inBrackets)}}(${year})]`;
  // The class writes "&" in brackets and "and" in the text.
  const names = pair === null ? escapeLatex(inBrackets) : pair.map(escapeLatex).join(' \\BBA{} ');
  return `[{${names}}({${year.slice(0, year.length - letter.length)}}{}{${letter}})]`;
}

/** Keys are the user's own. */
export function bibKey(key: string): string {
  return citationKey(key) || 'x';
}
