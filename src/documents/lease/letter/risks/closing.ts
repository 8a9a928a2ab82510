import type { LetterRisk } from '../letter-risk.ts';

/** Rights that end or cost money, and the costs of the deal itself. */
export const closingRisks: readonly LetterRisk[] = [
  {
    rule: 'renewal_at_quoted_rate',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The landlord names the rent of the renewal.',
    why: 'An option at a rate that the landlord quotes is no protection.',
    question: 'Can it be market rent, set by a third party if needed?',
    evidence: [
      {
        name: 'plain',
        says: /\bthen[-\s](?:quoted|asking|current asking) (?:rate|rent)|\brate (?:quoted|determined) by (?:landlord|owner)\b/i,
      },
      {
        name: 'setByLandlord',
        says: /\b(?:market|rate|rent|FMV)\b[^.;]{0,20}\b(?:set|determined|decided|quoted|named|fixed) by (?:the )?(?:owner|landlord|lessor|LL|us)\b/i,
      },
    ],
  },
  {
    rule: 'confession_of_judgment',
    severity: 'critical',
    hurts: 'tenant',
    text: 'The tenant lets the landlord enter judgment without a trial.',
    why: 'A disputed claim becomes a judgment before the tenant is heard.',
    question: 'Can the clause be deleted?',
    evidence: [{ name: 'plain', says: /\bconfess(?:ion of|es)? judgment\b/i }],
  },
  {
    rule: 'commission_on_tenant',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The tenant pays a broker.',
    why: 'Commissions are usually part of the landlord’s cost.',
    question: 'Can the landlord pay the commission?',
    evidence: [
      {
        name: 'own',
        says: /\b(?:tenant|you|lessee)\b[^.;]{0,12}\b(?:takes? care of|handles?|pays?)\b[^.;]{0,6}\b(?:your|its|his) own (?:broker|agent)\b|\bcommission\b[^.;]{0,12}\b(?:half and half|shared equally|split equally)\b|\b(?:agent|agency|broker|commission)\b[^.;]{0,60}\bfrom (?:each|both) (?:side|party|parties)\b|\bbroker\b[^.;]{0,12}\bbetween you and (?:them|him|her)\b/i,
      },
      {
        name: 'plain',
        says: /\b(?:tenant|lessee|you) (?:shall |will |must )?pays?\b[^.]{0,40}\b(?:commission|broker)/i,
      },
    ],
    unless: [{ name: 'landlordPays', says: /\b(?:landlord|owner|lessor|we) (?:shall |will |must )?pays?\b/i }],
  },
  {
    rule: 'transfer_fee',
    severity: 'low',
    hurts: 'tenant',
    text: 'A fee is due for each transfer.',
    why: 'It adds to the cost of leaving.',
    question: 'Can the fee be limited to actual costs?',
    evidence: [{ name: 'plain', says: /\btransfer fee\b[^.]{0,12}[$£€]?\d?/i }],
  },
  {
    rule: 'no_death_exit',
    severity: 'medium',
    hurts: 'tenant',
    text: 'There is no exit on death, disability or loss of a license.',
    why: 'The practice or its guarantors pay for space that no one can use.',
    question: 'Can the lease end with a fee in these cases?',
    evidence: [
      {
        name: 'plain',
        says: /\b(?:death|disability|loss of (?:hospital )?privileges)\b[^?]{0,200}\?\s*(?:not offered|no\b|sorry|declined|not available)/i,
      },
    ],
  },
  {
    rule: 'existing_option_lost',
    ofNegation: true,
    severity: 'critical',
    hurts: 'tenant',
    text: 'An existing option is given up.',
    why: 'If the extension is not signed, the tenant may have neither the option nor the extension.',
    question: 'Can the option stay until the amendment is signed?',
    evidence: [
      {
        name: 'plain',
        says: /\boption\b[^.]{0,160}\b(?:is|are|will be) (?:replaced|deleted|waived|void|cancell?ed)\b|\boption\b[^.,;]{0,60}\b(?:goes|falls) away\b/i,
      },
    ],
    unless: [{ name: 'notLost', says: /\bnot (?:be )?(?:replaced|deleted|waived)\b/i }],
  },
  {
    rule: 'dates_keep_running',
    severity: 'critical',
    hurts: 'tenant',
    text: 'Dates of the existing lease go on while the extension is negotiated.',
    why: 'The date to exercise the option can pass before the amendment is signed.',
    question: 'Can the dates be extended in writing?',
    evidence: [{ name: 'plain', says: /\bdates\b[^.]{0,40}\b(?:continue to run|keep running|are not extended)\b/i }],
  },
  {
    rule: 'cancellation_right_lost',
    ofNegation: true,
    severity: 'medium',
    hurts: 'tenant',
    text: 'A right to cancel ends and is not renewed.',
    why: 'The tenant loses its exit for the new term.',
    question: 'Can the right be renewed for the new term?',
    evidence: [
      {
        name: 'dropsAway',
        says: /\b(?:cancellation|termination|break)(?: right| option)?\b[^.;]{0,60}\b(?:drops? away|falls? away|goes away|is (?:deleted|removed|waived|given up)|ceases|disappears)\b/i,
      },
      { name: 'plain', says: /\bright to cancel\b[^.]{0,80}\b(?:lapses?|isn['’]t renewed|is not renewed|expires)\b/i },
    ],
  },
  {
    rule: 'no_security_of_tenure',
    severity: 'high',
    hurts: 'tenant',
    text: 'The tenant has no right to a new lease at the end.',
    why: 'The business can lose its premises without compensation.',
    question: 'Can the lease stay within the Act, or have an option to renew?',
    evidence: [
      { name: 'short', says: /\b(?:outside|out of|excluded from) the (?:19|['’])?54 Act\b|\bdeed of renunciation\b/i },
      {
        name: 'plain',
        says: /\b(?:outside|excluded from|contracted out(?: of)?)\b[^.]{0,40}\b(?:sections? 24|ss\.? 24|1954 Act|the Act\b|protection|security of tenure)\b/i,
      },
      {
        name: 'excluded',
        says: /\b1954 Act\b\W{1,4}(?:outside|excluded|contracted out)\b|\b(?:ss?\.?|sections?) ?24\s?(?:[-–]|to) ?28\b[^.]{0,40}\b(?:excluded|disappl\w+|not apply)\b|\bcontract(?:ed|ing) out\b/i,
      },
    ],
    unless: [{ name: 'within', says: /\bnot (?:be )?contract(?:ed|ing) out\b/i }],
  },
  {
    rule: 'break_conditions',
    severity: 'high',
    hurts: 'tenant',
    text: 'The break depends on conditions that are easy to miss.',
    why: 'Any breach, or items left behind, can defeat the break.',
    question: 'Can the only condition be payment of the principal rent?',
    evidence: [
      {
        name: 'plain',
        says: /\bconditions?\b[^.]{0,80}\b(?:vacant possession|no subtenants|material compliance|rent paid up)\b/i,
      },
      {
        name: 'conditional',
        says: /\b(?:break|termination (?:right|option)|right to (?:break|terminate))\b[^.;]{0,40}\b(?:conditional|conditioned|contingent|subject to|provided|only if)\b[^.;]{0,80}\b(?:rent|possession|covenants|complian\w+|default|breach)\b/i,
      },
      {
        name: 'personal',
        says: /\b(?:break|option|right)\b[^.]{0,60}\bpersonal to\b[^.]{0,60}\b(?:dies|lost|lapses|falls|not pass)\b|\bpersonal to\b[^.]{0,40}\bdies with\b/i,
      },
    ],
  },
  {
    rule: 'existing_contamination',
    severity: 'high',
    hurts: 'both',
    text: 'An earlier use may have contaminated the land.',
    why: 'Cleanup can delay or end the project.',
    question: 'Is there a Phase I report, and who pays for a Phase II?',
    evidence: [
      {
        name: 'reported',
        says: /\bphase (?:I|1|one)\b[^.;]{0,12}\b(?:shows?|found|flags?|lists?)\b[^.;]{0,15}\b(?:RECs?|concerns?|contamina\w+)\b|\b(?:solvents?|fuel|PCE|oil) (?:were|was|has been|have been) found\b|\bused to be an? (?:dry cleaner|gas station|foundry|landfill|plating shop)\b/i,
      },
      {
        name: 'plain',
        says: /\b(?:packing house|gas station|dry cleaner|landfill|foundry|underground tanks?|auto repair)\b[^.]{0,30}\b(?:until|formerly|previously|was|were)\b|\b(?:was|former(?:ly)?|previous(?:ly)?|until|there was)\b[^.]{0,30}\b(?:packing house|gas station|dry cleaner|landfill|foundry|underground tanks?|auto repair)\b/i,
      },
      {
        name: 'buried',
        says: /\b(?:buried|old|former|abandoned)\b[^.;]{0,20}\b(?:fuel|oil|gas|storage) tanks?\b|\bquench pits?\b|\brinse pad\b|\btannery\b(?! (?:lane|road|street|row|court|way|house|yard|place)\b)|\b(?:dry cleaner|gas station|foundry|landfill|plating shop)['’]?s? (?:site|plume|spill)\b/i,
      },
    ],
    unless: [{ name: 'removed', says: /\b(?:removed|cleaned up|closed out|no further action)\b/i }],
  },
  {
    rule: 'legal_fees_on_tenant',
    severity: 'low',
    hurts: 'tenant',
    text: 'The tenant pays the landlord’s legal or review costs.',
    why: 'The costs have no limit unless the letter sets one.',
    question: 'Can each side pay its own costs?',
    evidence: [
      {
        name: 'leaseFee',
        says: /\b(?:lease|documentation|document|drafting|lease preparation) fee\b[^.;]{0,40}\b(?:tenant|lessee)['’]s account\b|\b(?:tenant|lessee)\b[^.;]{0,12}\b(?:meets?|pays?)\b[^.;]{0,12}\b(?:lessor|landlord)['’]s lease preparation costs\b/i,
      },
      {
        name: 'anyOrder',
        says: /\b(?:legal (?:fees|costs)|lawyers?['’]?s?|attorneys?['’]?(?: fees)?|solicitors?['’]?(?: costs| fees)?|drafting fee)\b/i,
        and: [
          /\b(?:landlord|owner|lessor|LL|superior landlord|our)['’]?s?\b/i,
          /\b(?:paid by (?:the )?(?:tenant|lessee)|(?:tenant|lessee|occupant|you) (?:shall |will |must |to )?(?:pays?|bears?|covers?|reimburses?|contributes?)|for (?:the )?(?:tenant|lessee)['’]s account)\b/i,
        ],
      },
    ],
    unless: [
      { name: 'each', says: /\b(?:each|own (?:costs|lawyer|legal))\b/i },
      { name: 'ifWithdraws', says: /\bwithdraws?\b/i },
    ],
  },
];
