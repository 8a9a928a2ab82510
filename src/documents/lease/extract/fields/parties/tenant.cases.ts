import type { FieldCases } from '../../field-suite.ts';
import { tenant } from './tenant.ts';

export const tenantCases: FieldCases = {
  field: tenant,
  finds: [
    {
      by: 'means',
      text: 'Lessor and Lessee. The lessor is Mercer Clinic Building Trust of 12 Oak Street. The lessee is Ortega Dental, P.C.',
      value: 'Ortega Dental, P.C.',
    },
    {
      by: 'called',
      text: 'THIS AGREEMENT, made this 14th day of September, 2003, between ANNA K. BELL, of the First Part, hereinafter called Lessor, and BANK OF DALE of the Second Part, hereafter called Lessee.',
      value: 'BANK OF DALE',
    },
    {
      by: 'apposed',
      text: 'This Indenture, made this first day of June 2019, between Mercer Clinic Building Trust, party of the first part, Lessor, and Ortega Dental, P.C., party of the second part, Lessee, witnesseth',
      value: 'Ortega Dental, P.C.',
    },
    {
      // List numbers without a space, and each part of the description in a separate paragraph.
      by: 'called',
      text: 'Logistics Warehouse Lease Agreement\nBETWEEN THE UNDERSIGNED:\n1.The limited liability company incorporated under the laws of Belgium Logistic Park III NV, having its registered office at Varnstraat 2, B-3793 Voeren, registered with the Crossroads Bank under the number 0727.392.805,\nhereby duly represented by Mr. Yves W., CEO,\nhereinafter referred to as "the Landlord",\nAND\n2.The limited liability company incorporated under the laws of Belgium Supplies Distributors SA, having its registered office at 5, rue Louis Bleriot, 4460 Grace-Hollogne, Belgium,\nrepresented by Mr. Thomas J., Chief Financial Officer,\nhereinafter referred to as "the Tenant",',
      value: 'Supplies Distributors SA',
    },
    {
      by: 'above',
      text: 'LEASE\nMUSREF 13727 NOEL LP,\na Washington limited partnership,\nLandlord,\nand\nEQUITYMETRIX, LLC\na Texas limited liability company,\nTenant\nTABLE OF CONTENTS\n1. Use 1\n2. Term 2\n3. Rent 2',
      value: 'EQUITYMETRIX, LLC',
    },
    {
      by: 'definedTerm',
      text: 'THIS AGREEMENT is made between ORCHID RIDGE PROPERTIES PTE. LTD. (the “Landlord”) of the one part, and TAN & KOH DENTAL SURGEONS LLP of 9 Bishan Place (the “Tenant”) of the other part.',
      value: 'TAN & KOH DENTAL SURGEONS LLP',
    },
    {
      by: 'definedTerm',
      text: 'Harbor Point Terminals, Inc. ("Licensor") grants to Tidewrack Imports LLC ("Licensee") a license to use Bays 14 through 17.',
      value: 'Tidewrack Imports LLC',
    },
    {
      by: 'label',
      text: 'Tenant:\tLittle Wren Books Pty Ltd ACN 640 118 552 of 212 Sydney Road, Brunswick VIC 3056',
      value: 'Little Wren Books Pty Ltd',
    },
    {
      by: 'aroundGrant',
      text: 'Harrow Freight Holdings, LLC, an Ohio limited liability company, whose address is 900 Canal Street, Toledo, Ohio 43604, hereby lets to Pinion Tool & Die, Inc., an Ohio corporation, of 17 Mill Road, Toledo, Ohio 43605, the warehouse at 2210 Lagrange Street.',
      value: 'Pinion Tool & Die, Inc.',
    },
    {
      by: 'aroundGrant',
      text: 'Anders Holt and Mira Holt, husband and wife, hereby lease to Three Rivers Dialysis of Pekin, LLC the building at 1410 Court Street, Pekin, Illinois 61554.',
      value: 'Three Rivers Dialysis of Pekin, LLC',
    },
    {
      by: 'apposed',
      kind: 'sublease',
      text: 'FIRST HARBOR REALTY CORPORATION, a Connecticut corporation, Lessor, hereby leases to SAM’S HARDWARE, LLC, a Connecticut limited liability company, Lessee, the following premises:',
      value: 'SAM’S HARDWARE, LLC',
    },
    {
      by: 'partyLetter',
      text: 'Party A (hereinafter referred to as the Lessor): Zhang Hua\nParty B (hereinafter referred to as the Lessee): Sunrise Biotech Co., Ltd.',
      value: 'Sunrise Biotech Co., Ltd.',
      state: 'found',
    },
    {
      by: 'label',
      text: 'House Leasing Contract\nLandlord (Party A): Li Ming ID card number: 310101197001\nTenant (Party B): Dragon Software Co., Ltd. Business license: 1234',
      value: 'Dragon Software Co., Ltd.',
    },
    {
      by: 'apposition',
      text: 'THIS AGREEMENT ENTERED into on April 11, 2003 by AS "LANDLORD", THE PORT INDUSTRIAL COMPANY, AND AS "TENANT", ALDER P.R., INC. (ALDER P.R.).',
      value: 'ALDER P.R., INC.',
    },
    {
      by: 'named',
      text: 'This Lease, made this 4th day of June, 2018, between Cedar Investments, LLC, called "Lessor", and Fast Lane Autos, Inc., an Ohio corporation, called "Lessee".',
      value: 'Fast Lane Autos, Inc.',
      state: 'found',
    },
    {
      by: 'definedTerm',
      text: 'This Lease is between Harbor Associates LP (" Landlord "), and Ocean Optics, Inc. , a Delaware corporation (“ Tenant ”).',
      value: 'Ocean Optics, Inc.',
      state: 'found',
    },
    {
      by: 'definedTerm',
      text: 'made between PS Business Parks, L.P., a California Limited Partnership (“Landlord”), and TECHNEST HOLDINGS, INC., a Nevada corporation, and TECHNEST INC., a Delaware corporation, jointly and severally (collectively, the “Tenant”), as of December 7, 2011.',
      value: 'TECHNEST HOLDINGS, INC.; TECHNEST INC.',
      state: 'found',
    },
    {
      by: 'definedTerm',
      text: 'by and between TWC Fifty-Eight, Ltd., a Florida limited partnership, (“Landlord”), and Brown & Brown of Florida, Inc. and B&B Plans, Inc., each a Florida Corporation (collectively, “Tenant”).',
      value: 'Brown & Brown of Florida, Inc.; B&B Plans, Inc.',
    },
    {
      by: 'definedTerm',
      text: 'by and between 7495 RP, LLC a Maryland limited liability company having an address at 5377 Jackson Road, Frederick, Maryland 21702 (“Landlord”), and CARTESIAN, INC., a Delaware corporation, having a headquarters address at 704 Quince Road (Suite 140), Gaithersburg, Maryland 20878 (“Tenant”).',
      value: 'CARTESIAN, INC.',
    },
    {
      by: 'definedTerm',
      kind: 'sublease',
      text: 'by and between Blue Systems, a Delaware corporation (“Sublessor”), and Info Inc., a Delaware corporation (“Sublessee”).\nthe lease between Sunny Trust (“Master Lessor”) and CacheFlow Inc., a Delaware corporation, now known as Blue Systems, as “Lessee”.',
      value: 'Info Inc.',
      state: 'found',
    },
    {
      by: 'definedTerm',
      text: 'by and between GREENWAY, LTD., a Texas limited partnership (hereinafter called "Lessor"), acting herein by and through its general partner Century Corp., and SPECTRUM CORP., a Delaware corporation (hereinafter called "Lessee").',
      value: 'SPECTRUM CORP.',
    },
    {
      by: 'definedTerm',
      text: 'by and between Acme Holdings, Inc. ("Lessor"), a Virginia Corporation, whose address is 1 Elm St, Dulles, VA 20166 and Guardian Technologies, Inc., a Delaware Corporation whose address is 21351 Ridgetop Circle, Suite 300, Dulles, VA 20166, ("Lessee").',
      value: 'Guardian Technologies, Inc.',
    },
    {
      by: 'definedTerm',
      text: 'is made by and between DOUGLAS 2013, LLC, a Delaware limited liability company ("Landlord"), with offices at 808 Wilshire Boulevard, Suite 200, Santa Monica, California 90401, and CORNERSTONE, INC., a Delaware corporation ("Tenant"), with offices at 1601 Cloverfield Boulevard.',
      value: 'CORNERSTONE, INC.',
    },
    {
      by: 'bareTerm',
      text: 'ABSOLUTE LEASE AGREEMENT BY AND BETWEEN\n[ ]\n(LANDLORD)\nAND\nFIRST MIDWEST BANK, AN Illinois STATE CHARTERED BANK (TENANT)',
      value: 'FIRST MIDWEST BANK',
    },
    {
      by: 'called',
      text: 'by and between HICKORY CONSTRUCTION CO., hereinafter called “LANDLORD” and DYNE ADVANCED TECHNOLOGY\nSERVICES, INC., a Virginia corporation, hereinafter called “TENANT”.',
      value: 'DYNE ADVANCED TECHNOLOGY SERVICES, INC.',
    },
    {
      by: 'called',
      text: 'SIMPSON COMPANY, INC., a California corporation, hereinafter called “Lessee”, takes the premises.',
      value: 'SIMPSON COMPANY, INC.',
    },
    {
      by: 'asRole',
      text: 'Between\nDIGITAL PHOENIX, LLC, as Landlord, and DANGER INC., as Tenant',
      value: 'DANGER INC.',
    },
    {
      by: 'quotedBehind',
      text: 'PARTIES: GRE – LAKE, LLC, A MINNESOTA LIMITED LIABILITY COMPANY "Landlord" NVE CORPORATION, A MINNESOTA CORPORATION "Tenant"',
      value: 'NVE CORPORATION',
    },
    {
      by: 'label',
      text: 'LANDLORD: ABC LLC\nTENANT: Joe’s Diner, Inc., d/b/a Joe’s, a New York corporation',
      value: 'Joe’s Diner, Inc., d/b/a Joe’s',
    },
    {
      by: 'label',
      text: 'Name of Tenant:\tJohn Q. Public',
      value: 'John Q. Public',
    },
    {
      by: 'called',
      text: '2. The limited liability company incorporated under the laws of Belgium Supplies Distributors SA, having its registered office at 5, rue Louis Bleriot, 4460 Grace-Hollogne, Belgium,\nrepresented by Mr. Thomas J. Madden, Chief Financial Officer, and Christophe Pecoraro, Managing Director, hereinafter referred to as "the Tenant",',
      value: 'Supplies Distributors SA',
    },
    {
      by: 'leasesTo',
      text: 'Subject to the conditions of this Agreement, Landlord hereby leases to Tenant, Ubiquity Networks, and Tenant hereby leases from Landlord the premises.',
      value: 'Ubiquity Networks',
    },
    {
      by: 'partyLetter',
      text: 'Party A: The Fifth Season Co., Ltd.\nParty B: Quan Ju Catering\nParty A leases the 4th Floor of the department store to Party B.',
      value: 'Quan Ju Catering',
    },
    {
      by: 'leasesTo',
      text: 'Landlord hereby leases to Tenant Ubiquity Networks, and Tenant hereby leases the premises.\nLessee: Robert Para',
      value: 'Ubiquity Networks',
      state: 'check',
    },
    {
      by: 'above',
      text: 'AGREEMENT OF LEASE\nbetween\nONE PARK AVENUE REALTY CO.\nLandlord\nand\nBIG PUBLISHER, INC.\nTenant\nPremises: 14th Floor',
      value: 'BIG PUBLISHER, INC.',
    },
    {
      by: 'apposition',
      kind: 'amendment',
      text: 'THIS LEASE AMENDMENT is made by Landlord, BRANDYWINE OPERATING PARTNERSHIP, L.P., and Tenant, KENEXA TECHNOLOGY, INC., to the Lease dated July 1, 2009.',
      value: 'KENEXA TECHNOLOGY, INC.',
    },
    {
      by: 'column',
      text: 'INDUSTRIAL BUILDING LEASE\nLESSEE\tLESSOR\nAdvanced Life, Inc.\tBHF Realty, Inc.\n1440 Davey Road, Woodridge, Illinois\t100 S. Wacker Drive, Chicago, Illinois',
      value: 'Advanced Life, Inc.',
    },
    {
      by: 'means',
      text: '"Tenant" shall mean CNL PARTNERS, LP, a Delaware limited partnership, its successors and assigns.',
      value: 'CNL PARTNERS, LP',
    },
    {
      by: 'asRole',
      text: 'LEASE\nBETWEEN\nARE-SD REGION NO. 23, LLC,\na Delaware limited liability company,\nas Tenant',
      value: 'ARE-SD REGION NO. 23, LLC',
    },
    {
      by: 'definedTerm',
      text: 'This agreement is made as of the first day of May between the company known as BIG\nSMITH HOLDINGS, LLC (“Tenant”).',
      value: 'SMITH HOLDINGS, LLC',
      state: 'check',
    },
    {
      by: 'below',
      text: 'LR3. Parties to this lease\nLandlord\nCANARY INVESTMENTS LIMITED (Company No. 1234)\nTenant\nACME UK LTD (Company No. 5678) 10 Upper Bank Street',
      value: 'ACME UK LTD',
    },
    {
      by: 'definedTerm',
      text: 'BETWEEN: GLENBOW PROPERTIES INC., a body corporate with an office in the City of Calgary (the "Landlord") OF THE FIRST PART - and - PRAIRIE FATHOM ENGINEERING LTD., a body corporate registered to carry on business in Alberta (the "Tenant") OF THE SECOND PART',
      value: 'PRAIRIE FATHOM ENGINEERING LTD.',
    },
    {
      by: 'called',
      text: 'between 500 SEVENTH AVENUE LP, party of the first part, hereinafter referred to as OWNER or LANDLORD, and XCEL BRANDS, INC., a Delaware corporation having an address at 475 Tenth Avenue, party of the second part, hereinafter referred to as TENANT,',
      value: 'XCEL BRANDS, INC.',
    },
    {
      by: 'called',
      text: 'by and between ROBERT L. JONES, hereinafter called "Lessor," and JOE\'S AUTO BODY, a sole proprietorship, hereinafter called "Lessee."',
      value: "JOE'S AUTO BODY",
    },
    {
      by: 'bareTerm',
      kind: 'sublease',
      text: 'THIS SUB-SUBLEASE, dated as of June 18, 2026, is made by and between HELIO GENETICS LLC, a Delaware limited liability company (Sub-Sublandlord), and MERIDIAN PEPTIDES, INC., a Delaware corporation (Sub-Subtenant).\nWHEREAS, BAYSHORE OWNER LLC (Master Landlord), as Landlord, and AXON PHARMA, INC., a Delaware corporation (Sublandlord), as Tenant, are parties to a Lease.',
      value: 'MERIDIAN PEPTIDES, INC.',
    },
    {
      by: 'label',
      text: 'OFFICE LEASE BASIC TERMS\n3. TENANT: Borealis Grain ( Canada) Inc.\n4. USE: Office',
      value: 'Borealis Grain ( Canada) Inc.',
    },
  ],
  silent: [
    {
      by: 'brokersClient',
      text: 'Brokers:\tStream Southwest Realty (Landlord) and Ridgeline Commercial, LLC (Tenant)',
    },
    { text: 'Tenant:\tTo be named by Landlord\nBuilding:\tThe building at 3105 Belt Line Road' },
    {
      text: 'Common Areas--Definition. The term "Common Areas" means all areas outside the Premises that the Lessor designates for the use of Lessor, Lessee and other lessees of the Industrial Center.',
    },
    {
      text: 'BETWEEN\nNorth Desk Space LLC (the “Landlord”)\n- AND -\nNorth Desk LLC Member of Rental Platform\nSee Member Account for Tenant Information (the “Tenant”)',
    },
    // The head lease, as recited in a sublease.
    {
      kind: 'sublease',
      text: 'Owner Realty, LLC leases to Middle Logistics, Inc. the building at 40 Dock Street, of which a part is sublet here.',
    },
    { text: 'Nothing here lets to Tenant more than the Premises.' },
    { text: '1. Premises. Landlord leases to Tenant Suite 200 of the building at 1 Main Street.' },
    {
      by: 'earlierLease',
      text: 'The space was let by that certain Lease dated May 1, 2001 between Big Owner LLC, as landlord, and OLD TENANT, INC., as tenant, now expired.',
    },
    { by: 'noticeAddress', text: 'NOTICES\nTenant: Smith Legal Services, 100 Main Street' },
    { text: 'Tenant: The Premises' },
    { text: 'LESSEE’S\tALARM SYSTEM' },
    { text: 'TENANT’S BROKER: N/A' },
  ],
};
