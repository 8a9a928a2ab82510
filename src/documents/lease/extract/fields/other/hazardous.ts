import { clauseEvidence } from '../../clause-evidence.ts';
import { type ClausePoint, pointsEvidence } from '../../clause-points.ts';
import { around, defineField } from '../../field.ts';
import { headedClause } from '../../headed-clause.ts';
import { rank } from '../../weights.ts';
import { anyWording, must, theTenant } from '../../wording.ts';

const matter =
  '(?:(?:bio-?medical|medical|infectious|biohazardous)\\s+wastes?|(?:hazardous|toxic|environmentally\\s+sensitive|dangerous)(?:\\s+or\\s+\\w+)?\\s+(?:materials?|substances?|wastes?|goods|articles|chemicals?))';
const section = /hazard|environment|toxic/;

const home = ['hazardous'] as const;

const named = new RegExp(`\\b(?:${matter}|environmental\\s+laws?|contaminat\\w+|asbestos|mold)\\b`, 'i');

/** An indemnity that covers the costs of cleaning up. */
const listsCosts = /\bindemnif\w*[^.;]{0,600}\b(?:remediat|remov|clean|abate)/i;

/** What must be cleaned up is contamination, not garbage or permitted materials. */
const contaminated = new RegExp(
  `^(?=[\\s\\S]{0,3000}(?:${named.source}))(?=[\\s\\S]{0,3000}\\b(?:contaminat\\w+|releas\\w+|spill\\w*|discharg\\w+|leak\\w*|mold|asbestos|(?:introduced|brought|caus(?:ed|es)|placed|deposited|existing|present|condition)\\b))`,
  'i',
);
const otherCleaning = /\b(?:rubbish|garbage|refuse|trash)\b|\bcompl(?:y|iance)\b[^.;]{0,200}\b(?:clean|remediat|remov)/;

/** What a clause on hazardous materials settles. */
const points: Readonly<Record<string, ClausePoint>> = {
  tenantMayNotUse: {
    shown: 'Tenant may not use or store them, except as stated',
    words: ['hazardous', 'toxic', 'dangerous'],
    act: new RegExp(
      `\\b(?:use[ds]?|stor(?:e|ed|age)|bring|brought|generate[ds]?|releas(?:e|ed)|discharge[ds]?|keep|kept|handle[ds]?|introduce[ds]?|permit(?:ted)?|cause[ds]?|place[ds]?|treat(?:ed)?|dispose[ds]?|dump(?:ed)?|remain)\\b[^.;]{0,160}?\\b${matter}`,
      'i',
    ),
    by: ['tenant'],
    negated: true,
    unless: /\bwhether\b|\bsurrender\b/i,
  },
  tenantCleansUp: {
    shown: 'Tenant must clean up contamination',
    words: ['remediate', 'remediation', 'remove', 'clean', 'cleanup', 'abate'],
    act: /(?<!\bcosts?\s{1,9}of\s{1,9}(?:such\s{1,9})?)\b(?:remediat(?:e|ion)|remove|clean(?:[\s-]?up)?|abate)\b/i,
    by: ['tenant'],
    force: ['shall'],
    needs: contaminated,
    unless: new RegExp(`${listsCosts.source}|${otherCleaning.source}`, 'i'),
  },
  tenantIndemnifies: {
    shown: 'Tenant indemnifies the landlord',
    words: ['indemnify', 'indemnifies', 'hold', 'harmless'],
    act: /\b(?:indemnif(?:y|ies)|hold\s+(?:[^.;]{0,60}?\s)?harmless)\b/i,
    by: ['tenant'],
    needs: named,
  },
  landlordIndemnifies: {
    shown: 'Landlord indemnifies the tenant',
    words: ['indemnify', 'indemnifies', 'hold', 'harmless'],
    act: /\b(?:indemnif(?:y|ies)|hold\s+(?:[^.;]{0,60}?\s)?harmless)\b/i,
    by: ['landlord'],
    needs: named,
  },
  landlordCleansUp: {
    shown: 'Landlord must clean up contamination',
    words: ['remediate', 'remediation', 'remove', 'clean', 'cleanup', 'abate', 'abatement'],
    act: /(?<!\bcosts?\s{1,9}of\s{1,9}(?:such\s{1,9})?)\b(?:remediat(?:e|ion)|remove|clean(?:[\s-]?up)?|abate(?:ment)?)\b/i,
    by: ['landlord'],
    force: ['shall'],
    needs: named,
    unless: listsCosts,
  },
  landlordStates: {
    shown: 'Landlord says what it knows of contamination',
    words: ['represents', 'warrants', 'knowledge'],
    act: /\b(?:represents|warrants)\b/i,
    by: ['landlord'],
    needs: named,
  },
};

