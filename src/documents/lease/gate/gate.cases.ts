import type { InstrumentKind } from './kinds.ts';

/** Results of the gate for short texts that are similar to real documents. */
export interface GateCase {
  /**
   * The title rule, or the kind of document other than an offer, that the case tests; without it the result differs.
   */
  readonly by?: string;
  /** One paragraph per line, with a tab between cells. */
  readonly text: string;
  readonly kind: InstrumentKind;
  /** For the kinds that are rejected. */
  readonly name?: string;
}

/** The text of a short lease, so that only the title decides. */
const body = `Landlord leases to Tenant, and Tenant leases from Landlord, the premises at 5 Dock Street for the term of five years.
Tenant shall pay rent of $2,000 per month in advance and a security deposit of $4,000 to Landlord.
Tenant shall use the premises as an office, keep them in repair, and not assign this agreement without the consent of Landlord.
Tenant shall carry insurance and pay for utilities. If Tenant defaults, Landlord may enter the premises.`;

const letterBody = `We propose the following terms for your review.
Premises: Suite 300, about 4,100 rentable square feet
Term: 64 months, commencing October 1, 2026
Rent: $31.50 per RSF full service, with the first four months abated
Allowance: $40 per RSF toward tenant improvements
Security deposit: one month of rent
Options: one renewal of five years
Parking: four spaces per 1,000 RSF
Broker: the landlord pays a commission to your agent.
If these terms are acceptable, please sign and return this letter, and we will draft the lease. It is not binding.`;

