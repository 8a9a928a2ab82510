import type { RiskExamples } from '../letter-risk-suite.ts';

export const openConditionCases: Readonly<Record<string, RiskExamples>> = {
  third_person_decides: {
    fires: ['My wife still has to give the green light.'],
    silent: [['otherConsent', 'The board must agree to each assignment.']],
  },
  permit_condition: {
    fires: [
      'Contingency: zoning and electrical capacity, 30 days',
      'The state must license us for those rooms.',
      'The lease is subject to a rezoning of the lot.',
      'No hood, no deal.',
    ],
    silent: [
      ['other', 'Signs are subject to a sign permit and planning to be done by the tenant.'],
      ['other', 'Landlord agrees to permit ramps and zoning signs, subject to approval of plans.'],
    ],
  },
  financing_condition: {
    fires: ['We still need our investors to fund.', 'Our offer is contingent on SBA financing being approved.'],
    silent: [
      [null, 'The bank agreed to fund last week.'],
      ['landlordBank', "The deal is contingent on the owner's loan closing first, if financing closes."],
    ],
  },
  landlord_title_open: {
    fires: ['We can start once we own the place.', 'You should know that the building is for sale.'],
    silent: [
      ['tenants', 'The free months are clawed back should the occupier leave early or go bankrupt.'],
      ['tenants', 'It is a default if the tenant is bankrupt or in receivership.'],
    ],
  },
};
