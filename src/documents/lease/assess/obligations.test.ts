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

  test('have a time or an amount of their own, and say when it is due', () => {
    expect(
      of(
        'LETTER OF CREDIT\nTenant shall, within ten (10) days after written notice, deliver to Landlord a replacement letter of credit.\nRENT\nIf any check is returned, Tenant shall pay to Landlord a fee of $75.00, and Landlord may require certified funds.',
      ).map(({ what, when }) => [what, when]),
    ).toEqual([
      ['pay to Landlord a fee of $75.00', 'If any check is returned'],
      ['deliver to Landlord a replacement letter of credit', 'within ten (10) days after written notice'],
    ]);
  });

  test('the verb is what the party does', () => {
    expect(
      of(
        'ESTOPPEL CERTIFICATES\nTenant shall from time to time within ten (10) days after request, execute and deliver a certificate to Landlord.\nCOMPLIANCE WITH LAWS\nTenant shall fully comply with all orders within thirty (30) days after they are issued.',
      ).map(({ what, when }) => [what, when]),
    ).toEqual(
      expect.arrayContaining([
        ['execute and deliver a certificate to Landlord', 'within ten (10) days after request'],
        ['comply with all orders within thirty (30) days after they are issued', undefined],
      ]),
    );
  });

  test.each([
    'PAYMENT\nTenant shall only be obligated to pay its share within ten (10) days after a statement is delivered.',
    'RULES\nTenant shall comply with all reasonable rules that Landlord adopts from time to time for the parking area.',
    'RENT\nLandlord shall fail to make such payment within ten (10) business days after demand at its own risk.',
    'CONDITION\nLandlord shall restore the Premises to the condition in which they existed prior to the commencement of the casualty.',
    'WORK\nIf Landlord has not objected within ten (10) days after delivery, Tenant shall perform the work as shown on the plans.',
    'WITNESSETH\nTHAT Landlord and Tenant, in consideration of the rent, within the meaning of this Lease',
    'NOTICES\nTenant shall be deemed to have received notice within three (3) days after mailing.',
    'REPAIRS\nLandlord shall not be obligated to make repairs within any period of time after notice from Tenant.',
    'REPAIRS\nThe obligations of the parties shall survive for a period within which claims may be brought, at least one year.',
  ])('are not read from what is none: %s', (text) => {
    expect(of(text)).toEqual([]);
  });
});
