import { describe, expect, test } from 'vitest';
import { caseFacts } from './case-facts.ts';
import { compareWithMarket } from './comparison.ts';

const text = 'The terms of rent and payment are as stated.';

describe('the market comparison', () => {
  test('rates a measured value as typical, better for the tenant or better for the landlord [D.103]', () => {
    const of = (given: Record<string, string | number>) =>
      compareWithMarket(caseFacts({ text, given })).map(({ topic, verdict }) => `${topic}: ${verdict}`);
    expect(of({ holdover: '150%' })).toEqual(['Holdover: customary']);
    expect(of({ holdover: '200%' })).toEqual(['Holdover: better for landlord']);
    expect(of({ holdover: '125%, then 150%' })).toEqual(['Holdover: customary']);
    expect(of({ holdover: '125%, then 200%' })).toEqual(['Holdover: better for landlord']);
    expect(of({ default_monetary_cure: 15 })).toEqual(['Cure of a missed payment: better for tenant']);
    expect(of({ default_monetary_cure: 3 })).toEqual(['Cure of a missed payment: better for landlord']);
    expect(of({ escalation: '3%/yr', late_charge: '5%' })).toEqual([
      'Rent increases: customary',
      'Late charge: customary',
    ]);
  });

  test('a value in another unit is not compared', () => {
    for (const given of [{ late_charge: '1% per day' }, { late_charge: '1.5% per month' }, { holdover: '0% per day' }])
      expect(compareWithMarket(caseFacts({ text, given }))).toEqual([]);
    const ofLaw = 'A violation of law is a default unless remedied within thirty days after notice.';
    expect(compareWithMarket(caseFacts({ text: ofLaw, given: { default_monetary_cure: 30 } }))).toEqual([]);
  });

  test('a deposit is measured in months of proven rent', () => {
    const given = { security_deposit: 4_000 };
    expect(compareWithMarket(caseFacts({ text, given, rent: [{ monthly: 2_000 }] }))[0]?.verdict).toBe('customary');
    expect(compareWithMarket(caseFacts({ text, given, rent: [{ monthly: 100 }] }))).toEqual([]);
    expect(compareWithMarket(caseFacts({ text, given, rent: [{ monthly: 800 }] }))[0]?.verdict).toBe(
      'better for landlord',
    );
  });

  test('a value that was not measured is not mentioned [D.103]', () => {
    expect(compareWithMarket(caseFacts({ text }))).toEqual([]);
    expect(compareWithMarket(caseFacts({ text, given: { security_deposit: 4_000 } }))).toEqual([]);
    expect(compareWithMarket(caseFacts({ text, given: { holdover: 'fair rental value', escalation: 'CPI' } }))).toEqual(
      [],
    );
    expect(
      compareWithMarket(
        caseFacts({
          text,
          given: { security_deposit: 4_000 },
          rent: [{ state: 'check', reason: 'The units are not clear.' }],
        }),
      ),
    ).toEqual([]);
  });
});
