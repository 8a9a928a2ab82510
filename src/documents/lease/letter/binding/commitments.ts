import { type BindingRule, exception, whenLeaseSigned } from './binding-rule.ts';

const paper =
  '(?:letter(?: agreement)?|offer|proposal|agreement|term sheet|sheet|document|counter-?offer|LOI|memorandum|heads|bid|note|paper)';
const negation = /\b(?:not|no|nor|neither|never|nobody|nothing|none|unless|only|solely|subject to)\b|n['’]t\b/i;

/** Ways in which an offer binds, or leaves this unclear. */
export const commitments: readonly BindingRule[] = [
  {
    name: 'bindingAgreement',
    effect: 'binds',
    pattern:
      /\b(?:shall|will|is|be|constitutes?|forms?|becomes?|creates?|intended (?:to be|as))\b[^.;]{0,40}\b(?:a |an )?(?:legally |fully |valid and )?(?:binding|enforceable)(?: and enforceable)? (?:agreement|contract|lease|obligation|commitment|offer)\b/i,
    unless: whenLeaseSigned,
  },
  {
    name: 'partiesAreBound',
    effect: 'binds',
    pattern:
      /\b(?:parties|landlord|tenant|we|both|each (?:of us|party|side)|owner|undersigned)\b[^.;]{0,30}\b(?:are|is|shall be|will be|be|agree to be|agrees to be|intend to be)\b[^.;]{0,12}\b(?:legally )?(?:bound|held|obliged by|tied by)\b(?! (?:a|the) (?:deposit|meeting)| (?:in trust|by (?:the )?(?:landlord|owner|broker|agent)))/i,
    unless: new RegExp(
      `${exception}|\\bbound by (?:the )?(?:building|rules|prime|master|head|park)|\\bdeposit\\b|\\bseverally bound\\b|\\bbound (?:for|to take delivery)\\b|\\bbefore (?:\\w+ ){1,3}(?:is|are) bound\\b|\\b(?:only|solely|exclusively)\\b`,
      'i',
    ),
  },
  {
    name: 'heldTo',
    effect: 'binds',
    pattern:
      /\b(?:agrees?|expects?|intends?)\b[^.;]{0,20}\bto be (?:held to|bound by) (?:it|them|these|this|the (?:terms|above))\b/i,
    unless: /\b(?:does|do|did) not\b|n['’]t\b/i,
  },
  {
    name: 'letterIsBinding',
    effect: 'binds',
    pattern: new RegExp(
      `\\b(?:this|the) ${paper}\\b(?!,? and (?:that|this|such) (?:agreement|promise|undertaking|obligation|commitment|covenant)\\b)[^.;]{0,40}\\b(?:is|shall be|will be|becomes?)\\b[^.;]{0,30}\\b(?:binding|enforceable)\\b`,
      'i',
    ),
    unless: new RegExp(
      `${exception}|^\\W*only\\b|\\b(?:paragraphs?|sections?|items?)\\b|${whenLeaseSigned.source}`,
      'i',
    ),
  },
  {
    name: 'irrevocable',
    effect: 'binds',
    pattern: /\birrevocabl[ey]\b/i,
    unless:
      /\bletter of credit\b|\birrevocable (?:standby|trust|license|licence|letter|notice|guarantee|bank|power|LC|L\/C)\b|\bnot irrevocable\b/i,
  },
  {
    name: 'uponAcceptance',
    effect: 'binds',
    pattern:
      /\b(?:upon|on|by|once|if) (?:your |its |written |the )?(?:acceptance|accepted|accepting|countersign\w+|signing (?:below|this letter))\b[^.]{0,110}\b(?:binding|agreement to (?:sub)?lease|contract|lease shall be deemed|we have a (?:deal|lease))\b/i,
  },
  {
    name: 'yourYesMakesIt',
    effect: 'binds',
    pattern:
      /\byour (?:["“]?yes["”]?|ok|reply|acceptance|signature|countersignature)\b[^.;]{0,50}\b(?:are|is|makes?|forms?|closes?)\b[^.;]{0,30}\b(?:agreement|contract|deal|lease)\b|\bacceptance by [^.;]{0,20}\b(?:suffices|is enough)\b|\bripens? into (?:an? )?(?:\w+ )?(?:obligation|contract|lease|agreement)\b|\b(?:if|once|when) (?:awarded|accepted)\b[^.;]{0,30}\b(?:is|becomes|forms) (?:the|a|our) (?:lease|contract)\b|\bbinding\W{1,4}yes\b/i,
    unless: /\b(?:not|never|no)\b|n['’]t\b/i,
  },
  {
    // `If you write back "agreed" I consider that we have a deal`
    name: 'answerMakesADeal',
    effect: 'binds',
    pattern:
      /\b(?:if|once|when|as soon as) (?:you|i|we|he|she|they) (?:just |simply |only )?(?:write|say|reply|answer|text|email|come|send|wire|nod|shake)\w{0,3}\b[^.;]{0,40}\b(?:we(?:['’]ve| have| both have)(?: got)? (?:a|an|our) (?:\w+ )?(?:deal|contract|lease|agreement)|(?:it|that|this)(?:['’]s| is) (?:a |an )?(?:done )?(?:deal|contract|agreement)|(?:both |will )?live by it|the deal is (?:done|made|on))\b/i,
    unless:
      /\b(?:not|no|nobody|nothing|until|unless|subject|would|could|might|lawyers? (?:sign|agree)|after the lease)\b|n['’]t\b/i,
  },
  {
    name: 'bindsBoth',
    effect: 'binds',
    pattern:
      /\bbinding (?:up)?on (?:both|each of|all of|heirs|us both|the parties|you and)\b|\bbinds (?:both|us both|each of us|the parties|promisor)\b|\bno further (?:doc\w*|papers?|agreement) (?:is |are )?(?:needed|required|necessary)\b|\b(?:papers?|lease) or no (?:lease )?(?:papers?|lease)\b|\b(?:that|this|it)(?:['’]s| is) (?:already )?a (?:firm |valid )?contract\b|\b(?:perfect|valid|enforceable) (?:(?:contract|agreement)(?: of| to)? )?lease\b/i,
    unless:
      /\b(?:not|nor|neither|never|until|unless|nobody)\b|n['’]t\b|\b(?:area|tape|sq\.? ?(?:ft|feet|m)|sqft|m2|IPMS\d?|BOMA|certifi\w+|measure\w*|Aufmaß|award|determination|decision|rules|arbitrat\w+)\b/i,
  },
  {
    name: 'standsAsLease',
    effect: 'binds',
    pattern:
      /\b(?:this|the) (?:letter|offer|paper|note|sheet|page|agreement|email|e-mail|one page)\b[^.;]{0,60}\b(?:serves as|stands as|is|shall be|takes the place of|counts as|itself) (?:the|our|a|your) (?:whole |entire |only |final )?(?:lease|contract|tenancy)\b|\b(?:considers?|regards?) (?:ourselves|themselves|itself|himself|herself|myself) (?:as )?(?:bound|tied)\b|\blegally committed\b|\bgot (?:yourself|yourselves|ourselves) a (?:tenant|landlord|lease)\b/i,
    unless:
      /\b(?:not|never|no(?! (?:longer|further|other|more|separate|formal)\b)|nor|neither|until|unless|if|subject)\b|n['’]t\b/i,
  },
  {
    name: 'owesTheLease',
    effect: 'binds',
    pattern:
      /\b(?:is|are|be) (?:obligated|obliged|bound) to (?:lease|let|take|complete|execute|enter into|grant)\b|\b(?:obliges|obligates|commits) (?:the )?(?:tenant|landlord|lessee|lessor|owner|both|parties|us|you)\b[^.;]{0,30}\bto (?:complete|execute|enter|take|grant|lease|sign)\b|\b(?:obligated|obliged|bound) hereunder\b|\benforceable by specific performance\b|\bcan sue for\b|\bspecific performance\b[^.;]{0,20}\bavailable\b|\b(?:will|shall|must) sign the (?:printed|attached|enclosed|standard) (?:ground )?lease\b/i,
    unless: /\b(?:not|no|nor|neither|never)\b|n['’]t\b/i,
  },
  {
    // An acceptance in any form, and its effect.
    name: 'acceptanceMakes',
    effect: 'binds',
    pattern:
      /\b(?:accept(?:s|ed|ance|ing)?|(?:counter)?sign(?:s|ed|ature|ing)?|award(?:ed)?|initial(?:s|ed)?|votes? yes|say yes|your yes|stamp(?:ed)?)\b[^.;]{0,110}\b(?:binding|bound|obligat(?:ion|ed)|obliged|enforceable|committed to (?:lease|let|take|each other|the (?:other|space|deal))|contract(?! (?:drawings|documents|rent))|lease (?:is|shall be|will be) (?:made|formed|concluded|in force))\b/i,
    unless: new RegExp(
      `\\b(?:not|no(?! (?:lease|papers?)\\b)|nor|neither|never|nobody|nothing|until|unless|only|subject to|without|would)\\b|n['’]t\\b|${exception}|${whenLeaseSigned.source}|\\b(?:paragraphs?|sections?|clauses?|items?|points?)\\b`,
      'i',
    ),
  },
  {
    name: 'boundUntilLease',
    effect: 'binds',
    pattern:
      /\b(?:until|pending|whether or not|even if)\b[^.;]{0,60}\b(?:formal )?(?:lease|signature|signed|documents?)\b[^.;]{0,60}\b(?:bound|binding|binds|in (?:full )?force|governs?)\b/i,
  },
  {
    name: 'shallLease',
    effect: 'binds',
    pattern:
      /\b(?:landlord|owner|lessor)\b[^.;]{0,12}\b(?:shall|hereby|agrees to|does hereby)\b(?: hereby)? (?:lease|let|demise)s?\b[^.;]{0,60}\bto (?:the )?(?:tenant|lessee|you)\b/i,
    unless: new RegExp(`\\bwould\\b|${whenLeaseSigned.source}`, 'i'),
  },
  {
    // `We have a contract as soon as this sheet is initialed`; `if you accept, a lease comes into being`.
    name: 'dealArises',
    effect: 'binds',
    pattern:
      /\b(?:we|you|they|there|it|this|that)(?:['’](?:ve|s|ll have|ll be)| (?:have|has|is|will be|shall be|will have))(?: got)? (?:a|our|your|an) (?:\w+ )?(?:contract|lease|tenancy|agreement|binding \w+)\b|\bwill have concluded an? (?:contract|lease|tenancy|agreement)\b|\b(?:a|the|our|your) (?:\w+ )?(?:contract|lease|letting|tenancy|agreement)\b[^.;,]{0,20}\b(?:comes? into (?:being|existence|force)|(?:is|are) (?:made|formed|concluded|created|settled)|arises|results|exists)\b/i,
    and: [
      /\b(?:as soon as|once|when|upon|on|if|the (?:minute|moment|day|second)|at that moment|by)\b/i,
      /\b(?:accept\w*|(?:counter)?sign(?:s|ed|ing|ature)?|initial(?:s|ed)?|stamp(?:ed)?|tick(?:s|ed|ing)?|click(?:s|ed|ing)?|award(?:ed)?|say yes|your yes|reply|confirmation|pay(?:s|ing|ment)?)\b/i,
    ],
    unless: new RegExp(`${negation.source}|${whenLeaseSigned.source}|\\b(?:if|whether) you have\\b`, 'i'),
  },
  {
    name: 'meantAsContract',
    effect: 'binds',
    pattern:
      /\b(?:you|we|tenant|landlord|lessee|lessor|both|parties) (?:(?:hereby|each) )?commits? to (?:take|let|lease|rent|sign)\b|\b(?:holds|binds) (?:me|us|you|both|each of us|the (?:tenant|landlord|parties)) to\b|\bintends? (?:this|it|these)\b[^.;]{0,30}\b(?:to be|as) (?:an? )?(?:\w+ )?(?:contract|agreement|lease)\b|\baccept\w*\b[^.;]{0,40}\b(?:creates|forms|makes|concludes|constitutes) (?:an? |the |our )?(?:\w+ )?(?:lease|contract|tenancy|agreement)\b|\bha(?:s|ve) the (?:effect|force) of an? (?:lease|contract)\b|\b(?:tenant|lessee)\b[^.;]{0,12}\bhereby (?:agrees to )?(?:rents?|takes?|leases?|hires?)\b/i,
    unless:
      /\b(?:do|does|did|is|are|shall|will|must|may)(?: not|n['’]t)\b|\b(?:neither|nobody|no one|nothing|never|unless)\b/i,
  },
  {
    name: 'inPlaceOfALease',
    effect: 'binds',
    pattern:
      /\b(?:take(?:s|n)? the place of|(?:do|does|doing) the (?:job|work) of|stands? in for|serves? (?:as|in place of)|in lieu of|instead of|without (?:any )?(?:further|other|longer)) (?:an? |the |our )?(?:formal |longer |separate |definitive )?(?:lease|contract|papers?|agreement|documents?)\b|\bdo the job until\b|\b(?:should|if)\b[^.;]{0,40}\b(?:not|never|no)\b[^.;]{0,30}\b(?:signed|executed|lease)\b[^.;]{0,60}\b(?:govern|continue to|remain)\b[^.;]{0,20}\b(?:tenancy|parties|letting|lease|force)\b|\bif one never (?:does|is|comes)\b/i,
    unless: /\b(?:will|shall|must|does|do|can|is)(?: not|n['’]t)\b[^.;]{0,20}\b(?:take|do|serve|stand)/i,
  },
  {
    // `Tenant's initials commit it to sign a lease with these terms`.
    name: 'signatureCommits',
    effect: 'binds',
    pattern:
      /\b(?:signatures?|initials?|countersignature|acceptance|signing|initialing)\b[^.;]{0,40}\b(?:commits?|obliges?|obligates?|ties|binds?|pledges?)\b(?! (?:nobody|no one|neither|nothing))[^.;]{0,30}\bto\b/i,
    unless: new RegExp(
      `\\b(?:not|neither|nor|never|nobody|nothing|until|unless|no)\\b|n['’]t\\b|${exception}|${whenLeaseSigned.source}|\\b(?:confiden\\w*|exclusiv\\w*|costs?|fees?|paragraphs?|sections?|clauses?|items?)\\b`,
      'i',
    ),
  },
  {
    // `These terms are final and may not be reopened`.
    name: 'termsAreFinal',
    effect: 'unclear',
    pattern:
      /\b(?:terms|points|economics|numbers|figures|deal|business terms)\b[^.;]{0,40}\b(?:(?:are|is|be) (?:now )?(?:final|closed|conclusive|settled|agreed)|(?:may|can|will|shall|must)(?: not|n['’]t) be (?:re-?opened|re-?negotiated|changed|varied))\b|\b(?:neither|nobody|no one|not)\b[^.;]{0,30}\b(?:re-?open|re-?negotiate|introduce new)\b/i,
    unless:
      /\b(?:until|unless|before|subject to|draft|nothing|none|if|to be)\b|\b(?:terms|points|deal) (?:are|is) not\b|n['’]t (?:final|agreed|settled)/i,
  },
  {
    name: 'replyAndDone',
    effect: 'unclear',
    pattern:
      /\b(?:reply|e-?mail|write|say|text|answer|confirm|sign|initial)\b[^.]{0,60}\b(?:we['’]re done|we are done|it['’]s a deal|is a deal|have a deal|deal is done|done deal|and it['’]s yours|locked in)\b|\bconsider (?:it|this) (?:done|a deal|agreed)\b|\bwe have a deal\b/i,
  },
  {
    name: 'goodFaithDuty',
    effect: 'unclear',
    pattern:
      /\bgood[\s-]faith\b[^.;]{0,40}\b(?:obligation|duty|efforts? to (?:negotiate|conclude|sign))\b|\b(?:shall|must|agree to|will|undertake to)\b[^.;]{0,30}\b(?:negotiate|proceed|conclude)\b[^.;]{0,40}\bin good faith\b/i,
    unless: /\b(?:no|not|nor|neither)\b[^.;]{0,50}\b(?:obligation|duty|obliged)\b|\b(?:sole|only) binding\b/i,
  },
  {
    name: 'wordGiven',
    effect: 'unclear',
    pattern:
      /\b(?:carry|go|going|carrying) on on (?:the )?(?:basis|strength) of (?:this|these)\b|\b(?:as|points|terms) closed\b|\b(?:spot|space|suite|unit|stall|place|shop|booth|desk|floor|lot|bay|room)(?: \w{1,4})? is (?:yours|urs)\b|\b(?:treat|regard|consider)\b[^.;]{0,40}\bas (?:agreed|final|settled|done|firm|bound)\b|\b(?:shake|shook|handshake)\b|\b(?:expect|trust|count on|counting on) (?:you|us|each other|both)\b[^.;]{0,30}\b(?:hono(?:u)?r|stand|keep|stick)\b|\bmoral commitment\b|\bdone deal\b|\b(?:our|firm) commitment\b|\bfirm (?:proposal|offer)\b|\bhereby agreed\b|\bwe have an understanding\b|\bbound in hono(?:u)?r\b|\b(?:my|our|your|his|her) word (?:is|on|for|that)\b|\b(?:have|gave|give|given) (?:you )?(?:my|our|your) word\b|\bkeep (?:your|our|my|his|her) (?:word|promise|end)\b|\bhold (?:you|me|us|each other|him|them) to (?:it|this|that|these|the)\b|\bstand(?:ing|s)? (?:by|on|behind) (?:it|this|these|what)\b|\bno backing out\b|\bas good as (?:done|signed|gold)\b|\bgentlem[ae]n['’]?s['’]? agreement\b|\bconsider (?:it|this|yourself) (?:done|yours|agreed|taken|let|rented|our)\b|\b(?:turned|turning|sent) (?:the )?(?:others?|them|everyone)\b[^.;]{0,30}\b(?:away|down)\b/i,
    unless:
      /\b(?:not|no(?! backing)|nobody|never|nor|neither|without|until|pending)\b|n['’]t (?!a (?:lease|contract)\b)/i,
  },
  {
    name: 'dutyAllTheSame',
    effect: 'unclear',
    pattern:
      /\b(?:provided(?: that)?|but|however|yet|although|though|still|nevertheless|nonetheless|that said)\b[^.;]{0,80}\b(?:liable|must|forfeits?|expect\w*|hono(?:u)?r|our word|my word|final|firm(?! (?:duty|undertaking))|settled|agreed|treat\w*|regard\w*|rel(?:y|ies)|promis\w*|committed|obliged|owes? |agrees to (?:pay rent|lease|let|take) |(?:shall|will|must) (?:lease|let|take|owe|sign|pay|hold|reimburse))\b/i,
    unless:
      /\b(?:no one|nobody|neither|none) (?:of us )?(?:is|owes|has)\b|\b(?:confiden\w*|exclusiv\w*|private|quiet|secrecy|paragraphs?|sections?|clauses?|items?|costs?|fees?|access|NDA)\b|\b(?:insurance|taxes|parking|work|repairs?|roof|glass|paint\w*|clean\w*|maintain\w*|signs?|hours|permits?)\b/i,
  },
  {
    name: 'madeBinding',
    effect: 'binds',
    pattern:
      /\b(?:makes?|making) (?:this|it|the (?:letter|offer|page|sheet|above))\b[^.;]{0,12}\b(?:an? )?(?:legally )?(?:binding|enforceable)\b|\b(?:by|on|upon|when|once|after)\b[^.;]{0,30}\b(?:tap|click|sign|accept|confirm|tick|pay|reply)\w*\b[^.;]{0,30}\benters? (?:into )?an? (?:legally )?(?:binding|enforceable) (?:agreement|contract|lease|licen[cs]e)\b|\byour (?:signature|countersignature|yes|acceptance|initials)\b[^.;]{0,12}\bmakes? (?:it|this|that) (?:final|firm|done|good)\b|\b(?:when|once|as soon as|after|if)\b[^.;,]{0,40}\b(?:signed|sign|initialed|accept(?:ed)?)\b[^.;,]{0,30}\bwe have an? (?:lease|contract|agreement)\b/i,
    unless: new RegExp(`${exception}|${whenLeaseSigned.source}`, 'i'),
  },
  {
    // `By signing the lessee agrees to sign the lease within seven days`: one side commits to the next step.
    name: 'promisesTheLease',
    effect: 'unclear',
    pattern:
      /\b(?:agrees?|undertakes?|promises?|must|shall|is to) (?:to )?(?:then )?(?:sign|execute|enter into|complete) (?:and return )?(?:the|our|its|a|an) (?:\w+ ){0,3}lease\b[^.;]{0,40}\bwithin\b/i,
    unless: /^\W*if\b|\b(?:unless|subject|neither|nobody|failing|intends?)\b/i,
  },
  {
    name: 'acceptedBySilence',
    effect: 'unclear',
    pattern:
      /\b(?:silence|no (?:response|objection|reply))\b[^.;]{0,80}\b(?:deemed|shall be|constitutes?)\b[^.;]{0,30}\b(?:acceptance|accepted|agreement to lease|agreed)\b/i,
  },
];
