import type { Author } from '#contract/author.ts';
import type { Manuscript } from '../manuscript.ts';
import { printableText } from './printable-text.ts';

/** The authors in order, each with the given details. */
export function bylinesOf({ authors, bylines = [] }: Pick<Manuscript, 'authors' | 'bylines'>): Author[] {
  return authors
    .filter((name) => printableText(name).trim() !== '')
    .map((name) => ({ ...unknown, ...bylines.find((byline) => byline.name === name), name }));
}

const unknown = { affiliation: '', email: '', orcid: '', corresponding: false };

/** One line for each author with more than a name, for outputs without such commands. */
export function contactLines(bylines: readonly Author[]): string[] {
  return bylines.flatMap((author) => {
    const details = contactDetails(author);
    return details.length === 0 ? [] : [`${author.name}: ${details.join('; ')}`];
  });
}

export function contactDetails({ affiliation, email, orcid, corresponding }: Author): string[] {
  return [affiliation, corresponding ? 'corresponding author' : '', email, orcid === '' ? '' : `ORCID ${orcid}`].filter(
    (part) => part !== '',
  );
}

/** Author names for a running head: both if there are two, otherwise the first and "et al.". */
export function runningAuthors(names: readonly string[]): string {
  const [first = '', second] = names.map((name) => cut(name, 40));
  if (names.length === 2 && first.length + (second ?? '').length < 50) return `${first} and ${second}`;
  return names.length < 2 ? first : `${first} et al.`;
}

/** A title shortened for a running head, between words. */
export function runningTitle(title: string): string {
  return cut(title, 50);
}

function cut(text: string, most: number): string {
  const words = printableText(text).replaceAll('\u200b', '').trim();
  if (words.length <= most) return words;
  return `${words.slice(0, most - 1).replace(/(?<!\s)\s+\S*$/, '')}…`;
}
