import type { FieldCases } from '../../field-suite.ts';
import { commencementDate } from './commencement-date.ts';

export const commencementDateCases: FieldCases = {
  field: commencementDate,
  finds: [
    {
      by: 'label',
      text: 'Item 5 Commencing Date: 1 August 2025\nItem 6 Term: Five (5) years\n2. LEASE\n2.1 The Landlord leases the Premises to the Tenant for the Term starting on the Commencing Date.',
      value: '2025-08-01',
      state: 'found',
    },
    {
      by: 'label',
      text: '1.09\tCommencement Date:\tThe earlier of substantial completion of the Tenant Work or occupancy for business; the parties stipulate that this date is September 1, 2023',
      value: '2023-09-01',
    },
    {
      by: 'termClause',
      text: '3.1 Commencement. The Lease Term commences on the Rent Commencement Date. A "Lease Year" is twelve full calendar months.',
      value: 'the Rent Commencement Date',
    },
    {
      by: 'termLabel',
      text: 'LR6. Term for which the Property is leased\tThe term is as follows: 10 years from and including 25 March 2022',
      value: '2022-03-25',
    },
    {
      by: 'termTitled',
      text: '1. Premises. Landlord leases Bay 6 to Tenant.\n2. Term. Two years from April 1, 2026 to March 31, 2028. The Lease then renews automatically for successive terms of one year unless either party gives the other written notice of non-renewal at least sixty (60) days before the end of the term then running.\n3. Rent. Tenant pays $4,620.00 per month in advance.',
      value: '2026-04-01',
    },
    {
      by: 'label',
      text: 'Lease Commencement Date: June 1, 2014, subject to adjustment pursuant to Section 2.2.',
      value: '2014-06-01',
      state: 'check',
    },
    {
      by: 'termClause',
      text: 'To have and to hold for five years from the first day of April 2025, so that the last day of the term is March 31, 2030.',
      value: '2025-04-01',
    },
    { by: 'label', text: 'Item 5\tCommencing Date\t17 July 2023', value: '2023-07-17' },
    { by: 'termLabel', text: 'Length: from 10 February 2025 until 9 February 2027', value: '2025-02-10' },
    { by: 'label', text: '"Date of Entry" means 15 May 2023', value: '2023-05-15' },
    { by: 'label', text: 'Item B\tCommencing\t3 July 2023', value: '2023-07-03' },
    {
      by: 'termClause',
      text: 'Contractual Term: a term of ten years beginning on, and including, 25 March 2023 and ending on, and including, 24 March 2033.',
      value: '2023-03-25',
    },
    {
      by: 'isDay',
      text: 'The Commencement Date shall be the date that is ninety (90) days after the Delivery Date, whether or not Tenant has opened.',
      value: 'the date that is ninety (90) days after the Delivery Date, whether or not Tenant has opened',
      state: 'found',
    },
    { by: 'label', text: 'BASIC TERMS\nCommencement Date:\tAugust 1, 2009', value: '2009-08-01', state: 'found' },
    { by: 'label', text: 'Lease Start Date: 1 September 2020', value: '2020-09-01' },
    {
      by: 'label',
      text: 'Commencement Date: The later of (a) May 1, 2020 and (b) the date on which Landlord delivers the Premises.',
      value: 'The later of (a) May 1, 2020 and (b) the date on which Landlord delivers the Premises',
      state: 'found',
    },
    {
      by: 'label',
      text: 'Commencement Date: Ninety (90) days after the Delivery Date (as defined in Section 3).',
      value: 'Ninety (90) days after the Delivery Date',
    },
    {
      by: 'label',
      text: 'Commencement Date:\tThe date on which Landlord delivers possession\nThe Term shall commence on the date on which Landlord delivers possession of the Premises to Tenant.',
      value: 'The date on which Landlord delivers possession',
      state: 'found',
    },
    {
      by: 'defined',
      text: '“Commencement Date” shall be the earlier of the date (i) that is twenty-one (21) days after the Actual Delivery Date (which may be extended as hereinafter set forth), or (ii) such earlier date that Tenant first conducts its business within the Premises. In the event that Tenant cannot obtain service within twenty-one days, the period may be extended.',
      value:
        'the earlier of the date (i) that is twenty-one (21) days after the Actual Delivery Date (which may be extended as hereinafter set forth), or (ii) such earlier date that Tenant first conducts its business within the Premises',
    },
    {
      by: 'defined',
      text: 'Estimated Commencement Date: March 1, 2021\n“Commencement Date” means the date on which Landlord delivers possession.',
      value: 'the date on which Landlord delivers possession',
      state: 'found',
    },
    { by: 'label', text: 'Lease Commencement Date and Rent Commencement Date:\tJune 1, 2016', value: '2016-06-01' },
    {
      by: 'termLabel',
      text: 'TERM: The term of this lease is 36 months, commencing on: March 1, 2015 (Commencement Date).',
      value: '2015-03-01',
    },
    { by: 'estimate', text: 'Estimated Term Commencement Date: May 1, 2018', value: '2018-05-01', state: 'check' },
    { by: 'estimate', text: 'Estimated Commencement Date: March 1, 2021', value: '2021-03-01', state: 'check' },
    {
      by: 'line',
      kind: 'amendment',
      text: 'Section 1.2 of the Lease is deleted and replaced with: “Commencement Date: March 16, 2010”.',
      value: '2010-03-16',
    },
    {
      by: 'termLabel',
      text: '1.3 Term: ONE (1) years and 0months ("Original Term") commencing OCTOBER 1, 2005 and ending SEPTEMBER 30, 2006.',
      value: '2005-10-01',
      state: 'found',
    },
    { by: 'termLabel', text: 'Leasing Period: From August 1, 2010 to July 31, 2022.', value: '2010-08-01' },
    { by: 'termLabel', text: 'Term:\t1 April 2019 - 31 March 2024', value: '2019-04-01' },
    {
      by: 'defined',
      text: 'The installments are due from and after March 1, 2009 (the "Scheduled Lease Commencement Date").',
      value: '2009-03-01',
    },
    {
      by: 'defined',
      text: '(h) “Commencement Date” shall mean the Effective Date.',
      value: 'the Effective Date',
      state: 'found',
    },
    {
      by: 'defined',
      text: 'The “Commencement Date” shall be the date that is the earlier of substantial completion of the Work and June 1, 2020.',
      value: 'the date that is the earlier of substantial completion of the Work and June 1, 2020',
    },
    {
      by: 'defined',
      kind: 'amendment',
      text: 'The extension applies to the Bassett Premises as of April 1, 2024 (the “Extension Term Commencement Date”).',
      value: '2024-04-01',
    },
    {
      by: 'termClause',
      text: 'The initial Lease term shall be 24 months plus any partial month and shall commence on August 1, 2009 (“Rent Commencement Date”), and shall expire on July 31, 2011.',
      value: '2009-08-01',
      state: 'found',
    },
    {
      by: 'termClause',
      text: 'The lease term will be from Aug 1, 2008 to July 31, 2023, covering 15 years.',
      value: '2008-08-01',
    },
    { by: 'termClause', text: 'The Term begins on 2019.04.01 and ends on 2024.03.31.', value: '2019-04-01' },
    {
      by: 'termClause',
      text: 'The lease by the Tenant of the Leased Premises shall start on 1 September 2020, for an initial period of 10 years.',
      value: '2020-09-01',
    },
    {
      by: 'termClause',
      text: 'To have and to hold for a term of five years commencing on the later of:\n(a) substantial completion of the Work; and\n(b) August 1, 2012.',
      value: 'the later of: (a) substantial completion of the Work; and (b) August 1, 2012',
    },
    {
      by: 'termClause',
      kind: 'amendment',
      text: 'The Term of the Lease is hereby extended for an additional period of five (5) years commencing on October 1, 2025 and ending on September 30, 2030.',
      value: '2025-10-01',
      state: 'found',
    },
    {
      by: 'termClause',
      text: 'This Lease shall become effective upon the date of execution hereof and shall continue in effect for a period of Twenty (20) years.',
      value: 'the date of execution hereof',
    },
    {
      by: 'termClause',
      text: 'The Lease Term shall commence on the date (the “Commencement Date”) that is the earlier of (i) June 1, 2020 or (ii) the date Tenant opens for business.',
      value: 'the date that is the earlier of (i) June 1, 2020 or (ii) the date Tenant opens for business',
    },
    {
      by: 'termClause',
      kind: 'amendment',
      text: 'The Lease Term, which is currently scheduled to expire on May 31, 2014, is hereby extended for a period of sixty (60) months, commencing June 1, 2014 and expiring May 31, 2019.',
      value: '2014-06-01',
    },
    {
      by: 'termLabel',
      text: 'Contractual Term: a term of five years beginning on, and including 1 May 2018',
      value: '2018-05-01',
    },
    {
      by: 'termClause',
      text: 'It is anticipated that the Term shall commence on October 1, 2018.',
      value: '2018-10-01',
      state: 'check',
    },
    {
      by: 'termClause',
      text: 'The lease is for one year, beginning April 1, 2017 and ending March 31, 2018.',
      value: '2017-04-01',
    },
    {
      by: 'handOver',
      text: 'Party A shall release the property to Party B for use on January 1, 2011 and take back on December 31, 2021.',
      value: '2011-01-01',
    },
    {
      by: 'termClause',
      text: 'The Term of this Lease shall commence on 03/04/2020. The Premises contain 400 m² in England.',
      value: '2020-04-03',
      state: 'found',
    },
    {
      by: 'definedTerm',
      text: '36 months 1st day of May , 2021 , and ending on the 30th day of April , 20 24 , at midnight, unless sooner terminated (“Term”).',
      value: '2021-05-01',
    },
    {
      by: 'label',
      text: '1.8 Commencement Date. The earlier to occur of (a) the date Tenant takes possession, or (b) the date of substantial completion of the Work. "Substantial Completion" means the issuance of a certificate.',
      value:
        'The earlier to occur of (a) the date Tenant takes possession, or (b) the date of substantial completion of the Work',
    },
    {
      by: 'label',
      text: 'Commencement Date: The later of\n(a) the delivery of the Premises; and\n(b) October 1, 2022.',
      value: 'The later of (a) the delivery of the Premises; and (b) October 1, 2022',
    },
    {
      by: 'defined',
      text: 'The “Commencement Date” of this Lease shall be the earlier of:\n(i) the day Tenant opens for business; or\n(ii) ninety (90) days after the Delivery Date.',
      value: 'the earlier of: (i) the day Tenant opens for business; or (ii) ninety (90) days after the Delivery Date',
    },
    {
      by: 'termClause',
      text: 'The term shall commence on the date, which is the later of (x) January 1, 2006, or (y) the date upon which the work is complete.',
      value: 'the date, which is the later of (x) January 1, 2006, or (y) the date upon which the work is complete',
    },
    {
      by: 'termClause',
      text: 'The Primary Term of the Lease shall be for a period of 5 years, commencing the 1" day of April, 2006.',
      value: '2006-04-01',
    },
    {
      by: 'termClause',
      text: 'Tenant shall hold the Premises for a period of fifteen (15) years to commence on the first day of the month after the completion of the building.',
      value: 'the first day of the month after the completion of the building',
    },
    {
      by: 'termClause',
      text: 'To have and to hold the Premises for and during the Term of ten (10) years to be computed from the 1st day of June, 2008.',
      value: '2008-06-01',
    },
    {
      by: 'termClause',
      text: 'This agreement shall begin January 1, 2022 and continue for twelve (12) months.',
      value: '2022-01-01',
    },
    {
      by: 'termClause',
      text: 'The term of this Lease shall commence on October 15, 2018 and shall end on the last day of the tenth Lease Year, as may be extended under Section 72.',
      value: '2018-10-15',
    },
    {
      by: 'termClause',
      text: 'The term of this lease will start on the Possession Date and last for ten years.',
      value: 'the Possession Date',
    },
    {
      by: 'termClause',
      text: 'The lease lasts five years. It starts on May 1, 2024 and ends on April 30, 2029.',
      value: '2024-05-01',
    },
    {
      by: 'termClause',
      text: 'TERM\nThe term begins on June 1, 2031, or, if later, on the day after Master Lessor’s consent, and ends on June 29, 2036.',
      value: 'June 1, 2031, or, if later, on the day after Master Lessor’s consent',
    },
    {
      by: 'termClause',
      text: 'The lease term is 15 years commencing from the date of signing this Contract (i.e. from 1st March 2027 to 28 February 2042).',
      value: '2027-03-01',
    },
  ],
  silent: [
    {
      by: 'contractAlone',
      text: '3. Lease Term. This Lease will continue in force during a period beginning on May 1, 2022 (though the Lease Term will not commence and no Rent will accrue until the tower opens) and ending on the expiration of the Lease Term.',
    },
    {
      text: '1.09\tCommencement Date:\tThe earlier of substantial completion of the Tenant Work or occupancy for business; the parties stipulate that the plans are those of September 1, 2023',
      not: '2023-09-01',
    },
    {
      by: 'leaseAbove',
      kind: 'sublease',
      text: 'Sublandlord holds the Building under the Prime Lease, for a term commencing on July 1, 2030.',
    },
    { text: 'Party A shall deliver the leased object to Party B in its current situation before July 25, 2022.' },
    {
      text: 'If the Commencement Date is a day other than the first day of a calendar month, the Base Rent for the partial month shall be calculated per diem.',
    },
    {
      text: 'Owner shall pay Broker a Lease commission on the new Lease term for the period from February 1, 2015 through July 31, 2016.',
    },
    {
      kind: 'amendment',
      text: 'The expiration date of the Term is hereby changed from September 30, 2010 to September 30, 2013.',
    },
    { text: 'Rent Commencement Date: 25 June 2019\nExpected Commencement Date of the Work: 1 May 2019' },
    { text: '(w) “Lease Year Commencement Date” shall mean the first day of the month after the Closing.' },
    { text: 'Start Date\tEnd Date\tAnnually*\tMonthly\nRent is due monthly.' },
    {
      text: 'In case that the Commencement Date is the first day of a calendar month, then the first Lease Year begins then; and if the Commencement Date is the first day of a month, rent is due.',
    },
    { text: 'C. Commencement Date:\t, 2016.' },
    {
      text: 'COMMENCEMENT. The date on which possession is taken by Tenant (hereinafter called “Start of Possession”) will establish the start of the rent.',
    },
    { text: 'Lease Term:\t120 months from the Rent Commencement Date' },
    { text: 'Lease Term:\t5 years from the Commencement Date, as may be extended' },
    { text: 'The Term commences on the Commencement Date as set forth in the Basic Terms.' },
    { text: 'Once delivered by Landlord, this Lease shall be deemed effective as of the Effective Date.' },
    { text: 'Tenant shall pay Base Rent during the Term, commencing on January 1, 2012.' },
    { text: 'As used herein, the term “Lease Year” means each period of twelve months commencing on January 1, 2012.' },
    {
      by: 'optionTerm',
      text: 'Tenant may renew this Lease once, and the extended Term shall commence on June 1, 2029.',
    },
    {
      by: 'conditional',
      text: 'If the Work is late, the Term shall commence on the date on which the Premises are delivered to Tenant.',
    },
    {
      by: 'priorTerm',
      kind: 'amendment',
      text: 'A. WHEREAS, the Term of the Lease originally commenced on the date hereof and the Term commences on May 1, 2001.',
    },
    {
      by: 'otherPremises',
      text: 'The Lease Term for the Right of First Offer Space shall commence on March 1, 2020.',
    },
  ],
};
