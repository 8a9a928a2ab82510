import { describe, expect, test } from 'vitest';
import type { RentLine } from '#contract/lease-report.ts';
import { caseDocument } from '../../rules/case-document.ts';
import type { InstrumentKind } from '../judge-kind.ts';
import { prepareText } from '../prepare/lease-text.ts';
import { decideFields, factsOf } from './collect-facts.ts';
import { keyDatesOf } from './key-dates.ts';

function datesOf(lines: readonly string[], rent: readonly RentLine[] = [], kind: InstrumentKind = 'lease') {
  const text = prepareText(caseDocument(lines.join('\n')));
  const judged = { kind, name: kind, evidence: null };
  return keyDatesOf(factsOf(text, judged, decideFields(text, judged), rent));
}

function shown(lines: readonly string[], rent: readonly RentLine[] = [], kind: InstrumentKind = 'lease') {
  return datesOf(lines, rent, kind).map(
    (each) => `${each.kind} ${each.date} ${each.state}${each.derived === undefined ? '' : ` (${each.derived})`}`,
  );
}

const made =
  'THIS LEASE is made as of July 1, 2019, by and between Alder Ridge LLC (“Landlord”) and Quill Inc. (“Tenant”).';
const term = 'The Term of this Lease shall commence on August 1, 2019, and shall expire on July 31, 2029.';
const option = 'Tenant shall have one (1) option to extend the Term for a period of five (5) years.';

const line = (part: Partial<RentLine>): RentLine => ({
  kind: 'base',
  state: 'found',
  shown: 'Months',
  quote: 'Months',
  page: 1,
  clause: 'Opening',
  paragraph: 0,
  boxes: [],
  ...part,
});