export const gateCases: readonly GateCase[] = [
  // A label whose value is on the next line is not a title.
  {
    text: 'Dear Owner,\nYour building was picked as a possible location. Please respond in the format below.\nBuilding Name & Address:\n12 Pine Street, Macon, GA\nBuilding Ownership:\nLandlord to respond\nSquare Feet / Premises:\n4,200 SF\nLease Commencement:\nMay 1, 2027\nEarly Access:\nTenant has access to the premises 20 days before',
    kind: 'other',
  },
  // A proposal that states little more than the space and its price.
  {
    text: 'Retail Lease Proposal\nName of owner of property: Anna Gerritsen\nName of property: Harbor Mall\nAddress of property: 24 Quay Lane, Tacoma\nPurpose: to lay down the terms of leasing the first floor of the mall\nThe mall has a total area of 42,000 sq ft, and out of this 11,000 sq ft of the first floor shall be leased out.\nThe rent for the property is $60,000 per month plus utilities bills.\nLessor Lessee',
    kind: 'loi',
  },
  // The name of a firm is not a title.
  { text: `Harcourt Lease Advisory\nFebruary 3, 2027\nDear Bill,\n${letterBody}`, kind: 'loi' },
  {
    // The terms of a deal, without a complete sentence.
    text: `Offer - Castor Pipe & Supply
Bldg: 1400 Yard Rd, Odessa
- shop 9,000 ft, yard 3 ac stabilized
- $11,250/mo NNN
- 36 mo, start 12/15/26
- $300/mo bump each yr
- deposit 2 mos
- 2 x 3 yr
- crane stays, certified by LL before move in
- wash bay permit = LL
- option to buy at $1.35M thru month 24
- signed lease by 12/1
- good til 11/25 5pm`,
    kind: 'loi',
  },
  {
    text: `Note for Pia. If this suits, tell me at the bakery.
Second floor back, where the looms were, some 2,900 ft
$1,900 a month for three yrs
heat's mine, you get your own meter
No noise on Sundays
I would want it swept when you go`,
    kind: 'loi',
  },
  {
    text: `Hi, we saw your apartment on Elm St, 2 bed, 900 sq ft. $1,850/mo, 12 months, start Feb 1, first and last. We have a cat.
Would you take $1,800? We can sign this weekend. Let us know by Friday. Thanks, Ana & Tom`,
    kind: 'other',
    name: 'a document of another kind',
  },
  {
    // A listing doesn't offer anything to anyone in particular.
    text: `FOR LEASE - 2,400 SF warehouse unit at 88 Mill Road
$1,900/mo NNN, 3 year minimum, available January 1, 2027
12' door, 200 amp power, deposit one month
Options available. Parking for 6 cars
Call Ed at Marsh Realty before December 15 for a showing`,
    kind: 'other',
    name: 'a document of another kind',
  },
  {
    text: `THIS INDENTURE made the 4th day of July 2022 BETWEEN LIFFEY QUAY PROPERTIES LIMITED (hereinafter called “the Landlord”) and TERN ANALYTICS LIMITED (hereinafter called “the Tenant”)
“Term” means ten years from the 1st day of August 2022
“Initial Rent” means €145,000.00 per annum exclusive of VAT
“Security Deposit” means the sum of €36,250.00
The Landlord HEREBY DEMISES unto the Tenant the Demised Premises, the third floor of 88 Capel Street, containing 410 square metres, to hold the same for the Term at the Initial Rent.
The Tenant covenants to pay the rent and the service charge, to keep the Demised Premises in repair, to use the Demised Premises as offices, not to make alterations, and not to assign or underlet the Demised Premises without the consent of the Landlord.
The Landlord covenants to insure the building and that the Tenant shall peaceably hold the Demised Premises. If the rent is in arrear for twenty-one days the Landlord may re-enter. The Tenant may determine this Lease by nine months’ notice.`,
    kind: 'lease',
  },
  {
    text: 'Wren Mill Associates\nJune 6, 2028\nCoastal Sails Co.\nDear Hollis:\nTo spare us months of lawyers, this letter is meant to do the job until a longer paper exists.\n1. You rent bays 3 and 4, about 7,850 square feet, from July 1, 2028 through June 30, 2031.\n2. Rent is $5,230 on the first of each month. Heat is included.\n3. We keep the roof. You keep the inside, plow your own dock.\n4. You leave $5,230 with us, returned within 30 days after you go.\n5. You may assign with our OK.\n6. Liability insurance of a million.\n7. You may stay two more years if you write us by January 15, 2031.\nSign the copy and we are both held by it.',
    kind: 'loi',
  },
  {
    text: `hey Nell its Theo from Quay Arcade!! so stoked about ur candle brand (Ember & Rue)
stall 18, the corner by the fountain, about 210 sf
Nov 12 til Jan 2
$2,600 flat for the whole run + 8% of anything u sell over 20k
500 hold fee, comes off the 2600, cant give it back if u bail after Oct 20
power + wifi on us, bring ur own lights & a fire cert tent
open 10 to 9 every single day or its $75 for each day ur closed
no other candles i promise but the soap ppl next door do wax melts fyi
need ur COI 1mil w/ Quay Arcade LLC on it
if ur in venmo me the 500 by sunday the 3rd and stall 18 is urs 👍`,
    kind: 'loi',
  },
  {
    text: `Rob –
Landlord's comments to your LOI of Aug 3 for Copper Brewing at the Foundry. We'll do the following; everything not listed is fine as you wrote it.
Term: 120 months, not 84.
Rent: $27 yr 1 instead of $24.50; 3% instead of 2.
Free rent: 5 months. You asked for 9.
TI: $60 rather than $85, and only after you open and send lien waivers.
Guaranty: Both founders, joint and several, full term. Your rolling 12-month guaranty is not acceptable.
Patio: ok, but landlord can take it back on 90 days' notice if the city widens the sidewalk.
Exclusive: ok for "brewery with on-site production" but will not apply to Larkspur Wine Bar or its replacements.
Percentage rent: add 5% over a natural breakpoint.
Radius: 3 miles.
HVAC: Tenant replaces. Landlord will give a one-year warranty on existing units.
Relocation: strike your deletion; landlord keeps the right with 120 days' notice.
This is not an offer the tenant can accept to form a lease; either of us can walk till leases are signed. Good until noon on Friday, August 20, 2027.
Delphine Araujo
for Foundry Row Holdings LLC
August 12, 2027`,
    kind: 'loi',
  },
  {
    by: 'letterOfIntent',
    text: 'LETTER OF INTENT\nLandlord: Pine LP. Tenant: Oak Inc.\nPremises: Suite 4 of the building\nTerm: as discussed\nRent: as discussed\nDeposit: none\nUse: offices\nBroker: none',
    kind: 'loi',
  },
  // A title in the same line as the first sentence.
  {
    text: `AGREEMENT FOR TERMINATION OF LEASE AND SURRENDER OF PREMISES This Agreement is made by Landlord and Tenant, who are parties to a lease of the premises.\n${body}`,
    kind: 'other',
    name: 'a termination of a lease',
  },
  {
    by: 'equipmentSchedule',
    text: `Schedule to\nLease Agreement Schedule Number\nThis Schedule is made between Lessor and Lessee. Lessee leases the Units at its premises and pays rent monthly.\n${body}`,
    kind: 'other',
    name: 'an equipment or vehicle lease, not a lease of space',
  },
  {
    text: 'Farm Lease Contract\nParty A: Lakeside Village Cooperative\nParty B: Green Grove Agriculture Co., Ltd.\nParty A leases 200 mu of orchards to Party B for ten years. Article 2. The leasing fee is RMB 500 per mu. Article 3. Party B shall keep the orchards in repair. If Party B defaults, Party A may terminate the lease. Party B shall pay the leasing fee to Party A before May each year.',
    kind: 'lease',
  },
  // Titles that are accepted.
  { text: `OFFICE LEASE\n${body}`, kind: 'lease' },
  {
    by: 'lease',
    text: `OFFICE LEASE\n${body}\n${'The rules of the building forbid noise, smoke, animals, and the storage of goods in its halls, stairs, yards, and other common places at every hour of the day. '.repeat(50)}`,
    kind: 'lease',
  },
  { by: 'sublease', text: `EXECUTIVE SUITE SUBLEASE AGREEMENT\n${body}`, kind: 'sublease' },
  {
    by: 'groundLease',
    text: `GROUND LEASE\n${body.replaceAll('premises at 5 Dock Street', 'land at 5 Dock Street')}`,
    kind: 'ground_lease',
  },
  {
    by: 'license',
    text: `OFFICE SERVICE AND LICENCE AGREEMENT
The Licensor grants the Licensee a licence to occupy Office 5.07 on the fifth floor of the building with the use of its meeting rooms.
The Licensee shall pay the Licensor a licence fee for the office each month, uses the premises as offices and keeps the premises tidy.
The Licensor may move the Licensee to other premises in the building. The Licensee may not assign this licence.`,
    kind: 'license',
  },
  {
    by: 'license',
    text: 'LICENSE AGREEMENT\nLicensor grants to Licensee the right to use and occupy Room 4 of the building as an office for six months. Licensee shall pay a fee of $900 per month. Licensor may enter the premises. Licensee shall leave the premises clean, and Licensor shall return the deposit to Licensee.',
    kind: 'license',
  },
  {
    by: 'amendmentOfLease',
    text: 'OFFICE LEASE EXTENSION AGREEMENT\nLandlord and Tenant are parties to a lease of the premises. The term is hereby extended. Tenant shall pay rent of $3,000 to Landlord.',
    kind: 'amendment',
  },
  {
    by: 'bareAmendment',
    text: 'Amendment No. 3\nLandlord and Tenant are parties to a lease of the premises dated May 1, 2015. The term is hereby extended by two years. Tenant shall pay rent of $3,000 to Landlord.',
    kind: 'amendment',
  },
  {
    by: 'changedAndMore',
    text: 'ASSIGNMENT, ASSUMPTION AND FIRST AMENDMENT TO LEASE\nTenant assigns the lease to New Tenant with the consent of Landlord. The term is hereby extended. New Tenant shall pay rent of $3,000 to Landlord for the premises.',
    kind: 'amendment',
  },
  {
    by: 'amendmentFirst',
    text: 'FIRST AMENDMENT TO LEASE AND ESTOPPEL\nLandlord and Tenant are parties to a lease of the premises. The term is hereby extended. Tenant shall pay rent of $3,000 to Landlord.',
    kind: 'amendment',
  },
  {
    by: 'changedAndMore',
    text: 'PARTIAL LEASE TERMINATION AGREEMENT\nLandlord and Tenant are parties to a lease of the premises. The fourth floor is no longer part of the premises, and Section 3 is hereby amended. Tenant shall pay rent of $3,000 to Landlord.',
    kind: 'amendment',
  },
  { text: `GAS STATION LEASE\n${body}`, kind: 'lease' },
  { text: `AIRCRAFT HANGAR LEASE\n${body}`, kind: 'lease' },
  { text: `MASTER LEASE AND SECURITY AGREEMENT\n${body}`, kind: 'lease' },
  { text: `DEED OF LEASE\n${body}`, kind: 'lease' },
  {
    text: `AGREEMENT TO LEASE\n${body}\nTenant shall make no alteration of the premises, and shall surrender them clean at the end of the term of this lease.`,
    kind: 'lease',
  },
  { by: 'leaseAndMore', text: `CONSTRUCTION AND LEASE AGREEMENT\n${body}`, kind: 'lease' },
  { text: `LEASE WITH OPTION TO PURCHASE\n${body}`, kind: 'lease' },
  // A heading, a finance term or a vendor doesn't decide the kind.
  {
    text: `ROADHOUSE GRILL/Jacksonville, Florida LEASE AGREEMENT THIS LEASE AGREEMENT is made between Sea LP and Grill Inc.\n3. ALTERATIONS, INVESTMENT TAX CREDIT, MECHANIC'S LIENS\n${body}`,
    kind: 'lease',
  },
  {
    text: `LEASE AGREEMENT\nBetween Harbor Board (“Landlord”) and the Vendor, Crab Stand LLC (“Tenant”).\nThe Vendor sells food only. The Vendor keeps its stand clean. The Vendor pays its taxes. The Vendor obeys the law.\n${body}`,
    kind: 'lease',
  },
  { text: `FACILITY LEASE\nThis Lease is made for a school building.\n${body}`, kind: 'lease' },
  { text: `TERMS & CONDITIONS | COMMERCIAL OFFICE LEASE AGREEMENT\n${body}`, kind: 'lease' },
  {
    text: 'Lease Contract\n(Translation)\nLessor: East Garment Co., Ltd. (the “Party A”)\nLessee: West Toys Co., Ltd. (the “Party B”)\nParty A shall lease its property to Party B for business use. The space area has 1,500 square meters.\nThe annual rent is RMB 72,000. Party B shall pay the rent to Party A by December 31. Party B shall return the property to Party A when the lease ends.',
    kind: 'lease',
  },
  {
    text: 'House leasing contract\nParty A: Wang Li\nParty B: Sun Trading Ltd.\nParty A rents the house at No. 8 Lake Road to Party B as an office. The rent is 6,000 yuan a month and the deposit is 6,000 yuan.\nParty B shall not sublet the house. Party A shall repair the house. When the term is over, Party B shall return the house to Party A.',
    kind: 'lease',
  },
  {
    text: `This Agreement is made between Hill Trust (“Lessor”) and Radio Inc. (“Lessee”).\n${body.replaceAll('Landlord', 'Lessor').replaceAll('Tenant', 'Lessee')}\n${body.replaceAll('Landlord', 'Lessor').replaceAll('Tenant', 'Lessee')}`,
    kind: 'lease',
  },
  {
    text: `May 2, 2016\nRe: Lease dated May 1, 2010, Suite 4\nDear Ms. Ortiz:\nThis letter is an amendment of the lease between Landlord and Tenant. The term is hereby extended through April 30, 2019, and Tenant shall pay rent of $2,900 to Landlord for the premises.\nAgreed: Tenant`,
    kind: 'amendment',
  },
  // Offers.
  {
    by: 'letterOfIntent',
    text: `LETTER OF INTENT\n${letterBody.replace(/We propose[^\n]*\n|If these[^\n]*$/g, '')}`,
    kind: 'loi',
  },
  {
    text: `[9:15] Dora: did they look at unit 4\n[9:16] Phil: yes, 1,800 sf works\n[9:18] Dora: 22 nnn, 3 yrs, 3% bumps\n[9:20] Phil: 21 and one month free\n[9:22] Dora: ok if they take it as is. deposit 4k\n[9:23] Phil: deal. send lease draft? subject to signed lease`,
    kind: 'loi',
  },
  {
    by: 'termSheet',
    text: `TERMS FOR A GROUND LEASE\nOwner\tBell Family Trust\nLessee\tRidge Housing Partners LP\nLand\t3.1 acres at 40 Canal Street, Troy, New York\nTerm\t75 years\nGround rent\t$220,000 a year, CPI every 5 years\nTaxes\tLessee pays\nDeposit\t$100,000, refundable during study\nNo obligation arises from this sheet.`,
    kind: 'loi',
  },
  {
    by: 'termSheet',
    text: `GROUND LEASE TERM SHEET\nLand: 1.2 acres\nRent: $112,000 per year, net\nTerm: 20 years, commencing at opening\nUse: car wash\nExtensions: four of five years\nDeposit: $15,000\nTenant pays taxes and insurance on the premises.`,
    kind: 'loi',
  },
  {
    by: 'proposal',
    text: `Response to Request for Proposal\nQ1. Which suite?\nA1. Suite 210, 6,700 rentable square feet of the building.\nQ2. Rent?\nA2. $28.00 per RSF, NNN, with two months of abated rent.\nQ3. Term?\nA3. 120 months from possession.\nQ4. Loan on the building, lender and borrower?\nA4. Yes. The lender will give its SNDA.\nQ5. Deposit?\nA5. One month of rent. Parking is free.`,
    kind: 'loi',
  },
  {
    by: 'counterOffer',
    text: `COUNTERPROPOSAL\nTerm: you 60 months, we 65 months\nRent: you $19.50, we $18.00 per RSF net\nFree rent: five months\nAllowance: $32.00 per RSF for the premises\nDeposit: $15,780 in cash, and no guaranty of the tenant's owners to the landlord.\nParking as you wrote.`,
    kind: 'loi',
  },
  {
    by: 'offerToLease',
    text: `OFFER TO LEASE\nThe Tenant offers to lease Unit 6, 4,800 square feet, from the Landlord.\nRent: $15.00 per square foot net, commencing May 1, 2026, for a term of five years.\nDeposit: $30,000 on acceptance. Use: a workshop. The Offer is irrevocable until Friday.\nTenant may extend the lease of the premises once.`,
    kind: 'loi',
  },
  {
    text: `TRI-COUNTY REAL ESTATE SALES AND LEASING\nCA License 00409987\nJuly 7, 2026\nDear Renata:\n${letterBody}`,
    kind: 'loi',
  },
  {
    text: `14 James Street\nLandlord: Dale Estates Ltd. Tenant: Oat Coffee Ltd.\nThe Landlord will let the shop to the Tenant subject to contract.\n${letterBody}`,
    kind: 'loi',
  },
  {
    text: 'Hi Sam,\nWhere we landed for the Tenant: 11,250 square feet, rent of $1.05 per sf NNN, term 62 months, two months of free rent, a deposit of one month, possession on June 1, ten parking spaces, use as a workshop. The landlord fixes the dock.\nCheers, Dana',
    kind: 'loi',
  },
  {
    text: `PROPOSAL TO LEASE, WITH OPTION TO PURCHASE\n${letterBody}`,
    kind: 'loi',
  },
  {
    text: 'INDICATIVE TERMS\nTenant: Fox GmbH. Landlord: Bau AG.\nSpace: 850 m² of offices in Berlin\nRent: €24.50 per m² per month net\nTerm: 5 years from 1 May 2026\nDeposit: three months of rent\nService charges: €4.80\nRent-free: 3 months',
    kind: 'loi',
  },
  {
    text: 'From: J Kim\nTo: L Roe\nSubject: RE: RE: 44 Pine, 2nd fl\nLou, LL came back. 7,200 SF, rent $28.50 NNN, 3% bumps, 7 yrs, 5 months free rent, deposit 2 months. OK to paper it?\nFrom: L Roe\nWe need 6 months free and a ROFO on the balance of the floor. Rent $28.',
    kind: 'loi',
  },
  { text: `July 7, 2026\nDear Renata:\n${letterBody}`, kind: 'loi' },
  {
    text: `From: Dana Wu\nTo: Lee Park\nSubject: Bldg C\n${letterBody}\nOn Monday Lee Park wrote:\n> we could do $29.00`,
    kind: 'loi',
  },
  {
    text: `RE: Extending your lease, Suite 210\nDear Elena,\nYour lease with the landlord ends July 31, 2026.\n${letterBody}`,
    kind: 'loi',
  },
  {
    text: `Re: Sublease of the 6th floor\nDear Yolanda,\nFennimore is ready to sublet to you on this basis.\n${letterBody}`,
    kind: 'loi',
  },
  {
    text: 'Renewal offer, Suite 12\nto: Ames Dental PC\n- same space, 2,900 sf\n- 36 more mos from 3/1/27\n- $19.75 full service, 3% each March\n- April free\n- deposit stays with us\n- new carpet by us\n- 8 spots in the open lot\n- no broker on our side',
    kind: 'loi',
  },
  {
    text: 'Re: corner kiosk\nWorks for me.\nOn Monday Ana wrote:\n> 640 sq ft by the fountain\n> $4,200 a mo flat for Nov and Dec, includes lights and heat\n> deposit $2k\n> no subletting\n> two banners, parking in Lot C\n> tell me by Fri the 9th, somebody else is asking\n> Nothing is done until our license form is back',
    kind: 'loi',
  },
  {
    text: 'Item\tDescription\nObject\tHall B, 6,200 m² of warehouse\nLessor\tDelta CV\nRental price\t€ 61.00 per m² per year\nPeriod\t5 years from 1 March 2027\nService costs\t€ 4.00\nSecurity\tbank guarantee of a quarter of rent\nIncentive\tthree months free\nSubletting\tgroup companies only\nParking\t20 places\nWe propose this under reservation. The lease is not binding until signed.',
    kind: 'loi',
  },
  // Offers without a title, recognized by many weak signals.
  {
    text: '[04/05/2026, 10:02:11] Maeve Doran: the stand by the lifts is free again, 3m x 2m with a socket\n[04/05/2026, 10:03:40] Maeve Doran: I could do you €310 a week + VAT from Mon 1 June for 20 weeks. Rates and cleaning are inside that\n[04/05/2026, 10:09:00] Ivo: 280?\n[04/05/2026, 10:11:22] Maeve Doran: 295 and the first week is on me. Two weeks up front as a bond\n[04/05/2026, 10:12:01] Maeve Doran: no hot food, and either of us can pull it on 4 weeks notice. Let me know by Friday',
    kind: 'loi',
  },
  {
    text: 'Me 4:10 PM you still got that lot behind the mill\nHal 5:02 PM yep. half an acre\nMe 5:03 PM 900 a mo? only trailers, no customers\nHal 5:20 PM 1100 and you mow it\nMe 5:22 PM 1000 starting june 1\nHal 5:40 PM ok, 2 yrs firm. first and last up front\nMe 5:41 PM who pays the property tax\nHal 5:42 PM me. your ins man names the trust. deal?\nMe 5:44 PM deal. type up a page',
    kind: 'loi',
  },
  {
    text: 'Voicemail, transcribed\n"Hi, this is Ottilie about the little shop on Fleet Street, the front room only, call it five hundred square feet. You can have it from the first of November through January ninth for six thousand for the whole time, and that has the lights and the water in it. I would want five hundred for damages and you will see it again. No candles. If you call me by Monday it\'s yours."',
    kind: 'loi',
  },
  {
    text: 'Stay or move, for Penrose Dental\nOwner will do any one column.\n\tStay in 2\tMove up to 4\nFeet\t4,205\t5,660\nStarts\t1/1/27\t4/1/27\nLength\t65 mos.\t96 mos.\nOpening rate (per ft, full service)\t$22.75\t$24.10\nMonths at zero\t5\t8\nFit-up dollars\t$12/ft\t$52/ft\nOut\tafter month 41\tnone\nStalls\t4 free\t6 free\nDeposit\tstays\tstays\nEverything above is conversation. Prices good through April 3.',
    kind: 'loi',
  },
  {
    text: 'Board of Trustees, Resolution 14\nWHEREAS the former garden center of some 6,300 square feet has stood empty;\nBE IT RESOLVED that the School hereby tenders the following:\n1. Use of the building for instruction, five school years from August 1, 2027.\n2. Four thousand dollars a month. The owner pays property tax and the roof. The School pays power.\n3. The owner delivers a shell by March 1, 2027.\n4. The School puts up $8,000, returned with the keys.\n5. The School may vacate on 120 days notice if the State reduces its support.\nThis tender is firm until July 10, 2026, upon the approval of the State Authority.',
    kind: 'loi',
  },
  {
    text: 'Yard 3, Harbour Circle\nHeads agreed in principle 2 March 2026, for solicitors\nLandlord - Cairn Estates LLP. The tenant takes the yard from 1 May 2026.\nTenant - Tern Tooling Ltd\nSubjects - shed of 1,100 sq m, concreted yard\nDuration - ten years, either party out at year five on nine months notice\nRent - £98,000 in year one, £104,000 from there. Nothing for the first twelve weeks\nRepair - full repairing and insuring\nRates and water - tenant\nThese heads do not constitute any contract; no reliance.',
    kind: 'loi',
  },
  // Documents with the same words that do not offer space.
  {
    by: 'executedLease',
    text: 'GARAGE RENTAL\nMade the 2nd of May 2025 by Orla Finn (owner) and Tim Bell (renter).\nFinn rents to Bell, and Bell takes, the garage of 900 square feet for repairing bicycles, from May 15, 2025 until May 14, 2027.\nBell pays $700 each month. Finn holds $700. Both are bound from today.\n/s/ Orla Finn\n/s/ Tim Bell',
    kind: 'lease',
  },
  {
    by: 'brochure',
    text: 'From: Pier CRE <blast@pier.example>\nTHE FOUNDRY\nOnly 3 suites remain!\nSuite\tArea\tAsking net\tAvail.\n101\t3,100 SF\t$34.00\tImmediate\n204\t1,700 SF\t$24.50\tnow\nUp to 6 months free and $50 TI for a tenant of the landlord on long leases*\nParking, signage, an option to extend\nWalk score 94. Tours Thursdays.\nCall Sia Dunn 902-555-0111\nE. & O. E., areas approximate.',
    kind: 'other',
    name: 'a brochure or listing of space',
  },
  {
    by: 'listing',
    text: 'Hi Bo,\nThis email, with your "agreed" back, is our whole engagement. We are the only brokers who may find tenants for your suites (A 1,800 sf, B 2,400 sf) from July 1 through December 31, 2026.\nWe would quote A at $27 NNN, with a couple of months free rent and a TI allowance.\nWhat you pay us: 6% of base rent, split with the other broker. Renewals 2%.\nSign on the building, LoopNet and lock boxes: ours. A deposit, an option, parking: as you like.',
    kind: 'other',
    name: 'an agency, brokerage or management agreement',
  },
  {
    by: 'minutes',
    text: 'Vestry, regular meeting\nPresent: Amos, Bea, Cal. Absent: Dot\nMr. Ames reported that the day care would take the lower hall, about 2,600 sq ft, for five years beginning in August at $2,800 a month, and pay for a fence and a deposit.\nNo vote was taken. Moved and seconded to paint the hall. Carried.\nIt would use the parking. Next meeting Feb. 10.',
    kind: 'other',
    name: 'minutes of a meeting',
  },
  {
    by: 'request',
    text: 'ASKING FOR SPACE\nWe are looking for someone to lease us a home of 5,000 usable square feet, in by September 7, 2027, for 10 years with two options, parking for 18.\nThis is not itself an offer, and we may take none.\nPlease state the rent per foot for each year, and say whether it is net. Would you paint? The deposit: none.\nEnvelopes are due March 5. How we score: cost 40. Questions to Hattie by Feb 19.',
    kind: 'other',
    name: 'a request for proposals',
  },
  {
    by: 'purchase',
    text: 'Vera (8:12 AM): we would pay 2.1 for the mill and the lot, all cash. You rent the shop side back from us, 9,000 ft, 6 yrs, 8 grand a month, you keep up the roof\nTom (8:40 AM): how fast?\nVera (8:44 AM): 30 days to kick the tires, survey, phase 1. Close 20 days after. 40k earnest with Main Title\nTom (9:00 AM): ok if you pay the transfer tax\nVera (9:02 AM): not final until we all sign',
    kind: 'purchase_loi',
  },
  // Neither a lease nor an offer, with the correct name of the kind.
  {
    text: 'Letter of Intent\n14 Quarry Road\nWe have been a renter here since 1990 and would rather own. Fee title to the building of 22,000 square feet and the leases with its tenants, who pay rent of $4,100 a month.\nPrice. $2,100,000, all cash at closing.\nEarnest money. $40,000 in escrow.\nStudy period. 60 days for title insurance and survey.\nYou furnish a warranty deed. Broker: at your expense. Parking leases pass to us, with the deposits.',
    kind: 'purchase_loi',
  },
  {
    by: 'purchaseLetter',
    text: 'LETTER OF INTENT TO PURCHASE THE TOWER\nWe would pay $4,000,000 for the building of 12,000 square feet. Its tenant pays rent of $20,000 per month for a term of ten years, with two options, parking, and a deposit held by the landlord.',
    kind: 'purchase_loi',
  },
  {
    text: 'RE: Letter of Intent, 5350 Airport Highway\nBuyer offers $4,150,000 in cash at closing to Seller. Earnest money: $75,000 in escrow. Due diligence: 45 days. Title company: First Title. The tenant of the building pays rent of $20,000.',
    kind: 'purchase_loi',
  },
  {
    text: 'QUOTE / LEASE PROPOSAL\nEquipment: four forklifts, two trucks\nTotal monthly rental: $5,170\nTerm: 60 months from delivery of the equipment\nLessor: Grand Lift Inc.\nLessee: Oak Furniture Inc.\nMaintenance of the trucks is included; overtime of the equipment is billed. Lessee insures the equipment and may buy the equipment.',
    kind: 'other',
    name: 'a proposal to lease equipment',
  },
  {
    by: 'commencementLetter',
    text: `COMMENCEMENT DATE LETTER\nRe: Lease of Suite 5\nLandlord and Tenant confirm that the term of the lease of the premises began on May 1, 2020 and that rent is payable from June 1, 2020. Tenant has accepted the premises from Landlord.`,
    kind: 'other',
    name: 'a commencement letter, which confirms dates of a lease',
  },
  {
    by: 'equipmentProposal',
    text: 'MASTER EQUIPMENT LEASE AGREEMENT\nLessor leases to Lessee the machines listed in each schedule. Lessee pays rent to Lessor.',
    kind: 'other',
    name: 'an equipment or vehicle lease, not a lease of space',
  },
  {
    text: 'LEASE AGREEMENT\nLessor hereby leases to Lessee the fixed assets listed in Schedule A. Lessee pays rent for the fixed assets to Lessor. Lessee shall insure the fixed assets, repair the equipment, and return the fixed assets to Lessor. No vehicle of the fixed assets is sold.',
    kind: 'other',
    name: 'an equipment or vehicle lease, not a lease of space',
  },
  {
    by: 'minerals',
    text: `OIL AND GAS LEASE\n${body}`,
    kind: 'other',
    name: 'an oil, gas or mineral lease, not a lease of space',
  },
  { by: 'assignment', text: `ASSIGNMENT OF LEASE\n${body}`, kind: 'other', name: 'an assignment of a lease' },
  {
    by: 'consent',
    text: `LANDLORD'S CONSENT TO SUBLEASE\n${body}\nEXHIBIT A\nFORM OF SUBLEASE\nTHIS SUBLEASE is made as of ____, between ____ and ____.\n${body}`,
    kind: 'other',
    name: 'a consent to a sublease or an assignment',
  },
  {
    // The list of exhibits after the table of contents names other documents.
    text: `Lease of the fourth floor between Halyard Row LLC and Tamarind Cells Inc.\nEXHIBIT A Floor Plan\nEXHIBIT J Form of Subordination, Non-Disturbance and Attornment Agreement\nEXHIBIT K Form of Letter of Credit\nLEASE THIS LEASE is made as of March 2, 2026 between Halyard Row LLC (“Landlord”) and Tamarind Cells Inc. (“Tenant”).\n${body}`,
    kind: 'lease',
  },
  { by: 'guaranty', text: `GUARANTY OF LEASE\n${body}`, kind: 'other', name: 'a guaranty' },
  {
    by: 'estoppel',
    text: `TENANT ESTOPPEL CERTIFICATE FOR LEASE\n${body}`,
    kind: 'other',
    name: 'an estoppel certificate',
  },
  {
    by: 'snda',
    text: `LEASE SUBORDINATION, NON-DISTURBANCE AND ATTORNMENT AGREEMENT\n${body}`,
    kind: 'other',
    name: 'a subordination or non-disturbance agreement',
  },
  { by: 'memorandum', text: `MEMORANDUM OF LEASE\n${body}`, kind: 'other', name: 'a memorandum of a lease' },
  { by: 'termination', text: `LEASE TERMINATION AGREEMENT\n${body}`, kind: 'other', name: 'a termination of a lease' },
  { by: 'easement', text: `EASEMENT AND LEASE OF ACCESS ROAD\n${body}`, kind: 'other', name: 'an easement' },
  {
    by: 'deedOfTrust',
    text: `DEED OF TRUST AND ASSIGNMENT OF LEASES\nBorrower grants the building to the trustee for Lender.\n${body}`,
    kind: 'other',
    name: 'a loan or credit agreement',
  },
  {
    by: 'court',
    text: `IN THE COURT OF APPEALS OF OHIO\nA dispute on a lease.\n${body}`,
    kind: 'other',
    name: 'a court document',
  },
  {
    by: 'pressRelease',
    text: `FOR IMMEDIATE RELEASE\nNEW LEASE SIGNED\n${body}`,
    kind: 'other',
    name: 'a press release',
  },
  {
    by: 'marketReport',
    text: `OFFICE MARKET REPORT\nLEASE RATES IN THE THIRD QUARTER\n${body}`,
    kind: 'other',
    name: 'a market report',
  },
  {
    by: 'software',
    text: 'TRADEMARK LICENSE AGREEMENT\nLicensor grants to Licensee the right to use the mark on one store. Licensee pays Licensor. Licensee shall show the mark on the front of the store and in the office of the store. Licensor may visit the store.',
    kind: 'other',
    name: 'a software or technology license',
  },
  {
    by: 'purchaseAndSale',
    text: `AGREEMENT OF SALE\nSeller sells the building at 8 Elm Street to Buyer. The purchase price is $9,000,000. The tenants have leases.`,
    kind: 'psa',
  },
  {
    by: 'loan',
    text: 'CREDIT AGREEMENT\nThe bank lends and the company repays with interest. The company shall keep its offices insured.',
    kind: 'other',
    name: 'a loan or credit agreement',
  },
  {
    by: 'employment',
    text: 'EMPLOYMENT AGREEMENT\nThe company employs Mr. Hall and pays him $200,000 per year. He works in its office.',
    kind: 'other',
    name: 'an employment agreement',
  },
  {
    by: 'confidentiality',
    text: 'MUTUAL NON-DISCLOSURE AGREEMENT\nThe parties talk about a lease of space and keep it secret.',
    kind: 'other',
    name: 'a confidentiality agreement',
  },
  {
    by: 'agency',
    text: `EXCLUSIVE LEASE AGENCY AGREEMENT\nOwner appoints Broker to find a tenant.\n${body}`,
    kind: 'other',
    name: 'an agency, brokerage or management agreement',
  },
  {
    by: 'construction',
    text: 'CONSTRUCTION CONTRACT\nThe builder builds the warehouse for the owner for $2,000,000.',
    kind: 'other',
    name: 'a construction agreement',
  },
  {
    by: 'services',
    text: 'MERGER AGREEMENT\nThe companies merge. Their offices stay open.',
    kind: 'other',
    name: 'a services or business agreement',
  },
  {
    text: 'FIRST AMENDMENT TO AIRCRAFT LEASE\nThe airline and the bank change their agreement. The engines are exchanged.',
    kind: 'other',
    name: 'an equipment or vehicle lease, not a lease of space',
  },
  {
    text: 'Amendment No. 2\nBorrower and Lender change their agreement. Borrower shall pay 6% to Lender.',
    kind: 'other',
    name: 'an amendment of something other than a lease',
  },
  {
    text: 'Re: Lease dated May 1, 2018, Suite 4\nDear Landlord:\nTenant hereby exercises its option to renew the lease of the premises for five years at the rent stated in the lease.',
    kind: 'other',
    name: 'a notice under a lease',
  },
  {
    text: 'Re: Renewal of lease, Suite 4\nDear Landlord:\nThis letter is our formal notice that Tenant elects to extend the term of its lease of the premises. The rent is due on the first.',
    kind: 'other',
    name: 'a notice under a lease',
  },
  {
    text: 'Re: Lease of Suite 12 by Plum LLC, as Tenant\nDear Mr. Plum:\nThis will confirm that the Commencement Date under the lease is March 3, 2026, that Tenant has accepted the premises from Landlord, and that rent begins on June 1, 2026.',
    kind: 'other',
    name: 'a commencement letter, which confirms dates of a lease',
  },
  {
    text: 'Re: Your lease\nDear Tenant:\nThe elevators of the building will be serviced on Sunday. Landlord thanks every Tenant for its patience. No rent is abated.',
    kind: 'other',
    name: 'a letter about a lease',
  },
  {
    by: 'bareConsent',
    text: `CONSENT AND AMENDMENT AGREEMENT\n${body}`,
    kind: 'other',
    name: 'a consent agreement',
  },
  {
    text: `An agreement of two companies\n${'The companies merge, and each will keep its own staff, its books, and its name in all of its markets. '.repeat(60)}\n${`${body}\n`.repeat(12)}`,
    kind: 'other',
    name: 'a document of another kind',
  },
  {
    by: 'notice',
    text: 'NOTICE OF DEFAULT\nThe Tenant of the premises owes rent of $4,000 to Landlord under its lease.',
    kind: 'other',
    name: 'a notice under a lease',
  },
  {
    by: 'account',
    text: 'RENT ROLL\nTenant\tSuite\tRent\nAcme\t100\t$10,000\nFox\t200\t$8,000',
    kind: 'other',
    name: 'a rent roll or statement of account',
  },
  {
    // The document uses unusual words for the parties.
    text: `STORE LEASE\nThis Lease is made between Dominic Festa (hereinafter called the "Owner") and Lucky Bao LLC (hereinafter called the "Renter").
The Owner rents to the Renter the store at 412 Franklin Avenue for five years. The Renter shall pay rent of $2,900 per month to the Owner and a security deposit of $5,800.
The Renter shall use the premises as a restaurant, keep them in repair, and not assign this agreement. The Renter shall carry insurance and pay for utilities.`,
    kind: 'lease',
  },
  {
    text: `SERVICE AGREEMENT\nThis agreement is made between Acme LLC (the "Company") and Birch LLC (the "Client"). The Company rents to the Client the printers and copiers in Schedule 1 and repairs the equipment. The Client pays the Company monthly.`,
    kind: 'other',
  },
  {
    by: 'insurance',
    text: 'CERTIFICATE OF LIABILITY INSURANCE\nInsured: the tenant of the premises. Holder: its landlord.',
    kind: 'other',
    name: 'an insurance policy or certificate',
  },
  {
    by: 'appraisal',
    text: 'APPRAISAL REPORT\nThe building has tenants. Market rent is $20 per square foot.',
    kind: 'other',
    name: 'an appraisal',
  },
  {
    by: 'settlement',
    text: `SETTLEMENT AGREEMENT ON A LEASE\n${body}`,
    kind: 'other',
    name: 'a settlement or release',
  },
  {
    text: 'LEASE PURCHASE AGREEMENT\nLessor leases to Lessee the vehicles and equipment in Schedule 1. Lessee pays rent for the equipment, insures the equipment, and may buy the vehicles for $1.',
    kind: 'other',
    name: 'an equipment or vehicle lease, not a lease of space',
  },
  { text: 'Minutes of the garden club\nThe roses were pruned.', kind: 'other', name: 'a document of another kind' },
  {
    text: `How our offices work\n${'Dear reader, this page is about the way in which we write. If it works for you, let us know by Friday, and we will draft the next one. Our rent, our term, our deposit, our parking, our broker, and our option were no subject of it, nor was the net or the use of anything. '.repeat(24)}`,
    kind: 'other',
    name: 'a document of another kind',
  },
];
