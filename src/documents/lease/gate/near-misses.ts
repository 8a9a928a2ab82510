import type { InstrumentKind } from './kinds.ts';

/**
 * Documents that mention space, rent and terms but do not offer space: each kind is recognized by several specific
 * signals.
 */
export interface NearMiss {
  /** Unique; a case of the suite switches it off. */
  readonly name: string;
  readonly kind: InstrumentKind;
  /** For a sentence: 'minutes of a meeting'. */
  readonly label: string;
  /** The number of its signals that are required. */
  readonly least: number;
  readonly signs: readonly RegExp[];
  /** At least one of these is required: every document of this kind contains one. */
  readonly key?: RegExp;
}

const other = 'other' as const;

export const nearMisses: readonly NearMiss[] = [
  {
    name: 'purchase',
    kind: 'purchase_loi',
    label: 'a letter of intent to purchase',
    least: 4,
    // The price of the land itself, not of a later purchase option.
    key: /\b(?:purchase|sale|asking) price\b|\bprice\b[\s.:]{1,3}(?:is |of |would be )?(?:[$£€]|USD|EUR)\s?\d|\b(?:pay|offer|give|take|want)(?:s|ed)? (?:you )?(?:[$£€]\s?)?\d[\d.,]*\s?(?:k|m|million|mil)?\b[^.\n]{0,30}\b(?:for|to buy) (?:the|your|all of the|both)\b|\b(?:buy(?:ing)?|sell(?:ing)?|purchas(?:e|ing)|acquir(?:e|ing)) (?:the|your|our|all|it|out|both)\b|\b(?:buyer|purchaser)s?\b[^.\n]{0,40}\b(?:pays?|offers?|agrees?|acquires?|purchases?)\b/i,
    signs: [
      /\bclos(?:ing|e) (?:day|date|of escrow|on|within|shall|will|must|to occur|\d)|\bclos(?:e|ing)\s+(?:\d+|thirty|sixty|ninety)|\b(?:at|from|before|until|after|of) closing\b|\bcompletion (?:date|on)\b|^\W{0,200}closing\b/im,
      /\bearnest(?: money)?\b|\bescrow\b|\b(?:good[- ]faith|refundable) deposit\b/i,
      /\bdue diligence\b|\bkick the tires\b|\b(?:study|feasibility|inspection|review) period\b|\bphase (?:1|i|one)\b|\bsurvey\b/i,
      /\btitle (?:insurance|policy|commitment|company|report|search)\b|\b(?:hudson|first|land|county|\w+) title\b|\bdeed\b|\bfee (?:simple|title)\b|\bfreehold\b/i,
      /\ball[- ]cash\b|\bcash at closing\b|\b(?:mortgage|financing|loan) contingency\b|\bseller (?:financing|note)\b|\bcap rate\b/i,
      /\b(?:buyer|purchaser|seller|vendor)s?\b/i,
      /\btransfer tax\b|\bprorat\w+\b|\bstamp duty\b|\bpurchase (?:and sale )?(?:agreement|contract|price)\b|\bcontract of sale\b/i,
      /\b(?:interest(?:ed)? in|offer(?:s|ing)? to|proposes? to|wish(?:es)? to|pleased to offer to) (?:purchas|acquir|buy)\w* the\b/i,
      /\b(?:leaseback|lease[- ]back|rent (?:\w+\s){0,3}back|sale[- ](?:and[- ])?lease)/i,
      /\bpartners re the\b|\bfor the (?:building|property|land|whole|farm|lot|freehold)\b|\brather own\b|\bbuy it back\b/i,
    ],
  },
  {
    name: 'executedLease',
    kind: 'lease',
    label: 'a lease',
    least: 2,
    // This document itself leases something, in the present tense.
    key: /\b(?:hereby )?(?:leases|rents|lets|demises|sublets|subleases)\b[^.\n]{0,60}\bto\b|\btakes,? (?:on lease )?the\b/i,
    signs: [
      /(?:\/s\/|\(signed\)|\bsgd\.)[\s\S]{3,160}(?:\/s\/|\(signed\)|\bsgd\.)|\bsigned by both\b/i,
      /\b(?:made|entered into|dated)\b[^.\n]{0,50}\bby and between\b|\bthis (?:lease|agreement|rental|tenancy)\b[^.\n]{0,60}\bis (?:made|between)\b|^\W{0,200}made (?:the|this|on)\b/im,
      /\bboth (?:of us |parties |sides )?are bound\b|\bin witness whereof\b|\bthe deal is made\b|\bwitness(?:es)?:/i,
    ],
  },
  {
    name: 'executedChange',
    kind: 'amendment',
    label: 'an amendment of a lease',
    least: 3,
    key: /\b(?:our|the|your|this|said|that|above)\s(?:\w+\s){0,2}lease\b|\blease (?:dated|of)\b/i,
    signs: [
      /\b(?:is|are|shall be|be|stands?)\s(?:hereby\s)?(?:changed|amended|modified|extended|replaced|deleted)\b|\bhereby (?:amend|chang|extend|modif)\w*|\bthis (?:letter|paper|note) (?:amends|changes|modifies|extends)\b|\bbecomes\b[^.\n]{0,30}\d/i,
      /\b(?:stays?|remains?|continues?|is|are)\s(?:\w+\s){0,3}?(?:in (?:full )?force|unchanged|the same|as (?:it is|they are|before|written))\b|\bin (?:every|all) other (?:ways?|respects?)\b|\bratif\w+/i,
      /\/s\/[\s\S]{3,220}\/s\/|\bsigned (?:by )?both\b|\bnotary public\b/i,
      /\bbinds? (?:those|us|both|the parties|our)\b|\bbinding (?:on|upon)\b|\bsuccessors\b/i,
      /\b(?:from|as of|effective) (?:today|the date (?:of this|hereof|above|we))\b|\bupon (?:your|both|our) signatures?\b|\bas good as an original\b|\bcounterparts?\b/i,
    ],
  },
  {
    name: 'confirmation',
    kind: other,
    label: 'a commencement letter, which confirms dates of a lease',
    least: 4,
    key: /\b(?:commencement|start(?:ed)?|began|begun|accepted|occurred|delivered)\b/i,
    signs: [
      /\b(?:commencement date|term|rent|lease)\b[^.\n]{0,20}\b(?:is|was|were|occurred|began|commenced|started|has begun)\b|\b(?:commencement|expiration) date\b\s*[:\t]/i,
      /\b(?:has |have )?(?:accepted|taken|took) (?:the |possession)|\bsubstantial(?:ly)? comple\w+|\bpunch[- ]?list\b|\bkeys were\b/i,
      /\b(?:confirm(?:s|ed|ing)?|acknowledg\w+|record|memoriali[sz]e|fix)\b[^.\n]{0,40}\b(?:dates?|following|commencement|that|as)\b|\bconfirmed\b/i,
      /\b(?:section|paragraph|article|clause) \d[\d.]*\b[^.\n]{0,20}\b(?:of|in) (?:the|your|our) lease\b|\bas (?:section|paragraph|the lease)\b|\bunder (?:the|your|our) lease\b|\bthe ["“]?lease["”]?\)/i,
      /\b(?:expir(?:es|ation)|last day|ends)\b[^.\n]{0,40}\b20\d\d\b/i,
      /\b(?:has been|was) (?:received|paid|delivered|completed)\b|\b(?:in full force|otherwise changes|no default|knows of no)\b/i,
      /\/s\//i,
    ],
  },
  {
    name: 'surrender',
    kind: other,
    label: 'a termination of a lease',
    least: 3,
    key: /\b(?:surrender|lease termination|terminat\w+|early release|buy-?out)\b/i,
    signs: [
      /\b(?:terminat(?:e|es|ion)|end|cancel)\b[^.\n]{0,15}\b(?:of )?(?:the|our|your|its) (?:\w+\s)?lease\b[^.\n]{0,20}\b(?:early|as of|effective|on|by)\b|\bsurrender (?:agreement|of|date)\b|\blease termination\b/i,
      /\b(?:mutual release|releases? (?:each|the) other|released from|no further (?:obligation|liability|rent)|walk away)\b/i,
      /\b(?:termination|surrender|buy-?out) (?:payment|fee|consideration|amount|price)\b/i,
      /\b(?:vacate|out|leave|keys (?:back|returned))\b[^.\n]{0,20}\b(?:by|on|no later)\b/i,
    ],
  },
  {
    name: 'consentRequest',
    kind: other,
    label: 'a consent to a sublease or an assignment',
    least: 3,
    key: /\b(?:request|ask|seek|need|looking)\w*\b[^.\n]{0,40}\b(?:your|landlord['’]s|owner['’]s)\s(?:\w+\s){0,2}(?:consent|approval|permission)\b/i,
    signs: [
      /\b(?:proposed|our) (?:sub-?tenant|sub-?lessee|assignee|transferee)\b/i,
      /\b(?:under|required by|pursuant to|as)\b[^.\n]{0,20}\b(?:section|paragraph|article|clause|our lease|the lease)\b/i,
      /\benclosed\b|\battached\b|\bfinancial statements?\b/i,
      /\b(?:within|by)\b[^.\n]{0,30}\b(?:days|consent|respond)\b|\bdeemed (?:consent|approval)\b/i,
      /\bconsent\b[^.\n]{0,20}\bto (?:the|our|a|this)\b/i,
    ],
  },
  {
    name: 'equipment',
    kind: other,
    label: 'a proposal to lease equipment',
    least: 4,
    key: /\b(?:forklifts?|sit-?downs?|trucks?|copiers?|printers?|machines?|equipment|scissor lifts?|trailers?|generators?|excavators?|loaders?|vehicles?|vans?|cars?|units?|chargers?|pallet jacks?|servers?|ovens?|espresso|compressors?|cranes?|containers?|scaffold\w*|tents?)\b/i,
    signs: [
      /\b(?:qty|quote|quotation|model|serial|make|msrp|hours (?:included|per)|over hrs|overage|mileage|per click|copies)\b/i,
      /\bFMV\b|\$1 (?:out|buy-?out)|\bbuy-?out\b|\b(?:purchase|end of term) option\b|\bsend back\b|\breturn (?:the |of )?(?:equipment|units?|machines?)\b|\bresidual\b/i,
      /\bequip(?:ment)?\b[^.\n]{0,20}\b(?:fin\w*|leas\w+|schedule|rental)\b|\bsubject to credit\b|\bcredit approval\b|\bPO\b|\bpurchase order\b/i,
      /\b(?:full service|preventive|maintenance|PM|service) (?:PM|plan|contract|agreement|included)\b|\bwear (?:guide|and tear)\b|\bloss payee\b/i,
      /\b(?:lessor|lessee)\b/i,
      /\bdelivery\b[^.\n]{0,20}\b(?:weeks|wks|days)\b|\b(?:ea|each|per unit|unit)\s?\/?\s?(?:mo|month|per month)\b|\bfreight\b|\bpick-?up\b/i,
      /\b(?:lb|lbs|kg|hp|kva|kw|rpm|ppm|ton|li-ion|diesel|hydraulic|mast)\b/i,
    ],
  },
  {
    name: 'listing',
    kind: other,
    label: 'an agency, brokerage or management agreement',
    least: 4,
    signs: [
      /\b(?:exclusive|only|sole)\b[^.\n]{0,40}\b(?:agents?|brokers?|right to (?:lease|sell|market|represent)|who may find|representative|listing)\b|\bexclusive listing\b/i,
      /\b\d(?:\.\d+)?\s?%[^.\n]{0,30}\b(?:of )?(?:the )?(?:base|gross|net|total|aggregate|first|annual|year['’]s)\b[^.\n]{0,20}\b(?:rents?|rental|year|consideration)\b/i,
      /\bsplit\b[^.\n]{0,30}\b(?:them|broker|commission|fee|it)\b|\bco-?(?:broker|operating broker)\b|\bprocuring\b|\bother broker\b/i,
      /\bengage(?:ment|s)?\b|\bappoint(?:s|ed|ment)?\b|\bretain(?:s|ed)? (?:us|broker|agent)\b|\blisting (?:agreement|period|term)\b|\bour shelf\b/i,
      /\bwho we (?:showed|introduced)\b|\bregistered (?:prospects?|list)\b|\bprotect(?:ed|ion) (?:list|period|prospects?)\b|\bwithin \d+ days\b[^.\n]{0,40}\b(?:owed|due|earned)\b|\bstill owed\b|\btail period\b/i,
      /\b(?:loopnet|costar|crexi|mls|lock ?box(?:es)?|drone|flyers?|marketing (?:materials?|plan|budget)|advertis\w+|sign on the building)\b/i,
      /\brepresent both\b|\bdual agen\w+|\bagency disclosure\b|\bsupervising broker\b|\bdesignated agent\b|\blicen[cs]e (?:no|number)|\blic\.\s/i,
      /\bfind(?:ing)? (?:you )?(?:a )?tenants?\b|\bwhat you pay us\b|\bour (?:fee|commission)\b|\bcommission (?:is|of|schedule|due|payable)\b/i,
      /\bmanagement fee\b|\bproperty manager\b|\bcollect (?:the )?rents?\b|\bmonthly (?:report|statement)s?\b/i,
    ],
  },
  {
    name: 'brochure',
    kind: other,
    label: 'a brochure or listing of space',
    least: 4,
    signs: [
      /\basking (?:rents?|rates?|net|gross|price)\b|\basking[\t:]|\brates? (?:from|starting at)\b|\b(?:from|starting at) [$£€]\d/i,
      /\b(?:now|immediately|just|space) (?:available|leasing|launched|listed)\b|\bavail(?:\.|able|ability)?\s*(?:\t|:|$|immediate|q[1-4]|now)|\bfor (?:lease|rent|sublease)\b(?! to)|\bto let\b|\bonly \d+ (?:suites?|units?|spaces?|bays?) (?:remain|left)/im,
      /\b(?:tours?|viewings?|open house|drop by|by appointment|showings?|viewing strictly)\b/i,
      /\bunsubscribe\b|\bview in browser\b|\bbrokerage\b|\blisting (?:agents?|brokers?|id|#)|\bblast@|\bexclusively listed\b/i,
      /\bdeemed (?:to be )?reliable\b|\bnot guaranteed\b|\bE\.?\s?&\s?O\.?\s?E|\b(?:subject to|without) (?:errors|change without|prior (?:lease|sale)|notice)\b|\bmisrepresentation\b|\bparticulars\b|\bareas? (?:are )?approximate\b/i,
      /\bhighlights\b|\bfeatures\b|\bamenities\b|\bwalk score\b|\btraffic counts?\b|\bdemographics\b|\bneighbou?rs\b|\bco-?tenants\b|\bvisibility\b|\bsteps (?:from|to)\b|\bminutes (?:from|to)\b|\bnearby\b/i,
      /\b(?:call|contact|phone|for (?:more )?(?:information|details))\b[^.\n]{0,60}\b\d{3,4}[-. ]\d{3,4}|\bcontact:?\s[A-Z][a-z]+ [A-Z][a-z]+/i,
      /\bup to\b[^.\n]{0,30}\b(?:free|TI|allowance|months)\b|\bnegotiable\b|\bbroker (?:incentive|bonus)\b|\bbonus\b|\binducements?\b|\bcompetitive\b/i,
      /\bideal (?:for|location)\b|\brare\b|\bprime\b|\bstunning\b|\btimber\b|\bexposed\b|\bnatural light\b|\bcharacter\b|\bstate[- ]of[- ]the[- ]art\b|\bopportunity\b|\b(?:best|finest|premier)\b/i,
    ],
  },
  {
    name: 'minutes',
    kind: other,
    label: 'minutes of a meeting',
    least: 3,
    signs: [
      /^\W{0,200}(?:present|absent|in attendance|attending|attendees|members present|apologies|regrets)\b\s*[:–-]|\b(?:present|absent|apologies)\s*:/im,
      /\bminutes (?:of|for|from|approved|were)\b|^\W{0,200}minutes\b/im,
      /\bmoved\b[^.\n]{0,60}\bsecond|\bseconded\b|\bsecond \(|\bmotion (?:by|to|carried|passed|failed|made)\b|\bcarried\b|\bmoved \(/i,
      /\b(?:call(?:ed)? to order|adjourn\w*|next meeting|closed\b[^.\n]{0,30}\d{1,2}:\d\d|quorum|regular meeting|annual meeting)\b/i,
      /\breported (?:that|on)\b|\b(?:chair|treasurer|secretary|president)['’]s report\b|^\W{0,200}treasurer\b/im,
      /\bno vote\b|\bsense of the (?:meeting|board)\b|^\W{0,200}discussion\b|\bdiscussion\.|\baction items?\b|\btabled\b|\bdiscussed\b/im,
    ],
  },
  {
    name: 'estoppelLetter',
    kind: other,
    label: 'an estoppel certificate',
    least: 4,
    signs: [
      /\b(?:may|can|will|is entitled to) rely\b|\brel(?:y|ied|ying) (?:on|upon) (?:it|this)\b|\breliance (?:on|upon) this certificate\b/i,
      /\b(?:our|the|its) lease (?:is|was) dated\b|\bin full force\b|\b(?:not|never) been (?:changed|amended|modified)\b|\bchanged (?:once|twice)\b|\btrue (?:and|,) (?:correct|complete) cop/i,
      /\b(?:nobody|no one|neither|not|no)\b[^.\n]{0,40}\b(?:in default|defaults?|breach)\b|\bno (?:offsets?|defen[cs]es?|claims?)\b/i,
      /\bpaid (?:through|thru|up to|to date)\b|\b(?:more than|over) (?:a|one|1) month (?:ahead|in advance)\b/i,
      /\blandlord (?:holds|owes)\b|\b(?:holds|holding) (?:a |our )?(?:security )?deposit\b|\bno (?:unpaid|outstanding) (?:allowance|work)\b/i,
      /\bcertif(?:y|ies|ied|icate)\b|\bwe tell you\b|\b(?:confirms?|states?|represents?) (?:to you )?(?:the following|as follows)\b|\bwhere we stand\b/i,
      /\b(?:about to|going to|intends? to|propos\w+ to) (?:lend|buy|purchase|finance)\b|\b(?:lender|mortgagee|noteholder|purchaser)\b|\bbuys? its note\b|\bwill recogni[sz]e you\b/i,
      /\bno (?:option|right) (?:to purchase|of first)\b|\b(?:have|has) not (?:sublet|assigned)\b/i,
    ],
  },
  {
    name: 'request',
    kind: other,
    label: 'a request for proposals',
    least: 4,
    signs: [
      /\b(?:invit(?:es?|ing|ed|ation)|seek(?:s|ing)?|looking for|solicit(?:s|ing|ation)?|asking for|requests?|wants?|needs?)\b[^.\n]{0,40}\b(?:space|landlords?|owners?|someone|proposals?|proposers?|offers?|bids?|submissions?|a (?:new )?home|premises|responses?)\b|\brequest for (?:proposals?|space|information|expressions?|offers?)\b/i,
      /\b(?:proposals?|responses?|submissions?|envelopes?|bids?|offers?|replies|packages?)\b[^.\n]{0,30}\b(?:due|received|submitted|delivered|no later|close[sd]?|deadline)\b|\bdue date\b|\bclosing date\b/i,
      /\b(?:how we score|scor(?:e|ed|ing)|evaluat\w+|selection criteria|criteria|weight(?:ed|ing|s)?|points)\b/i,
      /\b(?:not (?:itself )?an offer|reject any|reserves? the right|may take none|no obligation to (?:select|award|accept)|not bound to accept|cancel this|pay nobody|no (?:cost|expense)s? (?:of|will be) (?:prepar|reimburs))\w*/i,
      /\b(?:what to (?:put|include)|please (?:provide|state|include|describe|indicate|quote|identify|specify)|(?:proposers?|respondents?|offerors?|bidders?|landlords?) (?:shall|must|should|are asked)|say whether|tell us|describe (?:your|any|the)|whether you (?:will|would|can)|how much you)\b/i,
      /\bquestions (?:to|by|must|should|may be)\b|\bpre-(?:proposal|bid|submission)\b|\baddend(?:a|um)\b|\bshort-?list\w*|\bfinalists?\b|\bpoint of contact\b/i,
      /\b(?:must[- ]haves?|must\t|nice to have|would be nice|minimum requirements?|mandatory|desired|preferred|required)\b|\bwhat we (?:need|are looking for|want)\b|\b(?:our|space) (?:needs|requirements?)\b/i,
    ],
  },
  {
    name: 'demand',
    kind: other,
    label: 'a notice under a lease',
    least: 4,
    key: /\b(?:past due|arrears|overdue|delinquent|unpaid (?:rent|balance)|you owe|owes? us|remains? unpaid|(?:are|is) (?:now )?in (?:default|breach)|hereby (?:demand|notif|exercis|give)\w*|notice (?:to (?:pay|quit|cure|vacate)|of default))\b/i,
    signs: [
      /\b(?:past due|arrears|overdue|delinquent|unpaid (?:rent|balance)|outstanding (?:rent|balance)|amount (?:due|owing)|you owe|owes? us|remains? unpaid)\b/i,
      /\b(?:in default|event of default|breach of|violation of)\b|\b(?:pursuant to|under) (?:section|paragraph|article|clause)\b/i,
      /\b(?:demand|notice)\b[^.\n]{0,40}\b(?:is hereby|to (?:pay|quit|cure|vacate)|for payment|of (?:default|termination|non-?renewal))\b|\bwe demand\b|\bhereby (?:demand|notif|exercis|elect|give)\w*/i,
      /\b(?:evict\w*|legal action|terminate (?:your|the) (?:lease|tenancy)|remedies|attorney['’]?s['’]? fees|late (?:fees?|charges?)|re-?enter|lock(?:ed)? out)\b/i,
      /\bwithin (?:\w+\s)?\(?\d+\)? (?:business )?days (?:of|after|from) (?:this|the date|receipt)\b|\bfailing which\b|\bif payment\b|\bcure (?:the|this|such)\b/i,
    ],
  },
  {
    name: 'report',
    kind: other,
    label: 'a market report',
    least: 4,
    signs: [
      /\bvacanc(?:y|ies)\b/i,
      /\babsorption\b|\bdeliveries\b|\bunder construction\b/i,
      /\bcomparables?\b|\bcomps?\b|\bvaluation\b|\bmarket value\b|\bapprais\w+/i,
      /\b(?:average|median|overall) (?:asking|rents?|rates?|deal)\b|\bcap rates?\b/i,
      /\b(?:q[1-4]|quarter|year[- ]over[- ]year|yoy|basis points|forecast)\b/i,
      /\bsub-?markets?\b|\btrends?\b|\binventory\b|\bclass [abc]\b/i,
    ],
  },
  {
    name: 'news',
    kind: other,
    label: 'a press release',
    least: 3,
    signs: [
      /\b(?:announced|announces|unveiled|reported(?:ly)?)\b/i,
      /\b(?:said in a statement|told (?:the|reporters)|spokes(?:man|woman|person)|according to|said (?:[A-Z]\w+ )+|,[”"] (?:said|says))\b/,
      /\b(?:has|have) (?:signed|inked|leased|taken)\b|\b(?:signed|inked) (?:a|an) (?:\w+[- ]){0,4}lease\b/i,
      /\babout (?:the company|us)\b|\bmedia contact\b|\bstaff (?:writer|report)\b|\bnewsroom\b/i,
    ],
  },
  {
    name: 'serviceQuote',
    kind: other,
    label: 'a services or business agreement',
    least: 3,
    key: /\b(?:clean(?:ing|ers?)|janitorial|landscap\w+|lawn|security (?:guards?|officers?|services?)|pest|elevator maintenance|hvac (?:service|maintenance)|moving|movers|catering|consulting|design services|architect\w*|general contractor|installation|inspection services)\b/i,
    signs: [
      /\bscope (?:of (?:work|services))?\b|\bservices? (?:include|to be|agreement|provided|visits?)\b/i,
      /\b(?:per visit|visits? (?:per|a)|crews?|technicians?|man-?hours|labou?r|hourly rate|materials)\b/i,
      /\b(?:estimate|quotation|quote|proposal|bid) (?:#|no|number|for)\b|\bnet 30\b|\binvoices?\b|\bchange orders?\b/i,
      /\b(?:contractor|vendor|supplier|customer|subcontractor)s?\b/i,
      /\b(?:supplies|chemicals|equipment) (?:are |is )?(?:included|provided|furnished)\b|\bwarrant(?:y|ies|s)\b|\blicensed,? (?:bonded|and insured)/i,
    ],
  },
  {
    name: 'loanTerms',
    kind: other,
    label: 'a loan or credit agreement',
    least: 4,
    key: /\b(?:borrower|loan (?:amount|term|proceeds)|lender)\b/i,
    signs: [
      /\bborrowers?\b/i,
      /\bloan (?:amount|term|to value|proceeds|documents?)\b|\bprincipal (?:amount|balance)\b/i,
      /\binterest rate\b|\bSOFR\b|\bprime rate\b|\bbasis points\b|\bfixed rate\b/i,
      /\bmaturity\b|\bamorti[sz]\w+|\bprepayment\b|\binterest[- ]only\b/i,
      /\bLTV\b|\bDSCR\b|\bdebt service\b|\borigination\b|\bcommitment fee\b/i,
      /\bcollateral\b|\bfirst (?:lien|mortgage)\b|\brecourse\b/i,
    ],
  },
];
