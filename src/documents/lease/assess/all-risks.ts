import type { Risk } from '#contract/lease-report.ts';
import type { Facts } from '../extract/facts.ts';
import { findRisks } from './find-risks.ts';
import { statementRules } from './risks/index.ts';
import { absenceRules } from './value-risks/absence-rules.ts';
import { valueRules } from './value-risks/value-rules.ts';

/** Every risk in the document: from the statements of its clauses, its values, and missing statements. */
export function risksOf(facts: Facts): Risk[] {
  return findRisks(facts, [...statementRules, ...valueRules, ...absenceRules]);
}
