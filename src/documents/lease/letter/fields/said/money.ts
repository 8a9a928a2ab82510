import { rank } from '../../../extract/weights.ts';
import { asPrinted, saying } from '../../letter-saying.ts';
import { showAmount } from '../../letter-values.ts';
import { letterField } from '../letter-field.ts';
import { foot, money, plain } from './patterns.ts';

/** Deposit, allowance and increases in informal wording. */

/** A share of the tenant's sales. */
const percentageRent = letterField('percentage_rent', [
  saying(
    'ofSales',
    [
      /\b\d{1,2}(?:\.\d+)? ?%[^.;$£€]{0,60}?\b(?:sales|sell|revenues?|turnover|receipts|takings|gallon\w*)\b/i,
      /\b(?:sales|revenues?|turnover|receipts|takings)\b[^.;]{0,30}\b(?:over|above|beyond|past)\b[^.;]{0,40}\b\d{1,2}(?:\.\d+)? ?%/i,
    ],
    asPrinted,
    {
      unless:
        /\b(?:no other|exclusiv\w+|more than \d+ ?% of (?:its|their|the) sales|deriv\w+|sales (?:tax|price)|commission|management|no percentage|none|kick-?out|guarant\w+)\b|>\s?\d+%/i,
    },
  ),
]);

const has = (pattern: string): RegExp => new RegExp(pattern, 'i');

