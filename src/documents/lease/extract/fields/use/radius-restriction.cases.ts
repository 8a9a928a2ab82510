import type { FieldCases } from '../../field-suite.ts';
import { radiusRestriction } from './radius-restriction.ts';

export const radiusRestrictionCases: FieldCases = {
  field: radiusRestriction,
  finds: [
    { by: 'label', text: 'FUNDAMENTAL LEASE PROVISIONS\nRadius: Five (5) miles', value: '5 miles' },
    {
      by: 'tenantKeepsAway',
      text: 'During the Term Tenant shall not own an interest in, or operate, another such restaurant within a three (3) mile radius of the Premises.',
      value: '3 miles',
    },
    {
      by: 'tenantKeepsAway',
      text: 'Neither Tenant nor an affiliate shall directly or indirectly engage in a similar business within 5 kilometers of the Shopping Centre.',
      value: '5 kilometers',
    },
  ],
  silent: [
    {
      by: 'landlordOrThirdParty',
      text: 'During the Term Landlord shall not operate or own a competing hotel within two (2) miles of the Premises.',
    },
    {
      by: 'denied',
      text: 'Nothing in this Lease shall prohibit Tenant, which is not limited to operate one store, from having another within three miles.',
    },
    { text: 'Lessee shall deliver the equipment to a location that will not exceed 50 miles from its last location.' },
  ],
};
