import type { LeaseText } from '../../prepare/lease-text.ts';

/** A dollar sign alone means one of these: ISO 4217. */
export type Dollar = 'USD' | 'CAD' | 'AUD' | 'NZD' | 'SGD' | 'HKD';

/** Legal terms and places of a country; three of them show that a dollar sign alone means that country's dollar. */
const countries: readonly (readonly [currency: Dollar, words: RegExp])[] = [
  [
    'CAD',
    /\b(?:Canad(?:a|ian)|HST|Ontario(?!,?\s+(?:California|CA)\b)|Qu[eé]bec|British\s+Columbia|B\.C\.(?=\s+[A-Z]\d[A-Z])|Alberta|Manitoba|Saskatchewan|Nova\s+Scotia|New\s+Brunswick)(?![a-z])/gi,
  ],
  [
    'AUD',
    /\b(?:Australian?|New\s+South\s+Wales|NSW|Queensland|QLD|Tasmania|Pty|ACN|ABN|(?:VIC|WA|SA|ACT)(?=\s+\d{4}\b)|Retail\s+Leases\s+Act|Victoria(?=\s+(?:govern|appl|\d{4}))|\(Vic\))(?![a-z])/g,
  ],
  ['NZD', /\b(?:New\s+Zealand|NZBN)\b/g],
  ['SGD', /\b(?:Singapore|UEN|Pte)\b/g],
  ['HKD', /\b(?:Hong\s+Kong|Kowloon|New\s+Territories)\b/g],
];
const american = /\b(?:U\.?S\.?A?\.?|United\s+States|Internal\s+Revenue|IRS)(?![a-z])/g;

/** The currency of an amount with a dollar sign alone. */
export function plainDollar(text: string): Dollar {
  const opening = text.slice(0, 80_000);
  const counted = countries
    .map(([currency, words]) => ({ currency, count: opening.match(words)?.length ?? 0 }))
    .sort((a, b) => b.count - a.count);
  const [first, second] = counted;
  if (first === undefined || first.count < 3) return 'USD';
  const others = (opening.match(american)?.length ?? 0) + (second?.count ?? 0);
  return first.count > others * 2 ? first.currency : 'USD';
}

const known = new WeakMap<LeaseText, Dollar>();

export function dollarOf(text: LeaseText): Dollar {
  const before = known.get(text);
  if (before !== undefined) return before;
  const dollar = plainDollar(text.document.text);
  known.set(text, dollar);
  return dollar;
}
