import type { FieldCases } from '../../field-suite.ts';
import { defaultNonmonetaryCure } from './default-nonmonetary-cure.ts';

export const defaultNonmonetaryCureCases: FieldCases = {
  field: defaultNonmonetaryCure,
  finds: [
    {
      by: 'ofOther',
      text: '10. DEFAULT\nIf Tenant doesn’t pay within 3 days after a written notice, or breaks another rule and doesn’t fix it in 10 days after notice, Landlord may end the lease.',
      value: 10,
    },
    {
      by: 'ofOther',
      text: '6. DEFAULT\nIf Tenant leaves Rent unpaid for five (5) business days after notice, or another obligation unperformed for thirty (30) days after notice, Landlord may end this Lease.',
      value: 30,
    },
    {
      by: 'ofOther',
      text: '6. DEFAULT\nWhere any Rent is in arrears and remains so for five (5) days after notice, or another breach is not remedied in fifteen (15) days after notice, then the Landlord may re-enter.',
      value: 15,
    },
    {
      by: 'ofOther',
      text: '15. DEFAULT\nSubtenant is in default if it fails to pay within three (3) business days after notice, or to perform any other duty within twenty (20) days after notice; Sublandlord then has the remedies.',
      value: 20,
    },
    {
      by: 'periodForOther',
      text: '9. DEFAULT. The cure period for monetary defaults is seven (7) days after notice, and for any other default twenty (20) days after notice.',
      value: 20,
    },
    {
      by: 'ofOther',
      text: 'DEFAULT\nTenant has ten days after notice to cure a failure to pay, and thirty days after notice to cure any other default.',
      value: 30,
    },
    {
      by: 'ofOther',
      text: "BREACH\nLessor gives Lessee three (3) days' written notice to pay rent and ten (10) days' written notice to cure any other breach.",
      value: 10,
    },
    {
      by: 'ofOther',
      text: 'DEFAULT\nIf default be made in the payment of the rent, and such default shall continue for ten days after written notice, or if default be made in any of the other covenants and continue thirty days after like notice, Lessor may declare the term ended.',
      value: 30,
    },
    {
      by: 'ofOther',
      text: 'DEFAULT\nFailure of Tenant to adhere to all provisions of this Lease will result in default. Landlord will notify Tenant of such default. Upon receipt of such notice, Tenant must cure such default within thirty (30) days.',
      value: 30,
    },
    { by: 'label', text: 'Other defaults: 30 days after written notice.', value: 30 },
    {
      by: 'ofOther',
      text: 'DEFAULT\nThe Lessor may end this Lease if (a) Rent is 14 days in arrears, whether or not demanded; or (b) the Lessee breaches another term and does not remedy it within 28 days after notice.',
      value: 28,
    },
    {
      by: 'ofOther',
      text: 'DEFAULT\nSubtenant’s failure to pay within five (5) days after notice, or to cure another default within fifteen (15) days after notice, is an Event of Default.',
      value: 15,
    },
    {
      by: 'ofOther',
      text: 'ARTICLE 6\nDEFAULT\n6.1 Events. Lessee is in default if it fails (a) to pay rent within fifteen (15) days after written notice, or (b) to perform any other covenant within sixty (60) days after written notice.',
      value: 60,
    },
    { by: 'label', text: 'SUMMARY\nNon-monetary cure period:\t30 days after notice', value: 30 },
    {
      by: 'ofOther',
      text: 'DEFAULT\nIf Lessee violates any other term hereof and does not correct the violation within twenty (20) days of written notice, Lessor may terminate.',
      value: 20,
    },
    {
      by: 'ofOther',
      text: 'DEFAULT\nIt is a default if Tenant fails to perform any other covenant of this Lease and does not cure the failure within thirty (30) days after written notice.',
      value: 30,
      state: 'found',
    },
    {
      by: 'ofOther',
      text: 'EVENTS OF DEFAULT\nIf Lessee fails to pay Rent within ten (10) days after notice; or if Lessee fails to perform any other covenant within twenty (20) days after notice, Lessor may terminate.',
      value: 20,
    },
    {
      by: 'ofAnyFailure',
      text: 'DEFAULT\nIf Tenant fails to pay rent or to perform any covenant of this Lease and does not cure within ten (10) days after notice, Landlord may terminate this Lease.',
      value: 10,
    },
    {
      by: 'ofOther',
      text: 'DEFAULT\nIf Tenant is in arrears in payment of rent or in default of any other covenant, and this remains uncorrected for a period of five (5) business days (thirty (30) days in case of a Default other than the failure to pay Rent) after notice, Landlord may terminate.',
      value: 30,
    },
    {
      by: 'ofOther',
      text: 'DEFAULT\nA Default by Lessee as to the terms, covenants or conditions of this Lease, where such Default continues for a period of 30 days after written notice.',
      value: 30,
    },
    {
      by: 'ofOther',
      text: 'DEFAULT\n(1) If Tenant defaults in fulfilling any of the covenants of this lease other than the covenants for the payment of rent; then, in any one of such events, upon Owner serving a written fifteen (15) days notice upon Tenant specifying the nature of said default, Owner may cancel this lease.',
      value: 15,
    },
  ],
  silent: [
    {
      text: '15. DEFAULT\nSubtenant is in default if it fails to pay within three (3) business days after notice, or to move furniture within twenty (20) days after notice.',
      not: 20,
    },
    {
      text: 'DEFAULT\nWhere the Master Lease gives a period to cure a default in its covenants, the period under this Sublease is shorter by five (5) days.',
    },
    {
      text: 'DEFAULT\nSublandlord shall not be in default unless it fails to perform its obligations within thirty (30) days after notice.',
    },
    {
      text: 'DEFAULT\nIf Tenant defaults in the performance of any covenant, Landlord may use, after 10 days written notice to Tenant, the security deposit.',
    },
    {
      text: 'DEFAULT\nIf Landlord or Tenant is delayed by Excusable Delay in the performance of a covenant, default is excused provided notice is given within 10 days after its occurrence.',
    },
    {
      text: 'EXCLUSIVE\nIf Landlord violates this covenant and does not cure the violation within 90 days after notice, Tenant may terminate this Lease.',
    },
    {
      text: 'REMEDIES\nIf Lessee fails to perform any of its duties under this Lease, within 10 days after written notice, Lessor may, at its option, perform such duty.',
    },
    {
      by: 'otherLease',
      text: 'DEFAULT\nSublessee is in default if it fails to perform any obligation of the Master Lease within ten (10) days after notice.',
    },
    {
      text: 'LANDLORD’S DEFAULT\nLandlord is in default if it fails to perform any covenant within thirty (30) days after notice from Tenant.',
    },
    {
      text: 'DEFAULT\nIt is a default if Tenant fails to maintain the insurance and does not cure the breach within five (5) days after notice.',
    },
  ],
};
