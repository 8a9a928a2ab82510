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
      by: 'rentAbates',
      text: '7. DESTRUCTION. Should the premises be destroyed or rendered untenantable, rental is remitted meanwhile.',
      value: 'Should the premises be destroyed or rendered untenantable, rental is remitted meanwhile.',
    },
    {
      by: 'mayEnd',
      text: '14. If a fire makes the place unusable and it can’t be fixed in 60 days, either one can call off the lease.',
      value: 'If a fire makes the place unusable and it can’t be fixed in 60 days, either one can call off the lease.',
    },
    {
      by: 'abates',
      text: '5. SUSPENSION OF RENT\nIf the Property is damaged by an Insured Risk so as to be unfit for occupation, the Annual Rent or a fair proportion shall cease to be payable until it is fit or, if earlier, three years from the damage.',
      value: 'Rent abates',
    },
    {
      by: 'eitherMayEnd',
      text: '5. SUSPENSION OF RENT\nIf the Property is not reinstated by then either party may determine this lease by one month’s notice.',
      value: 'Either party may end the lease in stated cases',
    },
    {
      by: 'eitherMayEnd',
      text: 'CASUALTY\nIf the Premises are damaged by fire, Landlord shall restore them within 270 days, failing which either party may terminate this Lease.',
      value: 'Landlord must restore; either party may end the lease in stated cases',
    },
    {
      by: 'headed',
      text: 'DAMAGE\nIf the building is damaged by fire, its insurers decide whether to rebuild or to pay.',
      value: 'If the building is damaged by fire, its insurers decide whether to rebuild or to pay.',
    },
    {
      by: 'rentAbates',
      text: 'FORCE MAJEURE AND DAMAGE\nIf the house is damaged by force majeure, both parties shall be exempt from liabilities for the losses.',
      value: 'If the house is damaged by force majeure, both parties shall be exempt from liabilities for the losses.',
    },
    // The standard points.
    {
      by: 'landlordMayEnd',
      text: 'CASUALTY\nIf the Building is damaged by fire so that more than half must be rebuilt, Landlord may terminate this Lease by notice.',
      value: 'Landlord may end the lease in stated cases',
    },
    {
      by: 'tenantMayEnd',
      text: 'CASUALTY\nIf the Premises are not restored within 180 days after the casualty, Tenant may terminate this Lease by notice.',
      value: 'Tenant may end the lease in stated cases',
    },
    {
      by: 'eitherMayEnd',
      text: 'CASUALTY\nIf the Premises are destroyed by fire, either party may terminate this Lease by notice.',
      value: 'Either party may end the lease in stated cases',
    },
    {
      by: 'tenantMayNotEnd',
      text: 'CASUALTY\nTenant shall have no right to terminate this Lease by reason of any damage or destruction.',
      value: 'Tenant may not end the lease because of damage',
    },
    {
      by: 'leaseEnds',
      text: 'CASUALTY\nIf the Premises are totally destroyed by fire, this Lease shall terminate as of the date of such destruction.',
      value: 'The lease ends by itself in stated cases',
    },
    {
      by: 'landlordRestores',
      text: 'CASUALTY\nIf the Premises are damaged by fire, Landlord shall promptly repair such damage.',
      value: 'Landlord must restore',
    },
    {
      by: 'tenantRestores',
      text: 'CASUALTY\nIn case of damage to the Improvements, Lessee shall promptly commence and complete the restoration at its expense.',
      value: 'Tenant must restore',
    },
    {
      by: 'noAbatement',
      text: 'CASUALTY\nIn the event of any casualty to the Leased Premises, Basic Rent and Additional Rent shall not abate.',
      value: 'Rent does not abate',
    },
    {
      // Damage at the end of the term is a special case.
      by: 'landlordRestores',
      text: 'DAMAGE\nIf the Premises are damaged by fire, Landlord shall repair the same and rent shall abate meanwhile.\nNotwithstanding the foregoing, if the damage occurs during the last twelve months of the Term, either party may terminate this Lease.',
      value: ['Landlord must restore; rent abates', 'Either party may end the lease in stated cases'],
    },
    {
      by: 'eitherMayEnd',
      text: 'DAMAGE\nIf the damage occurs during the last twelve months of the Term, either party may terminate this Lease.',
      value: 'Either party may end the lease in stated cases',
    },
    {
      by: 'mayEnd',
      text: 'CASUALTY\nLandlord will have the right to terminate this Lease following a casualty if any of the following occur:\n(a) the damage cannot be repaired within 180 days;\n(b) the insurance proceeds are not sufficient.\nRent is due monthly.',
      value:
        'Landlord will have the right to terminate this Lease following a casualty if any of the following occur: (a) the damage cannot be repaired within 180 days; (b) the insurance proceeds are not sufficient.',
    },
    {
      by: 'landlordRestores',
      text: 'DAMAGE\nOtherwise the Landlord shall rebuild its part of the building at its cost.',
      value: 'Landlord must restore',
    },
    {
      by: 'restoredByLandlord',
      text: 'CASUALTY\nIf the Premises are partially damaged, the damages shall be repaired by and at the expense of Landlord.',
      value: 'Landlord must restore',
    },
    {
      by: 'eitherMayEnd',
      text: 'DAMAGE\nIf the Premises are damaged and repair would take more than 180 days, either party may terminate by notice within thirty days.',
      value: 'Either party may end the lease in stated cases',
    },
    {
      by: 'landlordRestores',
      text: 'CASUALTY\nIf the Premises are damaged by fire, Landlord shall restore them within 180 days and rent shall abate.\nIf Tenant terminates this Lease as thus provided, Landlord is entitled to the insurance proceeds of the damage.',
      value: 'Landlord must restore; rent abates',
    },
    {
      by: 'eitherMayEnd',
      text: 'INSURANCE AND LIABILITY\nIf the Leased Premises are so damaged by fire or other casualty that they cannot be repaired within 120 days, Lessor or Lessee may terminate this Lease.',
      value: 'Either party may end the lease in stated cases',
    },
    {
      by: 'abates',
      text: '5. INSURANCE\nIf the Property is damaged by an Insured Risk so as to be unfit for occupation, the Annual Rent shall be suspended until it is reinstated.',
      value: 'Rent abates',
    },
    {
      by: 'eitherMayEnd',
      text: 'DAMAGE\nIf the Premises are unfit for use and are not reinstated within 6 months either party may end this Lease by notice.',
      value: 'Either party may end the lease in stated cases',
    },
    {
      by: 'headed',
      text: '1. CASUALTY. Risk of loss of the building by fire is on the owner at all times.',
      value: 'Risk of loss of the building by fire is on the owner at all times.',
      state: 'check',
    },
    {
      by: 'landlordRestores',
      text: `DAMAGE\n${restores}\n${ends}`,
      value: ['Landlord must restore', 'Either party may end the lease in stated cases'],
    },
    { by: 'landlordRestores', text: `DAMAGE\n${restores}`, value: 'Landlord must restore' },
    { by: 'abates', text: `FIRE\n${abates}`, value: 'Rent abates' },
  ],
  silent: [
    { text: '14. If a fire alarm makes noise in the place at night, either one can call the other.' },
    {
      text: 'DAMAGE BY CASUALTY\nTenant shall repair any damage arising out of the installation or removal of such communications equipment.',
      not: 'Tenant must restore',
    },
    {
      text: 'DAMAGE BY CASUALTY\nIf the building is so damaged that Landlord shall decide to demolish or reconstruct it, the Lease continues until Landlord gives notice.',
      not: 'Landlord must restore',
    },
    {
      text: 'FIRE\nIf the building is so damaged by fire that Landlord shall decide to demolish it or to rebuild it, Tenant shall be notified.',
      not: 'Landlord must restore',
    },
    // Each of these is missing one condition of a point.
    {
      text: 'DAMAGE\nThe doors of the building shall be repaired by Landlord every year.',
      not: 'Landlord must restore',
    },
    { text: 'CASUALTY\nAfter damage by fire Landlord may restore the Building or not.', not: 'Landlord must restore' },
    { text: 'CASUALTY\nLandlord shall repair the lifts of the Building each year.', not: 'Landlord must restore' },
    {
      text: 'CASUALTY\nIf the damage is uninsured and Tenant exercises such option, Landlord shall repair the damage.',
      not: 'Landlord must restore',
    },
    { text: 'CASUALTY\nAfter damage by fire Tenant may restore the Premises itself.', not: 'Tenant must restore' },
    { text: 'CASUALTY\nTenant shall replace the lamps of the Premises each year.', not: 'Tenant must restore' },
    {
      text: 'CASUALTY\nUpon a sale of the Building Landlord may terminate this Lease.',
      not: 'Landlord may end the lease in stated cases',
    },
    {
      text: 'CASUALTY\nAfter damage by fire Tenant shall terminate this Lease only by notice.',
      not: 'Tenant may end the lease in stated cases',
    },
    {
      text: 'CASUALTY\nUpon a sale of the Building Tenant may terminate this Lease.',
      not: 'Tenant may end the lease in stated cases',
    },
    {
      text: 'CASUALTY\nAfter damage by fire either party shall terminate this Lease only by notice.',
      not: 'Either party may end the lease in stated cases',
    },
    {
      text: 'CASUALTY\nUpon a sale of the Building either party may terminate this Lease.',
      not: 'Either party may end the lease in stated cases',
    },
    {
      text: 'CASUALTY\nLandlord shall have no right to terminate this Lease by reason of any damage.',
      not: 'Tenant may not end the lease because of damage',
    },
    {
      text: 'CASUALTY\nTenant shall have no right to terminate this Lease upon a sale.',
      not: 'Tenant may not end the lease because of damage',
    },
    {
      text: 'CASUALTY\nThis Lease shall terminate on the last day of the Term.',
      not: 'The lease ends by itself in stated cases',
    },
    { text: 'CASUALTY\nRent shall be reduced in the second year of the Term.', not: 'Rent abates' },
    {
      text: 'CASUALTY\nRent payable in the second year shall not be reduced for any reason.',
      not: 'Rent does not abate',
    },
    {
      text: 'CASUALTY\nRent shall not be abated because of fire, strikes or an interruption of electricity.',
      not: 'Rent does not abate',
    },
    {
      text: 'CASUALTY\nIf the Premises are damaged by fire, Tenant shall give an estimate of the days to complete the repairs.',
      not: 'Tenant must restore',
    },
    {
      text: 'CASUALTY\nIf the Premises are destroyed by fire and Landlord terminates this Lease, Rent shall be abated as of that day.',
      not: 'Rent abates',
    },
    {
      text: 'CASUALTY\nIf Landlord elects to terminate this Lease after a casualty, it shall give notice.',
      not: 'Landlord may end the lease in stated cases',
    },
    {
      text: 'CASUALTY\nIf the Premises are damaged by fire, Landlord shall give an estimate of the time needed to repair the Premises.',
      not: 'Landlord must restore',
    },
    {
      text: 'CASUALTY\nAfter a casualty Landlord shall make the insurance proceeds available for such repair.',
      not: 'Landlord must restore',
    },
    { text: 'CASUALTY\nAfter damage by fire Tenant shall repair its own fixtures.', not: 'Tenant must restore' },
    {
      text: 'CASUALTY\nNo damage shall allow Tenant to surrender, and Tenant may not terminate this Lease after a casualty unless Landlord fails to restore.',
      not: 'Tenant may not end the lease because of damage',
    },
    {
      text: 'SERVICES\nRent shall not be abated by reason of a failure of electricity caused by fire or strikes.',
      not: 'Rent does not abate',
    },
    {
      text: 'CASUALTY\nIf the Premises are damaged by fire, rent shall not abate unless the Premises are untenantable.',
      not: 'Rent does not abate',
    },
    {
      text: 'CASUALTY\nIf damage by fire makes Landlord elect by notice, this Lease shall terminate on the day of the notice.',
      not: 'The lease ends by itself in stated cases',
    },
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
