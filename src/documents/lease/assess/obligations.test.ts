import { describe, expect, test } from 'vitest';
import { caseFacts } from './case-facts.ts';
import { obligationsOf } from './obligations.ts';

const of = (text: string) =>
  obligationsOf(caseFacts({ text })).map(({ who, topic, what, when }) => ({ who, topic, what, when }));

describe('obligations', () => {
  test('are one line each: who, what, when, under the topic of their clause', () => {
    expect(
      of(
        'INSURANCE\nTenant shall deliver to Landlord certificates of all required policies at least thirty (30) days before each policy expires.\nESTOPPEL CERTIFICATES\nWithin ten (10) days after request, Tenant shall execute and deliver an estoppel certificate to Landlord.',
      ),
    ).toEqual([
      {
        who: 'tenant',
        topic: 'Insurance',
        what: 'deliver to Landlord certificates of all required policies at least thirty (30) days before each policy expires',
        when: undefined,
      },
      {
        who: 'tenant',
        topic: 'Estoppel certificates',
        what: 'execute and deliver an estoppel certificate to Landlord',
        when: 'Within ten (10) days after request',
      },
    ]);
  });

  test.each([
    'WITNESSETH\nTHAT Landlord and Tenant, in consideration of the rent, within the meaning of this Lease',
    'NOTICES\nTenant shall be deemed to have received notice within three (3) days after mailing.',
    'REPAIRS\nLandlord shall not be obligated to make repairs within any period of time after notice from Tenant.',
    'REPAIRS\nThe obligations of the parties shall survive for a period within which claims may be brought, at least one year.',
  ])('are not read from what is none: %s', (text) => {
    expect(of(text)).toEqual([]);
  });
});
