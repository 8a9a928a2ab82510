import { expect, test } from 'vitest';
import { gateLease } from '#documents/lease/gate.ts';
import { abstractLease } from '../support/lease-reports.ts';
import { openText } from './layouts.ts';

/** By id: the value as shown in the report. */
const shown = {
  'ontario-office': {
    landlord: 'MAPLE QUAY PROPERTIES INC.',
    tenant: 'LACHINE ANALYTICS LTÉE',
    premises_rsf: '6,240 square feet',
    term_months: '60 months',
    commencement_date: 'June 1, 2024',
    expiration_date: 'May 31, 2029',
    opex_share: '4.8%',
    holdover: '150%',
    governing_law: 'Ontario',
  },
  'english-shop': {
    landlord: 'HALLAM STREET ESTATES LIMITED',
    tenant: 'PENNINE BAKERS LIMITED',
    premises_rsf: '148 square meters',
    term_months: '120 months',
    commencement_date: 'March 25, 2023',
    expiration_date: 'March 24, 2033',
    security_deposit: '£10,500.00',
    governing_law: 'England and Wales',
  },
  'dutch-warehouse': {
    landlord: 'Maasvlakte Logistiek B.V.',
    tenant: 'Kaarst Spedition GmbH',
    premises_rsf: '5,400 square meters',
    term_months: '60 months',
    commencement_date: 'September 1, 2022',
    expiration_date: 'August 31, 2027',
    security_deposit: '€130,680.00',
    governing_law: 'Netherlands',
  },
} as const;

const rents = {
  'ontario-office': { annual: 187200, currency: 'CAD' },
  'english-shop': { annual: 42000, currency: 'GBP' },
  'dutch-warehouse': { annual: 432000, currency: 'EUR' },
} as const;

test.each(Object.entries(shown))(
  '%s is accepted and read with its units, currency and company forms [D.105]',
  (name, wanted) => {
    const text = openText(name);
    expect(gateLease(text)).toMatchObject({ accepted: true });
    const { fields } = abstractLease(text);
    const found = Object.fromEntries(
      Object.keys(wanted).map((id) => [
        id,
        [fields[id] ?? []]
          .flat()
          .map((finding) => finding.shown)
          .join('; '),
      ]),
    );
    expect(found).toEqual(wanted);
  },
);

test.each(Object.entries(rents))('the rent of %s is exact [D.105]', (name, wanted) => {
  expect(abstractLease(openText(name)).rent).toMatchObject([wanted]);
});
