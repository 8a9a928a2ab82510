import { clauseEvidence } from '../../clause-evidence.ts';
import { around, defineField } from '../../field.ts';
import { rank } from '../../weights.ts';
import { anyWording, must, theLandlord, theTenant } from '../../wording.ts';

const section = /condition|premises|accept|deliver|possession|as[\s-]is|warrant/;

const home = ['condition', 'delivery', 'premises', 'work'] as const;

export const condition = defineField({
  id: 'condition',
  label: 'Condition at delivery',
  group: 'Work',
  lookedFor: '"as is", "with all faults" or broom clean',
  topics: home,
  isSame: anyWording,
  evidence: [
    clauseEvidence(
      'asIs',
      ['as', 'faults'],
      /[“"‘'(]as[\s-]*is\b|\bAS[\s-]+IS\b|\bas[\s-]is[,\s]+(?:where[\s-]is|condition|basis|with\s+all)|\bas-is\b|\bwith\s+all\s+faults\b|\bas\s+(?:it\s+(?:is|stands)|they\s+(?:are|stand))(?=[.,;]|$)|\b(?:accepts?|takes?)\s+(?:it|them|the\s+(?:[A-Z]\w+\s+)?[Pp]remises)\s+as[\s-]is(?=[.,;]|$)/,
      { home, section, weight: rank.fixedForm },
    ),
    clauseEvidence(
      'acceptedCondition',
      ['condition', 'order'],
      new RegExp(
        `${theTenant}[^.;]{0,120}\\b(?:accepts?|accepted|taken|takes?|received|inspected|acknowledges?)\\b[^.;]{0,160}\\b(?:in\\s+(?:its|their|the)\\s+(?:present|existing|current|then)\\b|(?:in\\s+)?good\\s+(?:order|condition|repair)|in\\s+satisfactory\\s+condition)`,
        'i',
      ),
      { home, section, weight: rank.named },
    ),
    clauseEvidence(
      'possessionProves',
      ['possession'],
      /\btaking\s+(?:of\s+)?possession\b[^.;]{0,120}\b(?:conclusive|evidence|acceptance|accepted|acknowledg)\w*/i,
      { home, section, weight: rank.implied },
    ),
    clauseEvidence(
      'deliveredCondition',
      ['broom', 'clean', 'condition', 'order'],
      new RegExp(
        `(?:${theLandlord}[^.;]{0,60}(?:${must}|\\bwarrants?\\b)[^;]{0,120}|\\bshall\\s+be\\s+(?:delivered\\s+)?)\\b(?:broom[\\s-]+clean|clean\\s+and\\s+free\\s+of\\s+debris|in\\s+good\\s+(?:working\\s+|operating\\s+)?(?:order|condition))`,
        'i',
      ),
      { home, section },
    ),
    clauseEvidence(
      'noWarranty',
      ['warranty', 'warranties', 'representation', 'representations'],
      /\b(?:no|not\s+made|any)\b[^.;]{0,60}\b(?:representations?|warrant(?:y|ies)|covenants)\b[^.;]{0,200}\b(?:condition|fitness|suitability|state\s+of\s+repair)\b/i,
      { home, section, weight: rank.secondary },
    ),
  ],
  exclusions: [
    {
      // `NEITHER PARTY MAKES ANY OTHER WARRANTIES` says nothing about the premises.
      name: 'ofEitherParty',
      excludes: (candidate) => /\bneither\s+party\s+(?:makes|gives|has\s+made)\b/i.test(around(candidate, 0)),
    },
    {
      name: 'returnOfPremises',
      excludes: (candidate) =>
        /\b(?:surrender|vacate|return)\w*\b[^.;]{0,160}\b(?:as[\s-]is|condition|order|repair|clean)\b|\b(?:expiration|end\s+of\s+the\s+term)\b[^.;]{0,100}\b(?:condition|clean)/i.test(
          around(candidate, 0),
        ),
    },
    {
      // `The Landlord shall keep the building in good order`: a duty during the term, not the state at its beginning.
      name: 'upkeep',
      excludes: (candidate) =>
        candidate.evidence === 'deliveredCondition' &&
        /\b(?:keep|maintain|repair)\b/i.test(around(candidate, 0)) &&
        !/\bdeliver|\bcommencement\b|\bwarrant/i.test(around(candidate, 0)),
    },
    {
      name: 'otherSpace',
      excludes: (candidate) =>
        /\b(?:first\s+(?:offer|refusal)|expansion|storage|temporary|swing|additional|offer(?:ed)?|rofo|must-take)\s+(?:\w+\s+){0,2}(?:space|premises)\b|\baccepts?\s+(?:the\s+)?(?:[\w\s]{0,20})\b(?:equipment|generator|furniture)\b|[“"]?as[\s-]is[”"]?\s+the\s+existing\s+hvac|\bbrokers\b/i.test(
          around(candidate, 0),
        ),
    },
    {
      name: 'asIsInPassing',
      excludes: (candidate) =>
        /\bas[\s-]is\s+(?:reasonabl|necessar|customar|provid|set|required|hereinafter|permitted|specified|more|described|otherwise|approved|practica|possible)/i.test(
          around(candidate, 0),
        ),
    },
  ],
});
