import type { FieldCases } from '../../field-suite.ts';
import { agreementDate } from './agreement-date.ts';

export const agreementDateCases: FieldCases = {
  field: agreementDate,
  finds: [
    {
      by: 'closing',
      text: 'The Lessor lets the shop to the Lessee.\nGerman law applies.\nHamburg, 12 May 2025',
      value: '2025-05-12',
      state: 'check',
    },
    {
      by: 'signedAtPlace',
      text: 'SIGNED at Sandton on this 25th day of November 2021 for the landlord. SIGNED at Parktown on 18 November 2021 for the tenant.',
      value: '2021-11-25',
      state: 'check',
    },
    {
      by: 'lone',
      text: 'OFFICE LEASE\nby and between Harrow LP (Landlord) and Meridian Inc. (Tenant)\nDated as of the 9th day of April, 2024',
      value: '2024-04-09',
    },
    {
      by: 'preamble',
      text: 'This lease is between Oak Hall (“Landlord”) and Agate Inc. (“Tenant”). It was approved at the meeting of May 5, 2024, and is made as of the first day of June, two thousand twenty-four.',
      value: '2024-06-01',
    },
    {
      by: 'signed',
      text: 'Landlord: Brazos LLC\nBy: Dana Whitcombe\nDate: January 21, 2025\nTenant: Lonestar Inc.\nBy: Raul Trevino\nDate: January 17, 2025',
      value: '2025-01-21',
      state: 'check',
    },
    {
      by: 'preamble',
      text: 'DEED OF LEASE\nThis Deed is made the 14th day of August 2023\nLANDLORD: KAIMAI HOLDINGS LIMITED',
      value: '2023-08-14',
    },
    {
      by: 'preamble',
      text: 'AGREEMENT OF SUBLEASE dated as of October 3, 2022 (this “Sublease”) between CORMORANT LLC (“Sublandlord”) and THE HOLLINS SCHOOL (“Subtenant”).',
      value: '2022-10-03',
      kind: 'sublease',
    },
    {
      by: 'signedOn',
      text: 'IN WITNESS WHEREOF this lease is subscribed at Glasgow on 2 May 2023.',
      value: '2023-05-02',
    },
    { by: 'drawnUp', text: 'Thus drawn up and signed in duplicate, Rotterdam, 19 December 2023.', value: '2023-12-19' },
    {
      by: 'signedOn',
      text: 'Party A leases the office to Party B.\nParty A and Party B sign this contract on December 25, 2010.\nNo other terms apply.',
      value: '2010-12-25',
    },
    {
      by: 'rider',
      text: 'RIDER TO LEASE The provisions of this rider are made a part of the Lease dated as of October 15, 2021 between ALDER LLC ("Landlord") and BIRCH LLC ("Tenant") of Premises known as the ground floor.',
      value: '2021-10-15',
    },
    {
      by: 'signedOn',
      text: 'Lessor: Alder Co., Ltd.\nThe lessor leases the plant to the lessee.\nThis contract is signed in Wuxi on August 8, 2008.\nNo other terms apply.',
      value: '2008-08-08',
    },
    {
      by: 'closing',
      text: `${'Party B shall pay the rent to Party A each year in advance and keep the orchard in good order.\n'.repeat(10)}Party A: Alder Cooperatives\nParty B: Birch Plantations Co., Ltd.\nAugust 15, 2016\n3`,
      value: '2016-08-15',
      state: 'check',
    },
    {
      by: 'label',
      text: 'Lease Contract\nSigning place: Meeting Room\nSigning date: April 1st, 2007\nLessor: Alder Co., Ltd.',
      value: '2007-04-01',
      state: 'found',
    },
    {
      by: 'label',
      text: '1. Dated as of:                  March 14, 2022\n2. Landlord: Alder LLC',
      value: '2022-03-14',
    },
    {
      by: 'preamble',
      text: 'LEASE AGREEMENT\nMade and entered into this 3rd day of July 2017\nBy and between\nALDER LLC (the “Landlord”)',
      value: '2017-07-03',
    },
    {
      by: 'preamble',
      text: 'This lease made and entered into at Dade County, Florida, the 8™ day of February, 2006 by and between ALDER LTD., hereinafter called "LANDLORD", and BIRCH, INC.',
      value: '2006-02-08',
    },
    {
      by: 'preamble',
      text: 'THIS LEASE is made as of the 31st day of January, 2025, by and between Alder Ridge LLC (“Landlord”) and Quill Inc. (“Tenant”).',
      value: '2025-01-31',
      state: 'found',
    },
    {
      by: 'preamble',
      text: 'LEASE AGREEMENT made and entered into on 20th August 2024 between Alder Ridge Ltd and Quill Ltd.',
      value: '2024-08-20',
    },
    {
      by: 'preamble',
      text: '1.1 Parties: This Lease ("Lease"), dated for reference purposes only,\nSEPTEMBER 23, 2005 is made by and between Alder Ridge ("Lessor") and Quill ("Lessee").',
      value: '2005-09-23',
    },
    {
      by: 'preamble',
      kind: 'amendment',
      text: 'THIS SECOND AMENDMENT TO GROUND LEASE AGREEMENT DATED NOVEMBER 21, 2021 (“Second Amendment”), is made effective the 10th day of April, 2025, by and between Alder Ridge (“Landlord”) and Quill (“Tenant”).',
      value: '2025-04-10',
      state: 'found',
    },
    {
      by: 'preamble',
      kind: 'sublease',
      text: 'This Sublease Agreement is made effective as of the 7th day of October, 2004, by Blue Birch Inc.\nThe Lease dated as of March 20, 2001, between Sun Trust (“Master Lessor”) and Blue Birch Inc. is attached.',
      value: '2004-10-07',
      state: 'found',
    },
    {
      by: 'preamble',
      text: 'This Lease is made on 13/05/2020 between Alder Ridge Ltd and Quill Ltd of London, England.\nRent is payable from 03/06/2020.',
      value: '2020-05-13',
      state: 'found',
    },
    {
      by: 'preamble',
      text: 'This Lease is made on 03/04/2020 between Alder Ridge and Quill.',
      value: '2020-03-04',
      state: 'check',
    },
    { by: 'label', text: 'BASIC LEASE INFORMATION\nLease Date:\tJuly 24, 2008', value: '2008-07-24', state: 'found' },
    { by: 'label', text: 'LEASE AGREEMENT\nDate of Lease Execution: February 1, 2010', value: '2010-02-01' },
    {
      by: 'summary',
      text: 'SUMMARY OF BASIC LEASE INFORMATION\n1. Date:\tApril 10, 2012\n2. Landlord:\tAlder Ridge LLC\n3. Tenant:\tQuill Inc.\n4. Premises:\tSuite 100\n5. Term:\t62 months',
      value: '2012-04-10',
      state: 'found',
    },
    { by: 'label', text: 'Date of Lease: May 1, 2014', value: '2014-05-01' },
    {
      by: 'lone',
      kind: 'amendment',
      text: 'Date:\tNovember 4, 2024\nRe: Lease dated May 1, 2009',
      value: '2024-11-04',
      state: 'found',
    },
    {
      by: 'lone',
      kind: 'amendment',
      text: 'November 4, 2024\nRe: Fifth Amendment to Lease',
      value: '2024-11-04',
      state: 'found',
    },
    {
      by: 'line',
      text: 'Accounting for Leases Agreement Date March 16, 2010\nType Tenant Lease',
      value: '2010-03-16',
    },
    {
      by: 'defined',
      text: 'Alder Ridge LLC leases to Quill Inc. the Premises as of December 7, 2011 (the “date of this Lease”).',
      value: '2011-12-07',
      state: 'found',
    },
    {
      by: 'signed',
      text: 'Party A lets the house.\nParty B pays rent.\nBoth keep it clean.\nThis contract takes effect when both parties sign.\nLessor:\tSeal\nLessee:\tSeal\nDate:\tSeptember 30, 2012',
      value: '2012-09-30',
      state: 'check',
    },
  ],
  silent: [
    { text: 'The Lessor lets the shop to the Lessee.\nThe keys are handed over in Hamburg, 12 May 2025.' },
    { text: 'The plans were drawn at Sandton on 25 November 2021 for the landlord.' },
    { text: 'Entire Agreement. This Lease supersedes the letter of intent dated February 2, 2024.' },
    { text: 'This Lease supersedes the lease dated May 1, 2010. Rider 3 is attached.' },
    {
      text: 'The survey dated May 1, 2010 is part of this Lease. The insurance certificate is dated June 1, 2011.',
      not: '2011-06-01',
    },
    { text: `${'Tenant shall keep the Premises clean.\n'.repeat(600)}Date:\t10/25/07` },
    { text: 'THIS LEASE is made this ____ day of _______, 2012, by and between Alder Ridge and Quill.' },
    { text: 'This Lease is entered into as of the day of , 2016, by and between Alder Ridge and Quill.' },
    {
      by: 'otherInstrument',
      kind: 'amendment',
      text: 'SECOND AMENDMENT TO GROUND LEASE AGREEMENT\nDATED NOVEMBER 16, 2021',
      not: '2021-11-16',
    },
    {
      text: 'WHEREAS, Landlord and Tenant are parties to that certain Lease dated June 5, 2001 (the “Lease”).',
    },
    {
      by: 'otherDay',
      text: 'Lessee shall pay Rent from March 1, 2009 (the “Effective Date”) in advance.',
    },
    {
      by: 'formula',
      text: 'Lease Date: The date of full execution and delivery of this Lease by both parties',
    },
    { text: 'This Lease is effective as of October 1, 2013 and shall continue for a period of two years.' },
    { text: 'The lease contract shall be effective from October 1, 2012 and ending on December 31, 2017.' },
  ],
};
