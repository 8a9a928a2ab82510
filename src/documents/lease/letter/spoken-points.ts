import { aSign } from './sign-words.ts';

const entity =
  /\b(?:LLC|L\.L\.C|LP|L\.P|LLP|PLLC|PBC|PC|Inc|Corp|Corporation|Company|Ltd|Limited|plc|GmbH|KG|AG|AB|B\.?V|CV|N\.V|S\.?A|SARL|ULC|Trust|Trustee|Partners|Partnership|Holdings|Properties|REIT|inc|ltée|Cooperative|City of|County of|University|Association)\b/;
/** Greets or names the other party: in a letter between the parties, both are known. */
const addressee = /^(?:Dear|Hi|Hello|Attn|To|Attention|Ms\.?|Mr\.?|Mrs\.?|Dr\.?)\b[\s:]+[A-Z][a-z]+/;
const day = String.raw`(?:\b(?:19|20)\d{2}\b|\d{1,2}\/\d{1,2}|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? \d|\b\d{1,3} (?:business |calendar )?days\b|\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b)`;
const money = String.raw`(?:[$£€¥]\s?\d|\d\s?[$£€¥]|\b(?:EUR|USD|CAD|GBP)\s?\d)`;
const activity =
  '(?:offices?|warehous\\w+|storage|shops?|stores?|retail\\w*|restaurant|caf[eé]|bakery|laborator\\w+|labs?|wet[- ]lab|clinic\\w*|medical|dental|school|day-?care|child ?care|salon|practice|showroom|manufactur\\w+|assembly|workshop|printing|studio|gym|fitness|car wash|parking|distribution|light industrial|research|calibration|services|display|sales|kitchen|services? station|church|classes|vehicles)';

/**
 * By point, the vocabulary of its topic: a sentence that uses it and leaves nothing open settles the point, in any
 * wording. Points not listed here are settled only by their own answers.
 */
