/** Labels and their values in the forms that summaries use. */
export interface PairCase {
  /** The form that reads it; without it the case fails. */
  readonly by?: string;
  /** One paragraph per line, with a tab between cells. */
  readonly text: string;
  /** Labels in lower case with the first and last words of their values, all of them in order. */
  readonly pairs: readonly (readonly [label: string, value: string])[];
}

export const pairCases: readonly PairCase[] = [
  {
    by: 'heads',
    text: 'COMMENCEMENT DATE\tEXPIRATION DATE\nMay 1, 2021\tApril 30, 2026\nSECURITY DEPOSIT\tUSE\n$14,000.00\tGeneral office',
    pairs: [
      ['commencement date', 'May 1, 2021'],
      ['expiration date', 'April 30, 2026'],
      ['security deposit', '$14,000.00'],
      ['use', 'General office'],
    ],
  },
  {
    by: 'itemAbove',
    text: 'Item 3. Start of term\n1 March 2020\nItem 4. Security deposit\n$14,000.00',
    pairs: [
      ['start of term', '1 March 2020'],
      ['security deposit', '$14,000.00'],
    ],
  },
  {
    by: 'row',
    text: 'Item 7\tOptions to renew\tFirst: 5 years. Second: 4 years.',
    pairs: [
      ['options to renew', 'First: 5 years. Second: 4 years.'],
      ['first', '5 years. Second: 4 years.'],
    ],
  },
  {
    by: 'row',
    text: 'LR1. Date of lease\t17 June 2024\nLR2.1 Landlord’s title number\tTGL448120',
    pairs: [
      ['date of lease', '17 June 2024'],
      ["landlord's title number", 'TGL448120'],
    ],
  },
  {
    by: 'means',
    text: '“Initial Rent” means €145,000.00 per annum exclusive of VAT\n“Service Charge Percentage” means 14.6%',
    pairs: [
      ['initial rent', '€145,000.00 per annum exclusive of VAT'],
      ['service charge percentage', '14.6%'],
    ],
  },
  {
    by: 'title',
    text: '21. Notices. Landlord: 7800 Montgomery Road, Cincinnati, Ohio 45236.',
    pairs: [['landlord', '7800 Montgomery Road, Cincinnati, Ohio 45236.']],
  },
  {
    by: 'row',
    text: 'Item 6\tRent:\t$52,800.00 per annum\nItem 11\tLast day of term:\t31 July 2026',
    pairs: [
      ['rent', '$52,800.00 per annum'],
      ['last day of term', '31 July 2026'],
    ],
  },
  {
    by: 'colon',
    text: 'Landlord: Alder Owner LLC\n(b) TENANT: Birch Inc.\n1.3 Tenant’s Trade Name: Birch Books\nItem 3. Premises: Suite 200',
    pairs: [
      ['landlord', 'Alder Owner LLC'],
      ['tenant', 'Birch Inc.'],
      ["tenant's trade name", 'Birch Books'],
      ['premises', 'Suite 200'],
    ],
  },
  {
    by: 'colon',
    text: '1.2(a) Premises: That certain portion of the Project known as 894 Industrial Road.\n1.7 Base Rent and Other Monies Paid Upon Execution:\n(a) Base Rent: $8,279.00 for the first month.\n☒ (c) Security Deposit: $19,619.00 (“Security Deposit”).\n[X] Parking: four spaces',
    pairs: [
      ['premises', 'That certain portion of the Project known as 894 Industrial Road.'],
      ['base rent', '$8,279.00 for the first month.'],
      ['security deposit', '$19,619.00 (“Security Deposit”).'],
      ['parking', 'four spaces'],
    ],
  },
  {
    by: 'row',
    text: 'Security Deposit:\t$39,761.48\n8.\tPermitted Use\tOffice and light manufacturing\nBroker\tNone',
    pairs: [
      ['security deposit', '$39,761.48'],
      ['permitted use', 'Office and light manufacturing'],
      ['broker', 'None'],
    ],
  },
  {
    by: 'rowGoesOn',
    text: 'Landlord’s Address:\t10350 Bren Road West\n\tMinnetonka, MN 55343\nTenant:\tBirch Inc.',
    pairs: [
      ["landlord's address", '10350 Bren Road West Minnetonka, MN 55343'],
      ['tenant', 'Birch Inc.'],
    ],
  },
  {
    by: 'rowOfItem',
    text: 'Item 5\tTerm:\tFive (5) years\n\tCommencing Date:\t1 July 2023\n\tTerminating Date:\t30 June 2028\nItem 6\tOption:\tNone',
    pairs: [
      ['term', 'Five (5) years'],
      ['commencing date', '1 July 2023'],
      ['terminating date', '30 June 2028'],
      ['option', 'None'],
    ],
  },
  {
    by: 'columns',
    text: 'Landlord:\tAlder Owner LLC\tTenant:\tBirch Inc.\nTerm:\t60 months\tDeposit:\t$5,000',
    pairs: [
      ['landlord', 'Alder Owner LLC'],
      ['tenant', 'Birch Inc.'],
      ['term', '60 months'],
      ['deposit', '$5,000'],
    ],
  },
  {
    by: 'cells',
    text: 'LANDLORD’S BROKER: Clogg Realty\tTENANT’S BROKER: N/A\nOF BUILDING: 6.75%\tOF PROJECT: 5.5%',
    pairs: [
      ["landlord's broker", 'Clogg Realty'],
      ["tenant's broker", 'N/A'],
      ['of building', '6.75%'],
      ['of project', '5.5%'],
    ],
  },
  {
    by: 'cells',
    text: 'Broker:\tTenant’s Broker: Equity Realty Landlord’s Broker: C.B. Ellis',
    pairs: [
      ['broker', 'Tenant’s Broker: Equity Realty Landlord’s Broker: C.B. Ellis'],
      ["tenant's broker", 'Equity Realty'],
      ["landlord's broker", 'C.B. Ellis'],
    ],
  },
  {
    by: 'below',
    text: 'LANDLORD:\nAlder Owner LLC\nTenant’s Notice Address:\nBirch Inc.\n12 Oak Street\nDayton, Ohio 45402\nTerm: five years',
    pairs: [
      ['landlord', 'Alder Owner LLC'],
      ["tenant's notice address", 'Birch Inc. 12 Oak Street Dayton, Ohio 45402'],
      ['term', 'five years'],
    ],
  },
  // The sentence below a blank label is not the second line of its value.
  {
    text: 'Guarantor:\nMaria Birch\nThis Lease consists of the summary above and the provisions that follow, all of which are incorporated by reference.',
    pairs: [['guarantor', 'Maria Birch']],
  },
  // An empty label doesn't take the next label as its value.
  {
    text: 'Guarantor:\nSecurity Deposit: $4,000.00\nExtension Option:\nBroker: None',
    pairs: [
      ['security deposit', '$4,000.00'],
      ['broker', 'None'],
    ],
  },
  {
    by: 'inner',
    text: 'PERMITTED USE: General office. SECURITY DEPOSIT: $4,000.00 PARKING DENSITY: 3 per 1,000',
    pairs: [
      ['permitted use', 'General office.'],
      ['security deposit', '$4,000.00'],
      ['parking density', '3 per 1,000'],
    ],
  },
  {
    by: 'inner',
    text: 'Landlord: Alder Owner LLC Tenant: Birch Inc. Premises: Suite 200 Commencement Date: May 1, 2020 Monthly Rent: $4,000 Lessee’s Share: 4% Possession Date: June 1, 2020',
    pairs: [
      ['landlord', 'Alder Owner LLC'],
      ['tenant', 'Birch Inc.'],
      ['premises', 'Suite 200'],
      ['commencement date', 'May 1, 2020'],
      ['monthly rent', '$4,000'],
      ["lessee's share", '4%'],
      ['possession date', 'June 1, 2020'],
    ],
  },
  {
    by: 'inner',
    text: 'Address: 655 North Franklin Street City: Tampa County: Hillsborough State: Florida',
    pairs: [
      ['address', '655 North Franklin Street'],
      ['city', 'Tampa'],
      ['county', 'Hillsborough'],
      ['state', 'Florida'],
    ],
  },
  {
    by: 'leaders',
    text: 'Security Deposit .......... $4,000.00\nLease Term ____________ 60 months\nPermitted Use . . . . . . . offices',
    pairs: [
      ['security deposit', '$4,000.00'],
      ['lease term', '60 months'],
      ['permitted use', 'offices'],
    ],
  },
  {
    by: 'dash',
    text: 'Landlord – Alder Owner LLC\nLessee - Birch Inc.\nTwenty-two - a number of no meaning',
    pairs: [
      ['landlord', 'Alder Owner LLC'],
      ['lessee', 'Birch Inc.'],
    ],
  },
  {
    by: 'runIn',
    text: 'Term. Five (5) years.\nLandlord. Alder Owner LLC\nUse. Tenant shall use the Premises as an office.',
    pairs: [
      ['term', 'Five (5) years.'],
      ['landlord', 'Alder Owner LLC'],
    ],
  },
  {
    by: 'bare',
    text: 'Lease Terms 36 months (March 16, 2010 through March 15, 2013)\nCommencement Date March 16, 2010\nMonthly Rent New Taiwan Dollar 520,000\nTerm 2 of the schedule is left out.\nRent for the hall',
    pairs: [
      ['lease terms', '36 months (March 16, 2010 through March 15, 2013)'],
      ['commencement date', 'March 16, 2010'],
      ['monthly rent', 'New Taiwan Dollar 520,000'],
    ],
  },
  {
    by: 'bilingual',
    text: '出租方 Lessor： East Garment Co., Ltd.\nLessee (承租方)：West Toys Co., Ltd.\n甲方 (Party A): Wang Li',
    pairs: [
      ['lessor', 'East Garment Co., Ltd.'],
      ['lessee', 'West Toys Co., Ltd.'],
      ['party a', 'Wang Li'],
    ],
  },
  {
    by: 'shortTitle',
    text: '1.5 Security Deposit. $4,000.00.\n1.6 Use. Tenant shall use the Premises as an office, and the use shall be lawful at all times and never a nuisance to others in the Building.',
    pairs: [['security deposit', '$4,000.00.']],
  },
  {
    by: 'shortTitle',
    text: 'SECURITY DEPOSIT\n$4,000.00\nHARBOR STREET\nPage of the lease',
    pairs: [['security deposit', '$4,000.00']],
  },
  {
    by: 'grid',
    text: 'BASIC TERMS +------- ------+----------+ | Lease Term : | 60 months | +--------+------+ | Owner Address: 12 Oak Street , | | | Dayton, Ohio | | +------+-----+ | Base Rent: | $4,000.00 as increased | | | each year | +---+---+ 2.01 Term begins.',
    pairs: [
      ['lease term', '60 months'],
      ['owner address', '12 Oak Street , | | | Dayton, Ohio'],
      ['base rent', '$4,000.00 as increased | | | each year'],
    ],
  },
  {
    by: 'grid',
    text: '+-----------+-----------+\n| Landlord | Alder Owner LLC |\n+-----------+-----------+\n| Parking | four spaces |\n+-----------+-----------+',
    pairs: [
      ['landlord', 'Alder Owner LLC'],
      ['parking', 'four spaces'],
    ],
  },
  {
    by: 'title',
    text: 'EXHIBIT 10.6 LEASE CONTRACT Lessor: East Garment Co., Ltd.',
    pairs: [['lessor', 'East Garment Co., Ltd.']],
  },
  {
    by: 'reference',
    text: '1.7.Permitted Uses: (See Section 4.1) Office and warehouse\n1.8. Broker: (Article 23)',
    pairs: [
      ['permitted uses', 'Office and warehouse'],
      ['broker', '(Article 23)'],
    ],
  },
  {
    by: 'colon',
    text: '1.2.Landlord: Trinity Opportunity, L.L.C.\n16.7Premises: approximately 35,039 rentable square feet',
    pairs: [
      ['landlord', 'Trinity Opportunity, L.L.C.'],
      ['premises', 'approximately 35,039 rentable square feet'],
    ],
  },
  {
    // The first article occurs again: the table of contents ends there, even if the following lines are as short as its
    // entries.
    text: 'TABLE OF CONTENTS\nARTICLE 1 Reference Data 1\n1.1 Subjects 1\nARTICLE 2 Premises 8\n2.1 Premises 8\nARTICLE 3 Rent 12\nARTICLE 1 Reference Data\n1.1 Subjects\nLandlord: East Office L.P.\nAnnual Rent: $ 480,000\nFloor: 8\nThe Exhibits listed in the Table of Contents and attached to this Lease are incorporated into this Lease by this reference and are to be construed as a part of this Lease for all of the purposes for which it is made by the parties.',
    pairs: [
      ['landlord', 'East Office L.P.'],
      ['annual rent', '$ 480,000'],
      ['floor', '8'],
    ],
  },
  // Sentences with a colon are not labels.
  {
    text: 'Tenant shall maintain the following insurance: general liability.\nProvided that the parties agree to it: nothing else applies.',
    pairs: [],
  },
  // Signature lines, and the text before them in legal forms, are not labels. A list after a lease term is not a value.
  {
    text: 'Tenant shall vacate upon abatement of Rent: (i) as soon as it can. The costs are those of the Premises – operations only.',
    pairs: [],
  },
  { text: 'At 12:00 noon the Term ends.\nhttp://www.example.com/lease', pairs: [] },
];
