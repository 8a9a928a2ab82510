import { rank } from '../../../extract/weights.ts';
import { asPrinted, saying } from '../../letter-saying.ts';
import { showAmount } from '../../letter-values.ts';
import { letterField } from '../letter-field.ts';
import { money, plain } from './patterns.ts';

/** Who pays the costs of the building, in informal wording. */

const costs = `(?:taxes|insurance|CAM|common (?:area|charges)|service charge|nets|nnns?|outgoings|rates|maintenance|operating (?:costs|expenses)|opex|bills|upkeep|expenses|utilities)`;
const kind = (value: string, shown: string) => () => ({ value, shown });

export const saidExpenses = [
  letterField('lease_structure', [
    saying(
      'absolute',
      [
        /\babsolute(?:ly)?(?: triple)? net\b|\bbondable\b|\bevery cost of the (?:land|building|property)\b/i,
        /\b(?:pay|pays|bears?) all of the bills\b|\b(?:landlord|owner|lessor) (?:has|bears|pays) no costs? (?:whatsoever|of any)/i,
        /^structure[^:]*: .*\b(?:roof|structure)\b.*\beverything\b/i,
      ],
      kind('absolute', 'Absolute net'),
      { weight: rank.strongest },
    ),
    saying(
      'baseYear',
      [
        /^(?:base year|by|op\. ?ex\.?|opex|pass-?throughs?|operating stop|tax(?:es)?|real property taxes|expense base|reset)[^:]*: .{0,60}\b(?:base[ -]?year|BY '?\d{2,4}|over base|(?:19|20)\d{2} base|(?:19|20)\d{2} actual)\b/i,
        /\b(?:increases?|overage|escalations?|excess)\b[^.;]{0,40}\b(?:over|above)\b[^.;]{0,30}\b(?:base(?:[ -]year)?|(?:calendar year )?20\d{2})\b/i,
        /\b(?:20\d{2}|BY) base(?:[ -]year| yr)?\b|\bbase[ -](?:year|yr)\b(?! (?:of (?:the )?index|index))/i,
      ],
      kind('base_year', 'Base year'),
      { unless: /\bno base[ -]?year\b|\bfirst dollar\b|\bn\/a\b|\bbase index\b/i, weight: rank.direct },
    ),
    saying(
      'modifiedGross',
      [
        /\bmod(?:ified|\.)? gross\b|\bindustrial gross\b|\bgross plus\b|\bplus electric\b|\b(?:everything|all) in except\b|\bexpense stop\b/i,
        /\b(?:owner|landlord|lessor|LL|we)\b[^.;]{0,30}\b(?:pays?|bears?|covers?)\b[^.;]{0,60}\btax(?:es)?\b[^.]{0,80}\b(?:tenant|lessee|T|you|school)\b[^.]{0,40}\b(?:utilities|power|electric\w*|interior|water|janitor\w*)\b/i,
        /\b(?:tenant|lessee|you)\b[^.;]{0,20}\bpays? none of my taxes\b/i,
        /^(?:owner|landlord|lessor|LL|we|I) (?:will )?pays? (?:the |all )?(?:property |real estate )?tax(?:es)?\b(?:,? (?:and|&) (?:the )?(?:building )?insurance\b|\W*$)/i,
        /\bgross\b[^.;]{0,40}\b(?:plus|except|excluding|but|with)\b[^.;]{0,30}\b(?:electric\w*|utilities|janitorial|power|lights)\b|\b(?:everything|all)\b[^.;]{0,20}\b(?:but|except|save)\b[^.;]{0,30}\b(?:electric\w*|utilities|janitorial|power|lights)\b/i,
      ],
      kind('modified_gross', 'Modified gross'),
      { weight: rank.otherForm },
    ),
    saying('doubleNet', [/\bdouble net\b|\bNN\b(?!N)|\bdeux fois net\b/], kind('NN', 'Double net (NN)'), {
      weight: rank.named,
    }),
    saying(
      'net',
      [
        /\b(?:NNN|nnn|NNNs|FRI|TMI)\b|\btriple[ -]?nets?\b|\bfully net\b|\bfull(?:y)? repairing\b|\bon a net basis\b|\binsists on nets\b|\bnets on top\b|\bnet to (?:the |our )?(?:lessor|landlord|owner|us)\b|\bnets? (?:of|lease)\b|\bcarefree\b/i,
        new RegExp(
          String.raw`\b(?:tenant|lessee|you|subtenant|hospital)\b[^.;]{0,50}\b(?:reimburses?|pays?|bears?|covers?|responsible for)\b[^.;]{0,60}\b(?:share|proportion|pro[- ]?rata)\b[^.;]{0,30}\b${costs}`,
          'i',
        ),
        new RegExp(
          String.raw`\b(?:tenant|lessee|you|we|occupant|subtenant)\b[^.;]{0,40}\b(?:pays?|covers?|picks? up|carr(?:y|ies)|reimburses?|responsible for|bears?|on the hook for|handles?|takes? care of)\b[^.;]{0,40}\b${costs}\b[^.;]{0,30}(?:,|and|&|\/|\+)[^.;]{0,20}\b${costs}\b`,
          'i',
        ),
        /^(?:outgoings|taxes\/ins\/cam|nnn|nets|additional rent)[^:]*: (?:by )?(?:tenant|lessee)\b/i,
        /\bshare\b[^.;]{0,40}\b(?:direct|operating) expenses\b[^.;]{0,60}\b(?:first dollar|no base)\b/i,
        /(?<=[$£€]\s?\d[\d.,]{0,20}[^.;$]{0,20})\bnet\b(?! (?:of|effective|worth))/i,
        /\bmonthly reimbursements?: .*\btaxes\b/i,
        /\byou cover taxes and insurance\b/i,
        /\bfull(?:y)? repairing\b|\b(?:bears?|pays?|reimburses?) (?:its |\d{1,3}(?:\.\d+)?% )?(?:share|proportion)?[^.;]{0,20}\bof (?:all )?(?:property |real estate )?taxes, insurance\b/i,
        /^(?:additional|extra) rent[^:]*: .*\btax(?:es)?\b.*\bins(?:urance|\.)/i,
      ],
      kind('NNN', 'Triple net (NNN)'),
      {
        unless:
          /\bnet (?:effective|worth|profit|sales)\b|\b(?:not|no|isn['’]t|instead of|rather than) (?:a )?(?:NNN|triple)/i,
      },
    ),
    saying(
      'gross',
      [
        /\bFSG\b|\b(?:full[ -]service|all[- ]in(?:clusive)?|gross (?:rent|lease|basis|of everything)|no reconciliation)\b|\bgross\b(?! (?:sales|revenues?|receipts|rents|floor|internal|up|leas|area|income|profit|negligen|square|of vat))/i,
        /\b(?:CAM|taxes|utilities|expenses|nets|service charge|rates|electric\w*|heat|water|lights)\b[^.;]{0,60}\b(?:included|inside) (?:in )?(?:the )?(?:rent|that|price)\b|\b1 price that includes\b|\bincluded in (?:the )?rent\b/i,
        /\b(?:everything|all(?: costs| expenses| utilities)?|taxes, insurance)\b[^.;]{0,20}\b(?:is |are )?(?:included|in the (?:rent|price|number)|on (?:the )?(?:landlord|owner|us))\b|\bno (?:pass-?throughs?|nets|CAM|extras|NNN)\b(?! (?:cap|increase))/i,
        /\b(?:owes?|pays?) nothing beyond the (?:monthly )?rent\b|\bgot the lights and the water\b/i,
        /\b(?:includes?|inside that|in it)\b[^.;]{0,40}\b(?:lights?|heat|water|wi-?fi|power|electric\w*|utilities)\b|\b(?:rates|heat|lights?|water|power|cleaning)\b[^.;]{0,60}\b(?:inside that|in that|in the (?:price|fee))\b/i,
      ],
      kind('gross', 'Gross'),
      {
        weight: rank.general,
        unless:
          /\bprefer(?:red)? gross\b|% of gross\b|\bmod(?:ified|\.)? gross\b|\bgross (?:sales|income|revenue)|\b(?:no|parking|EV)\b[^.;]{0,20}\bincluded in\b/i,
      },
    ),
  ]),
  letterField('base_year', [
    saying(
      'named',
      [
        /^(?:base (?:year|yr|amount)[^:]*|by|operating (?:base|stop)|stop|gross-up & base|reset|expense (?:base|stop)|op\. ?ex\.?|opex)[^:]{0,400}: [^;]{0,60}?(?:['’](\d{2})\b|\b(20\d{2})\b|\b(?:FY|CY)'?(\d{2})\b)/i,
        /\bbase(?:[ -](?:year|yr))?\b[^.;]{0,80}?\b(?:to|be|is|of|as|keep|moves? from 20\d{2} up to|ending \w+ \d{1,2},)\b[^.;\d]{0,30}\b(20\d{2})\b/i,
        /\b(20\d{2})(?: calendar)? base\b/i,
        /\b(?:base|stop)\b(?! rent)[^.;]{0,60}?\b(20\d{2})\b/i,
        /\b(20\d{2})\b[^.;]{0,30}\b(?:base|stop|as the base)\b(?! rent)/i,
        /\b(?:increases?|costs|expenses)\b[^.;]{0,40}\b(?:over|above|against|measured against)\b[^.;\d]{0,40}\b(20\d{2})\b/i,
        /\btreat (20\d{2})\b[^.;]{0,60}\breference\b/i,
        /\b(?:don['’]t|won['’]t|not) update the base\b[^.]{0,20}\. You keep (20\d{2})\b|^you keep (20\d{2}) for the extension/i,
        /\bBY (20\d{2})\b|\bbase ['’](\d{2})\b/,
      ],
      (match) => {
        const digits = match.slice(1).find((each) => each !== undefined);
        if (digits === undefined) return null;
        const value = digits.length === 2 ? `20${digits}` : digits;
        return { value, shown: value };
      },
      { unless: /\b(?:index|CPI|ILAT|constructed|built|sales|or 20\d{2}|\d{2}: )\b/i },
    ),
  ]),
  letterField('mgmt_admin_fee', [
    saying(
      'percent',
      [
        /\b(?:management|mgmt\.?|admin(?:istrat\w+)?|overhead)(?: (?:charges?|fees?|costs?|charge|fee))?\b[^.;%]{0,50}?\b(\d{1,2}(?:\.\d+)?) ?%/i,
        /\b(\d{1,2}(?:\.\d+)?) ?%[^.;%]{0,40}\b(?:management|mgmt|admin(?:istrat\w+)?|overhead|mark-?up)\b/i,
      ],
      percentOf,
      { unless: /\b(?:construction|supervise the|asset management|commission|excluded)\b/i },
    ),
  ]),
  letterField('opex_share', [
    saying(
      'percent',
      [
        /\b(?:share|proportion\w*|pro[- ]?rata)\b[^.;%$£€]{0,40}?\b(\d{1,3}(?:\.\d+)?) ?%/i,
        /\b(?:bears?|pays?|reimburses?|reimburse)\b[^.;%$£€]{0,12}?\b(\d{1,3}(?:\.\d+)?) ?% of (?:the |all |any )?(?:increases? in )?(?:property |real estate |building )?(?:tax\w*|operating|CAM|common|insurance|costs|expenses)/i,
      ],
      percentOf,
      { unless: /\b(?:profit|allowance|100 ?%|revenue|sales|percentage rent)\b/i },
    ),
  ]),
  letterField('opex_estimate', [
    saying(
      'total',
      [new RegExp(String.raw`\b(?:taxes|cam|ins\w*|add'?l rent)\b.{0,200}\btotal(?:ing|s)?:? ${money}`, 'i')],
      amount,
      { weight: rank.explicit },
    ),
    saying(
      'perFoot',
      [/\bopex|operating expenses|nnn|service charge/i],
      (_match, line) => {
        const own =
          /[$£€]\s?(\d[\d,]*(?:\.\d+)?)(?= ?(?:per|\/|a|p)? ?(?:\/|per )?(?:r?sf|psf|foot|square foot)\b)/i.exec(
            line.text,
          );
        return own === null ||
          !/\b(?:budget\w*|estimat\w*|est\.|projected|good faith|current\w*)\b/i.test(line.whole) ||
          plain(own[1]) > 60
          ? null
          : amount(own);
      },
      { unless: /\b(?:cap|not exceed|limited)\b/i, weight: rank.otherForm },
    ),
    saying(
      'quoted',
      [
        new RegExp(
          String.raw`\b(?:estimat\w+|budget\w*|projected|last year|this year|currently|running|ran|figure)\b[^;$£€]{0,80}?${money}[^;]{0,60}\b(?:nets|nnn'?s?|TMI|CAM|opex|taxes|operating|pass-?throughs?|service charge|charges|expenses)\b`,
          'i',
        ),
        new RegExp(
          String.raw`\b(?:nets|nnn'?s?|TMI|CAM|opex|op\.? ex\.?|operating (?:costs|expenses|charges)|pass-?throughs?|service (?:charge|costs)|common (?:area )?(?:charges|expenses)|charges|additional rent|add'?l rent|outgoings|reimbursements|estimated (?:costs|expenses)|triple nets)\b[^;$£€]{0,90}?${money}`,
          'i',
        ),
        // `nnn ~5.80`, `NNNs est. 2.40`: a figure right after the word
        /\b(?:nets|nnn'?s|nnn|TMI|CAM|opex)\b,? ?(?:est(?:imated)?\.?|~|@|approx\.?|about|around|run(?:ning)?|=|at|are)? ?(\d{1,2}\.\d{1,2})\b(?! ?%)/i,
        /\b(?:nets|nnn'?s?|TMI|CAM|opex|pass-?throughs?|service charge|common (?:area )?charges|operating (?:costs|expenses))\b[^;$£€]{0,60}?\b(?:at|about|running|trending at|approx\w*|currently|are|is) (\d{1,2}(?:\.\d+)?)(?! ?(?:%|months|days|years))/i,
        new RegExp(
          String.raw`${money}[^.;$£€]{0,30}\b(?:in (?:pass-?throughs?|CAM|nets|nnn|opex|operating)|for (?:taxes|CAM|nnn|nets))\b`,
          'i',
        ),
        /^(?:opex|op\.? ex\.?|nnn'?s?|nets|TMI|CAM|service charge)[^:]*: (?:currently |est\.? |approx\.? |about )?(\d{1,2}\.\d{1,2})\b/i,
      ],
      amount,
      {
        unless:
          /\b(?:cap(?:ped)?\b(?! at \$)|deposit|rent is|rent of|jump|increase of|allowance|build-?out|fit-?out|improvements|base rent|net rent|minimum rent|fee of|parking|reduced)\b/i,
      },
    ),
  ]),
  letterField('opex_cap', [
    saying(
      'limited',
      [
        /^(?=.*\b(?:controllable\w*|opex|op\.? ex\.?|CAM|expenses|operating|common (?:area|charges)|pass-?throughs?|nnn'?s?|nets|service charge|additional rent|outgoings)\b)(?=.*\b(?:cap|caps|capped|ceiling|lid|max|maximum|no more than|not more than|not exceed\w*|never more than|limit(?:ed|s)?|held to|hold|can['’]t go|won['’]t go|at most|collar\w*|top out)\b).*(?:\b\d(?:\.\d+)?\s?%|\bCPI\b)/i,
        /\b(?:controllable\w*|opex|op\.? ex\.?|CAM|expenses?|operating costs|common (?:area )?(?:costs|charges|expenses)|pass-?throughs?|nnn'?s?|nets|additional rent|service charge|within [^.;]{0,30} control|cost increases)\b[^;]{0,160}?\b(?:cap(?:ped)?|limit(?:ed)?|max(?:imum|\.)?|no more than|not more than|not? (?:to )?exceed\w*|not rise|can['’]t rise|not increase|shall not increase|no (?:quicker|faster) than|let it grow|growth|grow|lid|ceiling|exceeded|≤|above|fixed at)\b[^;]{0,60}?(?:\d(?:\.\d+)?\s?%|[$£€]\s?\d|\bCPI\b)/i,
        /\b(?:cap|lid|ceiling|max(?:imum)?|limit|no more than|not more than)\b[^.;]{0,40}?(?:\d(?:\.\d+)?\s?%|[$£€]\s?\d[\d.,]*)[^;]{0,80}\b(?:controllable\w*|opex|CAM|pass-?throughs?|expenses|operating costs|increase in (?:costs|expenses)|janitorial|nnn|nets|service charge)\b/i,
        /^(?:cap|opex growth|ceiling|controllable\w*|cap on [^:]*|expense cap|cam cap)[^:]{0,400}: .{0,40}?(?:\d(?:\.\d+)?\s?%|[$£€]\s?\d|CPI)/i,
        /\bcap\w* (?:on|to) (?:cam|opex|nnn|expenses)\b[^.;]{0,30}\d(?:\.\d+)?\s?%/i,
        /\banything above (?:an? )?\d(?:\.\d+)?\s?% (?:bump|increase|rise)\b[^.;]{0,60}\blandlord['’]s problem\b/i,
      ],
      asPrinted,
      {
        unless: /\b(?:cap rate|no cap\b|uncapped|management fee only|guarant\w*|commission|liabilit\w+ limit|sales)\b/i,
      },
    ),
  ]),
];

function percentOf(match: RegExpExecArray) {
  const value = `${Number(match[1])}%`;
  return { value, shown: value };
}

function amount(match: RegExpExecArray) {
  const value = plain(match[1]);
  return value <= 0
    ? null
    : { value, shown: showAmount(value, match[0].includes('£') ? 'GBP' : match[0].includes('€') ? 'EUR' : 'USD') };
}
