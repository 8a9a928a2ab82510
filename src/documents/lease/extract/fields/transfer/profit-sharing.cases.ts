import type { FieldCases } from '../../field-suite.ts';
import { profitSharing } from './profit-sharing.ts';

export const profitSharingCases: FieldCases = {
  field: profitSharing,
  finds: [
    {
      by: 'shareOfExcess',
      text: '10. Half of any profit on a further sublet, after costs, is due to Sublandlord.',
      value: '50%',
    },
    {
      by: 'shareOfExcess',
      text: 'ASSIGNMENT AND SUBLETTING\nIf Owner consents, Tenant shall pay Owner fifty percent (50%) of any consideration in excess of the rent hereunder.',
      value: '50%',
    },
    {
      by: 'excessInShares',
      text: 'ASSIGNMENT\nRent of a sublease above the rent due here is shared equally.',
      value: '50%',
    },
    {
      by: 'shareOfExcess',
      text: 'TRANSFERS\nFifty percent (50%) of net profits of a Transfer go to Landlord.',
      value: '50%',
    },
    {
      by: 'excessInShares',
      text: 'TRANSFERS\nAll profit on a Transfer shall be shared equally after the Tenant’s expenses.',
      value: '50%',
    },
    { by: 'shareOfExcess', text: 'TRANSFERS\nLessor takes half of any sublease profit.', value: '50%' },
    {
      by: 'shareOfExcess',
      text: 'Tenant shall pay to Landlord fifty percent (50%) of the positive difference, if any, between the rent paid by the sublessee and the Base Rent.',
      value: '50%',
    },
    { by: 'shareOfExcess', text: 'Tenant and Landlord shall share equally any profit from a sublease.', value: '50%' },
    {
      by: 'allExcess',
      text: 'Any rent received by Tenant from a subtenant in excess of the Rent hereunder shall be paid to Landlord.',
      value: '100%',
    },
    {
      by: 'shareOfExcess',
      text: 'SUBLETTING\nTenant shall pay to Landlord as additional rent fifty percent (50%) of any sums paid by the subtenant in excess of the rent then in effect.',
      value: '50%',
      state: 'found',
    },
    {
      by: 'shareOfExcess',
      text: 'ASSIGNMENT AND SUBLETTING\nTenant shall pay Landlord one-half of the profit that it makes on a sublease.',
      value: '50%',
    },
    {
      by: 'excessInShares',
      text: 'ASSIGNMENT AND SUBLETTING\nIf the rent under a sublease exceeds the Rent hereunder, Tenant shall pay to Landlord, as and when received, 75% thereof.',
      value: '75%',
    },
    {
      by: 'allExcess',
      text: 'SUBLETTING\nIf the rent of a sublease is higher than the rent hereunder, then Lessor shall be entitled to receive and shall be paid such increased amount of rent.',
      value: '100%',
    },
  ],
  silent: [
    {
      by: 'ofAudit',
      text: 'TRANSFER PREMIUM\nIf the excess rent that Tenant has to pay to Landlord is understated by more than 2%, Tenant shall pay the cost of such audit of the sublease.',
    },
    { text: 'TRANSFERS\nIn no event shall a transfer be subject to a profit sharing arrangement with Landlord.' },
    {
      text: 'ASSIGNMENT\nTransfer restrictions keep Tenant from owning an interest of ten percent (10%) or more of the net profits of the company.',
    },
    {
      text: 'ASSIGNMENT\nA transfer of 50% of the stock of Tenant in excess of what the founders hold is an assignment to which Landlord must consent.',
    },
    {
      by: 'tenantKeepsAll',
      text: 'SUBLETTING\nTenant may retain all, that is one hundred percent (100%), of any profit of a sublease, and Landlord has no claim to it.',
    },
    {
      text: 'OPERATING EXPENSES\nIf the excess of the charge is more than 5%, Landlord shall pay the cost of the audit.',
    },
  ],
};
