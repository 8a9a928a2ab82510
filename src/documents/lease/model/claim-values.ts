import type { FieldId } from '../extract/fields/index.ts';

/**
 * How the value of a field's claim is read from the document, and the words that must be nearest to it. If words of
 * another field of the same type are nearer, the value belongs to that field. Fields not listed here are sentences,
 * choices or rights: only the rules' own reading of the passage can verify those.
 */
export interface ClaimValue {
  readonly type:
    | 'date'
    | 'money'
    | 'area'
    | 'percent'
    | 'months'
    | 'days'
    | 'party'
    | 'words'
    | 'choice'
    | 'right'
    | 'passage';
  readonly about: RegExp;
  /** Words that the quote must have. */
  readonly within?: RegExp;
  /** For text values: the form that the value must have. */
  readonly form?: RegExp;
}

export const claimValues: Readonly<Partial<Record<FieldId, ClaimValue>>> = {
  landlord: { type: 'party', about: /\b(?:sub-?)?(?:landlord|lessor)\b|\blicensor\b|\bparty\s+a\b/gi },
  tenant: { type: 'party', about: /\b(?:sub-?)?(?:tenant|lessee)\b|\blicensee\b|\bparty\s+b\b/gi },
  guarantor: { type: 'party', about: /\bguarant(?:or|y|ee|ors)\b/gi },
  premises_address: {
    type: 'words',
    about: /\blocated\b|\bknown\s+as\b|\bpremises\b|\bbuilding\b|\bsituated?\b|\bproperty\b/gi,
    form: /^(?!(?:known|located|situated|suites?|units?|floors?)\b)(?!.*\b(?:ansi|boma|measur\w+)\b)(?=.*\d)(?=.*\p{L}{3})/iu,
  },
  suite_floor: {
    type: 'words',
    about: /\bsuite\b|\bunit\b|\bfloors?\b|\bspace\b|\broom\b|\bbay\b/gi,
    form: /^(?=.{1,80}$).*\b(?:suites?|units?|floors?|spaces?|rooms?|bays?|levels?|shops?|stores?|plots?|pads?|lots?|buildings?|blocks?|wings?|tracts?|\w{0,4}parcels?)\b/i,
  },
  permitted_use: {
    type: 'words',
    about: /\b(?:permitted|agreed)\s+use\b|\b(?:used|use|occupied)\s+(?:\w+\s+){0,4}(?:for|as)\b|\bpurposes?\b/gi,
    form: /\p{L}{4}/u,
  },
  governing_law: {
    type: 'words',
    about: /\b(?:governed|construed|interpreted|laws?|jurisdiction)\b/gi,
    form: /^(?:the\s+)?(?:(?:state|commonwealth|province|laws?)\s+of\s+)?(?:\p{Lu}[\p{L}.’']{0,60}\s*){1,5}$|^[^.;]{0,60}\blaws?\s+(?:of\s+the|and\s+(?:other\s+)?(?:relevant\s+)?regulations)\b[^.;]{3,100}$/iu,
  },
  premises_rsf: {
    type: 'area',
    about:
      /\bpremises\b|\bleased?\b|(?<!feet\s+of\s)\bspace\b|\bdemised\b|\bunit\b|\bshop\b|\bland\b|\bsite\b|\bparcel\b/gi,
  },
  building_rsf: { type: 'area', about: /\bbuilding\b|\bproject\b|\bcenter\b/gi },
  agreement_date: {
    type: 'date',
    about:
      /(?<!(?:commencement|expiration|termination|delivery|start|end|possession|rent|completion|target)\s)\bdate(?=[\s:,)(]{1,3}(?!of\s+(?:commenc|expir|deliv|subst|compl)))|\bdated\b|\bdate\s+of\s+(?:(?:this|the)\s+)?(?:lease|agreement|sublease|amendment|contract|execution|signing|letter|offer)\b|\bthis\s+(?=(?:the\s+)?\d{1,2}(?:st|nd|rd|th)?\s+day\b)|\b(?:agreement|lease|effective|reference)\s+date\b|\bmade\b|\bentered\b|\bas\s+of\b|\beffective\b|\bexecution\b|\bsign(?:ed|ing)\b/gi,
  },
  commencement_date: { type: 'date', about: /\bcommenc\w*|\bbegin\w*|\bstart\w*|\bfrom\b/gi },
  rent_commencement: {
    type: 'date',
    about: /\brent\s+(?:shall\s+)?(?:commenc\w*|begin\w*|start\w*)|\brent\s+commencement\b/gi,
  },
  delivery_date: {
    type: 'date',
    about:
      /\bdeliver\w*|\bpossession\b|\breleas\w*|\bfixturing\b|\bhand(?:ed)?[\s-]*over\b|\bturn(?:ed)?[\s-]*over\b|\bearly\s+access\b/gi,
  },
  expiration_date: {
    type: 'date',
    about:
      /\bexpir\w*|^(?:initial\s+|lease\s+)?term:|\b(?:years?|months?)\s+(?:after|from|following)\s+(?!(?:the\s+)?(?:\p{L}+\s+)?\d)|\banniversary\b|\bexten(?:d|sion)\w*|\blast\s+day\b|\btake\s+back\b|\bvacat\w*|\bend(?:s|ing)?\b|\bterminat\w*|\b(?:un)?til(?:l)?\b|\bthrough\b|\bto\s+(?:and\s+including\s+)?(?=\p{Lu}\p{L}{2,9}\.?\s+\d|\d)/giu,
  },
  term_months: { type: 'months', about: /\bterm\b|\bperiod\s+of\b/gi },
  free_rent: {
    type: 'months',
    about:
      /\babat\w*|\bfree\b|\bno\s+(?:base\s+)?rent\b|\bexempt\w*|\bcredit\w*|\bhalf\b|\bconcession\w*|\bholiday\b|\bwaive[ds]?\b|\bnot\s+(?:be\s+)?(?:obligated|required)\b/gi,
  },
  security_deposit: { type: 'money', about: /\bdeposit\b/gi },
  letter_of_credit: { type: 'money', about: /\bletter\s+of\s+credit\b|\bL-?C\b/gi },
  ti_allowance: {
    type: 'money',
    about: /\ballowance\b|\bcontribut\w+|\breimburs\w+|\btenant\s+improvements?\b|\bturn-?key\b/gi,
  },
  opex_estimate: { type: 'money', about: /\bestimat\w*/gi },
  insurance_liability: { type: 'money', about: /\boccurrence\b|\baggregate\b|\bliability\b/gi },
  opex_share: {
    type: 'percent',
    about: /\bshare\b|\bproportion\w*|\bpercentage\b|\bnumerator\b|\bof\s+(?:the|any)\s+increases?\b/gi,
  },
  opex_cap: { type: 'percent', about: /\bcap(?:ped|s)?\b|\bcontrollable\b/gi },
  escalation: {
    type: 'percent',
    about:
      /\bincreas\w*|\bescalat\w*|\bCPI\b|\bconsumer\s+price\b|\bthereafter\b|\brais(?:e[ds]?|ing)\b|\badjust\w*|\bindex\w*|\breview\w*|\bsteps?\b|\bannual(?:ly)?\b|\beach\s+(?:\w+\s+)?year\b|\bcompound\w*|\bcumulative\w*|\b(?:months?|years?)\s+#?\d|\blease\s+years?\b/gi,
  },
  mgmt_admin_fee: { type: 'percent', about: /\bmanagement\b|\badministrative\b|\boverhead\b/gi },
  gross_up: { type: 'percent', about: /\boccupied\b|\boccupancy\b|\bgross(?:ed)?[\s-]+up\b/gi },
  holdover: { type: 'percent', about: /\bhold(?:s|ing)?[\s-]*over\b|\bpossession\s+after\b/gi },
  profit_sharing: { type: 'percent', about: /\bexcess\b|\bprofits?\b/gi },
  late_charge: { type: 'percent', about: /\blate\b|\boverdue\b|\bdelinquen\w*/gi },
  default_monetary_cure: {
    type: 'days',
    about: /\b(?:pays?|payments?|paying|paid|rents?|rental|installments?|monetary|moneys?|sums?)\b/gi,
    within:
      /^(?!.*\b(?:assum\w+|bankrupt\w*|trustee)\b)(?=.*\b(?:fail\w*|defaults?|unpaid|delay\w*|overdue|not\s+paid|remains?)\b)(?=.*\b(?:pay\w*|paid|rents?|monetary)\b)/is,
  },
  default_nonmonetary_cure: {
    type: 'days',
    about:
      /\b(?:perform(?:ance|ed)?|observ\w+|covenants?|conditions|provisions|breach|non-?monetary|obligations?|any\s+other|such\s+default|failure\s+to\s+comply)\b/gi,
    within:
      /^(?!.*\b(?:pay\w*|rents?|rental|late|past\s+due)\b).*\b(?:perform\w*|observ\w*|comply|compliance|covenants?|breach\w*|defaults?|violat\w*|remed(?:y|ied)|cured?)\b/is,
  },
  base_year: {
    type: 'words',
    about: /\bbase\s+(?:\w+\s+){0,2}(?:years?|period)\b/gi,
    within: /\bbase\s+(?:\w+\s+){0,2}(?:years?|period)\b/i,
    form: /\b(?:19|20)\d\d\b/,
  },
  estoppel: { type: 'days', about: /\bestoppel\b|\bcertificate\b|\bcertify\w*/gi },
  renewal_options: {
    type: 'words',
    about: /\brenew\w*|\bexten(?:d|sion)\w*|\boptions?\b/gi,
    within: /\brenew\w*|\bexten(?:d|sion)\w*|\boptions?\b/i,
    // Count and length, as the rules read them.
    form: /^(?!)/,
  },
  renewal_notice: { type: 'days', about: /\brenew\w*|\bexten(?:d|sion)\w*|\boption\b/gi },
  rofo_rofr: { type: 'right', about: /\bfirst\s+(?:right\s+of\s+)?(?:offer|refusal)\b/gi },
  expansion: { type: 'right', about: /\bexpan(?:d|sion)\w*/gi },
  relocation: {
    type: 'right',
    about: /\brelocat\w*|\bsubstitut\w*|\bmove\b|\b(?:comparable|alternative)\s+(?:space|premises)\b/gi,
  },
  demolition: { type: 'right', about: /\bdemoli\w*|\bredevelop\w*/gi },
  quiet_enjoyment: { type: 'right', about: /\bquiet\w*|\bpeaceabl\w*/gi },
  termination_option: {
    type: 'right',
    about: /\bterminat\w*|\bcancel\w*|\bbreak\b|\b(?:end|determine)\s+(?:this|the)\s+(?:lease|term)\b/gi,
  },
  audit_right: { type: 'right', about: /\baudit\w*|\binspect\w*|\bexamin\w*/gi },
  brokers: { type: 'words', about: /\bbroker\w*|\bcommissions?\b|\brealtors?\b/gi, form: /^(?!\d)(?=.*\p{Lu}\p{L})/u },
  measurement_standard: {
    type: 'words',
    about: /\bmeasur\w+|\bBOMA\b/gi,
    form: /\b(?:BOMA|ANSI|IPMS|RICS)\b|\bmeasur\w+/i,
  },
  percentage_rent: {
    type: 'percent',
    about: /\bgross\s+(?:sales|margin)\b|(?<=['’]s\s)gross\s+(?:receipts|revenues?)\b|\bpercentage\s+rent\w*/gi,
  },
  assignment: { type: 'choice', about: /\bassign\w*|\bsub-?let\w*|\bsub-?leas\w*|\btransfer\w*/gi },
  purchase_option: { type: 'right', about: /\bpurchas\w*|\bbuy\b/gi },
  continuous_operation: { type: 'right', about: /\boperat\w*|\bopen\b/gi },
  recapture: { type: 'right', about: /\brecaptur\w*|\btake\s+back\b/gi },
  change_of_control: {
    type: 'right',
    about:
      /\bchanges?\s+(?:in|of)\s+(?:\w+\s+){0,2}(?:control|ownership)\b|\btransfers?\s+of\s+(?:\w+\s+){0,5}(?:stock|shares|interests?|control)\b|\bdeemed\s+(?:to\s+be\s+)?an?\s+(?:transfer|assignment)\b/gi,
  },
  lease_structure: {
    type: 'choice',
    about:
      /\bnet\b|\bNNN\b|\bgross\b|\bshare\b|\bincreases?\b|\bexcess\b|\bbase\s+year\b|\binclu\w+|\bpass-?throughs?\b/gi,
  },
  waiver_subrogation: { type: 'choice', about: /\bsubrogat\w*|\bwaive\w*|\breleases?\b/gi },
  indemnity: { type: 'choice', about: /\bindemnif\w*|\bharmless\b/gi },
  ...passages({
    exclusive_use:
      /\b(?:landlord|lessor|party\s+a)\s+(?:shall|will|may|agrees)\s+not\s+(?:\w+\s+){0,4}(?:lease|let|rent|permit|allow)\b|\bno\s+other\s+(?:tenant|occupant|person)\b|\bprimary\s+business\b/gi,
    ti_amortized: /\bamorti[sz]\w*/gi,
    maintenance_tenant: /\b(?:maint(?:ain|enance)\w*|repairs?|replace\w*|upkeep)\b/gi,
    maintenance_landlord: /\b(?:maint(?:ain|enance)\w*|repairs?|replace\w*|structur\w+|roof|foundations?)\b/gi,
    alterations_restoration:
      /\b(?:alter\w*|additions?|improvements?|restor\w+|surrender\w*|broom|original\s+(?:state|condition)|restructur\w+)\b/gi,
    remedies:
      /\b(?:re-?enter|relet\w*|accelerat\w+|terminat\w+|damages|remed(?:y|ies)|liquidated|repossess\w*|distress|discount\w*|present\s+(?:value|worth))\b/gi,
    condition: /\bas[\s-]+is\b|\bconditions?\b|\bstatus\b|\bcurrent\s+situation\b|\bstate\s+of\s+repair\b/gi,
    real_estate_taxes: /\b(?:tax|taxes|assessments?)\b/gi,
    casualty: /\b(?:fire|casualt\w+|destr(?:oy|uct)\w*|damaged?|untenantable|force\s+majeure|disasters?)\b/gi,
    condemnation:
      /\bcondemn\w*|\beminent\s+domain\b|\btak(?:en|ing)\b|\bcompulsory\b|\bexpropriat\w*|\bgovernment\w*/gi,
    hazardous: /\b(?:hazard\w*|toxic|contaminat\w+|environmental|asbestos|pollut\w+)\b/gi,
    signage: /\b(?:signs?|signage|lettering|pylon|monument|directory|name\s+board|signboards?|logos?)\b/gi,
    notices: /\b(?:notices?|attention|attn|c\/o|P\.?O\.?\s+Box|\d{5}(?:-\d{4})?)\b/gi,
    subordination_snda: /\b(?:subordinat\w*|attorn\w*|non-?disturbance|mortgage\w*)\b/gi,
    capex_passthrough: /\b(?:capital|amorti[sz]\w*|depreciat\w*|useful\s+life|reserves?|cost[\s-]saving)\b/gi,
    landlord_default:
      /\b(?:landlord|lessor|party\s+a)(?:['’]s)?\s+(?:shall\s+be\s+in\s+)?(?:defaults?|breach\w*|fail\w*|pays?|compensat\w+)\b|\bcompensat\w+|\bpenalty\b|\blook\s+solely\b/gi,
    parking: /\b(?:parking|parked?|cars?|vehicles?|stalls?|garage)\b/gi,
    co_tenancy: /\bco-?tenan\w+|\banchor\w*/gi,
  }),
  radius_restriction: {
    type: 'passage',
    about:
      /\b(?:miles?|kilomet\w+)\s+radius\b|\bradius\s+of\s+[\w.]+\s+(?:\([\d.]+\)\s+)?(?:miles?|kilomet\w+)\b|\bwithin\s+[\w.]+\s+(?:\([\d.]+\)\s+)?(?:miles?|kilomet\w+)\b/gi,
    within: /\b(?:tenant|lessee|licensee|party\s+b|compet\w*)\b/i,
  },
  utilities: {
    type: 'passage',
    about: /\b(?:utilit\w+|electric\w*|water|gas|sewer|heat(?:ing)?|air[\s-]condition\w*|HVAC|meter\w*)\b/gi,
    within:
      /\b(?:pay\w*|paid|furnish\w*|suppl\w*|provid\w*|costs?|charg\w*|meter\w*|bill\w*|bears?|expenses?|fees?|services?|accounts?)\b/i,
  },
  // A tenant that accepts the premises as they are says nothing about work by the landlord.
  landlord_work: {
    type: 'passage',
    about:
      /\b(?:landlord|lessor)['’]?s?\s+(?:shall\s+)?(?:work|perform|construct|complet|build|deliver)\w*|\bbuild-?out\b|\bturn-?key\b|\bconstruct\w+|\bimprovements?\b|\bshell\b|\bfit[\s-]?out\b/gi,
    form: /\b(?:work|works|improv\w+|construct\w*|build\w*|install\w*|repair\w*|paint\w*|carpet\w*|complet\w+|perform\w*|renovat\w*|replac\w*|demolish\w*|finish\w*|turn-?key|deliver\w*|provid\w*|shell)\b/i,
  },
};

/** Fields whose value is the passage itself: it must be about the field's topic, or contain its words. */
function passages(words: Partial<Record<FieldId, RegExp>>): Partial<Record<FieldId, ClaimValue>> {
  return Object.fromEntries(
    Object.entries(words).map(([id, about]) => [id, { type: 'passage', about } satisfies ClaimValue]),
  );
}
