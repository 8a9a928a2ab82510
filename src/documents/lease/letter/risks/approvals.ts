import type { LetterRisk } from '../letter-risk.ts';

/** Approvals, permits and conditions that are still open. */
export const approvalRisks: readonly LetterRisk[] = [
  {
    rule: 'approval_outstanding',
    severity: 'medium',
    hurts: 'both',
    text: 'Someone else still has to approve the deal.',
    why: 'It can fail after the other side has given up its alternatives.',
    question: 'When will the approval be given, and what if it is refused?',
    evidence: [
      {
        name: 'reserved',
        says: /\b(?:boards?|committee|council|investors?)['’]?s?\b[^.;]{0,20}\b(?:agreement|approval|consent) is reserved\b|\bseen but not yet approved\b|^contingenc(?:y|ies)\b[^.;]{0,10}\b(?:board|committee)\b/i,
      },
      {
        name: 'plain',
        says: /\b(?:board|lender|investment committee|head office|partners)\b[^.]{0,20}\b(?:has yet to|have yet to|must) approve\b|\bsubject to\b[^.]{0,40}\b(?:board|lender|committee)\b[^.]{0,20}\bapproval\b|\bapproval of\b[^.]{0,40}\b(?:board|lender|committee)\b/i,
      },
      {
        name: 'mustPass',
        says: /\b(?:boards?|lenders?|banks?|committee|trustees?|council|partners|ownership|head office|corporate|congregation\w*|shareholders?|franchisor|mortgagee|investors?)\b[^.]{0,40}\b(?:still has to|still have to|has to|have to|needs? to|would have to|yet to) (?:\w+ )?(?:approve|pass|okay|ok|ratify|vote|sign off|agree|consent)\b/i,
      },
      {
        name: 'subjectTo',
        says: /\b(?:subject to|conditional (?:up)?on|contingent (?:up)?on|pending|awaiting|needs?|requires?|without)\b[^.;]{0,50}\b(?:boards?|lenders?|banks?|committee|trustees?|council|partners|ownership|head office|corporate|congregation\w*|shareholders?|franchisor|mortgagee|financiers?|investors?)['’]?s?\b[^.;]{0,25}\b(?:approv\w+|consent|vote|sign-?off|ratification)/i,
      },
      {
        name: 'approvalOf',
        says: /\b(?:approval|vote|sign-?off|concurrence|ratification)\b[^.;]{0,15}\b(?:of|by|from)\b[^.;]{0,30}\b(?:boards?|lenders?|banks?|committee|trustees?|council|partners|ownership|head office|corporate|congregation\w*|shareholders?|franchisor|mortgagee|financiers?|investors?)\b/i,
      },
      {
        name: 'committee',
        says: /\b(?:investment|credit|real estate|executive|property) committee['’]?s? (?:approv\w+|consent)|\bfinal approval comes\b/i,
      },
      {
        name: 'required',
        says: /\b(?:boards?|lenders?|banks?|committee|trustees?|council|head office|corporate|shareholders?|franchisor|mortgagee|investors?)['’]?s?\s(?:\w+ )?(?:approval|consent|OK|okay|sign-?off|blessing)\s(?:is |are )?(?:still )?(?:required|needed|outstanding|pending|to be obtained|to follow)\b|\b(?:needs?|requires?|waits? for|without)\b[^.;]{0,20}\b(?:boards?|lenders?|banks?|committee|trustees?|head office|shareholders?|franchisor|mortgagee)['’]s? (?:OK|okay|blessing|yes)\b/i,
      },
      { name: 'lastWord', says: /\bhas (?:the )?(?:final|last) (?:word|say)\b/i },
    ],
    unless: [
      { name: 'ofTransfers', says: /\b(?:sublets?|sublet\w+|assign\w+|alterations?|plans|signage|unreasonabl[ey])\b/i },
      {
        name: 'given',
        says: /\b(?:has|have|was|were) (?:already )?(?:approved|consented|signed off|passed|voted)\b|\bno (?:lender|board|committee|further)\b[^.;]{0,30}\b(?:approv\w+|consent|has to)\b/i,
      },
    ],
  },
  {
    rule: 'discretionary_condition',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The landlord may end the offer if it is not satisfied with the tenant.',
    why: 'The tenant is bound while the landlord is still free.',
    question: 'Can the condition be tied to stated figures and a short date?',
    evidence: [
      { name: 'plain', says: /\b(?:conditional|subject)\b[^.]{0,60}\b(?:landlord|owner|LL) being satisfied\b/i },
    ],
  },
  {
    rule: 'non_appropriation',
    severity: 'high',
    hurts: 'landlord',
    text: 'A public tenant may leave when no money is appropriated.',
    why: 'The term is only as long as each budget.',
    question: 'Can the tenant promise to ask for the money, and not to lease other space?',
    evidence: [
      { name: 'plain', says: /\b(?:no|non-?)\s?appropriat\w+\b/i },
      {
        name: 'fundingOut',
        says: /\bfunding[\s-]out\b|\b(?:reduce|cut|withdraw)s?\b[^.;]{0,20}\b(?:basic support|state (?:aid|support)|funding|grant|appropriation)s?\b/i,
      },
    ],
  },
  {
    rule: 'approvals_on_tenant',
    severity: 'medium',
    hurts: 'tenant',
    text: 'Approvals for the use are the tenant’s risk.',
    why: 'Rent is due even if the authority refuses.',
    question: 'Can the deal end if an approval is refused?',
    evidence: [
      {
        name: 'plain',
        says: /\b(?:permits?|approvals?|fire marshal ok|licen[cs]es?)\b[^.]{0,30}\b(?:is|are) (?:on you|your (?:risk|job|problem)|tenant['’]s (?:risk|responsibility))\b/i,
      },
      {
        name: 'noGuarantee',
        says: /\bno (?:guarantee|warranty|assurance|promise)\b[^.;]{0,30}\b(?:permits?|approvals?|licen[cs]es?|zoning)\b/i,
      },
      {
        name: 'yourRisk',
        says: /\b(?:permits?|licen[cs]es?|consents?|approvals?)\b[^.;]{0,60}\b(?:at (?:the )?(?:tenant|lessee|occupant)['’]s (?:own |sole )?risk|at your (?:own |sole )?risk|yours to get)\b/i,
      },
    ],
  },
  {
    rule: 'no_contingency',
    severity: 'high',
    hurts: 'tenant',
    text: 'The tenant’s promise has no conditions.',
    why: 'It is bound even if permits, financing or approvals fail.',
    question: 'Can the deal depend on permits, financing and board approval?',
    evidence: [
      {
        name: 'plain',
        says: /\bnot (?:be )?(?:subject to|conditioned (?:up)?on|contingent (?:up)?on)\b[^.]{0,20}\b(?:any|contingen\w+|condition|financing|permits?)\b/i,
      },
    ],
    unless: [{ name: 'ofLandlord', says: /\b(?:landlord|owner)['’]s (?:obligation|promise)/i }],
  },
];
