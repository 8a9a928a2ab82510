import { defineField } from '../../field.ts';
import { grantedEvidence } from '../../granted.ts';
import { rightEvidence } from '../../said.ts';
import { tenant } from '../../sides.ts';

const section = /expan|contraction|must[- ]take|additional (?:space|premises)|option/;

export const expansion = defineField({
  id: 'expansion',
  label: 'Expansion or contraction',
  group: 'Options',
  lookedFor: 'an expansion, must-take or contraction right',
  topics: ['expansion', 'premises'],
  evidence: [
    grantedEvidence(
      'optionTo',
      ['expand', 'contract', 'expansion', 'contraction'],
      /\b(?:options?|rights?)\s+to\s+(?:expand|contract|lease\s+(?:the\s+)?(?:additional|expansion))\b|\b(?:expansion|contraction)\s+(?:option|right)s?\b/i,
      { by: ['tenant'], section },
    ),
    rightEvidence(
      'grantsTenant',
      ['expansion', 'expand', 'additional'],
      new RegExp(
        `\\bgrants?\\b(?:\\s+to)?\\s+(?:the\\s+)?${tenant}\\b[^.;]{0,60}?\\b(?:options?|rights?)\\b(?!\\s+of\\s+first)[^.;]{0,40}?\\bto\\s+(?:expand|lease\\b[^.;]{0,40}?\\b(?:expansion|additional)\\s+(?:space|premises))\\b`,
        'i',
      ),
      { section },
    ),
    grantedEvidence(
      'givesBack',
      ['contract', 'surrender', 'reduce', 'give'],
      /\b(?:reduce\s+the\s+(?:size|area)\s+of\s+the\s+premises|give\s+back\b[^.;]{0,40}?\b(?:space|portion|premises))/i,
      { by: ['tenant'], section },
    ),
    rightEvidence(
      // `Tenant may, by nine months’ notice, add the rest of the 10th floor on the terms of this Lease`
      'mayAdd',
      ['add'],
      new RegExp(
        `\\b${tenant}\\s+(?:may|shall\\s+have\\s+the\\s+right\\s+to)\\b[^.;]{0,80}?\\badd\\s+(?:(?:all|the|rest|remainder|balance|remaining|adjoining|adjacent|of|to|Premises|or|any|part)\\s+){1,8}(?:\\w+\\s+)?(?:floor|space|suite)\\b`,
        'i',
      ),
      { section },
    ),
    rightEvidence(
      'mustTake',
      ['must', 'take'],
      new RegExp(
        `\\bmust[\\s-]take\\s+(?:space|premises)\\b[^.;]{0,160}?\\b(?:added|part\\s+of|included|lease|commence)|\\b${tenant}\\s+shall\\s+(?:also\\s+)?(?:lease|take)\\b[^.;]{0,60}?\\b(?:must[\\s-]take|expansion\\s+(?:space|premises))\\b`,
        'i',
      ),
      { section },
    ),
  ],
});
