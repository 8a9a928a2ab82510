import type { LetterRisk } from '../letter-risk.ts';

/** Smaller risks in penalties, exits and deadlines. */
export const penaltyRisks: readonly LetterRisk[] = [
  {
    rule: 'rent_acceleration',
    severity: 'high',
    hurts: 'tenant',
    text: 'All remaining rent is due after a default.',
    why: 'One default can make years of rent due in one day.',
    question: 'Can the landlord’s duty to find a new tenant reduce it?',
    evidence: [
      {
        name: 'restOfTerm',
        says: /\bacceleration clause applies\b|\b(?:pay|paying|owe)\w*(?: out)? the (?:rest|balance|remainder) of the (?:term|commitment|contract)\b/i,
      },
      {
        name: 'accelerates',
        says: /\baccelerat\w+\b[^.;]{0,30}\brent|\brent\b[^.;]{0,30}\baccelerat\w+|\b(?:all|entire|whole|balance of|remaining|rest of)\b[^.;]{0,20}\brents?\b[^.;]{0,40}\b(?:due|payable|owed)\b/i,
        and: [/\b(?:default|breach|late|miss\w*|leave|vacate|early|accelerat\w+)\b/i],
      },
    ],
    unless: [{ name: 'no', says: /\b(?:no|not)\b[^.;]{0,15}\baccelerat\w+/i }],
  },
  {
    rule: 'late_charge_high',
    severity: 'low',
    hurts: 'tenant',
    text: 'A late payment is expensive.',
    why: 'Daily charges or high interest grow quickly.',
    question: 'Can there be a notice before the first charge each year?',
    evidence: [
      {
        name: 'overBase',
        says: /\b(?:default interest|interest on (?:arrears|late|overdue|unpaid))\b[^.;]{0,30}\b(?:base|prime)\b[^.;]{0,8}(?:\+|plus)\s?\d\s?%/i,
      },
      {
        name: 'rate',
        says: /\b(?:late|overdue|unpaid|past due|arrears)\b/i,
        and: [
          /(?:\b(?:1[0-9]|2\d)\s?%|\b\d+(?:\.\d+)?\s?%\s(?:per|a) (?:month|week|day)|[$£€]\s?\d+\s(?:a|per|each) day|\b(?:1\.5|2)\s?% (?:per|a) month)/i,
        ],
      },
    ],
    unless: [
      {
        name: 'landlordLate',
        says: /\b(?:deliver\w*|turn-?over|landlord|owner|LL|credit|abat\w+|work|possession|ready|delay|offset|set-?off|deduct\w*)\b/i,
      },
    ],
  },
  {
    rule: 'exit_fee',
    severity: 'low',
    hurts: 'tenant',
    text: 'Leaving early costs a fee.',
    why: 'The exit may be too expensive to use.',
    question: 'Can the fee fall each year?',
    evidence: [
      {
        name: 'penaltyOf',
        says: /\b(?:terminat\w+|break|cancel\w*|exit|leav\w+)\b/i,
        and: [/\b(?:\d{1,2}|two|three|four|five|six|nine|twelve)[- ]months?['’]?(?:[- ]rent)? (?:penalty|fee)\b/i],
      },
      {
        name: 'monthsOfRent',
        says: /\b(?:terminat\w+|break|cancel\w*|exit|leav\w+|get out|early|out)\b/i,
        and: [
          /\b(?:penalty|fee|pay(?:s|ing|ment)?|cost)\b[^.;]{0,30}\b(?:\w+ |\()?(?:\d+|two|three|four|five|six|extra) (?:extra )?(?:months?['’]?|mos?)\b|\b(?:termination|cancellation|break|exit|buy-?out) (?:fee|penalty|payment)\b|\byou pay (?:me|us) \w+ (?:extra )?mo/i,
        ],
      },
    ],
    unless: [
      {
        name: 'noFee',
        says: /\b(?:no|without(?: a)?)\s(?:\w+\s){0,2}(?:fee|penalty|cost)|\b(?:landlord|owner|lessor)\b[^.;]{0,10}\bmay\b|\bcommission\b|\bbroker\w*\b|\blate\b/i,
      },
      { name: 'unamortized', says: /\bunamorti[sz]ed\b/i },
    ],
  },
  {
    rule: 'term_left_open',
    yieldsTo: ['renewal_rent_open', 'who_pays_is_open', 'service_not_confirmed', 'renewal_at_quoted_rate'],
    severity: 'medium',
    hurts: 'both',
    text: 'A term is left open.',
    why: 'What is left open now is decided later, when one side has fewer alternatives.',
    question: 'Can it be settled before the offer is accepted?',
    evidence: [
      {
        name: 'open',
        says: /\b(?:TBD|TBC|t\.b\.[dac]|to be (?:determined|agreed|confirmed|negotiated|decided|finali[sz]ed|advised|discussed))\b|\d\?\?|\?\?\s/i,
      },
    ],
    unless: [
      { name: 'method', says: /\b(?:arbitrat\w+|apprais\w+|baseball|expert)\b/i },
      {
        name: 'lease',
        says: /\b(?:lease|agreement|documents?) (?:form )?to be (?:negotiated|agreed|finali[sz]ed)\b|\bstore #|\b(?:solicitors?|lawyers?|attorneys?|counsel|agents?)\W{1,3}(?:to be|tb[ac])\b/i,
      },
    ],
  },
  {
    rule: 'indemnity_by_tenant',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The tenant indemnifies the landlord.',
    why: 'It may pay for what it did not cause.',
    question: 'Can each side answer for its own negligence?',
    evidence: [
      {
        name: 'indemnifies',
        says: /\b(?:tenant|lessee|licensee|occupant|customer|you|operator)\b[^.;]{0,40}\b(?:indemnif(?:y|ies)|holds? (?:us |landlord |the landlord |owner )?harmless)\b/i,
      },
    ],
    unless: [{ name: 'mutual', says: /\b(?:mutual\w*|each|both|not|negligence of (?:the )?tenant|its own)\b/i }],
  },
  {
    rule: 'sublease_ends_with_head_lease',
    severity: 'medium',
    hurts: 'both',
    text: 'The sublease ends just before the head lease.',
    why: 'Staying a day too long puts the sublandlord in default under its own lease.',
    question: 'Can the subtenant leave earlier, and who pays if it does not?',
    evidence: [
      {
        name: 'dayBefore',
        says: /\b(?:days?|week)\s(?:before|prior to|earlier than)\s(?:ours|it\b|our lease|the (?:prime|master|head|superior) lease)/i,
      },
    ],
    unless: [{ name: 'notice', says: /\b(?:notice|answer)\b/i }],
  },
  {
    rule: 'deadline_for_tenant',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The tenant must do something by a fixed day, or loses a date or a right.',
    why: 'The delay of one drawing or approval can cost the delivery date.',
    question: 'Can the day move with delays of the landlord and the authorities?',
    evidence: [
      {
        name: 'plans',
        says: /\b(?:plans|drawings|finishes|design|layout|specifications|artwork)\b[^.;]{0,30}\b(?:must|shall|have to|are to|need to)\b[^.;]{0,40}\b(?:by|until|within|before|no later than)\b[^.;]{0,12}\d/i,
      },
    ],
    unless: [{ name: 'landlord', says: /\b(?:landlord|owner|lessor|LL) (?:must|shall|will)\b/i }],
  },
];
