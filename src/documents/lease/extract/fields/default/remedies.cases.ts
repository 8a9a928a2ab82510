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
