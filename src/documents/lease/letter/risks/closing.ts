import type { LetterRisk } from '../letter-risk.ts';

/** Risks in approvals, in acceptance, and in rights given up before the lease. */
export const closingRisks: readonly LetterRisk[] = [
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
        says: /\b(?:subject to|conditional (?:up)?on|contingent (?:up)?on|pending|awaiting|needs?|requires?|without)\b[^.;]{0,50}\b(?:boards?|lenders?|banks?|committee|trustees?|council|partners|ownership|head office|corporate|congregation\w*|shareholders?|franchisor|mortgagee|investors?)['’]?s?\b[^.;]{0,25}\b(?:approv\w+|consent|vote|sign-?off|ratification)/i,
      },
      {
        name: 'approvalOf',
        says: /\b(?:approval|vote|sign-?off|concurrence|ratification)\b[^.;]{0,15}\b(?:of|by|from)\b[^.;]{0,30}\b(?:boards?|lenders?|banks?|committee|trustees?|council|partners|ownership|head office|corporate|congregation\w*|shareholders?|franchisor|mortgagee|investors?)\b/i,
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
    rule: 'binding_before_lease',
    severity: 'critical',
    hurts: 'tenant',
    text: 'The offer binds although the lease is not negotiated.',
    why: 'The tenant must accept the landlord’s form, or is in breach.',
    question: 'Can the offer depend on a lease that both sides accept?',
    evidence: [
      {
        name: 'plain',
        says: /\b(?:parties|tenant|both) (?:are|is|shall be|will be) bound by this\b|\bexpects? to be held to\b|\bbinding agreement (?:to lease|between the parties)\b|\bdo not sign the lease\b[^.]{0,60}\bgoverns?\b/i,
      },
      {
        name: 'withoutLease',
        says: /\bwhether or not\b[^.]{0,50}\b(?:lease|form|papers?|documents?)\b[^.]{0,30}\b(?:signed|executed|settled|finali[sz]ed)|\beven if\b[^.]{0,60}\b(?:lease|form|bail)\b[^.]{0,60}\bnot (?:been )?(?:signed|executed|settled)/i,
      },
      {
        name: 'contract',
        says: /\b(?:enforceable|legally binding|binding)\s+(?:\w+ )?(?:agreement|contract|obligation|commitment)\b/i,
      },
      {
        name: 'becomes',
        says: /\bripens? into\b|\b(?:becomes?|forms?|makes?|constitutes?) (?:a|our|the) (?:binding |firm |whole |full )?(?:contract|obligation)\b/i,
      },
      {
        name: 'governs',
        says: /\b(?:this|the) (?:agreement|offer|letter|note|document|term sheet)\b[^.]{0,40}\b(?:governs|takes its place|takes the place of|(?:stands|serves) as the lease|is the lease)\b/i,
      },
      { name: 'heldTo', says: /\bagrees? to be (?:held to|bound by)\b/i },
      {
        name: 'wholeAgreement',
        says: /\b(?:note|letter|e-?mail|message|reply|yes)\b[^.]{0,30}\b(?:is|are|makes?|forms?) (?:the|our) (?:whole|entire|full|complete)\b[^.]{0,20}\b(?:agreement|deal|contract)/i,
      },
    ],
    unless: [
      {
        name: 'partsOnly',
        says: /\b(?:nothing|none|nobody|no one|non-?binding|cannot be accepted|isn['’]t|aren['’]t|doesn['’]t|(?:does|do|shall|will|must|is|are) not|only (?:when|after|once|upon|an?|the)|except|other than|save|apart from|paragraphs?|sections?|sentences?|rows?)\b/i,
      },
      { name: 'denied', says: /\b(?:not|neither|no)\b[^.]{0,40}\b(?:bound|binding)\b/i },
    ],
  },
  {
    rule: 'irrevocable_offer',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The offer cannot be withdrawn until its deadline.',
    why: 'The tenant is bound while the landlord can still choose.',
    question: 'Can the period be short, or the offer depend on a condition of the tenant?',
    evidence: [
      { name: 'plain', says: /\birrevocable\b[^.]{0,60}\buntil\b/i },
      {
        name: 'notWithdrawn',
        says: /\b(?:offer|bid|tender|proposal|it)\b[^.;]{0,40}\b(?:may not|cannot|can['’]?t|can not|shall not|will not) be (?:withdrawn|revoked|pulled|recalled)/i,
      },
      {
        name: 'short',
        says: /^\W*irrev(?:\.|ocable|ocability)?\t|\birrevocable (?:for|till|through|by)\b/i,
      },
    ],
    unless: [{ name: 'credit', says: /\bletter of credit\b/i }],
  },
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
    rule: 'must_sign_form',
    severity: 'high',
    hurts: 'tenant',
    text: 'The tenant promises to sign the landlord’s form of lease.',
    why: 'It accepts a hundred terms that it has not negotiated.',
    question: 'Can the promise be limited to a form that both sides accept?',
    evidence: [
      {
        name: 'plain',
        says: /\b(?:undertakes?|agrees?|shall|must|is obligated)\b[^.]{0,40}\b(?:sign|execute)\b[^.]{0,40}\b(?:form|standard)\b[^.]{0,10}\blease\b|\b(?:sign|execute)\b[^.]{0,30}['’]s (?:standard )?(?:form|net) lease\b/i,
      },
      {
        name: 'noChanges',
        says: /\b(?:standard|form|lease paper)\b[^.;]{0,40}\b(?:no changes|non-?negotiable|changes? (?:are )?limited|without (?:change|amendment|modification)|word for word)\b/i,
      },
    ],
    unless: [
      {
        name: 'negotiable',
        says: /\b(?:negotiat\w+|mutually|subject to (?:such )?(?:changes|comments)|acceptable)\b/i,
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
    rule: 'informal_acceptance',
    severity: 'high',
    hurts: 'both',
    text: 'A short reply may be taken as acceptance.',
    why: 'An email can create a contract on unfinished terms.',
    question: 'Can the reply say that nothing binds until a lease is signed?',
    evidence: [
      {
        name: 'plain',
        says: /\b(?:just )?(?:reply|respond|email back|write back|say)\b[^.]{0,20}[“"']?(?:agreed|ok|yes|accepted|confirmed)\b[^.]{0,80}\b(?:done|deal|set|go)\b/i,
      },
    ],
  },
  {
    rule: 'binding_good_faith',
    severity: 'medium',
    hurts: 'both',
    text: 'The parties must negotiate in good faith.',
    why: 'Walking away can be called a breach.',
    question: 'Can the letter say that either side may stop at any time?',
    evidence: [
      {
        name: 'plain',
        says: /\b(?:shall|must|agree to|will) negotiate\b[^.]{0,30}\bin good faith\b|\bgood[\s-]faith (?:obligation|efforts? to (?:sign|conclude|negotiate))\b/i,
      },
    ],
    unless: [{ name: 'denied', says: /\bno (?:obligation|duty)\b/i }],
  },
  {
    rule: 'exclusivity_binds_tenant_only',
    severity: 'high',
    hurts: 'tenant',
    text: 'Only the tenant promises not to negotiate elsewhere.',
    why: 'The tenant loses its alternatives while the landlord keeps its own.',
    question: 'Can exclusivity be mutual?',
    evidence: [
      {
        name: 'plain',
        says: /\btenant\b[^.]{0,20}\b(?:shall|will|must|agrees?)(?: to)? not\b[^.]{0,40}\b(?:negotiate|look|tour|pursue)\b/i,
      },
    ],
  },
  {
    rule: 'space_not_held',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The space is not held while the lease is negotiated.',
    why: 'Money spent on plans and counsel is lost if someone else signs first.',
    question: 'Can the landlord take the space off the market for a few weeks?',
    evidence: [
      {
        name: 'toOthers',
        says: /\b(?:can|may|at liberty to|free to) (?:lease|let)\b[^.;]{0,30}\bto (?:somebody else|someone else|anybody else|others|third parties)\b/i,
      },
      {
        name: 'plain',
        says: /\bprovided the (?:suite|space|unit) is still (?:free|available)\b|\bremains? free to (?:show|lease|market)\b|\bsubject to prior leasing\b|\bsubject to availability\b|\bremarket the unit\b(?!.)/i,
      },
      {
        name: 'onMarket',
        says: /\b(?:stays?|remains?|keep\w*|still)\b[^.;]{0,20}\bon the market\b|\b(?:not|isn['’]t|no)\b[^.;]{0,15}\b(?:held (?:for|meanwhile|until|while)|held\W*$|taken off the market)\b/i,
      },
      {
        name: 'priorDeal',
        says: /\b(?:unless|subject to)\b[^.;]{0,40}\b(?:leased|let|rented|taken)\b[^.;]{0,15}\b(?:earlier|first|previously|to (?:others|another|someone))\b|\bsubject to (?:prior|earlier|previous) (?:lease|letting|sale|commitment)\b/i,
      },
      { name: 'firstCome', says: /\bfirst (?:signed|to sign|come)\b/i },
      {
        name: 'remarket',
        says: /\b(?:interim|prior|intermediate) letting\b|\bmay (?:re-?market|re-?let)\b|\bon the (?:wait(?:ing)?[\s-]?list)\b/i,
      },
      {
        name: 'others',
        says: /\b(?:someone|somebody|another|others?|two|three|several|(?:a )?couple|second)\b[^.;]{0,40}\b(?:interest(?:ed)? in|wants? (?:it|the)|looking at|asking about|called|offered|bid(?:ding)?|keen|waiting|in line|circling|touring|at advanced)\b|\bsniffing (?:a)?round\b|\bcalled about it\b|\bgoes to a \w+ (?:company|tenant)\b|\bmad for it\b|\bbest and final\b|\bwants it too\b|\b(?:other|another) (?:fellow|folks|lad|guy|people|outfit)\b[^.;]{0,30}\b(?:want\w*|ask\w*|interest\w*|call\w*|look\w*)|\bback-?up (?:offer|tenant)\b|\b(?:ask(?:ed|s|ing)?|call(?:ed|s|ing)?) about it,? too\b|\b(?:we|I|owner|landlord)(?:['’]ll| will) (?:begin|start) (?:to (?:show|market)|showing|marketing)\b/i,
      },
      {
        name: 'free',
        says: /\b(?:landlord|owner|LL|agent)\b[^.;]{0,20}\b(?:may|can|reserves? the right to|continues? to)\b[^.;]{0,25}\b(?:market the (?:space|suite|unit|premises|floor)|show|deal with others|negotiate with others)\b/i,
      },
    ],
    unless: [
      {
        name: 'held',
        says: /\b(?:not|won['’]t|never|neither)\b[^.;]{0,25}\b(?:market|show|shop|solicit|entertain)\b/i,
      },
    ],
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
    rule: 'oral_promise_confirmed',
    severity: 'medium',
    hurts: 'both',
    text: 'An oral promise is confirmed in writing.',
    why: 'The letter turns a phone call into a duty.',
    question: 'Was the promise really made, and with these words?',
    evidence: [{ name: 'plain', says: /\bconfirmed by (?:tele)?phone\b|\bconfirming that promise\b/i }],
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
        says: /\boption\b[^.]{0,160}\b(?:is|are|will be) (?:replaced|deleted|waived|void|cancell?ed)\b/i,
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
      {
        name: 'plain',
        says: /\b(?:outside|excluded from|contracted out(?: of)?)\b[^.]{0,40}\b(?:sections? 24|ss\.? 24|1954 Act|protection|security of tenure)\b/i,
      },
      {
        name: 'excluded',
        says: /\b(?:ss?\.?|sections?) ?24\s?(?:[-–]|to) ?28\b[^.]{0,40}\b(?:excluded|disappl\w+|not apply)\b|\bcontract(?:ed|ing) out\b/i,
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
    rule: 'late_answer_short',
    severity: 'low',
    hurts: 'tenant',
    text: 'The offer is open for a very short time.',
    why: 'There is little time to review it with counsel.',
    question: 'Can the deadline be extended?',
    evidence: [
      {
        name: 'soon',
        says: /\b(?:by|before) (?:tonight|tomorrow|end of (?:the )?day|EOD|this (?:afternoon|evening|week)|(?:next )?(?:mon|tues|wednes|thurs|fri)day|(?:Mon|Tues?|Wed|Thurs?|Fri)\b)/i,
        and: [/\b(?:let me know|let us know|need|reply|answer|hear|confirm|yes or no|decide|call me|sign(?:ed)?)\b/i],
      },
      {
        name: 'plain',
        says: /\b(?:within|in) (?:24|48|72) hours\b|\b(?:need to hear|let me know|reply)\b[^.]{0,20}\bby (?:noon|tomorrow|tonight|end of day|monday noon)\b|\bby Monday noon\b/i,
      },
    ],
    unless: [
      { name: 'dated', says: /\b(?:by|before) (?:next )?(?:mon|tues|wednes|thurs|fri)day,? (?:the )?(?:\w+ )?\(?\d/i },
      { name: 'otherNotice', says: /\b(?:access|survey|inspection|repair)\b/i },
    ],
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
