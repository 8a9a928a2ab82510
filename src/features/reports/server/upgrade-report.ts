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
 * accuracy of its values was never measured, so each becomes a value to check.
 */
export function readReport(stored: unknown): DocumentReport | null {
  const current = documentReportSchema.safeParse(stored);
  if (current.success) return current.data;
  const first = firstFormat.safeParse(stored);
  if (!first.success) return null;
  return documentReportSchema.safeParse(upgraded(first.data)).data ?? null;
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

function upgraded({ key_dates, ...old }: z.output<typeof firstFormat>): Record<string, unknown> {
  const fields = Object.fromEntries(
    Object.entries(old.fields).map(([id, found]) => [
      id,
      Array.isArray(found) ? found.map((each) => ({ ...each, ...unsure })) : { ...found, ...unsure },
    ]),
  );
  const rows = [fields['base_rent_schedule'] ?? []].flat() as Finding[];
  return {
    ...old,
    format: reportFormat,
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
