import { isEnglish } from '../language.ts';
import type { Risk } from '../manuscript.ts';
import { agreementRules } from './agreement/agreement-rules.ts';
import { anyLanguageRules, languageRules } from './any-language.ts';
import { beyondResultsRules } from './beyond-results.ts';
import { claimRules } from './claims.ts';
import { conductRules } from './conduct.ts';
import { disclosureRules } from './disclosure-rules.ts';
import { figureRules } from './figure-rules.ts';
import { inferenceRules } from './inference.ts';
import { learningRules } from './learning.ts';
import { literatureRules } from './literature.ts';
import { missingPartRules } from './missing-parts.ts';
import { referenceListRules } from './reference-list.ts';
import { reportingRules } from './reporting.ts';
import type { AbsenceRule, Evidence, Finding, RiskContext, RiskRule } from './rule.ts';
import { selectionRules } from './selection.ts';
import { statisticsRules } from './statistics.ts';
import { strongClaimRules } from './strong-claims.ts';
import { unobservedRules } from './unobserved.ts';

/** All rules of the checklist; within a severity, items keep this order. */
export const riskRules: readonly RiskRule[] = [
  ...claimRules,
  ...strongClaimRules,
  ...beyondResultsRules,
  ...unobservedRules,
  ...agreementRules,
  ...statisticsRules,
  ...selectionRules,
  ...inferenceRules,
  ...conductRules,
  ...disclosureRules,
  ...learningRules,
  ...literatureRules,
  ...referenceListRules,
  ...figureRules,
  ...missingPartRules,
  ...reportingRules,
  ...languageRules,
];

/** Runs the rules for the design; most severe first. What the text already says is also an item, as satisfied. */
export function checkRisks(context: RiskContext): Risk[] {
  const ids = new Set<string>();
  return riskRules
    .filter(({ id }) => isEnglish(context.manuscript) || anyLanguageRules.has(id))
    .filter(({ designs }) => designs === undefined || designs.includes(context.design.id))
    .flatMap((rule) => applyRule(rule, context))
    .filter(({ id }) => !ids.has(id) && ids.add(id))
    .filter((risk, _index, all) => risk.rule !== leastSpecific || !all.some((other) => saysMore(other, risk)))
    .sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
}

/** Reported only for a sentence that no other rule flags. */
const leastSpecific = 'conclusion-without-reserve';

function saysMore({ rule, sentence, state }: Risk, { sentence: said }: Risk): boolean {
  return rule !== leastSpecific && state === 'open' && sentence === said;
}

/** `off`: a disabled part of the rule, to test whether an example detects it. */
export function applyRule(rule: RiskRule, context: RiskContext, off: RulePart | null = null): Risk[] {
  if (rule.kind !== 'absence')
    return off === 'find' ? [] : rule.find(context).map((finding) => toRisk(rule, finding, context));
  if (off !== 'when' && !rule.when(context)) return [];
  const said = off === 'evidence' ? null : rule.evidence(context);
  if (said !== null) return [satisfied(rule, said, context)];
  return off !== 'near' && rule.near?.(context) === true ? [] : [toRisk(rule, {}, context)];
}

export type RulePart = 'find' | 'when' | 'evidence' | 'near';

const severities: readonly Risk['severity'][] = ['high', 'medium', 'low', 'info'];

function toRisk(rule: RiskRule, finding: Finding, { design }: RiskContext): Risk {
  const asks = design.guideline !== null && rule.designs?.includes(design.id) === true;
  const quote = finding.quote ?? finding.sentence?.words ?? null;
  return {
    id: riskId(rule.id, finding.about ?? finding.sentence?.id ?? quote),
    rule: rule.id,
    severity: finding.severity ?? rule.severity,
    title: finding.title ?? rule.title,
    sentence: finding.sentence?.id ?? null,
    quote,
    why: finding.why ?? rule.why,
    add: finding.add ?? rule.add,
    ...(asks ? { guideline: design.guideline } : {}),
    state: 'open',
  };
}

function satisfied(rule: AbsenceRule, { sentence, quote }: Evidence, context: RiskContext): Risk {
  return { ...toRisk(rule, {}, context), title: rule.found, sentence, quote, state: 'satisfied' };
}

/** Short enough to send, and stable for the same sentence or quote. */
export function riskId(rule: string, about: string | null): string {
  return about === null ? rule : `${rule} ${about}`.slice(0, 200);
}
