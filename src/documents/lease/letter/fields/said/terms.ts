import type { FieldContext } from '#documents/lease/extract/field.ts';
import { rank } from '../../../extract/weights.ts';
import { dateOrderOf } from '../../date-order.ts';
import { freeMonths } from '../../free-months.ts';
import { asPrinted, type Line, type Said, saying } from '../../letter-saying.ts';
import { datesAfter, letterDayOf } from '../../letter-values.ts';
import { letterField } from '../letter-field.ts';
import { day, monthsOf, plain, someDay, span, wholeDay } from './patterns.ts';

/** Premises, term and rent in informal wording: a word for the topic and a matching value in one sentence. */

const has = (pattern: string, flags = 'i'): RegExp => new RegExp(pattern, flags);

function months(match: RegExpExecArray): Said {
  const value = monthsOf(match[1], match[2]);
  return value === null || value > 1_200 ? null : { value, shown: `${value} months` };
}

function area(match: RegExpExecArray): Said {
  const meters = /m²|m2|met(?:er|re)|sqm|sq\.? ?m/i.test(match[0]);
  const value = plain(match[1]);
  return value < (meters ? 5 : 100)
    ? null
    : { value, shown: `${value.toLocaleString('en-US')} square ${meters ? 'meters' : 'feet'}` };
}

const areaUnit = String.raw`(?:rentable |usable |net |gross )?(?:sq(?:uare)?\.? ?(?:feet|foot|ft|met(?:er|re)s?|m)\b|r?sf\b|feet\b|ft²?|m²|m2\b|sqm\b)`;
const size = String.raw`(\d[\d,.]*\d) ?${areaUnit}`;

/** `Keys Fri 6 November, out by 6pm Thurs 31 December`: the first or the second day of a stay. */
function inThenOut(which: 1 | 2): RegExp {
  const named = '(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6},? )?(?:the )?';
  const [first, second] = which === 1 ? [`(${day})`, day] : [day, `(${day})`];
  return has(
    String.raw`\b(?:keys|you(?:['’]re| are| get)? in|move(?:s|d)? in|in|from|start(?:s|ing)?)(?: on| from)? ${named}${first},?(?: and)?(?: (?:you(?:['’]re| are)?|it['’]?s|be|is|are|to be))? (?:out|gone|clear|cleared|vacated|empty|back|ends?|finish(?:es)?)\b[^.;$£€\d]{0,15}(?:(?:\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m\.?|\d{1,2}[:.]\d\d|noon) )?(?:on )?${named}${second}`,
  );
}

function date(match: RegExpExecArray, _line: Line, context: FieldContext): Said {
  const found = datesAfter(match[1] ?? '', letterDayOf(context), dateOrderOf(context.text))[0];
  return found === undefined ? null : { value: found.value, shown: found.shown };
}

/** Months if the words state how many, shown with the words. */
function asFreeMonths(match: RegExpExecArray, line: Line): Said {
  const shown = asPrinted(match, line);
  return typeof shown === 'string' ? { value: freeMonths(line.text) ?? freeMonths(line.whole) ?? shown, shown } : null;
}

/** A date if the sentence names one that doesn't depend on anything else; otherwise its words. */
function startOrWords(match: RegExpExecArray, line: Line, context: FieldContext): Said {
  const shown = asPrinted(match, line);
  const dates = datesAfter(line.text, letterDayOf(context), dateOrderOf(context.text));
  const [first] = dates;
  return typeof shown !== 'string'
    ? null
    : {
        value:
          first !== undefined &&
          dates.length === 1 &&
          !/\b(?:earlier|later|sooner|or|after|following|days|months)\b/i.test(line.text)
            ? first.value
            : shown,
        shown,
      };
}

const notTheTerm =
  /\b(?:options?|renew\w*|extend\w*|extension|notice|free|abat\w*|deposit|warranty|audit|cure|loan|amorti[sz]\w*|(?:first|last|next|each|every|after|within|past|for) \d+ (?:months|years)|guarant\w*|old lease|relocat\w*|exclusive|holdover|hold(?:ing)?s? over|lock-?in|every|ago|tail)\b/i;