export const hazardous = defineField({
  id: 'hazardous',
  label: 'Hazardous materials',
  group: 'Other',
  lookedFor: 'rules and liability for hazardous materials',
  topics: home,
  many: true,
  isSame: anyWording,
  evidence: [
    ...pointsEvidence(points, { topics: home, section }),
    clauseEvidence(
      'tenantShallNot',
      ['hazardous', 'toxic', 'dangerous'],
      new RegExp(
        `(?:${theTenant}|\\bit\\b)[^.;]{0,120}(?:${must}|\\bmay\\b)[^.;]{0,60}\\b(?:not|never|nor|no)\\b[\\s\\S]{0,200}\\b${matter}`,
        'i',
      ),
      { home, section, weight: rank.complete },
    ),
    clauseEvidence(
      // `It is forbidden to store flammable, explosive and poisonous goods`
      'forbiddenGoods',
      ['flammable', 'inflammable', 'explosive', 'explosives', 'poisonous', 'radioactive', 'combustible', 'corrosive'],
      /(?:\b(?:forbidden|prohibited|not\s+(?:allowed|permitted))\s+to|\b(?:shall|must|may|can)\s?not|^\W*(?:\(?\w{1,4}[.)]\s+|\d{1,2}(?:\.\d{1,2}){1,3}\.?\s+)?not\s+to)\s+(?:\w+\s+){0,3}?(?:stor(?:e|ed)|keep|kept|bring|use[ds]?|pile|stack|place[ds]?)\b[^.;]{0,100}?\b(?:(?:in)?flammable|explosives?|poisonous|radioactive|combustible|corrosive)\b/i,
      { home, section, weight: rank.usual },
    ),
    clauseEvidence(
      'handledByLaw',
      ['hazardous', 'toxic', 'dangerous', 'medical', 'biomedical', 'infectious', 'biohazardous'],
      new RegExp(
        `\\b${matter}[^;]{0,160}\\b(?:in\\s+(?:full\\s+|strict\\s+)?(?:compliance|accordance)\\s+with|compl(?:y|ies)\\s+with|satisfy)\\b[^;]{0,60}\\b(?:laws?|regulations?|regulatory|requirements)`,
        'i',
      ),
      { home, section, weight: rank.secondary },
    ),
    clauseEvidence(
      'onlyInCompliance',
      ['hazardous', 'toxic'],
      new RegExp(`\\b(?:no|any)\\s+${matter}[\\s\\S]{0,200}\\b(?:shall|may|will|must)\\s+(?:not\\s+)?be\\b`, 'i'),
      { home, section },
    ),
    headedClause(/hazardous|toxic|medical waste|environmental/, { unless: /\binsur|\bbodily\b/i }),
  ],
  exclusions: [
    {
      name: 'definition',
      excludes: (candidate) =>
        /[“"](?:hazardous|toxic)[^”"]{0,40}[”"]\s*(?:shall\s+mean|means?|includes?|is\s+defined)/i.test(
          around(candidate, 0),
        ),
    },
    {
      name: 'otherClause',
      excludes: (candidate) =>
        /\b(?:assign|sublet|sublease|transferee|insurance\s+polic|casualty|janitor|surrender)\w*\b/i.test(
          around(candidate, 0),
        ) && !section.test(candidate.block.section),
    },
  ],
});
