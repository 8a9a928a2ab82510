import { numberOfWords, numberWords } from '../lexicon/numbers.ts';

/**
 * The same words with plain figures, so that one pattern reads `eighty thousand dollars`, `$80k` and `80.000 EUR`:
 * numbers in words become digits, currencies become a sign, `pct` becomes a percent sign, and months in other languages
 * become English ones. Only for reading; quotes come from the document.
 */
export function plainFigures(text: string): string {
  return steps.reduce((own, [pattern, to]) => own.replace(pattern, to as never), text.replace(/\s+/g, ' ').trim());
}

type Step = readonly [RegExp, string | ((...groups: string[]) => string)];

const fraction = '(?:and )?(?:an? |one[- ])?(half|quarter|third)';
const fractions: Readonly<Record<string, number>> = { half: 0.5, quarter: 0.25, third: 1 / 3 };
const scales: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1_000,
  grand: 1_000,
  k: 1_000,
  m: 1_000_000,
  mm: 1_000_000,
  mn: 1_000_000,
  mil: 1_000_000,
  lakh: 100_000,
  lac: 100_000,
  crore: 10_000_000,
  cr: 10_000_000,
  million: 1_000_000,
};
/** `5,0 million` and `1,25 million` have a decimal comma. */
const scaled = (digits: string, scale: string): string =>
  String(
    Math.round(
      Number(digits.replace(/^(\d{1,3}),(\d{1,2})$/, '$1.$2').replaceAll(',', '')) *
        (scales[scale.toLowerCase()] ?? 1) *
        100,
    ) / 100,
  );

/**
 * For `one five-year option`, 1 and 5: a unit after a unit begins a new number, and so does `and` unless hundreds
 * precede it. A scale alone belongs to the digits before it.
 */
function countsOf(words: string): (number | 'and')[] | null {
  const parts = words
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((part) => part !== '');
  if (/^(?:hundred|thousand|million)$/.test(parts[0] ?? '')) return null;
  const groups: string[][] = [];
  parts.forEach((part, at) => {
    const before = parts[at - 1] ?? '';
    const isUnit = (numberOfWords(part) ?? 100) < 20;
    const afterUnit = before !== 'and' && (numberOfWords(before) ?? 100) < 20;
    const joins = part !== 'and' || /^(?:hundred|thousand|million)$/.test(before);
    if (at > 0 && joins && !(isUnit && afterUnit) && groups.at(-1)?.[0] !== 'and') groups.at(-1)?.push(part);
    else groups.push([part]);
  });
  if (groups.at(-1)?.[0] === 'and') groups.pop();
  // `twelve fifty`, `nineteen-fifty`: a price with an implied decimal point.
  if (groups.some(isSpokenPrice)) return null;
  const values = groups.map((group) => (group[0] === 'and' ? 'and' : numberOfWords(group.join(' '))));
  return values.some((value) => value === null) ? null : values.flatMap((value) => value ?? []);
}

/** Tens after a number below a hundred that is not a scale: `nineteen fifty`, `twenty eight fifty`. */
function isSpokenPrice(group: readonly string[]): boolean {
  return group.some((part, at) => {
    const [before, own] = [numberOfWords(group[at - 1] ?? ''), numberOfWords(part)];
    return before !== null && own !== null && own >= 10 && own < 100 && before > 0 && before < 100;
  });
}

const foreignMonths: readonly (readonly [string, string])[] = [
  ['janvier|januar|januari|enero|gennaio', 'January'],
  ['f[eé]vrier|februar|februari|febrero|febbraio', 'February'],
  ['mars|m[aä]rz|maart|marzo', 'March'],
  ['avril|abril|aprile', 'April'],
  ['mai|mei|mayo|maggio', 'May'],
  ['juin|juni|junio|giugno', 'June'],
  ['juillet|juli|julio|luglio', 'July'],
  ['ao[uû]t|augustus|agosto', 'August'],
  ['septembre|septiembre|settembre', 'September'],
  ['octobre|oktober|octubre|ottobre', 'October'],
  ['novembre|noviembre', 'November'],
  ['d[eé]cembre|dezember|diciembre|dicembre', 'December'],
];
const english = 'January February March April May June July August September October November December'.split(' ');
const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const tens: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
};
const plurals: Readonly<Record<string, number>> = { twos: 2, threes: 3, fours: 4, fives: 5, sevens: 7, tens: 10 };
const ordinal = (count: number): string =>
  `${count}${['th', 'st', 'nd', 'rd'][count % 100 > 10 && count % 100 < 14 ? 0 : count % 10] ?? 'th'}`;

