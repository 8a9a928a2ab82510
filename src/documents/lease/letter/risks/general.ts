import type { LetterRisk } from '../letter-risk.ts';

/** Reasons that can make any term a risk; reported only for passages without a more specific rule. */
export const generalRisks: readonly LetterRisk[] = [
  {
    rule: 'landlord_decides_alone',
    yieldsTo: 'any',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The landlord may do this without the tenant’s consent.',
    why: 'The tenant cannot plan for what the other side decides alone.',
    question: 'Can the right require notice and a reason, or be deleted?',
    evidence: [
      {
        name: 'weReserve',
        says: /\b(?:we|I)\b[^.;]{0,8}\b(?:reserve|keep|retain)\b[^.;]{0,12}\bright\b|\b(?:we|I) (?:may|can) (?:still |always )?(?:end|close|enter|raise|change|shut|lock|bump|switch|ask you)\b/i,
      },
      {
        name: 'may',
        says: /\b(?:landlord|owner(?:ship)?|lessor|LL|sub-?landlord|sub-?lessor|licensor|management|the (?:church|city|mall|county|authority))\b[^.;]{0,15}\b(?:may|can|reserves? the right|keeps? the right|shall be entitled|is free) (?:to )?(?!\d|not|assume|confirm|provide|agree)\w+/i,
      },
      {
        name: 'itsOption',
        says: /\bat (?:the )?(?:landlord|owner|lessor|LL|sub-?landlord)['’]s (?:sole |own )?(?:option|election|choice|discretion)\b|\b(?:landlord|owner|lessor|LL)['’]s (?:decision|opinion|determination|figure) (?:is|shall be) (?:final|binding|conclusive)\b/i,
      },
    ],
    unless: [
      {
        name: 'otherSide',
        says: /\b(?:withdraw|revoke|modify|amend)\b[^.;]{0,30}\b(?:this|the|its|our) (?:offer|proposal|letter|LOI|response|terms)\b|\b(?:can|may) (?:live|do|offer|land|accept|hold|only)\b|\bplease\b|\bif (?:the )?(?:landlord|owner|lessor|LL|sub-?landlord)\b|\b(?:whether|that|when|once|as soon as) (?:the )?(?:landlord|owner|lessor|LL)\b|\bno (?:right|authority)\b|\bcannot\b|\bcan control\b|\b(?:written|a) release\b|\bsign for\b|\bname\b/i,
      },
    ],
  },
  {
    rule: 'deal_can_lapse',
    yieldsTo: 'any',
    severity: 'medium',
    hurts: 'both',
    text: 'The deal ends if something is not done by a stated day.',
    why: 'Work and money spent until then are lost.',
    question: 'Who can extend the day, and what is returned?',
    evidence: [
      {
        name: 'ends',
        says: /\b(?:if|should|unless|failing)\b[^.]{0,120}\b(?:by|before|within|until|on|not later than)\b[^.]{0,20}\d[^.]{0,80}\b(?:deal|either|both|proposal|agreement|award|sublease|lease)\b[^.]{0,40}\b(?:off|dead|void|ends?|falls?|lapses?|cancel\w*|terminat\w+|retire|withdraw|null)\b/i,
      },
      {
        name: 'endsFirst',
        says: /\b(?:deal|either (?:party|side|of us)|agreement|proposal|lease|sublease|it)\b[^.]{0,20}\b(?:is off|dead|void|falls|lapses|may (?:cancel|terminate|retire|withdraw)|can (?:cancel|terminate|walk)|null)\b[^.]{0,30}\b(?:if|unless)\b[^.]{0,80}\d/i,
      },
    ],
    unless: [
      {
        name: 'offerOnly',
        says: /\b(?:offer (?:is open|expires|stands)|not (?:accepted|countersigned|signed|received)|countersign\w*|acceptance|reply|hear from you)\b/i,
      },
    ],
  },
  {
    rule: 'right_can_be_lost',
    yieldsTo: 'any',
    severity: 'medium',
    hurts: 'tenant',
    text: 'A right or benefit is lost if a day or condition is missed.',
    why: 'A short delay has a large price.',
    question: 'Can there be a reminder, or a few days to cure?',
    evidence: [
      {
        name: 'orLost',
        says: /\b(?:or|otherwise|else|failing which|if not|unless)\b[^.;]{0,50}\b(?:you lose|is lost|are lost|lost|is void|lapses?|is gone|(?:deemed|is) waived|forfeit\w*|falls away|no longer applies)\b/i,
      },
      { name: 'useItOrLoseIt', says: /\buse (?:it|them) or lose\b|\bno carry-?over\b|\bone[\s-]time only\b/i },
    ],
    unless: [{ name: 'deal', says: /\b(?:offer|proposal|accepted|letter|LOI|license plate|guarant\w+|lien)\b/i }],
  },
  {
    rule: 'condition_open',
    yieldsTo: 'any',
    severity: 'medium',
    hurts: 'both',
    text: 'The deal, or a part of it, depends on a condition.',
    why: 'If the condition fails, there may be no deal, and no claim.',
    question: 'Who decides whether it is met, and by when?',
    evidence: [
      {
        name: 'subjectTo',
        says: /\b(?:subject to|conditional (?:up)?on|contingent (?:up)?on|conditioned (?:up)?on|under (?:the )?(?:reservation|condition) (?:of|that)|assuming)\b(?! (?:the )?(?:contract|foregoing|terms|this|above|following|availability|section|lease|execution|a (?:mutually|lease|full|formal)|mutual|annual|(?:a )?\d|increase|escalat\w*|adjust\w*|change\b|review|punch|(?:the )?(?:prevailing|applicable)|VAT|tax))/i,
      },
      { name: 'onlyIf', says: /\b(?:only if|depends? (?:up)?on|hinges on)\b/i },
    ],
    unless: [
      {
        name: 'contract',
        says: /\bsubject to (?:contract|lease|the (?:lease|terms|execution))\b|\b(?:assign\w*|sub-?let\w*|consent|unreasonabl[ey]|takes? (?:it )?subject|not (?:subject|conditional)|isn['’]t subject|subordinat\w+|punch list|confidential\w*|reasonable (?:comments|changes|wear))\b/i,
      },
      // A condition of a break, an option or an alteration says nothing about the deal.
      {
        name: 'oneRight',
        says: /\b(?:break|breaks|(?:renewal|extension|termination|purchase) (?:option|right)|options?|alterations?)\b[^.;]{0,40}\b(?:subject to|conditional|contingent|conditioned|only if)\b/i,
      },
      // Taxes are always added, and the conditions of an agreement are its terms, so neither is a risk.
      {
        name: 'taxesAndTerms',
        says: /\bsubject to (?:[GHQP]\.?S\.?T|sales|G\.?E\.?T)\b|\b(?:terms|upon and|on and) (?:and )?subject to the conditions\b/i,
      },
      // Signs always need approval, and a survey only determines the size, so neither is a risk.
      {
        name: 'minor',
        says: /\bsubject to (?:the )?landlord['’]s (?:standard )?(?:measurement|method|BOMA)|\b(?:signs?|signage|fascia|awning|pylon|panel|monument)\b|\bsubject to (?:a |the )?(?:final )?(?:survey|design criteria|building standards?|code)\b/i,
      },
    ],
  },
  {
    rule: 'oral_statement',
    yieldsTo: 'any',
    severity: 'medium',
    hurts: 'both',
    text: 'The offer relies on something that was only said.',
    why: 'What was said is hard to prove, and the lease may leave it out.',
    question: 'Can it be written into the offer?',
    evidence: [
      {
        name: 'youSaid',
        says: /\b(?:you|he|she|they|owner|landlord|agent|broker) (?:told (?:me|us|him|her|them)|promised|assured|swore)\b|\b(?:per|as per|following) (?:our|the) (?:call|conversation|phone|chat|talk)\b|\bverbal(?:ly)?\b|\borally\b|\bgentlem[ae]n['’]s\b/i,
      },
    ],
    unless: [
      {
        name: 'leadIn',
        says: /\b(?:here(?:['’]s| is| are)|this is where (?:we|things)|as follows|outlined below|see below)\b/i,
      },
      { name: 'numbers', says: /\b(?:brokers?|interest|lawyer says|thank\w*)\b/i },
    ],
  },
  {
    rule: 'no_fixed_term',
    yieldsTo: 'any',
    severity: 'high',
    hurts: 'tenant',
    text: 'There is no fixed term.',
    why: 'The tenant can be asked to leave at short notice.',
    question: 'Can there be a term of at least a year?',
    evidence: [
      {
        name: 'rolling',
        says: /\b(?:month[\s-](?:to|by)[\s-]month|week[\s-]to[\s-]week|tenan(?:cy|t) at will|until further notice|as long as (?:we|I|the owner) (?:want|like|don['’]t need))\b/i,
      },
    ],
    unless: [
      {
        name: 'afterEnd',
        says: /\d\s?%|\b(?:stay\w*|hold\w*|past|after|ends?|remain\w*|expir\w+|when the|is up|then|no request|garage|stalls?|parking|vape|renew\w*)\b/i,
      },
    ],
  },
  {
    rule: 'cost_on_tenant',
    yieldsTo: 'any',
    severity: 'low',
    hurts: 'tenant',
    text: 'The tenant pays for this.',
    why: 'The cost comes on top of rent and is not stated.',
    question: 'How much will it be, and can there be a limit?',
    evidence: [
      {
        name: 'tenantsCost',
        says: /\bat (?:the )?(?:tenant|lessee|occupant|sub-?tenant|licensee|customer|operator)['’]s (?:sole |own )?(?:cost|expense)\b|\bat your (?:sole |own )?(?:cost|expense)\b|\b(?:tenant|lessee|occupant)['’]s (?:sole )?(?:cost|expense|responsibility)\b/i,
      },
      {
        name: 'onYou',
        says: /\b(?:is|are|comes? out of|on) (?:you|your (?:dime|nickel|tab|pocket|bill))\b(?=\W*(?:$|[,(]| if| as well| too))|\byours to (?:fix|pay|replace|get|sort)\b/i,
      },
      {
        name: 'mustBuy',
        says: /\b(?:off-?takes?|must buy|has to buy|buys|purchases)\b[^.;]{0,30}\b(?:at least|minimum|all (?:of )?its|exclusively)\b[^.;]{0,60}(?:%|\bpower\b|\belectricity\b|\benergy\b|\bbeer\b|\bfuel\b)/i,
      },
    ],
    unless: [
      {
        // `We need the slab repaired at your cost`, in a letter from the tenant
        name: 'onLandlord',
        says: /\b(?:we|I)(?:['’]d| would| will|['’]ll)? (?:need|want|ask|expect|require|like)\b[^.;]{0,240}\bat your (?:sole |own )?(?:cost|expense)\b/i,
      },
      {
        name: 'small',
        says: /\b(?:own (?:signs?|counsel|electric\w*|gas|utilities|insurance)|not at|janitor\w*|phone|between us)\b|(?:\bnot|n['’]t) on your?\b/i,
      },
    ],
  },
  {
    rule: 'extra_charge',
    yieldsTo: 'any',
    severity: 'low',
    hurts: 'tenant',
    text: 'An extra charge is due.',
    why: 'It comes on top of rent.',
    question: 'What is it for, and can it be left out?',
    evidence: [
      {
        name: 'charge',
        says: /\b(?:fees?|surcharges?|levy|penalt(?:y|ies)|fines?|premium|hook-?up|set-?up|activation|documentation|tap)\b/i,
        and: [
          /[$£€₹]\s?\d|\d\s?(?:%|€|EUR|CAD|percent)/,
          /\b(?:tenant|lessee|occupant|you|licensee|each|per|every|plus|one[\s-]time)\b/i,
        ],
      },
    ],
    unless: [
      {
        name: 'otherFee',
        says: /\b(?:broker\w*|commission|agent\w*|landlord (?:pays|shall|will|must)|owner (?:pays|will)|no (?:\w+ )?(?:fee|charge|penalty)|waived|terminat\w+|management|capped|limited|fee (?:simple|title)|insurance|premium|listing)\b|\d\s?% to (?:us|me|you)\b/i,
      },
    ],
  },
  {
    rule: 'tenant_remedy_strong',
    yieldsTo: 'any',
    severity: 'medium',
    hurts: 'landlord',
    text: 'The tenant may end, reduce or stop something on its own.',
    why: 'The landlord cannot count on the rent or the work.',
    question: 'Can it require notice and time to cure?',
    evidence: [
      {
        name: 'may',
        says: /\b(?:tenant|lessee|sub-?tenant|operator|company|customer|bidder|school|city)\b[^.;]{0,12}\b(?:may|can|shall be entitled to|has the right to|is free to)\b[^.;]{0,20}\b(?:terminat\w+|cancel|deduct|withhold|reduce|offset|remove|abate|vacate|stop|suspend|buy|close|walk)\b/i,
      },
    ],
    unless: [{ name: 'not', says: /\b(?:may|can) ?not\b|\bfee\b|\bpay(?:ing|ment)\b|\bif the (?:tenant|lessee)\b/i }],
  },
  {
    rule: 'depends_on_others',
    yieldsTo: 'any',
    severity: 'medium',
    hurts: 'both',
    text: 'A date or duty waits for what someone else does.',
    why: 'Neither side controls when it happens.',
    question: 'What if it takes months, or never happens?',
    evidence: [
      {
        name: 'waits',
        says: /\b(?:once|until|when|after|as soon as|not before)\b[^.;]{0,40}\b(?:city|county|council|state|utility|lender|bank|insurer|contractor|architect|neighbou?r|tenant|occupant|authority|inspector|surveyor|board)\b[^.;]{0,30}\b(?:approv\w+|sign(?:s|ed)? off|complet\w+|finish\w*|issue[sd]?|grants?|vacat\w+|leaves?|agrees?|consents?|clear\w*|release[sd]?|confirm\w*)\b/i,
      },
    ],
    unless: [
      {
        name: 'term',
        says: /\b(?:rent is|deposit|commission|guarant\w+|both|negotiat\w+|bound|obligat\w+|lease has been)\b/i,
      },
    ],
  },
];
