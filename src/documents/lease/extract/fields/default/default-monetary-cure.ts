import { labelEvidence, phraseEvidence } from '../../evidence.ts';
import { defineField } from '../../field.ts';
import { first, readDays } from '../../readers.ts';
import { notWhere, saidEvidence } from '../../said.ts';
import { tenant } from '../../sides.ts';
import { rank } from '../../weights.ts';
import { cureEvidence } from './cure-periods.ts';

export const defaultMonetaryCure = defineField({
  id: 'default_monetary_cure',
  label: 'Cure of a missed payment',
  group: 'Default',
  lookedFor: 'the days to cure a missed payment',
  topics: ['default', 'remedies'],
  evidence: [
    labelEvidence(
      'label',
      /^(?:monetary|payment|rent)\s+(?:default\s+)?(?:cure|grace)\s+periods?$|^(?:monetary|payment)\s+defaults?$|^(?:cure|grace)\s+period\s+(?:for|of)\s+(?:rent|payments?|monetary.*)$/,
      first(readDays),
      { titled: false },
    ),
    cureEvidence('ofPayment', ({ of }) => of === 'payment'),
    cureEvidence('ofAnyFailure', ({ of }) => of === 'both', rank.common),
    phraseEvidence(
      // `the period for monetary default is five (5) business days after notice`
      'periodOfMonetary',
      ['monetary'],
      /\b(?:period|time)\s+(?:for|of)\s+(?:an?\s+|any\s+)?monetary\s+defaults?\s+(?:is|are|shall\s+be)\s+([^.;]{4,50})/dgi,
      first(readDays),
      { weight: rank.explicit },
    ),
    saidEvidence(
      'whenDue',
      ['due'],
      new RegExp(
        `\\b(?:${tenant}[^.;]{0,40}?\\bfails?\\s+to\\s+(?:pay|make\\s+(?:any|a|the|each)\\s+(?:\\w+\\s+)?payments?)|failure\\s+(?:by\\s+(?:the\\s+)?${tenant}\\s+)?to\\s+pay|default\\s+in\\s+(?:the\\s+)?payment)\\b[^.;]{0,120}?\\b(?:when|as)\\s+(?:and\\s+when\\s+)?(?:the\\s+same\\s+(?:is|are|becomes?)\\s+)?due\\b`,
        'i',
      ),
      ({ sentence, block }) =>
        /default|remed|breach/.test(block.section) && !/\b(?:days?|notice|grace|late|interest)\b/i.test(sentence)
          ? { value: 0, shown: 'None: at once when due', doubt: 'No days are stated; look for a notice elsewhere.' }
          : null,
      { weight: rank.inferred },
    ),
  ],
  exclusions: [
    // Repeated late payments, payments under another lease, and the time to pay an invoice.
    notWhere(
      'repeated',
      /\b(?:two|three|twice|\d)\b[^.;]{0,20}\b(?:times|occasions|or\s+more)|\bmaster\s+lease\b|\bconsecutive\b/i,
    ),
  ],
});
