import type { Point } from '../point.ts';

/** Parties, subject, and dates. */
export const basicPoints: readonly Point[] = [
  {
    id: 'landlord_identity',
    topic: 'Landlord entity',
    question: 'Which legal entity owns the property and will sign as landlord?',
    why: 'A lease is only as good as the party that signs it, and an offer often names only an agent.',
    answers: [
      { name: 'heading', under: ['landlord'], says: /[A-Z]\w{1,60} \w+|\b(?:LLC|Inc|LP|L\.P|Ltd|Limited|Trust)\b/ },
      {
        name: 'named',
        says: /[“"](?:the )?(?:Landlord|Lessor|Owner|Sub-?landlord|Sub-?lessor)[”"]|\b(?:manager|agent) for [A-Z]\w+ .{0,60}\b(?:LP|LLC|Inc|Ltd|Trust)\b/,
      },
      {
        name: 'ownLetter',
        says: /^[A-Z][\w&,.' ]{2,50}\b(?:Corp|LLC|Inc|Ltd|LP)\b\.?$|\|\s*[A-Z][\w&' ]{3,50}\b(?:LLC|LP|Inc|Corp)\b/,
        unless: /\b(?:Realty|Advisors|Counsel|Brokers?|PLLC|LLP|Management)\b/,
      },
    ],
  },
  {
    id: 'tenant_identity',
    topic: 'Tenant entity',
    question: 'Which legal entity will be the tenant?',
    why: 'The landlord will underwrite the entity that signs, and it stays liable for the whole term.',
    answers: [
      { name: 'heading', under: ['tenant'], says: /[A-Z]\w+/, unless: /\bto be (?:formed|named)\b/i },
      { name: 'named', says: /[“"](?:the )?(?:Tenant|Lessee|Operator|Sub-?tenant|Sub-?lessee)[”"]/ },
      {
        name: 'addressed',
        says: /\b(?:[Oo]n behalf of|issued by|[Ff]or) (?:our client,? )?[A-Z][\w&,.' ]{2,60}\b(?:Inc|LLC|PLLC|Corp|Ltd|LLP)\b|^[A-Z][\w&,.' ]{2,60}\b(?:LLP|PBC|LLC|Inc)\.?$|\byour (?:lease|sublease)\b/,
      },
    ],
  },
  {
    id: 'premises_area',
    topic: 'Size of the premises',
    question: 'How large are the premises, and where exactly are they?',
    why: 'Rent, expenses and allowances are all multiplied by this number.',
    answers: [
      {
        name: 'area',
        says: /\d[\d,]{0,30}\s*(?:(?:\+\/?-|±)\s*)?(?:rentable |usable |net |gross )*(?:sf\b|rsf\b|square (?:feet|foot|meters|metres)|sq\.?\s?(?:ft|feet|m\b)|m²|m2|acres|feet\b)/i,
      },
      { name: 'ofRent', says: /\bon the \d{1,3},\d{3}\b/ },
    ],
  },
  {
    id: 'measurement',
    topic: 'Measurement',
    question: 'By which standard is the area measured, and can it change after signing?',
    why: 'A remeasurement changes rent, expenses and the allowance.',
    answers: [
      {
        name: 'standard',
        says: /\bBOMA\b|\bANSI\b|\bRICS\b|\bIPMS\b|\bNEN 2580\b|\blaser survey\b|\bnet internal\b|\bgross internal\b/,
      },
      {
        name: 'method',
        says: /\bmeasured\b|\bre-?measure|\bsurveyed\b|\bCAD\b|\b(?:certif\w+|verif\w+)\b[^.]{0,60}\b(?:area|architect|surveyor)\b|\barchitect\b[^.]{0,40}\b(?:certif\w+|verif\w+)\b/i,
      },
      {
        name: 'agreed',
        says: /\bstipulated\b|\btreated as agreed\b|\bas stated in the (?:prime|master) lease\b|\bdeemed to (?:be|contain)\b/i,
      },
    ],
  },
  {
    id: 'area_adjustment',
    topic: 'Change of area',
    question: 'Do rent, share and allowance change if the certified area differs?',
    why: 'A certificate without an adjustment clause leads to a dispute over every number in the offer.',
    when: /\b(?:certificate|certif(?:y|ied)|to be (?:measured|fixed|verified|surveyed))\b/i,
    answers: [
      { name: 'adjusts', says: /\b(?:rents?|rate|payments?)\b[^.]{0,30}\b(?:adjust\w*|corrected|change[sd]?)\b/i },
    ],
  },
  {
    id: 'permitted_use',
    topic: 'Permitted use',
    question: 'Which use is permitted, and is it wide enough for later plans and a sublease?',
    why: 'A narrow use clause limits growth and makes the space hard to sublet.',
    answers: [
      { name: 'heading', under: ['use'] },
      {
        name: 'inWords',
        says: /\b(?:used|occupied|premises) (?:only |solely )?(?:for|as) (?:an? )?\w+/i,
        unless: /\bparking\b|\bcash\b/i,
      },
    ],
  },
  {
    id: 'delivery_date',
    topic: 'Delivery and late delivery',
    question:
      'When will the space be delivered, from which date can the tenant leave, and what does it get if the space is late?',
    why: 'The old lease ends whether or not the new space is ready.',
    answers: [
      {
        name: 'outsideDate',
        says: /\boutside date\b|\b(?:isn['’]t|not|hasn['’]t been|slips?)\b[^.]{0,80}\b(?:delivered|ready|handed over|in by|past)\b[^.]{0,80}\b(?:may|can|cancel|terminate|walk|leave|abat\w+|credit|stops)\b|\b(?:slips? past|if not (?:in )?by)\b/i,
      },
      { name: 'perDay', says: /\bfor (?:every|each) day of delay\b/i },
      {
        name: 'vacantNow',
        under: ['delivery'],
        says: /\bwithin \d+ (?:business )?days\b|\bvacant\b|\b(?:is|currently) empty\b|\bkeys\b|\bshall have possession on\b/i,
        unless: /\bearly (?:access|entry)\b/i,
      },
      { name: 'keysOn', says: /\bkeys (?:on )?[A-Z][a-z]{2}/i },
    ],
  },
  {
    id: 'delivery_delay',
    topic: 'Remedy for late possession',
    question: 'What does the tenant get if possession or the landlord’s work is late?',
    why: 'A fixed possession date without a remedy leaves the cost of delay with the tenant.',
    answers: [
      {
        name: 'remedy',
        says: /\b(?:late|delay(?:ed|s)?|not (?:ready|delivered|complete\w*)|isn['’]t|slips?)\b[^.]{0,100}\b(?:abat\w+|credit|terminate|cancel|walk|per day|each day)\b|\bfor (?:every|each) day\b|\b(?:outside|sunset|long-?stop|drop-?dead) date\b|\blong-?stop\b|\bliquidated damages\b|\bcredits?\b[^.;]{0,40}\b(?:of|for) (?:each |every |the )?(?:\w+ )?(?:late|delay)\b/i,
      },
    ],
  },
  {
    id: 'delivery_condition',
    topic: 'Condition at delivery',
    question: 'In which condition are the premises delivered, with which systems in working order?',
    why: 'As-is space with failed systems can cost more than the allowance.',
    answers: [
      { name: 'asIs', says: /\bas[\s-]is\b|\bas they (?:are|stand)\b|\bwhere[\s-]is\b/i },
      { name: 'heading', under: ['condition'], unless: /\bconditional\b/i },
      {
        name: 'works',
        says: /\bturn-?key\b|\b(?:vanilla|cold|warm|white) (?:shell|box)\b|\bgood (?:working )?order\b|\bbase building (?:condition|per|as)\b|\bin the state described\b|\bbroom[\s-](?:clean|swept)\b|\bdemolition done\b|\bat landlord['’]s cost, finished\b|\breplace the \d dead\b/i,
      },
      // In lower case, because it is also a name.
      { name: 'casco', says: /\bcasco\b/ },
    ],
  },
  {
    id: 'commencement',
    topic: 'Commencement',
    question: 'On which day does the term begin, and what moves it?',
    why: 'Everything else is counted from it.',
    answers: [
      { name: 'heading', under: ['commencement', 'delivery', 'rent_start'] },
      {
        name: 'inTheTerm',
        under: ['term'],
        says: /\b(?:from|commenc\w+|starting|beginning|following|through)\b|\b(?:19|20)\d{2}\b/i,
      },
      {
        name: 'starts',
        says: /\b(?:commenc(?:es?|ing)|begin(?:s|ning)?|starts?|effective)\b[^.]{0,30}\b(?:19|20)\d{2}\b/i,
      },
    ],
  },
  {
    id: 'term',
    topic: 'Length of the term',
    question: 'How long is the term?',
    why: 'Free months and allowances are priced into it.',
    answers: [
      { name: 'heading', under: ['term'], says: /\d|\b(?:one|two|three|five|seven|ten|twenty)\b/i },
      { name: 'inWords', says: /\b\d{1,3}[\s-]?(?:months?|mos?|years?|yrs?)\b/i },
    ],
  },
  {
    id: 'access',
    topic: 'Access',
    question: 'Is access possible around the clock, and which limits and rules apply to entry by the landlord?',
    why: 'Hours of access and entry are rarely negotiable after signing.',
    answers: [
      {
        name: 'aroundTheClock',
        says: /\b24\s?\/\s?7\b|\b24[ -]?(?:hr|hour)s? (?:access|movement|entry|a day)\b|\btwenty-four hours\b|\bat all times\b/i,
      },
      {
        name: 'entry',
        says: /\b(?:landlord|owner)\b[^.]{0,40}\b(?:enter|entry)\b[^.]{0,60}\b(?:notice|escort|patient)/i,
      },
    ],
  },
];