describe('dates of the term', () => {
  test('printed dates show their passage, and computed dates show their calculation [D.102]', () => {
    expect(shown([made, term])).toEqual([
      'agreement 2019-07-01 found',
      'commencement 2019-08-01 found',
      'expiration 2029-07-31 found',
    ]);
    expect(datesOf([made, term])[2]).toMatchObject({
      label: 'Term ends',
      page: 1,
      quote: expect.stringContaining('July 31, 2029'),
    });
  });

  test('a termination agreement has its own date, and the opening date may follow the name of a place', () => {
    const ended =
      'LEASE TERMINATION AGREEMENT\nTHIS LEASE TERMINATION AGREEMENT (this “Agreement”) is entered into as of the 18th day of December, 2023 (the “Effective Date”) by and between Alder Ridge LLC (“Landlord”) and Quill Inc. (“Tenant”).';
    expect(datesOf([ended])[0]).toMatchObject({ label: 'Date of this agreement', date: '2023-12-18' });
    expect(datesOf([made])[0]).toMatchObject({ label: 'Lease date' });
    expect(
      shown([
        made,
        '“Effective Date” shall mean the first date set forth at the beginning of this Lease.',
        'The term of this Lease shall begin on the Effective Date and shall expire on a date thirteen (13) years thereafter.',
      ]),
    ).toEqual([
      'agreement 2019-07-01 found',
      'commencement 2019-07-01 found (The Effective Date)',
      'expiration 2032-07-01 found (Thirteen (13) years from July 1, 2019)',
    ]);
  });

  test('lease years that begin with the rent are counted from the first day on which rent is due [D.102]', () => {
    const years = [line({ year: 1, monthly: 4400 }), line({ year: 2, monthly: 4532 })];
    const begins = 'Rent Commencement Date:\tDecember 1, 2024';
    expect(
      shown([made, begins, 'The term is five Lease Years beginning on the Rent Commencement Date.'], years),
    ).toContain('rent_step 2025-12-01 found (Month 13 counted from December 1, 2024)');
    expect(shown([made, begins, 'The term is five Lease Years.'], years).join()).not.toContain('rent_step');
  });

  test('the Effective Date is the date of the lease unless the lease defines another one [D.102]', () => {
    const formula =
      'The term of this Lease shall commence on the Effective Date and shall expire on the day before the twentieth anniversary of the Effective Date.';
    const entered =
      'THIS GROUND LEASE is entered into effective August 15, 2020, between the City of Marston (“Landlord”) and Redline Wash Co. (“Tenant”).';
    expect(shown([entered, formula])).toEqual([
      'agreement 2020-08-15 found',
      'commencement 2020-08-15 found (The Effective Date)',
      'expiration 2040-08-14 found (The day before the 20th anniversary of August 15, 2020)',
    ]);
    expect(shown([entered, formula, '“Effective Date” means the day on which the permit is issued.'])).toEqual([
      'agreement 2020-08-15 found',
    ]);
  });

  test('dates that the lease names are listed with those of the term, each date once [D.102]', () => {
    expect(
      shown([
        made,
        term,
        '“Plans Date” means August 1, 2019.',
        'Landlord shall complete the shell by May 1, 2020 (the “Outside Date”).',
        'Tenant shall remove its cabling no later than 30 days after the Expiration Date.',
      ]),
    ).toEqual([
      'agreement 2019-07-01 found',
      'commencement 2019-08-01 found',
      'named_day 2020-05-01 found',
      'expiration 2029-07-31 found',
      'deadline 2029-08-30 found (30 days from July 31, 2029)',
    ]);
  });

  test('an end date that is not printed is certain if a summary states the length of the term, or if the rent ends on that day [D.102]', () => {
    expect(shown([made, 'Term:\tSix (6) years', 'Commencement Date:\tSeptember 1, 2023'])).toContain(
      'expiration 2029-08-31 found (72 months from September 1, 2023)',
    );
    expect(shown([made, 'Term:\tSix (6) years', 'Commencement Date:\tSeptember 15, 2023'])).toContain(
      'expiration 2029-09-14 check (72 months from September 15, 2023)',
    );
    const rent = [line({ from: '2026-09-15', to: '2029-09-14', monthly: 5500 })];
    expect(shown([made, 'Term:\tSix (6) years', 'Commencement Date:\tSeptember 15, 2023'], rent)).toContain(
      'expiration 2029-09-14 found (72 months from September 15, 2023)',
    );
  });

  test('a first day defined as the later or the earlier of two is limited by the one that is known [D.102]', () => {
    const start = (words: string) => shown([made, `“Commencement Date” means ${words}.`]);
    expect(start('the later of May 1, 2020 and the day on which the permit is issued')).toEqual([
      'agreement 2019-07-01 found',
      'named_day 2020-05-01 found',
    ]);
    expect(start('the date, which is the earlier of May 1, 2020 or the day on which Tenant opens')).toEqual([
      'agreement 2019-07-01 found',
      'named_day 2020-05-01 found',
    ]);
    // It begins on or after both of them.
    expect(start('the later of May 1, 2020 and June 1, 2020')).toEqual([
      'agreement 2019-07-01 found',
      'named_day 2020-06-01 found',
    ]);
    expect(start('June 1, 2020, or, if later, the day after the consent')).toEqual([
      'agreement 2019-07-01 found',
      'named_day 2020-06-01 found',
    ]);
    expect(start('the later of the two days that the parties agree on')).toEqual(['agreement 2019-07-01 found']);
  });

  test('a term whose first day is only limited has an end that is limited in the same way [D.102]', () => {
    expect(
      shown([
        made,
        'Term:\tFive (5) years',
        'Commencement Date:\tThe later of (i) January 1, 2020 or (ii) the day on which the work is complete',
      ]),
    ).toEqual([
      'agreement 2019-07-01 found',
      'named_day 2020-01-01 found',
      'named_day 2024-12-31 found (60 months from January 1, 2020, because the term begins no earlier than January 1, 2020)',
    ]);
    expect(
      shown([
        made,
        'Commencement Date:\tThe earlier of (i) ninety (90) days after the date of this Lease or (ii) the day on which Tenant opens',
        'Expiration Date:\tThe day before the fifth anniversary of the Commencement Date',
      ]),
    ).toEqual([
      'agreement 2019-07-01 found',
      'named_day 2019-09-29 found (Ninety (90) days from July 1, 2019)',
      'named_day 2024-09-28 found (The day before the 5th anniversary of September 29, 2019, because the term begins no later than September 29, 2019)',
    ]);
  });

  test('a first day of rent that is only limited has a limit, also where the term begins with it [D.102]', () => {
    const earlier =
      'the earlier of (i) ninety (90) days after the Delivery Date and (ii) the day on which Tenant opens for business';
    const limited = (...lines: readonly string[]) =>
      datesOf([made, ...lines]).flatMap(({ kind, label, date }) => (kind === 'named_day' ? [`${label}: ${date}`] : []));
    expect(limited(term, 'Delivery Date:\tJanuary 15, 2020', `Rent Commencement Date:\t${earlier}`)).toEqual([
      'Rent begins no later than: 2020-04-14',
    ]);
    expect(
      limited(
        'Delivery Date:\tJanuary 15, 2020',
        `Rent Commencement Date:\t${earlier}`,
        'The Lease Term begins on the Rent Commencement Date and continues for ten (10) years.',
      ),
    ).toEqual(['Term begins no later than: 2020-04-14', 'Term ends no later than: 2030-04-13']);
    // The day of delivery is only expected, so no other date is counted from it.
    expect(
      limited(term, 'Delivery Date:\tEstimated to be January 15, 2020', `Rent Commencement Date:\t${earlier}`),
    ).toEqual([]);
  });

  test('a date defined by a formula is computed if its inputs are known [D.102]', () => {
    expect(
      shown([
        'Commencement Date:\tAugust 1, 2009',
        'Expiration Date:\tThe last day of the eighty-fourth (84th) full calendar month following the Commencement Date',
      ]),
    ).toEqual([
      'commencement 2009-08-01 found',
      'expiration 2016-07-31 found (The last day of month 84 from August 1, 2009)',
    ]);
  });

  test('a day that depends on an event is listed by the day on which it is expected [D.102]', () => {
    const delivery = 'Delivery Date\tThe date Landlord tenders the Premises';
    expect(shown([made, `${delivery}, estimated to be September 15, 2019`])).toEqual([
      'agreement 2019-07-01 found',
      'delivery 2019-09-15 found',
    ]);
    expect(shown([made, delivery, 'The fair is expected to be September 15, 2019.'])).toEqual([
      'agreement 2019-07-01 found',
    ]);
  });

  test('a date defined by a formula with an unknown input is not computed [D.102]', () => {
    expect(
      shown([
        'The Term shall commence on the date on which Landlord delivers possession (the “Commencement Date”) and shall end on the last day of the 84th month after the Commencement Date.',
      ]),
    ).toEqual([]);
  });

  test('a length counted from a printed date is certain from the first of a month in one clause, and must otherwise be checked [D.102]', () => {
    expect(shown(['The Term of this Lease shall be five (5) years commencing on January 1, 2020.'])).toEqual([
      'commencement 2020-01-01 found',
      'expiration 2024-12-31 found (60 months from January 1, 2020)',
    ]);
    expect(shown(['The Term of this Lease shall be five (5) years commencing on January 15, 2020.'])).toEqual([
      'commencement 2020-01-15 found',
      'expiration 2025-01-14 check (60 months from January 15, 2020)',
    ]);
  });

  test('an end that may be the anniversary or the day before it must be checked, and has no deadline [D.102]', () => {
    const dates = shown([
      'The Term shall commence on August 1, 2019 (the “Commencement Date”) and shall end ten (10) years following the Commencement Date.',
      `${option} Tenant shall exercise the option to extend by notice at least 270 days before the end of the Term.`,
    ]);
    expect(dates).toEqual([
      'commencement 2019-08-01 found',
      'expiration 2029-08-01 check (Ten (10) years from August 1, 2019)',
    ]);
  });

  test('a length that contradicts the dates makes the end uncertain, and there is no deadline [D.102]', () => {
    const dates = datesOf([
      'The term of this lease is 10 years.',
      'Party A shall release the property to Party B for use on January 1, 2011 and take back on December 31, 2021.',
      'If Party B needs to extend the lease, Party B shall apply in writing 3 months before the end of the lease.',
    ]);
    expect(dates.map(({ kind, date, state }) => `${kind} ${date} ${state}`)).toEqual([
      'commencement 2011-01-01 found',
      'delivery 2011-01-01 found',
      'expiration 2021-12-31 check',
    ]);
  });
});

