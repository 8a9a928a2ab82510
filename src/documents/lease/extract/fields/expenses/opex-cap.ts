import { phraseEvidence } from '../../evidence.ts';
import { after, around, defineField } from '../../field.ts';
import { readPercents } from '../../readers.ts';
import { firstInSentence } from '../../wording.ts';

const costs =
  '(?:controllable|operating\\s+(?:expenses?|costs?)|CAM\\b|NNN\\s+expenses|common\\s+area|additional\\s+rent)';

export const opexCap = defineField({
  id: 'opex_cap',
  label: 'Cap on controllable expenses',
  group: 'Expenses',
  lookedFor: 'a cap on controllable or operating expenses in percent',
  topics: ['operating_expenses'],
  evidence: [
    phraseEvidence(
      'notMoreThan',
      ['controllable', 'expenses', 'costs', 'cam'],
      new RegExp(
        `\\b${costs}[^.;]{0,260}?\\b(?:not|never|no\\s+event|neither)\\b[^.;]{0,80}?\\b(?:exceed|increase|rise|grow|more\\s+than|greater\\s+than)\\w*(?=([^;]{0,150}))`,
        'dgi',
      ),
      firstInSentence(readPercents),
    ),
    phraseEvidence(
      'excessNotPaid',
      ['controllable', 'expenses', 'costs', 'cam'],
      new RegExp(
        `\\b(?:not|never)\\s+be\\s+(?:obligated|required|responsible|liable)\\b[^.;]{0,200}?\\b${costs}[^;]{0,200}?\\bexceeds?(?=([^;]{0,120}))`,
        'dgi',
      ),
      firstInSentence(readPercents),
    ),
    phraseEvidence(
      'capped',
      ['capped', 'cap', 'limited'],
      new RegExp(
        `\\b${costs}[^.;]{0,200}?\\b(?:capped\\s+at|subject\\s+to\\s+(?:a|an)\\b[^.;]{0,30}?\\bcap|limited\\s+to|cap\\s+(?:of|equal))(?=([^;]{0,120}))`,
        'dgi',
      ),
      firstInSentence(readPercents),
    ),
    phraseEvidence(
      'percentCap',
      ['cap'],
      new RegExp(`(\\d+(?:\\.\\d+)?\\)?\\s?(?:%|percent))[^.;]{0,60}?\\bcap\\b[^.;]{0,60}?\\b${costs}`, 'dgi'),
      readPercents,
    ),
  ],
  exclusions: [
    {
      name: 'otherPercentage',
      excludes: (candidate) =>
        /\b(?:management\s+fee|administrati(?:ve|on)\s+(?:fee|charge)|audit|discrepan|overstat|understat|overcharg|gross(?:ed)?[\s-]+up|occupi|occupan|actual\s+(?:operating\s+)?(?:expenses|costs)|interest)/i.test(
          `${around(candidate, 0)}${after(candidate, 50)}`,
        ),
    },
  ],
});
