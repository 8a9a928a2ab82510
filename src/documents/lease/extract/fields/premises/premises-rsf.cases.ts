import type { FieldCases } from '../../field-suite.ts';
import { premisesRsf } from './premises-rsf.ts';

export const premisesRsfCases: FieldCases = {
  field: premisesRsf,
  finds: [
    {
      by: 'areaOf',
      text: '1. The net internal area of the Premises is agreed to be 199.7 sq m (2,150 sq ft).',
      value: 199.7,
    },
    {
      by: 'leases',
      text: '1. Sublessor subleases to Sublessee Office No. 214, of approximately 165 square feet, at 2020 Camelback Road.',
      kind: 'sublease',
      value: 165,
    },
    {
      by: 'wholeBuilding',
      text: '1. Construction. Landlord shall construct on the land at 15 Kiln Road a manufacturing building of 84,000 square feet in accordance with the plans.\n3. Lease. Landlord leases the building and land to Tenant for fifteen (15) years beginning on the date of substantial completion.',
      value: 84000,
    },
    {
      by: 'label',
      text: 'BASIC LEASE INFORMATION\nPremises:\tSuites 900 and 1010, consisting of approximately 14,200 rentable square feet: 9,000 rentable square feet on the ninth floor and 5,200 rentable square feet on the tenth floor',
      value: 14200,
      state: 'found',
    },
    {
      by: 'label',
      text: '1.2 Premises. Suite 118 of the Shopping Center, containing approximately 6,240 square feet of Leasable Floor Area (approximately 579.7 square meters), as depicted on Exhibit B. The Shopping Center contains approximately 187,500 square feet of Leasable Floor Area.',
      value: 6240,
    },
    {
      by: 'premisesMean',
      text: '1.4 "Leased Premises" means that part of the 11th floor of the Building and containing a Rentable Area of nine thousand seven hundred forty-five (9,745) square feet, subject to certification;',
      value: 9745,
    },
    {
      by: 'premisesMean',
      text: '1.4 “Leased Premises” means that part of the 11th floor of the Building outlined in Schedule “B” and containing a Rentable Area of nine thousand seven hundred forty-five (9,745) square feet;',
      value: 9745,
    },
    {
      by: 'inAggregate',
      kind: 'amendment',
      text: '1. Expansion. From the Expansion Commencement Date the Premises shall consist of the Existing Premises and the Expansion Premises, containing in the aggregate 12,320 rentable square feet.',
      value: 12320,
    },
    {
      by: 'propertyMeans',
      text: '1.1 In this lease:\n“Property” means the land and building described in Schedule 1 having a gross internal area of 5,200 square feet (483.1 square metres);',
      value: 5200,
    },
    {
      by: 'admeasuring',
      text: 'A. The Licensor is the owner of Office No. 602 on the 6th floor of the building known as Sai Empire, admeasuring 1,865 sq. ft. carpet area, with two covered car parks.',
      value: 1865,
    },
    {
      by: 'suiteIncludes',
      text: 'Lessor lets Suite 3, having an area of two thousand three hundred fifty (2,350) square feet more or less.',
      value: 2350,
    },
    {
      by: 'leasedArea',
      text: 'The leased area is determined by both parties as 3,260 square meters, including the shared area.',
      value: 3260,
    },
    {
      by: 'leasedArea',
      text: 'Both parties confirm that the rental area of the workshop is 1,845.5 square meters.',
      value: 1845.5,
    },
    {
      by: 'contains',
      kind: 'amendment',
      text: 'The parties extend the term except for the portion of the Existing Premises containing approximately 4,189 rentable square feet described as Suite 595 on the fifth floor of the Building and shown on Exhibit A attached hereto (for purposes of this Amendment, the “Reduction Space”).\nFrom that date the Premises shall consist solely of the Existing Premises less the Reduction Space (the “Remaining Premises”) and shall be deemed to contain 5,862 rentable square feet.',
      value: 5862,
    },
    {
      by: 'label',
      text: 'Rentable Area of the Premises: 16,541 square feet of Rentable Area.\nRentable Area of the Office Area: 490,283 square feet of Rentable Area.',
      value: 16_541,
      state: 'found',
    },
    {
      by: 'label',
      text: 'Premises: The “Premises” will be comprised of the Land and the building containing approximately 702,668 square feet of industrial space.',
      value: 702_668,
    },
    {
      by: 'suiteIncludes',
      text: 'Palm Row Plaza, 2210 Gulf Highway, Suites 4 and 5, Bayview, Florida 34221, which includes approximately 6,400 square feet of area.',
      value: 6_400,
    },
    {
      by: 'premisesMean',
      text: '“Premises” means the commercial property to be leased to Tenant under this Agreement, being approximately 50,000 square feet of industrial and office space located at the Park.',
      value: 50_000,
    },
    {
      by: 'premisesMean',
      text: '“Lease Premises” or “Premises” means the leased commercial space located at Elm Complex, 45 Pioneer Crescent, #05-01 to #05-10, Singapore 628123, comprising approximately 5,000 square meters of office space.',
      value: 5_000,
    },
    {
      by: 'premisesMean',
      text: 'The "Leased Premises" means the portion of the Property designated as Unit F, of workshop (1,610 square feet) and mezzanine (540 square feet), consisting of approximately 2,150 total square feet.',
      value: 2150,
    },
    {
      by: 'label',
      text: 'Premises: The area shown on Exhibit A on the 6th floor of the Building. The Premises consist of approximately 11,820 usable square feet and 13,400 rentable square feet.',
      value: 13_400,
    },
    {
      by: 'leases',
      text: 'Tenant leases from Landlord Suite 1420, consisting of 3,150 usable square feet and 3,690 rentable square feet (1.1714 load factor) in Building 12.',
      value: 3690,
    },
    {
      by: 'contains',
      text: 'Lessor leases to Lessee Suite 304 in the medical office building at 9330 Park West Boulevard (the "Building"), said Suite containing 5,076 rentable square feet (4,414 usable square feet).',
      value: 5076,
    },
    {
      by: 'contains',
      text: 'STORE. Landlord rents to Tenant the ground floor store at 412 Franklin Avenue. The store measures about 1,350 square feet, basement not counted.',
      value: 1350,
    },
    {
      by: 'leases',
      text: 'The Lessor lets to the Lessee approximately 745 m² lettable floor area of office space on the 6th floor.',
      value: 745,
    },
    {
      by: 'definedTerm',
      text: 'Landlord leases to Tenant Suite 410 in the building at 88 Queens Quay (the "Building"), having a Rentable Area of approximately 6,240 square feet (the "Premises").',
      value: 6240,
    },
    {
      by: 'internalArea',
      text: 'Property: the ground floor shop at 14 Division Street, having a net internal area of approximately 148 square metres.',
      value: 148,
    },
    {
      by: 'label',
      text: 'Premises: That portion of the Building containing approximately 105,600 rentable square feet, as determined by Landlord.',
      value: 105600,
    },
    {
      by: 'leases',
      kind: 'sublease',
      text: 'under a lease whereby Sublandlord leased part of the building, consisting of 13,154 rentable square feet (“Premises”).\nThe Sublandlord subleases a portion of the Premises comprising an area of approximately 8400 rentable square feet to Subtenant.',
      value: 8400,
      state: 'check',
    },
    {
      by: 'contains',
      text: 'The Premises consist of the entire building containing approximately 61,000 square feet located at 9 Industrial Way, Salem, New Hampshire.',
      value: 61000,
    },
    {
      by: 'plainArea',
      text: '(1) The leased premises are located at No. 5 Nanjing Road, Shanghai. Building area: 1,200 sq. meters.',
      value: 1200,
    },
    {
      by: 'leases',
      text: 'The Lessor lets out the office (500 sqm) on the 8th floor of Block C to the Lessee.',
      value: 500,
    },
    {
      by: 'means',
      text: '(ff) “Rentable Area of the Premises” means (and is hereby deemed to be) 30,500 square feet of Rentable Area, irrespective of later measurement.',
      value: 30500,
    },
    {
      by: 'share',
      text: 'Tenant’s Proportionate Share: 12.5%, based on 11,000 square feet in the Premises divided by 88,000 square feet in the Building.',
      value: 11000,
    },
    {
      by: 'toTotal',
      kind: 'amendment',
      text: 'An additional 30,000 square feet have become operational, in addition to the existing 67,312 square feet, increasing the Premises to a total of 97,312 square feet.',
      value: 97312,
    },
    {
      by: 'amendedLease',
      kind: 'amendment',
      text: 'Reference is made to the Lease dated July 1, 2008 between Landlord and Tenant of 21,000 square feet at 40 Mill Street, Nashua, New Hampshire 03060.',
      value: 21000,
      state: 'check',
    },
    {
      by: 'contains',
      text: 'The Premises demised by this Lease are approximately seventy-one thousand (71,000) rentable square feet of space, consisting of the ground floor (containing 31,000 rentable square feet) and the second floor (containing 40,000 rentable square feet).',
      value: 71000,
    },
    {
      by: 'contains',
      text: 'The Demised Premises, which the parties stipulate to be 18,250 rentable square feet, are shown on Exhibit A.',
      value: 18250,
    },
    {
      by: 'definedTerm',
      text: 'Landlord leases to Tenant a portion of the Building known as Suite 300, 200 Lake Drive (the "Building"), consisting of approximately 7,150 rentable square feet of office space (the "Premises").',
      value: 7150,
    },
    {
      by: 'definedTerm',
      text: 'the following described space in 55 Mill Parkway, Suite 100 (“Building”) being approximately 4 , 200 +/ - rentable square feet (“Premises”).',
      value: 4200,
    },
    {
      by: 'unitInLabel',
      text: 'Premises Footage:\t8,340',
      value: 8340,
    },
    {
      by: 'leases',
      text: 'Party A rents its 8000 mu of orchards which are located in Yima Village to Party B.',
      value: '8000 mu',
    },
    {
      by: 'plainArea',
      text: 'The total construction area of the leased house is 1,450 sq.m.',
      value: 1450,
    },
    {
      by: 'label',
      text: 'Premises:\tSuite 1140 on the eleventh (11th) floor of the Building, consisting of 8,412 rentable square feet',
      value: 8412,
    },
    {
      by: 'label',
      text: 'PREMISES: Approximately One Thousand Nine Hundred and Fifty Seven (1,957) rentable square feet commonly known as 352A Christopher Avenue.\nBUILDING & PROJECT:\tApproximately Twenty-Eight Thousand (28,000) rentable square feet.\nPARKING DENSITY: 3.0 unreserved spaces per 1,000 square feet of the Premises.',
      value: 1957,
      state: 'found',
    },
    {
      by: 'label',
      text: 'Premises:\tSuite 100 (5,000 RSF) and Suite 200 (3,000 RSF), totaling 8,000 RSF',
      value: 8000,
    },
    { by: 'label', text: 'Rentable Area:\t3,500 RSF, Suite 10; 1,500 RSF, Suite 11; 5,000 RSF', value: 5000 },
    {
      by: 'label',
      text: '1. THE LEASED PREMISES\nThe Landlord leases to the Tenant the following surfaces:\n9,608 m2 of logistics warehouse space;\napprox. 825 m2 of office space.',
      value: 9608,
      state: 'check',
    },
    { by: 'unitInLabel', text: 'RENTABLE FLOOR AREA OF TENANT’S SPACE:\t51,000', value: 51000 },
    { by: 'unitInLabel', text: 'Rentable square feet: 39,174', value: 39174, state: 'found' },
    {
      by: 'definedTerm',
      text: 'the portion of the building which is shown as Suite A1, which constitutes approximately 20,175 rentable square feet of office space (the “Premises”).',
      value: 20175,
      state: 'found',
    },
    {
      by: 'definedTerm',
      text: 'in the building containing 200,000 square feet (the “Building”), those rooms of 5,250 square feet on the second floor (the “Premises”).',
      value: 5250,
    },
    {
      by: 'contains',
      text: 'in the Building, which Premises include 106,610 square feet of space in the Building. The Premises includes 4,560 rentable square feet of office space and 98,400 of industrial space.',
      value: 106610,
      state: 'found',
    },
    {
      by: 'contains',
      text: 'The Premises shall be deemed to contain 12,345 rentable square feet for all purposes.',
      value: 12345,
    },
    {
      by: 'leases',
      text: 'Landlord hereby leases to Tenant for the rental hereinafter set forth approximately 69,050 square feet of Net Rentable Area consisting of approximately 10,532 square feet on the first floor.',
      value: 69050,
    },
    {
      by: 'contains',
      kind: 'amendment',
      text: 'Tenant currently leases 36,000 square feet. Upon surrender of 10,000 square feet on the 2nd floor (the “Surrender Premises”), the Premises shall contain 26,000 rentable square feet.',
      value: 26000,
      state: 'found',
    },
    {
      by: 'contains',
      kind: 'amendment',
      text: 'Tenant leases approximately 10,000 rentable square feet of space known as Suite 400 (the “Existing Premises”). Tenant takes approximately 5,500 rentable square feet known as Suite 450 (the “Expansion Premises”).\nThe Premises shall consist of the Existing Premises and the Expansion Premises, containing a total of approximately 15,500 rentable square feet.',
      value: 15500,
    },
    {
      by: 'leases',
      kind: 'amendment',
      text: 'Landlord leases to Tenant approximately 10,000 rentable square feet on the second floor. Tenant will take the Expansion Premises also.',
      value: 10000,
      state: 'check',
    },
    { by: 'areaOf', text: 'The square footage of the Premises equals 8,120 square feet.', value: 8120 },
    {
      by: 'plainArea',
      text: 'This is a business property with frame structure. Property area is 3274 m2',
      value: 3274,
    },
    { by: 'plainArea', text: 'The office has 9746.65 square meters.', value: 9746.65 },
    {
      by: 'plainArea',
      text: 'the workshop with the building area of 10000 square meters and usable area of 3000 square meters is let',
      value: 10000,
      state: 'check',
    },
    {
      by: 'plainArea',
      text: 'Party A agrees to lease to Party B the office at No. 1 East Road, Haidian District, Beijing with an area of 800 sq.m.',
      value: 800,
    },
    {
      by: 'leases',
      text: 'Party A leases the workshop (located at East Village, with the floor space of 10000 square meters and usable area of 3000 square meters) to Party B.',
      value: 10000,
      state: 'check',
    },
    {
      by: 'below',
      text: '• Area of premises\n• 6,471 (181.86 ping x 35.58), (1 ping = 35.58 square feet) rentable square feet',
      value: 6471,
    },
    {
      by: 'renamed',
      kind: 'amendment',
      text: 'only with regard to approximately 52,224 rentable square feet on the second floor of the Building (the “Remainder Premises”).\nFrom the extension date, the “Premises” shall mean the Remainder Premises.',
      value: 52224,
    },
    {
      by: 'renamed',
      kind: 'amendment',
      text: 'the lease of approximately 119,583 rentable square feet of space (the “Original Premises”).\n3560 Basset Street (the “3560 Bassett Premises”), consisting of a total of approximately 75,376 rentable square comprised of approximately 58,608 rentable square feet on the first floor.\nAll references to the “Premises” contained in the Lease shall be amended to mean and refer to the 3560 Bassett Premises.',
      value: 75376,
      state: 'found',
    },
    {
      by: 'leases',
      text: 'Lessor hereby leases to Lessee that certain 112,000 square foot building commonly known as 8701 Smith Court.',
      value: 112000,
    },
    {
      by: 'leases',
      text: 'Landlord hereby demises and leases to Tenant the entire building containing approximately 48,384 square feet located at 6611 Rollins Parkway, Tulsa.',
      value: 48384,
    },
    {
      by: 'contains',
      text: 'The Premises contain approximately 2,500 square feet of retail space and approximately 500 square feet of basement space.',
      value: 2500,
      state: 'check',
    },
    {
      by: 'plainArea',
      text: 'The premises to be leased is Unit 5, Riverside Business Park, measuring 450 sq. metres.',
      value: 450,
    },
    {
      by: 'label',
      text: 'Demised Premises: Land of 35.5 mu located in Yanbu Town with plant area of 12,000 square meters.',
      value: '35.5 mu',
      state: 'check',
    },
    {
      by: 'land',
      kind: 'ground_lease',
      text: 'that certain parcel of land containing 2.35 acres, more or less, described in Exhibit A.',
      value: '2.35 acres',
    },
  ],
  silent: [
    {
      // A part of the building is let.
      text: '1. Construction. Landlord shall construct on the land at 15 Kiln Road a manufacturing building of 84,000 square feet.\n3. Lease. Landlord leases the second floor of the building to Tenant for fifteen (15) years.',
    },
    {
      // Two buildings, and the words do not say which one is let.
      text: '1. Construction. Landlord shall construct a manufacturing building of 84,000 square feet and a warehouse building of 30,000 square feet.\n3. Lease. Landlord leases the building and land to Tenant for fifteen (15) years.',
    },
    { text: 'Landlord leases the roof; Tenant pays its bills No later than May. The lot has 40,000 square feet.' },
    {
      by: 'building',
      text: 'Premises:\tSuite 1140 on the eleventh (11th) floor of an office building containing 8,412 rentable square feet',
    },
    {
      by: 'subleased',
      text: 'Landlord and Tenant acknowledge that Tenant subleases 76,984 rentable square feet of the Premises from Corvid Labs Inc. on the date of this Lease.',
    },
    {
      by: 'otherTerm',
      text: 'Landlord is willing to lease to Tenant 66,939 rentable square feet (the “Expansion Premises”, as shown on Exhibit “A-1” attached hereto), contiguous to the Premises (collectively with the Existing Premises, the “Premises”).',
    },
    {
      by: 'building',
      text: '“Premises” means Suite 4 of the Building, which Building contains approximately 90,000 rentable square feet.',
    },
    {
      by: 'subleased',
      text: 'Guarantor subleases Suites 600 and 700 comprising 61,826 rentable square feet in the Building (the “Subleased Space”) from another tenant.',
    },
    { by: 'measure', text: 'If the Premises contain more than 5,000 square feet, Tenant shall pay for a second sign.' },
    { text: 'Landlord may lease space of 10,000 square feet to others.' },
    {
      by: 'measure',
      text: 'Landlord leases to Tenant the use of parking at the rate of three spaces per 1,000 square feet of space.',
    },
    { by: 'measure', text: 'Tenant may let others use the Premises of up to 500 square feet.' },
    {
      by: 'otherSpace',
      text: 'Landlord shall lease to Tenant the storage room of approximately 350 square feet in the basement.',
    },
    {
      by: 'otherTerm',
      text: 'Landlord will lease to Tenant approximately 7,766 rentable square feet located on the third floor (the “Expansion Premises B”).',
    },
    {
      by: 'building',
      text: 'Landlord leases to Tenant rooms in the Building containing approximately 104,004 rentable square feet.',
    },
    { text: '12. DAMAGE TO THE PREMISES\nA fire that destroys 2,000 square feet of the first floor ends this Lease.' },
    { text: 'Building Rentable Area:\t104,004 rentable square feet' },
    { text: 'Tenant shall pay $21.50 per square foot of the Premises.' },
  ],
};