export const spokenPoints: Readonly<Record<string, readonly RegExp[]>> = {
  landlord_identity: [entity, addressee],
  tenant_identity: [entity],
  measurement: [
    /\b(?:BOMA|IPMS|RICS|NIA|GIA|NEN|gif|MF\/G|drip-?line|re-?measur\w+|measured|stipulated|survey(?:ed)?)\b/i,
  ],
  permitted_use: [
    new RegExp(
      `\\b(?:uses?|used|using|operat\\w+|runs?|running|purposes?|sells?|as|for|tenant is|will be|keeps?|business)\\b[^.;]{0,60}\\b${activity}\\b`,
      'i',
    ),
    new RegExp(`\\b${activity}\\b[^.;]{0,40}\\b(?:only|use|purposes?|business|center|centre|franchise)\\b`, 'i'),
  ],
  delivery_date: [
    new RegExp(
      `\\b(?:deliver\\w*|hand(?:ed|s|ing)?[ -]?(?:it |them |the \\w+ )?over|turn(?:ed|s|ing)? (?:it |the \\w+ )?over|turnover|possession|keys|move[- ]?in|entrance|early (?:access|entry)|ready|vacant|vacat\\w+|fixturing|occupancy|move \\w+ in)\\b[^.;]{0,120}${day}`,
      'i',
    ),
    new RegExp(
      `${day}[^.;]{0,80}\\b(?:deliver\\w*|hand(?:ed|s|ing)?[ -]?over|turnover|possession|keys|move[- ]?in|entrance|early (?:access|entry)|ready|vacant|occupancy)\\b`,
      'i',
    ),
  ],
  delivery_condition: [
    /\b(?:as[\s-]is|where[\s-]is|as (?:it|they|now) (?:is|are|now|stands?|lies?|sits?)|rough[\s-]graded|graded pad|shell|existing (?:improvements|condition|fit-?out)|in (?:its|their) (?:present|current|existing) (?:state|condition)|same box|broom|furniture (?:stays|included|in place)|with (?:the )?furniture|new (?:carpet|roof|paint|floor)|base building|schedule of condition|working order|condition (?:of|on) (?:delivery|possession|handover))\b/i,
  ],
  commencement: [
    new RegExp(
      `\\b(?:commenc\\w+|start\\w*|begin\\w*|began|from|effective|takes? effect|runs?|renew\\w*|extend\\w*|dates?|new term|trade)\\b[^.;]{0,80}${day}`,
      'i',
    ),
    /\b(?:start\w*|begin\w*|commenc\w+)\b[^.;]{0,60}\b(?:the day|upon|on the|later of|earlier of|complet\w+|handed over|opens?)\b/i,
  ],
  access: [
    /\b24\s?\/\s?7\b|\b24 hours\b|\baround the clock\b|\bat (?:all|any) (?:times|hours?)\b|\bdock access\b|\bbuilding hours\b/i,
    /\baccess\b[^.;]{0,60}\b(?:hours|days|notice|from|free of charge|without rent)\b|\bentrance without rent\b/i,
  ],
  base_rent: [
    new RegExp(
      `\\b(?:rent|rate|rental|price|charge|a foot|per (?:square|month|year|m²|sf|rsf)|\\$\\$)\\b[^.;]{0,120}${money}`,
      'i',
    ),
    new RegExp(
      `${money}[^.;]{0,60}(?:\\b(?:rent|rate|per|a month|a mo|a year|monthly|annually|psf|m²|foot|square)\\b|\\/)`,
      'i',
    ),
  ],
  escalation: [
    /\b(?:\d(?:[.,]\d+)?\s?(?:%|percent|per cent)|[$£€]\s?\d[\d.,]*)[^.;]{0,60}\b(?:up|bumps?|increase\w*|escalat\w+|each|every|annual\w*|yearly|anniversary|steps?)\b/i,
    /\b(?:up|bumps?|increase\w*|escalat\w+|each|every|annual\w*|yearly|anniversary|steps?|rises?|adjust\w*)\b[^.;]{0,80}\d(?:[.,]\d+)?\s?(?:%|percent|per cent)/i,
    /\b(?:flat|fixed rent|no (?:bumps|increases?|escalation)|index\w*|CPI|RPI|rent review)\b/i,
    /\b(?:years?|yrs?|months?|mos?)\s?\d{1,3}\s?(?:[-–—]|to|through)?\s?\d{0,3}\b[^.;]{0,40}[$£€]\s?\d/i,
  ],
  rent_commencement: [
    /\brent\b[^.;]{0,60}\b(?:starts?|begins?|commenc\w+|from|due|runs?)\b/i,
    /\b(?:no|free|abat\w+)\b[^.;]{0,20}\brent\b/i,
  ],
  expense_structure: [
    /\b(?:absolute(?:ly)? net|fully net|net(?: lease| rent)?|NNN|nnn|triple|gross|all[- ]inclusive|full[- ]service|pass-?throughs?|service (?:charge|costs?)|operating (?:costs?|expenses?)|common area|CAM|TMI|additional rent|Nebenkosten)\b/i,
    /\b(?:you|tenant|subtenant|T)\b[^.;]{0,30}\b(?:pays?|paying|covers?|carr(?:y|ies)|takes?)\b[^.;]{0,80}\b(?:tax(?:es)?|insurance|utilities|gas|electric\w*|light|water|heat)\b/i,
    /\bincludes?\b[^.;]{0,60}\b(?:lights?|heat|electric\w*|security|utilities|taxes)\b/i,
  ],
  expense_cap: [
    /\b(?:control\w*|pass-?throughs?|service (?:charge|costs?)|CAM|common area|expenses?|outgoings|operating|charge)\b[^;]{0,160}\b(?:cap(?:ped|s)?|limit\w*|ceiling|not (?:to )?(?:go up|go|exceed|rise|increase|grow)|no more than|at most|maxim\w+|fixed|held to)\b/i,
    /\b(?:cap(?:ped|s)?|limit\w*|ceiling|maxim\w+)\b[^.;]{0,80}\b(?:service (?:charge|costs?)|CAM|expenses?|outgoings|operating|controllable|pass-?throughs?)\b/i,
  ],
  opex_estimate: [
    new RegExp(
      `\\b(?:pass-?throughs?|service (?:charge|costs?)|CAM|common area|NNN|nets?|nnn|operating|opex|expenses?|taxes|TMI|additional rent|outgoings|advance|budget\\w*)\\b[^;]{0,140}(?:${money}|\\b\\d{1,2}\\.\\d{2}\\b)`,
      'i',
    ),
  ],
  ti_allowance: [
    new RegExp(
      `\\b(?:put|pay|contribut\\w+|allow\\w*|toward\\w*|give|budget|reimburs\\w+|fund)\\b[^.;]{0,80}${money}[^.;]{0,120}\\b(?:work|hookups?|cabling|build-?out|fit-?out|improvements?|fixtures?|paint\\w*|floors?|remodel\\w*|interior|walls?)\\b`,
      'i',
    ),
    new RegExp(
      `${money}[^.;]{0,80}\\b(?:toward\\w*|off (?:the )?rent|allowance|contribution|for (?:paint|floors?|improvements?|fit-?out|build-?out))\\b`,
      'i',
    ),
    /\bno (?:cash )?(?:allowance|contribution)\b/i,
  ],
  landlord_work: [
    /\b(?:you|landlord|owner|lessor|we|I|sublandlord|LL|by us|proposer|developer)\b[^.;]{0,40}\b(?:will |would |shall |to |['’]ll |must )?(?:finish|build|construct|install|replace|repair|paint|repaint|carpet|refurbish|renovate|demis\w+|clean|remove|fix|complete|turn(?:s)? over|put in|deliver)\w{0,60}\b/i,
    /\b(?:by us|at (?:our|landlord['’]s|owner['’]s|lessor['’]s) (?:cost|expense)|his contractor|landlord['’]s (?:cost|work))\b/i,
    /\b(?:refurbish\w*|renovat\w+|rough-?graded|turn-?key)\b/i,
    /\b(?:roof|gutter|furnace|steps|boiler|windows?)\b[^.;]{0,60}\b(?:replaced|repaired|renewed|new|fixed)\b|\bnew (?:roof|furnace|boiler|carpet)\b/i,
  ],
  permits_contingency: [
    /\b(?:permits?|licen[cs]es?|licensing|zoning|rezoning|approvals?|planning)\b[^.;]{0,120}\b(?:condition\w*|subject|contingen\w+|cancel|waive\w*|terminat\w+|turned down|refus\w+|walk|satisf\w+|obtain\w*|days)\b/i,
    /\b(?:condition\w*|subject to|contingen\w+|cancel|waive\w*)\b[^.;]{0,120}\b(?:permits?|licen[cs]es?|zoning|rezoning|municipal|city approval|planning)\b/i,
  ],
  security_deposit: [
    /\b(?:deposit|security|bank guarantee|letter of credit|surety|damage money|bond|earnest)\b[^.;]{0,100}(?:\d|\b(?:none|no|one|two|three|six|months?|rolls?|stays?|waived|kept|hold|carried)\b)/i,
    /\b(?:no|without|none|not asking for)\b[^.;]{0,20}\b(?:deposit|security)\b/i,
  ],
  deposit_refundable: [
    /\b(?:deposit|security|letter of credit|damage money|earnest|money|check)\b[^;]{0,140}\b(?:back|return\w*|refund\w*|reduc\w+|half|drop\w*|appl(?:y|ied)|released?|credited|kept|burn\w*|steps? down|interest)\b/i,
    /\b(?:back|return\w*|refund\w*|released?)\b[^.;]{0,60}\b(?:deposit|security|money)\b/i,
  ],
  guaranty: [
    /\b(?:guarant(?:y|ee|ees|or|ors|eed)|surety|comfort letter|co-?sign\w*|stands? behind|behind us|personally liable|concern guarantee)\b/i,
  ],
  renewal: [
    /\b(?:stay|extend\w*|extension|renew\w*|options?|further|another|additional|more)\b[^.;]{0,60}\b(?:\d{1,3}|one|two|three|four|five|six|seven|ten)[\s-]?(?:more )?(?:\(\d+\) )?(?:x )?(?:successive |additional |further )?(?:\d |one |two |three |five |ten )?[\s-]?(?:years?|yrs?|months?|mos?|terms?|times?)\b/i,
    /\b\d\s?(?:x|of)\s?\d{1,2}[\s-]?(?:years?|yrs?|months?)\b|\+\s?\d{1,2} years\b|\bone more \d/i,
    /\b(?:no|without) (?:right|option|options)(?: \w+)? (?:to )?(?:renew|extend|extension|renewal)\b|\b1954 Act\b|\bno (?:renewal|extension)\b/i,
  ],
  renewal_rent: [
    /\b(?:stay|extend\w*|extensions?|renew\w*|options?|further|another|one more|more)\b[^;]{0,200}(?:\bmarket\b|\d\s?%|[$£€]\s?\d|\brates?\b|\bsame (?:terms|rent|bumps)\b)/i,
  ],
  termination_option: [
    /\b(?:break|early termination|terminate early|(?:right|option|free) to (?:terminate|cancel|leave|end|break)|give notice|get out|walk away|early out|terminat\w+ right)\b/i,
    /\b(?:either|tenant|you|new owner|lessee|city)\b[^.;]{0,60}\b(?:may|can|could)\b[^.;]{0,60}\b(?:end|terminate|cancel|leave|break)\b/i,
    /\bterminates?\b[^.;]{0,40}\bwithout penalty\b/i,
  ],
  assignment: [
    /\b(?:assign\w*|assignments?|sub-?let\w*|sub-?leas(?:e|es|ing)\b[^.;]{0,60}\b(?:consent|approv\w+|permission|not|no|only|affiliates?|ask)|subbing|transfers?|underlet\w*|sell your stores)\b/i,
    /\b(?:pass(?:ing)?|hand(?:ing)?|sell(?:ing)?|give) (?:it|the (?:shop|lease|space|business)|this|your lease)\b[^.;]{0,30}\b(?:on|over|to)\b/i,
  ],
  snda: [
    /\b(?:SNDA|non-?disturbance|recognition|subordinat\w+|no mortgage|unencumbered|free of mortgages?|mortgage[es]?)\b/i,
  ],
  holdover: [
    /\b(?:hold(?:ing|s)?[\s-]?over|stay(?:s|ing)? (?:past|on after|beyond)|over-?stay\w*|month[\s-]to[\s-]month|past the (?:end|term))\b/i,
    /\bstill (?:there|in)\b[^.;]{0,60}\b(?:double|twice|\d{3}\s?%|times)\b/i,
  ],
  parking: [
    /\b(?:park(?:ing)?|stalls?|garage|spots?|(?:car|parking) (?:spaces|places)|open lot|cars)\b[^.;]{0,80}(?:\d|\bincluded\b|\bfree\b|\bno charge\b|\bnone\b|\bcommon\b)/i,
    /(?:\d|\bno\b)[^.;]{0,40}\b(?:parking|stalls?|spots?|car spaces|open lot)\b/i,
  ],
  signage: [
    new RegExp(`${aSign}|\\b(?:signage|banners?|fascia|pylon|monument|directory|name (?:in|on|by)|logo|panel)\\b`, 'i'),
  ],
  utilities_hvac: [
    /\b(?:after[\s-]hours|overtime)\b[^.;]{0,60}(?:[$£€]\s?\d|\bcost\b|\bcharge)/i,
    /\b(?:utilit(?:y|ies)|electric\w*|gas|power|light|heat(?:ing)?|water|HVAC|hvac|cooling)\b[^.;]{0,80}\b(?:tenant|you|your|yours|landlord|owner|meter\w*|included|share|third|half|pays?|account)\b/i,
    /\b(?:tenant|you|landlord|owner)\b[^.;]{0,30}\bpays?\b[^.;]{0,60}\b(?:gas|electric\w*|light|water|heat|utilities)\b/i,
  ],
  exclusive: [
    /\b(?:no|not|won['’]t|nor|never)\b[^.;]{0,80}\b(?:other|another|competing|second|similar)\b[^.;]{0,80}\b(?:brand|shop|store|tenant|restaurant|daycare|center|centre|mall|plaza|building|property|business|bakery|wash|operator|selling)\b/i,
    /\bexclusiv(?:e|ity)\b(?! (?:agents?|negotiat\w+|period))/i,
  ],
  exclusivity_no_shop: [
    /\b(?:market|negotiate|shop|show|offer|lease|promise|talk\w*|deal|sell|let)\b[^.;]{0,60}\b(?:anyone|anybody|others?|another|third part\w+|else|elsewhere|other groups?|out from under)\b/i,
    /\b(?:stays?|remains?|keeps?|kept|unless|taken|take|off|held|hold)\b[^.;]{0,40}\b(?:on|off|free|leased|talking|reserved)\b[^.;]{0,40}\b(?:market|for you|earlier|to others|groups?|until)\b/i,
    /\b(?:exclusiv\w+|no[\s-]shop|stand-?still|lock-?out|reserved? (?:the|it|for))\b/i,
  ],
  brokers_commission: [
    /\b(?:brokers?|brokerage|agents?|realtors?|commissions?|courtage|finder['’]?s|agency fees?|rep)\b/i,
    /\bwe pay both sides\b|\bI pay him\b|\bno (?:middle ?m[ae]n|one to pay)\b/i,
  ],
  governing_law: [
    /\b(?:governed by|governing law|laws? of|(?:Dutch|German|English|Irish|Scots|French|Swiss|Ontario|Quebec) law|courts of)\b/i,
  ],
  lease_form: [
    /\b(?:form|model|template|standard lease|lease paper|attachment|draft\w*|our lease|your lease form|prepared? by|old lease|existing lease|same as (?:the )?(?:old|existing|current)|amendment form)\b[^.;]{0,80}\b(?:lease|form|by|from|of|v\.?\d|attached|changes|version|counsel|lawyers?|attorneys?|solicitors?|attachment)\b/i,
    /\b(?:lease|amendment)\b[^.;]{0,60}\b(?:form|model|template|drafted|prepared|draw up|draft)\b/i,
    /\beverything else\b[^.;]{0,40}\b(?:same|as)\b/i,
  ],
  legal_fees: [
    /\b(?:legal|lawyers?['’]?|attorneys?['’]?|solicitors?['’]?|abortive)\b[^.;]{0,30}\b(?:fees|costs|bills?)\b/i,
    /\b(?:pays?|paying|bears?)\b[^.;]{0,30}\b(?:own|its|their)\b[^.;]{0,20}\b(?:lawyers?|attorneys?|counsel|solicitors?|legal)\b/i,
  ],
};

/**
 * A question about a point that nearly every offer states is asked only if no word of its topic occurs, or if all
 * sentences with such a word leave it open: asking for something that the offer states costs more trust than omitting a
 * question.
 */
const mentionedPoints: Readonly<Record<string, RegExp>> = {
  landlord_identity:
    /\b(?:landlord|lessor|owner|ownership|sublandlord|licensor|landowner|assignor|grantor|we own|my (?:building|land|shop|lot|house))\b/i,
  tenant_identity:
    /\b(?:tenant|lessee|occupant|subtenant|licensee|assignee|operator|occupier|your (?:company|firm|business|church|practice|shop|team))\b/i,
  premises_area: /\b(?:acres?|hectares?|kW|racks?|cages?|bays|stalls|spaces|rooms?|floor|desks|feet|sq|sf|m²)\b/i,
  permitted_use:
    /\b(?:uses?|used|using|purposes?|business|operat\w+|office|shop|store|clinic|practice|warehouse|parking|grazing|solar|data cent(?:er|re)|storage)\b/i,
  delivery_date:
    /\b(?:deliver\w*|handover|hand(?:ed)? over|turnover|possession|keys|move[- ]?in|moving in|access from|ready|available|vacant|completion date|in place by|energi[sz]ed)\b/i,
  delivery_condition:
    /\b(?:condition|as[\s-]is|where[\s-]is|state of|shell|clean|swept|furnish\w*|furniture|as it (?:is|stands|lies|sits)|works|repaint\w*|fitted|built)\b/i,
  commencement: /\b(?:commenc\w+|start\w*|begin\w*|from|effective|as of|opens?)\b/i,
  term: /\b(?:terms?|years?|months?|weeks?|mos?|yrs?)\b/i,
  base_rent: /[$£€]\s?\d/,
  escalation:
    /\b(?:increas\w+|escalat\w+|bumps?|steps?|index\w*|CPI|RPI|review\w*|flat|goes up|go up|rises?|years? \d)\b/i,
  free_rent: /\b(?:free|abat\w+|no rent|rent[\s-]free|waived|half rent|concession|holiday|credit)\b/i,
  rent_commencement: /\brent\b/i,
  expense_structure:
    /\b(?:net|NNN|gross|expenses?|taxes|service charge|utilities|CAM|outgoings|rates|costs|insurance)\b/i,
  expense_cap: /\b(?:cap|caps|capped|ceiling|limited to|not to exceed|fixed charge|no more than)\b/i,
  opex_estimate:
    /\b(?:estimat\w+|budget\w*|service charge|CAM|expenses|NNN|pass-?throughs?|gross|all[\s-]in\w*|included)\b/i,
  ti_allowance:
    /\b(?:allowance|contribution|TIs?|toward\w*|fit[\s-]?out|build[\s-]?out|improvements?|reimburs\w+|turn-?key)\b/i,
  landlord_work:
    /\b(?:works?|install\w*|paint\w*|repair\w*|replac\w+|build\w*|fix\w*|improvements?|fence\w*|as[\s-]is|fit[\s-]?out)\b/i,
  security_deposit: /\b(?:deposits?|security|letter of credit|bond|bank guarantee|prepaid|last month)\b/i,
  deposit_refundable:
    /\b(?:refund\w*|return(?:ed|s|able)?|comes? back|gets? (?:it )?back|released?|applied|credited|burn\w*|step\w* down|no deposit)\b/i,
  guaranty: /\b(?:guarant\w+|surety|co-?sign\w*|personally|parent)\b/i,
  renewal:
    /\b(?:renew\w*|options?|extend\w*|extensions?|roll(?:s|ing)? over|another \w+ (?:years?|months?)|1954 Act|contracted out)\b/i,
  renewal_rent: /\b(?:market|FMV|then[\s-]\w+ rate|same (?:rent|rate|terms)|fixed increases?)\b/i,
  termination_option:
    /\b(?:terminat\w+|cancel\w*|break|early out|walk away|end (?:it|this|the)|leave|notice to quit)\b/i,
  assignment: /\b(?:assign\w*|sub-?let\w*|sub-?leas\w*|transfer\w*|underlet\w*|sublicen[cs]\w*|share|sharing)\b/i,
  utilities_hvac:
    /\b(?:utilit\w+|electric\w*|HVAC|power|heat\w*|water|gas|cooling|air[\s-]condition\w*|broadband|kW)\b/i,
  parking: /\b(?:park\w*|stalls?|garage|car spaces|spots)\b/i,
  signage: new RegExp(`${aSign}|\\b(?:signage|sign-?posts?|banners?|fascia|directory|logo|panel|branding)\\b`, 'i'),
  exclusive: /\b(?:exclusiv\w+|compet\w+|no other)\b/i,
  exclusivity_no_shop:
    /\b(?:exclusiv\w+|off the market|no[\s-]shop|lock-?out|hold (?:it|the|this)|other (?:parties|groups?|offers|tenants|interested)|anyone else|anybody else|others|market(?:ing)? the|first come)\b/i,
  brokers_commission: /\b(?:brokers?|brokerage|agents?|realtors?|commissions?|introducer|finder)\b/i,
  binding_effect:
    /\b(?:binding|bound|bind|subject to contract|commit\w*|obligat\w+|legal effect|contract|deal|enforceable)\b/i,
  lease_form:
    /\b(?:form of lease|lease form|form|draft\w*|solicitors|counsel|lawyers?|attorneys?|prepare\w*|template|lease agreement|amendment)\b/i,
  legal_fees: /\b(?:legal (?:fees|costs)|attorneys?['’]? fees|own (?:costs|lawyers?|counsel|fees)|costs)\b/i,
  maintenance: /\b(?:maint\w+|repair\w*|replac\w+|upkeep)\b/i,
  access: /\b(?:access|24\s?\/\s?7|hours|entry|gate)\b/i,
  permits_contingency: /\b(?:permits?|zoning|licen[cs]es?|planning|approvals?|consents?)\b/i,
  casualty: /\b(?:fire|casualty|flood|destroy\w*|damage (?:by|to)|uninsured|storm)\b/i,
  insurance:
    /\b(?:public liability|liability (?:cover|insurance|policy)|insurance (?:of|for|naming|cover|certificate)|insured|additional insured)\b/i,
  holdover:
    /\b(?:hold(?:ing|s)?[\s-]?over|over-?stay\w*|stay(?:s|ing)? (?:past|on after|after|beyond)|double rent|twice the rent)\b/i,
  taxes: /\b(?:tax(?:es)?|business rates|assessments?)\b/i,
  audit_right: /\b(?:audit\w*|open books?|look at the books|invoices)\b/i,
  expansion_rofo: /\b(?:expan\w+|first (?:offer|refusal|right|call|look)|ROF[OR])\b/i,
  default_cure: /\b(?:defaults?|cure|late (?:fee|charge|payments?)|grace)\b/i,
  restoration: /\b(?:restor\w+|reinstat\w+|yield up|decommission\w*|dilapidations?)\b/i,
  relocation: /\b(?:relocat\w+|substitut\w+|move (?:you|us|tenant|them))\b/i,
  governing_law: /\b(?:governing law|governed by|laws? of|\w+ law\b)/i,
  environmental: /\b(?:environmental|contaminat\w+|hazardous|Phase (?:I|1)|asbestos|fuel tank)\b/i,
  vat: /\b(?:VAT|BTW|MwSt)\b/,
  hst: /\b(?:HST|GST|TPS|TVQ|QST)\b/,
  answer_by:
    /\b(?:by|until|before|expires?|good (?:till|through)|open|valid|deadline|respond|let (?:me|us) know|withdrawn|lapses?)\b/i,
  measurement: /\b(?:BOMA|IPMS|measur\w+|stipulated|survey\w*|NIA|GIA|usable)\b/i,
};

const soft =
  /\b(?:to be (?:agreed|determined|negotiated|discussed|confirmed|advised|mutually|decided|settled|named|formed)|tbd\b|tbc\b|t\.b\.[dac]|negotiable|still (?:open|to be|the sticking)|subject to (?:further )?(?:discussion|negotiation)|we can discuss|let['’]?s (?:discuss|talk)|please (?:confirm|advise|provide|tell)|under (?:review|discussion)|not yet (?:known|agreed|decided)|don['’]t (?:know|understand)|nobody knows|who (?:pays|holds|does)|in principle|assuming that)\b|_{3,}|\?\W{0,200}$/i;

/** Whether a sentence is about the point and leaves nothing open. */
export function speaksOf(point: string, sentence: string): boolean {
  const words = [...(spokenPoints[point] ?? []), mentionedPoints[point]];
  const settles = (piece: string) => words.some((each) => each?.test(piece)) && !soft.test(piece);
  // In a long run of words, only the clause with the word that leaves something open counts as open.
  return settles(sentence) || (sentence.length > 160 && sentence.split(/[;,\t]\s?|\s[–—-]\s|\.\s/).some(settles));
}
