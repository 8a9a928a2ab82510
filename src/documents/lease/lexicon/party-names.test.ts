import { describe, expect, test } from 'vitest';
import { isSameParty, partyNamesIn } from './party-names.ts';

/** Lists of parties as leases print them, and the names in them. */
const cases: readonly (readonly [text: string, names: readonly string[]])[] = [
  [
    'Harlow Court Nominees Pty Ltd ACN 098 221 407 as trustee for the Harlow Court Unit Trust of Level 3, 180 Collins Street, Melbourne',
    ['Harlow Court Nominees Pty Ltd ACN 098 221 407 as trustee for the Harlow Court Unit Trust'],
  ],
  ['Pip & Thistle Pty Ltd ACN 641 990 218 of 12 Mason Lane, Fitzroy', ['Pip & Thistle Pty Ltd']],
  [
    'Amelia Jane Thistlewood and Rohan Patel, both of 12 Mason Lane, Fitzroy',
    ['Amelia Jane Thistlewood', 'Rohan Patel'],
  ],
  ['SKY SC, LLC, a Delaware limited liability company', ['SKY SC, LLC']],
  ['Northgate Texas II (2) LLC, a Delaware limited liability company', ['Northgate Texas II (2) LLC']],
  ['Severn Estates plc', ['Severn Estates plc']],
  ['2714408 ONTARIO LIMITED, carrying on business as LARCH MILLWORK', ['2714408 ONTARIO LIMITED']],
  ['OF THE FIRST PART', []],
  ['9188-4420 Québec inc.', ['9188-4420 Québec inc.']],
  ['Isarhof Immobilien GmbH & Co. KG', ['Isarhof Immobilien GmbH & Co. KG']],
  [
    '7495 RP, LLC a Maryland limited liability company having an address at 5377 Jackson Mountain Road',
    ['7495 RP, LLC'],
  ],
  [
    'TECHNEST HOLDINGS, INC., a Nevada corporation, and TECHNEST INC., a Delaware corporation, jointly and severally',
    ['TECHNEST HOLDINGS, INC.', 'TECHNEST INC.'],
  ],
  [
    'Brown & Brown of Florida, Inc. and B&B Protector Plans, Inc., each a Florida Corporation',
    ['Brown & Brown of Florida, Inc.', 'B&B Protector Plans, Inc.'],
  ],
  ['A LLC, B, L.P. and C Corp., each a Delaware entity', ['A LLC', 'B, L.P.', 'C Corp.']],
  ['THE SALVATION ARMY, A GEORGIA CORPORATION', ['THE SALVATION ARMY']],
  [
    'Beddor Claude LLC, d/b/a Chronic Therapy, a Colorado limited liability company',
    ['Beddor Claude LLC, d/b/a Chronic Therapy'],
  ],
  ['Johnson and Johnson', ['Johnson and Johnson']],
  ['• Alder Group, a [STATE OF FORMATION] corporation, with its principal place of business at', ['Alder Group']],
  ['Alder Group, a ________ corporation', ['Alder Group']],
  ['Alder Industries 88 Mill Park Birmingham B1 2AB United Kingdom', ['Alder Industries']],
  ['Maria Lopez; Jose Lopez', ['Maria Lopez', 'Jose Lopez']],
  ['A LLC; Attn: John', ['A LLC']],
  ['Johnson & Sons, Inc., a New Jersey corporation', ['Johnson & Sons, Inc.']],
  ['John Q. Smith and Mary A. Smith, husband and wife', ['John Q. Smith', 'Mary A. Smith']],
  ['JOHN DOE AND JANE DOE, HIS WIFE, residing at 5 Hill Road', ['JOHN DOE', 'JANE DOE']],
  ['The Landlord, SCI Les Peupliers, a company with registered office at 12 rue de Rivoli', ['SCI Les Peupliers']],
  ['100 Park Ave, New York, NY 10017', []],
  ['100 Park Avenue Realty LLC', ['100 Park Avenue Realty LLC']],
  ['200 WEST STREET PROPERTIES', ['200 WEST STREET PROPERTIES']],
  [
    'A REALTY, LLC, as to an undivided 50% interest, and B REALTY, LLC, as to an undivided 50% interest, as tenants in common',
    ['A REALTY, LLC', 'B REALTY, LLC'],
  ],
  ['JOHN SMITH, an individual, and MARY JONES, an individual', ['JOHN SMITH', 'MARY JONES']],
  ['Ann Lee, as Trustee of the Lee Family Trust dated May 1, 1999', ['Ann Lee, as Trustee of the Lee Family Trust']],
  [
    'EDWARD G. ATSINGER III, not individually but as sole Trustee of the ATSINGER FAMILY TRUST /u/a dated October 31, 1980',
    ['EDWARD G. ATSINGER III, not individually but as sole Trustee of the ATSINGER FAMILY TRUST'],
  ],
  ['Main Street Owner LLC, as successor in interest to Old Owner, Inc.', ['Main Street Owner LLC']],
  ['Mega Bank, N.A., a national banking association', ['Mega Bank, N.A.']],
  [
    'ABC Holdings Limited (company number 01234567) whose registered office is at 1 High Street, London',
    ['ABC Holdings Limited'],
  ],
  ['Foo Lighting (Shanghai) Co., Ltd.', ['Foo Lighting (Shanghai) Co., Ltd.']],
  [
    '1234567 Ontario Inc., a corporation incorporated under the laws of the Province of Ontario',
    ['1234567 Ontario Inc.'],
  ],
  [
    'The limited liability company incorporated under the laws of Belgium Weerts Logistic Park III NV, having its registered office at Varnstraat 2',
    ['Weerts Logistic Park III NV'],
  ],
  ['ACME B.V., a private company with limited liability', ['ACME B.V.']],
  ['CAMBRIDGE PROPERTIES, a sole proprietorship of Dr. Timothy L. Sharma', ['CAMBRIDGE PROPERTIES']],
  ['GRE – BRYANT LAKE, LLC, A MINNESOTA LIMITED LIABILITY COMPANY', ['GRE – BRYANT LAKE, LLC']],
  ['Landmark Properties, a corporation organized under the laws of Trinidad and Tobago', ['Landmark Properties']],
  ['ABC LLC, 100 Main Street, Suite 200, Boston, MA', ['ABC LLC']],
  [
    'CNL APF PARTNERS, LP, a Delaware limited partnership, with principal office and place of business at 400 E. South Street',
    ['CNL APF PARTNERS, LP'],
  ],
  ['the Board of Regents of the University of Texas System', ['Board of Regents of the University of Texas System']],
  ['ABC LLC. Landlord may change its address', ['ABC LLC']],
  ['OPUS NORTHWEST, L.L.C., Effective Date', ['OPUS NORTHWEST, L.L.C.']],
  ['Youbang International Express Co., Ltd, ', ['Youbang International Express Co., Ltd']],
  ['Wells Fargo Bank, National Association', ['Wells Fargo Bank, National Association']],
  ['5830 E. Ponce de Leon Avenue', []],
  ['Seal', []],
  ['The obligations of the Lessee under', []],
  ['The terms under', []],
  ['A REAL ESTATE LIMITED PARTNERSHIP', []],
  [
    'LASALLE BANK NATIONAL ASSOCIATION, not personally but as Trustee under Trust Agreement dated May 1, 1987 and known as Trust No. 112',
    ['LASALLE BANK NATIONAL ASSOCIATION, not personally but as Trustee under Trust Agreement'],
  ],
  [
    'WILLIAM P. GREUBEL, TRUSTEE OF THE GREUBEL TRUST DATED 4/1/1999, and THE SMITH FAMILY LIMITED PARTNERSHIP',
    ['WILLIAM P. GREUBEL, TRUSTEE OF THE GREUBEL TRUST', 'THE SMITH FAMILY LIMITED PARTNERSHIP'],
  ],
  ['MR. WONG and ', ['MR. WONG']],
  ['Legal Representative:/s/ Big Tree Toys Co.', []],
  ['Salem, OR 97301', []],
  ['LANDLORD’S ADDRESS', []],
  ['Landlord’s predecessor, CENTURY PROPERTIES, INC.', []],
  ['Gap Stores, Inc., the premises', ['Gap Stores, Inc.']],
  ['Parent, Inc. pursuant to a guaranty of even date', ['Parent, Inc.']],
  ['Acme, Inc. d/b/a Acme Stores', ['Acme, Inc. d/b/a Acme Stores']],
  ['Concurrently with the execution of this Lease', []],
  ['Christophe Pecoraro, Managing Director', []],
  ['In consideration of the rents, Anderson Bros. Realty Trust', []],
  ['the day of May', []],
  [', LLC, a Delaware limited liability company', []],
  ['____________, a Delaware corporation', []],
  ['[ ]', []],
  ['Landlord', []],
  ['Tenant shall pay the rent', []],
];

describe('names of parties', () => {
  test.each(cases)('%s', (text, names) => {
    expect(partyNamesIn(text).map(({ name }) => name)).toEqual(names);
  });

  test('two people are read as two if the words around them show it', () => {
    const text = 'John Smith and Mary Smith';
    expect(partyNamesIn(text).map(({ name }) => name)).toEqual([text]);
    expect(partyNamesIn(text, true).map(({ name }) => name)).toEqual(['John Smith', 'Mary Smith']);
  });

  test('a name is found at its own position', () => {
    const text = 'and TECHNEST INC., a Delaware corporation';
    const [found] = partyNamesIn(text);
    expect(text.slice(found?.start, found?.end)).toBe('TECHNEST INC.');
  });

  test.each([
    ['INTEVAC, INC.', 'Intevac Inc', true],
    ['A LLC; B LLC', 'B LLC; A LLC', true],
    ['The Fifth Season Co., Ltd.', 'Fifth Season Company Limited', true],
    ['Acme East LLC', 'Acme West LLC', false],
  ])('%s and %s: %s', (a, b, same) => {
    expect(isSameParty(a, b)).toBe(same);
  });
});