export const saidMoney = [
  percentageRent,
  letterField('security_deposit', [
    saying(
      'none',
      [
        /^(?:security|dep|deposit|sec\.? dep\.?|security deposit|lease security|bond)[^:]*: (?:none|no\b(?! (?:l\/?c|loc|letter)\b)|nil|zero|\$0\b|waived|not required|n\/a|in lieu of a cash deposit)/i,
        /\b(?:no|without|waives? (?:the|any)|excused from (?:posting )?any|dropp?ing the) (?:cash |security |rent |damage )*(?:deposit|security|bond)\b/i,
      ],
      () => ({ value: 0, shown: 'None' }),
      { unless: /\b(?:pet|key|earnest|interest on)\b/i },
    ),
    saying(
      'amount',
      [
        has(
          String.raw`\b(?:deposits?|depost|sec\.? ?dep\b\.?|bond|security|held as|holding as|l\/c|letter of credit|loc|bank guarantee|kaution|d[eé]p[oô]t de garantie|credit enhancement|stakeholder|damages)\b[^.;]{0,90}?${money}(?!\s?(?:per|\/|a) (?:r?sf|foot|month))`,
        ),
        has(
          String.raw`\b(?:posts?|puts? up|holds?|hold|hand you|leave|lodges?|pays?)\b[^.;]{0,20}?${money}[^.;]{0,80}\b(?:deposit|security|bond|cash;|to be returned|returned with|before i move|for damages|in escrow|refundable)\b`,
        ),
        has(String.raw`${money}[^.;$£€]{0,50}\b(?:security|deposit|bond|in escrow|stakeholder|held)\b`),
        // `remits a certified cheque of $34,700 to the order of counsel in trust`
        has(
          String.raw`\b(?:cheque|check|draft|wire)\b[^.;$£€]{0,20}${money}[^.;]{0,80}\b(?:in trust|trust account|in escrow|as security)\b`,
        ),
        has(String.raw`\b(?:refundable|returnable)\b[^.;]{0,20}${money}`),
        has(
          String.raw`${money}[^.;$£€]{0,40}\b(?:you (?:would |will |['’]d )?(?:give|hand|pay) (?:it )?back|comes? back|we get back)\b`,
        ),
        has(
          String.raw`^(?:security|deposit|sec\.? dep\.?|depost|security deposit|bond|kaution)[^:]*: (\d[\d,]*(?:\.\d{2})?)(?=$|[ .;,](?! ?(?:months?|weeks?|%)))`,
        ),
        has(String.raw`\bdeposit\b[^.;]{0,40}\b(?:to|is|at) (\d[\d,]{3,}(?:\.\d{2})?)\b`),
      ],
      (match) => {
        const value = plain(match[1]);
        return value < 50 ? null : { value, shown: showAmount(value, currencyOf(match[0])) };
      },
      {
        unless:
          /\b(?:earnest|good-?faith|good faith money|hold fee|allowance|option money|review fee|reimburse its|liabilit\w+ (?:cover|insurance)|insurance|commission|\ba month for\b|doc fee)\b/i,
        bargained: true,
      },
    ),
    saying(
      'monthsOfRent',
      [
        has(
          String.raw`\b(?:deposit|security|bond|rent deposit|sec\.? dep\.?|kaution|held)\b[^.;]{0,50}?\b(\d{1,2}|first and last|last|a|first) (?:gross |net |full |monthly )*(months?['’]?s?|quarters|weeks)(?: (?:net |gross |base )?rent)?`,
        ),
        has(
          String.raw`\b(\d{1,2}|a) (months?['’]?s?|quarters?|weeks?)(?:['’]s?)?(?: (?:net |gross |base )?rent)? (?:held|deposit|as (?:a )?(?:deposit|security|bond)|up front as a bond|rent deposit|down as deposit|security|(?:in )?cash(?! flow))`,
        ),
        has(
          String.raw`\b(?:deposit|bank guarantee|bond|security|kaution)\b[^.;]{0,20}?\b(\d{1,2}|1) (?:gross |net )?(?:(?:monthly|quarterly) rents?|quarter['’]?s? rent)`,
        ),
      ],
      (match) => {
        const words = match[0].replace(/^.*?(?=\b(?:\d{1,2}|first|last|an?) )/i, '');
        return { value: words, shown: words };
      },
      {
        unless: /\b(?:earnest|notice|reduc\w+|burn|free|after|month \d+)\b(?![^.;]{0,10}deposit)/i,
        weight: rank.weak,
        bargained: true,
      },
    ),
  ]),
  letterField('ti_allowance', [
    saying(
      'none',
      [
        /^(?:t\.?i\.?a?|allowance|allow\.?|improvement allowance|ti allowance|tenant improvements?(?: allowance)?|contribution)[^:]*: (?:none|no\b|nil|zero|0\b|\$0|€0|£0|n\/a)/i,
        /\bno (?:(?:tenant )?improvement |t\.?i\.? |construction |cash )?allowance\b|\bno (?:TI|tenant improvement) (?:money|dollars)\b/i,
      ],
      () => ({ value: 0, shown: 'None' }),
    ),
    saying(
      'amount',
      [
        has(
          String.raw`\b(?:improvement allowance|tia|t\.?i\.? allowance|ti|allowance|inducement|contribution|baukostenzuschuss|ausbaukosten\w*|construction (?:dollars|allowance)|fit-?out (?:money|contribution|allowance)|key money|from (?:the )?(?:landlord|owner))\b(?: of| is|:| at|\b[^.;$£€]{0,50}?)\s?(?<!for 1 )${money}(?: (?:per|a|\/)? ?(?:test fit))?`,
        ),
        has(
          String.raw`\b(?:kick in|kicks in|throw in|provide|give you|gives?|contribute|contributes|reimburse|fund|pay|chip in|put up|puts? in)\b[^.;]{0,80}?${money}[^.;]{0,80}\b(?:build-?out|buildout|fit-?out|improvements?|paint|carpet|lvt|tenant work|install|to spend|do whatever|works?|finish\w*|renovat\w+|remodel\w*|construction|upgrades?)\b`,
        ),
        // `throw in 15000 for the buildout`
        has(
          String.raw`\b(?:throw in|throws in|kicks? in|chips? in|puts? in|contributes?|give you)\b[^.;$£€]{0,20}?\b(\d{4,6}|\d{1,3},\d{3})\b[^.;$£€]{0,20}\b(?:for|towards?)\b[^.;$£€]{0,30}\b(?:build-?out|fit-?out|improvements?|renovations?|remodel\w*|finishes|works?)\b`,
        ),
        has(
          String.raw`\b(?:build-?out|fit-?out|buildout|improvements?|tenant work|install)\b[^.;]{0,60}?\b(?:provide|contribute|give|limited to|up to|fund|pays?|reimburse)\b[^.;]{0,20}?${money}`,
        ),
        has(
          String.raw`${money}(?: ?${foot})?[^.;$£€]{0,30}\b(?:towards?|for|to(?:wards)? the|on)\b[^.;$£€]{0,40}\b(?:build-?out|buildout|fit-?out|improvements|tenant work|renovations?|remodel\w*|finish-?out|construction)\b`,
        ),
        has(
          String.raw`\b(?:landlord|owner|lessor|ll|we)\b[^.;]{0,30}\b(?:reimburse|contribute|provide|fund)\b[^.;]{0,80}?(?:limited to|up to|of|max(?:imum)? of) ${money}`,
        ),
        has(
          String.raw`${money}(?: ?${foot})?[^.;$£€]{0,20}\b(?:t\.?i\.?s?|tia|allowance|of ti|ti allowance|improvement allowance|fit-?out (?:money|allowance))\b`,
        ),
        // `the owner will put in up to $38.50 per foot`
        has(
          String.raw`\b(?:landlord|owner|ownership|lessor|ll|we|she|he|they)(?:['’]ll| will| would| can| could|['’]d)? puts? in (?:up to )?${money}(?!\d|[,.]\d)(?= ?${foot}|\W{0,3}$)`,
        ),
        has(
          // `TIA 57.50`, `on all except TIA, he'll go 55`: without a currency the figure must be close to the word.
          String.raw`\b(?:T\.?I\.?A?|ti|tia|allowance|inducement)\b(?:,? (?:of|at|to|is|he['’]ll go|she['’]ll go|we['’]ll go|i['’]ll go|go|goes to|up to|now|stays at|@|~)){0,2}[ ,~@:]{1,3}(\d{1,3}(?:\.\d{1,2})?|\d{1,3},\d{3}|\d{4,6})\b(?! ?(?:%|months?|days|years?|weeks|rows?|,\d))`,
        ),
        has(
          String.raw`^(?:t\.?i\.?a?|allowance|allow\.?|improvement allowance|ti allowance|\$ from landlord|tenant improvement allowance|tenant improvements?)[^:]*: (?:up to )?(\d[\d,]*(?:\.\d+)?)(?=\s?(?:${foot}|cash|$|,))`,
        ),
      ],
      (match) => {
        const value = plain(match[1]);
        if (value < 1) return null;
        const perFoot =
          has(`^\\s?${foot}`).test(match.input.slice(match.index + match[0].length)) || has(`${foot}$`).test(match[0]);
        return { value, shown: `${showAmount(value, currencyOf(match[0]))}${perFoot ? ' per square foot' : ''}` };
      },
      {
        unless:
          /\b(?:unspent|unamorti[sz]ed|phone|moving allowance only|former tenant|legal|attorney|counsel|car allowance|costs in|parking|month of|brokers?|commission|test fits?:)\b/i,
        bargained: true,
      },
    ),
  ]),
  letterField('escalation', [
    saying(
      'none',
      [
        /^(?:(?:annual |yearly |rent |rental )?(?:increases?|bumps?|escalations?|escalators?|steps?|adjustments?|uplifts?|reviews?))[^:]*: (?:none|no\b|flat|n\/a|nil|0%)/i,
        /\b(?:rent (?:is |stays |remains )?(?:flat|level|fixed) (?:for|through|throughout) (?:the )?(?:whole|entire|full|initial|term)|flat for the (?:whole |entire )?term|no (?:steps|bumps|increases|escalations?|escalators?)|flat, no)\b/i,
        /\bisn['’]t asking for any yearly\b|\bwhat you pay in month (?:one|1) is what you pay\b/i,
      ],
      () => ({ value: 'none', shown: 'None' }),
      { unless: /\b(?:opex|taxes|controllable|expenses)\b/i },
    ),
    saying(
      'amount',
      [
        /\b(?:increas\w+|escalat\w+|bumps?|goes up|go up|steps? up|ris(?:e|es|ing)|climbs?|uplifts?|adjust\w*|raise[ds]?)\b[^;]{0,80}?[$£€]\s?\d[\d,.]*/i,
        /[$£€]\s?\d[\d,.]* (?:higher|more) (?:each|every) (?:\w+ \d|year|lease year)\b/i,
        /[$£€]\s?\d[\d,.]*[^;]{0,40}\b(?:bumps?|a year increases?|annual increases?|increases?|steps?)\b/i,
      ],
      asPrinted,
      {
        unless:
          /\b(?:cap|expenses|opex|CAM|taxes|deposit|allowance|parking|deposit is|sales|commission|nnns?|guarant\w*|not to exceed)\b/i,
        weight: rank.described,
      },
    ),
    saying(
      'index',
      [
        /\b(?:CPI|RPI|CPIH|ILAT|ILC|consumer price|index(?:ed|ation)?|VPI)\b/i,
        /\b(?:rent review|reviewed|open market review|market review|resets?)\b[^.;]{0,80}\b(?:year|anniversary|years|market|fifth|\d)/i,
      ],
      asPrinted,
      {
        unless:
          /\b(?:expenses|fee|service charge|opex|capped|came in|deposit|option|renewal|extension|liability|base year|relocat\w+|came)\b/i,
        weight: rank.sidePoint,
        least: 4,
      },
    ),
    saying(
      'laterRent',
      [
        /[$£€]\s?\d[\d,.]{0,30}[^;$£€]{0,50}(?:,|;| and| then| to)[^;$£€]{0,30}[$£€]\s?\d[\d,.]*[^;$£€]{0,40}\b(?:thereafter|after that|from then|(?:in )?(?:years?|yrs?|months?|mos\.?) \d|the (?:2nd|second|3rd) y)/i,
        /\b(?:years?|yrs?|months|mos\.?|yr) \d[^;$£€]{0,20}[$£€]\s?\d[\d,.]*[^$£€]{0,40}\b(?:years?|yrs?|months|mos\.?|yr) \d[^;$£€]{0,20}[$£€]\s?\d/i,
      ],
      asPrinted,
      { unless: /\b(?:deposit|CAM|parking|allowance|expenses|nets|taxes)\b/i, weight: rank.indirect },
    ),
  ]),
];

function currencyOf(text: string): string {
  return text.includes('£') ? 'GBP' : text.includes('€') ? 'EUR' : 'USD';
}
