import type { LeaseReport } from '#contract/lease-report.ts';
import { findingsOf } from '#contract/report-checks.ts';
import type { InForce, TenancyDocument } from '#contract/tenancy.ts';
import { datesInForce } from './dates-in-force.ts';
import { rentInForce } from './rent-in-force.ts';
import { additionsOf, afterExtension, sectionsOf, type TracedTerm, termsInForce } from './terms-in-force.ts';

/**
 * The combined terms of the documents in a tenancy: the first one, and the changes by its amendments in the order of
 * the list. A change that an amendment describes replaces the value; a value that it only states must be checked. Pure.
 * Null without documents.
 */
export function inForce(documents: readonly TenancyDocument[]): InForce | null {
  const [first] = documents;
  if (!first) return null;
  const amendments = documents.flatMap(({ report }, at) => (at > 0 && report.kind === 'amendment' ? [at] : []));
  const terms = afterExtension(termsInForce(documents, amendments));
  const rent = rentInForce(documents, amendments);
  const end = terms.find(({ id }) => id === 'expiration_date');
  const dates = datesInForce(documents, amendments, { end, rentBegins: rentBegins(documents, amendments) });
  const report: LeaseReport = {
    ...first.report,
    labels: terms.map(({ id, label, group }) => ({ id, label, group })),
    fields: Object.fromEntries(terms.map(({ id, findings }) => [id, asField(findings)])),
    rent: rent.map(({ line }) => line),
    rent_totals: rent.every(({ source }) => source.document === 0) ? first.report.rent_totals : null,
    dates: dates.map(({ date }) => date),
    changes: [],
  };
  return {
    report,
    terms: terms.map(({ findings: _, ...term }) => term),
    sections: sectionsOf(documents, amendments),
    additions: additionsOf(documents, amendments),
    rent,
    dates,
    notes: [...notesOn(documents, amendments), ...rentNotes(end, rent)],
  };
}

function asField(findings: TracedTerm['findings']): LeaseReport['fields'][string] {
  const [only] = findings;
  return only !== undefined && findings.length === 1 ? only : [...findings];
}

function rentBegins(documents: readonly TenancyDocument[], amendments: readonly number[]): Map<number, string> {
  return new Map(
    amendments.flatMap((at) => {
      const [first] = (documents[at]?.report.rent ?? [])
        .flatMap(({ kind, from }) => (kind === 'base' ? (from ?? []) : []))
        .sort();
      return first === undefined ? [] : [[at, first] as const];
    }),
  );
}

/** If no document states the rent of an extended term, it must be checked. */
function rentNotes(end: TracedTerm | undefined, rent: InForce['rent']): string[] {
  const isMoved = (end?.steps.at(-1)?.source.document ?? 0) > 0;
  return isMoved && rent.length > 0 && rent.every(({ source }) => source.document === 0)
    ? ['The end of the term was changed, and no rent was found for the added time.']
    : [];
}

function notesOn(documents: readonly TenancyDocument[], amendments: readonly number[]): string[] {
  const notes: string[] = [];
  const [first, ...others] = documents;
  if (first?.report.kind === 'amendment') {
    notes.push(
      `${first.name} comes first, and no lease is among the documents: terms that it does not mention are missing.`,
    );
  }
  for (const [index, { name }] of others.entries()) {
    if (!amendments.includes(index + 1)) {
      notes.push(`${name} is not an amendment: it has terms of its own and changes nothing here.`);
    }
  }
  const days = [0, ...amendments].flatMap((at) => {
    const day = documents[at] && findingsOf(documents[at].report, 'agreement_date')[0];
    return day?.state === 'found' && typeof day.value === 'string' ? [day.value] : [];
  });
  if (days.some((day, index) => day < (days[index - 1] ?? ''))) {
    notes.push('The documents are not in the order of their dates. The last one wins: please check the order.');
  }
  return notes;
}
