import type { RiskCases } from '../risk-suite.ts';
import { demolition } from './demolition.ts';

export const demolitionCases: RiskCases = {
  rule: demolition,
  fires: [
    {
      by: 'terminateToDemolish',
      text: 'The Landlord may terminate this tenancy by six months’ notice if the building is to be sold en bloc or redeveloped.',
    },
    {
      by: 'demolishThenTerminate',
      text: 'If the Landlord needs the building for a redevelopment, it may end this Lease by six months’ notice.',
    },
    {
      by: 'terminateToDemolish',
      text: 'Landlord may terminate this Lease upon six months notice if Landlord decides to demolish the Building.',
    },
    {
      by: 'terminateIfDemolishing',
      text: 'At any time after the fifth year the Landlord may terminate on 9 months’ written notice if it intends to demolish or substantially renovate the Building.',
    },
    {
      by: 'terminateToDemolish',
      text: 'Lessor reserves the right to cancel this Lease in connection with the redevelopment of the Center.',
    },
    {
      by: 'demolishThenTerminate',
      text: 'If Landlord intends to demolish or substantially remodel the Building, Landlord shall have the right to terminate this Lease upon 180 days’ notice.',
    },
    {
      by: 'noticeForWorks',
      text: 'If the Landlord wishes to redevelop the Centre it may give the Tenant six months’ notice, and the lease ends when the notice expires.',
    },
    {
      by: 'determinedForRebuilding',
      text: 'This Lease may be determined by the Landlord at any time after year three on six months’ notice for the purpose of rebuilding.',
    },
    {
      by: 'bringToAnEnd',
      text: 'In the event that Lessor resolves to rebuild the Building, Lessor is entitled to bring this Lease to an end by six months’ notice.',
    },
    {
      by: 'ifPulledDown',
      text: 'The Lessor may cancel this lease on twelve months’ notice if the building is to be pulled down.',
    },
  ],
  silent: [
    { text: 'If Landlord needs the Building for a redevelopment, it may not terminate this Lease for it.' },
    { shows: 'negated', text: 'Landlord may not terminate this Lease in order to demolish the Building.' },
    { shows: 'mutual', text: 'Demolition right: None.' },
    {
      shows: 'exception',
      text: 'Landlord may terminate this Lease in order to redevelop the Center. The foregoing shall not apply.',
    },
    {
      by: 'casualty',
      text: 'If the Building is damaged to the extent that Landlord reasonably elects to demolish the Building, Landlord may terminate this Lease.',
    },
    { text: 'The Landlord waives the right to terminate on notice if it intends to demolish the Building.' },
    { text: 'Tenant may terminate on 90 days’ notice if Landlord intends to demolish the Building.' },
    { text: 'Landlord may demolish parts of the common areas.' },
    { text: 'Landlord waives the right to terminate this Lease on account of any demolition.' },
    { text: 'If Landlord wants to demolish the Building, Landlord waives the right to terminate this Lease.' },
    {
      text: 'If the Landlord wishes to redevelop the Centre it must give the Tenant six months’ notice, and the lease is extended.',
    },
    { text: 'The Lessor must end this lease if the building is to be pulled down.' },
    { text: 'This Lease may not be determined by the Landlord for the purpose of rebuilding.' },
  ],
};
