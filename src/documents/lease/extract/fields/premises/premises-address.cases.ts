import type { FieldCases } from '../../field-suite.ts';
import { premisesAddress } from './premises-address.ts';

export const premisesAddressCases: FieldCases = {
  field: premisesAddress,
  finds: [
    {
      by: 'label',
      text: 'LEASE\nSubjects: Shop at 90 Mill Road, Perth PH1 5AA\n1. Definitions\n“Premises” means the ground floor shop at 90 Mill Road, Perth extending to 112.4 square metres net internal area;',
      value: '90 Mill Road, Perth PH1 5AA',
    },
    {
      by: 'located',
      text: 'A. Master Landlord leases to Sublandlord premises of 41,806 rentable square feet comprising the first and second floors of 1600 Adams Drive, Menlo Park, California (the “Master Premises”).',
      value: '1600 Adams Drive, Menlo Park, California',
    },
    {
      by: 'located',
      text: '(1) The Lessor leases to the Lessee the office space on the 3rd floor of the building Im Mediapark 12, 50670 Köln, with a rental area of 1,284.50 m².',
      value: 'Im Mediapark 12, 50670 Köln',
    },
    {
      by: 'definedTerm',
      text: '1. The Landlord lets and the Tenant takes ALL that unit known as 48 Kallang Pudding Road, #06-03/04 KPR Industrial Building, Singapore 349318 (the “Premises”) with its fixtures.',
      value: '48 Kallang Pudding Road, #06-03/04 KPR Industrial Building, Singapore 349318',
    },
    {
      by: 'located',
      text: 'Property: the ground floor and basement shop known as 17 Tavern Street, Ipswich as shown edged red on Plan 1.',
      value: '17 Tavern Street, Ipswich',
    },
    {
      by: 'located',
      text: 'The Landlord lets the shop known as 17 Tavern Street, Landlord and Tenant agreeing that no yard is let.',
      value: '17 Tavern Street',
    },
    {
      by: 'located',
      text: 'All of that tract of land in the City of Thomaston, Georgia, being known as No. 101 S. Church Street, Thomaston, GA.',
      value: '101 S. Church Street, Thomaston, GA',
    },
    {
      by: 'located',
      text: 'Landlord leases to Tenant the outparcel at 4410 West Kennedy Boulevard, Tampa, Florida 33609, being about 1.1 acres.',
      value: '4410 West Kennedy Boulevard, Tampa, Florida 33609',
    },
    {
      by: 'located',
      text: 'Party A agrees to lease the premises located on the 29th Floor, Tower B, Chaowai MEN Office Building, No.26 Chaowai Street, Chaoyang District, Beijing, China and Party B takes them.',
      value:
        '29th Floor, Tower B, Chaowai MEN Office Building, No.26 Chaowai Street, Chaoyang District, Beijing, China',
    },
    {
      by: 'located',
      text: 'Lessor hereby leases to the Government the Premises described herein, being all or a portion of the Property located at\n1901 N Moore Street, Arlington, Virginia 22209\nand more fully described in Section 1.',
      value: '1901 N Moore Street, Arlington, Virginia 22209',
    },
    {
      by: 'label',
      text: 'LEASE LOCATION\nPalm Row Plaza, 2210 Gulf Highway, Suites 4 and 5, Bayview, Florida 34221, which includes approximately 6,400 square feet of area.',
      value: '2210 Gulf Highway, Suites 4 and 5, Bayview, Florida 34221',
    },
    {
      by: 'label',
      text: 'Landlord:\tGlenora Holdings Ltd.\nAddress of Landlord:\t700, 10130 - 103 Street NW, Edmonton, Alberta T5J 3N9\nShopping Centre:\tGlenora Crossing, municipally described as 14220 - 107 Avenue NW, Edmonton, Alberta',
      value: '14220 - 107 Avenue NW, Edmonton, Alberta',
    },
    {
      by: 'label',
      text: 'Building:\tThe office building commonly known as Harrow Point Center, having an address of 1800 Market Terrace, Philadelphia, Pennsylvania 19103.',
      value: '1800 Market Terrace, Philadelphia, Pennsylvania 19103',
    },
    {
      by: 'label',
      text: '(a) Municipal Address: 88 Elm Park Drive, Unit 3, Cambridge, Ontario N1T 2G6',
      value: '88 Elm Park Drive, Unit 3, Cambridge, Ontario N1T 2G6',
    },
    {
      by: 'label',
      text: 'Building: the building known as Elm Yard, Birch Wharf, London SE1 3XF shown edged blue on Plan 1.',
      value: 'Elm Yard, Birch Wharf, London SE1 3XF',
    },
    {
      by: 'label',
      text: 'Stall: Stall 9, Ground Floor, Market Row, 24 Atlantic Road, London SW9 8JX',
      value: '24 Atlantic Road, London SW9 8JX',
    },
    {
      by: 'label',
      text: 'LR4. Property: Unit 4 Wharfside Business Park, Canal Road, Leeds LS12 2PN, as described in Schedule 1',
      value: 'Unit 4 Wharfside Business Park, Canal Road, Leeds LS12 2PN',
    },
    {
      by: 'label',
      text: 'Premises:\tShop 2, 212 Sydney Road, Brunswick, Victoria 3056, with a lettable area of 96 m²',
      value: '212 Sydney Road',
    },
    {
      by: 'label',
      text: 'Leased property: 5F, No. 12, Lane 8, Jihu Road, Neihu District, Taipei City',
      value: '5F, No. 12, Lane 8, Jihu Road, Neihu District, Taipei City',
    },
    {
      by: 'label',
      text: 'Space: 1,500 SF at Suite C, 400 Elm Street, Waco, Texas 76701',
      value: '400 Elm Street, Waco, Texas 76701',
    },
    {
      by: 'located',
      text: 'the building known as 200 Avenue of the Americas, New York, New York.',
      value: '200 Avenue of the Americas, New York, New York',
    },
    {
      by: 'located',
      text: 'Lease dated July 1, 2008 between Landlord and Tenant of 21,000 square feet at 40 Mill Street, Nashua, New Hampshire 03060.',
      value: '40 Mill Street, Nashua, New Hampshire 03060',
    },
    {
      by: 'place',
      text: 'Party A will lease to Party B the premises owned by Party A, which are located at the 16th floor of National Bank Tower.',
      value: '16th floor of National Bank Tower',
    },
    {
      by: 'located',
      text: 'A company of Tianjin City of China. The Lease Object is located at 8 Huan Road Airport Economic Zone of Tianjin, and the space is lent.',
      value: '8 Huan Road Airport Economic Zone of Tianjin',
    },
    {
      by: 'located',
      text: 'Party A leases to Party B the office located at Room 1802, No. 200 Century Avenue, Pudong New District, Shanghai, with all fittings.',
      value: 'Room 1802, No. 200 Century Avenue, Pudong New District, Shanghai',
    },
    {
      by: 'label',
      text: 'Property: Unit 4B, Riverside Business Park, Mill Lane, Reading RG1 4AB',
      value: 'Unit 4B, Riverside Business Park, Mill Lane, Reading RG1 4AB',
    },
    {
      by: 'label',
      text: 'PREMISES: Approximately 1,957 rentable square feet commonly known as 352A Christopher Avenue, Gaithersburg, Maryland 20879, as depicted on Exhibit A-1.\nBUILDING & PROJECT:\tApproximately 28,994 rentable square feet located at 350-364 Christopher Avenue, Gaithersburg, Maryland 20879.',
      value: '352A Christopher Avenue, Gaithersburg, Maryland 20879',
      state: 'found',
    },
    {
      by: 'label',
      text: 'Building Address:\t8701 Brooklyn Boulevard, Brooklyn Park, Minnesota 55445\nLandlord’s Address:\t10350 Bren Road West, Minnetonka, MN 55343',
      value: '8701 Brooklyn Boulevard, Brooklyn Park, Minnesota 55445',
    },
    {
      by: 'label',
      text: 'Premises:\t100 King Street West, Toronto, Ontario M5X 1A9',
      value: '100 King Street West, Toronto, Ontario M5X 1A9',
    },
    {
      by: 'label',
      text: 'Shopping Center:\tPlaza del Sol, 500 Sunset Road, Tempe, Arizona 85281',
      value: '500 Sunset Road, Tempe, Arizona 85281',
    },
    {
      by: 'label',
      text: 'LEASE AGREEMENT by and between ARE REGION NO. 38, LLC ("Landlord"), and IDERA, INC. ("Tenant").\nAddress:\t167 Sidney Street, Cambridge, Massachusetts\nPremises:\tThat portion of the Project shown on Exhibit A.',
      value: '167 Sidney Street, Cambridge, Massachusetts',
    },
    {
      by: 'label',
      text: 'Center:\t120 East Van Buren Street\nThe lot and hall of 120 E. Van Buren Street, Phoenix, Arizona, are Landlord’s.',
      value: '120 E. Van Buren Street, Phoenix, Arizona',
    },
    {
      by: 'located',
      text: 'Lessor hereby leases to Lessee that certain 112,000 square foot building commonly known as 8701 Jesse B. Smith Court, Jacksonville, Florida, together with the right to use parking areas.',
      value: '8701 Jesse B. Smith Court, Jacksonville, Florida',
    },
    {
      by: 'located',
      text: 'those certain premises situated in the City of Sunnyvale, County of Santa Clara, State of California, consisting of approximately 45,823 square feet of space known as 475-477 Potrero Avenue, more particularly set forth on Exhibit “A”.',
      value: '475-477 Potrero Avenue, Sunnyvale, California',
    },
    {
      by: 'definedTerm',
      text: 'Landlord is the owner of 10030 West 27th Avenue, Wheat Ridge, Colorado 80215 (the “Premises” or “Property”) as a dispensary.',
      value: '10030 West 27th Avenue, Wheat Ridge, Colorado 80215',
    },
    {
      by: 'definedTerm',
      text: 'for the lease of space known as 3560 Bassett Street and 3580 Bassett Street, in those certain buildings the addresses of which are 3550—3580 Bassett Street, Santa Clara, California (the “Building”).',
      value: '3550—3580 Bassett Street, Santa Clara, California',
    },
    {
      by: 'subject',
      kind: 'loi',
      text: 'RE: Proposal for 12 Main Street, Boston, Massachusetts',
      value: '12 Main Street, Boston, Massachusetts',
    },
    { by: 'title', text: '120 EAST VAN BUREN STREET\nTURN KEY DATACENTER LEASE', value: '120 EAST VAN BUREN STREET' },
    {
      by: 'title',
      text: 'Tenant Lease - 12 floor., No. 107, Songren Rd.,\nXinyi Dist., Taipei City 110, Taiwan (R.O.C.)',
      value: '12 floor., No. 107, Songren Rd., Xinyi Dist., Taipei City 110, Taiwan',
    },
    {
      by: 'place',
      text: 'Landlord agrees to rent to Tenant the Property located at the second floor of Building No. 5, Zhangjiang Hi-Tech Park, Pudong New Area, Shanghai, for an office.',
      value: 'Building No. 5, Zhangjiang Hi-Tech Park, Pudong New Area, Shanghai',
    },
    {
      by: 'place',
      text: 'Party A leases the workshop (located at East Liuge Village, Weiwu Road, Bozhou, with the building area of 10000 square meters) to Party B.',
      value: 'East Liuge Village, Weiwu Road, Bozhou',
    },
    {
      by: 'place',
      text: 'Party A leases the 4th Floor of the Liyang department store at the intersection of Lowan road and Yucai road to Party B.',
      value: '4th Floor of the Liyang department store at the intersection of Lowan road and Yucai road',
    },
    {
      by: 'place',
      text: 'The property is located at Waisha Shanfen Road, Taixinglong Yard, Building 7,8 and 9, Longhu District,The office has 9746.65 square meters.',
      value: 'Waisha Shanfen Road, Taixinglong Yard, Building 7,8 and 9, Longhu District',
    },
    {
      by: 'definedTerm',
      text: 'Landlord leases space in the building of 888-894 Industrial Road, San Carlos, California (the “Property”).\nPremises: 894 Industrial Road',
      value: '888-894 Industrial Road, San Carlos, California',
      state: 'found',
    },
    {
      by: 'place',
      text: 'The Lease covers 96,400 square feet in the Building situated in Cedar Flats, Tarrant County, Texas. Tenant is the successor of the first tenant.',
      value: 'Cedar Flats, Tarrant County, Texas',
    },
    {
      by: 'place',
      text: '1.1 The leased property is located at: Room 803, Block B, Jinhai Building, No. 66, Huayuan Second District, Pudong District, Shanghai.',
      value: 'Room 803, Block B, Jinhai Building, No. 66, Huayuan Second District, Pudong District, Shanghai',
    },
    {
      by: 'place',
      text: 'The leased house is Unit C on the 21st floor of Haitian Building at the intersection of Binhe Avenue and Fuhua Road in Futian District.',
      value: 'Haitian Building at the intersection of Binhe Avenue and Fuhua Road in Futian District',
    },
  ],
  silent: [
    {
      by: 'partyAddress',
      text: 'The address of the Landlord is that of its office. Address of Landlord:\t700, 10130 - 103 Street NW, Edmonton, Alberta T5J 3N9',
    },
    { text: 'Party A is located in Harbor Town of Longhu District. Rent is paid in cash.' },
    {
      text: 'The Premises are located in the Acme Building, and the land is known as 12 Oak Street, Troy, New York 12180 (the “Land”).',
      not: 'Acme Building',
    },
    {
      by: 'partyAddress',
      text: 'by and between ABC LLC, with offices located at 3409 Camp Ground Road, Louisville, Kentucky 40211 (“Landlord”), and XYZ, INC. (“Tenant”).',
    },
    { by: 'notices', text: 'NOTICES\nBuilding:\t7529 Standish Place, Rockville, Maryland 20855' },
    {
      by: 'otherPlace',
      text: 'Landlord may build on the land adjacent to the property at 44 Hill Street, Dover, Delaware.',
    },
    { text: 'Landlord:\tABC LLC\nAddress:\t12 Wall Street, New York, New York 10005' },
    {
      text: 'SHOPPING CENTER LEASE\nLandlord: Plaza Associates, whose address is 400 S. Hope St., Los Angeles, California',
    },
    { text: '12. ACCESS TO THE PREMISES\nKeys are kept by Acme Security of 44 Hill Street, Dover, Delaware.' },
    { text: 'Landlord’s Address:\t10350 Bren Road West, Minnetonka, MN 55343' },
    {
      text: 'This Lease is made between\nMeridian Realty Corp.\n100 Park Ave, New York, NY 10017\nherein called Landlord,',
    },
    { text: 'The Premises are located on the land described in Exhibit A, in the County of Kent, State of Delaware.' },
  ],
};
