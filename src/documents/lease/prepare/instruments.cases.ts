/**
 * The structure of real files: the documents in them, in order, and which paragraphs are exhibits without terms of the
 * deal.
 */
export interface InstrumentCase {
  /** The title rule that the case needs; without it the case fails. */
  readonly by?: string;
  /** One paragraph per line, with a form feed before a new page. */
  readonly text: string;
  /** `* kind: label`; an asterisk marks the operative one. */
  readonly instruments: readonly string[];
  /** The first words of paragraphs in attachments of the operative instrument. */
  readonly attached?: readonly string[];
  /** The first words of paragraphs in a notary's certificate. */
  readonly acknowledged?: readonly string[];
}

const office = `OFFICE LEASE
THIS OFFICE LEASE is made as of May 1, 2020, between Alder Owner LLC (“Landlord”) and Birch Inc. (“Tenant”).
1. Premises. Landlord leases to Tenant Suite 200 of the building at 1 Main Street, with all rights that belong to it, for the term and at the rent stated in this Lease.
IN WITNESS WHEREOF, the parties have executed this Lease.
By: /s/ A. Alder`;

const sublease = `SUBLEASE
THIS SUBLEASE is made as of June 3, 2019, by and between Corvid Labs Inc. (“Sublandlord”) and Dunlin Data Inc. (“Subtenant”).
${'1. Demise. Sublandlord subleases to Subtenant the fourth floor of the building, together with the furniture in it, for the term and at the rent stated below. '.repeat(16)}
IN WITNESS WHEREOF, the parties have executed this Sublease.
By: /s/ C. Corvid`;

const withOffice = (text: string) => `${office}\n${text}`;

