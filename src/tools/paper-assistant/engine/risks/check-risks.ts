import type { DesignId } from '../designs.ts';
import type { Risk } from '../manuscript.ts';
import { claimRules } from './claims.ts';
import { conductRules } from './conduct.ts';
import { figureRules } from './figure-rules.ts';
import { learningRules } from './learning.ts';
import { literatureRules } from './literature.ts';
import { missingPartRules } from './missing-parts.ts';
import { reportingRules } from './reporting.ts';
import type { RiskContext, RiskRule } from './rule.ts';
import { statisticsRules } from './statistics.ts';

/** Every rule of the checklist; the order within a severity is the order of the list. */
export const riskRules: readonly RiskRule[] = [
  ...claimRules,
  ...statisticsRules,
  ...conductRules,
  ...learningRules,
  ...literatureRules,
  ...figureRules,
  ...missingPartRules,
  ...reportingRules,
];

/** Runs the rules that the design calls for; the gravest first. */
export function checkRisks(context: RiskContext): Risk[] {
  const { design } = context;
  const risks = riskRules
    .filter(({ designs }) => designs === undefined || designs.includes(design.id))
    .flatMap((rule) => rule.find(context).map((finding) => toRisk(rule, finding, design.id, design.guideline)));
  return risks.sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
}

const severities: readonly Risk['severity'][] = ['high', 'medium', 'low', 'info'];

function toRisk(
  rule: RiskRule,
  finding: ReturnType<RiskRule['find']>[number],
  design: DesignId,
  guideline: string | null,
): Risk {
  const asks = guideline !== null && rule.designs?.includes(design) === true;
  return {
    rule: rule.id,
    severity: finding.severity ?? rule.severity,
    title: rule.title,
    sentence: finding.sentence?.id ?? null,
    quote: finding.quote ?? finding.sentence?.words ?? null,
    why: rule.why,
    add: finding.add ?? rule.add,
    ...(asks ? { guideline } : {}),
  };
}
