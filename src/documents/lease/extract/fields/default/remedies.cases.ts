import type { FieldCases } from '../../field-suite.ts';
import { remedies } from './remedies.ts';

const terminate =
  'Upon a default Landlord may terminate this Lease or, without terminating it, re-enter and relet the Premises.';
const listed = '(b) Accelerate the rent for the balance of the term and declare the same at once due;';
const all = 'Upon any default Lessor shall have all rights and remedies that the law allows it.';

export const remediesCases: FieldCases = {
  field: remedies,
  finds: [
    {
      by: 'takeBack',
      text: 'DEFAULT\nIn case of a default Landlord shall have the option to pursue any one or more of the following remedies without any notice or demand and without prejudice to any other:\n19.2.2 Re-enter and repossess the Premises with any improvements.',
      value: 'Landlord may take back the premises',
    },
    {
      by: 'relet',
      text: 'DEFAULT\nIn case of a default Landlord shall have the option to pursue any one or more of the following remedies without any notice or demand and without prejudice to any other:\n19.2.3 Relet the Premises, in which event Tenant shall pay the costs.',
      value: 'Landlord may relet the premises',
    },
    {
      by: 'allRentDue',
      text: 'DEFAULT\nIn case of a default Landlord shall have the option to pursue any one or more of the following remedies without any notice or demand and without prejudice to any other:\n19.2.4 Accelerate the whole or any part of the Rent, in which event Tenant shall pay it.',
      value: 'Landlord may claim the rest of the rent at once',
    },
    {
      by: 'endLease',
      text: 'REMEDIES UPON DEFAULT\nUpon the occurrence of any event of default by Tenant, Landlord shall have the option to pursue any one or more of the following remedies, each and all of which shall be cumulative and nonexclusive, without any notice or demand whatsoever.\n19.2.1 Terminate this Lease, in which event Tenant shall immediately surrender the Premises.',
      value: 'Landlord may end the lease',
    },
    {
      by: 'allRentDue',
      text: 'DEFAULT\nIn the event of a default Landlord may, by notice to Tenant, accelerate the monthly installments due under this Lease for the remaining term.',
      value: 'Landlord may claim the rest of the rent at once',
    },
    {
      by: 'restBecomesDue',
      text: 'REMEDIES\nUpon a default Landlord may recover the rent for the balance of the Term, which rent shall become immediately due and payable.',
      value: 'Landlord may claim the rest of the rent at once',
    },
    {
      by: 'mayTerminateOrReenter',
      text: 'DEFAULT\nIf a Tenant Event of Default shall occur, Landlord may give a termination notice, and on the date of the notice this Lease shall terminate.',
      value:
        'If a Tenant Event of Default shall occur, Landlord may give a termination notice, and on the date of the notice this Lease shall terminate.',
    },
    // The standard points.
    {
      by: 'endLease',
      text: 'REMEDIES\nUpon an Event of Default, Landlord may, at its option, terminate this Lease.',
      value: 'Landlord may end the lease',
    },
    {
      by: 'endLease',
      text: 'REMEDIES\nIn case of a default Landlord shall have the option to pursue any one or more of the following remedies without any notice or demand and without prejudice to any other:\n(a) Terminate this Lease, in which event Tenant shall surrender the Premises.',
      value: 'Landlord may end the lease',
    },
    {
      by: 'endLease',
      text: 'REMEDIES\nUpon a default Landlord may (i) declare the term of this Lease ended; and (ii) pursue any other lawful remedy.',
      value: 'Landlord may end the lease',
    },
    {
      by: 'takeBack',
      text: 'REMEDIES\nIf Tenant defaults, Landlord may, without terminating this Lease, re-enter the Premises and remove all persons.',
      value: 'Landlord may take back the premises',
    },
    {
      by: 'takeBack',
      text: 'REMEDIES\nUpon a default Lessor may terminate Lessee’s right to possession by any lawful means.',
      value: 'Landlord may take back the premises',
    },
    {
      by: 'relet',
      text: 'REMEDIES\nWhile Tenant is in default, Landlord may relet the Premises for the account of Tenant.',
      value: 'Landlord may relet the premises',
    },
    {
      by: 'allRentDue',
      text: 'REMEDIES\nUpon a default Landlord may declare the entire balance of the Rent for the remainder of the Term to be immediately due.',
      value: 'Landlord may claim the rest of the rent at once',
    },
    {
      by: 'allRentDue',
      text: 'REMEDIES\nUpon a default Landlord may accelerate the whole or any part of the Rent.',
      value: 'Landlord may claim the rest of the rent at once',
    },
    {
      by: 'lostRent',
      text: 'REMEDIES\nAfter a default Tenant shall pay to Landlord the deficiency between the Rent and the rent of the reletting.',
      value: 'Landlord may claim the rent that it loses',
    },
    {
      by: 'performAtCost',
      text: 'REMEDIES\nIf Tenant fails to perform a duty, Landlord may perform it at the expense of Tenant.',
      value: 'Landlord may perform at the tenant’s cost',
    },
    {
      by: 'mustMitigate',
      text: 'REMEDIES\nLandlord will have the obligation to mitigate its damages in the exercise of its remedies.',
      value: 'Landlord must limit its loss (mitigate)',
    },
    {
      by: 'needNotMitigate',
      text: 'REMEDIES\nLandlord shall not be obligated to mitigate its damages.',
      value: 'Landlord need not limit its loss (no duty to mitigate)',
    },
    {
      // The first item is longer than a quote may be, so it is cut at a punctuation mark.
      by: 'endLease',
      text: `DEFAULT\nUpon an Event of Default, Landlord may take any of the following actions:\n(1) Terminate this Lease, in which event Tenant shall pay to Landlord the sum of all rent accrued, ${'and of the cost of preparing the Premises for another tenant, '.repeat(12)}and of interest.\n(2) Relet the Premises.`,
      value: 'Landlord may end the lease',
    },
    {
      by: 'anyOfFollowing',
      text: 'REMEDIES\nLandlord may do any of the following while Tenant is in default:\n(a) relet the Premises;\n(b) terminate this Lease.',
      value:
        'Landlord may do any of the following while Tenant is in default: (a) relet the Premises; (b) terminate this Lease.',
    },
    {
      by: 'relet',
      text: 'REMEDIES\nIn the event of any default by Tenant, Landlord may at any time thereafter, upon notice:\n(a) relet the Premises on account of Tenant;\n(b) terminate this Lease.\nRent is due monthly.',
      value: ['Landlord may relet the premises', 'Landlord may end the lease'],
    },
    {
      // The next article is not an item of the list.
      by: 'endLease',
      text: '2) Party A has the right to terminate the contract and takes possession of the house if one of the following situations occurred:\n(1) Party B subleases the house;\n(2) Party B breaches the contract;\n3) Party B has the right to lease the house after the contract expires.',
      value: 'Landlord may end the lease; landlord may take back the premises',
    },
    {
      by: 'endLease',
      text: 'REMEDIES\nIf an Event of Default occurs Landlord may (i) terminate this Lease by notice and repossess the Premises; (ii) relet the Premises as agent for Tenant; and (iii) perform at the cost of Tenant.',
      value: [
        'Landlord may end the lease; landlord may take back the premises',
        'Landlord may relet the premises; landlord may perform at the tenant’s cost',
      ],
    },
    {
      by: 'anyOfFollowing',
      text: 'DEFAULT\nUpon an Event of Default, Landlord may, without notice or demand, do any one or more of the following:\n(a) terminate this Lease;\n(b) re-enter and relet the Premises.',
      value:
        'Upon an Event of Default, Landlord may, without notice or demand, do any one or more of the following: (a) terminate this Lease; (b) re-enter and relet the Premises.',
    },
    {
      by: 'allRentDue',
      text: 'REMEDIES\nIf Tenant defaults, Landlord may declare the entire balance of all Rent due for the remainder of the Lease Term to be forthwith due and payable.',
      value: 'Landlord may claim the rest of the rent at once',
    },
    {
      by: 'endLease',
      text: `REMEDIES\n${all}\n${terminate}`,
      value: 'Landlord may end the lease; landlord may take back the premises; landlord may relet the premises',
    },
    {
      by: 'listed',
      text: `REMEDIES\n${listed}`,
      value: 'Accelerate the rent for the balance of the term and declare the same at once due;',
    },
    { by: 'pursueAll', text: `DEFAULT\n${all}`, value: all },
  ],
  silent: [
    {
      text: 'DEFAULT\nUpon a default Landlord may re-enter the Premises and cure the default, and Tenant shall reimburse the cost.',
      not: 'Landlord may take back the premises',
    },
    // Each of these is missing one condition of a point.
    {
      text: 'REMEDIES\nLandlord shall terminate this Lease only by a notice in writing to Tenant.',
      not: 'Landlord may end the lease',
    },
    {
      text: 'REMEDIES\nUpon a default of Landlord, Tenant may re-enter the Premises.',
      not: 'Landlord may take back the premises',
    },
    {
      text: 'REMEDIES\nLandlord shall re-enter the Premises only with a court order.',
      not: 'Landlord may take back the premises',
    },
    {
      text: 'REMEDIES\nAfter a default of Landlord, Tenant may relet the Premises.',
      not: 'Landlord may relet the premises',
    },
    {
      text: 'REMEDIES\nUpon a default Landlord may relet the space of the transferee.',
      not: 'Landlord may relet the premises',
    },
    {
      text: 'REMEDIES\nUpon a default of Landlord, Tenant may declare all payments of Landlord to be due.',
      not: 'Landlord may claim the rest of the rent at once',
    },
    {
      text: 'REMEDIES\nLandlord shall declare the balance of the Rent to be due only in writing.',
      not: 'Landlord may claim the rest of the rent at once',
    },
    {
      text: 'REMEDIES\nAfter a default the excess of the rent for the balance of the Term over its rental value shall be immediately due.',
      not: 'Landlord may claim the rest of the rent at once',
    },
    {
      text: 'REMEDIES\nUpon a breach Tenant may perform the duties at the expense of the other party.',
      not: 'Landlord may perform at the tenant’s cost',
    },
    {
      text: 'REMEDIES\nLandlord shall perform its own repairs at the cost of its insurance.',
      not: 'Landlord may perform at the tenant’s cost',
    },
    {
      text: 'REMEDIES\nLandlord may mitigate its damages as it sees fit.',
      not: 'Landlord must limit its loss (mitigate)',
    },
    {
      text: 'REMEDIES\nTenant shall not be obligated to mitigate its damages.',
      not: 'Landlord need not limit its loss (no duty to mitigate)',
    },
    {
      text: 'DEFAULT\nAn involuntary assignment is a default, and Sublessor shall have the right to terminate this Sublease.',
      not: 'Landlord may end the lease',
    },
    {
      text: 'REMEDIES\nUpon a default Landlord may re-enter the Premises and attempt to cure the default.',
      not: 'Landlord may take back the premises',
    },
    {
      text: 'DEFAULT UNDER A TRANSFER\nUpon a default Landlord may treat such Transfer as cancelled and repossess the Subject Space.',
      not: 'Landlord may take back the premises',
    },
    {
      text: 'REMEDIES\nLandlord may re-enter without terminating this Lease, and the re-entry shall not be construed as an election to terminate this Lease.',
      not: 'Landlord may end the lease',
    },
    {
      text: 'REMEDIES\nLandlord may not terminate this Lease before the cure period ends.',
      not: 'Landlord may end the lease',
    },
    {
      text: 'REMEDIES\nIf Landlord terminates this Lease, Tenant shall surrender the Premises.',
      not: 'Landlord may end the lease',
    },
    { text: 'REMEDIES\nIf Landlord does not pay, Tenant may terminate this Lease.', not: 'Landlord may end the lease' },
    { text: 'SALE\nLandlord may terminate this Lease upon a sale of the Building.', not: 'Landlord may end the lease' },
    {
      text: 'REMEDIES\nLandlord shall use reasonable efforts to relet the Premises after a default.',
      not: 'Landlord may relet the premises',
    },
    {
      text: 'REMEDIES\nTenant shall use reasonable efforts to mitigate its damages after a default by Landlord.',
      not: 'Landlord must limit its loss (mitigate)',
    },
    {
      by: 'withoutDefault',
      text: 'DEFAULTS\nIf a Landlord Event of Default occurs, in addition to its rights against Landlord, which shall have no other remedy, Tenant shall have all of the rights and remedies available at law.',
    },

    {
      by: 'withoutDefault',
      text: 'EXCLUSIVE USE\nIf Landlord violates this section, Tenant may terminate this Lease, and Landlord shall have the right to take possession.',
    },
    {
      text: 'DEFAULT\nconsent of breach of this seek specific\tLandlord may terminate this Lease\tor withheld by Landlord and the provision',
    },
    {
      by: 'withoutDefault',
      text: 'DEFAULT\nUpon Landlord’s default under this Lease, Tenant may terminate this Lease by sixty days of notice.',
    },
    {
      by: 'anotherClause',
      text: 'CASUALTY\nIf Tenant breaches its duty to restore, Landlord may terminate this Lease by notice within sixty days.',
    },
    { text: 'DEFAULT\nTenant may terminate this Lease if Landlord does not pay within thirty days.' },
  ],
};
