import { defineField } from '../../field.ts';
import { headedClause } from '../../headed-clause.ts';
import { wordsEvidence } from '../../said.ts';

const section = /damage|destr|casualty|fire/;
const about = ['casualty'] as const;
const damage =
  '(?:damaged?|destroy(?:ed)?|destruction|casualty|fire|casualties|untenant\\w+|unfit\\s+for\\s+(?:occupation|use))\\b';

export const casualty = defineField({
  id: 'casualty',
  label: 'Casualty',
  group: 'Insurance and casualty',
  lookedFor: 'what happens after fire or other damage',
  topics: ['casualty'],
  isSame: () => true,
  evidence: [
    wordsEvidence(
      'mayEnd',
      ['terminate', 'terminated', 'cancel', 'terminates', 'termination', 'end'],
      new RegExp(
        `\\b${damage}[^.;]{0,420}?\\b(?:terminat(?:e|es|ed|ion)|cancel|come\\s+to\\s+an\\s+end|(?:end|determine)\\s+this\\s+(?:lease|agreement|tenancy))\\b|\\b(?:terminate|cancel|termination)\\b[^.;]{0,260}?\\b${damage}`,
        'i',
      ),
      { section, about, weight: 4 },
    ),
    wordsEvidence(
      'restores',
      ['restore', 'rebuild', 'repair', 'restoration', 'reconstruct', 'repaired', 'restored', 'replace', 'rebuilding'],
      new RegExp(
        `\\b${damage}[^.;]{0,360}?\\b(?:restor(?:e|ed|ation)|rebuild(?:ing)?|repair(?:ed)?|reconstruct|replace)\\b`,
        'i',
      ),
      { section, about, weight: -4 },
    ),
    wordsEvidence(
      'rentAbates',
      ['abate', 'abated', 'abatement', 'reduced', 'suspended', 'exempt', 'losses', 'loss'],
      new RegExp(`\\b${damage}[^.;]{0,300}?\\b(?:abate[ds]?|abatement|reduced|suspended|exempt|loss(?:es)?)\\b`, 'i'),
      { section, about, weight: -10 },
    ),
    headedClause(/^(?:fire|casualty|damage|destruction)\b|\bcasualty$/, {
      says: /\b(?:damage|destr|fire|casualty|untenantable|unusable)/i,
    }),
  ],
  exclusions: [
    {
      // Upkeep, insurance and the end of the term name damage too; British leases state its consequences under insurance.
      name: 'anotherClause',
      excludes: ({ block }) =>
        /insur|repair|mainten|surrender|alteration|default|indemn|hazard|deposit|liabil|renewal|condemn|eminent/.test(
          block.section.split(' > ').at(-1) ?? '',
        ) &&
        !section.test(block.section) &&
        !/\b(?:damaged|destroyed)\b[^.;]{0,60}\b(?:insured\s+risks?|unfit\s+for)\b/i.test(block.text),
    },
  ],
});
