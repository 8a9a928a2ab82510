import type { FieldCases } from '../../field-suite.ts';
import { renewalNotice } from './renewal-notice.ts';

const grant = 'Tenant shall have one (1) option to extend the Term for a period of five (5) years.';

export const renewalNoticeCases: FieldCases = {
  field: renewalNotice,
  finds: [
    {
      by: 'ownClause',
      text: '7. Either party may terminate at the end of the term by sixty (60) days’ written notice; otherwise this Sublease renews automatically for successive terms of six months.',
      kind: 'sublease',
      value: '60 days',
      state: 'found',
    },
    {
      by: 'request',
      text: '2.2 Three months before the expiration of the lease term, if Party B needs to continue the lease, it shall put forward in writing to Party A, and under the same conditions Party B has the priority to lease.',
      value: '3 months',
      state: 'found',
    },
    {
      by: 'ownClause',
      text: '2.2 The Lessee may extend the lease twice by three (3) years each by written notice to the Lessor no later than twelve (12) months before the end of the respective term.',
      value: '12 months',
      state: 'found',
    },
    {
      by: 'ownClause',
      text: 'RENEWAL OPTION\nTenant may extend the Term for one (1) period of five (5) years at ninety-five percent (95%) of the fair market rent by giving Landlord written notice not later than twelve (12) months before the Expiration Date.',
      value: '12 months',
      state: 'found',
    },
    {
      by: 'ownClause',
      text: 'RENEWAL OPTION\nTenant may renew this Lease for one (1) period of five (5) years by ninety (90) days prior written notice.',
      value: '90 days',
    },
    {
      by: 'ownClause',
      text: 'Tenant shall have the right to extend the term of the Lease for one (1) additional period of two (2) years, if not less than 9 and not more than 12 full calendar months before the Expiration Date, Tenant delivers written notice to Landlord electing to extend.',
      value: '9-12 months',
    },
    {
      by: 'ownClause',
      text: 'Renewal Rights. This Lease may be renewed at the option of Tenant for a term of 5 years at the following rental rate: fair market rent, provided notice is given to Landlord at least 180 days before the end of the original lease term.',
      value: '180 days',
    },
    {
      by: 'ownClause',
      text: '9. Further terms\nThe Landlord must grant each further term if the Tenant asks in writing not more than 9 and not less than 6 months before the Term ends.',
      value: '6-9 months',
    },
    {
      by: 'ownClause',
      text: 'OPTION TO RENEW\nLessee may renew this Lease for one (1) term of five (5) years at fair market value, determined by an independent appraiser, provided that it gives notice between two hundred seventy (270) and one hundred eighty (180) days before this Lease expires.',
      value: '180-270 days',
    },
    {
      by: 'ownClause',
      text: 'Tenant can renew this Lease for one more term of five years by sending a certified letter to Landlord at least six (6) months before the end.',
      value: '6 months',
    },
    {
      by: 'ownClause',
      text: 'OPTIONS\nLessee may extend the Term for two (2) periods of five (5) years each at 95% of Fair Market Rent by notice given not earlier than fifteen (15) and not later than nine (9) months before the Term ends.',
      value: '9-15 months',
    },
    {
      by: 'ownClause',
      text: `${grant} Tenant shall exercise the option by written notice given at least one hundred twenty (120) days prior to the last day of the then-current Term.`,
      value: '120 days',
      state: 'found',
    },
    {
      by: 'ownClause',
      text: `${grant}\nTenant may exercise the extension by giving notice not less than nine (9) months and no earlier than twelve (12) months prior to the expiration of the then-current Term.`,
      value: '9-12 months',
    },
    {
      by: 'ownClause',
      text: `${grant} The option to extend is exercised by notice no earlier than fifteen (15) months and no later than six (6) months prior to the expiration of the Term.`,
      value: '6-15 months',
    },
    {
      by: 'ownClause',
      text: `${grant} Tenant shall give notice of the extension not less than nine (9) nor more than twelve (12) months prior to the expiration of the Term.`,
      value: '9-12 months',
    },
    {
      by: 'ownClause',
      text: `${grant} Tenant shall give notice of the extension not earlier than 365 and not later than 180 days prior to the expiration of the Term.`,
      value: '180-365 days',
    },
    {
      by: 'ownClause',
      text: `${grant} Tenant shall give notice of the extension between 180 and 270 days prior to the expiration of the Term.`,
      value: '180-270 days',
    },
    {
      by: 'ownClause',
      text: `${grant} Tenant shall deliver, on a date which is prior to the date that the option period would commence by at least two hundred seventy (270) days, but not more than three hundred sixty-five (365) days, a notice of the exercise of the option.`,
      value: '270-365 days',
    },
    {
      by: 'ownClause',
      text: `${grant} Tenant shall give Landlord six months’ prior written notice of its election to extend.`,
      value: '6 months',
    },
    {
      by: 'ownClause',
      text: `${grant} Tenant must notify Landlord at least one ninety (90) days prior to the start of the renewal.`,
      value: '90 days',
      state: 'check',
    },
    {
      by: 'ownClause',
      text: 'Unless terminated by Lessee thirty (30) days prior to the Expiration Date by notice, this Lease shall automatically renew for a period of twelve (12) months.',
      value: '30 days',
    },
    {
      by: 'ownClause',
      text: `${grant} Notice must be received by Landlord no fewer than 270 days before the Expiration Date.`,
      value: '270 days',
    },
    {
      by: 'ownClause',
      text: `${grant} Tenant must exercise it by written notice at least one (1) year before the then current Term ends.`,
      value: '12 months',
    },
    {
      by: 'ownClause',
      text: 'This Agreement will be automatically extended for subsequent periods of 3 years, unless one of the Parties expressly terminates it not less than (i) 6 months prior to the end of the 10 year period.',
      value: '6 months',
    },
    {
      by: 'ownClause',
      text: 'Tenant shall have the option to renew for 2 additional 3-year terms upon 90 days written notice.',
      value: '90 days',
      state: 'check',
    },
    {
      by: 'ownClause',
      text: 'The Landlord shall, on the written request of the Tenant made not later than six (6) months before the expiration of the Term, grant to the Tenant a renewal lease for a further term of five (5) years.',
      value: '6 months',
    },
    {
      by: 'ownClause',
      text: 'The term shall be for five years, terminating on March 31, 2000 with an option for an additional five years at the same terms and conditions in this lease, provided that TENANT shall have given the LANDLORD written notice of its intention to do so six (6) months prior to the expiration of this lease.',
      value: '6 months',
    },
    {
      by: 'ownClause',
      text: 'The tenant may extend the lease once, for two years, by telling the landlord in writing at least four months before it ends.',
      value: '4 months',
    },
    {
      by: 'byDay',
      kind: 'amendment',
      text: `${grant} In order to exercise the option to extend, Tenant shall give Landlord written notice thereof not later than June 30, 2025.`,
      value: '2025-06-30',
    },
    {
      by: 'request',
      text: 'If Party B needs to extent the lease, Party B should submit written application to Party A 3 months before the end of the lease.',
      value: '3 months',
    },
    {
      by: 'request',
      text: 'When the lease expires, Party B has the priority to renew the lease, and shall notify Party A in writing two months in advance.',
      value: '2 months',
    },
    {
      by: 'request',
      text: 'Lessee to notify Lessor 3 months before lease expiration date regarding lease extension.',
      value: '3 months',
    },
    {
      by: 'ownClause',
      text: `${grant} Tenant shall exercise it by written notice to Landlord at least\n180 days prior to, and no more than 210 days prior to, the expiration of the Term.`,
      value: '180-210 days',
    },
    {
      by: 'request',
      text: 'If the Lessee needs to extend the lease term, it shall propose within two months in advance of the expiry date.',
      value: '2 months',
      state: 'check',
    },
    {
      by: 'request',
      text: 'If Party B intends to continue to rent, it shall inform party A in written form one months in advance.',
      value: '1 month',
    },
    {
      by: 'request',
      text: 'Six months prior to the expiration of this Contract the two parties may renegotiate renewing this Contract.',
      value: '6 months',
      state: 'check',
    },
  ],
  silent: [
    {
      text: '7. Either party may terminate at the end of any month by sixty (60) days’ written notice. The club renews its members’ cards automatically.',
    },
    { text: '2.2 Party B shall put forward its plans three months before it paints the workshop.' },
    {
      text: 'The Lessee may extend the lease by two (2) years by written notice to the Lessor before the end of the term.',
    },
    {
      by: 'ofLetterOfCredit',
      text: 'SECURITY\nIf Tenant exercises its option to extend the Lease Term, then, not later than thirty (30) days prior to the commencement of the Option Term, Tenant shall give notice and deliver a new L-C to Landlord.',
    },
    { text: `${grant} Landlord shall notify Tenant of the new rent at least sixty (60) days prior to the extension.` },
    {
      text: `${grant} The parties shall agree on the market rental rate at least thirty (30) days prior to the extension.`,
    },
    {
      text: 'Tenant shall give thirty (30) days’ prior written notice of any change of its insurance and of each renewal.',
    },
    {
      text: `${grant} Either party may terminate this Lease by notice given 180 days prior to the expiration of the extension.`,
    },
    {
      text: `${grant} Tenant may exercise its option to purchase by notice given ninety (90) days prior to the extension.`,
    },
    {
      by: 'otherRight',
      text: 'OPTION TO TERMINATE\nTenant has an option to terminate. Tenant shall exercise its option by notice at least one hundred eighty (180) days prior to the effective date.',
    },
    {
      by: 'otherRight',
      text: 'RIGHT OF FIRST OFFER\nTenant has an option to extend the Term. Tenant shall exercise it by notice at least ten (10) days prior to the extension.',
    },
  ],
};
