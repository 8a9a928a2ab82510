import type { FieldCases } from '../../field-suite.ts';
import { governingLaw } from './governing-law.ts';

export const governingLawCases: FieldCases = {
  field: governingLaw,
  finds: [
    {
      by: 'abidesBy',
      text: '7.1 The signing, validity, explanation and dispute settlement of this contract should abide by the laws of the People’s Republic of China.',
      value: 'People’s Republic of China',
    },
    {
      by: 'abidesBy',
      text: 'This Indenture shall be construed under the statutes and decisions of the State of Illinois.',
      value: 'Illinois',
    },
    { by: 'lawGoverns', text: 'The law in force in New South Wales governs this lease.', value: 'New South Wales' },
    { by: 'adjective', text: 'Georgia law controls this Lease.', value: 'Georgia' },
    {
      by: 'adjective',
      text: 'The parties submit to English law and to the exclusive jurisdiction of the English courts.',
      value: 'England and Wales',
    },
    { by: 'adjective', text: 'Governing law; venue. Florida law; venue in Hillsborough County.', value: 'Florida' },
    { by: 'adjective', text: 'Article 18. Miscellany. Illinois law. Notices go to the Premises.', value: 'Illinois' },
    {
      by: 'whereLocated',
      text: '22. Governing Law. The law of the state where the Premises are located.',
      value: 'state where the premises are located',
    },
    { by: 'lawGoverns', text: '7. The law of Victoria applies.', value: 'Victoria' },
    { by: 'adjective', text: 'This lease follows North Carolina law.', value: 'North Carolina' },
    { by: 'label', text: '24. LAW. Illinois.', value: 'Illinois' },
    {
      by: 'lawsOf',
      text: 'This Lease shall be governed by the internal laws (without reference to choice or conflict of laws) of the State of New York.',
      value: 'New York',
    },
    {
      by: 'lawsOf',
      text: 'This Lease shall be construed under the laws, but not the conflict-of-law rules, of the State of Delaware.',
      value: 'Delaware',
    },
    {
      by: 'lawsOf',
      text: 'The validity of this Lease shall be determined in accordance with the laws of the State of New Jersey.',
      value: 'New Jersey',
    },
    {
      by: 'concludedUnder',
      text: 'As per the Laws on Contract of the People’s Republic of China, the two parties conclude this Contract.',
      value: 'People’s Republic of China',
      state: 'check',
    },
    {
      by: 'lawsOf',
      text: 'This agreement is governed by the laws of the Republic of South Africa.',
      value: 'South Africa',
      state: 'found',
    },
    {
      by: 'concludedUnder',
      text: 'According to the Contract Law and other laws and regulations of the People’s Republic of China, the parties agree as follows.',
      value: 'People’s Republic of China',
      state: 'check',
    },
    {
      by: 'concludedUnderAdjective',
      text: 'In accordance with relevant Chinese laws and decrees, Party A and Party B conclude this contract.',
      value: 'People’s Republic of China',
      state: 'check',
    },
    { by: 'label', text: 'LEASE SUMMARY\nGoverning Law:\tState of Delaware', value: 'Delaware', state: 'found' },
    {
      by: 'lawsOf',
      text: 'GOVERNING LAW\nThis Lease shall be governed by and construed in accordance with the laws of the Commonwealth of Kentucky.',
      value: 'Kentucky',
      state: 'found',
    },
    {
      by: 'lawsOf',
      text: 'This Lease shall be given effect and construed by application of the law of Maryland.',
      value: 'Maryland',
    },
    {
      by: 'lawsOf',
      text: 'This Agreement shall be governed by the laws of the Province of Ontario and the laws of Canada applicable therein.',
      value: 'Ontario',
    },
    {
      by: 'lawsOf',
      text: 'This lease shall be governed by and interpreted in accordance with the law of England and Wales.',
      value: 'England and Wales',
    },
    {
      by: 'lawsOf',
      text: 'This Agreement shall be governed by the laws of the Country of Netherlands.',
      value: 'Netherlands',
    },
    {
      by: 'lawsOf',
      text: 'This Lease will be governed by and interpreted in accordance with the laws in force in the Province of Alberta.',
      value: 'Alberta',
    },
    {
      by: 'lawsOf',
      text: 'This Agreement shall be governed by the laws of the Republic of Singapore.',
      value: 'Singapore',
    },
    { by: 'lawsOf', text: 'The contract is governed by the laws of the Republic of China.', value: 'Taiwan' },
    {
      by: 'whereLocated',
      text: 'The laws of the State in which the Premises are located shall govern the validity and enforcement of this Lease.',
      value: 'state where the premises are located',
    },
    {
      by: 'lawGoverns',
      text: 'MISCELLANEOUS\nThe laws of the State of Ohio shall govern the validity and performance of this Lease.',
      value: 'Ohio',
    },
    { by: 'adjective', text: 'This Agreement is exclusively governed by Belgian law.', value: 'Belgium' },
    { by: 'adjective', text: 'Texas law governs this Lease, and venue lies in Travis County.', value: 'Texas' },
    {
      by: 'concludedUnder',
      text: 'The parties conclude the contract according to the Contract Law of the People’s Republic of China and relevant regulations.',
      value: 'People’s Republic of China',
      state: 'check',
    },
    {
      by: 'whereLocated',
      text: 'This Lease shall be governed by the laws of the State in which the Premises are located.',
      given: { premises_address: '100 Industrial Road, San Carlos, California 94070' },
      value: 'California',
      state: 'check',
    },
    {
      by: 'whereLocated',
      text: 'This Lease is governed by the laws of the state where the Premises is located.',
      value: 'state where the premises are located',
    },
    {
      by: 'concludedUnder',
      text: 'Pursuant to the Civil Code of the People’s Republic of China, Party A and Party B agree as follows.',
      value: 'People’s Republic of China',
      state: 'check',
    },
    {
      by: 'concludedUnder',
      text: 'According to the relevant laws and regulations of China, the two parties have agreed as follows.',
      value: 'People’s Republic of China',
      state: 'check',
    },
  ],
  silent: [
    { text: 'The Tenant imports wine from South Africa and pays all customs under the laws on excise.' },
    { text: 'Party B shall abide by the laws of China and the rules of the park in its business.' },
    {
      by: 'ofAttachedForm',
      text: 'LEASE\n1. TERM. The term of this Lease is five years from the day on which Landlord delivers the Premises to Tenant, and Tenant shall pay the rent stated here on the first day of each month without any deduction.\nEXHIBIT B – FORM OF GUARANTY\n7. Law. This Agreement shall be governed by the laws of the State of Delaware.',
    },
    { by: 'ofSomethingElse', text: 'The interest rate is subject to the laws of the State of Texas on this matter.' },
    {
      text: 'ABC, LLC, a limited liability company organized and existing under the laws of the State of Delaware (“Tenant”).',
    },
    {
      by: 'ofSomethingElse',
      text: 'The highest rate that is subject to the usury laws of the State of Texas is the Maximum Rate.',
    },
    { text: 'Tenant shall comply with the workers compensation laws of the State of Illinois.' },
  ],
};
