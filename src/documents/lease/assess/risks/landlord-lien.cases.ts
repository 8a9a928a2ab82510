import type { RiskCases } from '../risk-suite.ts';
import { landlordLien } from './landlord-lien.ts';

export const landlordLienCases: RiskCases = {
  rule: landlordLien,
  fires: [
    {
      by: 'tenantGrants',
      text: 'Tenant hereby grants to Landlord a lien and security interest on all property of Tenant placed in the Premises.',
    },
    {
      by: 'tenantGrants',
      text: '27. Landlord’s Lien. To secure the payment of rent, Tenant hereby grants to Landlord, a continuing security interest for all Rent and other sums of money becoming due hereunder from Tenant, upon all goods and equipment.',
    },
    {
      by: 'landlordHas',
      text: 'All furniture and goods in the Premises are security for the rent, and Landlord shall have a lien thereon.',
    },
    {
      by: 'landlordHas',
      text: 'Lessor shall have at all times a valid lien for all rentals upon all goods, wares, equipment, fixtures and furniture of Lessee situated in the Premises.',
    },
    { by: 'stands', text: 'The trade fixtures and merchandise are charged to the Landlord.' },
    {
      by: 'chargeOverGoods',
      text: 'The Lessor may sell the stock for arrears, and has a charge over them for that purpose.',
    },
  ],
  silent: [
    {
      shows: 'negated',
      text: 'Landlord shall have no lien on the trade fixtures, equipment and personal property of Tenant.',
    },
    {
      shows: 'negated',
      text: 'Landlord shall have no lien upon any of Tenant’s equipment, inventory or goods, and waives any such lien.',
    },
    { shows: 'mutual', text: 'Landlord’s lien: N/A' },
    {
      shows: 'exception',
      text: 'Tenant grants Landlord a lien on its equipment. Notwithstanding the foregoing, Landlord shall have no such lien.',
    },
    { by: 'mechanicsLien', text: 'Landlord shall have recorded any mechanics’ or other lien against the property.' },
    {
      by: 'onDeposit',
      text: 'Tenant hereby grants Landlord a security interest in the Security Deposit and all property credited to it.',
    },
    {
      by: 'waivedElsewhere',
      text: 'Landlord shall have a lien on the goods of Tenant.\nLandlord hereby waives all statutory and contractual liens.',
    },
    { text: 'Tenant shall not grant to Landlord a lien on the equipment that is leased from others.' },
    { text: 'Tenant grants its lender a security interest in its equipment, and Landlord consents to it.' },
    { text: 'Lender shall have a lien on all equipment of Tenant.' },
    { text: 'Landlord waives any lien which Landlord may have on the equipment of Tenant.' },
    { text: 'Landlord has agreed to waive, and hereby does waive, any lien on the property of Tenant.' },
    { text: 'Lessor reserves the right, unless this Lease terminates, to claim a lien on the goods.' },
    { text: 'The trade fixtures are not charged to the Landlord.' },
    { text: 'The Lessor does not have a charge over them.' },
  ],
};
