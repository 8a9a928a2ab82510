import { labelEvidence, phraseEvidence } from '../../evidence.ts';
import { around, before, defineField } from '../../field.ts';
import { first, type ReadValue, readAmounts } from '../../readers.ts';
import { rank } from '../../weights.ts';
import { anyAmount, firstInSentence, readNone } from '../../wording.ts';

const label =
  /^(?:(?:tenant|tenant's|leasehold|landlord's|construction|improvement|improvements|initial|ti|finish|total|work|cash|design|lessor's|fit-?\s?out)\s+)*(?:allowance|contribution|incentive)s?(?:\s+amount)?$/;
const money = `(${anyAmount}\\)?(?:\\s+(?:per|\\/)\\s*(?:rentable\\s+|usable\\s+)?(?:square\\s+f\\w+|r?sf\\b))?)`;

function perFoot(piece: string): ReadValue[] {
  return first(readAmounts)(piece).map((read) =>
    /^\)?[\s,]*(?:per|\/)\s*(?:rentable\s+|usable\s+)?(?:sq|r?sf)/i.test(piece.slice(read.end))
      ? { ...read, shown: `${read.shown} per square foot` }
      : read,
  );
}

export const tiAllowance = defineField({
  id: 'ti_allowance',
  label: 'Improvement allowance',
  group: 'Work',
  lookedFor: 'an improvement or construction allowance in dollars',
  topics: ['work', 'alterations', 'condition'],
  many: true,
  evidence: [
    labelEvidence('label', label, (piece) => perFoot(piece.slice(0, 300)), { unless: /moving|parking/ }),
    labelEvidence('none', label, readNone, { titled: false }),
    phraseEvidence(
      'definedBehind',
      ['allowance', 'contribution'],
      new RegExp(`${money}[^;$]{0,130}?[“"(][^”"]{0,50}\\b(?:Allowance|Contribution)\\b[^”"]{0,12}[”")]`, 'dg'),
      perFoot,
      { kind: 'definedTerm', weight: rank.weak },
    ),
    phraseEvidence(
      'allowanceOf',
      ['allowance', 'contribution'],
      /\b(?:allowance|contribution)\b[^.;$]{0,60}?\b(?:of|amount|sum|equal\s+to|not\s+(?:to\s+)?exceed|is|be)\b(?=([^;]{0,140}))/dgi,
      firstInSentence(perFoot),
    ),
    phraseEvidence(
      'landlordContributes',
      ['contribute', 'contributes', 'reimburse', 'reimburses', 'pay'],
      new RegExp(
        `\\b(?:sub-?)?(?:landlord|lessor)\\s+(?:(?:shall|will|must|agrees\\s+to)\\s+(?:contribute|reimburse|pay)|contributes|reimburses)\\b[^.;$]{0,60}?${money}(?:,?\\s+(?:up\\s+to|but\\s+(?:no|not)\\s+more\\s+than)\\s+${anyAmount},?)?[^;$]{0,120}?\\b(?:improvements?|build-?out|fit(?:ting)?-?\\s?out|finish|alterations|tenant[’']s\\s+work)`,
        'dgi',
      ),
      perFoot,
    ),
    phraseEvidence(
      // `Landlord will pay to Tenant, toward Tenant’s improvements, Fifteen Thousand Dollars ($15,000.00)`
      'towardImprovements',
      ['toward', 'towards'],
      /\b(?:sub-?)?(?:landlord|lessor)\s+(?:shall|will|must|agrees\s+to)\s+(?:contribute|reimburse|pay)\b[^.;$]{0,40}?\btowards?\b[^.;$]{0,60}?\b(?:improvements?|build-?out|fit(?:ting)?-?\s?out|tenant[’']s\s+work|alterations)\b(?=([^;]{0,120}))/dgi,
      firstInSentence(perFoot),
    ),
    phraseEvidence(
      'reimbursesCost',
      ['contribute', 'reimburse', 'pay'],
      /\b(?:sub-?)?(?:landlord|lessor)\s+(?:shall|will|must|agrees\s+to)\s+(?:contribute|reimburse|pay)\b[^.;$]{0,120}?\b(?:improvements?|build-?out|tenant[’']s\s+work|alterations)\b[^.;$]{0,60}?\b(?:exceed|up\s+to|amount\s+of|maximum\s+of)(?=([^;]{0,100}))/dgi,
      firstInSentence(perFoot),
    ),
  ],
  exclusions: [
    {
      // Contributions to anything other than construction: marketing, insurance, a partnership.
      name: 'otherContribution',
      excludes: (candidate) =>
        candidate.evidence === 'allowanceOf' &&
        !/\ballowance\b/i.test(around(candidate, 0)) &&
        !/\b(?:work|improvements?|construction|build-?out|fit-?out|alterations|allowance)\b/i.test(
          around(candidate, 200),
        ),
    },
    {
      name: 'otherAllowance',
      excludes: (candidate) =>
        /\b(?:moving|relocation|parking|signage|free\s+rent|rent\s+credit|excess|capital\s+contribution|brokerage|first\s+(?:offer|refusal)|commission|change\s+order|delay\s+allowance|supplement\s+to)\b/i.test(
          `${before(candidate, 120)}${around(candidate, 0)}`,
        ),
    },
    {
      name: 'otherSpace',
      excludes: ({ block }) => /first\s+(?:offer|refusal)|expansion|option|renewal|extension/.test(block.section),
    },
    {
      name: 'feeFromAllowance',
      excludes: (candidate) =>
        /\b(?:supervis|fee|oversight|portion|unused|up\s+to\s+one\s+month)\b[^.;]{0,60}$/i.test(before(candidate, 60)),
    },
  ],
});
