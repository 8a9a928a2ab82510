import type { Point } from '../point.ts';

/**
 * Details that offers leave open. Most questions are asked only if the offer mentions the term that the detail belongs
 * to.
 */
export const detailPoints: readonly Point[] = [
  {
    id: 'allowance_terms',
    topic: 'Payment of the allowance',
    question: 'When is the allowance paid, against which papers, and by when must it be used?',
    why: 'The tenant must finance an allowance that is paid late, and can lose one that has a deadline.',
    when: /\b(?:allowance|contribut\w+|TIA?|refurbishment)\b[^\n]{0,40}(?:[$£€]|EUR)\s?\d|[$£€]\s?\d[^;\n]{0,60}\b(?:allowance|toward|fit-?out|build-?out|improvements|paint|carpet)\b/i,
    answers: [
      {
        name: 'paid',
        says: /\b(?:lien (?:waivers?|releases?)|invoices?|receipts?|draws?|reimburs\w+|certificates?|amortiz\w+)\b|\b(?:paid|pays?|payable|due|released|disbursed)\b[^.;]{0,40}\b(?:after|upon|when|once|at|within|on) (?:\w+ ){0,3}(?:open\w*|complet\w+|occupancy|signing|delivery|days)\b/i,
      },
      {
        name: 'inParts',
        says: /\b(?:half|balance|remainder|third)\b[^.;]{0,40}\b(?:on|upon|at|after) (?:\w+ ){0,4}(?:open\w*|complet\w+|inspections?|occupancy)\b/i,
        unless: /\b(?:commissions?|brokers?|deposit)\b/i,
      },
      {
        name: 'lastDay',
        says: /\b(?:used?|drawn|spent|claim\w*|requisition\w*|request\w*)\b[^.;]{0,30}\b(?:by|within|before)\b[^.;]{0,20}\b(?:\d|month|year)|\b(?:allowance|TIA?)\b[^.;]{0,80}\b(?:expires?|lapses?|deadline|gone)\b|\b(?:unused|(?:not|n['’]t) (?:used|drawn|spent|claimed))\b[^.;]{0,40}\b(?:months?|years?|lost|gone|goes|laps\w+|forfeit\w*|credited)\b/i,
      },
    ],
  },
  {
    id: 'work_deadline',
    topic: 'End of the landlord’s work',
    question: 'By when is the landlord’s work finished, to which standard, and what if it is late?',
    why: 'Without a deadline and a standard, the landlord decides when and how the work is done.',
    when: /\b(?:landlord|owner|lessor|LL|we|I)(?:['’]ll| will| shall| must| to)? (?:\w+ ){0,2}(?:builds?|installs?|replaces?|constructs?|repaints?|paints?|demise|separates?|renovates?|put in|finish)\b|\blandlord['’]s work\b/i,
    answers: [
      { name: 'none', under: ['landlord_work'], says: /^\W*(?:none|n\/?a)\b/i },
      {
        name: 'day',
        says: /\b(?:work|complet\w+|finish\w*|done|ready|deliver\w*|hand(?:ed)?[ -]?over|keys|possession)\b[^.;]{0,60}\b(?:by|before|within|prior to|not? later than|on)\b[^.;]{0,20}(?:\d|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|\bopening\b)|\bsubstantial(?:ly)? complet\w+\b/i,
      },
    ],
  },
  {
    id: 'termination_terms',
    topic: 'Terms of the early exit',
    question: 'Which notice, payment and conditions does the early exit need?',
    why: 'A right to leave is worth what it costs, and a missed condition ends it.',
    when: /\b(?:early termination|termination (?:right|option)|break (?:option|clause|right))\b|(?:^|\n)[^\n\t:]{0,12}(?:break|early exit)\b|\b(?:tenant|lessee|customer|licensee|school|you|we) (?:may|can) (?:also )?(?:terminate|cancel|break|leave|hand back)\b(?<!\b(?:co-?tenan\w{1,4}|anchor|closes|goes dark|permits?|due diligence|zoning|financing|not (?:been )?(?:delivered|obtained)|casualty|fire|condemn\w{1,6})\b[^.\n]{0,200})/i,
    answers: [
      {
        name: 'price',
        says: /\b(?:fee|penalt(?:y|ies)|unamorti[sz]ed|without (?:cost|charge|payment)|free of charge|no (?:fee|penalty|cost))\b|\b(?:terminat|cancel|break|leave|exit|out|back)\w*\b[^.;]{0,80}\b(?:pay\w*|for \w+ months?(?:['’])? (?:of )?rent)\b/i,
      },
      { name: 'none', under: ['termination'], says: /^\W*(?:none|no|declined|n\/?a)\b/i },
    ],
  },
  {
    id: 'relocation_terms',
    topic: 'Terms of a relocation',
    question: 'If the landlord moves the tenant: to which space, how often, with which notice, and at whose cost?',
    why: 'A move in the middle of the term costs trade and work.',
    when: /\b(?:may|can|right to|reserves?)\b[^.;\n]{0,40}\b(?:relocat\w+|move (?:you|tenant|the tenant|stalls?|carts?|us))\b/i,
    answers: [
      {
        name: 'cost',
        says: /\b(?:relocat\w+|move|moving|substitut\w+)\b[^;]{0,160}\b(?:at (?:its|landlord['’]s|owner['’]s|our|the landlord['’]s) (?:own |sole )?(?:cost|expense)|pays?|reimburs\w+|comparable|similar|like)\b/i,
      },
    ],
  },
  {
    id: 'index_cap',
    topic: 'Limit of the index',
    question: 'Is the increase by the index limited, and which index and first date count?',
    why: 'In a year of high inflation rent can rise by more than the business earns.',
    when: /\b(?:CPI|RPI|consumer price|price index|indexation|indexed|index(?:es)? says)\b/i,
    answers: [
      {
        name: 'limit',
        says: /\b(?:CPI|RPI|index\w*|inflation)\b[^.;]{0,120}\b(?:cap(?:ped)?|limited|max\w*|not (?:more|over|exceed)|no more than|at most|up to|ceiling|collar\w*|but not above|(?:never|nor) (?:over|above|more than)|between \d)\b|\b(?:lesser|lower) of\b[^.;]{0,60}\b(?:CPI|RPI|index)\b/i,
      },
    ],
  },
  {
    id: 'capital_costs',
    topic: 'Capital items and fees in expenses',
    question: 'May replacements, other capital items and a management fee be charged as expenses?',
    why: 'A new roof, or a fee that is one percent higher, costs more than the estimate shows.',
    when: /\b(?:NNN|triple[ -]net|nets|CAM|operating (?:expenses|costs)|opex|TMI|service charge|ancillary costs|pass(?:ed|es)?[ -]?through\w*)\b/i,
    answers: [
      {
        name: 'capital',
        says: /\b(?:capital|capex|structural)\b[^.;]{0,80}\b(?:exclud\w+|amortiz\w+|amortis\w+|not|left out|costs?|expen\w+|items?|replac\w+|landlord)\b/i,
      },
      { name: 'fee', says: /\b(?:management|admin\w*) fee\b/i },
    ],
  },
  {
    id: 'cap_scope',
    topic: 'What the cap covers',
    question: 'Which expenses are outside of the cap, and is it counted year by year or cumulatively?',
    why: 'Taxes, insurance and utilities are often excluded, and a cumulative cap carries unused increases forward.',
    when: /\b(?:cap(?:ped)?|limited|not (?:climb|rise|increase|exceed|grow))\b[^.;\n]{0,40}\d\s?%|\d\s?%[^.;\n]{0,30}\bcap\b/i,
    answers: [
      { name: 'counted', says: /\b(?:non-?\s?)?cumulative\w*\b|\bcompound\w*\b|\byear[ -](?:over|on)[ -]year\b/i },
      {
        name: 'outside',
        says: /\b(?:exclud\w+|except|other than|apart from|not incl\w+|but not|leaves? out)\b[^.;]{0,60}\b(?:tax\w*|insurance|utilities|snow)\b/i,
      },
    ],
  },
  {
    id: 'first_right_terms',
    topic: 'Terms of the first right',
    question:
      'How does the first right work: which offer starts it, how long is the time to answer, and does it come back?',
    why: 'A first right without a time limit and a price leads to disputes when it is used.',
    when: /\b(?:right of )?first (?:refusal|offer|right|call|look|pick)\b|\bROF[RO]\b/i,
    answers: [
      {
        name: 'none',
        says: /^\W*(?:right of )?first (?:refusal|offer)\b[^:\t]{0,40}[:\t]\s*(?:none|n\/?a|no|not (?:offered|granted))\W*$/i,
      },
      {
        name: 'time',
        says: /\b(?:first (?:refusal|offer|right|call|look|pick)|ROF[RO])\b[^.;]{0,120}\b(?:\d+|ten|five|fifteen|thirty) (?:business )?days\b/i,
      },
    ],
  },
  {
    id: 'furniture_equipment',
    topic: 'Furniture and equipment',
    question: 'Which furniture and equipment stays, who owns and maintains it, and is there a list?',
    why: 'Without a list, no one knows at the end what was there and who owns it.',
    when: /\b(?:furniture|furnished|desks|hoods|freezers?|racking|chairs|kitchen equipment|trade fixtures|FF&E|walk-in)\b/i,
    answers: [
      {
        name: 'owner',
        says: /\b(?:inventory|schedule of|list of|bill of sale|title|sold to|belongs?|remains? (?:the )?property|buys?|conveyed|own(?:s|ed)? by)\b/i,
      },
    ],
  },
  {
    id: 'service_level',
    topic: 'Failure of services',
    question: 'Which level of power, cooling or shared service is promised, and what is credited when it fails?',
    why: 'Rent continues while the business can’t operate.',
    when: /\b(?:generator|UPS|racks?|backup power|\d+\s?kW|cages?|wi-?fi|internet|shared (?:power|kitchen|equipment|systems?)|hood circuit|\d+ amps? plug)\b/i,
    answers: [
      {
        name: 'level',
        says: /\b(?:SLA|uptime|availability|99[.,]\d|service credits?|credits? (?:for|if|of)|redundan\w+|N\s?\+\s?1)\b/,
      },
    ],
  },
  {
    id: 'liability',
    topic: 'Indemnity and liability',
    question: 'Who indemnifies whom, and is the liability of each side limited?',
    why: 'An indemnity without a limit can cost more than the whole rent.',
    answers: [
      { name: 'inWords', says: /\b(?:indemn\w+|hold harmless|liabilit(?:y|ies)\b(?! (?:cover|insurance|policy)))\b/i },
    ],
  },
  {
    id: 'payment_terms',
    topic: 'Payment of rent',
    question: 'When and how is rent paid, and what does a late payment cost?',
    why: 'An unclear due date or method of payment can turn an oversight into a default.',
    answers: [
      {
        name: 'when',
        says: /\b(?:monthly|quarterly|yearly|annually|weekly) in (?:advance|arrears?)\b|\b(?:due|payable|paid|invoiced|pay)\b[^.;]{0,40}\b(?:1st|first (?:day )?of|each (?:month|January)|every (?:month|quarter)|monthly|quarterly|in advance)\b|\bin advance\b/i,
      },
      { name: 'late', says: /\blate (?:charge|fee|payment)s?\b|\binterest on (?:late|arrears)\b/i },
    ],
  },
  {
    id: 'premises_plan',
    topic: 'Plan of the premises',
    question: 'Is there a plan that shows exactly which part is let, and which parts are shared?',
    why: 'Without a plan, the boundary is disputed when a neighbor needs the space.',
    when: /\b(?:yard|patio|terrace|lot|(?:back|front|upper|lower) (?:half|part|end)|(?:east|west|north|south|rear) (?:half|part|side)|to be located|portion of|part of the|out of the \d)\b/i,
    answers: [
      {
        name: 'plan',
        says: /\b(?:site|floor|space|attached|survey)?\s?(?:plan|drawing|sketch|survey|legal description|exhibit [A-Z]|outlined|hatched|map)\b/i,
        unless: /\b(?:business|payment) plan\b/i,
      },
    ],
  },
];
