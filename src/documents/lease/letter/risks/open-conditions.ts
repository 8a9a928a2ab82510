import type { LetterRisk } from '../letter-risk.ts';

const decides =
  /\b(?:boards?|lenders?|banks?|committee|trustees?|council(?:lors)?|head office|corporate|HQ|CEO|congregation|shareholders?|franchisor|mortgagee|investors?|synod|diocese|vestry|members(?:hip)?|HOA|strata|ministry|commission(?:ers)?|executors?|court|siblings|brothers?|sisters?|wife|husband|boss|underwriters?|regional manager|parent company|upstairs|higher-?ups|landlord['’]s wife|in-laws|counsel|planner|fire marshal|insurer)\b/i;

/** Conditions that depend on others and are still open: consents, permits, loans, title. */
export const openConditionRisks: readonly LetterRisk[] = [
  {
    rule: 'third_person_decides',
    yieldsTo: ['approval_outstanding', 'head_consent_needed', 'no_authority', 'binding_before_lease'],
    severity: 'medium',
    hurts: 'both',
    text: 'Someone who is not at the table still has to agree.',
    why: 'The deal can fail after the other side has given up its alternatives.',
    question: 'When will that person decide, and what if the answer is no?',
    evidence: [
      {
        name: 'mustAgree',
        says: decides,
        and: [
          /\b(?:approv\w*|sign(?:s|ed)?[\s-]?off|bless\w*|green[\s-]?light|okay|nod|ratif\w+|votes?|agrees?|consent\w*)\b/i,
          /\b(?:subject to|pending|needs?|requires?|must|still|has to|have to|awaiting|until|once|conditional|not yet|has yet|would have to)\b/i,
        ],
      },
    ],
    unless: [
      {
        name: 'otherConsent',
        says: /\b(?:assign\w*|sub-?l\w+|alterations?|plans|unreasonabl[ey]|arbitrat\w+|SNDA|non-?disturbance|subordinat\w+|has approved|guarant\w+|limited partnership|limited liability)\b/i,
      },
    ],
  },
  {
    rule: 'permit_condition',
    severity: 'medium',
    hurts: 'both',
    text: 'The deal depends on a permit or a change of use.',
    why: 'An authority can refuse it or be late.',
    question: 'Who applies, by when, and what happens to money already paid?',
    evidence: [
      {
        name: 'stateMust',
        says: /\b(?:state|city|town|county|province|council)\b[^.;]{0,12}\b(?:must|has to|needs to) (?:first )?(?:license|approve|permit|inspect)\b/i,
      },
      {
        name: 'condition',
        says: /\b(?:subject to|conditional (?:up)?on|contingent (?:up)?on|provided(?: that)?|depends? on|only if|unless|turned? down|turns? (?:you|us) down|refused?|denied)\b/i,
        and: [
          /\b(?:permits?|zoning|re-?zoning|planning|change of use|variance|CUP|conditional use|liquor|development approval|certificate of occupancy|building consent|health department|hood)\b/i,
        ],
      },
      {
        name: 'contingency',
        says: /^\W*(?:\d{1,2}[.)]\s)?(?:contingenc(?:y|ies)|conditions?|lease contingenc(?:y|ies))\s?[:\t–—-]/i,
        and: [
          /\b(?:permits?|zoning|re-?zoning|planning|change of use|variance|CUP|conditional use|liquor|development approval|certificate of occupancy|building consent|health department)\b/i,
        ],
      },
      { name: 'noDeal', says: /\bno \w+(?: \w+)?,? no (?:deal|lease)\b/i },
    ],
    unless: [
      {
        name: 'other',
        says: /\b(?:parking permits?|sign permit|alterations?|planning to|(?:to|will|shall|must) permit|without regard)\b/i,
      },
    ],
  },
  {
    rule: 'financing_condition',
    severity: 'medium',
    hurts: 'landlord',
    text: 'The tenant still needs money for the deal.',
    why: 'The landlord waits while a bank or investors decide.',
    question: 'By when does the tenant show that it has the money?',
    evidence: [
      {
        name: 'toFund',
        says: /\b(?:investors?|bank|lender)\b[^.;]{0,12}\bto fund\b/i,
        and: [/\b(?:need|depend|subject|condition|until|unless|wait)\w*\b/i],
      },
      {
        name: 'needsMoney',
        says: /\b(?:subject to|conditional (?:up)?on|contingent (?:up)?on|if|once|pending|when)\b[^.;]{0,40}\b(?:financing|loan|funding|series [A-D]|SBA|investors?|grant|raise)\b[^.;]{0,30}\b(?:approv\w+|clos\w+|comes? through|obtain\w*|gets?|slips?|funds?|in place|secured)\b|\b(?:subject to|contingent (?:up)?on|conditional (?:up)?on) (?:tenant (?:obtaining )?|our |its )?(?:financing|funding)\b/i,
      },
    ],
    unless: [
      {
        name: 'landlordBank',
        says: /\b(?:landlord|owner|lessor|lender must|mortgag\w+|mustn['’]t|not (?:subject|conditional|contingent))\b/i,
      },
    ],
  },
  {
    rule: 'landlord_title_open',
    severity: 'high',
    hurts: 'tenant',
    text: 'The landlord may not own the property, or may sell it soon.',
    why: 'Promises of an owner without title, or of one who sells, may not reach the tenant.',
    question: 'Who owns the property today, and does the lease bind a buyer?',
    evidence: [
      {
        name: 'notYet',
        says: /\b(?:(?:under contract|in escrow) to (?:buy|purchase)|(?:once|when|until|after) (?:we|I|landlord|owner) (?:own|close|closes|buy|acquire)s?\b(?! (?:our |the |a )?(?:Series|round|financing|funding))|not yet (?:own|owner|closed)|clos(?:e|ing) on the (?:building|property)|in probate|in foreclosure|receiver(?:ship)?|bankrupt\w*|quiet title)\b/i,
      },
      {
        name: 'forSale',
        says: /\b(?:building|property|land|owner|it)\b[^.;]{0,30}\b(?:is|are|being|may be|might be) (?:listed |up )?(?:for sale|on the block|being sold|marketed for sale)\b|\bmay market the (?:building|property)\b/i,
      },
    ],
    unless: [
      {
        name: 'tenants',
        says: /\b(?:tenant|guarantor|lessee|operator)\b[^.;]{0,20}\b(?:bankrupt\w*|receiver\w*)|\binsolven\w+|\bclaw\w*|\brepa(?:y|id)\w*/i,
      },
    ],
  },
];
