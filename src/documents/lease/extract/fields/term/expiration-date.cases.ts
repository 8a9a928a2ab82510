import type { FieldCases } from '../../field-suite.ts';
import { expirationDate } from './expiration-date.ts';

export const expirationDateCases: FieldCases = {
  field: expirationDate,
  finds: [
    {
      by: 'termTitled',
      text: '1.5 Term. Ten (10) Lease Years, commencing on the Rent Commencement Date and expiring on the last day of the calendar month in which the tenth (10th) anniversary of the Rent Commencement Date occurs, unless sooner terminated.',
      value:
        'the last day of the calendar month in which the tenth (10th) anniversary of the Rent Commencement Date occurs',
    },
    {
      by: 'defined',
      kind: 'amendment',
      text: '2. Extension. The Term is extended for sixty-eight (68) months commencing September 1, 2026 and expiring April 30, 2032 (the “Extended Expiration Date”). All references in the Lease to the “Expiration Date” mean the Extended Expiration Date.',
      value: '2032-04-30',
      state: 'found',
    },
    {
      by: 'termClause',
      kind: 'amendment',
      text: '2. Building B Premises. The term for the Building B Premises ends on October 31, 2026 instead of March 31, 2027.',
      value: '2026-10-31',
      state: 'check',
    },
    {
      by: 'termClause',
      kind: 'amendment',
      text: 'WHEREAS:\nA. By a lease dated March 1, 2016 the Landlord leased Unit 110 for a term of ten years expiring on March 31, 2026.\nNOW THEREFORE the parties agree:\n1. EXTENSION. The term of the Lease is extended for five (5) years from April 1, 2026 to and including March 31, 2031.',
      value: '2031-03-31',
    },
    {
      by: 'termClause',
      text: '“Term” means the period from the Effective Date through the Expiration Date, including any extensions or renewals agreed upon in accordance with Article IV.\n4.1.1 This Agreement shall commence on the Effective Date and shall continue in full force and effect until October 09, 2026 (the “Expiration Date”), unless earlier terminated.',
      value: '2026-10-09',
    },
    {
      by: 'termClause',
      text: 'To have and to hold unto the Lessee from the first day of June 2019 until the thirty-first day of May 2024.',
      value: '2024-05-31',
    },
    {
      by: 'termTitled',
      text: '1. Premises. Landlord leases Bay 6 to Tenant.\n2. Term. Two years from April 1, 2026 to March 31, 2028. The Lease then renews automatically for successive terms of one year unless either party gives the other written notice of non-renewal at least sixty (60) days before the end of the term then running.\n3. Rent. Tenant pays $4,620.00 per month in advance.',
      value: '2028-03-31',
    },
    {
      by: 'label',
      text: 'Original Term: The period beginning on the Commencement Date and ending on the Expiration Date, both dates inclusive.\nExpiration Date: July 31, 2024; or, if the Original Term shall have been extended for one (1) period of five (5) years in accordance with Section 2.3, July 31, 2029.',
      value: '2024-07-31',
      state: 'found',
    },
    {
      by: 'termLabel',
      text: 'Term:\tten (10) years and two (2) days, from the Commencement Date to and including June 30, 2035',
      value: '2035-06-30',
    },
    { by: 'label', text: 'Term:\tFive (5) years\nTerminating Date:\t30 June 2028', value: '2028-06-30' },
    {
      by: 'termClause',
      text: 'When. Your lease starts September 15, 2022 and lasts four years and a half month, so the last day is September 30, 2026.',
      value: '2026-09-30',
    },
    {
      by: 'termClause',
      kind: 'amendment',
      text: 'RENEWAL AGREEMENT\nThe term of the Original Lease expires February 29, 2024.\n1. The term is renewed for thirty-six (36) months beginning March 1, 2024 and ending February 28, 2027.',
      value: '2027-02-28',
    },
    {
      by: 'termClause',
      text: '2. TERM. This lease is made for a term of seven (7) years, commencing on May 1st, 2021 and terminating without notice on April 30th, 2028.',
      value: '2028-04-30',
    },
    { by: 'label', text: 'Item C\tExpiring\t2 July 2025', value: '2025-07-02' },
    {
      by: 'termClause',
      text: '2. The Licence runs for 18 months from 1 October 2024 and expires on 31 March 2026 unless ended earlier.',
      value: '2026-03-31',
    },
    {
      by: 'termClause',
      text: 'Owner leases to Tenant the eleventh floor for the term of seven (7) years and three (3) months to commence on the 1st day of April, two thousand twenty-three and to end on the 30th day of June, two thousand thirty, both dates inclusive, at an annual rental rate as follows:\n$261,000.00 per annum from April 1, 2023 through and including March 31, 2025;',
      value: '2030-06-30',
    },
    { by: 'label', text: 'Last day of term:\t31 July 2026', value: '2026-07-31' },
    {
      by: 'isDay',
      kind: 'amendment',
      text: 'Effective as of the date hereof, the Expiration Date shall be June 30, 2029.',
      value: '2029-06-30',
      state: 'found',
    },
    { by: 'label', text: 'BASIC TERMS\nExpiration Date:\tJuly 31, 2016', value: '2016-07-31', state: 'found' },
    {
      by: 'label',
      text: 'Expiration Date: The last day of the eighty-fourth (84th) full calendar month following the Commencement Date.',
      value: 'The last day of the eighty-fourth (84th) full calendar month following the Commencement Date',
      state: 'found',
    },
    {
      by: 'line',
      kind: 'amendment',
      text: 'Section 1.3 of the Lease is deleted and replaced with: “Expiration Date: March 31, 2027”.',
      value: '2027-03-31',
    },
    {
      by: 'termClause',
      kind: 'amendment',
      text: 'WHEREAS, the term of the Lease expires on May 31, 2019; and\nNOW THEREFORE the Term of the Lease shall be extended to May 31, 2024.',
      value: '2024-05-31',
    },
    { by: 'line', text: 'Expiration Date March 15, 2013\nMonthly rent 520,000', value: '2013-03-15' },
    {
      by: 'termLabel',
      text: 'Term: Five (5) years and Zero (0) months commencing August 1, 2011 and ending July 31, 2016.',
      value: '2016-07-31',
    },
    { by: 'termLabel', text: 'Leasing Period: From August 1, 2010 to July 31, 2022.', value: '2022-07-31' },
    {
      by: 'defined',
      text: 'The installments continue through and including February 28, 2011 (the "Scheduled Lease Expiration Date").',
      value: '2011-02-28',
    },
    {
      by: 'defined',
      text: '(a) commencing on the Delivery Date (as defined below) (the “Commencement Date”) and (b) terminating at 11:59 p.m., local time seven (7) full Lease Years following the Commencement Date (the “Termination Date”).',
      value: 'seven (7) full Lease Years following the Commencement Date',
    },
    {
      by: 'defined',
      text: '“Expiration Date” means the day before the fifth (5th) anniversary of the Rent Commencement Date.',
      value: 'the day before the fifth (5th) anniversary of the Rent Commencement Date',
    },
    {
      by: 'defined',
      kind: 'amendment',
      text: 'The Lease now ends for these premises on June 30, 2029 (the “Extension Term Expiration Date”).',
      value: '2029-06-30',
    },
    {
      by: 'termClause',
      text: 'The Term of this Lease shall commence on January 1, 2017, and shall expire on December 31, 2026.',
      value: '2026-12-31',
      state: 'found',
    },
    {
      by: 'termClause',
      text: 'The Term commences on the Commencement Date and expires ninety-one (91) months thereafter on February 29, 2016.',
      value: '2016-02-29',
    },
    {
      by: 'termClause',
      text: 'The term of this Lease shall begin on the Effective Date and shall expire on a date thirteen (13) years thereafter unless previously terminated or renewed or extended as provided herein.',
      value: 'a date thirteen (13) years thereafter',
    },
    {
      by: 'termClause',
      kind: 'sublease',
      text: 'The term of this Sublease shall end on June 30, 2006, unless sooner terminated pursuant to the Master Lease.',
      value: '2006-06-30',
    },
    {
      by: 'termClause',
      text: 'The lease shall start on 1 September 2020, for an initial period of 10 years (to expire on 31 August 2030).',
      value: '2030-08-31',
    },
    {
      by: 'termClause',
      kind: 'amendment',
      text: 'The Lease Term, which currently expires on May 31, 2014, shall be extended until May 31, 2019.',
      value: '2019-05-31',
      state: 'found',
    },
    {
      by: 'termClause',
      text: 'The Tenant shall hold the Premises for a term of 5 years from the 1st day of July 2013 to the 30th day of June 2018.',
      value: '2018-06-30',
    },
    {
      by: 'extendedTo',
      kind: 'amendment',
      text: 'The Expiration Date of the Lease is hereby extended from March 31, 2015 to March 31, 2020.',
      value: '2020-03-31',
      state: 'found',
    },
    {
      by: 'extendedTo',
      kind: 'amendment',
      text: 'The parties have agreed to extend the lease termination date until July 31, 2021.',
      value: '2021-07-31',
    },
    {
      by: 'termClause',
      text: 'The Initial Term shall commence on July 1, 2018 and expire on the last day of June, 2028.',
      value: '2028-06-30',
    },
    {
      by: 'termClause',
      text: 'Party A agrees to lease the house to Party B from 1st January, 2012 to 31st December, 2014.',
      value: '2014-12-31',
    },
    {
      by: 'termClause',
      text: 'The Term shall commence on January 1, 2015 and, unless sooner terminated upon a default hereunder, shall expire on December 31, 2019.',
      value: '2019-12-31',
      state: 'found',
    },
    {
      by: 'termClause',
      text: 'The Term of this Lease, subject to Landlord’s right to terminate as provided herein, shall end on December 31, 2020.',
      value: '2020-12-31',
    },
    {
      by: 'termClause',
      text: 'Landlord leases to Tenant the Premises for a term of ten (10) years (or until such term shall sooner cease and expire) to commence on the 1st day of May, 2011 and to end on the 30th day of April, 2021, both dates inclusive.',
      value: '2021-04-30',
      state: 'found',
    },
    {
      by: 'termClause',
      kind: 'amendment',
      text: 'The Term of the Lease is hereby renewed and extended for a period of three (3) years commencing on May 1, 2012 and expiring on April 30, 2015 ("Renewal Term").',
      value: '2015-04-30',
    },
    {
      by: 'isDay',
      kind: 'amendment',
      text: 'The new expiration date of the Lease shall be March 31, 2018.',
      value: '2018-03-31',
    },
    {
      by: 'takeBack',
      text: 'Party A shall release the property to Party B for use on January 1, 2011 and take back on December 31, 2021.',
      value: '2021-12-31',
    },
    {
      by: 'definedTerm',
      text: '36 months 1st day of May , 2021 , and ending on the 30th day of April , 20 24 , at midnight, unless sooner terminated (“Term”).',
      value: '2024-04-30',
    },
    {
      by: 'termClause',
      text: 'Subject to the earlier ending of this Lease, including the exercise by Tenant of its right to terminate, the Term shall end on the last day of the sixtieth (60 th) full calendar month following the Commencement Date.',
      value: 'the last day of the sixtieth (60 th) full calendar month following the Commencement Date',
    },
    {
      by: 'termClause',
      text: 'The term of this lease shall be for a period of five years, terminating on the 31st day of\nMarch,\n2000 with an option for an additional five years.',
      value: '2000-03-31',
    },
    {
      by: 'termClause',
      text: '“Lease Term” means the term commencing on the Commencement Date and ending eighty-six (86) months thereafter, as such may be extended.',
      value: 'eighty-six (86) months thereafter',
    },
    {
      by: 'termClause',
      text: 'To have and to hold for the Term of ten years from the 1st day of June, 2008, and to be completed and ended on the 31st day of May, 2018.',
      value: '2018-05-31',
    },
    {
      by: 'extendedTo',
      kind: 'amendment',
      text: 'The Termination Date set forth in the Lease is hereby deleted and replaced with December 31, 2025.',
      value: '2025-12-31',
    },
    {
      by: 'label',
      text: 'Lease Expiration Date: If the Lease Commencement Date is the first day of a month, then the day before its fifth anniversary; otherwise the last day of the month of that anniversary.',
      value:
        'If the Lease Commencement Date is the first day of a month, then the day before its fifth anniversary; otherwise the last day of the month of that anniversary',
    },
    {
      by: 'termClause',
      text: 'The lease term is 15 years commencing from the date of signing this Contract (i.e. from 1st March 2027 to 28 February 2042).',
      value: '2042-02-28',
    },
    {
      by: 'termClause',
      text: 'TERM\nThe term begins on June 1, 2031, or, if later, on the day after Master Lessor’s consent, and ends on June 29, 2036.',
      value: '2036-06-29',
    },
  ],
  silent: [
    {
      by: 'leaseAbove',
      kind: 'sublease',
      text: 'Sublandlord holds the Building under the Prime Lease, for a term expiring on June 30, 2036.',
    },
    {
      kind: 'sublease',
      text: 'Sublessor is tenant under a lease dated March 1, 2026 with Owner LLC (the “Master Lease”), the term of which expires on June 30, 2036.',
    },
    // The expiration after all renewals is not the expiration of the term.
    { text: 'FINAL EXPIRY DATE:\t31 August 2035' },
    {
      by: 'earlyEnding',
      text: 'Tenant may terminate this Lease by nine months’ notice effective as of June 30, 2027 (the “Termination Date”).',
    },
    {
      by: 'priorTerm',
      kind: 'amendment',
      text: 'RECITALS\nA. The Term of the Lease will expire on May 31, 2014.',
    },
    { kind: 'sublease', text: 'The term of the Master Lease expires on June 30, 2025.' },
    {
      text: 'Term: Sixty (60) months, plus such days as may be required to cause this Lease to terminate on the final day of the calendar month.',
    },
    { text: 'The Initial Lease Term shall expire at 11:59 p.m. of the last day of such period.' },
    { text: 'The term of the letter of credit shall end on June 30, 2025.' },
    { text: 'D. Expiration Date:\t, 20 , or as otherwise extended or terminated pursuant to the terms hereof.' },
    { text: 'The Lease Term shall terminate on the last day of the Lease Term (the “Termination Date”).' },
    { text: 'The letter of credit shall remain in effect until June 30, 2029.' },
    { text: 'Base Rent shall be $5,000 per month for the period ending on June 30, 2020.' },
    { text: 'The guaranty shall continue for a term of two (2) years, ending on June 30, 2012.' },
    {
      text: 'The Rent Credit Period begins on the first day of the Lease Term and shall expire on the last day of the ninth full calendar month.',
    },
    {
      by: 'conditional',
      text: 'If all of the Premises are taken, this Lease shall terminate as of the date of the taking.',
    },
    {
      by: 'optionTerm',
      text: 'Upon renewal, the extended Term shall end on May 31, 2034.',
    },
    {
      by: 'priorTerm',
      kind: 'amendment',
      text: 'The Term of the Lease currently expires on July 31, 2011.',
    },
    {
      by: 'otherPremises',
      text: 'The Term of this Lease as to the Third Amendment Premises shall terminate on October 15, 2009.',
    },
  ],
};
