/** Cases for the small readers: a text and the result for each. The wording is our own. */

export const figureCases: readonly (readonly [text: string, plain: string])[] = [
  ['thirty-one dollars a foot', '$31 a foot'],
  ['One Hundred Eighty-Six Thousand and 00/100 Dollars ($186,000.00)', '$186000.00'],
  ['eleven thousand four hundred square feet', '11400 square feet'],
  ['a hundred and thirty-two months', '132 months'],
  ['Two and a half thousand feet', '2500 feet'],
  ['two and a half percent', '2.5%'],
  ['1½ times', '1.5 times'],
  ['½ of it', '0.5 of it'],
  ['2¼ times', '2.25 times'],
  ['one five-year option', '1 5 year option'],
  ['no one else', 'no one else'],
  ['sixty (60) months', '60 months'],
  ['a dozen stalls for a decade', '12 stalls for 10 years'],
  ['within a fortnight', 'within 14 days'],
  ['the eighty-fourth month', 'the 84th month'],
  ['the fifth year', 'the 5th year'],
  ['first of September 2026', '1st of September 2026'],
  ['twenty twenty-six', '2026'],
  ['18 hundred', '1800'],
  ['$20K now', '$20000 now'],
  ['a 500k policy', 'a 500000 policy'],
  ['EUR 300/m²', '€300/m²'],
  ['GBP 40', '£40'],
  ['CAD 5,000', '$5,000'],
  ['24,300 EUR', '€24,300'],
  ['18 bucks', '$18'],
  ['40 quid', '£40'],
  ['fifty cents', '$0.50'],
  ['3 pct', '3%'],
  ['ten percent (10%)', '10%'],
  ['9 mths', '9 months'],
  ['5 Jahre', '5 years'],
  ['a 3-wk hold', 'a 3 weeks hold'],
  ['45 d', '45 days'],
  ['01.10.2026', '1 October 2026'],
  ['1er avril 2026', '1 April 2026'],
  ['1. Januar 2027', '1 January 2027'],
  ['15-Sep-26', '15 Sep 2026'],
  ['two fives after', '2 x 5 years after'],
  ['2-5s', '2 x 5 years'],
  ['3x5 options', '3 x 5 years options'],
  ['5y 3m', '5 years and 3 months'],
  ['Rs 24.6 lakhs', '₹2460000'],
  ['INR 1.2 crore', '₹12000000'],
  ['S$4.60 and NZ$71,400', '$4.60 and $71,400'],
  ['28 600 pi²', '28,600 sq ft'],
  ['1,860 sft', '1,860 sq ft'],
  ['starting February first', 'starting February 1st'],
];

/** Sentences that leave something open, and sentences that offer it. */
export const openCases: readonly (readonly [text: string, open: boolean])[] = [
  ['What start date works for you?', true],
  ['Opening on ____', true],
  ['Rent TBC', true],
  ['The scope is to be agreed.', true],
  ['That point remains to be settled.', true],
  ['The amount is still open.', true],
  ['Length under discussion', true],
  ['We have not decided that.', true],
  ["Let's talk about the deposit.", true],
  ['Owner is awaiting a reply.', true],
  ['Please confirm the area.', true],
  ['Our client reserves its position.', true],
  ["I can't say what the rate is.", true],
  ['Either way works, we are deciding.', true],
  ['The fee follows under separate cover.', true],
  ['I asked the owner for a free month.', true],
  ['The deposit is two months of rent.', false],
  ['Rent is to be paid on the first.', false],
  ['You get 4 stalls.', false],
];

/** Sentences about another deal, and about this one. */
export const otherDealCases: readonly (readonly [text: string, other: boolean])[] = [
  ['Our other store pays $19 a foot.', true],
  ['The neighbor in Suite 220 signed at $33.', true],
  ['The previous tenant had a ROFO.', true],
  ['Comparable deals: eight months free', true],
  ['In our Tampa lease the bumps are 2%.', true],
  ['Loan term: ten years', true],
  ['The bank in the corner has an exclusive on cash machines.', true],
  ['The rent is $19 a foot.', false],
  ['Tenant has an exclusive on bagels.', false],
];

export const freeMonthCases: readonly (readonly [text: string, months: number | string | null])[] = [
  ['Months 1 through 5: no base rent', 5],
  ['abated during months two, fourteen and twenty-six', 3],
  ['nine months free', 9],
  ['rent free to be five months not four', 5],
  ['63 months (3 free + 60 paying)', 3],
  ["Equivalent of 12 months' rent free", 12],
  ['ten in total, up front', 10],
  ['the first two months', 2],
  ['5 (first five)', 5],
  ['April and May are on us', 2],
  ['ninety days for fixturing', 3],
  ['nothing for twelve weeks', '12 weeks'],
  ['2/1/27 and 3/1/27 no charge', 2],
  ['None', 0],
  ['nine months at half rent', null],
  ['the last month', null],
];

export const parkingCases: readonly (readonly [text: string, count: number | string | null])[] = [
  ['Three unreserved permits per 1,000 RSF', '3 per 1,000'],
  ['Pkg ratio 5:1000', '5 per 1,000'],
  ['forty-four marked stalls on the north lot', 44],
  ['6, plus 40 cycle hoops', 6],
  ['in common with others', null],
];

export const stepCases: readonly (readonly [
  text: string,
  steps: readonly (readonly [from: number, to: number | undefined])[],
])[] = [
  [
    'Months 01-12: $21 Months 13-24: $22 Months 25-36: $23 (2 Year Term:) Months 01-12: $20 Months 13-24: $21',
    [
      [1, 12],
      [13, 24],
      [25, 36],
    ],
  ],
  ['Years 1-5 $14, Years 6-10 $15, Years 1-5 $20', []],
  [
    'Yr 1 $14, Yr 2 $15, Yrs 4-5 $17',
    [
      [1, 12],
      [13, 24],
      [37, 60],
    ],
  ],
  [
    '$19.00 for months 1 to 36 ($1,900 a month); $20.50 for months 37 to 60',
    [
      [1, 36],
      [37, 60],
    ],
  ],
  [
    '$4,200 a month for the first two years and $4,400 thereafter',
    [
      [1, 24],
      [25, undefined],
    ],
  ],
  [
    '$31 in the first year, $32 in the second, $33 in the third year',
    [
      [1, 12],
      [13, 24],
      [25, 36],
    ],
  ],
  ['$14 in year 1', []],
  ['$20 in year 3 and $18 in year 1', []],
];
