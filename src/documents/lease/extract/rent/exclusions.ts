import type { InstrumentKind } from '../../judge-kind.ts';
import type { Schedule } from './step.ts';

/** Looks like a schedule of base rent but is not. */
export interface RentExclusion {
  readonly name: string;
  excludes(schedule: Schedule, kind: InstrumentKind): boolean;
}

const rent = /\brent(?:al|als|s)?\b|\b(?:base\s+price|lease\s+rate)\b|\b(?:licen[sc]e|rental|occupancy)\s+fee\b/i;
/** Names of the base rent; 'additional rent' and the rent of other things have separate patterns. */
const ownRent =
  /(?<!\b(?:additional|percentage|parking|storage|market|option|in\s+lieu\s+of|pay|as)\s)\b(?:rent(?:al)?s?\b(?!\s+(?:commencement|credit))|(?:base\s+price|lease\s+rate)\b|(?:rental|licen[sc]e)\s+fee\b)/gi;

/** Excludes a schedule by the words that introduce it, if they show that it is not about rent. */
const byWords = (name: string, pattern: RegExp): RentExclusion => ({
  name,
  excludes: ({ announcement, block, reader }) => {
    const segments = withoutReservations(announcement).split(' | ');
    for (const segment of reader === 'stated' || reader === 'prose' ? [segments.join(' ')] : segments.reverse()) {
      const others = [...segment.matchAll(new RegExp(pattern.source, 'gi'))].map(({ index }) => index);
      const own = [...segment.matchAll(ownRent)].map(({ index }) => index);
      if (others.length === 0 && own.length === 0) continue;
      // If the sentence contains an amount, the word nearest to it decides; if it only announces a schedule, its
      // subject decides.
      return reader === 'stated' || reader === 'prose'
        ? (others.at(-1) ?? -1) >= (own.at(-1) ?? -1)
        : (others[0] ?? Number.POSITIVE_INFINITY) <= (own[0] ?? Number.POSITIVE_INFINITY);
    }
    // If the introduction names neither, the heading decides.
    const section = block.section.split(' > ').at(-1) ?? '';
    return pattern.test(section) && !rent.test(section.replace(pattern, ''));
  },
});

/** Excludes a schedule by words anywhere in the text that announces it. */
const anywhere = (name: string, pattern: RegExp): RentExclusion => ({
  name,
  excludes: ({ announcement, block }) =>
    pattern.test(announcement) || pattern.test(block.section.split(' > ').at(-1) ?? ''),
});

/** 'exclusive of taxes, insurance and CAM' says what the rent doesn't include. */
function withoutReservations(text: string): string {
  return text
    .replace(/\bin\s+addition\s+to\b[^.,:;|]{0,80}/gi, ' ')
    .replace(
      /\b(?:exclusive\s+of|excluding|not\s+including|net\s+of|plus|together\s+with|which\s+includes?|including)\b(?:[^.:;|]|\.\d){0,90}/gi,
      ' ',
    );
}

