import type { RiskCases } from '../risk-suite.ts';
import { radius } from './radius.ts';

export const radiusCases: RiskCases = {
  rule: radius,
  fires: [
    {
      by: 'affiliatesNotWithin',
      text: 'Neither Tenant nor any affiliate of Tenant or of Guarantor shall, directly or indirectly, operate a similar store within the Radius, measured from the boundary of the Center. Stores in operation on the Lease Date are excepted.',
    },
    {
      by: 'notWithinMiles',
      text: 'During the Term Tenant shall not own or operate a similar business within three miles of the Center.',
    },
    {
      by: 'notWithinMiles',
      text: 'Tenant covenants that during the Term neither it nor any affiliate shall directly or indirectly own or operate any similar business located within five (5) miles of the Shopping Center.',
    },
    {
      by: 'notWithinMiles',
      text: 'Lessee covenants that it shall not, directly or indirectly, engage in any competing business within a radius of five (5) miles from the Premises.',
    },
    {
      by: 'notWithinMiles',
      text: 'Neither Tenant nor any affiliate shall open another restaurant within a 2 mile radius.',
    },
    {
      by: 'radiusThenBusiness',
      text: 'Tenant shall not, within a radius of three miles of the Shopping Center, operate any similar business.',
    },
    {
      by: 'competingWithin',
      text: 'The Tenant shall not be engaged in any like business inside a radius of one mile.',
    },
  ],
  silent: [
    {
      text: 'Landlord shall not open, and no other tenant shall open, a similar store within two miles of the Center.',
    },
    { shows: 'negated', text: 'Tenant may operate similar stores within five miles of the Center.' },
    { shows: 'mutual', text: 'Radius restriction: N/A, within 0 miles.' },
    {
      shows: 'exception',
      text: 'Tenant shall not operate a similar business within three miles of the Center. The foregoing shall not apply.',
    },
    { text: 'Landlord shall not operate a competing business within one mile of the Premises.' },
    { text: 'Lessee shall deliver the assets to a location that will not exceed 50 miles from their last location.' },
    { text: 'Tenant may, within a radius of three miles, operate any similar business.' },
  ],
};