export const instrumentCases: readonly InstrumentCase[] = [
  { by: 'lease', text: `Exhibit 10.13\n${office}`, instruments: ['* lease: Office Lease'] },
  {
    by: 'amendment',
    text: withOffice(
      'FIRST AMENDMENT TO LEASE\nThis First Amendment to Lease is dated as of March 4, 2024, between Alder Owner LLC and Birch Inc.\n1. The Term is extended through May 31, 2030.',
    ),
    instruments: ['* lease: Office Lease', 'amendment: First Amendment to Lease'],
  },
  {
    text: withOffice(
      'First Amendment to Lease\n1. Recitals\nA. Birch, Tenant, leases 9,740 square feet.\n2. The Term is extended.\n\fSECOND AMENDMENT TO LEASE\nTHIS SECOND AMENDMENT is entered into as of May 3, 2025.\n1. Base Rent is $4,000.\n\fSECOND AMENDMENT TO LEASE\nBy: /s/ A. Alder',
    ),
    instruments: [
      '* lease: Office Lease',
      'amendment: First Amendment to Lease',
      'amendment: Second Amendment to Lease',
    ],
  },
  {
    by: 'consent',
    text: `CONSENT TO SUBLEASE\nTHIS CONSENT TO SUBLEASE is made as of June 10, 2019, by Egret Realty LP (“Master Landlord”).\n1. Master Landlord consents.\nBy: /s/ E. Egret\n${sublease}\nEXHIBIT B\nLEASE\nTHIS LEASE is made as of January 2, 2012, between Egret Realty LP (“Landlord”) and Corvid Labs Inc. (“Tenant”).\n1. Premises. The third and fourth floors.`,
    instruments: ['consent: Consent to Sublease', '* sublease: Sublease', 'lease: Lease'],
  },
  {
    // A consent with long conditions to a short sublease.
    text: `CONSENT TO SUBLEASE\nTHIS CONSENT TO SUBLEASE is made as of June 10, 2019, by Egret Realty LP (“Master Landlord”).\n${'1. Subtenant shall not sublet, assign or share the premises without the consent of Master Landlord. '.repeat(60)}\nBy: /s/ E. Egret\nEXHIBIT A\n${sublease}`,
    instruments: ['consent: Consent to Sublease', '* sublease: Sublease'],
  },
  {
    by: 'sublease',
    text: `${sublease}\n\fEXHIBIT A\nMASTER LEASE\nTHIS LEASE is made as of January 2, 2012, between Egret Realty LP (“Landlord”) and Corvid Labs Inc. (“Tenant”).\n1. Premises. The third and fourth floors.`,
    instruments: ['* sublease: Sublease', 'lease: Master Lease'],
  },
  {
    // The list of exhibits in the table of contents contains no attachments, and a rider listed there isn't the
    // beginning of one.
    text: 'OFFICE LEASE\nTABLE OF CONTENTS\nARTICLE I DEFINITIONS 1\nARTICLE II PREMISES 3\nRIDER 1 - General Definitions\nEXHIBIT A - Plan Showing Premises\nEXHIBIT B - Rules and Regulations\nOFFICE LEASE\nTHIS OFFICE LEASE is made as of May 1, 2020, between Alder Owner LLC (“Landlord”) and Birch Inc. (“Tenant”).\nARTICLE 1\nDEFINITIONS\n1.1 Premises: Suite 200',
    instruments: ['* lease: Office Lease'],
    attached: [],
  },
  {
    by: 'groundLease',
    text: 'GROUND LEASE\nTHIS GROUND LEASE is made between Fen Land Trust (“Landlord”) and Gull Markets LLC (“Tenant”).',
    instruments: ['* ground_lease: Ground Lease'],
  },
  {
    by: 'license',
    text: 'LICENSE AGREEMENT\nTHIS LICENSE AGREEMENT is made between Heron Halls LLC (“Licensor”) and Ibis Events Inc. (“Licensee”) for use of the hall.',
    instruments: ['* license: License Agreement'],
  },
  {
    by: 'guaranty',
    text: withOffice(
      'EXHIBIT D\nGUARANTY OF LEASE\nFOR VALUE RECEIVED, the undersigned guarantees to Landlord the payment of all rent.\nBy: /s/ B. Birch',
    ),
    instruments: ['* lease: Office Lease', 'guaranty: Guaranty of Lease'],
  },
  {
    by: 'estoppel',
    text: withOffice(
      'EXHIBIT E\nFORM OF ESTOPPEL CERTIFICATE\nThe undersigned certifies that the Term began on ____ and ends on ____.\nEXHIBIT F\nRULES AND REGULATIONS\n1. Sidewalks shall not be obstructed.',
    ),
    instruments: ['* lease: Office Lease', 'estoppel: Form of Estoppel Certificate (form)'],
    attached: ['EXHIBIT F', 'RULES AND', '1. Sidewalks'],
  },
  {
    by: 'snda',
    text: withOffice(
      'EXHIBIT C\nSUBORDINATION, NON-DISTURBANCE AND ATTORNMENT AGREEMENT\nTHIS AGREEMENT is made as of June 1, 2021 among First Bank, Alder Owner LLC and Birch Inc.',
    ),
    instruments: ['* lease: Office Lease', 'snda: Subordination, Non-Disturbance and Attornment Agreement'],
  },
  {
    by: 'letterOfCredit',
    text: withOffice(
      'EXHIBIT G\nIRREVOCABLE STANDBY LETTER OF CREDIT\nDate: ____\nTo: Alder Owner LLC\nWe open our credit in your favor for [Amount], which expires on ____.',
    ),
    instruments: ['* lease: Office Lease', 'letter_of_credit: Irrevocable Standby Letter of Credit (form)'],
  },
  {
    by: 'billOfSale',
    text: withOffice(
      '\fBILL OF SALE\nFOR VALUE RECEIVED, Alder Owner LLC sells to Birch Inc. the furniture for $10 on May 2, 2020.',
    ),
    instruments: ['* lease: Office Lease', 'bill_of_sale: Bill of Sale'],
  },
  {
    by: 'commencement',
    text: withOffice(
      'EXHIBIT B\nACCEPTANCE OF PREMISES MEMORANDUM\nThis Memorandum is entered into on this 2nd day of July, 2020. The Commencement Date is July 1, 2020.',
    ),
    instruments: ['* lease: Office Lease', 'commencement: Acceptance of Premises Memorandum'],
  },
  {
    by: 'memorandum',
    text: withOffice(
      'EXHIBIT H\nMEMORANDUM OF LEASE\nTHIS MEMORANDUM OF LEASE is made as of May 1, 2020, and is recorded to give notice of the Lease.',
    ),
    instruments: ['* lease: Office Lease', 'memorandum: Memorandum of Lease'],
  },
  {
    by: 'termination',
    text: withOffice(
      'LEASE TERMINATION AGREEMENT\nTHIS LEASE TERMINATION AGREEMENT is made as of May 5, 2025 between Landlord and Tenant.\n1. The Lease ends on June 30, 2025.',
    ),
    instruments: ['* lease: Office Lease', 'termination: Lease Termination Agreement'],
  },
  {
    by: 'assignment',
    text: withOffice(
      'ASSIGNMENT AND ASSUMPTION OF LEASE\nTHIS ASSIGNMENT is made as of May 5, 2025 between Birch Inc. (“Assignor”) and Cedar Inc. (“Assignee”).',
    ),
    instruments: ['* lease: Office Lease', 'assignment: Assignment and Assumption of Lease'],
  },
  {
    by: 'attachment',
    text: withOffice('\fTENANT WORK LETTER\n1. Allowance. Landlord shall pay up to $40,000.'),
    instruments: ['* lease: Office Lease'],
    attached: ['TENANT WORK', '1. Allowance'],
  },
  {
    by: 'addendum',
    text: withOffice(
      'EXHIBIT A\nSITE PLAN\nSee attached.\nLEASE ADDENDUM\n34. Free Rent. Tenant pays no Base Rent for June 2020.',
    ),
    instruments: ['* lease: Office Lease'],
    attached: ['EXHIBIT A', 'SITE PLAN', 'See attached'],
  },
  // A copy without signatures: the amendment is identified by its first words.
  {
    text: `${office.split('\n').slice(0, 3).join('\n')}\nFIRST AMENDMENT TO LEASE\nTHIS FIRST AMENDMENT TO LEASE is made as of March 4, 2024, between Alder Owner LLC and Birch Inc.\n1. The Term is extended through May 31, 2030.`,
    instruments: ['* lease: Office Lease', 'amendment: First Amendment to Lease'],
  },
  // A clause that explains how the lease is amended is not an amendment.
  {
    text: `${office.split('\n').slice(0, 3).join('\n')}\nAMENDMENT OF LEASE\nThis Lease may be amended only by a writing that both parties have signed.`,
    instruments: ['* lease: Office Lease'],
  },
  // A summary page before the lease is its beginning, not another instrument.
  {
    text: `BASIC LEASE INFORMATION\nLandlord: Alder Owner LLC\nTenant: Birch Inc.\n${office}`,
    instruments: ['* lease: Basic Lease Information'],
  },
  // Headings of clauses are not titles of instruments.
  {
    text: 'LEASE\nTHIS LEASE is made between Alder Owner LLC (“Landlord”) and Birch Inc. (“Tenant”).\nSUBORDINATION\nThis Lease is subordinate to every mortgage.\nESTOPPEL CERTIFICATES\nThe Tenant shall certify the state of this Lease within ten days.\nBy: /s/ A. Alder',
    instruments: ['* lease: Lease'],
  },
  // The options and the rent table are terms of the deal, wherever they are in the file.
  {
    text: withOffice(
      'EXHIBIT B\nLEGAL DESCRIPTION\nLot 4, Block 7.\nEXHIBIT C\nEXTENSION OPTION RIDER\n1. Tenant may extend the Term for five years.\nSCHEDULE 1\nRENT SCHEDULE\nYears 1 to 5: $4,000 per month',
    ),
    instruments: ['* lease: Office Lease'],
    attached: ['EXHIBIT B', 'LEGAL DESCRIPTION', 'Lot 4'],
  },
  {
    text: withOffice(
      'EXHIBIT A\nTO\nLEASE AGREEMENT BASE RENT SCHEDULE [to be completed when the rent is known]\nYear 1: $4,000 per month\nEXHIBIT B\nTO\nLEASE AGREEMENT PREMISES Address: 1 Main Street',
    ),
    instruments: ['* lease: Office Lease'],
    attached: ['EXHIBIT B', 'TO', 'LEASE AGREEMENT PREMISES'],
  },
  {
    text: withOffice(
      'EXHIBIT B\nTO\nLEASE AGREEMENT\nThis Exhibit is attached to and made a part of the Lease dated May 1, 2020.\nEXHIBIT C TO LEASE AGREEMENT\nThis Exhibit C is made a part of the Lease Agreement between Landlord and Tenant.',
    ),
    instruments: ['* lease: Office Lease'],
  },
  // A summary with separate signatures, followed by clauses with headings like the titles of instruments.
  {
    text: `BASIC LEASE PROVISIONS\nLandlord: Alder Owner LLC\nBy: /s/ A. Alder\n\f${office.replace('OFFICE LEASE', 'LEASE')}\n`,
    instruments: ['* lease: Basic Lease Provisions'],
  },
  {
    text: 'LEASE\nTHIS LEASE is made between Alder Owner LLC (“Landlord”) and Birch Inc. (“Tenant”).\nArticle 1 - The Premises\n1.1. Landlord leases the hall that is shown on the plan and every right that belongs to it, for the whole of the term.\nAppendix 1 Plan of the Hall\n1.2. Tenant knows the hall.\nArticle 2 - Purpose\n2.1. Tenant uses the hall for storage and for nothing else, and keeps it clean at all times.',
    instruments: ['* lease: Lease'],
    attached: [],
  },
  // Schedules before the signatures contain the terms of a British lease.
  {
    text: 'LEASE\nTHIS LEASE is made between Alder Estates Limited (the Landlord) and Birch Limited (the Tenant).\n1. Letting. The Landlord lets the Property to the Tenant for the Term at the rents reserved in this Lease, with the rights and subject to the covenants below.\n2. Covenants. The Tenant covenants with the Landlord to pay the rents on the days stated and to observe the regulations made by the Landlord from time to time.\nSCHEDULE 1\nRIGHTS\nThe right to use the yard.\nSigned as a deed by Birch Limited (Signature):',
    instruments: ['* lease: Lease'],
    attached: [],
  },
  // The dates of a notary's certificate are not those of the lease.
  {
    text: withOffice(
      'STATE OF TEXAS )\nCOUNTY OF HARRIS )\nThis instrument was acknowledged before me on May 9, 2020 by A. Alder, who personally appeared.\nNotary Public, State of Texas\nThe Rent is payable in Houston.',
    ),
    instruments: ['* lease: Office Lease'],
    acknowledged: ['STATE OF', 'COUNTY OF', 'This instrument', 'Notary Public'],
  },
  {
    text: withOffice(
      'The foregoing was executed before me on May 9, 2020 by A. Alder, as manager of Alder Owner LLC, who did not take an oath.\nPrinted Name: C. Cook\nNotary Commission No. AB12\nExpires: May 31, 2022\nThe Rent is payable in Houston.',
    ),
    instruments: ['* lease: Office Lease'],
    acknowledged: ['The foregoing', 'Printed Name', 'Notary Commission', 'Expires: May'],
  },
  // Lease forms attached to a contract of sale are still forms.
  {
    text: `AGREEMENT OF SALE\nTHIS AGREEMENT OF SALE is made between Lark LLC (“Seller”) and Merle LLC (“Buyer”).\n1. Seller sells the building.\nBy: /s/ L. Lark\n${sublease.replaceAll('SUBLEASE', 'LEASE').replaceAll('Sublease', 'Lease')}`,
    instruments: ['* other: Document', 'lease: Lease'],
  },
  // A cover letter is not the lease after it.
  {
    text: `May 3, 2020\nDear Ms. Birch:\nHere is your signed lease.\nSincerely,\nA. Alder\n${sublease.replaceAll('SUBLEASE', 'LEASE').replaceAll('Sublease', 'Lease')}`,
    instruments: ['cover_letter: Letter', '* lease: Lease'],
  },
];
