/** The topic of an offer's term; more specific than the topics of a lease where needed. */
export const letterTopics = [
  'landlord',
  'tenant',
  'guaranty',
  'premises',
  'building',
  'measurement',
  'use',
  'exclusive',
  'radius',
  'co_tenancy',
  'operation',
  'term',
  'commencement',
  'delivery',
  'rent_start',
  'expiration',
  'rent',
  'escalation',
  'free_rent',
  'percentage_rent',
  'expenses',
  'expense_cap',
  'taxes',
  'base_year',
  'audit',
  'fees',
  'allowance',
  'landlord_work',
  'condition',
  'permits',
  'deposit',
  'renewal',
  'termination',
  'expansion',
  'purchase',
  'relocation',
  'demolition',
  'assignment',
  'recapture',
  'maintenance',
  'utilities',
  'insurance',
  'casualty',
  'condemnation',
  'default',
  'holdover',
  'restoration',
  'alterations',
  'hazardous',
  'snda',
  'parking',
  'signage',
  'access',
  'brokers',
  'exclusivity',
  'confidentiality',
  'binding',
  'answer_by',
  'law',
  'lease_form',
  'legal_fees',
  'financing',
  'approvals',
  'prime_lease',
] as const;

export type LetterTopic = (typeof letterTopics)[number];

