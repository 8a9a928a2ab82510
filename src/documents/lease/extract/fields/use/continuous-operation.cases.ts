import type { FieldCases } from '../../field-suite.ts';
import { continuousOperation } from './continuous-operation.ts';

const must = 'Tenant shall continuously during the Term operate its business in the entire Premises.';
const open = 'Tenant shall keep the store open from ten in the morning until nine in the evening.';
const dark = 'If Tenant intends to go dark, Landlord may terminate this Lease on ninety days’ notice.';
const cease = 'Tenant may at any time cease or discontinue operating its business in the Premises.';
const beOpen = 'Tenant shall be open for business to the public during the hours of the Shopping Center.';
const conduct = 'The Tenant shall conduct its business in the whole of the Premises continuously and actively.';

export const continuousOperationCases: FieldCases = {
  field: continuousOperation,
  finds: [
    {
      by: 'operateHours',
      text: 'CONDUCT OF BUSINESS\nTenant shall operate in the Premises at least from 10:00 a.m. to 8:00 p.m. Monday through Saturday.',
      value: 'Tenant shall operate in the Premises at least from 10:00 a.m. to 8:00 p.m. Monday through Saturday.',
    },
    {
      by: 'openForTrade',
      text: '4.1 Tenant shall be open for dinner every day, storms excepted.',
      value: 'Tenant shall be open for dinner every day, storms excepted.',
    },
    {
      by: 'openForTrade',
      text: '3.1 The lessee must open the premises for trade during the core trading hours of the centre.',
      value: 'The lessee must open the premises for trade during the core trading hours of the centre.',
    },
    {
      by: 'openForTrade',
      text: '2.9 To keep the Property open for trade on Monday to Saturday between 9.30 am and 5.30 pm.',
      value: 'To keep the Property open for trade on Monday to Saturday between 9.30 am and 5.30 pm.',
    },
    {
      by: 'keepOpen',
      text: 'USE\nLessee shall open for business within thirty days after the Rent Commencement Date and shall thereafter keep the Demised Premises continuously open for business.',
      value:
        'Lessee shall open for business within thirty days after the Rent Commencement Date and shall thereafter keep the Demised Premises continuously open for business.',
    },
    {
      by: 'continueToOperate',
      text: 'OPERATING COVENANTS\nDuring the term of this Lease, Tenant will continue to operate the facility as a general hospital.',
      value: 'During the term of this Lease, Tenant will continue to operate the facility as a general hospital.',
    },
    {
      by: 'conductContinuously',
      text: 'OPERATION\nTenant shall conduct its business in the entire Premises with due diligence and without interruption.',
      value: 'Tenant shall conduct its business in the entire Premises with due diligence and without interruption.',
    },
    { by: 'mustOperate', text: `USE\n${must}`, value: must },
    { by: 'keepOpen', text: `OPERATION OF BUSINESS\n${open}`, value: open },
    { by: 'goDark', text: `USE\n${dark}`, value: dark },
    { by: 'mayCease', text: `USE\n${cease}`, value: cease },
    {
      by: 'noDuty',
      text: 'USE\nTenant has no obligation to open or operate a business in the Premises.',
      value: 'no duty',
    },
    {
      by: 'noDuty',
      text: 'USE\nTenant shall not be required to continuously operate its store.',
      value: 'no duty',
    },
    { by: 'keepOpen', text: `OPERATION OF BUSINESS\n${beOpen}`, value: beOpen },
    { by: 'conductContinuously', text: `USE\n${conduct}`, value: conduct },
  ],
  silent: [
    { text: 'CONDUCT OF BUSINESS\nTenant shall operate its equipment in the Premises with care and keep it clean.' },
    {
      text: '4.1 Tenant shall open for business to the public within one hundred twenty days after the Delivery Date.',
    },
    { text: '2.10 To keep the Property open for inspection on Monday to Saturday by the surveyor of the Landlord.' },
    {
      by: 'otherMatter',
      text: 'SERVICES\nTenant shall continuously operate the HVAC units of the Premises during freezing weather.',
    },
    { text: 'USE\nTenant shall continuously use hazardous materials only as the law permits.' },
  ],
};
