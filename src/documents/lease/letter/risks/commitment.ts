import type { LetterRisk } from '../letter-risk.ts';
import { words } from './words.ts';

/** Risks in how binding the document is before there is a lease, and in what can prevent a lease. */
export const commitmentRisks: readonly LetterRisk[] = [
  {
    rule: 'parts_bind',
    severity: 'medium',
    hurts: 'both',
    text: 'Some paragraphs bind once the letter is signed.',
    why: 'A breach of these can be sued upon although the rest is only a proposal.',
    question: 'Which paragraphs bind, and for how long?',
    evidence: [
      {
        name: 'paragraphs',
        says: /\b(?:paragraphs?|sections?|rows?|sentences?|items?|clauses?|points?|promises?|parts?|paras?|provisions?)\b/i,
        and: [
          /\b(?:(?:is|are|shall be|will be|stays?|remains?|become) (?:legally |intended to be )?(?:binding|enforceable|a contract)|(?:take|have|has) (?:legal|contractual) (?:effect|force)|contractual force|count as a contract|do count|(?:may|can|will) be held to|bind (?:both|us|the parties|once|on)|these (?:two )?(?:sentences|paragraphs|rows|points) bind)\b/i,
        ],
      },
      {
        name: 'exceptions',
        says: /\b(?:except(?:ing|ions?)?|other than|save|apart from|but for)\b[^.]{0,80}\b(?:confidential\w*|exclusiv\w+|no-?shop|costs|stand-?still|promises|deposit|secrecy)\b/i,
        and: [/\b(?:bind\w*|bound|ties|obligat\w+|effect|commit\w*)\b/i],
      },
      {
        name: 'sentenceBefore',
        says: /\b(?:except(?:ing)?|other than|save|apart from|but for)\b[^.]{0,20}\b(?:foregoing|preceding|previous|last|above) (?:sentence|paragraph|provision|promise)s?\b/i,
        and: [/\b(?:bind\w*|bound|obligat\w+|commit\w*)\b/i],
      },
      { name: 'takesEffect', says: /\btakes effect (?:when|once|on|upon) sign/i },
    ],
    unless: [{ name: 'none', says: /^\W*(?:no|none|nothing|neither)\b(?![^.]*\b(?:except|other than|save|apart))/i }],
  },
  {
    rule: 'deal_by_reply',
    yieldsTo: ['informal_acceptance', 'binding_before_lease'],
    severity: 'high',
    hurts: 'both',
    text: 'A signature, reply or handshake may make the deal.',
    why: 'It can become a contract although terms are unfinished.',
    question: 'Can the paper say that nothing binds until a lease is signed?',
    evidence: [
      {
        name: 'payAndYours',
        says: /\b(?:venmo|zelle|wire|e-?transfer)\b[^.;]{0,60}\b(?:is|are) (?:yours|urs)\b|\bcontract as soon as\b|\bboth held by it\b|\bwrite back \W?agreed\b/i,
      },
      {
        name: 'weHaveADeal',
        says: /\b(?:we['’]ve|we have|it['’]s|you['’]ve|you have|that['’]s|consider it|call it|then it is|(?:we|you)['’]?(?:re| are)) (?:got )?(?:a |an )?(?:deal|done|understanding|agreement|yours|all set|settled|good to go|as good as signed)\b/i,
      },
      {
        name: 'shook',
        says: /\b(?:shook|shake|shaken) (?:hands|on it)\b|\bhandshake\b|\bmy word (?:on|is)\b|^\W*(?:\w+ )?(?:\d+:\d+ [AP]M )?deal\b[.!]/i,
      },
      {
        name: 'replyYes',
        says: /\b(?:reply|write back|answer|text|say|email|call|nod)\b[^.;]{0,30}\b(?:yes|ok|agreed|me|deal|good)\b/i,
        and: [/\b(?:yours|deal|done|agreement|locked|set|engagement|contract)\b/i],
      },
      {
        name: 'signHere',
        says: /\b(?:sign|initial)\b[^.;]{0,15}\b(?:here|below|the bottom|this page)\b|\bagreed and accepted\b/i,
        and: [/\b(?:all right|agreeable|acceptable|suits|of the same mind|if you agree|good with|accepted)\b/i],
      },
    ],
    unless: [
      { name: 'calledOff', says: /\b(?:call (?:the deal|it) off|yours to|deal (?:is|falls) (?:off|through))\b/i },
      {
        name: 'nothingBinds',
        says: /\b(?:non-?binding|not (?:a |be )?(?:binding|offer|contract)|no(?:t|body|ne|thing)?\b[^.]{0,30}\b(?:bound|binding|binds?|final|real|locked|done|obligat\w+|commit\w+)|neither (?:party|side|of us|landlord nor tenant)\b[^.]{0,40}\b(?:bound|obligat\w+|commit\w+|liab\w+)|subject to contract|until (?:a|the|both|we|it)[^.]{0,40}(?:lease|sign\w*|amendment|contract)|discussion purposes|not an offer|outline for discussion|has no legal effect)\b/i,
        anywhere: true,
      },
    ],
  },
  {
    rule: 'court_may_enforce',
    severity: 'high',
    hurts: 'both',
    text: 'A court or third person can complete or enforce the deal.',
    why: 'The parties lose control over open terms.',
    question: 'Can the paper say that open terms end the deal?',
    evidence: [
      { name: 'court', says: /\bspecific performance\b|\bgo to court to\b|\bordered by a court\b/i },
      {
        name: 'gaps',
        says: /\b(?:customary|usual|standard) (?:in|for|terms)\b[^.;]{0,60}\bappl(?:y|ies)\b|\bcan['’]t agree\b[^.;]{0,80}\b(?:decide[sd]?|appl(?:y|ies)|governs?)\b/i,
      },
    ],
  },
  {
    rule: 'landlord_cannot_negotiate',
    severity: 'medium',
    hurts: 'landlord',
    text: 'The landlord may not deal with others for a time.',
    why: 'It loses other tenants while this one can still walk away.',
    question: 'Can the period be short, and end when the tenant stops negotiating?',
    evidence: [
      {
        name: 'pulls',
        says: /\b(?:pulls?|withdraws?|suspends?)\b[^.;]{0,15}\b(?:listing|marketing)\b|\bno shop\b|(?:\bnot|n['’]t) (?:sign|deal|contract) with (?:any\w*|someone|somebody|others?|another)\b/i,
        and: [/\b(?:days?|weeks?|until|before|month)\b/i],
      },
      {
        name: 'noMarketing',
        says: /\b(?:will not|shall not|won['’]t|don['’]t|not|neither|nor|no)\b[^.;]{0,25}\b(?:market|solicit(?!or)\w*|shop|entertain\w*|negotiat\w+|accept other|talk with|show|sell|offer)\b/i,
        and: [
          /\b(?:landlord|owner|lessor|LL|seller|you)\b/i,
          /\b(?:days?|weeks?|until|while|before|meantime|month)\b/i,
          /\b(?:any\w*|else|others?|other|space|premises|floor|property|it|suite)\b/i,
        ],
      },
      {
        name: 'lockOut',
        says: /\b(?:lock-?out|stand-?still|no-?shop|off the market|exclusivity period|exclusive negotiat\w+)\b/i,
        and: [/\b(?:days?|weeks?|until|months?)\b/i],
      },
    ],
    unless: [
      { name: 'tenantOnly', says: /\b(?:tenant|lessee) (?:shall|will|must|agrees?)\b/i },
      {
        name: 'noHold',
        says: /\bwishes\b|\bwill consider\b|\b(?:no exclusivity|not exclusive|is created|price|confidential\w*|disclos\w+|obligat\w+ to|committed|bound)\b|\bno longer\b/i,
      },
    ],
  },
  {
    rule: 'tenant_discretionary_out',
    severity: 'medium',
    hurts: 'landlord',
    text: 'The tenant may drop the deal as it likes for a time.',
    why: 'The landlord waits without knowing whether there is a deal.',
    question: 'Can the period be short, or the reasons be limited?',
    evidence: [
      { name: 'dropOut', says: /\b(?:drop|back|walk|pull) out\b[^.;]{0,30}\b(?:whatever|any) reason\b/i },
      { name: 'anyReason', says: /\bexit by \p{Lu}[^.;]{0,60}\b(?:any time|any or no reason|no reason)\b/iu },
      {
        name: 'opinion',
        says: /\b(?:tenant|lessee|we|our|company)\b/i,
        and: [
          /\b(?:in (?:our|its|their) (?:own |sole )*(?:opinion|discretion|judgment)|for any reason|if we don['’]t like|at (?:our|its) (?:sole )?option)\b/i,
          /\b(?:drop|withdraw|out|terminat\w+|cancel|walk|conditional|subject to)\b/i,
        ],
      },
      {
        name: 'committee',
        says: /\b(?:tenant|lessee|our|its)['’]?s?\b[^.;]{0,25}\b(?:committee|financing|franchisor)\b[^.;]{0,20}\b(?:approv\w+|consent)/i,
        and: [/\b(?:condition\w*|subject to|\([a-c]\)|contingent)/i],
      },
    ],
    unless: [{ name: 'landlordSide', says: /\b(?:landlord|church|owner)\b[^.;]{0,20}\bfor any reason\b/i }],
  },
  {
    rule: 'no_authority',
    severity: 'medium',
    hurts: 'both',
    text: 'The person who makes the offer may not be able to bind its side.',
    why: 'The deal can be reopened by someone who was not in the talks.',
    question: 'Who signs for each side, and who has to agree first?',
    evidence: [
      {
        name: 'estate',
        says: /\bthe estate of (?:the late |[A-Z])|\bheirs of [A-Z]|\b[Cc]o-?own(?:s|ed|ers?)\b|\btenants in common\b/,
      },
      {
        name: 'noPower',
        says: /\b(?:no (?:power|authority)|not authori[sz]ed|isn['’]t authori[sz]ed|nobody is authori[sz]ed|cannot bind|can['’]t bind)\b/i,
      },
      {
        name: 'askFirst',
        says: /\b(?:have to|need to|must|gotta|let me|i) (?:ask|check with|run (?:it|this) (?:by|past)|talk to)\b[^.;]{0,10}\b(?:my|our) (?:\w+ )?(?:wife|husband|brother|sister|partners?|boss|lawyer|owner|client|board|corporate)\b|\bpending (?!a\b|the\b)[A-Z][a-z]+\b/,
      },
    ],
    unless: [{ name: 'broker', says: /\bbrokers?\b|\bagents?\b/i }],
  },
  {
    rule: 'other_paper_unseen',
    severity: 'medium',
    hurts: 'tenant',
    text: 'Terms that are not in this paper will apply.',
    why: 'The tenant agrees to what it has not read.',
    question: 'Can the other terms be sent before anything is signed?',
    evidence: [
      {
        name: 'toFollow',
        says: /\b(?:list|rules|form|exhibit|schedule|terms|lease|plan|specification)s?\b[^.;]{0,25}\b(?:to follow|coming|will follow|to be (?:provided|supplied|sent|attached)|available on request|in the data room)\b/i,
      },
      {
        name: 'notDiscussed',
        says: /\b(?:haven['’]t|have not|not (?:yet )?) ?(?:talked about|discussed|been discussed|shown you)\b/i,
      },
      {
        name: 'incorporated',
        says: /\b(?:all|everything|terms|provisions)\b[^.;]{0,30}\b(?:of|in) (?:our|the (?:prime|head|master|superior)) lease\b[^.;]{0,60}\b(?:appl(?:y|ies)|incorporated|flow|bind)\b/i,
      },
    ],
    unless: [{ name: 'landlordsCosts', says: /\b(?:invoice|questions)\b/i }],
  },
  {
    rule: 'head_consent_needed',
    severity: 'high',
    hurts: 'both',
    text: 'The deal needs the consent of the head landlord.',
    why: 'It can take weeks, cost money, or be refused.',
    question: 'Who asks and pays for it, and what if it is not given in time?',
    evidence: [
      {
        name: 'mustAgree',
        says: /\b(?:prime|master|head|superior|over)[\s-]?(?:landlord|lessor)\b[^.;]{0,12}\b(?:must|has to|needs to) (?:agree|ok|sign off)\b/i,
      },
      {
        name: 'superior',
        says: words.superior,
        and: [
          /\b(?:consent\w*|approv\w+|licen[cs]e|sign off|agree(?:s|ment)|permission)\b/i,
          /\b(?:subject to|need\w*|require\w*|must|condition\w*|until|if|once|after|would have to|pending|within|both)\b/i,
        ],
      },
      {
        name: 'ownersAgreement',
        says: /\b(?:landlords?|owners?|freeholders?|his|her|their)['’]?s? (?:written )?(?:agreement|consent|licen[cs]e) to the (?:transfer|assignment|assignation|sublease|underletting)\b/i,
      },
    ],
    unless: [
      {
        name: 'furtherTransfer',
        says: /\b(?:alterations?|unreasonabl[ey]|has (?:been )?(?:consented|given|obtained)|not (?:be )?required|recapture|take (?:the )?space back|sub-?sublet)\b/i,
      },
    ],
  },
  {
    rule: 'existing_restriction',
    severity: 'high',
    hurts: 'tenant',
    text: 'Rights of others may limit the tenant’s use.',
    why: 'A neighbor’s exclusive right or a covenant can stop the business.',
    question: 'Can the landlord list all such rights and confirm that the use is allowed?',
    evidence: [
      {
        name: 'exclusives',
        says: /\b(?:existing|present|current|other tenants['’]?|prior|recorded)\s+(?:exclusives?|restrictions?|covenants?|use restrictions?|easements?|encumbrances?)\b/i,
      },
      {
        name: 'inTheirLease',
        says: /\b(?:have|has|got) (?:that|it|this|an exclusive|the exclusive|exclusivity)\b[^.;]{0,15}\b(?:in their lease|on|for)\b/i,
      },
      {
        name: 'bars',
        says: /\b(?:covenant|restriction|deed|zoning|declaration|bylaws?)\b[^.;]{0,60}\b(?:bars?|prohibits?|forbids?|does not allow|prevents?)\b|\bon its face it bars\b/i,
      },
    ],
    unless: [{ name: 'none', says: /\b(?:no|not|none|free of|absence of|without|we do have|landlord confirms)\b/i }],
  },
  {
    rule: 'jury_waived',
    severity: 'low',
    hurts: 'both',
    text: 'A jury is waived.',
    why: 'A judge alone decides disputes.',
    question: 'Is that acceptable?',
    evidence: [
      { name: 'jury', says: /\bbench trial\b|\bwaiv\w+\b[^.;]{0,30}\bjury\b|\bjury\b[^.;]{0,20}\bwaive[dr]\b/i },
    ],
  },
  {
    rule: 'public_record',
    severity: 'medium',
    hurts: 'landlord',
    text: 'The terms become public.',
    why: 'Other tenants and competitors can read them.',
    question: 'Which pages can be marked as trade secrets?',
    evidence: [
      {
        name: 'public',
        says: /\b(?:public record|cannot promise secrecy|freedom of information|FOIA|public disclosure|sunshine law)\b/i,
      },
    ],
  },
];
