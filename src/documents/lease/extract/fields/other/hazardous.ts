import { clauseEvidence } from '../../clause-evidence.ts';
import { around, defineField } from '../../field.ts';
import { headedClause } from '../../headed-clause.ts';
import { anyWording, must, theLandlord, theTenant } from '../../wording.ts';

const matter =
  '(?:(?:bio-?medical|medical|infectious|biohazardous)\\s+wastes?|(?:hazardous|toxic|environmentally\\s+sensitive|dangerous)(?:\\s+or\\s+\\w+)?\\s+(?:materials?|substances?|wastes?|goods|articles|chemicals?))';
const section = /hazard|environment|toxic/;

const home = ['hazardous'] as const;

export const hazardous = defineField({
  id: 'hazardous',
  label: 'Hazardous materials',
  group: 'Other',
  lookedFor: 'rules and liability for hazardous materials',
  topics: home,
  isSame: anyWording,
  evidence: [
    clauseEvidence(
      'tenantShallNot',
      ['hazardous', 'toxic', 'dangerous'],
      new RegExp(
        `(?:${theTenant}|\\bit\\b)[^.;]{0,120}(?:${must}|\\bmay\\b)[^.;]{0,60}\\b(?:not|never|nor|no)\\b[\\s\\S]{0,200}\\b${matter}`,
        'i',
      ),
      { home, section, weight: 12 },
    ),
    clauseEvidence(
      'tenantLiable',
      ['hazardous', 'toxic', 'environmental'],
      new RegExp(
        `${theTenant}[^.;]{0,120}(?:${must})[^.;]{0,100}\\b(?:indemnif\\w*|responsible|liable|remediate|remove|clean)\\b[\\s\\S]{0,300}\\b(?:${matter}|environmental\\s+laws?)`,
        'i',
      ),
      { home, section, weight: 6 },
    ),
    clauseEvidence(
      'landlordLiable',
      ['hazardous', 'toxic', 'abatement'],
      new RegExp(
        `${theLandlord}[^.;]{0,40}(?:${must}|\\b(?:represents|warrants))[\\s\\S]{0,200}\\b(?:${matter}|abatement\\s+work)`,
        'i',
      ),
      { home, section, weight: 4 },
    ),
    clauseEvidence(
      'handledByLaw',
      ['hazardous', 'toxic', 'dangerous', 'medical', 'biomedical', 'infectious', 'biohazardous'],
      new RegExp(
        `\\b${matter}[^;]{0,160}\\b(?:in\\s+(?:full\\s+|strict\\s+)?(?:compliance|accordance)\\s+with|compl(?:y|ies)\\s+with|satisfy)\\b[^;]{0,60}\\b(?:laws?|regulations?|regulatory|requirements)`,
        'i',
      ),
      { home, section, weight: 2 },
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
