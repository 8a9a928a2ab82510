import { datePattern, showDate } from '#documents/lease/lexicon/dates.ts';
import { durationPattern } from '#documents/lease/lexicon/durations.ts';
import { flowWith } from '#documents/lease/prepare/flow.ts';
import { hitsIn } from '#documents/lease/prepare/lease-text.ts';
import { phraseEvidence } from '../../evidence.ts';
import { around, before, defineField, type Evidence, type Reading } from '../../field.ts';
import { tenant } from '../../sides.ts';
import { rank } from '../../weights.ts';
import { dayLabelEvidence, definedDayEvidence, namedDayEvidence } from './day-evidence.ts';
import { dayOrFormula, formulaNote, inDateOrder, isSameDay } from './day-reader.ts';
import { conditional } from './term-exclusions.ts';

const rent =
  '\\b(?:base\\s+|fixed\\s+|minimum\\s+|monthly\\s+|annual\\s+)?(?:rent|rental|rental\\s+fees?)(?:\\s+and\\s+additional\\s+rent)?\\b(?!\\s+from\\s+(?:the\\s+)?(?:landlord|lessor|tenant|lessee)\\b)';
const starting =
  '(?:commencing|beginning|starting|commence|begin|start|effective)(?:\\s+(?:on|as\\s+of|from|with|upon))?';
const commencement = '(?:the\\s+)?(?:(?:Lease|Term)\\s+)?Commencement\\s+Date';
const withTermPatterns = [
  new RegExp(
    `${rent}[^.;]{0,220}?\\b${starting}\\s+(${commencement})\\b(?!\\s+(?:and|until|through)\\s+(?:ending|month))`,
    'dgi',
  ),
  new RegExp(
    `\\b(?:commencing|beginning|starting)\\s+(?:on|as\\s+of|from|with|upon)\\s+(${commencement}),?\\s+(?:the\\s+)?${tenant}\\s+(?:shall|will|must|agrees\\s+to)\\s+pay\\b[^.;]{0,60}?${rent}`,
    'dgi',
  ),
];

/** `Base Rent is payable monthly in advance commencing on the Commencement Date`: rent begins with the term. */
const withTerm: Evidence = {
  name: 'withTerm',
  kind: 'phrase',
  find: ({ text, best }) =>
    withTermPatterns
      .flatMap((pattern) => flowWith(text, ['commencement']).flatMap((block) => hitsIn(block, pattern)))
      .map((hit): Reading => {
        const start = best('commencement_date');
        const day = typeof start?.value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(start.value) ? start.value : null;
        const base = { span: hit, block: hit.block, weight: rank.weak };
        if (day === null)
          return { ...base, value: 'the Commencement Date', shown: 'the Commencement Date', note: formulaNote };
        return {
          ...base,
          value: day,
          shown: showDate(day),
          note: 'Rent begins on the Commencement Date.',
          ...(start?.doubt === undefined ? {} : { doubt: start.doubt }),
        };
      }),
};

export const rentCommencement = defineField({
  id: 'rent_commencement',
  label: 'Rent commencement',
  group: 'Term',
  lookedFor: 'a rent commencement date of its own',
  topics: ['rent', 'term', 'definitions'],
  isSame: isSameDay,
  evidence: [
    dayLabelEvidence(
      'label',
      /^(?:(?:sublease\s+)?premises\s+)?(?:(?:lease\s+)?commencement\s+(?:date\s+)?(?:and|\/|&)\s+)?(?:base\s+)?rent(?:al)?\s+(?:commencement|start)(?:\s+date)?$/,
    ),
    namedDayEvidence('(?:Base\\s+)?Rent\\s+Commencement\\s+Date'),
    definedDayEvidence('defined', () => [
      'Rent Commencement Date',
      'Base Rent Commencement Date',
      'Rent Start Date',
      'Rental Commencement Date',
    ]),
    inDateOrder(
      phraseEvidence(
        'rentBegins',
        ['rent', 'rental'],
        /\b(?:base\s+|fixed\s+|minimum\s+|monthly\s+)?rent(?:al)?\s+(?:payments?\s+)?(?:(?:shall|will|must)\s+(?:first\s+)?(?:commence|begin|start)|commences|begins|starts)\s+(?:to\s+accrue\s+)?((?:on|as\s+of|upon|(?=[A-Z][a-z]{2,8}\s\d))\s*[^;]{5,330})/dgi,
        (piece) => dayOrFormula(piece).filter(({ shown }) => !/\brent\s+commencement\s+date$/i.test(shown)),
      ),
    ),
    inDateOrder(
      phraseEvidence(
        'payableFrom',
        ['rent', 'rental'],
        new RegExp(
          `\\brent(?:al)?\\b[^.;]{0,160}?\\b(?:due|payable|paid|installments?)\\b[^.;]{0,120}?\\b(?:commencing|beginning|starting)\\s+(?:on\\s+)?(${datePattern}|${durationPattern}\\s+(?:after|following|from)\\s+the\\s+[^.;,()]{5,80})`,
          'dgi',
        ),
        dayOrFormula,
        { weight: rank.loose },
      ),
    ),
    inDateOrder(
      phraseEvidence(
        'rateFrom',
        ['rent', 'rental'],
        new RegExp(
          `\\b(?:rent|rental(?:\\s+fees?)?)\\s+(?:shall|should|will|must)\\s+be\\b[^.;]{0,20}(?:[.]\\d\\d)?[^.;]{0,60}?\\b(?:starting|commencing|beginning)\\s+(?:from|on)\\s+(${datePattern})`,
          'dgi',
        ),
        dayOrFormula,
        { weight: rank.loose },
      ),
    ),
    inDateOrder(
      phraseEvidence(
        'firstPayment',
        ['first'],
        new RegExp(
          `\\bfirst\\s+(?:monthly\\s+|base\\s+)*(?:rent(?:al)?\\s+)?(?:payment|installment)(?:\\s+of\\s+(?:\\w+\\s+){0,2}rent)?\\s+(?:is|shall\\s+be|will\\s+be)\\s+(?:due|payable|made|paid)(?:\\s+and\\s+payable)?\\s+(?:on\\s+)?(${datePattern})`,
          'dgi',
        ),
        dayOrFormula,
        { weight: rank.inferred },
      ),
    ),
    inDateOrder(
      phraseEvidence(
        'startsPaying',
        ['paying', 'payment', 'pay', 'obligation'],
        /\b(?:commence|begin|start)\s+(?:paying|payment\s+of|to\s+pay)\s+(?:\w+\s+){0,2}rent(?:al)?\s+((?:on|as\s+of|upon)\s+[^;]{5,330})/dgi,
        (piece) => dayOrFormula(piece).filter(({ shown }) => !/\brent\s+commencement\s+date$/i.test(shown)),
      ),
    ),
    withTerm,
  ],
  exclusions: [
    conditional,
    {
      name: 'otherRent',
      excludes: (candidate) => /\b(?:additional|percentage|parking|storage|holdover)\s+$/i.test(before(candidate, 20)),
    },
    {
      name: 'laterRent',
      excludes: (candidate) =>
        /\b(?:increas|adjust|escalat|second|renewal|option|extension)\w*/i.test(around(candidate, 120)),
    },
  ],
});