export const saidTerms = [
  letterField('term_months', [
    saying(
      'named',
      [
        has(
          String.raw`\b(?:term|length|duration|dur[eé]e|period|tenure|laufzeit|\w*mietzeit|looptijd|how long)\b[^.;$£€]{0,40}?\b${span}`,
        ),
        has(String.raw`^(?:expiry|end)\b[^.;]{0,60}\bbeing ${span}`),
        has(String.raw`^(?:lease length|term|length|duration)[^:]{0,12}\((months|years)\): (\d{1,3}(?:\.\d+)?)\b`),
      ],
      (match) =>
        /^m|^y/i.test(match[1] ?? '')
          ? months([match[0], match[2] ?? '', match[1] ?? ''] as unknown as RegExpExecArray)
          : months(match),
      {
        unless:
          /\b(?:loan|options?|renew\w*|extension|notice|free|remaining|option (?:term|period)|cure|grace|existing|fixturing|abatement|hold|no-?shop|audit|no longer|minimum|or \d)\b/i,
      },
    ),
    saying(
      'countInHeading',
      [has(String.raw`^(?:years|term \(years\)|years bid[^:]*|# of years): (\d{1,2}(?:\.\d+)?)(?![\d,%])`)],
      (match) => months([match[0], match[1] ?? '', 'years'] as unknown as RegExpExecArray),
    ),
    saying(
      'signFor',
      [
        has(
          String.raw`\b(?:we['’]d|i['’]d|would|will|to|we['’]ll|they['’]ll|can only|could|can) (?:sign|take|rent|lease|do|have|commit|go|stay|like)\b[^.;$£€]{0,60}?\b(?:for |to )?${span}(?! (?:notice|free))`,
        ),
        has(String.raw`\b(?:lease|let|sublet|sublease|rent)\b[^.;$£€]{0,60}? for (?:a (?:term|period) of )?${span}`),
        has(
          String.raw`\b(?:call it|make it|went with|cleared|agreed|settled on|initial|firm for|for) ${span}\b[^.;]{0,20}(?:$|even|firm|certain|for the|\.)`,
        ),
        has(
          String.raw`\b${span} (?:certain|firm|fixed|flat|straight|from (?:completion|the commencement|commencement|delivery|the start|handing|turnover))`,
        ),
        has(
          String.raw`\b(?:last day of|end of|through|expir\w+ (?:at|on|with)[^.;]{0,30}) (?:the )?(\d{1,3})(?:st|nd|rd|th) (full )?(?:calendar )?month\b`,
        ),
      ],
      (match) =>
        /^y|^m|^w/i.test(match[2] ?? '')
          ? months(match)
          : months([match[0], match[1] ?? '', 'months'] as unknown as RegExpExecArray),
      { unless: notTheTerm, bargained: true },
    ),
    // `65 months with 5 free`, `7 years + 4 months`, `10 + two 5s`: the term before any additional time
    saying(
      'withFree',
      [
        has(
          String.raw`\b${span},? (?:with|incl\w*|including|of which|less) (?:the )?(?:first )?\d{1,2} (?:months? |weeks? )?(?:free|abated|rent[- ]free)`,
        ),
      ],
      months,
      { unless: /\b(?:options?|renew\w*|extend\w*|extension|old lease|existing|current)\b/i, weight: rank.implied },
    ),
    saying(
      'stands',
      [
        has(
          String.raw`^(?:a |an )?${span}(?: firm| flat| straight| fixed| even| initial| term| lease| minimum| please| to start)*\W*$`,
        ),
        has(String.raw`\b${span} (?:lease|term|deal|commitment|sublease|tenancy|stay|run)\b`),
        has(
          String.raw`\b(?:lease|commit\w*|tenancy|deal|sublease|runs?|lasts?|stay|stretch)\b[^.;$£€]{0,30}? (?:of|for|is|at|to) ${span}(?! (?:notice|free|of rent))`,
        ),
      ],
      months,
      {
        unless:
          /\b(?:options?|renew\w*|extend\w*|extension|notice|free|abat\w*|deposit|warranty|loan|amorti[sz]\w*|guarant\w*|old lease|existing|current lease|relocat\w*|exclusive|hold\w*|every|ago|or \d+ (?:years|months)|another|after \d+|first|last|rent for)\b/i,
        bargained: true,
      },
    ),
    saying(
      'aYear',
      [/\b(?:a|one|1) year (?:certain|firm|lease|term|fixed)\b/i],
      () => ({ value: 12, shown: '12 months' }),
      { unless: notTheTerm, bargained: true },
    ),
  ]),
  letterField('premises_rsf', [
    saying(
      'total',
      [
        has(String.raw`\b(?:total|in all|altogether|all)\b:? ${size}`),
        has(String.raw`\b(\d[\d,]{0,12}\d) (?:in all|altogether|in total)\b`),
      ],
      (match) =>
        area(
          /sq|sf|m2|m²|feet/i.test(match[0]) || !/sqm|m²|m2|met/i.test(match.input)
            ? match
            : ([`${match[0]} m²`, match[1] ?? ''] as unknown as RegExpExecArray),
        ),
      {
        unless:
          /\b(?:building (?:of|has|contains)|gla|expansion|first (?:offer|refusal)|free|notice|rent(?:al)? of)\b/i,
        weight: rank.named,
      },
    ),
    saying(
      'bare',
      [
        has(
          String.raw`^(?:r?sf|rsf|footprint|floor area|feet|sq\.? ?(?:ft|feet)\.?|square (?:feet|footage)|rentable area|leased area|area|gla|nia|size|surface)\b[^:]*: (?:approx\.? |about |ca\.? |± ?)?(\d{1,3}(?:,\d{3})+|\d{3,6})\b(?!\s*(?:[-–]|to) ?\d)`,
        ),
        has(
          String.raw`^(?:r?sf|size|area|surface|premises|space|fl[aä]che|mietfl[aä]che)\b[^:]*: (?:approx\.? |about |ca\.? )?${size}`,
        ),
      ],
      area,
    ),
    saying(
      'offered',
      [
        has(
          String.raw`\b(?:you['’]d get|you get|we need|we['’]d take|i['’]m offering|offering|would measure|premises|space|suite|unit|bays?|floor|shop|studio|garage|pad|building|warehouse|store|room|bldg|hall|cellar|consisting of|consists of|comprising|containing)\b[^;$£€]{0,90}?${size}`,
        ),
      ],
      area,
      {
        unless:
          /\b(?:between|expan\w+|first (?:offer|refusal)|adjoining|additional|patio and|allowance|next door|relocat\w+|substitut\w+|suites below|at least|not less than|comparable|anchors?|excluding|under \d+k?|naming|storage only|per (?:1,?000|thousand))\b|[$£€]\s?\d[\d.,]*\s?\/?\s?(?:per )?(?:r?sf|foot|psf)\b/i,
      },
    ),
  ]),
  letterField('commencement_date', [
    saying(
      'named',
      [
        has(
          `^(?:prise d['’]effet|mietbeginn|beginn|date of entry|entry|entr[eé]e|starts?|beginning of (?:the )?term|from|start(?:ing)? date|term start|lease start|commencement[^:]*|entry into possession|ingangsdatum)(?: date)?: [^;]{0,40}?(${wholeDay})`,
        ),
        has(
          String.raw`\b(?:lease|sublease|term|tenancy|licen[cs]e|contract|month one|month 1|day one|day 1|it)\b[^.;$£€]{0,60}?\b(?:commences?|begins?|starts?|start(?:ing)? (?:on|from)|kicks? in|picks? up|runs? from|is|take[s]? effect|effective|goes live|commencing|beginning|starting)\b[^.;$£€]{0,60}?(${wholeDay})`,
        ),
        has(String.raw`\bwe (?:start|begin)\b[^.;$£€]{0,60}?(${wholeDay})`),
        has(
          String.raw`\bfrom (?:the )?(${wholeDay}) (?:up )?(?:to|until|till?|through|thru|[-–—])(?! \d{1,2}(?::\d\d)? ?[ap]m)`,
        ),
        has(`^from [-–—] to: (${wholeDay})`),
        inThenOut(1),
        has(`^(?:please )?start(?:ing)? (?:on )?(${day})`),
        has(String.raw`\b(?:a|an) (${wholeDay}) (?:start|beginning|commencement)\b`),
        has(
          String.raw`\b(?:for|of) ${span.replaceAll('(\\d', '(?:\\d').replace('(months?', '(?:months?')}(?:,)? (?:from|starting|beginning|commencing)(?: on)? (${wholeDay})`,
        ),
      ],
      date,
      {
        unless:
          /(?<!\b(?:you|we|they|i|to) )\brent\b(?! commencement of the lease)|\b(?:construction|works?|manager|loan|options?|renewal (?:rent|notice)|old lease began|notice|deposit|audit|increase\w*|CPI|guarant\w*)\b(?! commencement of the lease)/i,
      },
    ),
    saying(
      'someDay',
      [
        has(
          String.raw`\b(?:start(?:s|ing)?|begin(?:s|ning)?|commenc(?:e|es|ing)|(?:be|get|move|moving|go) in|move-?in|occup(?:y|ancy)|take (?:it|the \w+|possession)|(?:lease|term|tenancy) (?:is |runs? )?from)\b[^.;:?$£€\d]{0,25}?\b${someDay}`,
        ),
        has(String.raw`^(?:start|commencement|move-?in|occupancy|timing|from)(?: date)?: [^.;?$£€]{0,40}?\b${someDay}`),
      ],
      (match) => {
        const words = (match[1] ?? '').trim();
        return words === '' ? null : { value: words, shown: words };
      },
      {
        unless:
          /(?<!\b(?:you|we|they|I|to) )\brent\b|\b(?:construction|works?|deposit|notice|audit|options?|renewals?|guarant\w*|increase\w*|bumps?|CPI|exchange|decision|answer|reply|school year|season|marketing|loan|expir\w*|ends|ending|free)\b/i,
        weight: rank.vague,
      },
    ),
    saying('monthOnly', [/\bmonth (?:one|1) is (\w+ \d{4})/i], (match, _line, context) => {
      const found = datesAfter(
        (match[1] ?? '').replace(' ', ' 1, '),
        letterDayOf(context),
        dateOrderOf(context.text),
      )[0];
      return found === undefined ? null : { value: found.value, shown: found.shown };
    }),
  ]),
  letterField('expiration_date', [
    saying(
      'named',
      [
        has(`^(?:expiry|expiration|ends?|end date|lxd|term end|mietende|fin)(?: date)?: [^;]{0,30}?(${wholeDay})`),
        has(
          String.raw`\b(?:lease|sublease|term|tenancy|years|months|deal|ending|dies|runs|from|from [-–—] to)\b[^.;$£€]{0,80}?\b(?:through|until|till|to|ends?|ending|expir\w+|same day,|runs out)(?: on)? (${wholeDay})`,
        ),
        inThenOut(2),
      ],
      date,
      {
        unless:
          /(?<!\b(?:you|we|they|i|to) )\brent\b|\b(?:offer|proposal|letter|free|option|exclusive|hold|market|notice|guarant\w*|stand-?still|lapses?|from the market|signed|accept\w*|abat\w*)\b/i,
      },
    ),
  ]),
  letterField('delivery_date', [
    saying(
      'named',
      [
        has(
          String.raw`\b(?:keys|hand(?:ed|ing)?[ -]?over|possession|deliver(?:y|ed|s)?|turn(?:ed)?[ -]?over|turnover|handover|[üu]bergabe|move in|vacant by|ready (?:by|on)|access)\b[^.;$£€]{0,60}?(${day})`,
        ),
      ],
      date,
      {
        unless: /\b(?:notice|rent|if|unless|not|late|fails?|cancel|terminate|signed|offer|free|letter|certificate)\b/i,
      },
    ),
    // `poss: 9/1`, `You'd be in by December 1st`, `the tenant is out no later than November 30, 2026`
    saying(
      'inOrOut',
      [
        has(
          String.raw`^(?:poss(?:ession)?|delivery|keys|turn-?over|hand-?over|avail\w*)\b[^:]{0,20}: (?:est\.? |by |on |about |~)?(\d{1,2}/\d{1,2})\b(?!/)`,
        ),
        has(
          String.raw`\b(?:you|we|they|tenant)(?:['’]d| would|['’]ll| will| could| can) be in (?:there )?(?:by|on|from) (${day})`,
        ),
        has(
          String.raw`\b(?:tenant|occupant|farmer|he|she|they|stuff|everybody|\p{Lu}\p{L}{2,20})(?:['’]s)? (?:is|are|will be|moves?|be) out\b[^.;]{0,50}?(${day})`,
        ),
        has(
          String.raw`\b(?:work|works|improvements?|construction|build-?out|fit-?out|space|suite) (?:is |to be |will be |are )?(?:substantially )?(?:completed?|done|finished|ready)\b[^.;$£€]{0,30}?(${day})`,
        ),
      ],
      (match, _line, context) => {
        const printed = match[1] ?? '';
        const dates = datesAfter(
          /^\d{1,2}\/\d{1,2}$/.test(printed) ? `by ${printed}` : printed,
          letterDayOf(context),
          dateOrderOf(context.text),
        );
        return dates[0] === undefined ? null : { value: dates[0].value, shown: dates[0].shown };
      },
      {
        unless:
          /\b(?:notice|rent|unless|late|fails?|cancel|terminate|offer|free|certificate|expir\w*|lease ends|old|their)\b/i,
        weight: rank.qualified,
      },
    ),
  ]),
  letterField('rent_commencement', [
    saying(
      'named',
      [
        /^(?:rent (?:comm|start|starts|begins|clock|payable|runs)\b[^:]*|rent commencement[^:]*|first payment due|commencement of rent|beginning of rent|date rent[^:]*|obligation to pay|paying starts|paiement du loyer|mietzahlung ab|rcd|rent from|payment start)[^:]{0,400}: (?!switch)/i,
        /^(?:rent|charges?|payments?)[^:]{0,20}\b(?:comm|start|begin)[^:]*: /i,
      ],
      startOrWords,
      { unless: /^rcd switch/i },
    ),
    saying(
      'startsToPay',
      [
        /\b(?:rent(?:al)?|payments?|paying|rent checks?|rent obligations?|rental obligations|minimum (?:annual )?rent|net rent|the meter|rent meter|clock on the rent)\b[^.;]{0,60}\b(?:shall not commence until|commences?|commence|begins?|begin|starts?|start|kicks? in|kick in|first falls? due|falls? due|fall due|becomes? payable|is payable|accrues|runs? from|is due|starts running)\b/i,
        /\b(?:first (?:rent|month['’]?s rent|payment)|rent (?:clock|meter|obligation))\b[^.;]{0,50}\b(?:due|starts?|begins?|payable|is|runs?)\b|\brent[- ]start\b|\brcd\b/i,
        /\b(?:start|begin) paying\b|\bpay(?:s|ing)? (?:rent )?(?:from|as of|starting)\b|\btakes? up the rent (?:on|from)\b|\b(?:take|collect) rent (?:from you )?(?:as of|from|starting)\b/i,
        /\b(?:(?:won['’]t|don['’]t|doesn['’]t|not) pay(?: a (?:dime|cent|penny)| anything| rent| base rent)?|no (?:base |minimum |basic |net )?rent(?: is)?(?: due| payable)?|pays? nothing|nothing is due|before a rent (?:check|cheque) is due)\b[^.;]{0,60}(?:\b(?:until|till|before)\b|is due)/i,
        /\b(?:we|tenant|school|lessee)\b[^.;]{0,40}\bwill pay from\b/i,
      ],
      startOrWords,
      {
        unless:
          /\b(?:late (?:fee|charge)|interest|default|increase|ris(?:es?|ing) to|stepp(?:ed|ing) up|percentage rent|cure|options?|if rent|grace|parking|on the (?:first|1st) (?:day )?of (?:each|every)|in advance)\b/i,
        least: 5,
      },
    ),
  ]),
  letterField('free_rent', [
    saying(
      'none',
      [
        /^(?:free rent|abated rent|rent[- ]free|abatement|concessions?|rent holiday|incentives?|mietfreie zeit)[^:]*: (?:none|no\b|nil|zero|0\b|not offered|n\/a)/i,
        /\bno (?:free|abated) rent\b|\bno (?:rent abatement|rent[- ]free|honeymoon)\b/i,
      ],
      () => ({ value: 0, shown: 'None' }),
    ),
    saying(
      'named',
      [
        /^(?:free rent|abated? rent|abatement|rent[- ]free|rent relief|rent holiday|holiday|fr|concessions?|free months?|mietfreie? \w+|fixturing(?: period)?|franchise|gratuit[eé]?|inducement|tenant incentive|beneficial occupancy|rent credit|percentage rent only)[^:]{0,400}: (?=.*(?:\d|first))/i,
      ],
      asFreeMonths,
      { unless: /\b(?:asbestos|tax abatement|lead abatement)\b/i },
    ),
    saying(
      'forgiven',
      [
        /\b(?:months?|weeks?|days|rent|period)\b[^.;]{0,50}\b(?:free|on the house|abated?|forgiven|waived|comped|nil|zero rent|gratis|at no charge|no charge|rent holiday|rent[- ]free|is on me|are on (?:me|us)|without (?:base |net |minimum )?rent|no (?:base |minimum |net )?rent)\b/i,
        /\b(?:free|waive|forgive|skip|abate|throw in|give)\b[^.;]{0,50}\b(?:months?['’]?|weeks?['’]?)\b[^.;]{0,25}(?:\brent\b|\bfree\b|\bof term\b|\bon the house\b|\bup front\b)/i,
        /\b(?:forgive|skip|waive)s? (?:\w+ ){0,4}rent\b/i,
        /\b(?:(?:pays?|paying|owe[sd]?|charged?) (?:you |us )?nothing|nothing (?:is |would be )?(?:payable|due|paid|charged|to pay)|no rent)\b[^.;]{0,30}\b(?:for (?:the )?(?:first )?\d+|till|until)\b/i,
        /\b\d+(?:st|nd|rd|th)? (?:month|week)s? (?:of )?(?:free|rent[- ]free)\b|\b\d+ free\b/i,
      ],
      asFreeMonths,
      {
        unless:
          /\b(?:parking|furniture|interruption|casualty|damage|fire|unamorti[sz]ed|default(?:s|ed)? the|notice|storage|free to|free of|deposit|stalls?|spaces|car parks?|passes|credits|seats|repaid|warning|holdover)\b/i,
        least: 4,
        bargained: true,
      },
    ),
  ]),
];
