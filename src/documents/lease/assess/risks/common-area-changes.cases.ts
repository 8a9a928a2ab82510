import type { RiskCases } from '../risk-suite.ts';
import { commonAreaChanges } from './common-area-changes.ts';

export const commonAreaChangesCases: RiskCases = {
  rule: commonAreaChanges,
  fires: [
    { by: 'changesAreas', text: 'Landlord may at any time change the location, size and number of the Common Areas.' },
    {
      by: 'changesAreas',
      text: 'Lessor shall have the right, in its sole discretion, to make changes to the Common Areas, including driveways and entrances.',
    },
    {
      by: 'changesAreas',
      text: 'Lessor shall have the right, from time to time: (a) To make changes to the Common Areas, including changes in the location and size of driveways; (b) To close temporarily any of the Common Areas so long as reasonable access to the Premises remains available.',
    },
    { by: 'changesAreas', text: 'Landlord reserves the right to reconfigure the parking areas of the Center.' },
    {
      by: 'changesAreas',
      text: 'The Lessor shall be at liberty to vary the layout of the Centre and the common parts.',
    },
    { by: 'mayBeChanged', text: 'The location of entrances and parking may be changed by Landlord from time to time.' },
    { by: 'buildsOnParking', text: 'Landlord may build additional buildings on the parking lot.' },
  ],
  silent: [
    { shows: 'negated', text: 'Landlord shall not alter the Common Areas during the Term.' },
    { shows: 'mutual', text: 'Neither party may change the common areas.' },
    { shows: 'exception', text: 'Landlord may change the Common Areas. The foregoing shall not apply.' },
    {
      by: 'noHarm',
      text: 'Landlord may change the Common Areas, as long as access to the Premises is not materially impaired.',
    },
    { by: 'temporary', text: 'Landlord shall have the right to relocate the parking spaces on a temporary basis.' },
    { by: 'expenses', text: 'Landlord may change the share of common area expenses.' },
    { text: 'Landlord waives the right to change the common areas.' },
    { text: 'Landlord shall be responsible for making all alterations to the Common Areas that the law requires.' },
    { text: 'The parking may be changed by a public authority.' },
    { text: 'The Landlord shall build a wall on the parking lot before the term begins.' },
  ],
};
