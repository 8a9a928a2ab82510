import { describe, expect, test } from 'vitest';
import { caseFacts } from './case-facts.ts';
import { obligationsOf } from './obligations.ts';

const of = (text: string) =>
  obligationsOf(caseFacts({ text })).map(({ who, topic, what, when }) => ({ who, topic, what, when }));

describe('obligations', () => {
  test('are listed on one line each (who, what and when), under the topic of their clause', () => {
    expect(
      of(
        'INSURANCE\nTenant shall deliver to Landlord certificates of all required policies at least thirty (30) days before each policy expires.\nESTOPPEL CERTIFICATES\nWithin ten (10) days after request, Tenant shall execute and deliver an estoppel certificate to Landlord.',
      ),
    ).toEqual([
      {
        who: 'tenant',
        topic: 'Insurance',
        what: 'deliver to Landlord certificates of all required policies at least thirty (30) days before each policy expires',
        when: undefined,
      },
      {
        who: 'tenant',
        topic: 'Estoppel certificates',
        what: 'execute and deliver an estoppel certificate to Landlord',
        when: 'Within ten (10) days after request',
      },
    ]);
  });

  test('leave out the exercise of options, duties revoked by a proviso, and cut-off parentheses', () => {
    expect(
      of(
        'RENEWAL\nTenant shall deliver written notice to Landlord of its intention to extend the Term at least nine (9) months before it ends.\nPARKING\nTenant shall pay to Landlord for parking passes on a monthly basis the prevailing rate; provided that during the initial Term such passes shall be free of charge.\nROYALTY\nIf, during any quarter, Tenant shall pay fees of $500.00 that equal the minimum, no deficiency is due.\nESTOPPEL\nTenant shall, within five (5) days after request, execute, acknowledge and deliver to Landlord (or, at its request, to any lender, which shall rely on it) a certificate.\nREMEDIES\nTenant shall reimburse Landlord on demand for expenses of such compliance (including, but not limited to, reasonable fees of counsel).',
      ).map(({ what }) => what),
    ).toEqual(['reimburse Landlord on demand for expenses of such compliance']);
  });

  test('leave out duties under the condition of a list, nouns after a comma, and what a party may require', () => {
    expect(
      of(
        'RENT\nIf any Default occurs: (a) the concession ends, and Tenant shall pay all installments monthly when due; and (b) the used part becomes due.\nWORK\nTenant shall, within twenty (20) days after completion of any Alterations, repairs or maintenance, provide lien waivers.\nTRANSFERS\nLandlord shall require a payment of $1,500.00 for each request.',
      ).map(({ what }) => what),
    ).toEqual([]);
  });

  test('are filed under what they are about, whatever the clause around them is', () => {
    expect(
      of(
        'RENEWAL\nTenant shall deliver a new letter of credit to Landlord at least sixty (60) days before the present one expires.\nTERM\nTenant shall surrender the Reduction Space to Landlord on or before May 31, 2025.\nPREMISES\nLandlord shall reimburse Tenant for its costs of construction up to an allowance of $22,000.00.\nCOMPLIANCE WITH LAWS\nTenant shall remove all wiring and cabling at its expense prior to the expiration or termination of this Lease.\nTERM\nTenant agrees to pay Landlord rent in the amount of $15,000.00 per month beginning on March 1, 2019.',
      ).map(({ topic, what }) => `${topic}: ${what.slice(0, 20)}`),
    ).toEqual([
      'Rent: pay Landlord rent in',
      'Improvements: reimburse Tenant for',
      'Letter of credit: deliver a new letter',
      'Surrender: surrender the Reduct',
      'Surrender: remove all wiring an',
    ]);
  });

  test('are left out when they point to words of another sentence, and keep the amount at their end', () => {
    const long = `reimburse Tenant an amount equal to the lesser of Tenant’s actual costs of the work ${'as determined by the parties '.repeat(3)}or the sum of Two Million Dollars ($2,219,520.00)`;
    expect(
      of(
        `REPAIRS\nHowever, Landlord reserves the right to procure any or all of such contracts, and Tenant shall reimburse Landlord, upon demand, for the cost thereof.\nWORK\nLandlord shall reimburse Tenant for up to $7,000.00 of this cost within thirty (30) days after its invoices.\nTAXES\nTenant shall be liable for and shall pay at least ten (10) business days before delinquency.\nRENT\nTenant shall incur a penalty of $10.00 per day if any payment is late.\nWORK\nLandlord shall ${long}, whichever is less.`,
      ).map(({ what }) => what),
    ).toEqual([`${long}…`]);
  });

  test('each have their own time or amount, and say when they are due', () => {
    expect(
      of(
        'LETTER OF CREDIT\nTenant shall, within ten (10) days after written notice, deliver to Landlord a replacement letter of credit.\nRENT\nIf any check is returned, Tenant shall pay to Landlord a fee of $75.00, and Landlord may require certified funds.',
      ).map(({ what, when }) => [what, when]),
    ).toEqual([
      ['pay to Landlord a fee of $75.00', 'If any check is returned'],
      ['deliver to Landlord a replacement letter of credit', 'within ten (10) days after written notice'],
    ]);
  });

  test('show a condition in the middle of their sentence, but not the sentence’s other duties', () => {
    expect(
      of(
        'LIENS\nTenant shall pay its contractors, and should a lien be filed against the Building, Tenant shall discharge the lien within ten (10) days after notice.\nOPERATING EXPENSES\nIf the Term has expired, Tenant shall pay the balance of expenses or, alternatively, Landlord shall refund the surplus of expenses within thirty (30) days after its statement.\nUSE\nDuring the first three (3) years of the Term, Tenant shall spend at least $50,000 on the Premises.\nHOLDOVER\nIf the surplus was not used; and if a deficit remains, Tenant shall pay the deficit within five (5) days after demand.',
      ).map(({ what, when }) => [what, when]),
    ).toEqual(
      expect.arrayContaining([
        ['discharge the lien within ten (10) days after notice', 'should a lien be filed against the Building'],
        ['refund the surplus of expenses within thirty (30) days after its statement', 'If the Term has expired'],
        ['spend at least $50,000 on the Premises', 'During the first three (3) years of the Term'],
        ['pay the deficit within five (5) days after demand', 'if a deficit remains'],
      ]),
    );
  });

  test('include an event that their sentence begins with', () => {
    expect(
      of(
        'PURCHASE\nAt the time of the exercise of the option, Tenant shall pay to Landlord a deposit of $500.00.\nTERMINATION\nAs consideration for such early termination, Tenant shall pay to Landlord a fee of $90,000.\nLETTER OF CREDIT\nTwo (2) business days after its receipt of the consent, Tenant shall deliver to Landlord a letter of credit of $37,000.\nSECURITY DEPOSIT\nProvided Tenant leaves the Premises clean, Landlord shall return the deposit within fifteen (15) days after the end of the Term.\nSERVICES\nLandlord may adjust the fee, provided, however, Landlord shall give Tenant at least thirty (30) days notice of it.',
      ).map(({ what, when }) => [what, when]),
    ).toEqual(
      expect.arrayContaining([
        ['pay to Landlord a deposit of $500.00', 'At the time of the exercise of the option'],
        ['pay to Landlord a fee of $90,000', 'As consideration for such early termination'],
        ['deliver to Landlord a letter of credit of $37,000', 'Two (2) business days after its receipt of the consent'],
        [
          'return the deposit within fifteen (15) days after the end of the Term',
          'Provided Tenant leaves the Premises clean',
        ],
        ['give Tenant at least thirty (30) days notice of it', undefined],
      ]),
    );
  });

  test('are read from the lists of covenants of either party, with their exceptions', () => {
    expect(
      of(
        '5. TENANT COVENANTS\n5.1 To keep the interior of the Property clean and in good repair, save that no better state is required than that of the Schedule of Condition.\n5.2 Not to assign part only. Not to assign the whole without the Landlord’s consent, such consent not to be unreasonably withheld.\n5.3 The Property shall be a shop.\n6. THE LANDLORD’S UNDERTAKINGS\nThe Landlord covenants with the Tenant as follows:\n(a) To insure the Building against the Insured Risks for its full reinstatement cost.\n(b) That the Tenant may hold the Property.',
      ).map(({ who, what }) => `${who}: ${what}`),
    ).toEqual(
      expect.arrayContaining([
        'tenant: keep the interior of the Property clean and in good repair, save that no better state is required than that of the Schedule of Condition',
        'tenant: not assign part only',
        'tenant: not assign the whole without the Landlord’s consent, such consent not to be unreasonably withheld',
        'landlord: insure the Building against the Insured Risks for its full reinstatement cost',
      ]),
    );
  });

  test('are not read from infinitives outside a list of covenants', () => {
    expect(
      of(
        '2. PURPOSE\n2.1 To promote the shopping centre and to attract its customers.\n3. THE TENANT’S COVENANTS\n3.1 To the extent that rates are payable, they are part of the rent.',
      ),
    ).toEqual([]);
  });

  test('have the topic that their sentence names, or no topic', () => {
    expect(
      of(
        'DAMAGE TO PREMISES; INSURANCE\nTenant shall maintain public liability insurance of at least $1,000,000 for the Premises.\nROOF DISH\nTenant shall pay to Landlord a fee of $250.00 a year for the dish on the roof.',
      ).map(({ topic, what }) => [topic, what]),
    ).toEqual([
      ['Insurance', 'maintain public liability insurance of at least $1,000,000 for the Premises'],
      ['Other', 'pay to Landlord a fee of $250.00 a year for the dish on the roof'],
    ]);
  });

  test('have the action of the party as their verb', () => {
    expect(
      of(
        'NOTICES\nEach Party shall within ten (10) days after written notice from the other Party execute, acknowledge and deliver a statement in writing.\nESTOPPEL CERTIFICATES\nTenant shall from time to time within ten (10) days after request, execute and deliver a certificate to Landlord.\nCOMPLIANCE WITH LAWS\nTenant shall fully comply with all orders within thirty (30) days after they are issued.',
      ).map(({ what, when }) => [what, when]),
    ).toEqual(
      expect.arrayContaining([
        [
          'execute, acknowledge and deliver a statement in writing',
          'within ten (10) days after written notice from the other Party',
        ],
        ['execute and deliver a certificate to Landlord', 'within ten (10) days after request'],
        ['comply with all orders within thirty (30) days after they are issued', undefined],
      ]),
    );
  });

  test.each([
    'PAYMENT\nTenant shall only be obligated to pay its share within ten (10) days after a statement is delivered.',
    'RULES\nTenant shall comply with all reasonable rules that Landlord adopts from time to time for the parking area.',
    'RENT\nLandlord shall fail to make such payment within ten (10) business days after demand at its own risk.',
    'CONDITION\nLandlord shall restore the Premises to the condition in which they existed prior to the commencement of the casualty.',
    'WORK\nIf Landlord has not objected within ten (10) days after delivery, Tenant shall perform the work as shown on the plans.',
    'WITNESSETH\nTHAT Landlord and Tenant, in consideration of the rent, within the meaning of this Lease',
    'NOTICES\nTenant shall be deemed to have received notice within three (3) days after mailing.',
    'REPAIRS\nLandlord shall not be obligated to make repairs within any period of time after notice from Tenant.',
    'REPAIRS\nThe obligations of the parties shall survive for a period within which claims may be brought, at least one year.',
    'TAXES\nTenant shall pay, prior to delinquency, the sum of all',
    'USE\nIf Landlord objects, Landlord shall, within seven (7) days after the request by Tenant, which notice shall name its reasons.',
    'RENT\nIf in any quarter Tenant shall pay fees of less than $5,000, no further fee is due for that quarter.',
    'INSURANCE\nThe policy stays in force (unless Landlord permits the use and Tenant shall pay any increase within ten (10) days after demand).',
    'ALTERATIONS\nLandlord may impose the requirement that, upon request, Tenant shall remove the Alterations prior to the expiration of the Term.',
    'SYSTEMS\nTenant may leave the system in place, in which event Tenant shall surrender the system within five (5) days after the Term.',
    'RENEWAL\nIn order to exercise the option, Tenant shall give Landlord notice no later than June 30, 2031.',
    'RENEWAL\nThe parties name two appraisers, each of whom shall make a determination within twenty (20) days after selection.',
    'REPAIRS\n(3) Tenant does the work well, then Landlord shall reimburse Tenant its expenses within thirty (30) days after an invoice.',
    'REPAIRS\ncovenant or agreement that caused the default, Landlord shall reimburse Tenant the expenses within ten (10) days after demand.',
    'TAXES\nTenant shall remit such amounts to Landlord within thirty (30) days after notice of Landlord.',
    'EQUIPMENT\nTenant shall remove the equipment from the roof within five (5) days after any of the following events:',
    'WORK\nLandlord shall make the following improvements to the Premises prior to the commencement of the Term.\nNone',
    'INSURANCE\nAll policies of Tenant shall name Landlord and its manager as additional insureds and shall name Tenant as the insured at least thirty (30) days before they begin.',
  ])('are not read from text that states no duty: %s', (text) => {
    expect(of(text)).toEqual([]);
  });

  test('are read in the passive without “then” before what is owed, and not from the end of it', () => {
    expect(
      of(
        'TESTS\nIf any agency requires a test of the soil, then the costs thereof shall be reimbursed by Tenant to Landlord upon demand as Additional Rent.\nREPAIRS\nLandlord may repair the docks, and any amounts that it spends, plus a charge of ten percent (10%), shall be reimbursed by Tenant within thirty (30) days.',
      ).map(({ what }) => what),
    ).toEqual(['reimburse the costs thereof to Landlord upon demand as Additional Rent']);
  });

  test('are read in the present tense, in the passive and after “is responsible for”', () => {
    expect(
      of(
        'RENT\nThe Tenant bears the cost of glass breakage up to $2,500.00 per year.\nINSURANCE\nCertificates of insurance shall be delivered by the Tenant to the Landlord at least thirty days before expiry of each policy.\nSERVICES\nThe Landlord has the lifts inspected annually by a qualified engineer.\nALARM\nThe Tenant is responsible for the alarm monitoring fee of $65.00 per month.\nCASUALTY\nAfter a fire, the Landlord is obligated to restore the building within 180 days.\nPESTS\nThe Tenant cleans the grease traps monthly and keeps records of it.\nPAINTING\nThe Tenant is to paint the interior of the premises every three years.\nWINDOWS\nThe Landlord will wash the exterior windows at least twice a year.',
      )
        .map(({ who, what, when }) => [who, what, when].filter(Boolean).join(': '))
        .sort(),
    ).toEqual([
      'landlord: have the lifts inspected annually by a qualified engineer',
      'landlord: restore the building within 180 days: After a fire',
      'landlord: wash the exterior windows at least twice a year',
      'tenant: be responsible for the alarm monitoring fee of $65.00 per month',
      'tenant: bear the cost of glass breakage up to $2,500.00 per year',
      'tenant: clean the grease traps monthly',
      'tenant: deliver certificates of insurance to the Landlord at least thirty days before expiry of each policy',
      'tenant: paint the interior of the premises every three years',
    ]);
  });

  test('are not read from facts, definitions, denials, relative clauses or what others pay', () => {
    expect(
      of(
        'RENT\nThe sum that the Tenant pays monthly is fixed for each calendar year.\nADDITIONAL RENT\n“Additional Rent” means all sums that Tenant must pay under this Lease in addition to Base Rent, payable monthly.\nPARKING\nThe Tenant pays nothing for parking during the first year, and $85.00 a month is not owed.\nDEPOSIT\nNo interest on the deposit shall be paid by the Landlord before the end of the term.\nCLOSING\nThe transfer tax is to be paid by the purchaser upon the execution of the deed.\nPREMISES\nThe Tenant operates a restaurant of at least 80 seats in the Premises each year.\nDEFAULT\nIf the Tenant pays the rent within ten days after notice there is no default.\nTITLE\nThe Landlord shall retain title to the improvements upon the expiration of the Term.',
      ),
    ).toEqual([]);
  });

  test('are read in a list below “The Tenant shall:”, and under a line that names whose covenants follow', () => {
    expect(
      of(
        'The Tenant shall:\n(a) pay the electricity charges before their due date;\n(b) not store petrol or other inflammable liquids on the premises;\nThe parties may meet at any time.\nIf the lease ends early, the Tenant shall:\n(a) pay the electricity charges of the last month;\nObligations of the Licensee\nTo vacate the space forthwith on the end of the licence.',
      )
        .map(({ who, what }) => `${who}: ${what}`)
        .toSorted(),
    ).toEqual([
      'tenant: not store petrol or other inflammable liquids on the premises',
      'tenant: pay the electricity charges before their due date',
      'tenant: vacate the space forthwith on the end of the licence',
    ]);
  });

  test('are left out without their object or the event of another sentence', () => {
    expect(
      of(
        'CASUALTY\nTenant shall pay upon demand the cost of any repairs that are made as a result of such damage.\nRENT\nThe Landlord shall pay the Tenant within thirty (30) days of receipt of its funds.\nDEFAULT\nIn such event, Landlord shall notify Tenant of its election within ten (10) days.\nREPAIRS\nAny repair of more than $5,000.00 shall be paid by the Landlord, otherwise, shall be paid by the Tenant.\nWORK\nIf, however, Landlord delivers to Tenant a written objection within thirty (30) days, the parties meet.',
      ).map(({ what }) => what),
    ).toEqual(['pay any repair of more than $5,000.00']);
  });

  test('keep a short exception, and say in which case of a title they are due', () => {
    expect(
      of(
        'RENT\nTenant shall pay Minimum Rent monthly in advance without deduction or set-off, except as stated in Section 2.2.\nFEES\nTenant shall pay a fee of $500.00 unless the parties agree otherwise: see Exhibit D for the schedule.\nINSURANCE\nEarly termination within 1 year – Lessee must notify Lessor one month before the termination.',
      ).map(({ topic, what, when }) => [topic, what, when]),
    ).toEqual([
      [
        'Rent',
        'pay Minimum Rent monthly in advance without deduction or set-off, except as stated in Section 2.2',
        undefined,
      ],
      ['Insurance', 'notify Lessor one month before the termination', 'Early termination within 1 year'],
      ['Other', 'pay a fee of $500.00', undefined],
    ]);
  });

  test('do not take over the time of what another party does', () => {
    expect(
      of(
        'SURRENDER\nNo later than 120 days before the Termination Date, representatives of Landlord and Tenant shall walk through the Premises and Landlord shall promptly give notice of what is missing.\nPERIODS\nUpon the expiration of this Lease, Tenant shall remain responsible for, and shall pay to Landlord, any charge for the period before it.',
      ).map(({ who, what, when }) => [who, what, when]),
    ).toEqual([
      ['tenant', 'pay to Landlord, any charge for the period before it', 'Upon the expiration of this Lease'],
    ]);
  });

  test('are left out in a list of remedies, and where nothing says what is paid or returned', () => {
    expect(
      of(
        'REMEDIES\nRecover from Tenant, and Tenant will pay to Landlord on demand, an amount equal to all Rent past due.\nHVAC\nLessor may procure the contract, and if Lessor so elects, Lessee shall reimburse Lessor, upon demand, for the cost (hereof.\nINSURANCE\nLessee shall, upon demand, reimburse Lessor for costs incurred in providing such insurance.\nCASUALTY\nLandlord will give written notice to Tenant of such election within forty-five (45) days after the fire.\nUTILITIES\nSubtenant shall pay Sublandlord’s actual cost, now estimated at $1.85 per rentable square foot per year.\nDEPOSIT\nWhen the contract expires and the Tenant settles all fees, the Landlord shall return it within 15 working days.\nRENT\nTenant will also pay, from time to time as provided in this Lease or on demand of Landlord, as additional rent (the “Additional Rent.',
      ).map(({ what }) => what),
    ).toEqual([]);
  });

  test('have topics for parking, outgoings, bank guarantees, renewal and the rate of rent', () => {
    expect(
      of(
        'INSURANCE\nLessee is responsible for paying one month’s rent for each parking space within ten days.\nGENERAL\nThe Tenant must pay its share of Outgoings by monthly instalments.\nThe Landlord must give the Tenant a statement of Outgoings within three months after each year.\nThe Tenant must give the Landlord the bank guarantee on or before the Commencing Date.\nThe Landlord must renew this Lease on notice given at least three months before its end.\nThe Tenant must complete its fit-out within 6 weeks after access.\nINSURANCE\nIf a change order is made, Landlord will adjust the rental rate of $3.85 per square foot.',
      ).map(({ topic, what }) => `${topic}: ${what.slice(0, 24)}`),
    ).toEqual([
      'Rent: adjust the rental rate o',
      'Operating expenses: pay its share of Outgoin',
      'Operating expenses: give the Tenant a statem',
      'Improvements: complete its fit-out wit',
      'Security deposit: give the Landlord the ba',
      'Renewal: renew this Lease on noti',
      'Parking: be responsible for payin',
    ]);
  });
});
