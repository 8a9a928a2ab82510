import { type Risk, severities } from '../../../contract/document-report.ts';
import type { Facts } from '../facts.ts';
import { dutyRisks } from './duty-risks.ts';
import { moneyRisks } from './money-risks.ts';
import { type RiskRule, riskOf } from './risk-rule.ts';
import { timeRisks } from './time-risks.ts';

const rules: readonly RiskRule[] = [...timeRisks, ...moneyRisks, ...dutyRisks];

/** Every risk, the gravest first, then in the order of the rules. */
export function findRisks(facts: Facts): Risk[] {
  const found = rules.flatMap((rule) => rule.find(facts).map((draft) => riskOf(rule, draft)));
  return found.sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
}
