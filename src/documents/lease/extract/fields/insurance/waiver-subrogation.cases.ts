import type { FieldCases } from '../../field-suite.ts';
import { waiverSubrogation } from './waiver-subrogation.ts';

export const waiverSubrogationCases: FieldCases = {
  field: waiverSubrogation,
  finds: [
    {
      by: 'forInsurers',
      text: '13. The waivers of subrogation of the Prime Lease apply between Sublandlord and Subtenant, each for the benefit of the other.',
      value: 'mutual',
    },
    {
      by: 'forInsurers',
      text: '5.2 Landlord and Tenant waive, for themselves and their insurers, all rights against the other for damage to property.',
      value: 'mutual',
    },
    {
      by: 'policies',
      text: 'INSURANCE\nTenant will look only to its insurance, and any insurance that it maintains must include a waiver of subrogation in favor of Landlord.\nLandlord will look only to its insurance, and any insurance that it maintains must include a waiver of subrogation in favor of Tenant.',
      value: 'mutual',
      state: 'check',
    },
    {
      // `Each` refers to insurance companies, not to the parties.
      by: 'oneWay',
      text: 'INSURANCE\nTenant hereby waives all rights of recovery against Landlord, and shall give each insurance company notice of this waiver of subrogation of insured losses.',
      value: 'one_way',
    },
    {
      by: 'policies',
      text: 'INSURANCE\nThe Landlord shall procure that the insurer waives subrogation against the Tenant.',
      value: 'one_way',
    },
    {
      by: 'mutualAfter',
      text: 'WAIVER OF SUBROGATION\nLandlord and Tenant each hereby waives any and all rights of recovery against the other for loss that is covered by its insurance.',
      value: 'mutual',
      state: 'found',
    },
    {
      by: 'policies',
      text: 'INSURANCE\nIts policies shall contain a waiver of subrogation against the Tenant, and the Tenant’s policies one against the Landlord.',
      value: 'mutual',
    },
    {
      by: 'mutual',
      text: 'INSURANCE\nThe parties release each other from loss covered by their fire and extended coverage policies.',
      value: 'mutual',
    },
    {
      by: 'mutual',
      text: 'INSURANCE\nEach of Lessor and Lessee releases its claims to the extent of its insurance coverage for any loss caused by fire.',
      value: 'mutual',
    },
    {
      by: 'mutualAfter',
      text: 'INSURANCE\nNeither Landlord nor Tenant shall be liable (by way of subrogation or otherwise) to the other party for any loss covered by insurance.',
      value: 'mutual',
    },
    {
      by: 'mutualAfter',
      text: 'INSURANCE\nLessor hereby waives its right of subrogation against the other party, and Lessee agrees to the same.',
      value: 'mutual',
    },
    {
      by: 'bothInTurn',
      text: 'INSURANCE\nTenant hereby waives its rights of recovery against Landlord for insured losses.\nLandlord hereby waives its rights of recovery against Tenant for losses insured by Landlord.',
      value: 'mutual',
    },
    {
      by: 'oneWay',
      text: 'INSURANCE\nTenant hereby waives on behalf of its insurers all rights of subrogation against Landlord.',
      value: 'one_way',
    },
    {
      by: 'policies',
      text: 'INSURANCE\nAll insurance coverages of Lessee shall provide a waiver of subrogation for all claims regarding this Lease.',
      value: 'one_way',
      state: 'check',
    },
  ],
  silent: [
    {
      text: '13. Landlord and Tenant choose, for themselves and their insurers, the form of all notices to the other on damage to property.',
    },
    {
      by: 'reference',
      text: 'INSURANCE\nAll obligations of the parties to release insured claims are subject to the waiver of subrogation set forth in Section 18.',
    },
    {
      by: 'ofGuarantor',
      text: 'GUARANTY\nGuarantor hereby waives and the parties agree that there is no right of subrogation against Tenant or any insured.',
    },
    { text: 'INSURANCE\nTenant shall not waive its insurer’s rights of subrogation against Landlord.' },
  ],
};
