import type { RiskCases } from '../risk-suite.ts';
import { landlordLiabilityLimited } from './landlord-liability-limited.ts';

export const landlordLiabilityLimitedCases: RiskCases = {
  rule: landlordLiabilityLimited,
  fires: [
    {
      by: 'limitedToSublease',
      text: 'Sublandlord’s liability is limited to its interest in this Sublease and the sums it receives under it.',
    },
    { by: 'limitedToInterest', text: 'Tenant’s recourse is limited to Landlord’s estate in the Property.' },
    { by: 'limitedToInterest', text: 'Liability of Landlord is limited to its equity in the Shopping Center.' },
    {
      by: 'looksSolely',
      text: 'Tenant shall look solely to the estate and interest of Landlord in the Building for the collection of a judgment.',
    },
    { by: 'notExceedInterest', text: 'In no event shall Landlord’s liability exceed its interest in the Building.' },
    {
      by: 'notExceedInterest',
      text: 'Landlord’s liability hereunder shall not exceed the value of its equity in the Property.',
    },
    {
      by: 'limitedToInterest',
      text: 'Landlord’s liability under this Lease shall be limited to its interest in the Building.',
    },
    {
      by: 'looksSolely',
      text: 'In the event of a default by Lessor, Lessee agrees to look only to Lessor’s equity in the Property.',
    },
    { by: 'onlyAgainst', text: 'The recourse of Tenant is confined to the property.' },
    {
      by: 'notBeyondInterest',
      text: 'In no case may Tenant recover against Landlord beyond Landlord’s interest in the land and building.',
    },
  ],
  silent: [
    { text: 'Sublandlord’s liability is not limited to its interest in this Sublease.' },
    {
      shows: 'negated',
      text: 'Landlord’s liability under this Lease shall not be limited to its interest in the Building.',
    },
    { shows: 'mutual', text: 'Each party shall look solely to the insurance of the other and its interest.' },
    {
      shows: 'exception',
      text: 'Tenant shall look solely to Landlord’s interest in the Building. The foregoing shall not apply.',
    },
    {
      by: 'successor',
      text: 'Tenant agrees to look solely to the successor in interest of Landlord for obligations after the transfer.',
    },
    { text: 'Tenant may look solely to its insurer’s interest or to any other source.' },
    { text: 'The use of the storage room is confined to the premises.' },
    { text: 'The recourse of Tenant is not confined to the property.' },
  ],
};
