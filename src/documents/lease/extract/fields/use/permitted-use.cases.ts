import type { FieldCases } from '../../field-suite.ts';
import { permittedUse } from './permitted-use.ts';

export const permittedUseCases: FieldCases = {
  field: permittedUse,
  finds: [
    {
      by: 'tenantUsesFor',
      text: 'Tenant shall use the Leased Premises only for the retail sale of fuel and related uses, including, without limitation, (i) services related to the operation of motor vehicles; (ii) a convenience shop; and (iii) a car wash.',
      value:
        'the retail sale of fuel and related uses, including, without limitation, (i) services related to the operation of motor vehicles',
      state: 'check',
    },
    {
      by: 'namedUse',
      text: '“Permitted User”: offices within Class 3 of the Planning and Development Regulations',
      value: 'offices within Class 3 of the Planning and Development Regulations',
    },
    {
      by: 'covenantToUse',
      text: '5.1 To use the Premises as an office for maritime consultancy only.',
      value: 'an office for maritime consultancy',
    },
    {
      by: 'servesFor',
      text: '1.2 The rented area is 640 square meters, and the rented area shall serve for office use.',
      value: 'office use',
    },
    {
      by: 'servesFor',
      text: 'The house shall be for commercial and office purposes only.',
      value: 'commercial and office purposes',
    },
    { by: 'underTitle', text: '1.2 House Use\n\nOffice use.', value: 'Office use' },
    {
      by: 'leasedToFor',
      text: 'Lessor leases to Lessee the premises described above for use as a banking house or for any other lawful business, for a term of FIVE (5) years.',
      value: 'a banking house or for any other lawful business',
    },
    {
      by: 'leasedToFor',
      text: 'Lessor rents to Lessee all of that tract of land known as No. 3;\nfor use as a banking house, for a term of FIVE (5) years commencing on the 1st day of January, 1994.',
      value: 'a banking house',
    },
    {
      by: 'premisesUsedFor',
      text: 'Lessor hereby leases the premises to be used by Tenant as a health clinic.',
      value: 'a health clinic',
    },
    {
      by: 'premisesUsedFor',
      text: 'The leased premises shall only be used by the Party B for office purpose, and the legal operation in the premises during the contract period will not be intervened.',
      value: 'office purpose',
    },
    {
      by: 'tenantUsesFor',
      text: 'The Lessee shall occupy the premises as a dental office and for nothing else.',
      value: 'a dental office',
    },
    {
      by: 'tenantUsesFor',
      text: "Tenant may use the Pad for a restaurant with drive-through and, with Landlord's consent, for any other lawful retail purpose.",
      value: "a restaurant with drive-through and, with Landlord's consent, for any other lawful retail purpose",
    },
    {
      by: 'purposeIs',
      text: 'The function of the leased object is production, assembly and storage of automation equipment.',
      value: 'production, assembly and storage of automation equipment',
    },
    {
      by: 'premisesUsedFor',
      text: '6. The Shop shall be used as a bakery and café with the retail sale of bread, and nothing else.',
      value: 'a bakery and café with the retail sale of bread',
    },
    {
      by: 'covenantToUse',
      text: '(e) to use the Premises only as a dental clinic licensed by the ministry;',
      value: 'a dental clinic licensed by the ministry',
    },
    { by: 'label', text: 'BUSINESS USE:\tJuice bar and café', value: 'Juice bar and café' },
    {
      by: 'premisesUsedFor',
      text: '6. USE. The Leased Premises shall be used exclusively as a brewpub, and the Lessee shall hold all permits.',
      value: 'a brewpub',
    },
    {
      by: 'premisesUsedFor',
      text: '1.2 The leased space shall be used by or on behalf of the Lessee exclusively as office space.',
      value: 'office space',
    },
    {
      by: 'underTitle',
      text: '1. USE. Only for a full-service Mexican restaurant with bar and outdoor dining, and no part of the premises shall be used as a night club.',
      value: 'a full-service Mexican restaurant with bar and outdoor dining',
    },
    {
      by: 'underTitle',
      text: '8. USE. Research and development laboratory, and related office use, and no other use.',
      value: 'Research and development laboratory, and related office use',
    },
    { by: 'leasedToFor', text: 'The Premises are leased for use as a dental clinic.', value: 'a dental clinic' },
    { by: 'label', text: 'Purpose of Lease: processing of textiles', value: 'processing of textiles' },
    {
      by: 'label',
      text: 'SUMMARY\nUse:\tWarehouse and distribution of dry goods',
      value: 'Warehouse and distribution of dry goods',
    },
    {
      by: 'namedUse',
      text: '1.7 Permitted Use of the Premises. General, administrative and executive office purposes, with a café for guests.',
      value: 'General, administrative and executive office purposes, with a café for guests',
    },
    {
      by: 'namedUse',
      text: 'SUMMARY\nApproved Use:\tRetail consumer electronics',
      value: 'Retail consumer electronics',
    },
    {
      by: 'premisesUsedFor',
      text: 'The Building shall be used and occupied exclusively in the manufacture of medical devices.',
      value: 'the manufacture of medical devices',
    },
    {
      by: 'premisesUsedFor',
      text: 'The leased space shall be used by Party B for sales and presentation of autos.',
      value: 'sales and presentation of autos',
    },
    {
      by: 'isUsedAs',
      text: 'The Property is used as the warehouse and office of the Lessee.',
      value: 'warehouse and office of the Lessee',
    },
    { by: 'leasedToFor', text: 'The rooms are leased to Party B for the purpose of residence.', value: 'residence' },
    {
      by: 'namedUse',
      text: 'BASIC LEASE INFORMATION\nPermitted Use:\tGeneral office use and no other use',
      value: 'General office use',
    },
    {
      by: 'definedMeaning',
      text: 'The “Permitted Use” means retail sale of women’s shoes and accessories.',
      value: 'retail sale of women’s shoes and accessories',
    },
    {
      by: 'premisesUsedFor',
      text: 'The Premises shall be used and occupied by Tenant solely for the purpose of general business offices (the “Permitted Use”) and for no other purpose.',
      value: 'general business offices',
    },
    {
      by: 'premisesUsedFor',
      text: 'The Property may be used as a warehouse for packaged foods.',
      value: 'a warehouse for packaged foods',
    },
    {
      by: 'tenantUsesFor',
      text: 'Tenant shall, continuously throughout the Term, occupy and use the Premises for and only for laboratory research.',
      value: 'laboratory research',
    },
    {
      by: 'definedBehind',
      text: 'Tenant takes possession for warehousing and distribution of medical goods (“Permitted Use”).',
      value: 'warehousing and distribution of medical goods',
    },
    { by: 'leasedFor', text: 'Party A shall lease its property to Party B for business use.', value: 'business use' },
    {
      by: 'operatesThere',
      text: 'Party B operates “Xin Hua Chu” restaurant at this property.',
      value: '“Xin Hua Chu” restaurant',
    },
    {
      by: 'forThePurposeOf',
      text: 'Tenant desires to lease the land for the purpose of developing and operating a steak restaurant.',
      value: 'developing and operating a steak restaurant',
    },
    {
      by: 'notOtherThan',
      text: 'The Tenant shall not use the Property other than for offices within Class E.',
      value: 'offices within Class E',
    },
    { by: 'purposeIs', text: 'The purpose of the lease is a kindergarten.', value: 'a kindergarten' },
    {
      by: 'tenantUsesFor',
      text: 'Party B shall use the plant for production and storage only.',
      value: 'production and storage',
    },
    {
      by: 'namedUse',
      text: 'Permitted Use: general office and no medical use',
      value: 'general office and no medical use',
    },
    {
      by: 'tenantUsesFor',
      text: 'Subtenant shall use the Subleased Premises only for software development.',
      value: 'software development',
    },
    {
      by: 'definedMeaning',
      text: 'The Permitted User means use as a high class office.',
      value: 'a high class office',
    },
    {
      by: 'intendedFor',
      text: 'The Leased Premises are intended for use as storage and logistics premises.',
      value: 'storage and logistics premises',
    },
    {
      by: 'tenantUsesFor',
      text: 'Lessee may use the Land for the operation of the station and its equipment (together comprising the “Installations”).',
      value: 'the operation of the station and its equipment',
    },
  ],
  silent: [
    { text: 'Pictures of the house shall be for identification purposes only.' },
    { text: 'The floor plan of the premises is for identification purposes only.' },
    { text: 'The Common Area is for the use of all tenants, and the garage shall be for their use.' },
    {
      text: 'The restrictions end should the Premises cease to be used primarily for the Exclusive Use of the Tenant.',
    },
    { text: 'If Lessee holds over, Lessee shall occupy the premises as a tenant from month to month.' },
    {
      text: 'USE\nTenant shall use the Premises solely for the purposes set forth in Section 1 and for no other purpose.',
    },
    { text: 'The Premises shall be used and occupied only for the Approved Use.' },
    { text: 'The Premises shall be used only for 4.1.1 Permitted Use as written there.' },
    {
      by: 'restriction',
      text: 'Tenant shall not permit anyone to use the Premises for lodging or cooking of any kind.',
    },
    {
      by: 'otherSpace',
      text: 'The common areas and driveways of the property shall be used for passage and loading.',
    },
    {
      text: 'Tenant shall use the Premises only for such purposes as the law permits.',
      not: 'such purposes as the law permits',
    },
    {
      text: 'This is without effect on the Tenant’s right to use the Leased Premises for its operational business activities.',
    },
    {
      by: 'restriction',
      text: 'This has no effect on what Tenant will owe or on the Tenant’s right to use the Leased Premises for its operational business activities.',
    },
  ],
};
