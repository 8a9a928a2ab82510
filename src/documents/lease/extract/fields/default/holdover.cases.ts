import type { FieldCases } from '../../field-suite.ts';
import { holdover } from './holdover.ts';

export const holdoverCases: FieldCases = {
  field: holdover,
  finds: [
    {
      by: 'percent',
      text: '6.2 For the first thirty days after the Term End in which Tenant stays, it pays 150% of the Rent; afterward 200%.',
      value: '150%, then 200%',
    },
    {
      by: 'multiple',
      text: 'After the contract is terminated Party B shall move out within 10 days. If overdue, Party B shall pay the occupation fee according to double of the rent of that time by day.',
      value: '200%',
    },
    {
      by: 'percent',
      text: 'For each month or part of it that Tenant holds possession after the end date, rent is 110 per cent of what was payable in the last month.',
      value: '110%',
    },
    {
      by: 'percent',
      text: 'If the Lessee remains in the space past the term, the Lessee pays for each day one hundred fifty percent (150%) of the daily rent.',
      value: '150%',
    },
    {
      by: 'percent',
      text: 'OVERHOLDING\nIf the Tenant remains in possession after the Term with the consent of the Landlord it is a monthly tenant at Basic Rent equal to 150% of that of the last month; without consent, 200%.',
      value: '150% with the landlord’s consent, 200% without it',
    },
    {
      by: 'multiple',
      text: 'HOLDING OVER\nIf Subtenant fails to vacate on the Expiration Date it shall pay, for each month, two and one-half (2.5) times the Fixed Rent last payable.',
      value: '250%',
    },
    {
      by: 'multiple',
      text: '6.03 Should Lessee stay after the end of the term, it shall be from month to month at double the rent last in force.',
      value: '200%',
    },
    {
      by: 'multiple',
      text: '18. OCCUPANCY AFTER THE TERM. The Lessee shall pay double the Basic Rent for any occupancy after the Term.',
      value: '200%',
    },
    {
      by: 'fairRent',
      text: 'HOLDING OVER\nIf Tenant holds over, Tenant shall pay the then-current fair rental value of the Premises for each day.',
      value: 'fair rental value',
    },
    {
      by: 'multiple',
      text: 'Upon expiration Party B shall return the house. Should Party B refuse to leave, it shall pay double rental to Party A.',
      value: '200%',
    },
    {
      by: 'multiple',
      text: 'In case of overdue return of the premises, Party B shall pay twice the daily rent for each day of delay.',
      value: '200%',
    },
    {
      by: 'multiple',
      text: 'HOLDING OVER\nFor each month during which Lessee holds over it shall pay a sum equal to one and one-half (1.5) times the average rent of the last six months.',
      value: '150%',
    },
    {
      by: 'multiple',
      text: 'Any holding over shall be a tenancy from month to month at 1.25 times the rent in effect.',
      value: '125%',
    },
    {
      by: 'multiple',
      text: 'Tenant’s occupancy after the expiration of the term shall be at a monthly rent of 1.5 times the Base Rent last payable.',
      value: '150%',
    },
    {
      by: 'multiple',
      text: 'Should the Tenant remain in the Premises after expiry, the Tenant shall pay double the Rent.',
      value: '200%',
    },
    {
      by: 'percent',
      text: 'Party B should return the house. If the return is delayed by Party B, 200% of the lease fee per day should be paid to Party A.',
      value: '200%',
    },
    { by: 'label', text: 'BASIC LEASE INFORMATION\nHoldover Rate:\t150%', value: '150%', state: 'found' },
    {
      by: 'percent',
      text: 'HOLDING OVER\nIf Tenant holds over, the Base Rent shall be increased to 150% of the Base Rent applicable immediately preceding the expiration.',
      value: '150%',
      state: 'found',
    },
    {
      by: 'percent',
      text: 'HOLDING OVER\nDuring such tenancy Tenant shall pay one hundred fifty percent (150%) of the Base Rent for the first sixty (60) days and two hundred percent (200%) thereafter.',
      value: '150%, then 200%',
      state: 'found',
    },
    {
      by: 'percent',
      text: 'TERM\nShould Tenant remain in possession after the expiration of the Term, it shall pay rent at the rate of 125 percent of the rent of the last month.',
      value: '125%',
    },
    {
      by: 'multiple',
      text: 'HOLDOVER\nIf Lessee fails to vacate, the Base Rent shall be one and one-half times the amount in effect at the end of said term.',
      value: '150%',
      state: 'found',
    },
    {
      by: 'multiple',
      text: 'SURRENDER\nIf Tenant holds over without consent, it shall pay double the rent last due.',
      value: '200%',
    },
    {
      by: 'increasedBy',
      text: 'HOLDING OVER\nIf Tenant does not vacate, its occupancy is a month-to-month tenancy, except that the Base Rent then in effect shall be increased by fifty percent (50%).',
      value: '150%',
    },
    {
      by: 'increasedBy',
      text: 'HOLDING OVER\nTenant shall pay Basic Rent during any holdover at a rate fifty percent (50%) higher than the Basic Rent of the last month.',
      value: '150%',
    },
    {
      by: 'percent',
      text: 'OCCUPATION\nIf the Lessee stays in the premises after the expiry, it shall pay an occupation fee equal to 120% of the last rent.',
      value: '120%',
    },
    {
      by: 'sameRent',
      text: 'HOLDING OVER\nIf Tenant remains in possession after the expiration of this Lease, Tenant shall occupy the Premises as a tenant from month to month subject to all the terms hereof.',
      value: '100%',
      state: 'check',
    },
    {
      by: 'sameRent',
      text: 'HOLDING OVER\nIf Tenant holds over with consent, the tenancy is from month to month at the same rent as before.',
      value: '100%',
      state: 'check',
    },
    {
      by: 'perDay',
      text: 'If Party B does not return the house after the expiration date, the penalty is 0.05% of the rent for each day.',
      value: '0.05% per day',
    },
    {
      by: 'percent',
      text: '8.3 If Tenant does not immediately surrender possession, the rent shall be increased to one hundred fifty percent (150%) of the rent payable hereunder.',
      value: '150%',
    },
    {
      by: 'percent',
      text: 'OVERHOLDING\nIf the Tenant overholds, the Basic Rent shall be 150% of the Basic Rent payable in the last month of the Term.',
      value: '150%',
    },
    {
      by: 'multiple',
      text: 'If Party B fails to move out on time, it shall pay Party A double rent for the days overdue.',
      value: '200%',
    },
    {
      by: 'multiple',
      text: 'If TENANT fails to surrender, TENANT shall pay as liquidated damages an amount equal to two (2) times the monthly rent.',
      value: '200%',
    },
  ],
  silent: [
    { text: 'For the nights in which Tenant uses the loading dock, it pays 150% of the Rent for the dock.' },
    { text: 'Party B shall pay the rent by the fifth day. If overdue, Party B shall pay double the rent of that day.' },
    { text: 'RENEWAL\nIf Tenant remains in occupancy under the renewal, rent is 103% of the prior rent.' },
    {
      text: 'If Master Lessee holds over, the rent in the Master Lease increases to 150%, and Sublessee has no part in it.',
    },
    { text: 'GUARANTY\nGuarantor guarantees 100% of the rent payable under the Lease during any holdover tenancy.' },
    {
      text: 'HOLDOVER\nTenant shall pay 100% of the Additional Rent and 150% of the Base Rent while it holds over.',
      not: '100%',
    },
    { text: 'SURRENDER\nLandlord shall pay 150% of the cost of the removal of the rent roll.' },
    { text: 'RENT\nThe lease is on a double net rent basis.' },
  ],
};
