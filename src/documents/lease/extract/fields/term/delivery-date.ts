import { datePattern } from '../../../lexicon/dates.ts';
import { phraseEvidence } from '../../evidence.ts';
import { defineField, type Evidence, type Reading } from '../../field.ts';
import { dayOrFormula, inDateOrder, isSameDay } from './day-reader.ts';
import {
  conditional,
  dayLabelEvidence,
  definedDayEvidence,
  namedDayEvidence,
  readDefinition,
} from './term-evidence.ts';

/** `Landlord will deliver the Premises on or before the Target Commencement Date`, a day that is defined elsewhere. */
const byTerm: Evidence = {
  name: 'byTerm',
  kind: 'phrase',
  find: ({ text }) =>
    text
      .hits(
        ['deliver', 'tender'],
        /\b(?:[Ll]andlord|[Ll]essor)\s+(?:will|shall|agrees\s+to)\s+(?:deliver|tender)\b[^.;]{0,120}?\b(?:on|by|before)\s+the\s+((?:[A-Z][\w’']+\s+){1,4}Date)\b/dg,
      )
      .flatMap((hit): Reading[] => {
        const name = hit.group(1)?.text ?? '';
        if (!/\b(?:Target|Scheduled|Expected|Estimated|Delivery|Possession|Commencement|Turnover)\b/.test(name))
          return [];
        return text.terms
          .named(name)
          .filter(({ form }) => form !== 'label')
          .flatMap(readDefinition)
          .filter(({ note }) => note === undefined)
          .map((read) => ({ ...read, weight: 0, note: `Landlord delivers by the ${name.replace(/\s+/g, ' ')}.` }));
      }),
};

export const deliveryDate = defineField({
  id: 'delivery_date',
  label: 'Delivery of possession',
  group: 'Term',
  lookedFor: 'a date or event on which possession is delivered',
  topics: ['delivery', 'term', 'definitions'],
  isSame: isSameDay,
  evidence: [
    dayLabelEvidence(
      'label',
      /^(?:(?:estimated|scheduled|target|anticipated|expected|premises)\s+)*(?:delivery|possession|turnover)(?:\s+(?:date|of\s+(?:the\s+)?(?:possession|premises)))*(?:\s+date)?$/,
    ),
    namedDayEvidence('(?:Delivery|Possession)\\s+Date'),
    definedDayEvidence('defined', () => [
      'Delivery Date',
      'Expected Delivery Date',
      'Scheduled Delivery Date',
      'Estimated Delivery Date',
      'Anticipated Delivery Date',
      'Target Delivery Date',
      'Possession Date',
      'Turnover Date',
    ]),
    inDateOrder(
      phraseEvidence(
        'deliver',
        ['deliver', 'delivered', 'delivery', 'tender', 'possession'],
        new RegExp(
          `\\b(?:deliver(?:y|ed)?|tender(?:ed)?|turn(?:ed)?\\s+over)\\b[^.;]{0,120}?\\b(?:possession|premises)\\b[^.;]{0,80}?\\b(?:on|by|before|about|than|is|be)\\s+(${datePattern})`,
          'dgi',
        ),
        dayOrFormula,
        { weight: 10 },
      ),
    ),
    inDateOrder(byTerm),
    inDateOrder(
      phraseEvidence(
        'handOver',
        ['deliver', 'release', 'hand', 'delivers'],
        new RegExp(
          `\\bparty\\s+a\\s+(?:shall|will)\\s+(?:deliver|release|hand\\s+over)\\b[^.;]{0,90}?\\bparty\\s+b\\b[^.;]{0,40}?\\b(?:on|from|before)\\s+(${datePattern})`,
          'dgi',
        ),
        dayOrFormula,
      ),
    ),
  ],
  exclusions: [
    conditional,
    {
      name: 'otherDelivery',
      excludes: (candidate, { text }) =>
        /\b(?:notice|invoice|surrender|return(?:ed)?|vacate|certificate|estoppel|plans|drawings)\b/i.test(
          text.document.text.slice(candidate.span.start, candidate.span.end),
        ),
    },
  ],
});
