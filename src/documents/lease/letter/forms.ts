import type { LeaseText } from '../prepare/lease-text.ts';

/** The form of an offer, and its subject if that changes how the offer is read. */
export const letterForms = [
  'email_thread',
  'counter_offer',
  'rfp_response',
  'heads_of_terms',
  'offer_to_lease',
  'ground_lease',
  'sublease',
  'extension',
  'proposal',
  'term_sheet',
  'table',
  'letter',
] as const;
export type LetterForm = (typeof letterForms)[number];

interface FormRule {
  readonly form: LetterForm;
  /** At most the first 1,500 characters, or this many. */
  readonly opening: RegExp;
  readonly within?: number;
}

/** The first rule that fits decides: the special forms before the general ones. */
export const formRules: readonly FormRule[] = [
  {
    form: 'email_thread',
    opening:
      /^\s*(?:from|sent|to|subject)\s*:[^\n]{1,160}\n(?:[^\n]{1,160}\n){0,5}(?:subject|re)\s*:|(?:^|\n)(?:>[ \t]*){0,20}On [^\n]{4,140}\bwrote:/i,
  },
  {
    form: 'counter_offer',
    opening:
      /\bcounter[\s-]?(?:offer|proposal)?\s+to\b|\bcounter-?(?:offer|proposal)\b|\bcountered? as follows\b|\bonly the (?:points|terms) (?:where|on which) we (?:differ|disagree)\b/i,
  },
  {
    form: 'rfp_response',
    opening: /\bresponse to (?:your )?(?:the )?(?:request for proposals?|rfp)\b|\brfp response\b/i,
  },
  { form: 'heads_of_terms', opening: /\bheads of (?:terms|agreement)\b/i },
  {
    form: 'offer_to_lease',
    opening: /(?:^|\n)[^\n.:]{0,40}\b(?:offer|agreement) to (?:sub-?)?lease\b[^\n.]{0,30}(?:\n|$)/i,
  },
  { form: 'ground_lease', within: 500, opening: /\bground[\s-]+(?:lease|rent|tenant)\b|\bland lease\b/i },
  { form: 'sublease', within: 600, opening: /\bsub-?(?:lease|let|letting|tenancy)\b|\b(?:prime|master) lease\b/i },
  {
    form: 'extension',
    opening:
      /\bextend(?:ing)? (?:your|the|its|our) (?:existing |current )?lease\b|\b(?:lease )?(?:renewal|extension) (?:proposal|offer|terms)\b|\brenew(?:al|ing) of (?:your |the )?(?:current |existing )?lease\b|\blease renewal\b|\byour current lease\b/i,
  },
  {
    form: 'proposal',
    opening: /\bproposal\b[^.\n]{0,40}\blease\b|\blease proposal\b|\bproposal for (?:the )?(?:space|premises)\b/i,
  },
  {
    form: 'term_sheet',
    opening: /\bterm sheet\b|\bsummary of (?:proposed )?(?:lease )?terms\b|\bsummary of proposed deal points\b/i,
  },
];

/** Most of its paragraphs are rows: a table of terms, regardless of its title. */
const tableShare = 0.6;

export function formOf(text: LeaseText): LetterForm {
  const opening = text.document.text.slice(0, 1_500);
  const rows = text.blocks.filter(({ kind }) => kind === 'row').length;
  const form =
    formRules.find((rule) => rule.opening.test(opening.slice(0, rule.within ?? opening.length)))?.form ?? 'letter';
  return (form === 'term_sheet' || form === 'letter') && rows > text.blocks.length * tableShare ? 'table' : form;
}

/** Kinds of deals that require different questions; an offer can belong to several. */
export type DealKind =
  | 'office'
  | 'retail'
  | 'restaurant'
  | 'industrial'
  | 'medical'
  | 'ground'
  | 'sublease'
  | 'extension'
  /** Only what differs from an earlier offer. */
  | 'counter'
  /** Some weeks or months: a stall, a pop-up store, desks. */
  | 'short'
  /** No building: land, a lot, a mast, a wall. */
  | 'bare'
  /** One price with everything in it. */
  | 'allIn'
  | 'europe'
  | 'canada';

