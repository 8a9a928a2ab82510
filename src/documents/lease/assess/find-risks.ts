import type { Risk } from '#contract/lease-report.ts';
import { severities } from '#contract/severities.ts';
import type { Facts } from '../extract/facts.ts';
import type { LeaseText } from '../prepare/lease-text.ts';
import { passageOf } from '../prepare/passage.ts';
import { findStatements } from './find-statements.ts';
import type { AbsenceRule, RiskRule, StatementRule, ValueRule } from './risk-rule.ts';

/** All risks, most severe first; certain ones before those to check, then in the order of the rules. */
export function findRisks(facts: Facts, rules: readonly RiskRule[]): Risk[] {
  return inOrderOfRisk(rules.flatMap((rule) => risksOf(rule, facts)));
}

export function inOrderOfRisk(risks: readonly Risk[]): Risk[] {
  return risks.toSorted(
    (a, b) =>
      severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
      Number(a.state === 'check') - Number(b.state === 'check'),
  );
}

function risksOf(rule: RiskRule, facts: Facts): Risk[] {
  if (rule.kind === 'statement') {
    // What an amendment doesn't contain may be in the lease that it amends.
    const needsWhole = rule.unless?.some(({ where }) => where === 'document') ?? false;
    return facts.isAmendment && needsWhole ? [] : statementRisks(rule, facts.text);
  }
  return rule.kind === 'value' ? valueRisks(rule, facts) : absenceRisks(rule, facts);
}

export function statementRisks(rule: StatementRule, text: LeaseText): Risk[] {
  return findStatements(rule, text).map((finding) => ({
    ...said(rule),
    severity: finding.severity,
    text: finding.text,
    ...(finding.state === 'found' ? { state: 'found' } : { state: 'check', reason: finding.reason }),
    ...passageOf(text.quote(finding.span)),
  }));
}

function valueRisks(rule: ValueRule, facts: Facts): Risk[] {
  const found = facts.get(rule.field);
  const judged = found === null ? null : rule.judge(found, facts);
  return found === null || judged === null
    ? []
    : [{ ...said(rule), ...judged, state: 'found', ...passageOf(found.quote) }];
}

function absenceRisks(rule: AbsenceRule, facts: Facts): Risk[] {
  if (facts.isAmendment || rule.fields.some((id) => facts.any(id) !== null) || rule.when?.(facts) === false) return [];
  const { text } = facts;
  const own = text.blocks.filter((block) => block.operative && !block.contents);
  const { answered } = rule;
  if (answered !== undefined && own.some((block) => answered.test(block.text))) return [];
  const read = own.filter(
    (block) =>
      block.kind === 'text' &&
      block.text.length > 80 &&
      text.topicsOf(block).some((topic) => rule.topics.includes(topic)),
  );
  const { needs } = rule;
  if (read.length === 0 || (needs !== undefined && !read.some((block) => needs.test(block.text)))) return [];
  const clauses = [...new Set(read.map(({ start, end }) => text.quote({ start, end }).clause))];
  return [
    {
      ...said(rule),
      severity: rule.severity,
      text: rule.text,
      state: 'found',
      quote: null,
      page: null,
      clause: null,
      looked_for: `Read for it: ${clauses.slice(0, 6).join('; ')}${clauses.length > 6 ? '; and others' : ''}.`,
    },
  ];
}

function said({ rule, why, question, hurts }: RiskRule) {
  return { rule, why, question, hurts };
}
