import type { FieldValue } from '#contract/lease-report.ts';
import type { CaseFacts } from '../case-facts.ts';

const absolute: CaseFacts = {
  text: 'This is an absolutely net lease.',
  given: { lease_structure: 'absolute' },
};

/** By rule: sample values with the expected statement, and values that are not a risk. */
export const valueCases: Readonly<
  Record<string, { readonly fires: readonly [CaseFacts, string][]; readonly silent: readonly CaseFacts[] }>
> = {
  holdover_rate: {
    fires: [
      [given({ holdover: '200%' }), 'Holdover rent is 200%.'],
      [given({ holdover: '175%' }), 'Holdover rent is 175%.'],
      [given({ holdover: '300%' }), 'Holdover rent is 300%.'],
      [given({ holdover: '125%, then 200%' }), 'Holdover rent is 125%, then 200%.'],
    ],
    silent: [
      given({ holdover: '150%' }),
      given({ holdover: '125%, then 150%' }),
      given({ holdover: '100%' }),
      given({ holdover: 'fair rental value' }),
    ],
  },
  late_charge_high: {
    fires: [
      [given({ late_charge: '10%' }), 'The late charge is 10%.'],
      [given({ late_charge: '6% of the overdue amount' }), 'The late charge is 6%.'],
      [given({ late_charge: '7.5%' }), 'The late charge is 7.5%.'],
    ],
    silent: [
      given({ late_charge: '5%' }),
      given({ late_charge: 250 }),
      given({ late_charge: 'greater of $50 or 10%' }),
    ],
  },
  late_charge_daily: {
    fires: [
      [given({ late_charge: '1% per day' }), 'Late payments cost 1% a day.'],
      [given({ late_charge: '0.5% a day' }), 'Late payments cost 0.5% a day.'],
      [given({ late_charge: '0.1% per day' }), 'Late payments cost 0.1% a day.'],
    ],
    silent: [
      given({ late_charge: '5%' }),
      given({ late_charge: '0.03% per day' }),
      given({ late_charge: '1.5% per month' }),
    ],
  },
  deposit_in_months: {
    fires: [
      [deposit(10_000, { monthly: 2_000 }), 'The security deposit is 5.0 months of base rent.'],
      [deposit(80_000, { annual: 240_000 }), 'The security deposit is 4.0 months of base rent.'],
      [deposit(7_000, { monthly: 2_000 }), 'The security deposit is 3.5 months of base rent.'],
    ],
    silent: [
      deposit(6_000, { monthly: 2_000 }),
      deposit('none', { monthly: 2_000 }),
      {
        text: 'A deposit equal to two (2) month’s Basic Rent and Additional Rent, being $25,600, is due at signing.',
        given: { security_deposit: 25_600 },
        rent: [{ monthly: 3_500 }],
      },
      {
        text: 'The deposit is $16,480.00, of which half is applied to the first month’s Rent and the rest held as security.',
        given: { security_deposit: 16_480 },
        rent: [{ monthly: 3_819 }],
      },
      deposit(90_000, { monthly: 2_000 }),
      { ...given({ security_deposit: 40_000, premises_rsf: 10_000 }), rent: [{ psf: 6 }] },
      deposit(90_000, { state: 'check', reason: 'The units are not clear.' }),
    ],
  },
  cure_of_payment_short: {
    fires: [
      [given({ default_monetary_cure: 0 }), 'A missed payment is a default without any time to cure it.'],
      [given({ default_monetary_cure: 3 }), 'A missed payment must be cured within 3.'],
      [given({ default_monetary_cure: 1 }), 'A missed payment must be cured within 1.'],
    ],
    silent: [
      given({ default_monetary_cure: 5 }),
      given({ default_monetary_cure: 10 }),
      given({ default_monetary_cure: 'two months' }),
      { text: 'A violation of law must be remedied within three days.', given: { default_monetary_cure: 3 } },
    ],
  },
  cure_of_other_defaults_short: {
    fires: [
      [given({ default_nonmonetary_cure: 10 }), 'Other defaults must be cured within 10.'],
      [given({ default_nonmonetary_cure: 15 }), 'Other defaults must be cured within 15.'],
      [given({ default_nonmonetary_cure: 7 }), 'Other defaults must be cured within 7.'],
    ],
    silent: [
      given({ default_nonmonetary_cure: 30 }),
      given({ default_nonmonetary_cure: 20 }),
      given({ default_nonmonetary_cure: 'a reasonable time' }),
      {
        text: 'If Tenant fails to comply with the preceding sentence within ten days after notice, Landlord may do the work.',
        given: { default_nonmonetary_cure: 10 },
      },
      {
        text: 'If Tenant defaults, Landlord may use, after ten days notice, any part of the Security.',
        given: { default_nonmonetary_cure: 10 },
      },
    ],
  },
  estoppel_short: {
    fires: [
      [given({ estoppel: 5 }), 'An estoppel certificate is due within 5.'],
      [given({ estoppel: 7 }), 'An estoppel certificate is due within 7.'],
      [given({ estoppel: 3 }), 'An estoppel certificate is due within 3.'],
    ],
    silent: [given({ estoppel: 10 }), given({ estoppel: 15 }), given({ estoppel: 'promptly upon request' })],
  },
  escalation_high: {
    fires: [
      [given({ escalation: '5%/yr' }), 'Base rent increases by 5% a year.'],
      [given({ escalation: '4.5% per year' }), 'Base rent increases by 4.5% a year.'],
      [given({ escalation: '6%/yr' }), 'Base rent increases by 6% a year.'],
      [given({ escalation: '6% per year from year 6' }), 'Base rent increases by 6% a year from year 6.'],
    ],
    silent: [
      given({ escalation: '3%/yr' }),
      given({ escalation: 'fixed steps' }),
      given({ escalation: '10% every 5 years' }),
    ],
  },
  absolute_net: {
    fires: [
      [given({ lease_structure: 'absolute' }), 'Rent is due in all events, without abatement.'],
      [absolute, 'The lease is an absolute net lease.'],
      [
        { ...absolute, text: 'This is an absolutely net lease except as expressly set out.' },
        'The lease is an absolute net lease, except as it states otherwise.',
      ],
      [{ ...absolute, kind: 'ground_lease' }, 'The lease is an absolute net lease.'],
      [{ ...absolute, kind: 'sublease' }, 'The lease is an absolute net lease.'],
    ],
    silent: [
      given({ lease_structure: 'NNN' }),
      given({ lease_structure: 'gross' }),
      given({ lease_structure: 'base_year' }),
    ],
  },
  management_fee_high: {
    fires: [
      [given({ mgmt_admin_fee: '8%' }), 'The management or administrative fee is 8%.'],
      [given({ mgmt_admin_fee: '6%' }), 'The management or administrative fee is 6%.'],
      [
        { ...given({ mgmt_admin_fee: '20%' }), text: 'an administrative charge of 20% of costs' },
        'The management or administrative fee is 20%.',
      ],
    ],
    silent: [
      given({ mgmt_admin_fee: '4%' }),
      given({ mgmt_admin_fee: '5%' }),
      { ...given({ mgmt_admin_fee: '15%' }), text: 'an administrative charge of 15% of costs' },
    ],
  },
};

function given(values: Readonly<Record<string, FieldValue>>): CaseFacts {
  return { text: 'The terms of payment in this Lease are as stated here.', given: values };
}

function deposit(value: FieldValue, row: NonNullable<CaseFacts['rent']>[number]): CaseFacts {
  return { ...given({ security_deposit: value }), rent: [row] };
}
