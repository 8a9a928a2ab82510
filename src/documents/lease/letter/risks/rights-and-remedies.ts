import type { LetterRisk } from '../letter-risk.ts';
import { words } from './words.ts';

/** Risks in rights and remedies: lenders, cure periods, waivers, failures of services, rights to buy or to leave. */
export const remedyRisks: readonly LetterRisk[] = [
  {
    rule: 'subordinate_without_protection',
    severity: 'high',
    hurts: 'tenant',
    text: 'The lease is subordinate to mortgages; no non-disturbance protection found.',
    why: 'A foreclosure can end the lease.',
    question: 'Can the lease depend on a signed non-disturbance agreement?',
    evidence: [{ name: 'subordinate', says: words.subordinate, and: [words.lender] }],
    unless: [
      { name: 'protected', says: words.nondisturbance, anywhere: true },
      {
        name: 'otherSubject',
        // A mortgage that is subordinate to the lease protects the tenant.
        says: /\b(?:mortgages?|liens?|deeds? of trust|financing)\b[^.;]{0,30}\bsubordinate to (?:the |this |tenant['’]s )?(?:ground )?lease|\b(?:subject to (?:the |our |any )?(?:lender|bank|financing|mortgagee)['’]?s?|approv\w+|consent)\b/i,
      },
    ],
  },
  {
    rule: 'license_not_lease',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The paper gives a license, not a lease.',
    why: 'A license can be ended more easily and gives no right to the space.',
    question: 'Can it be a lease, or the right to end it be limited?',
    evidence: [
      { name: 'toOccupy', says: /\blicen[cs]e to occupy\b|\b(?:membership|access),? not possession\b/i },
      {
        name: 'license',
        says: /\b(?:(?<!\bor )not a (?:tenancy|lease)|no (?:tenancy|estate in land|leasehold interest)|(?:it['’]s|is|only|merely) a licen[cs]e|licen[cs]e only|specialty licen[cs]e|permission,? (?:and )?not)\b/i,
      },
    ],
    unless: [
      {
        name: 'document',
        says: /\b(?:binding|sublicen\w+|letter is|document is|liquor|this (?:letter|email|proposal|matrix))\b/i,
      },
    ],
  },
  {
    rule: 'short_cure',
    severity: 'medium',
    hurts: 'tenant',
    text: 'There is little time to cure a default.',
    why: 'One delayed payment or repair can end the lease.',
    question: 'Can there be notice and at least 10 days for money, 30 for other defaults?',
    evidence: [
      {
        name: 'heading',
        says: /^\W*(?:non-?monetary |monetary )?(?:cure|grace|default|breach)(?: period)?s?\W{1,3}(?:[2-9]|10|two|three|five|seven|ten) (?:business |calendar )?days?\b/i,
      },
      {
        name: 'days',
        says: /\b(?:[2-9]|10|15|two|three|five|seven|ten|fifteen)\b[^.;]{0,12}\b(?:business |calendar )?days?\b/i,
        and: [
          /\b(?:cure|fix(?:ed)?|remed(?:y|ied)|default|breaks? this|breach)\b/i,
          /\b(?:end|terminat\w+|default|cancel|lock\w* out|evict\w*)\b/i,
        ],
      },
    ],
    unless: [
      {
        name: 'landlordDefault',
        says: /\b(?:30|thirty|45|sixty|60|longer|diligently|hours|landlord (?:fails|default)|owner (?:fails|default)|LL (?:fails|default)|sign\w*|withdraw\w*|offer|interest|written notice and)\b/i,
      },
    ],
  },
  {
    rule: 'environment_on_tenant',
    severity: 'high',
    hurts: 'tenant',
    text: 'The tenant answers for contamination without a limit.',
    why: 'Cleanup can cost more than all the rent, and last for years after the lease.',
    question: 'Can it be limited to what the tenant brings, with a baseline report?',
    evidence: [
      {
        name: 'cleanup',
        says: /\b(?:clean-?up|remediat\w+|contaminat\w+|environmental|hazardous|pollut\w+)\b/i,
        and: [
          /\b(?:tenant|lessee|operator|occupant|you|seller)\b/i,
          /\b(?:responsible|indemnif\w+|guarant\w+|for good|forever|all|any|whatever)\b/i,
        ],
      },
    ],
    unless: [
      // `Tenant has 120 days for title, environmental and zoning investigations`
      {
        name: 'onlyStudies',
        says: /^(?!.*\b(?:clean|remediat|contaminat|pollut|indemnif|responsible)).*\b(?:due diligence|investigat\w+|inspect\w*|stud(?:y|ies)|assessments?|reports?|review)\b/i,
      },
      {
        name: 'limited',
        says: /\b(?:only for|only what|it brings|you bring|brought|baseline|caused by|landlord|owner|lessor|introduced|Phase I\b)/i,
      },
      {
        name: 'onlyLaws',
        says: /^(?!.*\b(?:clean|remediat|contaminat|pollut|indemnif)).*\b(?:compl(?:y|iance|ies) with|observes?)\b/i,
      },
    ],
  },
  {
    rule: 'waives_rights',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The tenant gives up rights.',
    why: 'It may have no claim when it needs one.',
    question: 'Can the waiver be mutual or be deleted?',
    evidence: [
      {
        name: 'waives',
        says: /(?<!unless the )(?<!unless )\b(?:tenant|lessee|occupant|customer|licensee|you)\b[^.;]{0,60}\bwaives?\b/i,
      },
    ],
    unless: [
      {
        name: 'mutual',
        says: /\b(?:mutual\w*|each|both|landlord waives|provider same|insurers?|declares?|condition|subrogation|T waives no|conditions|not waive)\b/i,
      },
    ],
  },
  {
    rule: 'service_failure_no_claim',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The tenant has no claim, or only one, when services or the building fail.',
    why: 'Lost business is not compensated.',
    question: 'Can rent stop while the space cannot be used?',
    evidence: [
      {
        name: 'oweNothing',
        says: /\b(?:owe you nothing|no claim for|without (?:any )?(?:compensation|abatement)|not pay(?:ing)? damages|no (?:rent )?(?:reduction|credit|rebate) for)\b/i,
      },
      {
        name: 'water',
        says: /\b(?:flood\w*|leak\w*|water|power (?:cut|failure)|outage|breakdown)\b/i,
        and: [
          /\b(?:no (?:claim|liability|compensation)|not (?:liable|responsible)|only (?:leave|terminate)|can leave)\b/i,
        ],
      },
    ],
  },
  {
    rule: 'purchase_right',
    severity: 'medium',
    hurts: 'landlord',
    text: 'The tenant may buy the property or has a first right.',
    why: 'It limits the sale and the price of the property.',
    question: 'Can the right be short, at market price, and end on a sale to an investor?',
    evidence: [
      {
        name: 'buy',
        says: /\b(?:tenant|lessee|school|company|we|operator|they)\b[^.;]{0,25}\b(?:may|can|option|right)\b[^.;]{0,25}\b(?:buy|purchase)\b|\boption to (?:buy|purchase)\b|\bpurchase option\b/i,
      },
      {
        name: 'refusal',
        says: /\b(?:right of first (?:refusal|offer)|first refusal|ROFR|ROFO)\b[^.;]{0,40}\b(?:purchase|buy|sale|sell)\b|\boffer it to us first\b/i,
      },
    ],
    unless: [{ name: 'none', says: /\b(?:no|none|not|without|n\/a|waive\w*)\b/i }],
  },
  {
    rule: 'landlord_late_credit',
    severity: 'low',
    hurts: 'landlord',
    text: 'The landlord owes credits for each day that it is late.',
    why: 'Credits grow while permits or contractors are late.',
    question: 'Can there be a cap, and days for delays that the landlord does not cause?',
    evidence: [
      {
        name: 'perDay',
        says: /\b(?:(?:each|per|a|every) day|day (?:of rent|late)|days['’]? (?:rent|credit))\b/i,
        and: [
          /\b(?:credit\w*|rent|penalty|abat\w+)\b/i,
          /\b(?:late|delay\w*|not (?:come|happened|ready|delivered)|from \d)/i,
        ],
      },
    ],
    unless: [
      { name: 'tenantLate', says: /\b(?:late (?:fee|charge|payment)|holdover|past due|monthly|installment)\b/i },
    ],
  },
  {
    rule: 'tenant_partial_exit',
    severity: 'medium',
    hurts: 'landlord',
    text: 'The tenant may give back a part or leave on an event that it controls or that the law brings.',
    why: 'The landlord loses rent in the middle of the term.',
    question: 'Can there be a fee, long notice, and a minimum of a whole floor?',
    evidence: [
      {
        name: 'part',
        says: /\b(?:we|tenant|lessee|company|T)\b[^.;]{0,25}\b(?:may|can|right)\b[^.;]{0,25}\b(?:bow out|give back|hand back|terminat\w+|surrender|contract)\b[^.;]{0,25}\b(?:floor|part|portion|suite|half|\d[\d,]* (?:feet|sq|sf|rsf|square))\b/i,
      },
      {
        name: 'law',
        says: /\b(?:tenant|lessee|we)\b[^.;]{0,15}\b(?:may|can)\b[^.;]{0,10}\bterminat\w+\b/i,
        and: [/\b(?:change (?:in|of) law|regulat\w+|licen[cs]e|franchise|reimbursement|co-?tenan\w+|anchor)\b/i],
      },
      {
        name: 'anchor',
        says: /\b(?:goes|going) dark\b/i,
        and: [/\b(?:half rent|exit|terminate|reduced rent|percentage rent)\b/i],
      },
    ],
  },
  {
    rule: 'takes_over_old_duties',
    severity: 'high',
    hurts: 'tenant',
    text: 'The tenant takes over what an earlier tenant left undone.',
    why: 'Old repairs and debts can cost more than the premium or the rent.',
    question: 'What is outstanding, and can the present tenant settle it first?',
    evidence: [
      {
        name: 'predecessor',
        says: /\b(?:responsible|liable|answers?) for\b[^.;]{0,30}\b(?:predecessor|(?:previous|prior|former) (?:tenant|occupant))\b|\bsteps? into\b[^.;]{0,30}\b(?:obligations|duties)\b/i,
      },
      {
        name: 'takes',
        says: /\btakes? (?:it |the lease |over )?subject to\b|\binherits?\b|\b(?:assumes?|takes? over|takes? on) (?:all |any )?(?:\w+ )?(?:existing|past|prior|previous|outstanding|old)\b/i,
      },
    ],
    unless: [{ name: 'title', says: /\b(?:contract|landlord takes|buyer|purchaser|not (?:inherit|assume|take))\b/i }],
  },
];