/** Words of headings, in lower case. The order doesn't matter, because a heading can name several topics. */
const headings: readonly (readonly [LetterTopic, RegExp])[] = [
  [
    'landlord',
    /^(?:(?:the|proposed|fee|legal|registered)\s+)*(?:landlord|lessor|owner|ownership|ll|l|sub-?landlord|sub-?lessor|freeholder|owner entity|landlord entity|lessor entity)(?:\s+(?:name|entity|is))?$|\blegal owner\b|\btitleholder\b|\b(?:landlord|lessor|owner)(?:['’]s)? (?:legal )?(?:entity|name)\b/,
  ],
  [
    'tenant',
    /^(?:(?:the|proposed|ground)\s+)*(?:tenant|lessee|occupant|occupier|operator|t|sub-?tenant|sub-?lessee|client|applicant|company|guest)(?:\s+(?:name|entity|is))?$|\b(?:tenant|lessee)(?:['’]s)? (?:legal )?(?:entity|name)\b|^trading entity$/,
  ],
  [
    'guaranty',
    /\bguarant(?:y|ies|ee|ees|or|ors)\b|\bguarantor\(s\)|\bindemnif(?:ier|ier\(s\))\b|\bindemnitor\b|\bcredit (?:support|enhancement)\b|\bsurety\b|\bto guarantee\b|^pg$|\bpersonal guaranty\b/,
  ],
  ['building', /^(?:the )?(?:building|shopping center|centre|center|project|property|park)$/],
  [
    'premises',
    /\bpremises\b(?!.*\b(?:condition|turnover|delivery|use|work)\b)|^(?:the )?(?:space|demised premises|unit|units|suite|suites|land|parcel|property|the property|site|demise|area|size|location|address|available space|subject property)s?\b(?!.*\b(?:condition|signs?)\b)|^(?:what you get|square footage|rentable area|leased area)\b|\bwhich suite\b|\bspace offered\b|^project$|\b(?:usable|rentable) area\b/,
  ],
  ['measurement', /\bmeasure(?:ment)?\b|\bremeasure|\bboma\b|\bload factor\b/],
  [
    'use',
    /^(?:(?:the|permitted|agreed|allowed|intended|proposed|primary|authorised|authorized)\s+)*(?:uses?|user|purpose|concept)(?:\s+of\s+(?:the\s+)?premises)?$|\bpermitted uses?\b|\buse clause\b|\bwill do there\b|\bwhat use\b|\buse will be\b|^trade$|^business$|\bpermitted use\b|^use\b(?!.*\bexclusive\b)/,
  ],
  [
    'exclusive',
    /\bexclusive(?: use| right)?s?\b(?!.*\bnegotiat)|\bexclusivity for\b|\bgrant .{0,20}exclusivity\b|^protection$|\bnon-?compete\b/,
  ],
  ['radius', /\bradius\b/],
  ['co_tenancy', /\bco-?tenancy\b/],
  [
    'operation',
    /\bhours of operation\b|\bopening covenant\b|\bcontinuous operation\b|^hours$|\boperating covenant\b|\bgo dark\b/,
  ],
  [
    'term',
    /^(?:(?:the|initial|primary|lease|base|sublease|firm|original|proposed|extension|extended)\s+)*(?:terms?|length|duration|period)(?:\s+of\s+(?:the\s+)?lease)?$|^how long$|^lease length$|\binitial term\b|\blease term\b(?! sheet)|\bprimary term\b|\bextension (?:term|period)\b|^term\b(?! sheet|\. (?:options?|rights?)\b)|^renewal term$/,
  ],
  ['commencement', /\bcommence(?:ment)?\b(?!.*\brent\b)|\bstart date\b|^start$|\blcd\b|\blease start\b|\bterm start\b/],
  [
    'delivery',
    /\bdelivery\b|\bpossession\b|\bturn-?over\b|\bhand-?over\b|^keys$|\boccupancy date\b|\bearly (?:access|entry|occupancy)\b|\bfixturing\b|\bwhen can we have\b|\bavailab(?:le|ility)\b/,
  ],
  [
    'rent_start',
    /\brent\s+(?:commencement|start|date|starts)\b|\brcd\b|\brent would start\b|\bwhen .{0,12}rent (?:start|commence)|\bpayment of rent begins\b/,
  ],
  ['expiration', /\bexpir(?:y|ation)\b|\blxd\b|\b(?:end|termination) date\b/],
  [
    'rent',
    /^(?:(?:the|new|renewal|revised|commencing|first year|year (?:one|1)|base|basic|minimum|min\.?|net|annual|monthly|initial|passing|headline|ground|gross|starting|proposed|stepped|fixed|contract)\s+)*(?:rent|rental|rentals|rate|rents)(?:\s+(?:rate|schedule|psf))?\b(?!.*\b(?:free|start|commencement|abate|deposit|credit|date|review|percentage|sales tax|step-?ups?|escalat|bumps|increase|in extensions?)\b)|\bbase rent(?:al)?\b|\brental rate\b|\bminimum rent\b|\bnet rent\b|\bbasic rent\b|\brent (?:structure|schedule)\b|\bmonthly base rent\b|\bground rent\b|\basking rate\b/,
  ],
  [
    'escalation',
    /\bescalat(?:ions?|ors?)\b|\bbumps?\b|\b(?:annual|rent(?:al)?|yearly) (?:increases?|adjustments?|steps?)\b|\bincreases?\b(?!.*\bexpense)|\brent reviews?\b|^reviews?$|\bindexation\b|\bstep-?ups?\b|^esc\.?$|^annual %$/,
  ],
  [
    'free_rent',
    /\bfree[\s-]+rent\b|\brent[\s-]+free\b|\babate(?:d|ment|ments)?\b|\brent (?:holiday|credit|concession|relief)\b|\bconcessions?\b|\bfree months?\b|\bmo\.? free\b|\b\d+ free\b|\bincentives?\b/,
  ],
  ['percentage_rent', /\bpercentage rent\b|^% rent$|\bturnover rent\b|\boverage\b/],
  [
    'expenses',
    /\b(?:operating|common area|building|additional|opex|operational)\s+(?:expenses?|costs?|rent|charges?)\b|\bexpenses\b|\bopex\b|\bcam\b(?!\s+(?:admin|cap))|\bnnn\b|^nets$|\bt\.?m\.?i\b|\btriple[\s-]+net\b|\bnet (?:nature|charges|lease)\b|\bservice charge\b|\boutgoings\b|^extras$|\bpass-?throughs?\b|\bexpense structure\b|\blease type\b|^additional rent$|\bcam\/|\bproportionate share\b|\bpro rata share\b|\btenant['’]s share\b/,
  ],
  ['expense_cap', /\bcap\b(?!\s*ex)|\bcontrollable\b|\blid on\b/],
  ['taxes', /\btax(?:es)?\b|\brates\b|\bvat\b|\bhst\b|\bgst\b|\bsdlt\b/],
  ['base_year', /\bbase[\s-]+year\b|\bexpense stop\b/],
  ['audit', /\baudit\b|\bbooks\b|\breconciliations?\b/],
  ['fees', /\badmin(?:istrat\w+)?\b|\bmanagement fee\b/],
  [
    'allowance',
    /\ballowance\b|\bt\.?i\.?s?\b(?!\.?\s*work)|\btenant (?:improvements?|finish(?:es)?)\b|\bleasehold improvements?\b|\bowner['’]s money\b|\bcontribution\b|\bt\.?i\.? money\b|\bfit-?out (?:contribution|allowance)\b|\bcapital contribution\b|\brefurbishment\b|\btia\b|\bkey money\b|\bconstruction allowance\b/,
  ],
  [
    'landlord_work',
    /\b(?:landlord|lessor|owner|ll)(?:['’]s)?\s+work\b|\bbuild-?out\b|\bimprovements\b|\bwho performs\b|\bbase building\b|\bturn-?key\b|\brefurbishment\b|\bconstruction\b(?!\s+(?:dollars|allowance))|\b(?:landlord|owner|base|building|initial|pre-contract|shell|refurbishment)(?:['’]s)?(?: own| pre-contract)? works?\b|^works?$|^your own works\b|\bshell\b/,
  ],
  [
    'condition',
    /\bcondition(?:\s+(?:at|of|on)\b.{0,200})?$|\bas[\s-]is\b|\bstate of the (?:land|premises)\b|\bdelivery condition\b|\bshell\b/,
  ],
  [
    'permits',
    /\bpermits?\b|\bcontingenc(?:y|ies)\b|\bapprovals?\b|\bzoning\b|(?<!\bspace )\bplanning\b|\bdue diligence\b|\binspection\b|\blicen[cs]es?\b|\btenant['’]s condition\b|\bconditions? precedent\b|\bextraction\b/,
  ],
  [
    'deposit',
    /\bdeposits?\b|^security$|\bmoney held\b|\bearnest\b|\bgood-?faith money\b|\bletter of credit\b|\bl\/?c\b|\bup-?front money\b|^security\b/,
  ],
  [
    'renewal',
    /\brenew(?:al|als)?\b(?! term)|\boptions?\b(?!.*\b(?:purchase|terminat|cancel|expan))|\boptions? to extend\b|\bextensions?\b(?!.*\bperiod)|\blandlord and tenant act\b|\b1954\b|\bsecurity of tenure\b/,
  ],
  [
    'termination',
    /\btermination\b(?! date)|^term\. (?:options?|rights?)\b|\bterminate\b|\bcancell?ation\b|\bbreak\b|\bearly (?:out|exit)\b|\bkick-?out\b|\bcancel\b/,
  ],
  [
    'expansion',
    /\bexpansion\b|\bright of first (?:offer|refusal)\b|\brofo\b|\brofr\b|\badjacent space\b|\bfuture rights\b|\bright on\b|\bif owner sells\b|\bpre-?emption\b/,
  ],
  ['purchase', /\bpurchase\b|\bif owner sells\b|\bbuy\b/],
  ['relocation', /\brelocat(?:e|ion)\b|\bsubstitut(?:e|ion)\b/],
  ['demolition', /\bdemolition\b|\bredevelop(?:ment)?\b/],
  [
    'assignment',
    /\bassign(?:ment|ability)?\b|\bsub-?let(?:ting)?\b|\bsub-?leas(?:e|ing)\b(?!\s+(?:term|of|commencement|rent))|\btransfers?\b|\balienation\b|\bunderlet/,
  ],
  ['recapture', /\brecapture\b/],
  [
    'maintenance',
    /\bmaintenance\b|\brepairs?\b|\bupkeep\b|\broof\b|(?<!\brent )\bstructure\b|\bhvac\b(?!.*\bhours)|\bresponsibilit/,
  ],
  [
    'utilities',
    /\butilit(?:y|ies)\b|\bhvac\b|\bhours and\b|\bafter[\s-]hours\b|\bbuilding hours\b|\bair[\s-]conditioning\b|\belectric(?:ity|al)?\b|\bservices\b|\bjanitorial\b|\bcleaning\b|\bpower\b/,
  ],
  ['insurance', /\binsur(?:ance|ed)\b/],
  ['casualty', /\bcasualty\b|\bdamage\b(?!\s+(?:money|deposit))|\bfire\b|\bdestruction\b/],
  ['condemnation', /\bcondemnation\b|\btaking\b(?! (?:occupancy|possession|effect|over|place))/],
  ['default', /\bdefaults?\b|\bcure\b|\blate (?:charge|fee)\b/],
  ['holdover', /\bhold(?:ing)?[\s-]?over\b|\bstaying (?:on|past)\b|\blate departure\b|\boverstay/],
  [
    'restoration',
    /\brestor(?:e|ation)\b|\bsurrender\b|\breinstate(?:ment)?\b|\bend of (?:the )?(?:term|lease)\b|\bbuildings\b|\bremoval\b/,
  ],
  ['alterations', /\balterations?\b/],
  ['hazardous', /\benvironment(?:al)?\b|\bhazardous\b|\basbestos\b|\bcontaminat/],
  [
    'snda',
    /\bsnda\b|\bnon-?disturbance\b|\bsubordinat(?:e|ion)\b|\blenders?\b(?!.*\bapprov)|\bmortgage\b|\brecognition\b/,
  ],
  ['parking', /\bparking\b|^(?:trailers and cars|cars and trailers|car parking)$|\bstalls?\b|\btrailers?\b/],
  ['signage', /(?<!who )\bsign(?:s|age)\b|\bname on the door\b|\bmonument\b|\bfascia\b/],
  ['access', /\baccess\b|\b24\/7\b/],
  ['brokers', /\bbroker(?:s|age)?\b|\bcommissions?\b|\bagen(?:t|ts|cy)\b|\bfee agreement\b/],
  [
    'exclusivity',
    /\bexclusivity\b(?!.*\bfor\b)|\bno[\s-]?shop\b|\bstand-?still\b|\boff the market\b|\block-?out\b|\bexclusive negotiat/,
  ],
  ['confidentiality', /\bconfidential(?:ity)?\b|\bnon-?disclosure\b|\bnda\b/],
  [
    'binding',
    /\bbinding\b|\blegal status\b|\bstatus of this\b|\bwho['’]s bound\b|\bnature of (?:this )?(?:letter|proposal|offer)\b|\bdisclaimer\b|\bno obligation\b|\beffect of\b|\bsubject to contract\b/,
  ],
  [
    'answer_by',
    /\bexpir(?:y|ation) of (?:this )?(?:offer|proposal|letter)\b|\bacceptance\b|\birrevocab\w+\b|\bresponse\b(?=.{0,200}\b(?:by|date|deadline|due|requested|required|time|within)\b)|\b(?:deadline|time) for (?:a |your )?response\b|^response$|\breply\b|\boffer (?:open|expires?)\b|\btimetable\b|\bgood until\b|\bvalidity\b|\b(?:offer|proposal|letter) (?:expir(?:y|ation|es)|deadline)\b/,
  ],
  ['law', /\b(?:governing |applicable )?law\b|\bjurisdiction\b/],
  [
    'lease_form',
    /\blease (?:form|document|draft|documentation|agreement)\b|\bform(?: of lease)?$|^(?:paper|draft|documents?|documentation|lease|papering|the lease)$|\bdocumentation\b|\bdocuments\b|\btimetable\b/,
  ],
  ['legal_fees', /\blegal (?:fees|costs|expenses)\b|\blawyers\b|\battorneys['’]? fees\b|^costs$|\bsolicitors?\b/],
  ['financing', /\bfinancing\b/],
  ['approvals', /\bapprovals?\b|\bconsents?\b/],
  ['prime_lease', /\b(?:prime|master|head|over)[\s-]?lease\b|\b(?:master |prime |over)?landlord['’]s consent\b/],
];

/**
 * Other words for the same topics: trade jargon, and offers from other countries. Each is a whole heading or its
 * beginning.
 */
const synonyms: readonly (readonly [LetterTopic, RegExp])[] = [
  [
    'landlord',
    /^(?:legal owner|owner of record|ownership entity|property owner|licensor|provider|vermieter(?:in)?|freehold owner|bailleur|locateur|proprietor|arrendador|verhuurder|locatore|grantor|head landlord|sub-?lessor|host)\b/,
  ],
  [
    'tenant',
    /^(?:who signs|mieter(?:in)?|licensee|member|customer|bidder|proposer|prospect|lease signatory|tenant entity|tenant legal name|incoming tenant|us|tt|renter|locataire|huurder|conduttore|arrendatario|preneur|franchisee(?: entity)?|user entity|lease to)\b/,
  ],
  [
    'premises',
    /^(?:where|how big|accommodation|facility|hall|location|roof area|nla|gfa|chargeable area|floor area|fl[äa]chen?|mietobjekt|object|site|nia|gia|gla|size|sq\.? ?ft|square feet|unit\/space|leased premises|the leased premises|(?:leased|rented|let|offered) (?:space|area|object)|local|demise|rsf|sf|sqm|sq\.? ?m|surface|superficie|adresse|situation|parcel|subjects|prop|bldg\/bay|(?:floor|suite|unit|bay|shop) ?(?:no\.?|number|#)?$|rental area|carpet area|super built.?up|suite\/unit|building ?\/ ?suite)\b/,
  ],
  [
    'use',
    /^(?:destination|user|permitted user|activity|operations|business use|nature of business|intended business)\b/,
  ],
  ['exclusive', /^excl\b|^only\s|^(?:category protection|no competitors?)\b/],
  ['co_tenancy', /^anchor (?:test|tenancy)|^co-?tenancy\b/],
  [
    'term',
    /^(?:lease$|deal length|(?:for )?how long|from ?[-–—] ?to|laufzeit|minimum period|tenure|lease years|years|period|duration|dates|initial period|term length|length of (?:stay|term)|dur[eé]e|duraci[oó]n|durata|lease period|op(?:erating)? term|tenancy)\b/,
  ],
  [
    'commencement',
    /\bterm start\b|^(?:commences|begins|mietbeginn|takeover day|start|ingangsdatum|legal completion|go-?live|lcd|date of entry|entry|service start|possession \/ start|term commences)\b/,
  ],
  [
    'delivery',
    /^(?:keys|poss\b|avail\b|lease-?hold possession|vacant possession|early access|drop-?dead|late turnover|hand-?over|your own works)\b/,
  ],
  ['rent_start', /^rent clock\b/],
  [
    'rent',
    /^(?:rental price|commencing rent|annual rent|economics|money$|what it costs|monthly fee|licen[cs]e fee|mietzins|pricing|monthly charge|yr \d|\$\$|annual charge|lease rate|face rent|loyer|renta|canone|huur|mg\b|recurring charge|min\.? rent|asking|psf)/,
  ],
  [
    'escalation',
    /^(?:esc|actuali[sz]ation|annual bump|adjustment|reviews|fee review|wertsicherung|indexation|index|uplift)\b/,
  ],
  [
    'free_rent',
    /^(?:rf|abmt|carencia|franchise|rent credit|free\b|gratuity|mietfreie zeit|abated|gratuit|incentive|inducement)\b/,
  ],
  ['percentage_rent', /^% rent\b/],
  [
    'expenses',
    /^(?:triple nets?|nebenkosten|pro rata charges|common charges|s\/charge|service costs|pass-?throughs|nets|outgoings|lease type|frais additionnels|opex est|additional rent|tmi|charges locatives|community expenses|expense basis|ancillary costs)\b/,
  ],
  ['taxes', /^(?:property tax|rates)\b/],
  [
    'allowance',
    /^(?:tia|improvement money|construction (?:dollars|allowance)|(?:tenant|leasehold|cash|landlord['’]?s) inducement|inducement|fit-?out money|contribution|ti\/lc|ta|landlord['’]?s contribution|capital contribution|cash allowance)\b/,
  ],
  [
    'landlord_work',
    /^(?:delivery level|turnover|landlord['’]s pre-contract works|(?:lessor|vermieter)['’]?s works?|improvements)\b/,
  ],
  ['condition', /^(?:state|delivery level|turnover)\b/],
  ['permits', /^(?:zoning|planning|condition(?! (?:and|of)\b)|diligence)\b/],
  [
    'deposit',
    /^(?:security|dep\b|retainer|ifrsd|sicherheit|hold(?:ing)? fee|token|bond|guarantee|damage money|guarantee deposit|rent deposit|sd|d[eé]p[oô]t|fianza|borg|cauzione|if?sd|sec(?:urity)?\.? dep|bank guarantee)\b/,
  ],
  [
    'guaranty',
    /^(?:gtee|gtor|gty|g['’]tee|caution|directors?['’]? guarantees?|parent backing|concern guarantee|credit)\b/,
  ],
  [
    'renewal',
    /^(?:ro\b|ror\b|further terms?|renouvellement|opciones|rights? of renewal|option period|prolongation|extra periods?|extensions?|giving notice|lease type)\b/,
  ],
  ['termination', /^(?:shrink right|exit|drop-?dead|give-?back|hand-?back|walk-?away)\b/],
  [
    'assignment',
    /^(?:sub\/assign|assign\/sub|right to transfer|sell\/transfer|transfers?|cession|reassigning|sublets?|subbing|alienation)\b/,
  ],
  ['insurance', /^assurances?\b/],
  ['maintenance', /^instandhaltung\b/],
  ['base_year', /^base yr\b/],
  ['expansion', /^first (?:offer|refusal)\b/],
  [
    'restoration',
    /^(?:dilaps?|dilapidations|yield up|exit condition|decommissioning|reversion|return|make good|rückbau|hand-?back condition|reinstatement)\b/,
  ],
  ['utilities', /^(?:landlord-provided services|services|solar panels|power)\b/],
  ['parking', /^(?:pkg|prkg|parks|carparks?|season parking|car parks?|car spaces|vehicles|stalls)\b/],
  [
    'brokers',
    /^(?:comms?\b|courtiers?|makler|makelaars?|reps?\b|procuring brokers?|representation|agents|courtage|maklercourtage|agency)\b/,
  ],
  ['exclusivity', /^(?:pens down|lock-?out|quiet period|exclusive talks|hold)\b/],
  ['confidentiality', /^(?:hush|discretion|secrecy|privacy)\b/],
  [
    'answer_by',
    /^(?:loi expir\w*|expir(?:y|ation) of (?:loi|terms)|offer closes|acceptance by|reply by|respond by|response due|offer valid|shelf life|timing|validity|good (?:till|until|through))\b/,
  ],
  ['lease_form', /^(?:tenancy agreement|doc|docs|lease docs?|paper|contract|papering|our form)\b/],
  ['legal_fees', /^(?:costs\b|legals?$)/],
];

/** The topics that a heading, a label or a question names; `heading` in any case, without its number. */
export function topicsOfHeading(heading: string): readonly LetterTopic[] {
  const words = heading
    .toLowerCase()
    .replace(/[“”"]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^\s*\d{1,2}(?:\.\d{1,2})*\s+(?=[a-z])/, '')
    .replace(/^(?:landlord|tenant)['’]s (?=deposit|deal|security)/, '')
    .replace(/(?<![\s.:;,?–—-])[\s.:;,?–—-]+$/, '')
    .trim();
  const named = [
    ...new Set([...headings, ...synonyms].filter(([, pattern]) => pattern.test(words)).map(([topic]) => topic)),
  ];
  // `Break option`, `option to terminate`: not a renewal.
  return named.filter(
    (topic) =>
      topic !== 'renewal' ||
      !/\b(?:break|terminat\w*|cancel\w*|purchase|expansion)\b|^term\. |^option (?:stage|fee|money|payment)/.test(
        words,
      ),
  );
}
