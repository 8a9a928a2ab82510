/**
 * Synonyms that authors of offers use. Rules combine them in any order, because a broker's email, a landlord's letter
 * and a text message order them differently.
 */
export const words = {
  deposit:
    /\b(?:deposits?|bond|earnest|retainer|down payment|good[\s-]faith money|hand money|token|holding (?:fee|sum)|option (?:fee|money)|key money|prepayment|cheque|check|escrow money|reservation fee|kaution|advance payment|lock-?in fee|pre-?payment)\b/i,
  lost: /\b(?:forfeit\w*|non-?refundable|(?:not|never|isn['’]t|won['’]t)(?: be)? (?:refund\w*|returned|given back|repaid)|no refund|keeps?|kept|retains?|retained|los(?:e|es|t)|goes? hard|hard on|hard after|at risk|non-?return\w*|(?:don['’]t|won['’]t|do not) get (?:it|that|your money) back|mine to keep|ours to keep)\b/i,
  freeRent:
    /\b(?:free[\s-](?:rent|months?|period|weeks?)|rent[\s-]free|abat\w+|rent holiday|waived rent|rent waiver|concessions?|incentives?|inducements?|months? free|forgiven|grace period|fit-?out period|rent relief|free of rent|no rent for|rent-?free)\b/i,
  repaid:
    /\b(?:repa(?:y|ys|id|yment|yable)|pa(?:y|ys|id) (?:it |that |them )?back|pay-?back|claw\w*|recaptur\w*|refund\w*|reimburs\w*|(?:comes?|falls?|becomes?) (?:immediately )?(?:due|payable)|gives? back|hands? back|owes? (?:it|them|us|me|the)|reinstated|added back|give(?:s|n)? back|handed back|bill(?:ed)? back|charged back|square up)\b/i,
  endsBadly:
    /\b(?:defaults?|defaulted|breach\w*|terminat\w+|leav(?:e|es|ing) early|quits?|walks?|surrender\w*|vacat\w+|goes? dark|clos(?:e|es|ing) (?:down|early|the)|moves? out early|is late|pays? late|miss(?:es|ed)?|stops? paying|bankrupt\w*|pulls? out|shuts? down)\b/i,
  allowance:
    /\b(?:allowance|T\.?I\.?A?|improvement (?:money|dollars|funds)|fit-?(?:out|up)|contribution|construction (?:money|dollars)|build-?out (?:money|dollars|funds)|landlord['’]s money|owner['’]s money|inducement)\b/i,
  spend:
    /\b(?:use[ds]?|spen[dt]|dr[ae]wn?|requisition\w*|claim(?:ed|s)?|request(?:ed)?|invoic\w+|unused|unspent|submit\w*|leftover)\b/i,
  untilDay:
    /\b(?:within|by|before|no later than|not later than|prior to|in the first|after)\b[^.;]{0,20}(?:\d|\b(?:one|two|three|six|nine|twelve|eighteen|month|year|january|february|march|april|may|june|july|august|september|october|november|december)\b)/i,
  guaranty:
    /\b(?:guarant(?:y|ee|ees|ies|or|ors|eed|eeing)|indemnif(?:ier|iers)|indemnitor|covenantor|surety|suret(?:y|ies)ship|co-?sign\w*|(?<!\d-)PG(?! ?\d)|stands? behind|on the hook|backstop(?:s|ped)?|vouch(?:es)?|good for it|stands? good for|answers? for the rent|suretyship|aval)\b/i,
  /** `they want Ana Reis to sign`: a named person. */
  nameSigns:
    /\b(?!(?:Tenant|Landlord|Lessee|Lessor|Owner|Parent|They|We|You|It|He|She|Both|Guarantor|Company|Group|Holdings|Partners|Client|Subtenant|Inc|LLC|Ltd|Lease)\b)[A-Z][a-z]+(?: [A-Z][a-z]+)? (?:to|will|would|must|has to|shall|should|needs to) (?:personally )?(?:co-?)?sign\b/,
  /** `Directors' guarantee not required`, `Guaranty: none`. */
  guarantyNotRequired:
    /\b(?:guarant(?:y|ee|ees|ies|or|ors)|indemnity|PG)\b[^.;]{0,25}\b(?:not|n['’]t|no longer|never)\b (?:be )?(?:required|needed|necessary|requested|sought|offered|available|given|called for|asked for)\b|\b(?:guarant(?:y|ee|ees|ies|or|ors)|PG)\s{0,3}[:–-]?\s{0,3}(?:none|nil|n\/a|not required|waived|unnecessary)\b/i,
  person:
    /\b(?:personal(?:ly)?|individual(?:ly)?|(?<!\d-)PG|both (?:of you|owners|partners|spouses|sisters|brothers)|husband|wife|spouse|principals?|shareholders?|stockholders?|directors?|founders?|members|partners|Mr\.?|Mrs\.?|Ms\.?|Dr\.?|brother|sister|uncle|aunt|father|mother|son|daughter|yourself|yourselves|wife|owners? of the business|in your own name|your own name|family|you yourself|proprietor|sole trader)\b/i,
  company:
    /\b(?:parent|affiliate|holdings?|Inc|LLC|Ltd|Limited(?! (?:to|by|in|for|as|guarant(?:y|ee))\b)|Corp(?:oration)?|GmbH|B\.?V|N\.?V|A\.?G|S\.?A|plc|Group|Company|franchisor|corporate)\b/i,
  limited:
    /\b(?:cap(?:ped)?|limit(?:ed)?|first \w+ (?:years?|months?)|rolling|burns?|burn-?(?:off|down)|steps?|declin\w+|up to|max\w*|not (?:to )?exceed|no more than|tops|falls? away|goes away|gone after|drops?)\b/i,
  rentStarts:
    /\b(?:rent|billing|payments?|charges?|fees?)\b[^.;]{0,40}\b(?:start\w*|commenc\w*|begin\w*|clock|runs?|kicks? in|due)\b|\bstart of rent\b/i,
  anyway:
    /\b(?:whether or not|regardless|irrespective|even if|from day one|from the day you (?:get|take)|in any (?:event|case)|in all events|ready or not|come what may|no matter|at the latest|(?:not|no) later than|no ifs|without exception|even before|before you (?:open|have))\b/i,
  earlierOf:
    /\b(?:(?:earlier|sooner|first|earliest) (?:of|to occur)|whichever (?:is|comes|occurs|happens)?\s?(?:first|sooner|earlier))\b/i,
  opening:
    /\b(?:open(?:s|ing|ed)?|trad(?:e|es|ing)|business|occup\w+|possession|deliver\w+|hand-?over|keys|turn-?over|permits?|complet\w+)\b/i,
  mayMove:
    /\b(?:relocat\w+|substitut\w+|swap|(?:move|shift|bump|transfer|switch) (?:you|us|the (?:tenant|lessee|occupant)|tenant|lessee|occupant|T)\b)/i,
  right:
    /\b(?:may|can|could|right|reserves?|entitled|option|on (?:not less than )?\w+ (?:days|weeks|months)['’]?|notice)\b/i,
  landlordSide:
    /\b(?:landlord|lessor|owner(?:ship)?|LL|sub-?landlord|sub-?lessor|licensor|landlord['’]s|buyer|purchaser)\b/i,
  sellOrBuild:
    /\b(?:demol\w+|redevelop\w*|re-?build\w*|tear(?:s|ing)? (?:it |the \w+ )?down|knock\w* (?:it )?down|raze\w*|sells?|selling|sold|sale|convert\w*|own(?:er['’]s)? use|gut\w*|needs? (?:the (?:land|space|lot|building)|it) (?:for|back)|wants? (?:the (?:land|space|lot|building)|it) back|puts? up (?:apartments|houses|condos)|develop(?:s|ment|er)?)\b/i,
  endLease:
    /\b(?:terminat\w+|cancel\w*|end (?:the|this|your|it)|ends? early|vacate|leave|move out|be out|break|determine|take (?:it|the \w+) back)\b/i,
  tenantMayEnd:
    /\b(?:tenant|lessee|sub-?tenant|occupant|T|company)\b[^.;]{0,30}\b(?:may|can|option|right)\b[^.;]{0,40}\b(?:terminat\w+|cancel|end|break|leave)\b/i,
  renewal:
    /\b(?:renew\w*|options?|exten(?:d|ds|sion|sions)|stay on|further (?:term|period)|additional (?:term|period)|(?:another|more) (?:\w+ )?(?:years?|yrs?|months?|mos?|terms?))\b/i,
  notFixed:
    /\b(?:to be (?:agreed|negotiated|determined|set|settled|fixed|discussed)|agreed? (?:later|then|at (?:that|the) time|upon then)|mutual(?:ly)? (?:agree\w*|acceptable)|renegotiat\w+|figure (?:it |that )?out|talk (?:about|then|again)|we['’]ll (?:see|talk|discuss)|sit down|then[\s-](?:asking|quoted|valid|posted|offered)|asking (?:rent|rate)|no promises|whatever (?:we|is fair)|see where (?:rents|things|we) (?:are|is)|at the rate (?:then|at the time)|work (?:it|something) out|cross that bridge|open for (?:discussion|talks)|by agreement|to be mutually)\b/i,
  method:
    /\b(?:apprais\w+|arbitrat\w+|baseball|expert|third[\s-]party|surveyor|mediat\w+|independent|broker opinion|(?:three|two)[\s-]brokers?)\b/i,
  market: /\b(?:market|FMV|FMRV|fair rental|prevailing)\b/i,
  notLess:
    /\b(?:(?:not|never|no) (?:be )?(?:below|less|lower|under)|(?:greater|higher) of|(?:subject to )?a floor|at least|minimum)\b/i,
  expenses:
    /\b(?:opex|op\.? ?ex|operating (?:expenses?|costs?)|CAM|NNN|triple[\s-]net|absolute(?:ly)? net|fully net|entirely net|net net net|outgoings|service charges?|TMI|real(?: estate|ty)? taxes|property tax(?:es)?|common (?:area|costs?|charges?|expenses?|upkeep)|pass-?throughs?|additional rent|recoverables?|building costs?|body corporate|strata fees|council rates|business rates|maintenance charges?|society charges|estate charges?|levies)\b/i,
  tenantPays:
    /\b(?:(?:tenant|lessee|occupant|sub-?tenant|licensee|T|you|we|company|operator)\b[^.;]{0,40}\b(?:pays?|bears?|reimburses?|covers?|carr(?:y|ies)|contributes?|responsible)|(?:tenant|lessee|occupant)['’]s|your) ?(?:proportionate |pro[\s-]rata )?(?:share|portion|account|cost|expense)?\b|\bpaid by (?:the )?(?:tenant|lessee|occupant)\b/i,
  capOnCosts:
    /\b(?:cap(?:ped|s)?|ceiling|lid|collar|limit(?:ed|s)?|not (?:to )?(?:exceed|increase|rise|grow|go up|climb)|no (?:more|faster) than|held (?:to|at)|max(?:imum)?|fixed|flat|gross|all[\s-]in(?:clusive)?|base year|controllable)\b/i,
  fee: /\b(?:(?:management|mgmt|admin(?:istration|istrative)?|supervis(?:ion|ory)|oversight|coordination|construction(?: management)?|project management|cm)\s+(?:fee|charge|cost)|\d(?:\.\d+)?\s?%\s+(?:\w+ )?(?:management|mgmt|admin\w*|supervis\w+|oversight|cm)\b)/i,
  transfer:
    /\b(?:assign\w*|sub-?let\w*|sub-?leas\w*|transfers?|transferred|transferring|alienation|underlet\w*|pass(?:ed)? (?:it |along|on)|sell (?:the|your) (?:business|lease)|share (?:the )?space|take over (?:the )?lease|pass the lease)\b/i,
  consent: /\b(?:consent|approval|permission|approve|ok|okay|licen[cs]e)\b/i,
  atWill:
    /\b(?:(?:sole|absolute|own|unfettered|complete|full) (?:and absolute )?discretion|(?:in|at) (?:its|his|her|our|my|their|the landlord['’]s|landlord['’]s|owner['’]s) discretion|for any reason(?: or no reason)?|without (?:giving |stating )?(?:a |any )?reasons?|arbitrar\w+|no reason needed|may be (?:unreasonably )?withheld|as (?:he|she|it|I|we) sees? fit|no questions asked|our call|my call)\b/i,
  control:
    /\b(?:change (?:of|in) (?:the )?(?:\w+ )?control|(?:sale|transfer|sell\w*|issue) of (?:the |a )?(?:\w+ )?(?:shares?|stock|control|majority|interests?|membership|equity)|sale of shares|share sale|control of (?:the )?(?:tenant|occupant|lessee|company)|merger)\b/i,
  counts:
    /\b(?:counts?|is an?|(?:shall|will|would) be an?|are|=|deemed|treated|constitutes?|considered|requires?|needs?|also|same as|included?)\b|=/i,
  late: /\b(?:late|delay\w*|not (?:ready|delivered|finished|complete\w*|available)|isn['’]t (?:ready|finished|delivered)|slips?|slippage|overruns?|holds? (?:us |things )?up|behind schedule|runs? over|drags? on|held up|pushed back|not done|not finished)\b/i,
  noRemedy:
    /\b(?:no (?:penalt(?:y|ies)|liability|credit|damages?|remed(?:y|ies)|compensation|claims?|recourse|right to cancel)|not (?:be )?(?:liable|responsible|accountable|in default)|(?:sole|only|exclusive) (?:remedy|right|recourse)|without (?:liability|penalty|compensation)|no comeback|tough luck|no credit|nobody['’]s fault|nothing (?:is )?owed|bears? no liability)\b/i,
  sitting:
    /\b(?:(?:current|existing|present|sitting|previous|prior|last|outgoing)\s+(?:tenant|occupant|occupier|user|lessee|sub-?tenant|licensee)|(?:tenant|occupant|fellow|guy) (?:in there|there now)|(?:old|other) (?:tenant|occupant|renter))\b/i,
  leaves:
    /\b(?:vacat\w+|leav\w+|moves? out|moving out|removal|holds? over|surrender\w*|gone|is out|out by|gets? out|still (?:has|in|there)|stays?|delivers? up|clears? out|moved out|lets? go|packs? up|out of there)\b/i,
  restore:
    /\b(?:restor(?:e|ed|es|ing|ation)|reinstat\w+|dilapidations?|make good|put (?:it |everything |the \w+ )?back|(?:original|base[\s-]building|shell|delivery|as[\s-]received) (?:condition|state)|remov(?:e|es|ed|al)(?: of)? (?:all |its |your |any |the )?(?:\w+ )?(?:alterations?|improvements?|cabling|wiring|fixtures|equipment|installations?|partitions?|signs?|freezer\w*|work)|strip(?:ped)? (?:out|back|it)|as (?:you|we) (?:found|gave|got) it|how (?:it was|you found it)|bare (?:walls|shell)|take (?:everything|all of it|it all) (?:out|with you))\b/i,
  atEnd:
    /\b(?:end|expir\w+|leav\w+|lease end|move-?out|terminat\w+|surrender|yield\w*|go|depart\w*|handback|return|vacat\w+|last day)\b/i,
  lender: /\b(?:mortgag\w+|deeds? of trust|lenders?|security deed|land charge|bank|financing|ground lease)\b/i,
  subordinate:
    /\b(?:subordinat\w+|subject (?:and subordinate )?to (?:any|all|every|present|existing|future)|(?:below|behind|junior to|under) (?:any|all|every|each)|ranks? (?:behind|after))\b/i,
  nondisturbance: /\b(?:non-?disturbance|SNDA|NDA|quiet enjoyment|not (?:be )?disturb\w*|recogni[sz]\w+)\b/i,
  superior:
    /\b(?:(?:prime|master|head|superior|over|ground)[\s-]?(?:landlord|lessor|lease|owner)|over-?lease|our (?:own )?(?:landlord|lease)|landlord['’]s licen[cs]e|underlying lease)\b/i,
  index:
    /\b(?:CPI(?:-[UW])?|consumer price\w*|RPI|index(?:ed|ation|ing)?|indices|inflation|cost[\s-]of[\s-]living|VPI|ILC|ILAT|WPI|HICP)\b/i,
  holdover:
    /\b(?:hold(?:s|ing)?[\s-]?over|stay(?:s|ing)? (?:past|beyond|after|on after)|over-?stay\w*|remain(?:s|ing)? (?:past|beyond|after)|still there after)\b/i,
  double:
    /\b(?:2\d\d|3\d\d|17[5-9]|1[89]\d)\s?(?:%|percent)|\b(?:double|twice|triple|two times|2x|consequential|all damages|plus damages|any (?:and all )?(?:damages|losses))\b/i,
  tenantMust:
    /\b(?:must|shall|will|has to|have to|['’]ve to|needs? to|agrees? to|required to|undertakes? to|covenants? to|['’]ll|['’]d)\b/i,
  unknown:
    /\b(?:to (?:be )?(?:confirm\w*|verif\w+|check\w*|advis\w+)|not (?:yet )?(?:confirmed|known|checked|verified|tested|sure)|unknown|unclear|don['’]t know|do not know|tbc|tbd|assum(?:e|ed|ing)|still (?:have to|need to) (?:check|find out)|no idea|needs? checking|fingers crossed|can['’]t say|no one knows|haven['’]t (?:checked|tested|confirmed|looked)|untested|hasn['’]t (?:been )?(?:tested|checked|confirmed)|waiting (?:on|to hear)|should be (?:enough|ok|okay|fine))\b/i,
  service:
    /\b(?:power|electric\w*|amps?|amperage|kVA|kW|capacity|water|sewer|gas|fib(?:er|re)|floor load\w*|zoning|permits?|licen[cs]e|septic|drain\w*|hood|generator|boiler|furnace|elevator|loading dock|floor drain|internet|sprinkler\w*|asbestos)\b|\b\d+\s?A\b/i,
} as const;
