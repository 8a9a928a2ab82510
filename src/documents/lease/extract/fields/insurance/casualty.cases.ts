import type { FieldCases } from '../../field-suite.ts';
import { casualty } from './casualty.ts';

const ends =
  'If the Premises are damaged by fire so that they cannot be restored within 180 days, either party may terminate this Lease.';
const restores = 'If the Building is damaged by fire, Landlord shall promptly rebuild it to its former condition.';
const abates =
  'While the Premises are untenantable after a fire, Base Rent shall abate in proportion to the area affected.';

export const casualtyCases: FieldCases = {
  field: casualty,
  finds: [
    {
      // Damage at the end of the term is a special case.
      by: 'restores',
      text: 'DAMAGE\nIf the Premises are damaged by fire, Landlord shall repair the same and rent shall abate meanwhile.\nNotwithstanding the foregoing, if the damage occurs during the last twelve months of the Term, either party may terminate this Lease.',
      value: 'If the Premises are damaged by fire, Landlord shall repair the same and rent shall abate meanwhile.',
      state: 'found',
    },
    {
      by: 'mayEnd',
      text: 'DAMAGE\nIf the damage occurs during the last twelve months of the Term, either party may terminate this Lease.',
      value: 'If the damage occurs during the last twelve months of the Term, either party may terminate this Lease.',
      state: 'check',
    },
    {
      by: 'mayEnd',
      text: 'CASUALTY\nLandlord will have the right to terminate this Lease following a casualty if any of the following occur:\n(a) the damage cannot be repaired within 180 days;\n(b) the insurance proceeds are not sufficient.\nRent is due monthly.',
      value:
        'Landlord will have the right to terminate this Lease following a casualty if any of the following occur: (a) the damage cannot be repaired within 180 days; (b) the insurance proceeds are not sufficient.',
    },
    {
      by: 'restores',
      text: 'CASUALTY\nIf the Premises are damaged by fire, Landlord shall restore them within 180 days and rent shall abate.\nIf Tenant terminates this Lease as thus provided, Landlord is entitled to the insurance proceeds of the damage.',
      value: 'If the Premises are damaged by fire, Landlord shall restore them within 180 days and rent shall abate.',
    },
    {
      by: 'mayEnd',
      text: 'INSURANCE AND LIABILITY\nIf the Leased Premises are so damaged by fire or other casualty that they cannot be repaired within 120 days, Lessor or Lessee may terminate this Lease.',
      value:
        'If the Leased Premises are so damaged by fire or other casualty that they cannot be repaired within 120 days, Lessor or Lessee may terminate this Lease.',
    },
    {
      by: 'rentAbates',
      text: '5. INSURANCE\nIf the Property is damaged by an Insured Risk so as to be unfit for occupation, the Annual Rent shall be suspended until it is reinstated.',
      value:
        'If the Property is damaged by an Insured Risk so as to be unfit for occupation, the Annual Rent shall be suspended until it is reinstated.',
    },
    {
      by: 'mayEnd',
      text: 'DAMAGE\nIf the Premises are unfit for use and are not reinstated within 6 months either party may end this Lease by notice.',
      value:
        'If the Premises are unfit for use and are not reinstated within 6 months either party may end this Lease by notice.',
    },
    {
      by: 'headed',
      text: '1. CASUALTY. Risk of loss of the building by fire is on the owner at all times.',
      value: 'Risk of loss of the building by fire is on the owner at all times.',
      state: 'check',
    },
    { by: 'mayEnd', text: `DAMAGE\n${restores}\n${ends}`, value: ends, state: 'found' },
    { by: 'restores', state: 'found', text: `DAMAGE\n${restores}`, value: restores },
    { by: 'rentAbates', state: 'found', text: `FIRE\n${abates}`, value: abates },
  ],
  silent: [
    {
      by: 'papers',
      text: 'On termination of this Agreement, the Receiving Party shall return all Confidential Information, destroyed copies of which it shall certify, and replace it.',
    },
    {
      by: 'definition',
      text: 'DAMAGE\n“Total Destruction” shall mean damage to the Premises the repair of which costs more than half of their value.',
    },
    {
      text: 'DAMAGE\n32 of the Premises that are damaged by fire, and Landlord shall repair them within the time stated above.',
    },
    {
      by: 'anotherClause',
      text: 'SURRENDER\nUpon the end of the term Tenant shall repair any damage, and restore what it has destroyed or removed.',
    },
    { text: 'USE\nTenant shall not do anything in the Premises that increases the rate of fire insurance.' },
  ],
};
