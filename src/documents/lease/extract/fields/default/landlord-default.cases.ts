import type { FieldCases } from '../../field-suite.ts';
import { landlordDefault } from './landlord-default.ts';

const cure =
  'Landlord shall not be in default unless it fails to perform its obligations within thirty (30) days after written notice by Tenant.';
const interest =
  'Tenant shall look solely to Landlord’s interest in the Property to satisfy Tenant’s remedies on account thereof.';

export const landlordDefaultCases: FieldCases = {
  field: landlordDefault,
  finds: [
    {
      by: 'curePeriod',
      text: 'DEFAULT\nLandlord is not in default until it has failed to perform an obligation for thirty (30) days after written notice from Tenant.',
      value: 30,
    },
    {
      by: 'interestOnly',
      text: 'LIABILITY\nIn the event of any breach by Landlord, the sole and exclusive remedy shall be against the interest of the Landlord in the Building.',
      value:
        'In the event of any breach by Landlord, the sole and exclusive remedy shall be against the interest of the Landlord in the Building.',
    },
    { by: 'curePeriod', text: `LANDLORD’S DEFAULT\n${interest}\n${cure}`, value: 30, state: 'found' },
    { by: 'interestOnly', text: `LIMITATION OF LIABILITY\n${interest}`, value: interest },
  ],
  silent: [
    {
      by: 'anotherClause',
      text: 'LIABILITY OF LANDLORD\nTenant represents that Landlord is not in default in the performance of its obligations and that nothing exists which after notice would be a default.',
    },
    {
      by: 'anotherClause',
      text: 'DEFAULT\nIf Landlord shall have failed to cure such default within thirty days, then the Holder shall have an additional thirty days to cure.',
    },
    {
      text: 'LANDLORD\nTenant shall reimburse Landlord only for sums paid in curing such default, out of which Landlord may claim only from Tenant interest at the rate of prime plus ten percent.',
    },
    {
      by: 'anotherClause',
      text: 'Failure of Landlord to submit statements within 90 days shall not be deemed a waiver of Tenant’s duty to pay.',
    },
    {
      by: 'tenantsDefault',
      text: 'DEFAULT\nFailure to pay Rent is a default; it is so too if Landlord’s notice of a breach is not heeded within ten days.',
    },
    {
      by: 'anotherClause',
      text: 'DAMAGE\nIt is a default if Landlord fails to restore the Premises within one hundred eighty (180) days, Tenant may terminate this Lease.',
    },
    {
      text: 'DEFAULT\nIf Tenant fails to perform any covenant within thirty (30) days after notice, it is in default.',
    },
  ],
};
