import { describe, expect, test } from 'vitest';
import { caseDocument } from './rules/case-document.ts';

/**
 * Each case comes from a filing whose parts were misread: the text, and the expected labels and titles of its parts.
 */
const cases: readonly (readonly [name: string, text: string, parts: readonly string[]])[] = [
  [
    'a number without a space begins a section, and a list within one is not sections',
    '1.PREMISES AND TERM\nLandlord leases the Premises.\n2.POSSESSION\nTenant takes possession.\n3.RENTAL\n(a) Tenant pays rent.\n1. Rent of the first year.\n2. Rent of the second year.\n3. Rent of the third year.\n4.USE\nOffices only.',
    [
      'Section 1: PREMISES AND TERM',
      'Section 2: POSSESSION',
      'Section 3: RENTAL',
      'Section 3(a): ',
      'Section 3(a)(1): ',
      'Section 3(a)(2): ',
      'Section 3(a)(3): ',
      'Section 4: USE',
    ],
  ],
  [
    'a rider goes on with a number of its own after the printed form',
    '1. RENT\nTenant pays rent.\n2. USE\nOffices only.\nRIDER ATTACHED TO AND FORMING PART OF LEASE\nDated March 14, 2023 between Elm LLC and Oak Inc.\n40. Conflict. The provisions of this Rider shall prevail.\n41. Fixed Rent. The rent is as follows:\n(a) Year one: $12,000.00;\n(b) Year two: $13,000.00.\n42. Security. Tenant has deposited $3,000.00.',
    [
      'Section 1: RENT',
      'Section 2: USE',
      'Rider: ATTACHED TO AND FORMING PART OF LEASE',
      'Rider, Section 40: Conflict',
      'Rider, Section 41: Fixed Rent',
      'Rider, Section 41(a): Year one',
      'Rider, Section 41(b): Year two',
      'Rider, Section 42: Security',
    ],
  ],
  [
    'a number that jumps forward begins a section if it looks like its siblings',
    '1. TERM. Five years.\n2. RENT. Tenant pays.\n12. PARKING. Tenant may use ten spaces.\n13. SUBORDINATION. This Lease is subordinate.\n14. RELOCATION. Intentionally omitted.\n21. SECURITY DEPOSIT. Landlord holds the deposit.\n22. NOTICES. Notices are in writing.',
    [
      'Section 1: TERM',
      'Section 2: RENT',
      'Section 12: PARKING',
      'Section 13: SUBORDINATION',
      'Section 14: RELOCATION',
      'Section 21: SECURITY DEPOSIT',
      'Section 22: NOTICES',
    ],
  ],
  [
    'a number that jumps forward begins none if the next number follows later, or without a title',
    '1. TERM. Five years.\n2. RENT. Tenant pays.\n3. USE. The rules are:\n40. SMOKING. It is forbidden.\n4. REPAIRS. Tenant repairs.\n88. the street number of the building is shown there.',
    ['Section 1: TERM', 'Section 2: RENT', 'Section 3: USE', 'Section 4: REPAIRS'],
  ],
  [
    'an address below a title of a rider is no section of it',
    '1. RENT\nTenant pays rent.\n2. USE\nOffices only.\nRIDER TO LEASE\n88 Prince Street, New York\nDated March 14, 2023 between Elm LLC and Oak Inc.',
    ['Section 1: RENT', 'Section 2: USE', 'Rider: TO LEASE'],
  ],
  [
    'exhibits that the contents name end where the lease begins, and a filing number is none',
    'EXHIBIT 10.23b\nOFFICE LEASE\nEXHIBIT D\nDescription of the work\nLEASE\nTHIS LEASE made and entered into as of May 1, 2005 by and between the parties.\n1. PREMISES\nLandlord leases the Premises.\n2. TERM\nThe term is five years.',
    ['OFFICE LEASE: OFFICE LEASE', 'Exhibit D: ', 'LEASE: LEASE', 'Section 1: PREMISES', 'Section 2: TERM'],
  ],
  [
    'numbers with a bracket below a section are its items',
    'Section 1\nParty A leases the house.\nSection 2 Lease Term\n1) Party B may not sublet.\n2) Party B may not use it unlawfully.\nSection 3 Rent\nThe rent is paid monthly.',
    ['Section 1: ', 'Section 2: Lease Term', 'Section 2(1): ', 'Section 2(2): ', 'Section 3: Rent'],
  ],
  [
    'the name of a section may stand below its number',
    'Section 8.\nFire and Other Casualties.\nIf the Premises burn, the Rent abates.\nSection 9.\nTenant shall pay.',
    ['Section 8: Fire and Other Casualties', 'Section 9: '],
  ],
  [
    'an exhibit in a list does not swallow the articles that follow',
    'Article 1 - The Premises\n1.1. The Landlord leases the hall.\nAppendix 1 Plan of the Hall\n1.2. The Tenant knows the hall.\nArticle 2 - Purpose\n2.1. Storage.',
    ['Article 1: The Premises', 'Section 1.1: ', 'Section 1.2: ', 'Article 2: Purpose', 'Section 2.1: '],
  ],
  [
    'numbers begin again in an amendment behind the lease',
    'LEASE\n1. Premises. Suite 200.\n2. Term. Five years.\nFIRST AMENDMENT TO LEASE\n1. Recitals. They are true.\n2. Term. It is extended.',
    [
      'LEASE: LEASE',
      'Section 1: Premises',
      'Section 2: Term',
      'FIRST AMENDMENT TO LEASE: FIRST AMENDMENT TO LEASE',
      'Section 1: Recitals',
      'Section 2: Term',
    ],
  ],
  [
    'sections that begin again in every article are named with it',
    'Article 5: Change of two parties\n1. The owner may sell.\n2. The tenant is told.\nArticles 6. Breach of contract\n1. Whoever breaks it pays.',
    [
      'Article 5: Change of two parties',
      'Article 5, Section 1: ',
      'Article 5, Section 2: ',
      'Article 6: Breach of contract',
      'Article 6, Section 1: ',
    ],
  ],
  [
    'a reference at the beginning of a line is no section',
    '1. Rent. Tenant pays (see also\nParagraph 5.)\n2. Use. Offices.',
    ['Section 1: Rent', 'Section 2: Use'],
  ],
  [
    'what signature pages and conversions leave is no heading',
    'WITNESSETH:\nLOGO\n[SIGNATURE PAGE FOLLOWS]\n(CORPORATE SEAL)\nSEC. 7. ADDITIONAL RENT:\nTenant pays its share.',
    ['Section 7: ADDITIONAL RENT'],
  ],
  [
    'titles in capitals that run into their paragraphs are headings where a document has no numbers',
    'TERM. The lease is for ten years.\nUSE. Only for a restaurant.\nSECURITY. Lessee deposits $27,900.\nHOLDING OVER. Double rent and damages.\nLAW. Illinois law governs this.',
    ['TERM: TERM', 'USE: USE', 'SECURITY: SECURITY', 'HOLDING OVER: HOLDING OVER', 'LAW: LAW'],
  ],
  [
    'a name in capitals at the beginning of one paragraph is no heading',
    'ACME CORP. Leases are not its business.\nThe lease is for ten years.',
    [],
  ],
  [
    'a list of exhibits with a title below each is part of the contents',
    'EXHIBITS:\nEXHIBIT A\nLegal Description\nEXHIBIT B\nPlan Showing the Premises\niii\nEXHIBIT C\nForm of Letter of Credit\nARTICLE 1\nREFERENCE DATA\n1.1 Premises. The eighth floor.\nIN WITNESS WHEREOF, the parties have signed.\nEXHIBIT C\nFORM OF LETTER OF CREDIT\nTo the Landlord.',
    ['Article 1: REFERENCE DATA', 'Section 1.1: Premises', 'Exhibit C: FORM OF LETTER OF CREDIT'],
  ],
  [
    'an addendum to the lease has no number',
    'ADDENDUM TO LEASE AGREEMENT\n1. Free Rent. One month.',
    ['Addendum: TO LEASE AGREEMENT', 'Addendum, Section 1: Free Rent'],
  ],
];

describe('parts of a document', () => {
  test.each(cases)('%s', (_name, text, parts) => {
    expect(caseDocument(text).clauses.map(({ label, title }) => `${label}: ${title}`)).toEqual(parts);
  });
});
