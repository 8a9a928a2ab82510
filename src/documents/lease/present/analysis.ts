import type { LeaseAnalysis, LeaseReport } from '#contract/lease-report.ts';
import { capital } from '#contract/report/words.ts';
import { compareWithMarket } from '../assess/comparison.ts';
import type { Facts } from '../extract/facts.ts';
import type { FieldId } from '../extract/fields/index.ts';
import { passageOf, passagePart } from '../prepare/passage.ts';
import type { LeaseReading } from '../read-lease.ts';
import { leaseReportOf } from './abstract.ts';
import { analysisSections, clauseIndex } from './analysis-sections.ts';
import { clauseIndexOf } from './clause-index.ts';
import { writeMarkdown } from './markdown.ts';
import { shortened } from './shortened.ts';

/** Lease Analysis: the abstract, and in addition a summary, the market comparison, negotiation points and a clause index. */
export function analysisOf(reading: LeaseReading, note: string | null): LeaseAnalysis {
  const { facts } = reading;
  const report = leaseReportOf('Lease Analysis', reading, note);
  const risks = report.risks.filter(({ state, severity }) => state === 'found' && severity !== 'info');
  const whole = {
    ...report,
    brief: briefOf(facts, report),
    clauses: clauseIndexOf(facts),
    comparison: compareWithMarket(facts),
    negotiation: {
      tenant: risks.filter(({ hurts }) => hurts !== 'landlord').map(pointOf),
      landlord: risks.filter(({ hurts }) => hurts !== 'tenant').map(pointOf),
    },
  };
  return { ...whole, markdown: writeMarkdown(whole, analysisSections(whole), [clauseIndex(whole)]) };
}

function pointOf({
  text,
  question,
  ...risk
}: LeaseReport['risks'][number]): LeaseAnalysis['negotiation']['tenant'][number] {
  return { point: text, ask: question, passage: risk.quote === null ? null : passagePart(risk) };
}

const briefFields: readonly FieldId[] = [
  'landlord',
  'tenant',
  'premises_address',
  'premises_rsf',
  'permitted_use',
  'commencement_date',
  'expiration_date',
  'term_months',
  'lease_structure',
  'security_deposit',
  'renewal_options',
];

/** Parties, subject, length, price, and the five most severe risks: found values only. */
function briefOf(facts: Facts, report: Omit<LeaseReport, 'markdown'>): LeaseAnalysis['brief'] {
  const labels = new Map(report.labels.map(({ id, label }) => [id, label]));
  const said = briefFields.flatMap((id) =>
    facts
      .all(id)
      .filter(({ decided }) => decided.state === 'found')
      .slice(0, 2)
      .map(({ decided, quote }) => ({
        text: `${labels.get(id) ?? id}: ${shortened(decided.shown)}`,
        ...passageOf(quote),
      })),
  );
  const rows = facts.rent.filter(({ state, kind }) => state === 'found' && kind === 'base');
  const rent = [rows[0], rows.length > 1 ? rows.at(-1) : undefined].flatMap((row, index) =>
    row ? [{ text: `${index === 0 ? 'First rent' : 'Last rent'}: ${row.shown}`, ...passagePart(row) }] : [],
  );
  const risks = report.risks
    .filter(({ state }) => state === 'found')
    .flatMap((risk) =>
      risk.quote === null ? [] : [{ text: `${capital(risk.severity)} risk: ${risk.text}`, ...passagePart(risk) }],
    );
  return [...said, ...rent, ...risks.slice(0, 5)];
}
