import type { FieldCases } from '../../field-suite.ts';
import { changeOfControl } from './change-of-control.ts';

export const changeOfControlCases: FieldCases = {
  field: changeOfControl,
  finds: [
    {
      by: 'countsAs',
      text: '5.5 Any amalgamation or change in majority shareholding of the Tenant is deemed a breach of clause 5.4.',
      value: true,
    },
    {
      by: 'countsAs',
      text: '4.1 The tenant may not cede its rights. A change in members’ interest of more than 50% is regarded as a cession.',
      value: true,
    },
    {
      by: 'deemedTransfer',
      text: 'TRANSFERS\nNo Transfer without the Landlord’s consent, which may not be unreasonably withheld; a change in the effective voting control of the Tenant is a Transfer, except a transfer by will.',
      value: true,
    },
    {
      by: 'deemedTransfer',
      text: 'ASSIGNMENT\nAny dealing that alters the effective control of the Tenant shall be deemed an assignment.',
      value: true,
    },
    {
      by: 'deemedTransfer',
      text: 'ASSIGNMENT\nA sale of more than 50% of the shares of Lessee counts as an assignment.',
      value: true,
    },
    {
      by: 'deemedTransfer',
      text: 'ASSIGNMENT\nThe transfer of a majority of the capital stock of a corporate tenant shall be deemed an assignment of this Lease, except that a transfer of stock shall not include sales over a recognized exchange.',
      value: true,
    },
    {
      by: 'deemedTransfer',
      text: 'The transfer of any interest in Tenant, by operation of law or otherwise, is an assignment for purposes of this Section.',
      value: true,
    },
    {
      by: 'transferOfControl',
      text: 'ASSIGNMENT AND SUBLETTING\nThe restrictions apply to any transfer of direct or indirect control of Tenant, by issuance of stock or otherwise.',
      value: true,
    },
    {
      by: 'deemedTransfer',
      text: 'If Tenant is a corporation, any transfer of a majority of its voting stock, by one or more transactions, shall be deemed an assignment of this Lease.',
      value: true,
      state: 'found',
    },
    {
      by: 'deemedTransfer',
      text: 'If Tenant is a partnership, a withdrawal or change of partners owning more than a 50% interest in the partnership shall constitute a voluntary assignment.',
      value: true,
    },
    {
      by: 'transferIncludes',
      text: 'The term “Transfer” includes, for the purposes of this Article, the sale of a controlling interest in Tenant, whether direct or indirect.',
      value: true,
    },
    {
      by: 'changeInControl',
      text: 'A change in the control of Lessee shall require the prior written consent of Lessor, and without it Lessee is in breach.',
      value: true,
    },
    {
      by: 'deemedTransfer',
      text: 'Any change in the partners of Tenant, if Tenant is a partnership, shall be deemed an assignment within this Article.',
      value: true,
    },
  ],
  silent: [
    { text: '5.6 Any change in the members of the committee is regarded as a matter of the Tenant alone.' },
    {
      by: 'notDeemed',
      text: `ASSIGNMENT\n(a) An assignment of this Lease to an entity that acquires ${'all or nearly all of the assets, the accounts, the inventory, the goodwill and the other property of Tenant, '.repeat(5)}(b) a transfer of a controlling interest in Tenant is a transfer that is listed here, shall not be deemed a Transfer under this Article.`,
    },
    {
      by: 'ofLandlord',
      text: 'Landlord may transfer its controlling interest, and such a transfer shall be deemed an assignment of its duties.',
    },
    {
      by: 'notDeemed',
      text: 'A transfer of the shares of Tenant on a national stock exchange shall not be deemed an assignment for the purposes of this Article.',
    },
    {
      by: 'ofLandlord',
      text: 'Any transfer of Landlord’s interest or change in control of Landlord shall be deemed an assignment of Landlord’s duties to the new owner.',
    },
    { text: 'Tenant shall control access to the Premises at all times during the Term of this Lease.' },
  ],
};
