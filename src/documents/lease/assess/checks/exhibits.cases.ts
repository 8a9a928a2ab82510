import type { CheckCases } from './check.ts';
import { exhibits } from './exhibits.ts';

export const exhibitsCases: CheckCases = {
  check: exhibits,
  fires: [
    {
      text: 'The Premises are shown on Exhibit A attached hereto, and the rules are attached hereto as Exhibit C.\nEXHIBIT A\nFloor plan of the Premises',
      says: 'Exhibit C is said to be attached and is not in the file.',
    },
    {
      text: 'Certain schedules and exhibits to this agreement have been omitted pursuant to Item 601 of Regulation S-K.',
      says: 'Exhibits that are part of the document were left out of the file.',
    },
  ],
  silent: [
    {
      text: 'The Premises are shown on Exhibit A attached hereto.\nEXHIBIT A\nFloor plan\nEXHIBIT “G” INTENTIONALLY OMITTED',
    },
    {
      text: 'The Premises are shown on Exhibit A attached hereto.\nIN WITNESS WHEREOF, the parties have signed this Lease.\nEXHIBIT A\nThe consent of the City is attached hereto as Exhibit E.',
    },
    {
      text: 'The dish must conform to Exhibit C attached hereto.\nEXHIBIT C-1\nSpecifications of the dish\nEXHIBIT C-2\nLocation',
    },
    { text: 'The Premises are shown on Exhibit A attached hereto.\nEXHIBIT A\nFloor plan of the Premises' },
    { text: 'The Premises are shown on Exhibit A attached hereto.' },
    { text: 'Tenant shall deliver Exhibit D of the Master Lease.\nEXHIBIT A\nFloor plan of the Premises' },
  ],
};
