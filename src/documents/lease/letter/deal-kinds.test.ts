import { describe, expect, test } from 'vitest';
import { caseDocument } from '../../rules/case-document.ts';
import { prepareText } from '../prepare/lease-text.ts';
import { type DealKind, dealKindsOf } from './deal-kinds.ts';
import { formOf } from './forms.ts';

const kindsOf = (...lines: string[]): DealKind[] => {
  const text = prepareText(caseDocument(lines.join('\n')));
  return [...dealKindsOf(text, formOf(text))].sort();
};

describe('the kinds of a deal', () => {
  test.each<[DealKind, string]>([
    ['retail', 'Use: pet shop with grooming'],
    ['restaurant', 'Use: bakery with seats, no alcohol'],
    ['medical', 'You run your dental practice there, nothing else.'],
    ['industrial', 'Permitted Use: warehousing of store fixtures'],
    ['lab', 'It is to be used as a wet lab under BSL-2.'],
    ['office', 'Use: offices of a law firm'],
  ])('%s is read from the use that an offer names: %s', (kind, use) => {
    expect(kindsOf('Dear Ms. Alder,', 'Rent: $4,000 a month', use)).toContain(kind);
  });

  test.each<[DealKind, string]>([
    ['restaurant', 'There is a restaurant in the lobby.'],
    ['industrial', 'The old warehouse next door comes down next year.'],
    ['canada', 'Rent is payable plus GST, in Melbourne as in Sydney.'],
  ])('%s is not read from one mention: %s', (kind, mention) => {
    expect(kindsOf('Dear Ms. Alder,', 'Rent: $4,000 a month', mention)).not.toContain(kind);
  });

  test('an offer to sublet is a sublease without the words prime lease', () => {
    expect(kindsOf('Our landlord agreed.', 'Sublease rent: $3,000', 'As our subtenant you share the desks.')).toContain(
      'sublease',
    );
  });

  test('an offer that allows the tenant to sublet is no sublease', () => {
    const terms = 'Rent: $4,000 a month, and the other terms of the offer. '.repeat(12);
    expect(kindsOf(terms, 'Tenant may assign the lease or sublet Premises with consent.')).not.toContain('sublease');
  });

  test('the master lease of a whole building is no sublease', () => {
    expect(kindsOf('Corporate Master Lease', 'Tenant leases the building under a master lease.')).not.toContain(
      'sublease',
    );
  });

  test('land with a building on it is more than land', () => {
    expect(kindsOf('Two acres, gravel, a fenced yard.')).toContain('bare');
    expect(
      kindsOf(
        'Two acres, gravel, a fenced yard. Building A, building B, an office, a store, a shop, one floor, a suite.',
      ),
    ).not.toContain('bare');
  });
});
