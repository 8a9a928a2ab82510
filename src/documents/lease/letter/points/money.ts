import type { Point } from '../point.ts';

/** Rent, expenses, work, deposit. */
export const moneyPoints: readonly Point[] = [
  {
    id: 'base_rent',
    topic: 'Base rent',
    question: 'What is the base rent for each period of the term?',
    why: 'It is the largest single payment.',
    answers: [
      { name: 'heading', under: ['rent'], says: /[$£€]\s?\d|\d\s\$/ },
      { name: 'rate', says: /[$£€]\s?\d[\d.,]*\s?(?:\/|per|p\.?a|psf|a (?:month|year)|annually|monthly)/i },
    ],
  },
  {
    id: 'escalation',
    topic: 'Rent increases',
    question: 'How does rent rise during the term?',
    why: 'Small percentages compound over a long term.',
    answers: [
      {
        name: 'percent',
        says: /\d(?:\.\d+)?\s?%[^.;]{0,40}(?:bumps?|year|annual|annum|anniversary|yr|12 months|p\.?a)|\b(?:bumps?|increas\w+|escalat\w+|goes up)\b[^.;]{0,50}\d(?:\.\d+)?\s?%/i,
      },
      {
        name: 'steps',
        says: /\b(?:lease )?years? \d{1,2}\b[^.]{0,40}[$£€]|\bmonths? \d{1,3}\s?(?:[-–]|to)\s?\d{1,3}\b|\d{1,2}\/\d{1,2}\/\d{2,4}\s?[-–]\s?\d|^(?:\d(?: and \d)?|[A-Z][a-z]+ \d{4} [-–].{3,20})\t.*[$£€]/i,
      },
      { name: 'index', says: /\bCPI\b|\bRPI\b|\bindex/ },
      { name: 'review', under: ['escalation'] },
      { name: 'flat', says: /\bflat (?:rent|for)\b|\bno (?:increases?|escalations?)\b|\bfixed for the term\b/i },
    ],
  },
  {
    id: 'free_rent',
    topic: 'Free rent',
    question: 'Is there free rent, and are expenses also free in those months?',
    why: 'It is the most common concession, and free base rent alone still leaves a bill.',
    answers: [
      { name: 'heading', under: ['free_rent'] },
      {
        name: 'inWords',
        says: /\b(?:free|abat\w+|forgiven|rent[\s-]free|no base charge)\b[^.]{0,60}/i,
        unless: /\bfree of (?:charge|liens|hazard)|\bfree parking\b|\bfreely\b/i,
      },
      {
        name: 'afterDelivery',
        says: /\b\d{2,3} days (?:following|after) (?:turnover|delivery|possession|the last permit|you have)/i,
      },
    ],
  },
  {
    id: 'rent_commencement',
    topic: 'Rent start and build-out',
    question: 'When does rent start, and does it wait if delivery, permits or the build-out are late?',
    why: 'Rent that starts on a fixed day uses up free months before the tenant can open.',
    answers: [
      { name: 'heading', under: ['rent_start'] },
      { name: 'clock', says: /\brent (?:clock|shall|will|must|would|starts?|commences?|begins?|Commencement)\b/i },
      { name: 'until', says: /\bno (?:base |basic |minimum )?rent\b[^.]{0,60}\buntil\b/i },
      { name: 'withTheTerm', says: /\bcommencement:? [A-Z][a-z]+ \d|\bno rent or charges\b/ },
    ],
  },
  {
    id: 'free_rent_delivery',
    topic: 'Free months and late delivery',
    question: 'Do the term and the free months move if the space is handed over late?',
    why: 'Free rent that runs from a fixed day is lost while the tenant waits for the space.',
    when: /\b(?:isn['’]t|not) (?:handed over|delivered|ready)\b/i,
    answers: [
      {
        name: 'moves',
        says: /\b(?:day[\s-]for[\s-]day|dates? (?:shall )?(?:move|shift|extend)\w*|additional abatement|pushed)\b/i,
      },
    ],
  },
  {
    id: 'expense_structure',
    topic: 'Expense structure',
    question: 'Which expenses does the tenant pay on top of rent?',
    why: 'Net and gross rents cannot be compared without it.',
    answers: [
      { name: 'heading', under: ['expenses', 'base_year'] },
      {
        name: 'named',
        says: /\bNNN\b|\btriple[\s-]net\b|\bfull[\s-]service\b|\b(?:modified |industrial )?gross\b(?! sales)|\bbase year\b|\bnet rent\b|\bnet lease\b/i,
      },
    ],
  },
  {
    id: 'expense_cap',
    topic: 'Cap on expenses',
    question: 'Is the yearly increase of expenses capped, how is the cap counted, and for how long?',
    why: 'Uncapped expenses can rise faster than rent.',
    answers: [
      { name: 'heading', under: ['expense_cap'], says: /\d/ },
      {
        name: 'capped',
        says: /\b(?:controllable|landlord can control|expenses|service charges?|CAM|increases?|T\.?M\.?I)\b[^;]{0,160}\b(?:cap(?:ped)?|limited|not (?:to )?(?:go|exceed|rise|increase)|lid|no more than|not more than)\b[^.;]{0,60}\d|\b\d(?:\.\d+)?\s?% (?:cap|lid)\b|\b(?:cap|lid)\b[^.;]{0,20}\d(?:\.\d+)?\s?%/i,
        unless: /\bfirst (?:\w+|\d) years\b|\bmanagement fee\b(?!.*\bCAM\b)/i,
      },
      {
        name: 'refused',
        says: /\b(?:not willing|unwilling|won['’]t|will not|can['’]t|cannot|refuses?)\b[^.;]{0,12}\bcap\b(?! (?:the )?(?:rent|guarant))/i,
      },
      { name: 'fullService', says: /\bfull[\s-]service\b[^.]{0,30}\bno (?:pass|expense)/i },
      {
        name: 'fixed',
        says: /\b(?:opex|op costs|expenses|operating costs|CAM|outgoings|common (?:area|charges)|service charge|nets|NNN)\b[^;\n]{0,60}\b(?:fixed|flat|not over|max(?:imum)?|(?:may|will|shall) not be (?:passed|charged|recovered))\b|\bno increases?\b[^.;]{0,40}\b(?:opex|expenses|operating costs|taxes|passed)\b/i,
      },
    ],
  },
  {
    id: 'opex_estimate',
    topic: 'Expense estimate',
    question: 'What are the expenses for this year, and can the last three years’ statements be provided?',
    why: 'The estimate sets the real cost of occupancy in the first year.',
    answers: [
      {
        name: 'estimate',
        says: /\b(?:estimat\w+|est\.|advance|budget\w*|currently|running|this year|flyer|accepts the estimate)\b[^;]{0,80}[$£€]\s?\d|[$£€]\s?\d[\d.,]*[^.;]{0,40}\b(?:estimat\w+|budget|this year)\b/i,
      },
      { name: 'gross', says: /\bfull[\s-]service\b|\bbase[\s-]year\b|\bover calendar year\b/i },
    ],
  },
  {
    id: 'taxes',
    topic: 'Taxes',
    question: 'Who pays real estate taxes, including an increase after a sale, and assessments?',
    why: 'A reassessment after a sale can double the tax bill.',
    answers: [
      { name: 'heading', under: ['taxes'] },
      {
        name: 'named',
        says: /\btax(?:es)?\b|\bT\.?M\.?I\b|\bbusiness rates\b|\bassessments?\b/i,
        unless: /\btax returns?\b|\bsales tax\b(?!.*\blease\b)|\bafter[\s-]tax\b/i,
      },
    ],
  },
  {
    id: 'tax_protection',
    topic: 'Reassessment after a sale',
    question: 'Is the tenant protected from a tax increase that a sale of the property causes?',
    why: 'The letter passes a reassessment on to the tenant.',
    when: /\bProp(?:osition|\.)? 13\b|\breassess\w+/i,
    answers: [
      {
        name: 'protected',
        says: /\b(?:reassess\w+|Prop(?:osition|\.)? 13)\b[^.]{0,80}\b(?:excluded|not (?:be )?passed|landlord (?:pays|bears)|protect\w+)\b/i,
      },
    ],
  },
  {
    id: 'base_year_grossup',
    topic: 'Base year gross-up',
    question: 'Are base-year and later expenses adjusted to the same occupancy?',
    why: 'A low base year makes every later year look like an increase.',
    when: /\bbase[\s-]year\b|\bover calendar year\b/i,
    answers: [{ name: 'grossedUp', says: /\bgross(?:ed)?[\s-]?up\b|\bas (?:though|if)\b[^.]{0,40}\d{2,3}\s?%/i }],
  },
  {
    id: 'audit_right',
    topic: 'Audit of expenses',
    question: 'May the tenant check the expense records, and what is excluded from expenses?',
    why: 'Errors in statements are common, and without an audit right they aren’t corrected.',
    answers: [
      {
        name: 'books',
        says: /\b(?:audit|inspect|check|examine|open to)\b[^.;]{0,40}\b(?:books|records|auditor|statements?|expenses)\b|\bbooks\b[^.;]{0,30}\bopen\b|\btenant\b[^.;]{0,30}\b(?:may|right to) audit\b/i,
        unless: /\b(?:owner|landlord) may audit\b|\bgross sales\b/i,
      },
      {
        name: 'heading',
        under: ['audit'],
        says: /\b(?:right|may|audit)\b/i,
        unless: /\bsend\b|\bgross sales\b|^[^.]*\bthree years of reconciliations\b/i,
      },
    ],
  },
  {
    id: 'ti_allowance',
    topic: 'Improvement allowance',
    question: 'Is there an allowance, what may it pay for, and by when must it be used?',
    why: 'Building out is the largest cost at the start.',
    answers: [
      { name: 'heading', under: ['allowance'] },
      {
        name: 'inWords',
        says: /\b(?:allowance|T\.?I\.?|contribution)\b[^.]{0,60}[$£€]\s?\d|[$£€]\s?\d[\d,.]*[^.]{0,40}\ballowance\b/i,
      },
      {
        name: 'turnkey',
        says: /\bturn-?key\b|\b(?:no|gives no|not any) (?:tenant )?(?:improvement )?allowance\b|\bno cash\b/i,
      },
      { name: 'ownWork', says: /\bRough graded\b|\bbuildings?\b[^.]{0,20}\bowned and depreciated\b/i },
    ],
  },
  {
    id: 'landlord_work',
    topic: 'Landlord’s work',
    question: 'Which work does the landlord do, at whose cost and by when?',
    why: 'Work that isn’t assigned to anyone falls to the tenant.',
    answers: [
      { name: 'heading', under: ['landlord_work', 'condition', 'allowance'] },
      {
        name: 'doesWork',
        says: /\b(?:landlord|owner|LL|we(?:['’]ll)?|fennimore)\b[^.;]{0,20}\b(?:builds?|will (?:build|repaint|deliver|replace)|to (?:build|deliver)|replaces?|replace|demolish\w*|does no work|shall, )\b/i,
      },
      { name: 'done', says: /\bwith the demolition done\b|\bas[\s-]is\b|\bgets closed at\b/i },
    ],
  },
  {
    id: 'permits_contingency',
    topic: 'Permits and approvals',
    question: 'What happens if permits, licenses or approvals for the use are refused or late?',
    why: 'Rent can start before the tenant is allowed to open.',
    answers: [
      { name: 'heading', under: ['permits'], unless: /\bfinancing\b|\bmortgage\b|\bloan\b/i },
      {
        name: 'inWords',
        says: /\b(?:permits?|permitting|licen[cs]e|zoning|planning|consent)\b[^.;]{0,80}\b(?:contingen\w+|condition\w*|granted|delay|terminate|extend|risk|responsib\w+|own)\b|\bwhether or not T has its permits\b|\bextend for permitting\b/i,
        unless: /\bphase i\b/i,
      },
      { name: 'conditional', says: /\bconditional\b[^.]{0,120}\b(?:permitted|zoning|municipal|city)\b/i },
    ],
  },
  {
    id: 'security_deposit',
    topic: 'Security deposit',
    question: 'How much is the deposit, in which form, and does it step down?',
    why: 'It ties up cash for the whole term.',
    answers: [
      { name: 'heading', under: ['deposit'] },
      {
        name: 'inWords',
        says: /\b(?:security )?deposit\b[^.]{0,60}(?:[$£€]\s?\d|\bmonths?\b|\bnone\b|\bwaived\b)|\bno (?:security )?deposit\b/i,
      },
    ],
  },
  {
    id: 'deposit_refundable',
    topic: 'Return of the deposit',
    question: 'When is the deposit returned, with interest or without, and what may be deducted?',
    why: 'Without a date, the landlord can keep the money for months after the move.',
    answers: [
      {
        name: 'returned',
        says: /\b(?:refund(?:able|ed)|comes? back|handed back|deposit back|send the check back|returned|returnable|given back|released)\b/i,
        unless:
          /\bnon-?refundable\b|\bmust be (?:re)?paid\b|\bsigned copy\b|\bgets everything back\b|\bhalf goes back\b/i,
      },
      { name: 'none', under: ['deposit'], says: /^\W*(?:none|no (?:security )?deposit|waived)/i },
      {
        name: 'falls',
        under: ['deposit'],
        says: /\b(?:fall(?:s|ing)|drops?|reduc(?:es|ed|ing|tion)|burn(?:s|ing)|declin(?:es|ing)|steps? down|down to|waived after|discharged|kept to (?:the )?end|held (?:to|until)|back (?:when|after|in|within|at)|repaid)\b/i,
        unless: /\bnon-?refundable\b/i,
      },
    ],
  },
  {
    id: 'guaranty',
    topic: 'Guaranty',
    question: 'Will the landlord ask for a guaranty or other credit support, and with which cap and end?',
    why: 'Landlords often raise it only in the lease draft.',
    answers: [
      {
        name: 'mention',
        says: /\bguarant(?:y|ee|or)s?\b|\bparent (?:backs|backing)\b|\bno parent\b/i,
        unless:
          /\bbank guarantee\b|\bcan go away\b|\bguarantee deposit\b|\bguarantees?,? (?:up to|by|from)\b|\bno (?:personal )?guaranty\b/i,
      },
      { name: 'heading', under: ['guaranty'], unless: /\bcan go away\b|\bif\b[^.]{0,60}\blook ok\b/i },
      {
        name: 'refused',
        says: /\b(?:won['’]t|will not) (?:\w+ )?guarantee\b|\b(?:no|not offer a|without a?) (?:personal |corporate |parent )?guarant(?:y|ee|or)\b|\bguarantees?, up to\b|\bguarantor:? none\b/i,
      },
      { name: 'given', says: /\bguarantees?,? (?:up to|by|from)\b|\bunconditionally guarantee/i },
      {
        name: 'signs',
        says: /\bsign(?:s|ed|ing)?\b[^.;]{0,30}\b(?:personally|with (?:her|his) (?:husband|wife|spouse))\b|\bas suret(?:y|ies)\b|\bpersonal covenant\b|\bco-?debtor\b|\bpersonally (?:liable|responsible)\b/i,
      },
    ],
  },
  {
    id: 'guaranty_scope',
    topic: 'Scope of the guaranty',
    question: 'Is the guaranty capped, and when does it end?',
    why: 'An open guaranty outlives the guarantor’s interest in the business.',
    when: /(?<!\bbank )\bguarant(?:y|ees?|ies|ors?)\b(?! deposit)|\bindemnifiers?\b|\bsuret(?:y|ies)\b|\bpersonal(?:ly)? (?:covenant|liable|signature|sign\w*)\b|\bsign(?:s|ed|ing)? (?:it )?personally\b/i,
    answers: [
      {
        name: 'capped',
        says: /\b(?:guarant\w+|indemnif\w+|surety|personal(?:ly)?)\b[^;]{0,200}\b(?:capped|limited to|up to|no more than|burn\w*|until|rolling|falls? away|ends?|ending|expires?|drops?|released?|for (?:the )?(?:first|one|two|three|\w+ years|\w+ months)|first \d+ months|(?:whole|full|entire) term|throughout)\b/i,
      },
    ],
  },
];
