import { datePattern } from '../../../lexicon/dates.ts';
import { phraseEvidence } from '../../evidence.ts';
import { defineField } from '../../field.ts';
import { dayOrFormula, inDateOrder, isSameDay } from './day-reader.ts';
import { conditional, dayLabelEvidence, definedDayEvidence, namedDayEvidence, sentenceOf } from './term-evidence.ts';

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
      /^(?:(?:lease\s+)?commencement\s+(?:date\s+)?(?:and|\/|&)\s+)?(?:base\s+)?rent(?:al)?\s+(?:commencement|start)(?:\s+date)?$/,
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
        /\b(?:base\s+|fixed\s+|minimum\s+|monthly\s+)?rent(?:al)?\s+(?:payments?\s+)?(?:shall|will)\s+(?:first\s+)?(?:commence|begin|start)\s+(?:to\s+accrue\s+)?((?:on|as\s+of|upon)\s+[^;]{5,330})/dgi,
        (piece) => dayOrFormula(piece).filter(({ shown }) => !/\brent\s+commencement\s+date$/i.test(shown)),
      ),
    ),
    inDateOrder(
      phraseEvidence(
        'payableFrom',
        ['rent', 'rental'],
        new RegExp(
          `\\brent(?:al)?\\b[^.;]{0,160}?\\b(?:due|payable|paid|installments?)\\b[^.;]{0,120}?\\b(?:commencing|beginning|starting)\\s+(?:on\\s+)?(${datePattern})`,
          'dgi',
        ),
        dayOrFormula,
        { weight: -5 },
      ),
    ),
  ],
  exclusions: [
    conditional,
    {
      name: 'laterRent',
      excludes: (candidate) =>
        /\b(?:increas|adjust|escalat|second|renewal|option|extension)\w*/i.test(sentenceOf(candidate)),
    },
  ],
});
