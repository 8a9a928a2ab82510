import type { LetterRisk } from '../letter-risk.ts';
import { words } from './words.ts';

/** Risks in expenses, fees and other payments in addition to rent. */
export const chargeRisks: readonly LetterRisk[] = [
  {
    rule: 'no_expense_cap_found',
    yieldsTo: ['expenses_uncapped', 'taxes_can_jump'],
    severity: 'medium',
    hurts: 'tenant',
    text: 'The tenant pays expenses, and no cap was found.',
    why: 'Expenses can rise faster than rent.',
    question: 'Can increases of the expenses that the landlord controls be capped?',
    evidence: [
      {
        name: 'whatever',
        says: /\bwhatever (?:it|they|the (?:\w+ )?(?:bill|city|county|council|cost|charge|actual))\b[^.;]{0,15}\b(?:comes? to|costs?|bills?|charges?|is|are|runs|says)\b/i,
      },
      { name: 'tenantPays', says: words.expenses, and: [words.tenantPays] },
      {
        name: 'net',
        says: /\b(?:NNN|triple[\s-]net|absolute(?:ly)? net|fully net|entirely net|completely net|net lease|carefree)\b/i,
      },
      {
        name: 'estimate',
        says: words.expenses,
        and: [/\b(?:est\w*|currently|budget\w*|running|trending|about|approximately)\b/i, /[$£€]\s?\d|\d\s?[$€]/],
      },
      {
        name: 'everything',
        says: /\b(?:I|we|landlord|owner|lessor) pays? nothing\b|\bnet to (?:the )?(?:landlord|lessor|owner|me|us|you)\b|\beverything else is (?:yours|ours|tenant)/i,
      },
    ],
    unless: [
      {
        name: 'cap',
        says: /\b(?:CAM|opex|operating \w+|expenses?|common \w+|controllables?|outgoings|nets|TMI|NNN|service charges?|pass-?throughs?|part you control)\b(?:[^.]|\.(?=\d)){0,120}\b(?:cap(?:ped|s)?|ceiling|lid|collar|limited to|not (?:to )?(?:exceed|increase|rise|grow|go up|climb)|no (?:more|faster) than|held (?:to|at)|max(?:imum)?|fixed|flat|rises? \d)\b|\b(?:cap|ceiling|lid|limit)\b[^.]{0,20}\b(?:of|on|for|at)\b[^.]{0,40}\b(?:CAM|opex|expenses?|costs?|charges?|controllables?|outgoings|increases)\b|\bcaps?\b[^.;]{0,30}\b(?:CAM|opex|operating (?:expenses?|costs?)|expenses?|controllables?|outgoings|service charges?)\b[^.;]{0,20}\bat\b|\b(?:CAM|outgoings|service charges?|expenses)\b[^;]{0,120}[.;]\s{0,2}(?:capped (?:at|to)|(?:subject to )?(?:a |an )?(?:annual )?cap (?:of|at))\b|\buncapped\b|\bno cap\b/i,
        anywhere: true,
      },
      {
        name: 'landlordPays',
        says: /\b(?:landlord|owner|lessor|LL|we|I) (?:will |shall |must )?(?:pays?|bears?|covers?)\b[^.]{0,60}\b(?:tax|insurance|CAM|operating|expenses)|\b(?:no|without) (?:pass-?throughs?|CAM|NNN|additional rent|opex)\b|\b(?:gross|all-?in|full[\s-]service|inclusive)\b|\b(?:part of|included|none of my)\b/i,
      },
      {
        name: 'sale',
        says: /\bout:|\bbrokers?\b|\bexempt|\bindexed\b|\bprorat\w+|\bsales? tax\b|\bmonths? (?:one|1)\b|\bclosing\b/i,
      },
    ],
  },
  {
    rule: 'cap_leaves_out_costs',
    yieldsTo: ['cap_cumulative'],
    severity: 'low',
    hurts: 'tenant',
    text: 'The cap covers only some expenses.',
    why: 'Taxes, insurance and other costs can still rise without limit.',
    question: 'Which costs are outside the cap, and can the list be short?',
    evidence: [
      {
        name: 'controllable',
        says: /\bcontrollables?\b/i,
        and: [
          /\b(?:cap\w*|limit\w*|lid|ceiling|no (?:faster|more)|not (?:to )?(?:exceed|rise|increase|go up)|held|\d\s?%)/i,
        ],
      },
      {
        name: 'compounding',
        says: /\bcompounding\b/i,
        and: [/\b(?:cap\w*|controllables?|ceiling|lid|expenses?|CAM)\b/i],
      },
    ],
    unless: [
      {
        name: 'noCap',
        says: /\b(?:no|not|without|never)\b(?: an?y?)? (?:cap\w*|limit\w*|ceiling|lid)\b|\buncapped\b/i,
      },
    ],
  },
  {
    rule: 'fee_on_costs',
    yieldsTo: ['double_fee'],
    severity: 'low',
    hurts: 'tenant',
    text: 'The landlord adds a fee on top of costs.',
    why: 'The fee grows with every cost, and pays the landlord for its own work.',
    question: 'Can the fee be capped or deleted?',
    evidence: [
      {
        name: 'markUp',
        says: /\b(?:admin\w*|management|overhead)\b[^.;]{0,12}\b(?:mark-?up|surcharge|add-?on)\b|\bcharges?\s\d(?:\.\d)?\s?%\s(?:for|on)\b[^.;]{0,40}\b(?:oversee\w*|supervis\w+|manag\w+|coordinat\w+)\b/i,
      },
      { name: 'percent', says: words.fee, and: [/\d\s?%|\bpercent\b/i] },
      {
        name: 'ofRent',
        says: /\b(?:admin\w*|management)(?: costs?| charges?)? (?:of |at )?\d(?:\.\d)?\s?% of (?:the )?(?:\w+ )?rent\b/i,
      },
    ],
    unless: [
      {
        name: 'limited',
        says: /\b(?:no|limited to|capped|not (?:to )?exceed|held to|waived|excluded|without)\b|\b(?:paid|borne|absorbed) by (?:the )?(?:landlord|owner|lessor)\b/i,
      },
    ],
  },
  {
    rule: 'additional_rent_in_free_months',
    severity: 'low',
    hurts: 'tenant',
    text: 'Expenses are due in the free months.',
    why: 'Free rent covers base rent only.',
    question: 'Can the free months cover all rent?',
    evidence: [
      { name: 'ofNetRent', says: /\bfree of (?:the )?(?:net|base|basic|cold|minimum)\b/i },
      {
        name: 'payable',
        says: /\b(?:rent[\s-]free|free[\s-]rent|holiday|abat\w+|months? free|weeks? free|no rent)\b/i,
        and: [
          /\b(?:outgoings|rates|management fees?|service charges?|extras|operating costs|ancillary costs)\b[^.;]{0,30}\b(?:payable|(?:are|is) charged|still due|run from|are due)\b/i,
        ],
      },
      {
        name: 'theyPay',
        says: /\b(?:free|off the front|abat\w+|mietfreie)\b/i,
        and: [
          /\((?:[^()]{0,30}\b)?(?:pays?|are payable)\b[^()]{0,20}\b(?:nets|NNN|service charges|pass-?throughs|CAM)|\b(?:nets|NNN|service charges|pass-?throughs|CAM) (?:are|remain) payable\b/i,
        ],
      },
      {
        name: 'baseOnly',
        says: /\b(?:base|basic|minimum|net|fixed)(?: rent)? only\b|\bonly (?:base|basic|minimum|net) rent\b|\bof (?:base|basic|minimum|net) rent \(not\b|\bnot (?:additional rent|opex|operating|NNN|CAM|pass[\s-]?through)/i,
      },
      {
        name: 'stillPays',
        says: words.freeRent,
        and: [
          /\b(?:still (?:pays?|due|owes?)|(?:tenant|you|we)\b[^.;]{0,15}\bpays?\b[^.;]{0,20}\b(?:NNN|CAM|additional rent|expenses|nets|utilities|electric\w*|gas)|except (?:for )?(?:additional rent|NNN|CAM|expenses))/i,
        ],
      },
      {
        name: 'fromDayOne',
        says: /\b(?:additional rent|NNN|CAM|pass-?throughs?|expenses|nets|service charge)\b[^.;]{0,40}\b(?:all the same|just the same|regardless|anyway|from (?:day one|possession|delivery|handover|the (?:start|commencement|first day))|free months included|during (?:the )?(?:free|abatement))/i,
      },
    ],
  },
  {
    rule: 'capital_costs_on_tenant',
    severity: 'medium',
    hurts: 'tenant',
    text: 'Capital work or structure is charged to the tenant.',
    why: 'A new roof or parking lot lasts longer than the lease.',
    question: 'Can it be excluded, or spread over its useful life?',
    evidence: [
      {
        name: 'inNets',
        says: /\b(?:repav\w+|re-?roof\w*|capital (?:items|work|repairs))\b[^.;]{0,25}\b(?:in|through|via|part of) (?:the )?(?:nets|NNN|CAM|service charge|opex)\b/i,
      },
      {
        name: 'capital',
        says: /\bcapital (?:repairs?|items?|improvements?|expenditures?|replacements?|costs?|works)\b/i,
        and: [/\b(?:includ\w*|amorti[sz]\w+|pass\w*|recover\w*|additional rent|tenant|share)\b/i],
      },
      {
        name: 'structure',
        says: /\b(?:tenant|lessee|occupant|you|T)\b[^.;]{0,40}\b(?:maintains?|repairs?|replac\w+|responsible|keeps? up|takes care|pays?)\b[^.;]{0,40}\b(?:roof|structur\w+|foundations?|parking (?:lot|field)|slab)\b/i,
      },
      {
        name: 'through',
        says: /\b(?:roof|structur\w+|parking (?:lot|field)|paving|exterior)\b[^.]{0,80}\b(?:through (?:additional rent|CAM|NNN)|passed (?:on|through)|charged back|billed back)\b/i,
      },
      { name: 'fullRepair', says: /\b(?:[Ff]ull(?:y)? [Rr]epairing|FULL REPAIRING|FRI)\b(?! \d)/ },
    ],
    unless: [
      {
        name: 'excluded',
        says: /\b(?:exclu[ds]\w+|except\w*|not (?:be )?(?:charged|included|passed|recovered|recharged)|no capital|useful life|never|landlord['’]s cost|internal repairing)\b/i,
      },
    ],
  },
  {
    rule: 'taxes_can_jump',
    yieldsTo: ['reassessment_on_sale'],
    severity: 'medium',
    hurts: 'tenant',
    text: 'The tenant pays a tax that can jump.',
    why: 'A lost exemption or a new assessment can cost more than the rent increase.',
    question: 'Can the landlord bear taxes that follow from its own exemption, sale or land use?',
    evidence: [
      { name: 'rollback', says: /\broll-?back tax|\breassess\w+|\bre-?valuation\b/i },
      {
        name: 'exemption',
        says: /\bexempt(?:ion)?\b/i,
        and: [/\b(?:los\w+|till|until|nicked|goes|removed|revoked|ends|squeals)\b/i, /\btax|\bag\b/i],
      },
      {
        name: 'increase',
        says: /\b(?:taxes|school tax|county tax|property tax)\b/i,
        and: [
          /\b(?:increases?|goes? up|went up|risen?|over (?:what|the base|20\d\d)|anything (?:over|above))\b/i,
          words.tenantPays,
        ],
      },
    ],
    unless: [
      {
        name: 'landlordPays',
        says: /\b(?:landlord|owner|lessor|LL|seller) (?:shall |will |must )?(?:pays?|bears?)\b|\bexcluded\b/i,
      },
    ],
  },
  {
    rule: 'index_floor',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The index can raise rent but has a floor.',
    why: 'Rent rises even when prices do not.',
    question: 'Can the floor be deleted?',
    evidence: [
      {
        name: 'floor',
        says: words.index,
        and: [/\b(?:at least|minimum|min\.?|not less than|never (?:less|lower|below)|no less than|floor)\b/i],
      },
    ],
    unless: [{ name: 'noFloor', says: /\b(?:no|without a) (?:floor|minimum)\b/i }],
  },
  {
    rule: 'percentage_rent',
    severity: 'medium',
    hurts: 'tenant',
    text: 'Rent grows with sales.',
    why: 'Good years cost more rent, and the books are open to the landlord.',
    question: 'What counts as sales, and can the threshold be higher?',
    evidence: [
      {
        name: 'shareOfSales',
        says: /\d\s?(?:%|percent)[^.;]{0,25}\b(?:sales|revenues?|turnover|takings|receipts)\b/i,
        and: [/\b(?:over|above|in excess|beyond|exceeding|breakpoint|plus|rent)\b/i],
      },
      { name: 'named', says: /\b(?:percentage|turnover|overage) rent\b/i, and: [/\d/] },
    ],
    unless: [
      { name: 'none', says: /\b(?:no|none|without|scratch|dropped|n\/a)\b/i },
      {
        name: 'otherShare',
        says: /\b(?:of its sales|of sales in|management|property manage\w+|fee|commission|exclusive|gross revenues|burn|rolling off|in lieu of|instead of)\b/i,
      },
    ],
  },
  {
    rule: 'area_not_measured',
    severity: 'low',
    hurts: 'tenant',
    text: 'The area is an estimate or may not be measured again.',
    why: 'Rent and shares of cost depend on it.',
    question: 'Can the area be measured by a stated standard?',
    evidence: [
      {
        name: 'estimate',
        says: /\b(?:paced|stepped (?:it |that )?off|by my (?:drawing|tape|count)|your flyer puts|ball-?park|eyeball\w*)\b/i,
      },
      {
        name: 'noMeasure',
        says: /\bnot (?:re-?)?measur(?:ed|ing)\b|\b(?:is|are|deemed) stipulated\b|\bno re-?measure\w*|\bareas? (?:are )?approximate\b|\bsubject to (?:final )?(?:re-?)?measure\w*/i,
      },
      { name: 'loaded', says: /\b(?:super built|saleable area|chargeable area|(?<!\d\s?% )load(?:ing)? factor)\b/i },
    ],
  },
  {
    rule: 'who_pays_is_open',
    severity: 'medium',
    hurts: 'tenant',
    text: 'Who pays for an item is left open.',
    why: 'The item is disputed when the other side has no alternative left.',
    question: 'Who pays, and up to which amount?',
    evidence: [
      {
        name: 'notSettled',
        says: /\bnot (?:yet )?(?:settled|decided|agreed|clear) who (?:pays|covers|bears)\b|\bfigure out who (?:pays|covers)\b/i,
      },
      {
        name: 'whoPays',
        says: /\b(?:who (?:pays|bears|is paying|covers)|whose (?:cost|dime)|cost (?:split|sharing))\b/i,
        and: [
          /\b(?:discuss\w*|agree[d]?|tbd|hasn['’]t|not (?:yet )?(?:said|decided)|later|decide[d]?|to be|don['’]t know|unclear|open)\b/i,
        ],
      },
    ],
  },
  {
    rule: 'service_not_confirmed',
    severity: 'medium',
    hurts: 'tenant',
    text: 'A service that the use needs is not confirmed.',
    why: 'Without it the tenant may be unable to open, or must pay for an upgrade.',
    question: 'Can the landlord confirm it before the lease is signed?',
    evidence: [
      { name: 'unknown', says: words.service, and: [words.unknown] },
      {
        name: 'bestEfforts',
        says: /\b(?:power|generator|cooling|water|heat\w*|HVAC|internet|elevators?|services?|systems?)\b[^.;]{0,80}\b(?:best[\s-]efforts?|as available|if available|where available)\b/i,
      },
    ],
    unless: [{ name: 'paper', says: /\b(?:by telephone|rent|square feet|assum\w+ (?:the|this) lease)\b/i }],
  },
];