const steps: readonly Step[] = [
  [/(\d)\s?½/g, '$1.5'],
  [/½/g, '0.5'],
  [/(\d)\s?¼/g, '$1.25'],
  [/(\d)\s?¾/g, '$1.75'],
  // `two fives`, `2-5s`, `3x5 options` count options and their years.
  [
    /\b(one|two|three|four|five|six|\d)(?: |-| ?[x@] ?)(?:(twos|threes|fours|fives|sevens|tens)|(\d{1,2})['’]?s)\b/gi,
    (_, count, words, years) => `${count} x ${plurals[(words ?? '').toLowerCase()] ?? years} years`,
  ],
  [/\b(\d) ?[x@] ?(\d{1,2})(?= (?:options?|renewals?|extensions?)\b)/gi, '$1 x $2 years'],
  [/\b(\d{1,2}) ?y(?:rs?)?,? ?(\d{1,2}) ?m(?:os?)?\b/g, '$1 years and $2 months'],
  [/\b(?:Rs\.?|INR|₹) ?(?=\d)/gi, '₹'],
  [/(?<=₹)(\d[\d,]*(?:\.\d+)?) ?(lakh|lac|crore|cr)s?\b/gi, (_, digits, scale) => scaled(digits ?? '', scale ?? '')],
  [/\ba (?=hundred\b|thousand\b|million\b)/gi, 'one '],
  [/\ba dozen\b/gi, '12'],
  [/\ba decade\b/gi, '10 years'],
  [/\b(?:a |one )?fortnight\b/gi, '14 days'],
  // `the eighty-fourth month`, `the first of September`
  [
    new RegExp(`\\b(${Object.keys(tens).join('|')})[- ](${ordinals.slice(0, 9).join('|')})\\b`, 'gi'),
    (_, ten, unit) =>
      ordinal((tens[(ten ?? '').toLowerCase()] ?? 0) + ordinals.indexOf((unit ?? '').toLowerCase()) + 1),
  ],
  [
    new RegExp(`\\b(${ordinals.slice(2).join('|')})\\b`, 'gi'),
    (_, word) => ordinal(ordinals.indexOf((word ?? '').toLowerCase()) + 1),
  ],
  [
    /\b(first|second)(?= of (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))|(?<=\b(?:Jan|Febr?u?|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* )(first|second)\b/gi,
    (_, before, after) => ordinal(ordinals.indexOf((before ?? after ?? '').toLowerCase()) + 1),
  ],
  // `twenty twenty-six` as a year
  [
    /\btwenty[- ]twenty(?:[- ](one|two|three|four|five|six|seven|eight|nine))?\b/gi,
    (_, unit) => String(2_020 + (numberOfWords(unit ?? 'zero') ?? 0)),
  ],
  // `twenty-eight fifty`, `thirty-two seventy-five` as a price: dollars and cents
  [
    /\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[ -](one|two|three|four|five|six|seven|eight|nine)[ -](?:(ten|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](five))?)(?![ -](?:one|two|three|four|six|seven|eight|nine|hundred|thousand|million)\b)\b/gi,
    (_, ten, unit, cents, five) => {
      const [whole, part] = [`${ten}-${unit}`, five === undefined ? (cents ?? '') : `${cents}-${five}`];
      return `${numberOfWords(whole)}.${String(numberOfWords(part)).padStart(2, '0')}`;
    },
  ],
  // `two and one-half`, `three and three quarters`: the fraction belongs to the number before it.
  [
    /(?<=\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)[ -])and[ -](?:an?|one|three)[ -](half|quarters?)\b(?! of\b)/gi,
    (whole, part) => (/^h/i.test(part ?? '') ? '½' : /\bthree\b/i.test(whole ?? '') ? '¾' : '¼'),
  ],
  // Numbers in words; `no one` and `this one` don't count.
  [
    new RegExp(
      `(?<!\\b(?:no|any|this|that|the|each|new|every|some|which)[ -])\\b(${numberWords})(?:${fraction}\\b[ -]?)?`,
      'gi',
    ),
    (whole, words, part) => {
      const counted = countsOf(words ?? '');
      if (counted === null) return whole ?? '';
      const last = Number(counted.pop() ?? 0);
      const own = last + (fractions[(part ?? '').toLowerCase()] ?? 0);
      const end = /(?:(?:(?<!\s)\s+)?-\s*|(?<!\s)\s+)(?:and\s+)?$/i.exec(whole ?? '')?.[0] ?? '';
      return `${[...counted, Math.round(own * 100) / 100].join(' ')}${end}`;
    },
  ],
  [/(\d) ?½/g, '$1.5'],
  [/(\d) ?¼/g, '$1.25'],
  [/(\d) ?¾/g, '$1.75'],
  // `sixty (60)`, and `24 (twenty-four)`, whose words have become digits.
  [
    /(?<![\d.,])(\d[\d,]*(?:\.\d+)?) ?\((\d[\d,]*(?:\.\d+)?)\)/g,
    (whole, a, b) =>
      Number((a ?? '').replaceAll(',', '')) === Number((b ?? '').replaceAll(',', '')) ? (b ?? '') : (whole ?? ''),
  ],
  [/(\d) and (\d{2})\/100\b/g, '$1.$2'],
  [
    /(\d[\d,]{0,30}(?:\.\d+)?)[ -]?(hundred|thousand|grand|million)\b/gi,
    (_, digits, scale) => scaled(digits ?? '', scale ?? ''),
  ],
  [
    /(?<=[$£€]\s?)(\d[\d,]*(?:\.\d+)?)\s?(k|mm|mn|mil|m)\b(?![²2])/gi,
    (_, digits, scale) => scaled(digits ?? '', scale ?? ''),
  ],
  [/\b(\d+(?:\.\d+)?)\s?(k|MM)\b/g, (_, digits, scale) => scaled(digits ?? '', scale ?? '')],
  [/\bEUR\s?(?=\d)/g, '€'],
  [/\bGBP\s?(?=\d)/g, '£'],
  [/\b(?:USD|CAD|AUD|(?:S|NZ|HK)(?=\$))\s?\$?(?=\d)/g, '$'],
  [/(\d[\d,.]{0,30})\s?(?:EUR|euros?|€)(?![\p{L}\d])/giu, '€$1'],
  // `26 dollars and 50 cents`
  [
    /(\d[\d,]{0,30})[ -](?:dollars?|bucks)\b,?(?: and)? (\d{1,2})[ -]cents?\b/gi,
    (_, whole, cents) => `$${whole}.${(cents ?? '').padStart(2, '0')}`,
  ],
  [/(\d[\d,.]{0,30})[ -](?:dollars?|bucks)\b/gi, '$$$1'],
  [/(\d[\d,.]{0,30})[ -](?:pounds|quid)\b/gi, '£$1'],
  [/\b(\d{1,2})[ -]cents?\b/gi, (_, cents) => `$0.${(cents ?? '').padStart(2, '0')}`],
  [/(?<=[$£€]\d[\d,.]{0,30}) ?\([$£€]\s?\d[\d,.]*\)/g, ''],
  [/(\d)\s?(?:pct\b\.?|per\s?cent\b|percent\b|p\.c\.)/gi, '$1%'],
  [/(?<=\d%) ?\(\d[\d.]*\s?%\)/g, ''],
  // `34 700,00 $`, `12,80 $` and `11,4 %` as in Quebec and in continental Europe
  [
    /(?<![\d.,$£€])(?<!\b\d{4},? )(\d{1,3}(?: \d{3}){1,3})(?:,(\d{2}))? ?\$(?! ?\d)/g,
    (_, whole, cents) => `$${(whole ?? '').replaceAll(' ', ',')}${cents === undefined ? '' : `.${cents}`}`,
  ],
  [/(?<![\d.,$£€])(\d{1,6}),(\d{2}) ?\$(?! ?\d)/g, '$$$1.$2'],
  [/(?<![\d.,$£€])(\d{1,2}),(\d{1,2}) ?%/g, '$1.$2%'],
  [/(\d)[\s-]?(?:mths?|mos?|mois|Monate?n?|maanden)\b\.?/gi, '$1 months'],
  [/(\d)[\s-]?(?:yrs?|ans|ann[eé]es|Jahren?|jaar)\b\.?/gi, '$1 years'],
  [/(\d)[\s-]?(?:wks?)\b\.?/gi, '$1 weeks'],
  [/(\d)[\s-]?(?:dys?|Tage|jours|d)\b(?!\/)\.?/g, '$1 days'],
  [/(\d)-(?=(?:months?|years?|weeks?|days?)\b)/gi, '$1 '],
  [
    /\b(\d{1,2})\.(\d{1,2})\.(\d{4})\b/g,
    (whole, day, month, year) =>
      english[Number(month) - 1] === undefined ? (whole ?? '') : `${Number(day)} ${english[Number(month) - 1]} ${year}`,
  ],
  [/\b(\d{1,3}) (\d{3}) ?(?:pi²|pi2)(?![\p{L}])/gu, '$1,$2 sq ft'],
  [/(\d) ?(?:sft|pi²|pi2)(?![\p{L}\d])/giu, '$1 sq ft'],
  [/\b1er (?=\p{L})/gu, '1 '],
  ...foreignMonths.map(
    ([names, month]): Step => [new RegExp(`(?<=\\b\\d{1,2}\\.? )(?:${names})(?![\\p{L}])`, 'giu'), month],
  ),
  [
    /\b(\d{1,2})\. (?=(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/g,
    '$1 ',
  ],
  [/\b(\d{1,2})-(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-(\d{2})\b/gi, '$1 $2 20$3'],
];
