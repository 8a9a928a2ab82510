import type { ModelClaim } from '../../model/ask-model.ts';

/** A claim on an offer and its result. `by`: the part of `refusedClaims` that rejects it. */
export interface LetterClaimCase {
  readonly lines: readonly string[];
  readonly claim: ModelClaim;
  readonly accepted: boolean;
  readonly by?: string;
}

const opening = [
  'LETTER OF INTENT',
  'Landlord: Alder Point LLC',
  'Tenant: Brightwork Dental, P.C.',
  'Premises: Suite 200, 4,200 RSF',
  'Term: Five years',
];

function claimed(
  accepted: boolean,
  field: string,
  value: string,
  quote: string,
  lines: readonly string[] = [quote],
  by?: string,
): LetterClaimCase {
  return {
    lines: [...opening, ...lines],
    claim: { field, value, quote },
    accepted,
    ...(by === undefined ? {} : { by }),
  };
}

export const letterClaimCases: readonly LetterClaimCase[] = [
  // For each way of retracting a value: a claim with it, and the same claim without it.
  claimed(false, 'security_deposit', '$9,000', 'Security deposit: we will not post $9,000.', undefined, 'negated'),
  claimed(true, 'security_deposit', '$9,000', 'Security deposit: we will post $9,000.'),
  claimed(true, 'security_deposit', '$9,000', 'Security deposit: not more than $9,000.'),
  claimed(false, 'security_deposit', '$9,000', 'Security deposit: we rejected $9,000.', undefined, 'refused'),
  claimed(true, 'security_deposit', '$9,000', 'Security deposit: we accepted $9,000.'),
  claimed(false, 'security_deposit', '$9,000', 'Security deposit: you suggested $9,000.', undefined, 'askedBefore'),
  claimed(true, 'security_deposit', '$9,000', 'Security deposit: we suggest $9,000.'),
  claimed(false, 'security_deposit', '$9,000', 'Security deposit: for example $9,000.', undefined, 'example'),
  claimed(true, 'security_deposit', '$9,000', 'Security deposit: exactly $9,000.'),
  // The heading of another term, the same value and another field.
  claimed(false, 'security_deposit', '$9,000', '$9,000, paid on opening.', ['Allowance: $9,000, paid on opening.']),
  claimed(true, 'ti_allowance', '$9,000', '$9,000, paid on opening.', ['Allowance: $9,000, paid on opening.']),
  claimed(false, 'signage', 'Six stalls at no charge', 'Six stalls at no charge', ['Parking: Six stalls at no charge']),
  claimed(true, 'parking', 'Six stalls at no charge', 'Six stalls at no charge', ['Parking: Six stalls at no charge']),
  // The parties swapped.
  claimed(false, 'tenant', 'Alder Point LLC', 'Landlord: Alder Point LLC'),
  claimed(true, 'landlord', 'Alder Point LLC', 'Landlord: Alder Point LLC'),
  // A value that is not in its quote, and a quote that is not in the offer.
  claimed(false, 'security_deposit', '$8,000', 'Security deposit: $9,000'),
  claimed(false, 'security_deposit', '$9,000', 'Security deposit: $9,000', ['Parking: none']),
  // A question and an open point state nothing.
  claimed(false, 'security_deposit', '$9,000', 'Security deposit: would $9,000 do?'),
  claimed(false, 'security_deposit', '$9,000', 'Security deposit: $9,000 is still under discussion.'),
  // A replaced term.
  claimed(false, 'security_deposit', '$9,000', 'Security deposit: ~~$9,000~~ $12,000'),
  claimed(true, 'security_deposit', '$12,000', 'Security deposit: ~~$9,000~~ $12,000'),
  // A right that is denied.
  claimed(false, 'expansion', 'No expansion right', 'Expansion: No expansion right.'),
  claimed(true, 'expansion', 'Tenant may expand into Suite 210', 'Expansion: Tenant may expand into Suite 210.'),
  // Each party repairs something under the same heading.
  claimed(
    false,
    'maintenance_tenant',
    'Landlord repairs the roof and structure',
    'Landlord repairs the roof and structure',
    ['Maintenance: Landlord repairs the roof and structure.'],
  ),
  claimed(
    true,
    'maintenance_landlord',
    'Landlord repairs the roof and structure',
    'Landlord repairs the roof and structure',
    ['Maintenance: Landlord repairs the roof and structure.'],
  ),
  // The name of another party without a heading, in a sentence about the guarantor.
  claimed(false, 'tenant', 'Elm Street Holdings LLC', 'Guaranty: Elm Street Holdings LLC, parent of the tenant.'),
  claimed(true, 'guarantor', 'Elm Street Holdings LLC', 'Guaranty: Elm Street Holdings LLC, parent of the tenant.'),
  // An older message applies to what the newest one does not mention.
  {
    lines: [
      'On Thu, Mar 12, 2026 at 4:40 PM Ann Lee <ann@example.com> wrote:',
      'Ok on your terms.',
      'Security deposit: $12,000',
      'On Wed, Mar 11, 2026 at 9:12 AM Bob Hale <bob@example.com> wrote:',
      ...opening,
      'Security deposit: $9,000',
      'Parking: Six stalls',
    ],
    claim: { field: 'security_deposit', value: '$9,000', quote: 'Security deposit: $9,000' },
    accepted: false,
  },
  {
    lines: [
      'On Thu, Mar 12, 2026 at 4:40 PM Ann Lee <ann@example.com> wrote:',
      'Ok on your terms.',
      'Security deposit: $12,000',
      'On Wed, Mar 11, 2026 at 9:12 AM Bob Hale <bob@example.com> wrote:',
      ...opening,
      'Security deposit: $9,000',
      'Parking: Six stalls',
    ],
    claim: { field: 'parking', value: 'Six stalls', quote: 'Parking: Six stalls' },
    accepted: true,
  },
];
