import type { LetterRisk } from '../letter-risk.ts';

/** What may already bind, and what may still prevent the lease from being signed. */
export const wayToLeaseRisks: readonly LetterRisk[] = [
  {
    rule: 'binding_before_lease',
    severity: 'critical',
    hurts: 'tenant',
    text: 'The offer binds although the lease is not negotiated.',
    why: 'The tenant must accept the landlord’s form, or is in breach.',
    question: 'Can the offer depend on a lease that both sides accept?',
    evidence: [
      {
        name: 'onceSigned',
        says: /\bonce signed,? (?:this|it) is (?:a|our) (?:contract|lease)\b|\bsigning makes (?:this|it) (?:a|our) (?:lease|contract)\b|\benforceable even if no lease\b|\bis a lease between the parties\b/i,
      },
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
        name: 'firm',
        says: /\b(?:offer|proposal|response|bid|tender|tab \d+|this)\b[^.;]{0,30}\b(?:stands?|remains?|is|stays?|held|holds?) (?:firm|unaltered|unchanged)\b[^.;]{0,20}\b(?:until|through|till|for (?:\w+ )?\(?\d+\)? (?:calendar |business )?days)\b/i,
      },
      {
        name: 'short',
        says: /^\W*irrev(?:\.|ocable|ocability)?\t|\birrevocable (?:for|till|through|by)\b/i,
      },
    ],
    unless: [{ name: 'credit', says: /\bletter of credit\b/i }],
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
        says: /\b(?:undertakes?|agrees?|shall|must|is obligated)\b[^.]{0,40}\b(?:sign|execute)\b[^.]{0,40}\b(?:form|standard)\b[^.]{0,12}\b(?:lease|tenancy agreement)\b|\b(?:sign|execute)\b[^.]{0,30}['’]s (?:standard )?(?:form|net) lease\b/i,
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
        says: /\b(?:can|may|at liberty to|free to) (?:(?:withdraw|modify|revoke|show|offer|market|or|and|the|this|proposal|offer|letter|space|premises|property|unit|suite)\b,? ?){0,9}(?:lease|let)\b[^.;]{0,30}\bto (?:somebody else|someone else|anybody else|others|third parties)\b/i,
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
        says: /\b(?:interim|prior|intermediate) letting\b|\bmay (?:re-?market|re-?let)\b|\b(?:we|I)(?:['’]ll| will| would)? (?:go|are going) (?:back )?(?:out )?to (?:the )?(?:open )?market\b|\b(?:goes|put|puts|back) (?:it |the \w+ )?(?:back )?on(?:to)? the (?:open )?market\b|\bon the (?:wait(?:ing)?[\s-]?list)\b/i,
      },
      {
        name: 'others',
        says: /(?<![\w-])(?:someone|somebody|another|others?|two(?! months)|three(?! months)|several|(?:a )?couple|second)\b[^.;]{0,40}\b(?:interest(?:ed)? in|wants? (?:it|the)|looking at|asking about|called|offered|bid(?:ding)?|keen|waiting|in line|circling|touring|at advanced)\b|\bsniffing (?:a)?round\b|\bcalled about it\b|\bgoes to a \w+ (?:company|tenant)\b|\bmad for it\b|(?<!\b(?:is|are) (?:our|my|the|their) )\bbest and final\b|\bwants it too\b|\b(?:other|another) (?:fellow|folks|lad|guy|people|outfit)\b[^.;]{0,30}\b(?:want\w*|ask\w*|interest\w*|call\w*|look\w*)|\bback-?up (?:offer|tenant)\b|\b(?:ask(?:ed|s|ing)?|call(?:ed|s|ing)?) about it,? too\b|\b(?:we|I|owner|landlord)(?:['’]ll| will) (?:begin|start) (?:to (?:show|market)|showing|marketing)\b/i,
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
      {
        name: 'parking',
        says: /\b(?:park\w*|trailers?|stalls?|cars?|docks?|lockers?|bikes?)\b[^.;]{0,60}\bfirst[\s-]come\b|\bfirst[\s-]come\b[^.;]{0,40}\b(?:park\w*|trailers?|stalls?|cars?|docks?)\b/i,
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
      { name: 'otherNotice', says: /\b(?:access|survey|inspection|repair|deposit)\b/i },
    ],
  },
];
