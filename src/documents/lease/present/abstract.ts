import { type LeaseReport, reportFormat } from '#contract/lease-report.ts';
import { risksOf } from '../assess/all-risks.ts';
import { crossChecks } from '../assess/checks/index.ts';
import { inOrderOfRisk } from '../assess/find-risks.ts';
import { obligationsOf } from '../assess/obligations.ts';
import { changesOf } from '../extract/changes.ts';
import { keyDatesOf } from '../extract/key-dates.ts';
import { rentTotals } from '../extract/rent/rent-totals.ts';
import { termDaysOf } from '../extract/term-days.ts';
import { passageOf } from '../prepare/passage.ts';
import type { LeaseReading } from '../read-lease.ts';
import { describeFields, notesOf, titleOf } from './describe.ts';
import { writeMarkdown } from './markdown.ts';

/** Lease Abstract: fields with their states, rent, dates, cross-checks, risks and obligations. Deterministic. */
export function abstractOf(reading: LeaseReading, note: string | null): LeaseReport {
  const report = leaseReportOf('Lease Abstract', reading, note);
  return { ...report, markdown: writeMarkdown(report) };
}

/** The parts of the abstract; everything calculated is added here, after the facts are known. */
export function leaseReportOf(
  tool: string,
  { facts, claimedRisks, engine, notes }: LeaseReading,
  note: string | null,
): Omit<LeaseReport, 'markdown'> {
  const described = describeFields(facts, termDaysOf(facts));
  const checks = crossChecks(facts);
  // The field schema lists inconsistencies separately, as findings.
  const inconsistencies = checks.flatMap(({ text, state, reason, passages: [passage] }) =>
    passage ? [{ value: text, shown: text, state, ...(reason === undefined ? {} : { reason }), ...passage }] : [],
  );
  const evidence = facts.judged.evidence;
  return {
    format: reportFormat,
    title: titleOf(tool, facts),
    engine,
    kind: facts.judged.kind,
    notes: [...notesOf(facts, note), ...notes],
    ...described,
    fields: {
      ...(evidence
        ? {
            doc_kind: {
              value: facts.judged.kind,
              shown: kindNames[facts.judged.kind] ?? facts.judged.kind,
              state: 'found' as const,
              ...passageOf(evidence),
            },
          }
        : {}),
      ...described.fields,
      ...(inconsistencies.length > 0 ? { inconsistencies } : {}),
    },
    rent: [...facts.rent],
    rent_totals: rentTotals(facts),
    dates: keyDatesOf(facts),
    cross_checks: checks,
    risks: inOrderOfRisk([...risksOf(facts), ...claimedRisks]),
    obligations: obligationsOf(facts),
    changes: changesOf(facts.text),
  };
}

const kindNames: Readonly<Record<string, string>> = {
  lease: 'Lease',
  sublease: 'Sublease',
  ground_lease: 'Ground lease',
  license: 'License',
  amendment: 'Amendment',
  loi: 'Letter of intent',
};
