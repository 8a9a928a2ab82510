import { printedNumber, readNumber } from '#documents/lease/lexicon/numbers.ts';
import { labelEvidence, phraseEvidence } from '../../evidence.ts';
import { around, before, defineField } from '../../field.ts';
import type { ReadValue } from '../../readers.ts';

const miles = new RegExp(`(${printedNumber})\\)?[\\s-]+(miles?|kilomet(?:er|re)s?|km)\\b`, 'i');

function readMiles(piece: string): ReadValue[] {
  const match = miles.exec(piece);
  const number = match?.[1] === undefined ? null : readNumber(match[1]);
  if (match === null || number === null) return [];
  const unit = /^m/i.test(match[2] ?? '') ? 'mile' : 'kilometer';
  const shown = `${number.value} ${unit}${number.value === 1 ? '' : 's'}`;
  return [{ value: shown, shown, start: match.index, end: match.index + match[0].length }];
}

export const radiusRestriction = defineField({
  id: 'radius_restriction',
  label: 'Radius restriction',
  group: 'Use',
  lookedFor: 'a radius in miles within which the tenant may not trade',
  topics: ['use', 'percentage_rent'],
  evidence: [
    labelEvidence('label', /^radius(?:\s+restriction)?(?:\s+(?:area|distance))?$/, readMiles, {
      titled: false,
      limit: 60,
    }),
    phraseEvidence(
      'tenantKeepsAway',
      ['mile', 'miles', 'kilometers', 'km', 'kilometer', 'kilometres'],
      /\b(?:(?:not|nor|neither|never|no)\b[^.;]{0,160}\b(?:operat|own|open|conduct|engage|manage|directly|compet)\w*[^;]{0,240}?)(?=(\b(?:within|radius|located|less\s+than)\b[^.;]{0,60}(?:\.\d+[^.;]{0,30})?\b(?:miles?|kilomet(?:er|re)s?|km)\b))/dgi,
      readMiles,
      { section: /radius|compet/ },
    ),
  ],
  exclusions: [
    {
      name: 'landlordOrThirdParty',
      excludes: (candidate) =>
        /\b(?:sub-?)?(?:landlord|lessor)\b(?![’'])[^.;]{0,60}\bnot\b|\b(?:arbitrat|apprais|comparable|relocat|experience|employee|notice)/i.test(
          `${before(candidate, 60)}${around(candidate, 0)}`,
        ),
    },
    {
      name: 'denied',
      excludes: (candidate) =>
        /\b(?:no|not\s+be\s+subject\s+to\s+any|without\s+any)\s+radius\b|\bnothing\b[^.;]{0,80}\b(?:prohibit|restrict|prevent)/i.test(
          `${before(candidate, 120)}${around(candidate, 0)}`,
        ),
    },
  ],
});
