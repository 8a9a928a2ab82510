import type { Point } from '../point.ts';
import { aSign } from '../sign-words.ts';

/** Options, transfer, and changes in circumstances. */
export const rightPoints: readonly Point[] = [
  {
    id: 'renewal',
    topic: 'Renewal',
    question: 'Is there an option to renew, for how long and with which notice?',
    why: 'Without one the tenant negotiates from scratch.',
    answers: [
      { name: 'heading', under: ['renewal'] },
      {
        name: 'inWords',
        says: /\brenew(?:al|als)?\b|\bright to extend\b|\boption to extend\b|\bfurther terms? of\b|\bsecurity of tenure\b|\b1954 Act\b/i,
        unless: /\brenewal of (?:that|its|the) (?:lease|present)\b|\bpresent lease and its renewal\b/i,
      },
    ],
  },
  {
    id: 'renewal_rent',
    topic: 'Rent in the renewal',
    question: 'How is rent set for the renewal, and what happens if the parties do not agree?',
    why: 'A renewal at "market" without a method is an agreement to argue.',
    answers: [
      {
        name: 'method',
        says: /\b(?:renew\w*|option|extension|extend|further term)\b[^;]{0,260}(?:[$£€]\s?\d|\d\s?%|\bmarket\b|\bFMV\b|\bFMR\b|\bsame terms\b|\barbitrat\w+)/i,
      },
      {
        name: 'heading',
        under: ['renewal', 'expansion', 'term'],
        says: /[$£€]\s?\d|\d\s?%|\bmarket\b|\bFMV\b|\bsame terms\b/i,
      },
    ],
  },
  {
    id: 'renewal_notice',
    topic: 'Notice of renewal',
    question: 'By when must the tenant give notice of the renewal?',
    why: 'A deadline that isn’t written down is missed or disputed.',
    when: /\b(?:options?|renew\w*|exten(?:d|ds|sions?)|further terms?|stay on|prolong\w*|\d{1,2}\s?[+x×]\s?\d{1,2})\b/i,
    answers: [
      {
        name: 'ahead',
        says: /\b(?:renew\w*|options?|exten\w+|further term)\b[^;]{0,200}\b(?:notice|notify|notif\w+|before|prior|ahead|in advance|warning|tell)\b|\b(?:notice|before|ahead|prior|warning)\b[^;]{0,80}\b(?:renew\w*|options?|exten\w+)\b/i,
      },
    ],
  },
  {
    id: 'market_definition',
    topic: 'How market rent is set',
    question: 'Who decides what market rent is, and by which method?',
    why: 'Without a method a renewal at market can be blocked by disagreement.',
    when: /\b(?:at|of) (?:the )?(?:then[- ])?(?:\w+ )?market\b|\bmarket (?:rent|rate|rental|value)\b|\bFMV\b|\bfair market\b/i,
    answers: [{ name: 'method', says: /\b(?:arbitrat\w+|broker method|appraisers?|baseball|expert|determined by)\b/i }],
  },
  {
    id: 'termination_option',
    topic: 'Early termination',
    question: 'Can the tenant end the lease early, when, and for which fee?',
    why: 'Needs change within a long term.',
    answers: [
      {
        name: 'mayLeave',
        says: /\btenant(?:['’]s| only) break\b|\b(?:either of us|tenant|we) (?:may|can) (?:bail|walk|exit)\b/i,
        unless: /\b(?:isn['’]t|not) (?:ready|delivered)/i,
      },
      { name: 'heading', under: ['termination'] },
      {
        name: 'right',
        says: /\b(?:one-?time|early) (?:cancell?ation|termination|right to (?:terminate|cancel))\b|\b(?:tenant|lessee|operator)\b[^.;]{0,50}\b(?:option|right) to (?:terminate|cancel)\b|\bcan drop the deal\b|\bbreak (?:option|right|clause)\b|\bearly out\b/i,
      },
    ],
  },
  {
    id: 'expansion_rofo',
    topic: 'Expansion and first offer',
    question: 'Does the tenant have a right on adjacent space?',
    why: 'Growth is cheaper next door than in a second location.',
    answers: [
      { name: 'heading', under: ['expansion'] },
      {
        name: 'right',
        says: /\bright of first (?:offer|refusal)\b|\bROF[OR]\b|\bexpansion (?:option|right)\b|\bnotice before marketing\b/i,
      },
    ],
  },
  {
    id: 'assignment',
    topic: 'Assignment and subletting',
    question: 'When may the tenant assign or sublet, and are affiliates and a sale of the business free?',
    why: 'It is the exit when plans change.',
    answers: [
      { name: 'heading', under: ['assignment'] },
      {
        name: 'inWords',
        says: /\b(?:assign(?:ment|ed)?|sub-?let(?:ting)?|sub-?sublet|underlet\w*)\b[^.]{0,60}\b(?:consent|free\w*|permitted|allowed|prohibited|without)\b/i,
      },
    ],
  },
  {
    id: 'relocation',
    topic: 'Relocation',
    question: 'May the landlord move the tenant, at whose cost and with which notice?',
    why: 'Landlord lease forms often include this right.',
    kinds: ['office', 'retail', 'medical'],
    answers: [
      { name: 'heading', under: ['relocation'] },
      { name: 'inWords', says: /\brelocat\w+|\bsubstitut\w+ (?:space|premises)\b|\bmay move\b/i },
    ],
  },
  {
    id: 'snda',
    topic: 'Non-disturbance (SNDA)',
    question: 'Will present and future lenders give a non-disturbance agreement?',
    why: 'Without it a foreclosure can end the lease.',
    answers: [
      { name: 'named', says: /\bSNDA\b|\bnon-?disturbance\b/i },
      {
        name: 'junior',
        says: /\bjunior to the (?:ground )?lease\b|\bno (?:mortgage|lender)\b[^.]{0,40}\b(?:present|property)\b/i,
      },
    ],
  },
  {
    id: 'casualty',
    topic: 'Fire and condemnation',
    question: 'Who may end the lease after a fire or a taking, and does rent stop?',
    why: 'Rebuilding can take longer than the business can wait.',
    answers: [
      {
        name: 'damage',
        says: /\bdamage\b[^.]{0,40}\b(?:either|may end|terminat\w+)/i,
        unless: /\b(?:fire|casualty|destruction|uninsured risks?)\b/i,
      },
      { name: 'heading', under: ['casualty', 'condemnation'] },
      {
        name: 'inWords',
        says: /\b(?:casualty|fire|destruction|uninsured risks?)\b[^.]{0,100}\b(?:terminat\w+|end the lease|abat\w+|rebuil\w+|restor\w+|made good)\b/i,
      },
    ],
  },
  {
    id: 'insurance',
    topic: 'Insurance',
    question: 'Which insurance and limits are required, and is subrogation waived on both sides?',
    why: 'Limits above the tenant’s policy and a missing waiver cost money at the first claim.',
    answers: [
      {
        name: 'who',
        says: /\binsur(?:es?|ed|ance)\b[^.]{0,60}\b(?:reimburses|furnished|garage|mil\b)|\bself-insured\b/i,
      },
      {
        name: 'limits',
        says: /\binsur\w+\b[^.]{0,80}[$£€]\s?\d|[$£€]\s?\d[\d,.]*\s?(?:M|million|,000,000)\b[^.]{0,60}\b(?:insur\w+|CGL|occurrence|umbrella|liability)|\bwaiver of subrogation\b/i,
        // Insurance listed among the expenses says nothing about the tenant's policy.
        unless: /\btaxes\b|\bCAM\b|\boperating (?:costs|expenses)\b/i,
      },
      // `you insure the building, we'd insure our trucks`: each party insures its own property.
      {
        name: 'eachItsOwn',
        says: /\binsure (?:the|your) (?:building|property|structure)\b[^.;]{0,60}\b(?:we|I|you|tenant)\b[^.;]{0,12}\binsure\b/i,
      },
      { name: 'heading', under: ['insurance'], says: /[$£€]\s?\d|\blandlord insures\b/i },
    ],
  },
  {
    id: 'holdover',
    topic: 'Holdover',
    question: 'What is the rent for holding over, and are consequential damages excluded?',
    why: 'A late move can cost twice the rent.',
    answers: [
      { name: 'heading', under: ['holdover'] },
      {
        name: 'inWords',
        says: /\bmonth[- ]to[- ]month\b[^.;]{0,30}\bat \d{3}\s?%|\bhold(?:s|ing)?[\s-]?over\b|\bstay(?:s|ing)? (?:on )?(?:beyond|past|after the (?:end|term|lease|last|expir\w+))\b/i,
      },
    ],
  },
  {
    id: 'default_cure',
    topic: 'Notice and cure',
    question: 'How much notice and time to cure does the tenant get before a default?',
    why: 'A single late payment should not put the lease at risk.',
    answers: [
      { name: 'heading', under: ['default'] },
      { name: 'days', says: /\b(?:cure|remedy)\b[^.]{0,40}\bdays\b|\bdays\b[^.]{0,60}\b(?:to cure|after notice)\b/i },
    ],
  },
  {
    id: 'restoration',
    topic: 'Restoration',
    question: 'What must be removed at the end of the term, and when will the landlord say so?',
    why: 'Removing cabling, racking and improvements can cost months of rent.',
    answers: [
      { name: 'heading', under: ['restoration'], unless: /\bsign\b/i },
      {
        name: 'inWords',
        says: /\b(?:restor\w+|reinstat\w+|remov(?:e|al|ed))\b[^.]{0,80}\b(?:end of (?:the )?(?:term|lease)|(?:lease|term) end|expir\w+|surrender|move-?out|exit)\b|\b(?:end of (?:the )?(?:term|lease)|expir\w+|surrender|exit)\b[^.]{0,60}\b(?:restor\w+|reinstat\w+|remov(?:e|al|ed))\b/i,
        unless: /\bsign\b|\bfurniture\b|\btitle goes to you\b/i,
      },
      {
        name: 'onLeaving',
        says: /\b(?:tak\w+|com(?:e|es)|remov\w+|repaint\w*|decontaminat\w+|strip\w*)\b[^.;]{0,80}\b(?:(?:when|on|before|after|upon) (?:\w+ )?(?:leav\w+|mov\w+ out)|at the end(?! of))\b|\b(?:need not|needn['’]t|not (?:be )?required to|does not have to|no (?:duty|obligation) to) (?:remove|restore|reinstate)\b|\breinstat(?:es?|ement)\b|\b(?:tenant|lessee|sub-?tenant|licensee|you) (?:must|shall|will|has to|have to) (?:then )?(?:remove|restore|make good)\b/i,
        unless: /\b(?:insur\w+|casualty|fire|destr\w+|rubbish|snow|trash|liens?|sign|garbage|graffiti)\b/i,
      },
      {
        name: 'stays',
        says: /\b(?:improvements|installations?|fixtures|what (?:you|it|the tenant) (?:install|build|put)\w*)\b[^.;]{0,60}\b(?:stays?|remains?|becomes?|belongs?) (?:with|in|the|to|after|at)\b/i,
        unless: /\b(?:insur\w+|responsib\w+)\b/i,
      },
    ],
  },
  {
    id: 'parking',
    topic: 'Parking',
    question: 'How many spaces are there, where, and at which price?',
    why: 'Parking may be charged later.',
    answers: [
      { name: 'heading', under: ['parking'] },
      { name: 'inWords', says: /\bparking\b|\bstalls\b|\bcar spaces\b/i },
    ],
  },
  {
    id: 'signage',
    topic: 'Signs',
    question: 'Which signs may the tenant put up, and who pays?',
    why: 'A store without a sign or a place on the pylon loses customers.',
    answers: [
      { name: 'heading', under: ['signage'] },
      { name: 'inWords', says: new RegExp(`${aSign}|\\b(?:signage|monument|pylon|fascia|directory)\\b`, 'i') },
    ],
  },
  {
    id: 'utilities_hvac',
    topic: 'Utilities, heating and cooling',
    question: 'How are utilities metered, what are the building hours, and what does service after hours cost?',
    why: 'For teams that work late, after-hours service is a second utility bill.',
    answers: [
      {
        name: 'hours',
        says: /\bafter[\s-]hours\b|\boutside those hours\b|\bbuilding hours\b|\bhours of operation\b[^.]{0,30}\bHVAC\b|\$\s?\d+ (?:per|an) hour/i,
      },
      {
        name: 'meter',
        says: /\b(?:sub-?)?meter(?:ed|s)?\b|\butilities\b[^.]{0,40}\b(?:tenant|paid|own|included)\b|\belectric(?:ity|al)\b[^.]{0,40}\b(?:on you|tenant|included|paid)\b/i,
      },
      {
        name: 'hvacUnits',
        says: /\bHVAC\b[^.]{0,60}\b(?:theirs|tenant|replac\w+|maintain\w*|contract|upkeep)\b|\b(?:T|tenant) maintains under quarterly contract\b/i,
        unless: /\breplacement of HVAC and\b|\bquarterly service of HVAC\b/i,
      },
      { name: 'heading', under: ['utilities'] },
    ],
  },
  {
    id: 'maintenance',
    topic: 'Repairs and replacement',
    question: 'Who repairs and replaces the roof, the structure and the heating and cooling units?',
    why: 'One rooftop unit can cost more than a month of rent.',
    answers: [
      { name: 'heading', under: ['maintenance'] },
      {
        name: 'inWords',
        says: /\b(?:maintain\w*|repairs?|replac\w+|upkeep)\b[^.]{0,60}\b(?:roof|structure|HVAC|units?|interior|premises)\b|\bHVAC is theirs\b/i,
      },
      {
        name: 'keepsUp',
        says: /\brepairing (?:and insuring )?(?:terms|lease|basis|obligations?)\b|\bkeeps? (?:up the |the [^.;]{2,40} )(?:in (?:good )?(?:repair|order)|up|AC|HVAC|unit|building)\b|\bR&M\b/i,
      },
      // `Fri 6 November` is a day.
      { name: 'fullRepairing', says: /\bFRI\b(?!,? \d)/ },
    ],
  },
  {
    id: 'exclusive',
    topic: 'Exclusive right',
    question: 'Will the landlord keep competitors out of the property?',
    why: 'A competitor next door takes the sales that justify the rent.',
    kinds: ['retail', 'restaurant', 'medical'],
    answers: [
      { name: 'heading', under: ['exclusive'] },
      {
        name: 'inWords',
        says: /\bexclusive (?:right|use)\b|\b(?:no other|not lease to another|not lease other)\b[^.]{0,60}\b(?:shop|restaurant|store|practice|tenant|wash)\b/i,
      },
    ],
  },
  {
    id: 'co_tenancy',
    topic: 'Anchor and co-tenancy',
    question: 'What happens to rent if the anchor closes or the center empties?',
    why: 'Small shops depend on the anchor’s traffic.',
    kinds: ['retail'],
    when: /\banchor(?:ed|s)?\b|\bshopping cent(?:er|re)\b|\bmall\b/i,
    answers: [
      {
        name: 'clause',
        says: /\bco-?tenancy\b|\banchor\b[^.]{0,60}\b(?:closes|dark|rent (?:drops|reduced)|terminate)\b/i,
      },
    ],
  },
];