describe('deadlines of a renewal', () => {
  test('are counted back from the end of the term [D.102]', () => {
    expect(
      shown([
        term,
        `${option} Tenant shall exercise the option to extend by notice at least 270 days before the Term expires.`,
      ]).at(-2),
    ).toBe('renewal_notice_deadline 2028-11-03 found (270 days before July 31, 2029)');
  });

  test('have a first and a last date if notice is due within a window [D.102]', () => {
    expect(
      shown([
        term,
        `${option} Tenant shall give notice of the extension not less than nine (9) and not more than twelve (12) months prior to the expiration of the Term.`,
      ]).filter((each) => each.startsWith('renewal')),
    ).toEqual([
      'renewal_notice_opens 2028-07-31 found (12 months before July 31, 2029)',
      'renewal_notice_deadline 2028-10-31 found (9 months before July 31, 2029)',
    ]);
  });

  test('that are counted in months end on the last day of a month [D.102]', () => {
    expect(
      shown([
        'The Term of this Lease shall commence on September 1, 2019, and shall expire on August 31, 2029.',
        `${option} Tenant shall give notice of the extension at least six (6) months prior to the expiration of the Term.`,
      ]),
    ).toContain('renewal_notice_deadline 2029-02-28 found (6 months before August 31, 2029)');
  });

  test('are counted from the start of the renewal if the clause names a period before it [D.102]', () => {
    expect(
      shown([
        term,
        `${option} Tenant must give notice of the extension at least ninety (90) days prior to the commencement of the renewal term.`,
      ]),
    ).toContain(
      'renewal_notice_deadline 2029-05-03 found (90 days before August 1, 2029, the start of the renewal term)',
    );
  });

  test('are printed dates where the lease prints one [D.102]', () => {
    expect(
      shown([
        term,
        `${option} To exercise the option to extend, Tenant shall give notice not later than June 30, 2028.`,
      ]),
    ).toContain('renewal_notice_deadline 2028-06-30 found');
  });

  test.each([
    [
      'If Lessee needs to extend the lease, it shall apply to Lessor 3 months before the end of the lease.',
      'Last day to apply for renewal (the landlord may refuse)',
    ],
    [
      'If Lessee intends to continue to rent, it shall inform Lessor 3 months before the end of the lease. After confirmation by Lessor, the contract can be renewed.',
      'Last day to apply for renewal (the landlord may refuse)',
    ],
    // Nothing says that the landlord may refuse.
    [
      'Lessee shall notify Lessor 3 months before the lease expiration date regarding lease extension.',
      'Last day to give notice of renewal',
    ],
  ])('by a request say whether the landlord may refuse: %s [D.102]', (clause, label) => {
    const day = datesOf([made, term, clause]).find(({ kind }) => kind === 'renewal_notice_deadline');
    expect([day?.date, day?.label]).toEqual(['2029-04-30', label]);
  });

  test('of an automatic renewal are the last day to prevent it [D.102]', () => {
    expect(
      shown([
        term,
        'Unless terminated by Tenant thirty (30) days prior to the Expiration Date by notice, this Lease shall automatically renew for a period of twelve (12) months.',
      ]),
    ).toContain('non_renewal_notice_deadline 2029-07-01 found (30 days before July 31, 2029)');
  });

  test.each([
    ['a notary’s date is no expiry', ['Tenant may renew this Lease.', 'My commission expires June 30, 2026.']],
    [
      'the notice of an insurer is no notice of renewal',
      [
        term,
        option,
        'Each policy shall provide that it may not be canceled or not renewed without thirty (30) days’ prior written notice to Landlord.',
      ],
    ],
    [
      'a letter of credit’s notice of non-renewal is none',
      [
        term,
        'The letter of credit shall renew automatically for one year unless the bank gives at least sixty (60) days’ prior notice of non-renewal.',
      ],
    ],
    [
      'the landlord’s notice of the new rent is none',
      [
        term,
        `${option} Landlord shall notify Tenant of the rent of the extension at least sixty (60) days prior to it.`,
      ],
    ],
    [
      'the notice of a purchase option is none',
      [
        term,
        `${option} Tenant may exercise its option to purchase by notice given ninety (90) days prior to the extension.`,
      ],
    ],
    [
      'an expiry that an amendment’s recital calls the present one is none',
      [
        'The Term of the Lease currently expires on July 31, 2011.',
        `${option} Tenant shall give notice of the extension at least 90 days before the end of the Term.`,
      ],
      'amendment',
    ],
    [
      'without an expiry there is no deadline',
      [`${option} Tenant shall exercise the option to extend by notice at least 270 days before the Term expires.`],
    ],
    ['without a notice period there is no deadline', [term, option]],
    [
      'business days are not counted',
      [
        term,
        `${option} Tenant shall exercise the option to extend by notice at least ten (10) business days before the Term expires.`,
      ],
    ],
  ] as const)('%s [D.102]', (_title, lines, kind: InstrumentKind = 'lease') => {
    expect(shown(lines, [], kind).filter((each) => /notice/.test(each))).toEqual([]);
  });

  test('that fall before the term begins must be checked [D.102]', () => {
    expect(
      shown([
        'The Term of this Lease shall commence on August 1, 2019, and shall expire on December 31, 2019.',
        `${option} Tenant shall give notice of the extension at least six (6) months prior to the expiration of the Term.`,
      ]),
    ).toContain('renewal_notice_deadline 2019-06-30 check (6 months before December 31, 2019)');
  });
});