const dealWords: readonly (readonly [DealKind, RegExp, number])[] = [
  ['office', /\boffices?\b|\bworkstations?\b|\bfull[\s-]service\b|\bsuite\b/gi, 2],
  [
    'retail',
    /\b(?:shopping )?cent(?:er|re)\b|\bretail\b|\bstore(?:front)?\b|\bshop(?:front)?\b|\bgross sales\b|\bpylon\b|\banchor(?:ed)?\b|\bcoffee\b/gi,
    3,
  ],
  ['restaurant', /\brestaurant\b|\bgrease\b|\bkitchen\b|\bliquor\b|\balcohol\b|\bcooking\b|\bmenu\b|\bhood\b/gi, 3],
  [
    'industrial',
    /\bwarehouse\b|\bindustrial\b|\bdocks?\b|\btruck\b|\bclear height\b|\b\d{2}['’] clear\b|\bracking\b|\bmanufactur\w+|\bflex\b|\boverhead doors?\b|\byard\b/gi,
    3,
  ],
  [
    'medical',
    /\bmedical\b|\bphysicians?\b|\bdoctors?\b|\bp(?:a)?ediatrics?\b|\bphysio\w*\b|\bveterinar\w+\b|\bsurgery\b|\bpatients?\b|\bclinic\b|\bdental\b|\bx-ray\b|\bhipaa\b|\bstark\b/gi,
    3,
  ],
  ['ground', /\bground[\s-]+(?:lease|rent|tenant)\b|\bland lease\b|\bleasehold mortgage\b/gi, 2],
  [
    'sublease',
    /\b(?:prime|master|head)[\s-]lease\b|\bsub-?(?:landlord|lessor)\b|\b(?:the|and|as|our) sub-?(?:tenant|lessee)\b|\bsublet to\b|\bassignor\b|\btake over the lease\b/gi,
    2,
  ],
  [
    'short',
    /\bpop-?ups?\b|\bkiosks?\b|\b(?:market )?stalls? (?:fee|at)\b|\bseasonal\b|\b(?:a|per|each|every) week\b|\bweekly\b|\bco-?working\b|\bhot[- ]desks?\b|\btemporary\b|\bseason\b|\bweekends?\b/gi,
    3,
  ],
  [
    'bare',
    /\bantennas?\b|\bmasts?\b|\bcell (?:site|tower)\b|\brooftop\b|\bbillboards?\b|\blaydown\b|\btrailer (?:parking|stalls?|storage)\b|\bparking lot\b|\bcar park\b|\bgraz\w+\b|\bgravel\b|\bpasture\b|\bfenced (?:yard|lot|area)\b|\bacres?\b|\bhectares?\b/gi,
    3,
  ],
  [
    'allIn',
    /\ball[- ]in(?:clusive)?\b|\bincludes? (?:everything|all (?:costs|charges|utilities))\b|\bno (?:extras|service charge|additional charges)\b|\bone (?:flat )?(?:fee|price)\b|\b(?:membership|licen[cs]e) fee\b/gi,
    1,
  ],
  // The tenant stays, so there already is a lease.
  [
    'extension',
    /\b(?:current|existing|present) lease\b|\byour lease\b|\brenew(?:al|ing)? (?:of )?(?:your|the|our|its) lease\b|\bextend(?:ing)? (?:your|the|our|its) (?:lease|term|stay)\b|\bstay (?:on|put|another|where)\b/gi,
    3,
  ],
  // The United Kingdom and the European Union.
  [
    'europe',
    /[£€]|m²|\bVAT\b|\bUnited Kingdom\b|\bEnglish law\b|\bheads of terms\b|\b1954 Act\b|\bstamp duty land tax\b/gi,
    3,
  ],
  [
    'canada',
    /\bOntario\b|\bBritish Columbia\b|\bAlberta\b|\bQu[eé]bec\b|\bHST\b|\bT\.?M\.?I\b|\bC(?:AD|DN)\b|\bC\$/gi,
    3,
  ],
];

export function dealKindsOf(text: LeaseText, form: LetterForm): ReadonlySet<DealKind> {
  const whole = text.document.text.slice(0, 60_000);
  const kinds = new Set<DealKind>();
  for (const [kind, words, least] of dealWords) if ((whole.match(words)?.length ?? 0) >= least) kinds.add(kind);
  if (form === 'ground_lease') kinds.add('ground');
  if (form === 'sublease') kinds.add('sublease');
  if (form === 'extension') kinds.add('extension');
  if (form === 'counter_offer') kinds.add('counter');
  // If there is a building on the land, the deal isn't only about land.
  if (
    kinds.has('ground') ||
    (whole.match(/\b(?:suite|floor|warehouse|store|shop|offices?|building)\b/gi)?.length ?? 0) > 6
  )
    kinds.delete('bare');
  return kinds;
}
