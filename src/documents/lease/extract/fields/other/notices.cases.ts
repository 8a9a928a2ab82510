import type { FieldCases } from '../../field-suite.ts';
import { notices } from './notices.ts';

export const noticesCases: FieldCases = {
  field: notices,
  finds: [
    {
      by: 'partyInNotices',
      text: '1.16 Notice Addresses. Landlord: Meridian Partners, LP, c/o Hartwell Group, 200 East Broad Street, Suite 900, Columbus, Ohio 43215. Tenant: Blue Heron Kitchenware, Inc., 77 Canal Street, Dayton, Ohio 45402.',
      value: [
        'Meridian Partners, LP, c/o Hartwell Group, 200 East Broad Street, Suite 900, Columbus, Ohio 43215',
        'Blue Heron Kitchenware, Inc., 77 Canal Street, Dayton, Ohio 45402',
      ],
    },
    {
      by: 'namedPlaces',
      text: '10.2 The parties choose as their domicilia citandi et executandi the addresses in the Schedule.',
      value: 'The parties choose as their domicilia citandi et executandi the addresses in the Schedule.',
    },
    {
      by: 'namedPlaces',
      text: '7.8 A notice is served if it is left at or posted to the registered office of the party.',
      value: 'A notice is served if it is left at or posted to the registered office of the party.',
    },
    {
      by: 'partyThenAddress',
      text: '7.7 Notices: to the Landlord, Suite 2000, 333 7th Avenue S.W., Calgary, Alberta T2P 2Z1; to the Tenant, at the Leased Premises.',
      value: '333 7th Avenue S.W., Calgary, Alberta T2P 2Z1',
    },
    {
      by: 'partyThenAddress',
      text: '20. Notices: Sublessor, 500 Mercer Loop, Suite 700, Seattle, Washington 98109; Sublessee, at the Sublease Premises.',
      value: '500 Mercer Loop, Suite 700, Seattle, Washington 98109',
    },
    {
      by: 'partyThenAddress',
      text: '(h) Addresses for notice: Landlord, c/o Trillium Dock Managers Inc., 1 Robert Speck Parkway, Suite 900, Mississauga, Ontario L4Z 3M3; Tenant, at the Premises.',
      value: '1 Robert Speck Parkway, Suite 900, Mississauga, Ontario L4Z 3M3',
    },
    {
      by: 'atPartyAddresses',
      text: 'Agreement between Elm LLC, a New York company having an office at 27 Great Jones Street, New York, New York 10012 (“Landlord”), and Oak Inc. (“Tenant”).\nNotices shall be sent to the addresses first above written.',
      value: '27 Great Jones Street, New York, New York 10012',
    },
    {
      by: 'label',
      text: "Tenant's Address and Tenant Contact:\tLarch Care LLC 100 Larch Boulevard Whippany, New Jersey 07981 Attention: Ken Ward",
      value: ['Larch Care LLC 100 Larch Boulevard Whippany, New Jersey 07981'],
    },
    {
      by: 'label',
      text: 'To Tenant:\nLarch Labs, Inc.\n112 Krog Street, Suite 10, Atlanta, GA 30307\nTo Tenant after the move: the Premises\n(b) Base Rent: Lease Years Monthly\n1 $109,458.33',
      value: ['Larch Labs, Inc. 112 Krog Street, Suite 10, Atlanta, GA 30307'],
    },
    {
      by: 'partyThenAddress',
      text: 'NOTICES\nNotices shall be sent by certified mail: if to Landlord, to 1999 Avenue of the Stars, Suite 2400, Los Angeles, California 90067, Attn: Legal.',
      value: ['1999 Avenue of the Stars, Suite 2400, Los Angeles, California 90067'],
    },
    {
      by: 'atPartyAddresses',
      text: 'THIS LEASE is made by and between VINEYARD OAK HOLDINGS, LLC, whose address is 5050 Spalding Drive, Peachtree Corners, Georgia 30092 (“Lessor”) and LITTLE LANTERNS, INC. (“Lessee”).\nNOTICES\nNotices are given at the addresses first above written by certified mail.',
      value: ['5050 Spalding Drive, Peachtree Corners, Georgia 30092'],
    },
    {
      by: 'inSentence',
      text: 'Notices to Landlord: 201 Linden Street, Suite 300, Fort Collins, CO 80524.',
      value: '201 Linden Street, Suite 300, Fort Collins, CO 80524',
    },
    {
      by: 'partyInNotices',
      text: 'BASIC TERMS\nAddresses for notices are as follows:\nLandlord: Alder Owner LLC, 1100 Peach Street, Suite 800, Atlanta, Georgia 30309\nTenant: Birch Inc., 4100 Ridge Road, Lehi, Utah 84043',
      value: [
        'Alder Owner LLC, 1100 Peach Street, Suite 800, Atlanta, Georgia 30309',
        'Birch Inc., 4100 Ridge Road, Lehi, Utah 84043',
      ],
    },
    {
      by: 'partyInNotices',
      text: 'NOTICES\n21. Notices. Landlord: 7800 Montgomery Road, Suite 310, Cincinnati, Ohio 45236.',
      value: ['7800 Montgomery Road, Suite 310, Cincinnati, Ohio 45236'],
    },
    {
      by: 'label',
      text: '1.16 Landlord’s Notice Address. Menlo Group, Suite 101, 1564 E Broadway Rd, Tempe, Arizona 85282, with a copy to the manager.',
      value: 'Menlo Group, Suite 101, 1564 E Broadway Rd, Tempe, Arizona 85282',
    },
    {
      by: 'label',
      text: 'NOTICES\nIf to Landlord:\tSky LLC, 425 East 52nd Street, New York, NY 10022\nIf to Tenant:\tNorth Corp, 9820 Dino Drive, Elk Grove, CA 95624',
      value: ['Sky LLC, 425 East 52nd Street, New York, NY 10022', 'North Corp, 9820 Dino Drive, Elk Grove, CA 95624'],
      state: 'found',
    },
    {
      by: 'label',
      text: 'NOTICES\nIf to Tenant: Extend Health, Inc.\n2929 Campus Drive, Suite 400\nSan Mateo, California 94403\nTelephone 555-1212',
      value: 'Extend Health, Inc. 2929 Campus Drive, Suite 400 San Mateo, California 94403',
    },
    {
      by: 'partyInNotices',
      text: 'NOTICES\nAny notice shall be sent by certified mail.\nLessee: Simpson Company, Inc., 1720 Couch Drive, McKinney, TX 75069',
      value: 'Simpson Company, Inc., 1720 Couch Drive, McKinney, TX 75069',
    },
    {
      by: 'inSentence',
      text: 'NOTICES\nNotices shall be sent, if to Lessor, at 855 Aviation Drive, Suite 200, Camarillo, CA 93010, and if to Lessee, at 4880 Santa Rosa Road, Camarillo, CA 93012.',
      value: ['855 Aviation Drive, Suite 200, Camarillo, CA 93010', '4880 Santa Rosa Road, Camarillo, CA 93012'],
    },
    {
      by: 'linesBelow',
      text: 'NOTICES\nAny notice shall be given by certified mail, (ii) if to Landlord, at:\nFifty-Eight, Ltd.\nc/o Wilson Management\n655 N. Franklin Street, Suite 2200\nTampa, Florida 33602\nAttn: Manager',
      value: 'Fifty-Eight, Ltd. c/o Wilson Management 655 N. Franklin Street, Suite 2200 Tampa, Florida 33602',
    },
    {
      by: 'linesBelow',
      text: 'Any notice given pursuant to this Lease shall be in writing and sent by certified mail to:\nLessee:\nSimpson Company, Inc.\n1720 Couch Drive\nMcKinney, TX 75069',
      value: 'Simpson Company, Inc. 1720 Couch Drive McKinney, TX 75069',
    },
  ],
  silent: [
    { text: '20. Notices: Sublessor, with a copy by email to its counsel; Sublessee, at the Sublease Premises.' },
    { text: '7.8 A notice is posted on the door of the office that is registered with the fire brigade.' },
    {
      by: 'definedElsewhere',
      text: 'NOTICES\nLandlord: Defined in the Preamble hereto.\nRent: Defined in Section 4 hereof.',
    },
    {
      by: 'ofPremises',
      text: 'NOTICES\nA second notice states: this is a failure of Tenant’s lease relating to its premises at 3200 Olympus Blvd., Dallas, Texas 75019.',
    },
    {
      by: 'torn',
      text: 'NOTICES\nLandlord’s Address for Notices: Elm Holdings, Inc., 1 Taft Court',
    },
    // A party's address is not its notice address unless the lease says so.
    {
      text: 'THIS LEASE is made by and between VINEYARD OAK HOLDINGS, LLC, whose address is 5050 Spalding Drive, Peachtree Corners, Georgia 30092 (“Lessor”) and LITTLE LANTERNS, INC. (“Lessee”).',
    },
    { text: '17. NOTICES. To Tenant: at the Premises after the Commencement Date. 18. GOVERNING LAW. California.' },
    {
      by: 'forPayments',
      text: 'RENT AND NOTICES\nPay and give notice of rent payments to Landlord at 100 Main Street, Dallas, Texas 75201.',
    },
    { text: 'SUMMARY\nTenant:\tNorth Corp, 9820 Dino Drive, Elk Grove, CA 95624' },
    { text: 'NOTICES\nNotice is given to Tenant at the address stated in the summary of this Lease.' },
  ],
};
