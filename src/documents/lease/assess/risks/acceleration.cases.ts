import type { RiskCases } from '../risk-suite.ts';
import { acceleration } from './acceleration.ts';

export const accelerationCases: RiskCases = {
  rule: acceleration,
  fires: [
    {
      by: 'declareDue',
      text: 'Upon a default Landlord may declare the entire amount of Rent for the rest of the Term immediately due and payable.',
    },
    {
      by: 'declareDue',
      text: 'Upon Tenant’s default, Landlord may declare immediately due and payable all “Monthly Rental” and all additional rental due or to become due under this Lease.',
    },
    {
      by: 'accelerate',
      text: 'In the event of a default Landlord may, by notice to Tenant, accelerate the monthly installments due for the remaining term of this Lease.',
    },
    {
      by: 'accelerate',
      text: 'In the event of default by Lessee, Lessor shall have the right to accelerate all rent due under this Lease.',
    },
    {
      by: 'becomesDue',
      text: 'Upon any default, the whole rent for the balance of the term shall at once become due and payable.',
    },
    {
      by: 'declareDue',
      text: 'Upon a default Landlord may:\n(a) terminate this Lease;\n(b) declare all rent for the remainder of the Term due and payable at once; or\n(c) relet the Premises.',
    },
    {
      by: 'wholeFallsDue',
      text: 'In case of default the whole of the rent for the balance of the term shall at once fall due and be recoverable.',
    },
    {
      by: 'notYetDue',
      text: 'Upon breach all instalments of rent not yet due are deemed to be due and owing at that moment.',
    },
  ],
  silent: [
    { shows: 'negated', text: 'Landlord shall have no right to accelerate the rent upon a default.' },
    { shows: 'mutual', text: 'Acceleration of rent: N/A' },
    { shows: 'exception', text: 'Landlord may accelerate the rent. The foregoing shall not apply.' },
    {
      by: 'discountedNext',
      text: 'Landlord may accelerate the rent. The sum shall be discounted to its present value.',
    },
    { text: 'Landlord may declare this Lease terminated and recover all rent due and payable until then.' },
    { text: 'Landlord may declare all past due rent immediately payable.' },
    { by: 'otherThing', text: 'Landlord may accelerate the rent commencement date if the work is done early.' },
    { by: 'discounted', text: 'Landlord may accelerate the rent, discounted to its present value.' },
    { text: 'Upon a default the entire rent for the balance of the Term shall not become due.' },
    { text: 'Tenant waives any defense if Landlord should accelerate the rent.' },
    { text: 'Landlord waives its right to declare all rent due.' },
    { text: 'Landlord waives any right to accelerate the rent.' },
    {
      text: 'In case of default the whole of the rent for the balance of the term shall not become due before its time.',
    },
  ],
};
