import type { Clause } from '../../document.ts';
import { isTitleLine, type PartLine } from './instrument-borders.ts';

export function exhibitClauses(clauses: readonly Clause[], length: number): ReadonlyMap<number, Clause> {
  return new Map(
    clauses
      .filter(
        (clause) =>
          clause.kind === 'exhibit' &&
          !/^(?:10|4|99)(?:\.\d+)*$/.test(clause.number) &&
          clause.end - clause.start < length * 0.5,
      )
      .map((clause) => [clause.start, clause]),
  );
}

/**
 * The exhibit's own title, or the lines in capitals below it: `EXHIBIT A` / `TO` / `LEASE AGREEMENT BASE RENT SCHEDULE
 * [to be completed …`.
 */
export function titleOfExhibit(clause: Clause, lines: readonly PartLine[], index: number): string {
  let title = clause.title;
  for (let at = index + 1; at <= index + 3 && title.length < 100; at += 1) {
    const line = lines[at];
    if (line === undefined) break;
    const isWhole = isTitleLine(line) || /^(?:to|of)$/i.test(line.text);
    title = `${title} ${isWhole ? line.text : (/^(?:[A-Z][A-Z’'&,-]+\s+){2,8}/.exec(line.text)?.[0] ?? '')}`;
    if (!isWhole || clause.title.length > 12) break;
  }
  return title;
}

/**
 * Exhibits with terms of the deal: the rent table, the options, the summary. They are treated like the main part of the
 * lease.
 */
const substance =
  /\b(?:basic (?:lease )?(?:terms|provisions|information|data)|summary|rent(?:al)? (?:schedule|table)|schedule of (?:base |minimum |fixed )?rents?|(?:base|minimum|fixed|annual|monthly) rent|lease (?:data|terms|schedule)|fundamental|(?:special|additional|supplemental) (?:provisions|terms|stipulations)|option|renewal|extension|first (?:offer|refusal)|termination|expansion|security deposit|operating expenses?|definitions|addend(?:um|a)|rider)\b/i;

export function isAttachment(clause: Clause, title: string, isSigned: boolean): boolean {
  if (/\bform\b|\bestoppel\b|\bletter of credit\b(?! (?:provisions|requirements|terms))/i.test(title)) return true;
  if (substance.test(`${title} ${/^(?:addendum|rider)/i.test(clause.label) ? 'addendum' : ''}`)) return false;
  // Schedules of a British lease come before its signatures and contain its terms.
  return isSigned || !/^schedule/i.test(clause.label);
}

/** `C` comes after `B`, and `B-1` after `B`; `A` does not. */
export function isLater(number: string, than: string): boolean {
  const rank = (text: string) => (/^\d/.test(text) ? Number.parseInt(text, 10) : text.toUpperCase().charCodeAt(0));
  return rank(number) > rank(than);
}

/** A copy with many blanks and no signature. */
export function isBlankForm(lines: readonly PartLine[], from: number): boolean {
  const own = lines
    .slice(from, from + 40)
    .map(({ text }) => text)
    .join('\n');
  return !/\/s\//.test(own) && (own.match(/_{3,}|\[\s*\]|\[[A-Z][^\]]{2,40}\]/g)?.length ?? 0) >= 3;
}
