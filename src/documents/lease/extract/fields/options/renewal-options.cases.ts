import type { FieldCases } from '../../field-suite.ts';
import { renewalOptions } from './renewal-options.ts';

export const renewalOptionsCases: FieldCases = {
  field: renewalOptions,
  finds: [
    {
      by: 'automatic',
      text: '7. Either party may terminate at the end of the term by sixty (60) days’ written notice; otherwise this Sublease renews automatically for successive terms of six months.',
      kind: 'sublease',
      value: 'automatic 6-month renewals',
    },
    {
      by: 'grant',
      text: '2.2 The Lessee may extend the lease twice by three (3) years each by written notice to the Lessor no later than twelve (12) months before the end of the respective term.',
      value: '2 x 36 months',
    },
    {
      by: 'lengthLabel',
      text: '12.\tRENEWAL PERIOD\t3 (three) years',
      value: '1 x 36 months',
    },
    {
      by: 'grant',
      text: '2.2 Tenant may prolong the Term by either or both of two periods of five (5) years.',
      value: '2 x 60 months',
    },
    {
      by: 'grant',
      text: '7.1 Renewal. If not in default, the Tenant may renew this Lease for one (1) further term of five (5) years at the then Market Rent, with no further right to renew.',
      value: '1 x 60 months',
    },
    {
      by: 'grant',
      text: '“(b) Tenant shall have the right, exercisable six (6) months before the end of the Term, to extend this Lease for an additional period of five (5) years (“First Option Period”). Tenant shall have the right, exercisable before the expiration of the extended term, to extend this Lease for two (2) additional periods of five (5) years each.”',
      value: '3 x 60 months',
      state: 'found',
    },
    {
      by: 'grant',
      text: 'Tenant may extend this Lease for an additional period of five (5) years. This is the first of its rights to extend this Lease for two (2) additional periods of five (5) years each.',
      value: '2 x 60 months',
    },
    {
      by: 'grant',
      text: '1. Option to Extend. If the Tenant is in occupation, it may extend the Term for one (1) period of five (5) years by notice, on the same terms save that there shall be no further right to extend.',
      value: '1 x 60 months',
    },
    {
      by: 'grant',
      text: 'If Lessee is not in default, it may renew this Lease for two (2) further terms of three (3) years each.',
      value: '2 x 36 months',
    },
    {
      by: 'withTerm',
      text: '1.8 Term: One hundred twenty (120) months, with two (2) Option Terms of sixty (60) months each.',
      value: ['2 x 60 months'],
    },
    { by: 'label', text: 'Item 7\tFurther terms\tTwo of four years each', value: '2 x 48 months' },
    {
      by: 'grant',
      text: 'Tenant shall have the option to renew this Lease for up to two (2) additional periods of three (3) years each, on terms mutually agreed in writing by the parties.',
      value: '2 x 36 months',
      state: 'check',
    },
    { by: 'label', text: '5. RIGHTS OF RENEWAL:\tTwo (2) rights of four (4) years each', value: ['2 x 48 months'] },
    {
      by: 'grant',
      text: '7.01 Lessee may renew this Lease for two further terms, the first of five (5) years and the second of three (3) years, by written notice.',
      value: ['1 x 60 months', '1 x 36 months'],
      state: 'found',
    },
    {
      by: 'label',
      text: 'Item 7\tOptions to renew\tFirst: 5 years. Second: 4 years.',
      value: ['1 x 60 months', '1 x 48 months'],
    },
    {
      by: 'label',
      text: '12. Options:\tOne of 5 Lease Years, then one of 3 Lease Years',
      value: ['1 x 60 months', '1 x 36 months'],
    },
    {
      by: 'grant',
      text: '13. Lessee may extend the term twice, each time for five years, by notice before the end of the term.',
      value: '2 x 60 months',
      state: 'found',
    },
    {
      by: 'grant',
      text: 'Tenant may renew this Lease three (3) times for one year by written notice.',
      value: '3 x 12 months',
    },
    { by: 'label', text: 'Options:\tTwo (2) options of four (4) years each', value: ['2 x 48 months'] },
    {
      by: 'grant',
      text: '(d) Tenant shall have ten (10) consecutive options of five (5) years each.',
      value: '10 x 60 months',
    },
    {
      by: 'grant',
      text: '1.3 Lessee has four (4) successive options to extend the term by five (5) years each.',
      value: '4 x 60 months',
    },
    { by: 'label', text: 'Further term(s):\tTwo further terms of 3 years each', value: '2 x 36 months' },
    {
      by: 'label',
      text: 'E. Renewal Terms:\tFive (5) additional periods of five (5) years each under Section 48.',
      value: '5 x 60 months',
      state: 'found',
    },
    { by: 'label', text: 'Options: Two (2) five-year options at market rent', value: '2 x 60 months' },
    { by: 'none', text: 'BASIC TERMS\nRenewal Option:\tNone', value: 'none' },
    {
      by: 'denial',
      kind: 'sublease',
      text: '2.2 Sublessee shall have no option to extend this Sublease.',
      value: 'none',
    },
    {
      by: 'numbered',
      text: 'Schedule 5(b) Renewal Terms First Renewal Term: Five (5) years. Second Renewal Term: Five (5) years.',
      value: '2 x 60 months',
    },
    {
      by: 'grant',
      text: 'Tenant shall have two (2) options to extend the Base Term for additional consecutive periods of five (5) years (each, an “Extension”).',
      value: '2 x 60 months',
      state: 'found',
    },
    {
      by: 'grant',
      text: 'Landlord hereby grants Tenant the right and option to renew this Lease for one (1) additional one (1) year Lease renewal period.',
      value: '1 x 12 months',
    },
    {
      by: 'grant',
      text: 'Tenant is hereby granted an option(s) to extend the original Term for two (2) additional periods of ten (10) years each. Upon exercise of the option to extend for a period of ten (10) years, the Term is extended.',
      value: '2 x 120 months',
    },
    {
      by: 'grant',
      text: 'Tenant shall have two (2) successive ten (l0) year options to extend this Lease for up to an additional twenty (20) years.',
      value: '2 x 120 months',
    },
    {
      by: 'grant',
      text: 'Lessee may elect to extend the term of this Lease for additional five (5) year terms. Lessee may extend the term of this Lease a maximum of sixteen (16) times.',
      value: '16 x 60 months',
    },
    {
      by: 'grant',
      text: 'Provided that Lessee is not in default and has not sublet the Premises, Lessee shall have the option to renew this lease for one five (5) year term.',
      value: '1 x 60 months',
    },
    {
      by: 'grant',
      text: 'Tenant shall have one option to extend the Term for three (3) years. Thereafter Tenant shall have two (2) options to extend the Term for five (5) years each.',
      value: ['1 x 36 months', '2 x 60 months'],
    },
    {
      by: 'grant',
      text: 'Tenant shall have the option of extending the term for an additional five years at the rent then agreed.',
      value: '1 x 60 months',
    },
    {
      by: 'grant',
      text: 'Tenant shall have the option for two 5-year renewals at market rent.',
      value: '2 x 60 months',
    },
    {
      by: 'label',
      text: 'Extension Option:\tOne (1), five (5) year option at 95% of Fair Market Rent',
      value: '1 x 60 months',
    },
    {
      by: 'label',
      text: 'Renewal Options:\tTwo (2) options of five (5) years each\nTenant shall have the option to extend the Term for one (1) additional period of five (5) years by each notice.',
      value: '2 x 60 months',
    },
    {
      by: 'grant',
      text: 'This Lease may be extended at the option of the Lessee for two (2) additional periods of sixty (60) months each.',
      value: '2 x 60 months',
    },
    {
      by: 'grant',
      text: 'Tenant is granted the option of two five (5) year extensions of the Lease term.',
      value: '2 x 60 months',
    },
    {
      by: 'grant',
      text: 'The term shall be five years with an option for an additional five years at the same terms and conditions.',
      value: '1 x 60 months',
    },
    {
      by: 'grant',
      text: 'The Landlord shall, on the written request of the Tenant, grant to the Tenant a renewal lease for a further term of five (5) years.',
      value: '1 x 60 months',
    },
    {
      by: 'grant',
      text: 'The term of this lease shall be for a period of ten years with one option for an additional three years at the same rent.',
      value: '1 x 36 months',
    },
    {
      by: 'automatic',
      kind: 'amendment',
      text: 'The term shall be five years with four (4) automatic ten-year renewal terms.',
      value: '4 x 120 months, automatic',
    },
    {
      by: 'automatic',
      text: 'Unless terminated by Lessee thirty (30) days before the expiration date, this Lease shall automatically renew for a period of twelve (12) months.',
      value: '1 x 12 months, automatic',
    },
    {
      by: 'automatic',
      text: 'Unless either party gives notice before the expiration of the Term, or of any subsequent Renewal Period, this Lease shall automatically renew for a period of twelve (12) months.',
      value: 'automatic 12-month renewals',
    },
  ],
  silent: [
    { text: 'The insurance policy renews automatically for successive terms of six months.' },
    { text: 'Tenant may renew this Lease by three (3) months’ written notice to Landlord.' },
    { text: '12.\tPRIOR PERIOD\t3 (three) years' },
    { text: 'Tenant may prolong the time of the move by two periods of five days.' },
    { text: 'If the Landlord agrees in writing, it may extend the time for delivery by ninety (90) days.' },
    { text: 'Tenant shall have the right to extend the Outside Date for one (1) additional period of two (2) months.' },
    { text: 'Landlord shall have the option to extend the Term for one (1) period of twelve (12) months.' },
    {
      text: 'Tenant has two options to renew this Lease for terms of three (3) years and two (2) years, respectively.',
    },
    {
      text: 'Landlord shall have the option, to be exercised at any time thereafter by mail, to notify Tenant that the lease has been renewed for an additional term of five (5) years.',
    },
    { text: 'Tenant shall have no further right to extend the Term for any additional period of five (5) years.' },
    { text: 'The parties may extend the Term by mutual agreement for a period of two (2) years.' },
    { text: 'If Party B wants to extend the lease, Party B shall negotiate with Party A for one (1) year.' },
    { text: 'The Letter of Credit shall automatically renew for additional periods of one (1) year each.' },
    {
      text: 'Tenant shall have the right to extend the Completion Date for one (1) additional period of two (2) months.',
    },
    {
      text: 'The Tenant shall have the option to extend the Leased Premises to the entire building for a term of 5 years.',
    },
    {
      by: 'byAmendment',
      kind: 'amendment',
      text: 'The Term of the Lease shall be extended for one (1) renewal term of five (5) years, and the extended term shall automatically be the Lease Term.',
    },
  ],
};
