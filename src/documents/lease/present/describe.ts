import type { Finding, LeaseReport } from '#contract/lease-report.ts';
import { hasPages } from '../../place.ts';
import type { Facts, FoundField } from '../extract/facts.ts';
import { fields } from '../extract/fields/index.ts';
import { formulaNote } from '../extract/fields/term/day-reader.ts';
import type { TermDay, TermDays } from '../extract/term-days.ts';
import { showDate } from '../lexicon/dates.ts';
import { passageOf } from '../prepare/passage.ts';
import { composeTitle } from './compose-title.ts';

/** The parts that reports on leases and on letters share: the fields with their states, and what was not found. */
export function describeFields(
  facts: Facts,
  days: TermDays | null = null,
): Pick<LeaseReport, 'fields' | 'labels' | 'not_found' | 'document' | 'instruments'> {
  const found: Record<string, Finding | Finding[]> = {};
  const missing: LeaseReport['not_found'] = [];
  for (const field of fields) {
    const values = facts.all(field.id).map((each) => withDay(findingOf(each), dayOfField(field.id, days)));
    const [first] = values;
    if (first === undefined)
      missing.push({ id: field.id, label: field.label, looked_for: `Looked for ${field.lookedFor}.` });
    else found[field.id] = ('many' in field && field.many) || values.length > 1 ? values : first;
  }
  return {
    fields: found,
    labels: fields.map(({ id, label, group }) => ({ id, label, group })),
    not_found: missing,
    instruments: instrumentsOf(facts),
    document: {
      pages: facts.document.pages.length,
      struck_passages: facts.document.struck.passages,
      page_numbers: facts.document.pageNumbers,
    },
  };
}

function dayOfField(id: string, days: TermDays | null): TermDay | null {
  if (days === null) return null;
  if (id === 'commencement_date') return days.start;
  if (id === 'rent_commencement') return days.rentStart;
  return id === 'expiration_date' ? days.end : null;
}

/** `the Effective Date` with the date that it means; a date calculated from others is in the calendar. */
function withDay(finding: Finding, day: TermDay | null): Finding {
  const isNamed = day !== null && day.doubt === null && day.derived === finding.value;
  return finding.note === formulaNote && finding.state === 'found' && isNamed
    ? { ...finding, note: `This is ${showDate(day.date)}.` }
    : finding;
}

/** A decided value as displayed in the report. */
export function findingOf({ decided, quote }: FoundField): Finding {
  const { value, shown, note, reader } = decided;
  const instrument = decided.block.operative ? undefined : decided.block.instrument.label;
  return {
    value,
    shown,
    ...(decided.state === 'found' ? { state: 'found' } : { state: 'check', reason: decided.reason }),
    ...passageOf(quote),
    ...(note === undefined ? {} : { note }),
    ...(instrument === undefined ? {} : { instrument }),
    ...(reader === undefined ? {} : { reader }),
  };
}

function instrumentsOf({ text, document }: Facts): LeaseReport['instruments'] {
  const cited = (page: number) => (hasPages(document) ? page : null);
  return text.instruments.map(({ label, kind, firstPage, lastPage, operative }) => ({
    label,
    kind,
    first_page: cited(firstPage),
    last_page: cited(lastPage),
    operative,
  }));
}

export function titleOf(tool: string, facts: Facts): string {
  const tenants = facts.all('tenant').filter(({ decided }) => decided.state === 'found');
  return composeTitle(
    tool,
    tenants.map(({ decided }) => decided.shown),
    String(facts.value('premises_address') ?? ''),
  );
}

/** Notes on the whole document that a reader needs before using the report. */
export function notesOf(facts: Facts, note: string | null): string[] {
  const { struck, pages } = facts.document;
  const recognized = pages.filter((page) => page.recognised && !page.scanned).map((page) => page.number);
  const unread = pages.filter((page) => page.scanned).map((page) => page.number);
  const operative = facts.text.instruments.find((each) => each.operative);
  return [
    ...(note === null ? [] : [note]),
    ...(facts.text.instruments.length > 1 && operative
      ? [
          `This file contains ${facts.text.instruments.length} instruments. The report is about: ${operative.label}. Values from the others say where they come from.`,
        ]
      : []),
    ...(struck.passages > 0
      ? [
          `${struck.passages} struck-out ${struck.passages === 1 ? 'passage was' : 'passages were'} left out: struck text is not part of the document.`,
        ]
      : []),
    ...(recognized.length > 0
      ? [
          `${pagesNamed(recognized, 'is an image', 'are images')}: the text was recognized by OCR, with low confidence. Check every quote and figure from there against the document; text struck out by hand may have been missed.`,
        ]
      : []),
    ...(unread.length > 0
      ? [
          `${pagesNamed(unread, 'is an image', 'are images')} without readable text; what they say is not in this report.`,
        ]
      : []),
    ...(hasPages(facts.document)
      ? []
      : ['Places are given by clause, because the file does not say where its pages end.']),
    'Made by the built-in engine from the document’s own words. It is a reading aid, not legal advice.',
  ];
}

/** 'Page 3 is', 'Pages 1 to 4 and 9 are'. */
function pagesNamed(numbers: readonly number[], one: string, many: string): string {
  const ranges: { first: number; last: number }[] = [];
  for (const number of numbers) {
    const open = ranges.at(-1);
    if (open && number === open.last + 1) open.last = number;
    else ranges.push({ first: number, last: number });
  }
  const names = ranges.map(({ first, last }) => (first === last ? `${first}` : `${first} to ${last}`));
  const listed = [names.slice(0, -1).join(', '), names.at(-1)].filter((part) => part !== '').join(' and ');
  return numbers.length === 1 ? `Page ${listed} ${one}` : `Pages ${listed} ${many}`;
}
