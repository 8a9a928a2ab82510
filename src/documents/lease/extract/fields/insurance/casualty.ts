import { defineField } from '../../field.ts';
import { headedClause } from '../../headed-clause.ts';
import { notWhere, wordsEvidence } from '../../said.ts';

const section = /damage|destr|casualty|fire/;
const about = ['casualty'] as const;
const damage =
  '(?:damaged?|destroy(?:ed)?|destruction|casualty|fire|casualties|untenant\\w+|unfit\\s+for\\s+(?:occupation|use))\\b';

/**
 * `If Landlord elects not to restore`, `If Tenant terminates as provided`: consequences of an election that another
 * sentence grants; uninsured damage, and waivers of statutes.
 */
const follows =
  /^\W*(?:\(?\w{1,4}[.)]\s+)?(?:if|in\s+the\s+event(?:\s+that)?|should|unless|upon)\s+(?:the\s+)?(?:landlord|lessor|tenant|lessee|it|neither\s+party|either\s+party|nobody|this\s+lease)\s+(?:shall\s+|so\s+)?(?:elects?|terminates?|does|is|determines?|exercises?)\b|^\W*(?:in\s+the\s+event\s+of|upon)\s+the\s+giving\b|,\s+(?:tenant|lessee)\s+shall\s+give\b|\bnot\s+(?:fully\s+)?(?:covered|insured)\b|\buninsured\b|\b(?:hereby\s+)?waives?\b/i;
/** The condition of the general rule: `If the Premises are damaged by fire`; not a total loss or a later decision. */
const prefers =
  /\b(?:if|should|in\s+(?:the\s+)?(?:event|case))\b(?:(?!\bso\b)[^.;]){0,80}\b(?:premises|building|property|improvements)\b(?:(?!\b(?:so|substantially|(?<!\bor\s)(?:totally|wholly|completely)(?!\s+or\b))\b)[^.;]){0,60}\b(?:damaged|destroyed|damage|destruction)\b/i;
/** Words that identify a clause on casualty anywhere: `if the Premises are damaged by fire or other casualty`. */
const ownWords =
  /\b(?:damaged|destroyed)\b[^.;]{0,60}\b(?:insured\s+risks?|unfit\s+for)\b|\b(?:if|should|in\s+(?:the\s+)?(?:event|case))\b[^.;]{0,80}\b(?:premises|building|property)\b[^.;]{0,60}\b(?:damaged|destroyed)\b[^.;]{0,60}\b(?:fire|casualty|event|cause)\b/i;

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
      { section, about, prefers, follows, weight: 4 },
    ),
    wordsEvidence(
      'restores',
      ['restore', 'rebuild', 'repair', 'restoration', 'reconstruct', 'repaired', 'restored', 'replace', 'rebuilding'],
      new RegExp(
        `\\b${damage}[^.;]{0,360}?\\b(?:restor(?:e|ed|ation)|rebuild(?:ing)?|repair(?:ed)?|reconstruct|replace)\\b`,
        'i',
      ),
      { section, about, prefers, follows, weight: -4 },
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
    // Documents rather than buildings are destroyed; or a party is prevented from acting, and nothing is damaged.
    notWhere('papers', /\b(?:confidential\s+information|receiving\s+party|personal\s+data|affected\s+party)\b/i),
    notWhere('definition', /^[^.;]{0,40}["”]\s*(?:shall\s+mean|means?)\b/i),
    {
      // Clauses on repairs, insurance and the end of the term also mention damage; British leases state its
      // consequences under insurance.
      name: 'anotherClause',
      excludes: ({ block }) =>
        /insur|repair|mainten|surrender|alteration|default|indemn|hazard|deposit|liabil|renewal|condemn|eminent/.test(
          block.section.split(' > ').at(-1) ?? '',
        ) &&
        !section.test(block.section) &&
        !ownWords.test(block.text),
    },
  ],
});