export const rentExclusions: readonly RentExclusion[] = [
  {
    // `Annual Base Rental: Suite 103 - $86,617.37` above `Suite 201B - $23,610.44`: the rent of a part.
    name: 'partOfPremises',
    excludes: ({ steps, reader }) =>
      reader === 'stated' &&
      steps.every(
        ({ block, amounts, premises }) =>
          premises === null &&
          amounts[0] !== undefined &&
          /\b(?:suites?|units?|buildings?|rooms?)\s[\w/&,-]{1,14}\s?[-–—:]\s?$/i.test(
            block.text.slice(Math.max(0, amounts[0].start - block.start - 40), amounts[0].start - block.start),
          ),
      ),
  },
  {
    // `an annual rent of $15.00 per rentable square foot for the MDF Room`
    name: 'otherSpace',
    excludes: ({ steps }) =>
      steps.every(({ block, amounts }) =>
        /^[^.;,]{0,80}\bfor\s+(?:the|such|said)\s+(?:\w+\s+){0,2}(?:room|storage\s+(?:space|unit|area)|roof|antennas?|generator|lockers?)\b/i.test(
          block.text.slice((amounts.at(-1)?.end ?? block.end) - block.start),
        ),
      ),
  },
  {
    name: 'notAboutRent',
    excludes: ({ lead, block, steps }) =>
      !rent.test(`${lead.slice(-420)} ${block.section} ${steps[0]?.block.text.slice(0, 200) ?? ''}`),
  },
  // `The Contract Value of $4,496,986 over the Term includes Base Rent`
  {
    name: 'wholeContract',
    excludes: ({ lead, announcement, steps }) => {
      const value = /\bcontract\s+value\b[^$]{0,60}\$\s?(\d[\d,]*(?:\.\d+)?)/i.exec(`${announcement} ${lead}`)?.[1];
      return (
        value !== undefined &&
        steps.some(({ amounts }) => amounts.some(({ amount }) => amount.equals(value.replaceAll(',', ''))))
      );
    },
  },
  byWords('parking', /\b(?:parking|garage|storage\s+(?:space|unit|rent)|antenna|signage\s+(?:fee|rent)|locker)\b/i),
  byWords(
    'expenses',
    /\b(?:operating\s+(?:expense|cost)s?|common\s+area\s+maintenance|CAM|management\s+fee|real\s+estate\s+tax(?:es)?|utilit(?:y|ies)|insurance|additional\s+rent(?:al)?|service\s+charge)\b/i,
  ),
  byWords('deposit', /\b(?:security\s+)?deposits?\b|\bletter\s+of\s+credit\b/i),
  {
    // `a bank guarantee in the amount of EUR 67,752.00 (three net monthly rents)`
    name: 'security',
    excludes: ({ announcement, reader }) =>
      reader === 'stated' &&
      /\b(?:guarantee|guaranty|deposit|bond|security)\b[^.;]{0,60}\b(?:amount|sum)\s+of\b|\bmonths?[’']?\s+(?:\w+\s+)?rents?\)|\bmonthly\s+rents\)/i.test(
        announcement,
      ),
  },
  byWords('breakpoint', /\bbreak\s?points?\b|\bgross\s+sales\b|\bpercentage\s+rent\b/i),
  {
    name: 'option',
    excludes: ({ announcement, block }, kind) => {
      const words = `${announcement} ${block.section.split(' > ').at(-1) ?? ''}`;
      const option =
        /\b(?:option\s+(?:term|period|rent|year)s?|option\s+to\s+(?:renew|extend)|renewal\s+option|extension\s+option|(?:first|second|third|during\s+(?:the|each|any|such))\s+options?\b(?!\s+to)|options?\s+periods?|exercis\w+\s+(?:the|its|such|this)\s+option)\b/i;
      const renewal = /\b(?:renewal|extension|extended)\s+(?:term|period|rent)s?\b|\bholding\s+over\b|\bhold\s?over\b/i;
      return option.test(words) || (kind !== 'amendment' && kind !== 'loi' && renewal.test(words));
    },
  },
  anywhere(
    'expansion',
    /\b(?:ROFO|ROFR|offer(?:ed)?\s+space|right\s+of\s+first|expansion\s+(?:option|right)|must[\s-]take)\b/i,
  ),
  {
    name: 'superseded',
    excludes: ({ announcement, block }, kind) =>
      /\bWHEREAS\b|\brecitals?\b|\bat\s+present\b|\b(?:currently|presently|previously|heretofore|originally)\s+(?:\w+\s+){0,3}(?:pay|paid|paying|payable|provid|set\s+forth|requir|is|leas)\w*\b|\bprior\s+to\s+the\s+(?:effective|amendment|extension)\b|\b(?:remain\s+at\s+the|the)\s+current\s+(?:base\s+)?(?:rent(?:al)?\s+)?rate\s+of\b/i.test(
        announcement,
      ) ||
      (kind === 'amendment' &&
        /\brecitals?\b|\bbackground\b|\bwitnesseth\b/.test(block.section.split(' > ').at(-1) ?? '')),
  },
  {
    name: 'transfer',
    excludes: ({ announcement }, kind) =>
      kind !== 'sublease' &&
      kind !== 'loi' &&
      /\b(?:sublet\w*|subtenants?|subleases?|sublessees?|assignees?|transferees?|in\s+excess\s+of\s+the\s+rent)\b/i.test(
        announcement,
      ),
  },
  anywhere(
    'masterLease',
    /\b(?:master|prime|over|head)\s?-?lease\b[^.]{0,60}\brent\b|\brent\b[^.]{0,60}\bunder\s+the\s+(?:master|prime|over|head)\s?-?lease\b|\bother\s+(?:tenants?|occupants?)\b/i,
  ),
  byWords(
    'otherPayment',
    /\b(?:late\s+(?:charge|fee)s?|liquidated\s+damages|termination\s+(?:fee|payment|charge)|allowance|amorti[sz]\w+|purchase\s+price|brokers?|commission|reimburse\w*|penalty|credits?)\b/i,
  ),
  anywhere(
    'example',
    /\b(?:for\s+(?:example|instance)|by\s+way\s+of\s+(?:example|illustration)|hypothetical\w*|for\s+(?:purposes\s+of\s+)?illustrati\w+|e\.g\.)/i,
  ),
  {
    name: 'prepaid',
    excludes: ({ announcement }) =>
      /\b(?:upon|at|on)\s+(?:the\s+)?(?:full\s+)?(?:execution|signing)\b|\bprepaid\b|\bpro-?rated?\b|\bper\s+diem\b/i.test(
        announcement,
      ) && !/\b(?:each|every)\s+(?:calendar\s+)?month\b|\bper\s+month\b|\bmonthly\b|\bannual/i.test(announcement),
  },
];
