import type { LeaseAnalysis, LeaseReport } from '../../contract/document-report.ts';
import { compareWithCustomary, landlordPoints } from './compare-customary.ts';
import { collectFacts, type Facts } from './facts.ts';
import { gateLease } from './gate.ts';
import { reportOn, titleOf } from './lease-report.ts';
import { capital, cite, plainText, section, writeMarkdown } from './markdown.ts';
import type { LeaseText } from './prepare/lease-text.ts';
import { passageOf, passagePart } from './prepare/passage.ts';
import { summariseClauses } from './summarise-clauses.ts';

/** Lease Analysis: the abstract, and on top every clause, what is customary, what to negotiate, and a page to read first. */
export function analyseLease(text: LeaseText): LeaseAnalysis {
  const gate = gateLease(text);
  const facts = collectFacts(text, gate.judged);
  const report = reportOn(facts, gate);
  const whole = {
    ...report,
    title: titleOf('Lease Analysis', facts),
    brief: briefOf(facts, report),
    clauses: summariseClauses(facts),
    comparison: compareWithCustomary(facts),
    negotiation: {
      tenant: report.risks.filter(({ hurts, severity }) => hurts !== 'landlord' && severity !== 'info').map(pointOf),
      landlord: [...report.risks.filter(({ hurts }) => hurts === 'landlord').map(pointOf), ...landlordPoints(facts)],
    },
  };
  return { ...whole, markdown: writeMarkdown(whole, analysisSections(whole)) };
}

function pointOf({
  text,
  question,
  ...risk
}: LeaseReport['risks'][number]): LeaseAnalysis['negotiation']['tenant'][number] {
  return { point: text, ask: question, passage: risk.quote === null ? null : passagePart(risk) };
}

const briefFields = [
  'landlord',
  'tenant',
  'premises_address',
  'premises_rsf',
  'permitted_use',
  'commencement_date',
  'expiration_date',
  'term_months',
  'lease_structure',
  'opex_share',
  'security_deposit',
  'renewal_options',
  'termination_option',
  'assignment',
] as const;

/** Who, what, how long, for how much, and the five gravest risks. */
function briefOf(facts: Facts, report: LeaseReport): LeaseAnalysis['brief'] {
  const labels = new Map(report.labels.map(({ id, label }) => [id, label]));
  const said = briefFields.flatMap((id): LeaseAnalysis['brief'] => {
    const found = facts.get(id);
    return found
      ? [{ text: `${labels.get(id) ?? id}: ${found.candidate.shown.slice(0, 220)}`, ...passageOf(found.quote) }]
      : [];
  });
  const schedule = facts.fields.found.get('base_rent_schedule') ?? [];
  const rent = [schedule[0], schedule.length > 1 ? schedule.at(-1) : undefined].flatMap(
    (row, index): LeaseAnalysis['brief'] =>
      row
        ? [{ text: `${index === 0 ? 'First rent' : 'Last rent'}: ${row.candidate.shown}`, ...passageOf(row.quote) }]
        : [],
  );
  const risks = report.risks
    .slice(0, 12)
    .flatMap((risk): LeaseAnalysis['brief'] =>
      risk.quote === null ? [] : [{ text: `${capital(risk.severity)} risk: ${risk.text}`, ...passagePart(risk) }],
    );
  return [...said.slice(0, 8), ...rent, ...said.slice(8), ...risks.slice(0, 5)];
}

/** What the analysis adds to the abstract, as Markdown. */
export function analysisSections(report: Omit<LeaseAnalysis, 'markdown'>): string[] {
  const points = (list: LeaseAnalysis['negotiation']['tenant']) =>
    list.map(
      ({ point, ask, passage }) => `- ${plainText(point)} ${passage ? cite(passage) : ''}\n  - ${plainText(ask)}`,
    );
  return [
    section(
      'Brief',
      report.brief.map(
        ({ text, ...passage }) => `- ${plainText(text)} (page ${passage.page}, ${plainText(passage.clause)})`,
      ),
    ),
    section(
      'Compared with what is customary',
      report.comparison.map(
        ({ topic, customary, verdict, text, passage }) =>
          `- **${plainText(topic)}**, ${verdict}: ${plainText(text)} Customary: ${plainText(customary)}.${passage ? ` ${cite(passage)}` : ''}`,
      ),
    ),
    section('To negotiate for the tenant', points(report.negotiation.tenant)),
    section('To negotiate for the landlord', points(report.negotiation.landlord)),
    section(
      'Clause by clause',
      report.clauses.map(
        ({ label, title, page, summary }) =>
          `- **${plainText(title === '' || label === title ? label : `${label} ${title}`)}** (page ${page}): ${summary.map(({ quote }) => `“${plainText(quote)}”`).join(' ')}`,
      ),
    ),
  ].filter((part) => part !== '');
}
