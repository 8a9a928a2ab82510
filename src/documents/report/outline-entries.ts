import {
  type Finding,
  type KeyDate,
  type Passage,
  type ReviewMark,
  type Risk,
  sourcePassage,
  type TermChange,
} from '#contract/lease-report.ts';
import type { ReportFact } from '#contract/report/facts.ts';
import { shortDays, showDay, showPlace, showValue } from '#contract/report/show.ts';
import { capital, riskTo } from '#contract/report/words.ts';
import { beforeAndNow } from '#contract/report-checks.ts';
import { reviewWords } from '#contract/review-words.ts';

/** One statement in a download. */
export interface OutlineEntry {
  readonly label: string;
  /** The statement, in the report's words; may be empty if the quote is sufficient. */
  readonly text: string;
  readonly quote: string;
  /** As `showPlace` words it; empty without a passage. */
  readonly place: string;
}

export function plainEntry(label: string, text: string): OutlineEntry {
  return { label, text, quote: '', place: '' };
}

export function passageEntry(label: string, text: string, passage: Passage | null): OutlineEntry {
  return { label, text, quote: passage ? shortQuote(passage.quote) : '', place: passage ? showPlace(passage) : '' };
}

/** A statement without a separate quote, because its words are already those of the document. */
export function line(label: string, text: string, passage: Passage | null): OutlineEntry {
  return { label, text, quote: '', place: passage ? showPlace(passage) : '' };
}

export function factEntry({ label, shown }: ReportFact): OutlineEntry {
  return plainEntry(label, shown);
}

export function riskEntry(risk: Risk): OutlineEntry {
  const said = [risk.text, risk.why, `Question to raise: ${risk.question}`].filter((part) => part !== '').join(' ');
  const text = withReview(said, risk);
  const label = `${capital(risk.severity)}, ${riskTo(risk.hurts).toLowerCase()}`;
  return risk.quote === null ? plainEntry(label, `${text} ${risk.looked_for}`) : passageEntry(label, text, risk);
}

export function dateEntry(date: KeyDate): OutlineEntry {
  const text = [date.label, date.derived && shortDays(date.derived)].filter(Boolean).join(': ');
  return passageEntry(showDay(date.date), withReview(text, date), sourcePassage(date));
}

export function changeEntry(change: TermChange): OutlineEntry {
  const doubt = change.state === 'check' ? ['Please check.', change.reason ?? ''] : [];
  const text = doubt.length === 0 ? beforeAndNow(change) : [ended(beforeAndNow(change)), ...doubt].join(' ').trim();
  return passageEntry(change.label, withReview(text, change), change);
}

/** A value that is the document's own sentence is printed once. */
export function fieldEntry(label: string, finding: Finding): OutlineEntry {
  const shown = showValue(finding);
  const note = [
    finding.note,
    finding.instrument && `Stated in: ${finding.instrument}.`,
    finding.review && reviewWords(finding.review),
  ]
    .filter(Boolean)
    .join(' ');
  if (shown.length > 60)
    return line(label, [shortQuote(shown), note].filter(Boolean).join(' '), sourcePassage(finding));
  return passageEntry(label, [shown, note].filter(Boolean).join('. '), sourcePassage(finding));
}

/** With the reviewer and the date. */
export function withReview(text: string, { review }: { readonly review?: ReviewMark | undefined }): string {
  return review === undefined ? text : `${ended(text)} ${reviewWords(review)}`;
}

/** Adds a period unless the text already ends with a punctuation mark. */
export function ended(text: string): string {
  return /[.!?…:]$/.test(text) ? text : `${text}.`;
}

/** Quotes are shortened in print; the page and the data have them in full. */
export function shortQuote(quote: string): string {
  return quote.length > 240 ? `${quote.slice(0, 237).trimEnd()}…` : quote;
}
