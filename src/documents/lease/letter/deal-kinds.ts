import type { LeaseText } from '../prepare/lease-text.ts';
import type { LetterForm } from './forms.ts';

/** Kinds of deals that require different questions; an offer can belong to several. */
export type DealKind =
  | 'office'
  | 'retail'
  | 'restaurant'
  | 'industrial'
  | 'medical'
  | 'lab'
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

interface KindWords {
  readonly kind: DealKind;
  /** Words that can occur in any deal: the kind requires `least` of them. */
  readonly words: RegExp;
  readonly least: number;
  /** Words that rarely occur in another kind of deal: each counts as two, and as four where the use is named. */
  readonly clear?: RegExp;
}

const kindWords: readonly KindWords[] = [
  {
    kind: 'office',
    words: /\boffices?\b|\bworkstations?\b|\bfull[\s-]service\b|\bsuites?\b|\bfloors?\b|\brentable\b|\bRSF\b/gi,
    least: 3,
    clear: /\blaw firm\b|\bcall cent(?:er|re)\b|\bheadquarters\b/gi,
  },
  {
    kind: 'retail',
    words: /\bcent(?:er|re)\b|\bstores?\b|\bshops?\b|\bgross sales\b|\bpylon\b|\banchor(?:ed)?\b|\bcoffee\b/gi,
    least: 3,
    clear:
      /\bretail\b|\bshopping cent(?:er|re)\b|\bstrip (?:mall|cent(?:er|re))\b|\bstorefronts?\b|\bshopfronts?\b|\bboutique\b|\bshowroom\b|\b(?:nail |hair )?salon\b|\bbarber\w*|\bsupermarket\b|\bgrocer\w*|\bpharmacy\b|\bbakery\b|\bopticians?\b|\bhigh street\b|\bout-?parcel\b|\bpower cent(?:er|re)\b|\b(?:coffee|pet|gift|book|bike|flower|toy|shoe|clothing|furniture|hardware|corner) (?:shop|store)\b|\bgym\b|\bfitness\b|\bdrive-th(?:rough|ru)\b|\bbank branch\b|\bgarden cent(?:er|re)\b/gi,
  },
  {
    kind: 'restaurant',
    words: /\bgrease\b|\bkitchen\b|\bliquor\b|\balcohol\b|\bcooking\b|\bmenu\b|\bhood\b|\bpatio\b|\bbeer\b|\bwine\b/gi,
    least: 3,
    clear:
      /\brestaurants?\b|\bcaf[eé]\b|\bbakery\b|\btap-?room\b|\bbrew(?:ery|pub)\b|\bpub\b|\bpizzeria\b|\bpizza\b|\btaqueria\b|\bbistro\b|\bdiner\b|\bcoffee (?:shop|bar|house)\b|\bfood hall\b|\bgrease (?:trap|interceptor)\b|\bespresso\b/gi,
  },
  {
    kind: 'industrial',
    words:
      /\bdocks?\b|\btrucks?\b|\bclear height\b|\b\d{2}['’] clear\b|\brack(?:s|ing)\b|\bmanufactur\w+|\bflex\b|\boverhead doors?\b|\byard\b|\btrailers?\b|\bcranes?\b|\bassembly\b|\bforklifts?\b/gi,
    least: 3,
    clear:
      /\bwarehous\w+|\bindustrial\b|\bdistribution (?:cent(?:er|re)|facility|use)\b|\blogistics\b|\bdock (?:doors?|high|levell?ers?)\b|\bloading docks?\b|\bdrive-in doors?\b|\bhangars?\b|\bcontractor['’]s yard\b|\bcold storage\b|\b(?:trading|industrial) estate\b|\btrucking terminal\b/gi,
  },
  {
    kind: 'medical',
    words:
      /\bmedical\b|\bphysicians?\b|\bdoctors?\b|\bp(?:a)?ediatrics?\b|\bphysio\w*\b|\bsurgery\b|\bpatients?\b|\bx-ray\b|\bhipaa\b|\bstark\b|\btherap\w+|\bpractice\b/gi,
    least: 3,
    clear:
      /\bclinics?\b|\bdent(?:al|ists?|istry)\b|\bveterinar\w+|\borthodont\w+|\boptometr\w+|\burgent care\b|\bdialysis\b|\bmedical (?:office|practice|use|building)\b/gi,
  },
  {
    kind: 'lab',
    words: /\blabs?\b|\bBSL\b|\bhoods?\b|\bbench(?:es)?\b|\bautoclave\b|\bpH\b/g,
    least: 3,
    clear:
      /\blaborator(?:y|ies)\b|\bwet[- ]labs?\b|\bbio-?tech\w*|\bvivarium\b|\bfume hoods?\b|\bGMP\b|\blife[- ]sciences?\b/gi,
  },
  {
    kind: 'ground',
    words: /\bground[\s-]+(?:lease|rent|tenant|landlord|lessor|lessee)\b|\bland lease\b|\bleasehold mortgage\b/gi,
    least: 2,
    clear: /\bground[\s-]+(?:tenant|landlord|lessor|lessee)\b|\bland lease\b/gi,
  },
  {
    kind: 'sublease',
    words:
      /\b(?:prime|master|head)[\s-]?(?:lease|landlord|lessor|tenant)\b|\bsub-?(?:landlord|lessor)\b|\b(?:the|and|as|our) sub-?(?:tenant|lessee)\b|\bsublet to\b|\bassignor\b|\btake over (?:the|my|our) lease\b|\b(?:my|our) (?:own )?(?:landlord|lease)\b/gi,
    least: 2,
    clear:
      /\bsub-?(?:landlord|lessor)\b|(?<!\b(?:or|and|to|may|not) )\bsub-?(?:lease|let) (?:term|rent|premises|proposal)\b|\bsub-?(?:lease|let) (?:our|my)\b|(?<!\b(?:any|a|each|every|no|proposed|permitted|such) )\bsublease of\b(?! (?:more|less|all|any|parts?|a part|a portion|the whole)\b)|\bto sub-?(?:lease|let) (?:our|my|part|half|you)\b|\bsub-?tenant (?:is|pays?|takes?|shall|will)\b/gi,
  },
  {
    kind: 'short',
    words:
      /\bpop-?ups?\b|\bkiosks?\b|\b(?:market )?stalls? (?:fee|at)\b|\bseasonal\b|\b(?:a|per|each|every) week\b|\bweekly\b|\bco-?working\b|\bhot[- ]desks?\b|\btemporary\b|\bseason\b|\bweekends?\b/gi,
    least: 3,
  },
  {
    kind: 'bare',
    words:
      /\bantennas?\b|\bmasts?\b|\bcell (?:site|tower)\b|\brooftop\b|\bbillboards?\b|\blaydown\b|\btrailer (?:parking|stalls?|storage)\b|\bparking lot\b|\bcar park\b|\bgraz\w+\b|\bgravel\b|\bpasture\b|\bfenced (?:yard|lot|area)\b|\bacres?\b|\bhectares?\b/gi,
    least: 3,
  },
  {
    kind: 'allIn',
    words:
      /\ball[- ]in(?:clusive)?\b|\bincludes? (?:everything|all (?:costs|charges|utilities))\b|\bno (?:extras|service charge|additional charges)\b|\bone (?:flat )?(?:fee|price)\b|\b(?:membership|licen[cs]e) fee\b/gi,
    least: 1,
  },
  // The tenant stays, so a lease already exists.
  {
    kind: 'extension',
    words:
      /\b(?:current|existing|present) lease\b|\byour lease\b|\brenew(?:al|ing)? (?:of )?(?:your|the|our|its) lease\b|\bextend(?:ing)? (?:your|the|our|its) (?:lease|term|stay)\b|\bstay (?:on|put|another|where)\b/gi,
    least: 3,
  },
  // The United Kingdom and the European Union.
  {
    kind: 'europe',
    words:
      /[£€]|m²|\bVAT\b|\bUnited Kingdom\b|\bEnglish law\b|\bheads of terms\b|\b1954 Act\b|\bstamp duty land tax\b|\bEUR\b|\bGBP\b|\bsq ?m\b/gi,
    least: 3,
  },
  {
    kind: 'canada',
    words:
      /\bOntario\b|\bBritish Columbia\b|\bAlberta\b|\bQu[eé]bec\b|\bHST\b|\bT\.?M\.?I\b|\bC(?:AD|DN)\b|\bC\$|\b(?:Toronto|Vancouver|Montr[eé]al|Calgary|Ottawa|Manitoba|Saskatchewan|Nova Scotia|New Brunswick)\b/gi,
    least: 2,
  },
];

/** There is another party between the owner and the tenant. */
const subletting =
  /\bsub-?(?:leas|let|tenan|landlord|less)|\bassign(?:or|ee)\b|\bassignment of (?:the|our|my) lease|\btake over\b|\b(?:prime|head)[ -]?(?:lease|landlord)|\b(?:my|our) (?:own )?(?:landlord|lease)\b/i;

/** `Use: pharmacy`, `to be used as a café`. */
const useLine =
  /(?:^|\n)[^\n]{0,12}\b(?:permitted )?use\b[^\n]{0,160}|\b(?:used?|operat\w+|runs?|open(?:ing)?) (?:as |for |of )?(?:an? )?[^\n.;]{0,80}/gi;

export function dealKindsOf(text: LeaseText, form: LetterForm): ReadonlySet<DealKind> {
  const whole = text.document.text.slice(0, 60_000);
  const uses = (whole.match(useLine) ?? []).join('\n');
  const count = (pattern: RegExp | undefined, where = whole): number =>
    pattern === undefined ? 0 : (where.match(pattern)?.length ?? 0);
  const kinds = new Set<DealKind>();
  for (const { kind, words, least, clear } of kindWords)
    if (count(words) + 2 * count(clear) + 2 * Math.min(1, count(clear, uses)) >= least) kinds.add(kind);
  // An operator that leases a whole building also calls its lease a master lease.
  if (!subletting.test(whole)) kinds.delete('sublease');
  if (form === 'ground_lease') kinds.add('ground');
  if (form === 'sublease') kinds.add('sublease');
  if (form === 'extension') kinds.add('extension');
  if (form === 'counter_offer') kinds.add('counter');
  // With a building, the deal is not about land only.
  if (
    kinds.has('ground') ||
    (whole.match(/\b(?:suite|floor|warehouse|store|shop|offices?|building)\b/gi)?.length ?? 0) > 6
  )
    kinds.delete('bare');
  return kinds;
}