describe('other dates', () => {
  test('an option to end early has its date and the last day for its notice [D.102]', () => {
    expect(
      shown([
        term,
        'TERMINATION OPTION\nTenant shall have the right to terminate this Lease effective as of the last day of the sixtieth (60th) month of the Term upon nine (9) months’ prior written notice.',
      ]).filter((each) => /terminat/.test(each)),
    ).toEqual([
      'termination_notice_deadline 2023-10-31 found (9 months before July 31, 2024 (the last day of month 60 from August 1, 2019))',
      'early_termination 2024-07-31 found (The last day of month 60 from August 1, 2019)',
    ]);
  });

  test.each([
    ['effective October 31, 2026 by giving notice on or before January 31, 2026', '2026-01-31 found'],
    ['effective October 31, 2026 by written notice given before January 31, 2026', '2026-01-30 found'],
    ['on the Break Date by giving six months’ written notice', '2024-01-31 found (6 months before July 31, 2024)'],
  ])('the notice of an option to end early %s [D.102]', (words, deadline) => {
    const dated = '“Break Date” means July 31, 2024.';
    expect(shown([term, dated, `TERMINATION OPTION\nTenant may terminate this Lease ${words}.`])).toContain(
      `termination_notice_deadline ${deadline}`,
    );
  });

  test('a notice with a first and a last time has both days [D.102]', () => {
    const right =
      'TERMINATION OPTION\nTenant may terminate this Lease as of July 31, 2026 by not less than six nor more than twelve months’ notice.';
    expect(shown([term, right]).slice(1, 4)).toEqual([
      'named_day 2025-07-31 found (12 months before July 31, 2026)',
      'termination_notice_deadline 2026-01-31 found (6 months before July 31, 2026)',
      'early_termination 2026-07-31 found',
    ]);
  });

  test('breaks and reviews on several anniversaries have a line each [D.102]', () => {
    const words = [
      term,
      '“Break Dates” means the third and fifth anniversaries of the Commencement Date.',
      'TERMINATION OPTION\nTenant may terminate this Lease on either of the Break Dates by giving six months’ notice.',
    ];
    expect(shown(words).filter((each) => /terminat/.test(each))).toEqual([
      'termination_notice_deadline 2022-02-01 found (6 months before August 1, 2022 (the 3rd anniversary of August 1, 2019))',
      'early_termination 2022-08-01 found (The 3rd anniversary of August 1, 2019)',
      'termination_notice_deadline 2024-02-01 found (6 months before August 1, 2024 (the 5th anniversary of August 1, 2019))',
      'early_termination 2024-08-01 found (The 5th anniversary of August 1, 2019)',
    ]);
  });

  test('a rent review on the date of a break option has its own line [D.102]', () => {
    const days = ['“Break Date” means July 31, 2024.', '“Review Date” means July 31, 2024.'];
    const right = 'TERMINATION OPTION\nTenant may terminate this Lease on the Break Date by giving six months’ notice.';
    expect(shown([term, ...days, right]).filter((each) => each.includes('2024-07-31'))).toEqual([
      'early_termination 2024-07-31 found',
      'named_day 2024-07-31 found',
    ]);
  });

  test('a termination after a casualty has no date [D.102]', () => {
    expect(
      shown([
        term,
        'Tenant may terminate this Lease at any time after the casualty by thirty (30) days’ prior notice.',
      ]),
    ).toEqual(['commencement 2019-08-01 found', 'expiration 2029-07-31 found']);
  });

  test('the steps and the free months of a proven rent schedule have dates [D.102]', () => {
    const rent = [
      line({ kind: 'free', from_month: 1, to_month: 3 }),
      line({ from_month: 4, to_month: 12, monthly: 1000 }),
      line({ from_month: 13, to_month: 24, monthly: 1100 }),
      line({ from: '2021-08-01', to: '2022-07-31', monthly: 1200 }),
      line({ year: 4, monthly: 1300 }),
      line({ state: 'check', reason: 'Units.', from_month: 49 }),
    ];
    expect(shown([term], rent).filter((each) => /rent/.test(each))).toEqual([
      'free_rent_end 2019-10-31 found (The end of month 3 counted from August 1, 2019)',
      'rent_step 2019-11-01 found (Month 4 counted from August 1, 2019)',
      'rent_step 2020-08-01 found (Month 13 counted from August 1, 2019)',
      'rent_step 2021-08-01 found',
      'rent_step 2022-08-01 found (Month 37 counted from August 1, 2019)',
    ]);
  });

  test('months are not counted if the rent begins on another day than the term [D.102]', () => {
    expect(
      shown(
        [term, 'Rent Commencement Date:\tNovember 1, 2019'],
        [line({ from_month: 1, to_month: 12 }), line({ from_month: 13, to_month: 24 })],
      ).filter((each) => /step/.test(each)),
    ).toEqual([]);
  });

  test('dates of acknowledgments and of an earlier lease are ignored [D.102]', () => {
    expect(
      shown([
        'WHEREAS, Landlord and Tenant are parties to that certain Lease dated June 5, 2001 (the “Lease”);',
        'On this 3rd day of March, 2015, before me personally appeared John Doe. My commission expires May 1, 2018.',
      ]),
    ).toEqual([]);
  });
});
