import type { FieldCases } from '../../field-suite.ts';
import { landlord } from './landlord.ts';

export const landlordCases: FieldCases = {
  field: landlord,
  finds: [
    {
      by: 'means',
      text: 'Lessor and Lessee. The lessor is Mercer Clinic Building Trust of 12 Oak Street. The lessee is Ortega Dental, P.C.',
      value: 'Mercer Clinic Building Trust',
    },
    {
      by: 'below',
      text: 'LR1. Date of lease\t14 March 2022\nLR3. Parties to this lease\tLandlord\nHARBOUR ESTATES LIMITED\n5 Quay Street, Bristol BS1 1AA\nTenant\nKITE COFFEE LIMITED',
      value: 'HARBOUR ESTATES LIMITED',
    },
    {
      by: 'called',
      text: 'THIS AGREEMENT, made this 14th day of September, 2003, between ANNA K. BELL, of the First Part, hereinafter called Lessor, and BANK OF DALE of the Second Part, hereafter called Lessee.',
      value: 'ANNA K. BELL',
    },
    {
      // List numbers without a space, and each part of the description in a separate paragraph.
      by: 'called',
      text: 'Logistics Warehouse Lease Agreement\nBETWEEN THE UNDERSIGNED:\n1.The limited liability company incorporated under the laws of Belgium Logistic Park III NV, having its registered office at Varnstraat 2, B-3793 Voeren, registered with the Crossroads Bank under the number 0727.392.805,\nhereby duly represented by Mr. Yves W., CEO,\nhereinafter referred to as "the Landlord",\nAND\n2.The limited liability company incorporated under the laws of Belgium Supplies Distributors SA, having its registered office at 5, rue Louis Bleriot, 4460 Grace-Hollogne, Belgium,\nrepresented by Mr. Thomas J., Chief Financial Officer,\nhereinafter referred to as "the Tenant",',
      value: 'Logistic Park III NV',
    },
    {
      by: 'definedTerm',
      text: `THIS LEASE is made between THE EQUITABLE MADISON CO., c/o Lend Lease, 787 Seventh Avenue, New York, New York ("Landlord') and BUSINESS LOAN CENTER, INC. ("Tenant").`,
      value: 'THE EQUITABLE MADISON CO.',
    },
    {
      by: 'called',
      text: 'THE UNDERSIGNED:\n1. Vesteburg Vastgoed II B.V., having its registered office in Utrecht, registered in the Commercial Register under number 30188214, duly represented by its director Mr. W.J. de Ruyter, hereinafter to be referred to as: "the Lessor",\nAND\n2. Fjordlink Logistics B.V., hereinafter to be referred to as: "the Lessee",',
      value: 'Vesteburg Vastgoed II B.V.',
    },
    {
      by: 'bareTerm',
      text: 'THIS INDENTURE OF LEASE, made this 1st day of December, 2019, by and between\nEDGAR P. WINSLOW, Trustee of the Winslow Realty Trust u/d/t dated April 4, 1988, with an address of 7 Bearskin Neck, Rockport, Massachusetts (hereinafter, with his successors in said trust, called the LESSOR, which expression shall include his heirs and assigns where the context so admits),\nand\nSALT MARSH CANDLE WORKS, INC. (hereinafter called the LESSEE)',
      value: 'EDGAR P. WINSLOW, Trustee of the Winslow Realty Trust',
    },
    {
      by: 'definedTerm',
      text: 'HANGAR LEASE AGREEMENT\nBETWEEN THE CITY OF CEDAR FORK, A MUNICIPAL CORPORATION OF THE STATE OF KANSAS ("CITY") AND SKYLARK AVIATION SERVICES, L.L.C. ("TENANT")\nCity leases to Tenant Hangar 12.',
      value: 'THE CITY OF CEDAR FORK',
    },
    {
      by: 'definedTerm',
      text: 'LEASE OF ROOMS\nThis lease is between St. Brigid’s Lutheran Church of Duluth, a Minnesota nonprofit corporation (“the Church”), and Little Agates Montessori, a Minnesota nonprofit corporation (“the School”).\nThe Church leases to the School Rooms 101 and 102.',
      value: 'St. Brigid’s Lutheran Church of Duluth',
    },
    {
      by: 'asRole',
      text: 'Schedule of Key Terms\nParties. Wabash Tower Venture LLC, a Delaware limited liability company, as landlord ("Landlord"); Lantern Grid Consulting LLP, an Illinois limited liability partnership, as tenant ("Tenant").',
      value: 'Wabash Tower Venture LLC',
    },
    {
      by: 'definedTerm',
      text: 'CLYDESIDE ESTATES LLP, a limited liability partnership incorporated under the Limited Liability Partnerships Act 2000 (Registered Number SO301177) and having its Registered Office at 9 Blythswood Square, Glasgow G2 4BG (who and whose successors as landlord are referred to as "the Landlord")',
      value: 'CLYDESIDE ESTATES LLP',
    },
    {
      by: 'aroundGrant',
      text: 'Harrow Freight Holdings, LLC, an Ohio limited liability company, whose address is 900 Canal Street, Toledo, Ohio 43604, hereby lets to Pinion Tool & Die, Inc., an Ohio corporation, of 17 Mill Road, Toledo, Ohio 43605, the warehouse at 2210 Lagrange Street.',
      value: 'Harrow Freight Holdings, LLC',
    },
    {
      by: 'aroundGrant',
      text: 'Anders Holt and Mira Holt, husband and wife, hereby lease to Three Rivers Dialysis of Pekin, LLC the building at 1410 Court Street, Pekin, Illinois 61554.',
      value: 'Anders Holt; Mira Holt',
    },
    {
      by: 'definedTerm',
      text: 'by and between A & B INVESTMENTS, L.L.C., an Oklahoma limited liability company, and C SQUARED, LLC, an Oklahoma limited liability company, as tenants in common (collectively, "Landlord"), and BIRCH INC. ("Tenant").',
      value: 'A & B INVESTMENTS, L.L.C.; C SQUARED, LLC',
    },
    {
      by: 'called',
      text: 'LEASE AGREEMENT THIS LEASE AGREEMENT, made this 30 day of March 1995, by and between W.M.\nHICKORY\nCONSTRUCTION CO., hereinafter called “LANDLORD” and DYNE ADVANCED TECHNOLOGY\nSERVICES, INC., a Virginia corporation, hereinafter called “TENANT”.',
      value: 'HICKORY CONSTRUCTION CO.',
      state: 'check',
    },
    {
      by: 'called',
      text: 'THIS LEASE is between PUEBLO AIRPORT AUTHORITY, a non-profit corporation, hereinafter "PAA" or "Lessor," and Desert Jet, Inc., hereinafter "Lessee."',
      value: 'PUEBLO AIRPORT AUTHORITY',
    },
    {
      by: 'apposed',
      kind: 'sublease',
      text: 'FIRST HARBOR REALTY CORPORATION, a Connecticut corporation, Lessor, hereby leases to SAM’S HARDWARE, LLC, a Connecticut limited liability company, Lessee, the following premises:',
      value: 'FIRST HARBOR REALTY CORPORATION',
    },
    {
      by: 'partyLetter',
      text: 'Party A (hereinafter referred to as the Lessor): Zhang Hua\nParty B (hereinafter referred to as the Lessee): Sunrise Biotech Co., Ltd.',
      value: 'Zhang Hua',
      state: 'found',
    },
    {
      by: 'label',
      text: 'House Leasing Contract\nLandlord (Party A): Li Ming ID card number: 310101197001\nTenant (Party B): Dragon Software Co., Ltd. Business license: 1234',
      value: 'Li Ming',
    },
    {
      by: 'definedTerm',
      text: 'KNOW ALL MEN BY THESE PRESENTS that Smith Land Company ("Lessor") does hereby let unto Jones Seed, Inc. ("Lessee") the following:',
      value: 'Smith Land Company',
    },
    {
      by: 'asRole',
      text: 'The parties to this Lease are BETA LLC, as landlord, and ACME, INC., as tenant.',
      value: 'BETA LLC',
    },
    {
      by: 'apposition',
      text: 'THIS AGREEMENT ENTERED into on April 11, 2003 by AS "LANDLORD", THE PORT INDUSTRIAL COMPANY, AND AS "TENANT", ALDER P.R., INC. (ALDER P.R.).',
      value: 'THE PORT INDUSTRIAL COMPANY',
    },
    {
      by: 'definedTerm',
      text: 'This lease is dated 4/6/2021, Alder Group LLC (“Landlord”), Birch Realty, LLC (“Tenant”), Metro Brokers (“Broker”).',
      value: 'Alder Group LLC',
    },
    {
      by: 'label',
      text: 'EXHIBIT 10.6 LEASE CONTRACT Lessor: General Tobacco Group Corporation.\nLessee: Shandong Yao Company',
      value: 'General Tobacco Group Corporation',
    },
    {
      by: 'named',
      text: 'This Lease, made this 4th day of June, 2018, between Cedar Investments, LLC, an Ohio limited liability company, called “Lessor”, and Fast Lane Autos, Inc., an Ohio corporation, called “Lessee”.',
      value: 'Cedar Investments, LLC',
      state: 'found',
    },
    {
      // Text extraction may leave spaces within quotation marks.
      by: 'definedTerm',
      text: 'This Lease is between Harbor Associates Limited Partnership, a Massachusetts limited partnership (" Landlord "), and Ocean Optics, Inc. , a Delaware corporation (“ Tenant ”).',
      value: 'Harbor Associates Limited Partnership',
      state: 'found',
    },
    {
      // Contracts translated from Chinese.
      by: 'label',
      text: 'Leaser: Wang Xiaoming\nLeasee: Hangzhou Silk Garment Co., Ltd.\nThe leaser lets the factory building to the leasee.',
      value: 'Wang Xiaoming',
    },
    {
      by: 'definedTerm',
      text: 'THIS LEASE is entered into by and between SKY SC, LLC, a Delaware limited liability company (“Landlord”), and NORTH CORP, a Nevada corporation (“Tenant”).',
      value: 'SKY SC, LLC',
      state: 'found',
    },
    {
      by: 'definedTerm',
      text: 'This lease is made by and between Streamline Management LLC, a(n) Colorado limited liability company (the “Landlord”) and Beddor Claude LLC (“Tenant”).',
      value: 'Streamline Management LLC',
    },
    {
      by: 'definedTerm',
      text: 'BETWEEN:\nIncubator Space LLC of [ ]\nTelephone: (the “Landlord”)\nOF THE FIRST PART',
      value: 'Incubator Space LLC',
    },
    {
      by: 'definedTerm',
      kind: 'amendment',
      text: 'This SIXTH AMENDMENT is hereby entered into by and between TCD 234 MA WELLS PROPERTY LLC (“Landlord”), a Delaware limited liability company, and KARYO INC. (“Tenant”), a Delaware corporation.\nWHEREAS, Landlord, as successor-in-interest to AG-JCM Wells Avenue Property Owner, LLC, and Tenant are parties to that certain Office Lease.',
      value: 'TCD 234 MA WELLS PROPERTY LLC',
      state: 'found',
    },
    {
      by: 'definedTerm',
      kind: 'sublease',
      text: 'This Sublease is made by and between Blue Systems, a Delaware corporation (“Sublandlord”), and Info Inc., a Delaware corporation (“Subtenant”). It is subject to the lease dated May 1, 2001 between Big Trust, a Maryland business trust (“Landlord”) and Sublandlord.',
      value: 'Blue Systems',
      state: 'found',
    },
    {
      by: 'definedTerm',
      text: '(1) ABC PROPERTIES LIMITED (company number 01234567) whose registered office is at 1 High Street, London EC1A 1BB (the “Landlord”); and (2) XYZ TRADING LIMITED (the “Tenant”).',
      value: 'ABC PROPERTIES LIMITED',
    },
    {
      by: 'definedTerm',
      text: 'This Lease is made between ANN LEE and BOB LEE, husband and wife (collectively, “Lessor”), and ACME, INC., an Ohio corporation (“Lessee”).',
      value: 'ANN LEE; BOB LEE',
    },
    {
      by: 'definedTerm',
      kind: 'amendment',
      text: 'This Consent and Amendment is among BIG TRUST, a Maryland trust (“Landlord”), BLUE SYSTEMS, INC. (“Sublandlord”), and TINY BIO, INC. (“Subtenant”).',
      value: 'BLUE SYSTEMS, INC.',
      state: 'found',
    },
    {
      by: 'definedTerm',
      text: 'made as of January 1, 2015 between DIVERSIFIED PROPERTIES, an Oregon general partnership composed of John Doe and Jim Roe ("Landlord") and LATTICE CORPORATION ("Tenant").',
      value: 'DIVERSIFIED PROPERTIES',
    },
    {
      by: 'bareTerm',
      text: 'THIS LEASE is made BY AND BETWEEN Oak Street Partners, L.P. (LANDLORD) and First Bank, an Illinois state chartered bank (TENANT).',
      value: 'Oak Street Partners, L.P.',
    },
    {
      by: 'called',
      text: 'This Lease is made between CAMBRIDGE PROPERTIES, a sole proprietorship of Dr. Timothy L. Sharma, hereinafter referred to as “Landlord”, and UNIVERSITY SYSTEMS, LLP, hereinafter referred to as “Tenant”.',
      value: 'CAMBRIDGE PROPERTIES',
    },
    {
      by: 'called',
      text: 'AGREEMENT OF LEASE, made between 50 BROAD STREET LLC, party of the first part, hereinafter referred to as OWNER, and XYZ INC., party of the second part, hereinafter referred to as TENANT.',
      value: '50 BROAD STREET LLC',
    },
    {
      by: 'called',
      text: 'This Lease is made between\nMeridian Realty Corp.\n100 Park Ave, New York, NY 10017\nherein called Landlord,\nand\nThe Cheese Shop, Inc.\nherein called Tenant.',
      value: 'Meridian Realty Corp.',
    },
    {
      by: 'asRole',
      kind: 'amendment',
      text: 'This First Amendment to that certain Lease dated May 1, 2010 is entered into by and between HGIT CAMPUS LP, as Landlord, and INTEVAC, INC., as Tenant.',
      value: 'HGIT CAMPUS LP',
    },
    {
      by: 'called',
      text: '1. The limited liability company incorporated under the laws of Belgium Logistic Park III NV, having its registered office at Varnstraat 2, B-3793 Voeren, hereby duly represented by Mr. Yves W., CEO, hereinafter referred to as "the Landlord",',
      value: 'Logistic Park III NV',
    },
    {
      by: 'asRole',
      text: 'This Lease is entered into between OPUS NORTHWEST, L.L.C., a Delaware limited liability company, as Landlord, and INSIGNIA SYSTEMS, INC., a Minnesota corporation, as Tenant.',
      value: 'OPUS NORTHWEST, L.L.C.',
    },
    {
      by: 'quotedBehind',
      text: 'PARTIES: GRE – BRYANT LAKE, LLC, A MINNESOTA LIMITED LIABILITY COMPANY "Landlord" NVE CORPORATION, A MINNESOTA CORPORATION "Tenant"',
      value: 'GRE – BRYANT LAKE, LLC',
    },
    {
      by: 'label',
      text: 'BASIC LEASE INFORMATION\n1. Landlord:\tDigital Phoenix Van Buren, LLC, a Delaware limited liability company\n2. Tenant:\tDANGER Inc.',
      value: 'Digital Phoenix Van Buren, LLC',
      state: 'found',
    },
    {
      by: 'label',
      text: 'Lessor: Youbang International Express Co., Ltd, (“Party A”)\nLessee: Big Tree International Co., Ltd. (“Party B”)\nLessor:\tSeal',
      value: 'Youbang International Express Co., Ltd',
      state: 'found',
    },
    {
      by: 'partyLetter',
      text: 'Party A: The Fifth Season Investment Management Co., Ltd.\nParty B: Quan Ju Catering\nParty A leases the 4th Floor of the department store to Party B.',
      value: 'The Fifth Season Investment Management Co., Ltd.',
    },
    {
      by: 'partyLetter',
      text: 'Party A: Quan Ju Catering Co., Ltd.\nParty B: Fifth Season Investment Co., Ltd.\nParty A rents the workshop from Party B.',
      value: 'Fifth Season Investment Co., Ltd.',
    },
    {
      by: 'definedTerm',
      text: 'between KAVERI ESTATES PRIVATE LIMITED, a company registered in India with its office at Residency Road, Bengaluru (hereinafter called the "Lessor", which term includes, where the context so admits, the successors in title, the administrators and the permitted assigns of the company, and every person who claims through or under it), and',
      value: 'KAVERI ESTATES PRIVATE LIMITED',
    },
    {
      by: 'label',
      kind: 'amendment',
      text: 'LANDLORD:\tSV HARBOR LP\nTENANT:\tNETSOL TECHNOLOGIES, INC.\nThe Lease dated Nov. 1, 2001 by and between CENTURY PROPERTIES, INC. ("Landlord"), and NETSOL INTERNATIONAL, INC., ("Tenant") is amended.',
      value: 'SV HARBOR LP',
      state: 'found',
    },
    {
      by: 'label',
      text: 'Lessor: (hereinafter Party A) Ningbo Keyuan Co., Ltd.\nLessee: (hereinafter Party B) Ningbo Petro Co., Ltd.',
      value: 'Ningbo Keyuan Co., Ltd.',
    },
    {
      by: 'partyLetter',
      text: 'Shenzhen Property Lease Contract\nParty A (Lessor): Zhang San\nID No.: 4403011960\nParty B (Lessee): Shenzhen Tech Co., Ltd.',
      value: 'Zhang San',
      state: 'found',
    },
    {
      by: 'asRole',
      text: 'LEASE, dated November 15, 2013, between SLG GRAYBAR LLC, as Landlord (hereinafter referred to as “Landlord” or “Owner”), having an address at 420 Lexington Avenue, and METRO CORP., as Tenant.',
      value: 'SLG GRAYBAR LLC',
    },
    {
      by: 'bareTerm',
      text: 'WITNESSETH that ONE WINTHROP SQUARE LLC (the Landlord) leases to Digitas Inc. (the Tenant) the premises.',
      value: 'ONE WINTHROP SQUARE LLC',
    },
    {
      by: 'above',
      text: 'AGREEMENT OF LEASE\nbetween\nONE PARK AVENUE REALTY CO.\nLandlord\nand\nBIG PUBLISHER, INC.\nTenant\nPremises: 14th Floor',
      value: 'ONE PARK AVENUE REALTY CO.',
    },
    {
      by: 'apposition',
      kind: 'amendment',
      text: 'THIS LEASE AMENDMENT is made by Landlord, BRANDYWINE OPERATING PARTNERSHIP, L.P., and Tenant, KENEXA TECHNOLOGY, INC., to the Lease dated July 1, 2009.',
      value: 'BRANDYWINE OPERATING PARTNERSHIP, L.P.',
    },
    {
      by: 'column',
      text: 'INDUSTRIAL BUILDING LEASE\nLESSEE\tLESSOR\nAdvanced Life, Inc.\tBHF Realty, Inc.\n1440 Davey Road, Woodridge, Illinois\t100 S. Wacker Drive, Chicago, Illinois',
      value: 'BHF Realty, Inc.',
    },
    {
      by: 'means',
      text: '"Landlord" shall mean CNL PARTNERS, LP, a Delaware limited partnership, its successors and assigns.',
      value: 'CNL PARTNERS, LP',
    },
    {
      by: 'asRole',
      text: 'LEASE\nBETWEEN\nARE-SD REGION NO. 23, LLC,\na Delaware limited liability company,\nas Landlord',
      value: 'ARE-SD REGION NO. 23, LLC',
    },
    {
      by: 'definedTerm',
      text: 'This agreement is made as of the first day of May between the company known as BIG\nSMITH HOLDINGS, LLC (“Landlord”).',
      value: 'SMITH HOLDINGS, LLC',
      state: 'check',
    },
    {
      by: 'below',
      text: 'LR3. Parties to this lease\nLandlord\nCANARY INVESTMENTS LIMITED (Company No. 1234) One Square, London E14 5AB\nTenant\nACME UK LTD (Company No. 5678)',
      value: 'CANARY INVESTMENTS LIMITED',
    },
    {
      by: 'partyLetter',
      text: 'Leasing Party (Party A): Beijing Property Development Co., Ltd.\nLeasee (Party B): Hartman Information Service Co., Ltd.\nParty A agrees to lease to Party B the office at Floor 5.',
      value: 'Beijing Property Development Co., Ltd.',
    },
    {
      by: 'bareTerm',
      kind: 'sublease',
      text: 'THIS SUB-SUBLEASE, dated as of June 18, 2026, is made by and between HELIO GENETICS LLC, a Delaware limited liability company (Sub-Sublandlord), and MERIDIAN PEPTIDES, INC., a Delaware corporation (Sub-Subtenant).\nWHEREAS, BAYSHORE OWNER LLC (Master Landlord), as Landlord, and AXON PHARMA, INC., a Delaware corporation (Sublandlord), as Tenant, are parties to a Lease.',
      value: 'HELIO GENETICS LLC',
    },
  ],
  silent: [
    { text: 'A N D :\n[LANDLORD NAME OMITTED]\n(the “Landlord”)\nOF THE SECOND PART' },
    {
      by: 'brokersClient',
      text: 'Brokers:\tStream Southwest Realty (Landlord) and Ridgeline Commercial, LLC (Tenant)',
    },
    // The head lease, as recited in a sublease.
    {
      kind: 'sublease',
      text: 'Owner Realty, LLC leases to Middle Logistics, Inc. the building at 40 Dock Street, of which a part is sublet here.',
    },
    { text: 'Nothing here lets to Tenant more than the Premises.' },
    { text: 'Tenant shall notify the Landlord, the Lender and any other person of the fire.' },
    {
      text: 'Landlord’s Broker Realty, LLC\n12 Pine Way\nSalem, OR 97301\n(Hereinafter referred to as "Lessor")',
      not: 'Salem, OR 97301',
    },
    { text: '“Landlord” shall mean the owner of the Building from time to time.' },
    {
      by: 'earlierLease',
      kind: 'amendment',
      text: 'WHEREAS, the parties entered into a lease dated June 14, 2000 between Mission Properties, L.P., as landlord, and Pharma, as tenant, for the premises.',
    },
    { text: 'Notices shall be sent as follows. To Landlord: ABC Realty, 4 Oak Lane, Troy, Michigan 48084.' },
    {
      by: 'earlierLease',
      kind: 'amendment',
      text: 'WHEREAS, Tenant is in possession under that certain Lease dated May 1, 2001 between OLD OWNER, INC., as landlord, and Tenant.',
    },
    {
      by: 'noticeAddress',
      text: 'NOTICES\nLandlord: Wilson Management Company, 100 Main Street\nTenant: The Premises',
    },
    {
      text: 'by and between , LLC, a Delaware limited liability company, having its office at 702 Hamilton Street (“Landlord”)',
    },
    { text: 'Landlord: Defined in the Preamble hereto.' },
    { text: 'BY AND BETWEEN\n[ ]\n(LANDLORD)' },
    {
      text: 'is made by and between and ALLIED MED, INC., AN OREGON CORPORATION FULLERTON BUSINESS CENTER ("Lessor")',
      not: 'ALLIED MED, INC.',
    },
    { text: 'All work of Acme Builders, Inc. (“Landlord’s Contractor”) shall be done first.' },
    { text: 'Lessor: 5830 E. Ponce de Leon Avenue' },
    { text: 'Landlord’s Broker: Jay Clogg Realty Group, Inc.' },
  ],
};
