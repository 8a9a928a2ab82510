import { z } from 'zod';
import {
  type DocumentReport,
  documentReportSchema,
  type Finding,
  passageSchema,
  reportFormat,
} from '#contract/lease-report.ts';

/**
 * Converts a stored report to the current format; null if it isn't a document report. Format 1 had no states, and the
 * accuracy of its values was never measured, so each becomes a value to check. Formats 1 and 2 had page numbers even if the file doesn't
 * say where its pages end: these are removed, and `markdown`, which names them, is empty.
 */
export function readReport(stored: unknown): DocumentReport | null {
  const report = currentFormat.safeParse(stored).success ? stored : upgraded(stored);
  return documentReportSchema.safeParse(report).data ?? null;
}

const currentFormat = z.looseObject({ format: z.literal(reportFormat) });

function upgraded(stored: unknown): unknown {
  const first = firstFormat.safeParse(stored);
  const second = secondFormat.safeParse(first.success ? withStates(first.data) : stored);
  return second.success ? withTruePages(second.data) : null;
}

const secondFormat = z.looseObject({
  format: z.literal(2),
  notes: z.array(z.string()),
  document: z.looseObject({ page_numbers: z.string() }),
});

function withTruePages(old: z.output<typeof secondFormat>): Record<string, unknown> {
  const report = { ...old, format: reportFormat };
  if (!isPageless(old.document.page_numbers)) return report;
  const notes = old.notes.map((note) => note.replace(/^The file does not say where its pages end;.*/, pagelessNote));
  return { ...withoutPages(report), notes, markdown: '' };
}

/** Whether the file doesn't say where its pages end (see `PageNumbers`). */
function isPageless(pageNumbers: string): boolean {
  return pageNumbers === 'breaks' || pageNumbers === 'none';
}

const pagelessNote = 'Places are given by clause, because the file does not say where its pages end.';

function withoutPages(part: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => {
      if (pageNames.has(name)) return [name, null];
      if (sentenceNames.has(name) && typeof value === 'string') return [name, withoutPage(value)];
      return [name, pagesRemoved(value)];
    }),
  );
}

function pagesRemoved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pagesRemoved);
  return typeof value === 'object' && value !== null ? withoutPages(value as Record<string, unknown>) : value;
}

const pageNames = new Set(['page', 'first_page', 'last_page']);
const sentenceNames = new Set(['reason', 'note']);

/** Our own sentence without ` (page 1)`; the document's words in it are unchanged. */
function withoutPage(sentence: string): string {
  return sentence.replace(/(“[^”]*”?)| \(page \d+\)/g, (_, quoted: string | undefined) => quoted ?? '');
}

const reason = 'This report was made by an earlier version that did not say how sure it was.';
const unsure = { state: 'check' as const, reason };

const oldFinding = passageSchema.extend({ value: z.unknown(), shown: z.string() }).loose();
const oldDate = passageSchema.extend({ date: z.string(), label: z.string() }).loose();
const oldObligation = passageSchema.extend({ who: z.string(), topic: z.string() }).loose();

/** The part of format 1 that the conversion needs; everything else is passed through and validated afterwards. */
const firstFormat = z
  .object({
    title: z.string(),
    fields: z.record(z.string(), z.union([oldFinding, z.array(oldFinding).min(1)])),
    key_dates: z.array(oldDate),
    risks: z.array(z.looseObject({})),
    cross_checks: z.array(z.looseObject({})),
    obligations: z.array(oldObligation).optional(),
    binding: z.unknown().optional(),
  })
  .loose();

function withStates({ key_dates, ...old }: z.output<typeof firstFormat>): Record<string, unknown> {
  const fields = Object.fromEntries(
    Object.entries(old.fields).map(([id, found]) => [
      id,
      Array.isArray(found) ? found.map((each) => ({ ...each, ...unsure })) : { ...found, ...unsure },
    ]),
  );
  const rows = [fields['base_rent_schedule'] ?? []].flat() as Finding[];
  return {
    ...old,
    format: 2,
    instruments: [],
    fields,
    rent: rows.flatMap(({ value, ...finding }) =>
      typeof value === 'object' ? [{ ...finding, ...value, ...unsure, kind: 'base' }] : [],
    ),
    rent_totals: null,
    dates: key_dates.map((each) => ({ ...each, ...unsure, kind: 'other' })),
    risks: old.risks.map((each) => ({ ...each, ...unsure })),
    cross_checks: old.cross_checks.map((each) => ({ ...each, ...unsure })),
    ...(old.binding === undefined
      ? { obligations: (old.obligations ?? []).map((each) => ({ ...each, what: each.quote })), changes: [] }
      : { form: 'letter', superseded: [] }),
  };
}
