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
      // The first item is longer than a quote may be: it is cut at a punctuation mark.
      by: 'anyOfFollowing',
      text: `DEFAULT\nUpon an Event of Default, Landlord may take any of the following actions:\n(1) Terminate this Lease, in which event Tenant shall pay to Landlord the sum of all rent accrued, ${'and of the cost of preparing the Premises for another tenant, '.repeat(12)}and of interest.\n(2) Relet the Premises.`,
      value: `Upon an Event of Default, Landlord may take any of the following actions: (1) Terminate this Lease, in which event Tenant shall pay to Landlord the sum of all rent accrued, ${'and of the cost of preparing the Premises for another tenant, '.repeat(8).trim()}`,
    },
    {
      by: 'anyOfFollowing',
      text: 'REMEDIES\nLandlord may do any of the following while Tenant is in default:\n(a) relet the Premises;\n(b) terminate this Lease.',
      value:
        'Landlord may do any of the following while Tenant is in default: (a) relet the Premises; (b) terminate this Lease.',
    },
    {
      by: 'leadIn',
      text: 'REMEDIES\nIn the event of any default by Tenant, Landlord may at any time thereafter, upon notice:\n(a) relet the Premises on account of Tenant;\n(b) terminate this Lease.\nRent is due monthly.',
      value:
        'In the event of any default by Tenant, Landlord may at any time thereafter, upon notice: (a) relet the Premises on account of Tenant; (b) terminate this Lease.',
    },
    {
      // The next article is not an item of the list.
      by: 'mayTerminateOrReenter',
      text: '2) Party A has the right to terminate the contract and takes possession of the house if one of the following situations occurred:\n(1) Party B subleases the house;\n(2) Party B breaches the contract;\n3) Party B has the right to lease the house after the contract expires.',
      value:
        'Party A has the right to terminate the contract and takes possession of the house if one of the following situations occurred: (1) Party B subleases the house; (2) Party B breaches the contract;',
    },
    {
      by: 'mayTerminateOrReenter',
      text: 'REMEDIES\nIf an Event of Default occurs Landlord may (i) terminate this Lease by notice and repossess the Premises; (ii) relet the Premises as agent for Tenant; and (iii) perform at the cost of Tenant.',
      value:
        'If an Event of Default occurs Landlord may (i) terminate this Lease by notice and repossess the Premises; (ii) relet the Premises as agent for Tenant; and (iii) perform at the cost of Tenant.',
    },
    {
      by: 'anyOfFollowing',
      text: 'DEFAULT\nUpon an Event of Default, Landlord may, without notice or demand, do any one or more of the following:\n(a) terminate this Lease;\n(b) re-enter and relet the Premises.',
      value:
        'Upon an Event of Default, Landlord may, without notice or demand, do any one or more of the following: (a) terminate this Lease; (b) re-enter and relet the Premises.',
    },
    {
      by: 'mayTerminateOrReenter',
      text: 'REMEDIES\nIf Tenant defaults, Landlord may declare the entire balance of all Rent due for the remainder of the Lease Term to be forthwith due and payable.',
      value:
        'If Tenant defaults, Landlord may declare the entire balance of all Rent due for the remainder of the Lease Term to be forthwith due and payable.',
    },
    { by: 'mayTerminateOrReenter', text: `REMEDIES\n${all}\n${terminate}`, value: terminate, state: 'found' },
    {
      by: 'listed',
      text: `REMEDIES\n${listed}`,
      value: 'Accelerate the rent for the balance of the term and declare the same at once due;',
    },
    { by: 'pursueAll', text: `DEFAULT\n${all}`, value: all },
  ],
  silent: [
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
