import { type BindingRule, exception } from './binding-rule.ts';

/** Only a document other than a lease binds. */
const onlyThese =
  /\b(?:is|are|being) the (?:sole|only) (?:legally )?binding\b|\b(?:only|solely|just|none but|no more than) (?:the |that |this |those |these |our |your |point |item )?[^.;]{3,90}?\b(?:binds?|(?:is|are|be) (?:legally )?(?:binding|bound|enforceable|firm|a (?:contract|promise))|(?:has|have) (?:any )?(?:legal|binding) (?:effect|force)|(?:is|are) (?:intended|meant) to (?:create|have|be|bind)\b|counts? (?:as|now|today)|(?:produces?|creates?|carr(?:y|ies)) (?:legal|contractual|binding) (?:effects?|force|duties|obligations?)|is a real promise)\b|\b(?:only|solely) (?:(?!\b(?:not|n['’]t|lease|sublease|licen[cs]e|amendment|agreement|contract|documents?|board|council)\b)[^.;,]){2,50} oblig(?:es?|ates?)(?! (?:no|neither|none))\b/i;
const onlyALease =
  /\bonly (?:(?:an?|the|when|if|upon|by|after|once|on|as|through|in|signed|fully|executed|formal|written|definitive|actual) )*(?:lease|sublease|contract|amendment|documents?|agreement|paper|document|letter|licen[cs]e|instrument|parties)\b|\bonly (?:when|if|upon|by|after|once)\b|\bonly (?:the |our )?(?:board|council|trustees?|committee|commissioners?|congregation|head office|principals?|owners?)\b|\bnot (?:only|just)\b|\bsigned lease\b|\bonly\b[^.;]{0,60}(?:n['’]t|\bnot|\bcannot)\b|\b(?:bound|binding|committed|obligated) (?:only )?(?:once|when|upon|after|by) (?:\w+ ){0,3}(?:lease|sublease|amendment)\b/i;

const partAlone =
  /\b(?:paragraphs?|paras?|points?|items?|clauses?|sections?|boxes|lines?|these|which)\b[^.;]{0,60}\b(?:only|alone|solely)\b[^.;]{0,16}\b(?:binds?|binding|enforceable|oblig(?:es?|ates?)(?! (?:no|neither|none))|counts?|legally)\b|\b(?:binds?|binding|enforceable|oblig(?:es?|ates?)(?! (?:no|neither|none))|to stick|sticks?)\b[^.;,]{0,24}[,;] ?(?:and |but )?(?:nothing (?:else|more)|not (?:so )?the (?:rest|remainder)|the (?:rest|remainder) (?:is not|does not|isn['’]t|doesn['’]t))\b/i;

/** Parts that bind although the rest of the offer does not. */
export const exceptions: readonly BindingRule[] = [
  {
    name: 'exceptThat',
    effect: 'excepts',
    pattern: new RegExp(
      String.raw`\b(?:binding|bound|binds?|obligat\w+|contract|duties|legal effect|agreement)\b[^.]{0,160}\b${exception}\b|^\W*(?:\w{1,2}\.\s+)?${exception}\b[^.]{0,120}\b(?:binding|bound|binds?|duties|obligat\w+|legal|commits?)\b|\bis the exception\b|\b(?:one|two|three|four|following) exceptions?\b|(?:^|: )\W*${exception}\b[^.]{0,140}\b(?:outline|proposal|summary|discussion)\b|\b${exception}\b[^.]{0,200}\b(?:not|non-?|neither|nor|no)\b[^.]{0,60}\b(?:binding|bound|binds?|obligat\w+|contract|legal|commit\w*)\b`,
      'i',
    ),
    unless: /\bdisclose\b[^.]{0,60}\bexcept to\b(?![^.]*\bbound\b)|\bcontrollable\b|\bexpenses\b/i,
  },
  {
    name: 'onlyPartHolds',
    effect: 'excepts',
    pattern:
      /\b(?:only|solely)\s(?:the )?(?:points?|paragraphs?|sections?|clauses?|items?|rows?|numbers?|confidentiality|exclusivity)\b[^.;]{0,80}\b(?:binds?|binding|effect|engages?|holds?|enforceable|counts?)\b|\b(?:paragraphs?|sections?|clauses?|points?|items?|rows?|deposit)\b[^.;]{0,60}\btakes? (?:legal )?effect\b|\b(?:this|that) (?:promise|undertaking|part|point|bit|one)\b[^.;]{0,20}\b(?:engages|sticks|holds|is firm|binds|(?:to|does) (?:stick|hold|bind|count))\b|\bthe following\b[^.;:]{0,20}\b(?:binds?|(?:is|are) (?:binding|enforceable))\b|\b(?:are|is) firm from (?:today|now|signing)\b|(?:^|[.:;] ?)binding\s?[:=]\s?(?!(?:tbd|no|none|not|yes|to)\b)\w|=\s?binding\b|\b(?:confidentiality|exclusivity|secrecy|silence|access|costs?)\b[^.;]{0,20}\bis a (?:contract|promise)\b|\b(?:those|these) (?:i|we) (?:would like|want|mean) to count\b|\baccepts? \(1\)|\bto (?:negotiate|proceed) in good faith\b[^.;]{0,30}\bis enforceable\b/i,
    unless: /\b(?:lease|contract|agreement)\b[^.;]{0,20}\btakes? effect\b|\bnot (?:take|have) effect\b/i,
  },
  {
    // `Only the quiet period and the split of fees bind`: everything else doesn't.
    name: 'onlyThese',
    effect: 'excepts',
    pattern: onlyThese,
    unless: onlyALease,
  },
  {
    name: 'nothingElse',
    effect: 'denies',
    pattern: onlyThese,
    unless: onlyALease,
  },
  {
    // `This point and point 11 only are enforceable`, `this paragraph binds, nothing else`.
    name: 'partAlone',
    effect: 'excepts',
    pattern: partAlone,
    unless: onlyALease,
  },
  {
    name: 'nothingMore',
    effect: 'denies',
    pattern: partAlone,
    unless: onlyALease,
  },
  {
    // `That, too, binds`, after a sentence about confidentiality, exclusive talks or costs.
    name: 'thatBindsToo',
    effect: 'excepts',
    pattern:
      /\b(?:that|this|which|it|these|both)\b[^.;]{0,14}\b(?:(?:also |likewise |equally )?binds?|(?:is|are) (?:also |likewise |equally )?(?:meant to be |intended to be )?(?:binding|firm|enforceable)|(?:is|are) (?:meant|intended) to bind)\b/i,
    and: [
      /\b(?:confiden\w*|exclusiv\w*|secre\w+|silen\w+|quiet|not (?:to )?(?:deal|market|negotiate|solicit|sign|shop|talk|disclose)|n['’]t (?:deal|market|negotiate|solicit|sign|shop|talk|disclose)|costs?|fees?|undertaking|promise|off the market)\b/i,
    ],
    unless:
      /\b(?:not|neither|nor|nothing|none|never|nobody|whether|until|unless)\b[^.;]{0,30}\b(?:binds?|binding|firm|enforceable)\b/i,
  },
  {
    // A part of the deal with a word of obligation that isn't negated.
    name: 'partHolds',
    effect: 'excepts',
    pattern:
      /\b(?:paragraphs?|sections?|clauses?|items?|points?|rows?|confiden\w*|exclusiv\w*|no-?shop|lock-?out|stand-?still|secrecy|NDA|non-disclosure|indemnit(?:y|ies)|(?:legal |plan |design |drawing |reimbursement )(?:costs?|fees?)|governing law|duty to pay|keep(?:ing)? (?:this |it )?(?:quiet|private|confidential))\b[^.;]{0,90}\b(?:bind|binds|binding|bound|enforceable|firm|legal (?:effect|force)|takes? effect|survives?|oblig(?:es?|ates?)(?! (?:no|neither|none))|(?:applies|apply) from (?:signature|signing|today|now)|is a (?:real |firm )?(?:contract|promise)|is real|sticks?|counts?|committed|obligated|obligations?|hono(?:u)?red)\b|\b(?:bind|binds|binding|bound|enforceable|firm|committed|obligated)\b[^.;]{0,50}\b(?:is|are|only|as to|regarding|with respect to|when it comes to|for|by|on)\b[^.;]{0,40}\b(?:confiden\w*|exclusiv\w*|no-?shop|lock-?out|stand-?still|secrecy|NDA)\b/i,
    unless:
      /(?:\b(?:not|neither|nor|no(?!-)|nothing|none|never|nobody|whether|until|unless)\b|n['’]t\b)[^.;]{0,70}\b(?:bind|binds|binding|bound|enforceable|firm|effect|committed|obligated|obligations?)\b|\bsections? \d+ of the [A-Z]|\b(?:tbd|list to come|lease)\b[^.;]{0,20}\b(?:binding|bound)\b/i,
  },
  {
    // `It isn't binding, but let's both keep the terms to ourselves`.
    name: 'quietAllTheSame',
    effect: 'excepts',
    pattern:
      /\b(?:but|however|still|all the same)\b[^.;]{0,40}\bkeep\b[^.;]{0,30}\b(?:to (?:ourselves|yourselves|yourself|themselves)|private|quiet|confidential|secret)\b/i,
  },
  {
    // `Upon signing, the tenant reimburses the drawing costs, whether or not a lease results`.
    name: 'costsAllTheSame',
    effect: 'excepts',
    pattern:
      /\b(?:reimburs\w+|owes?|pays?|bears?|repays?|covers?)\b[^.;]{0,60}\b(?:legal|survey|drawing|design|plan|planning|architects?|appraisal|abortive|screening|application|review|engineering|lawyers?|permit)(?:['’]s?)? (?:costs?|fees?|charges?|bills?)\b[^.;]{0,80}\b(?:in any (?:event|case)|whether (?:or not )?(?:an? |the )?(?:lease|deal)|even if|if (?:no|it withdraws|we do not|the lease is not)|lease or no lease)\b/i,
    unless: /\b(?:not|neither|nor|nobody) (?:\w+ ){0,3}(?:reimburs|ow|pay|bear)/i,
  },
  {
    name: 'partIsBinding',
    effect: 'excepts',
    pattern:
      /\(\s*(?:legally )?binding\s*\)|\b(?:this|these|those|the|foregoing|following|such|both)?\s?(?:two |three |last )?(?:paragraphs?|sections?|items?|clauses?|sentences?|provisions?|undertakings?|obligations? (?:in|under|of)|promises?|confidentiality|exclusivity)\b[^.]{0,90}\b(?:are|is|shall be|will be|be|remains?|intended to be)?\s?(?:legally )?(?:binding|binds?|enforceable)\b/i,
    unless:
      /\b(?:not|neither|none|nothing)\b[^.;]{0,40}\b(?:binding|bind|enforceable)\b(?![^.]*\b(?:except|other than|apart from|bind;|is binding;|are binding))|\bnon-?binding provisions\b|\bsections? \d+ of the [A-Z]|\b(?:whether|tbd|list to come)\b/i,
  },
  {
    name: 'partHasForce',
    effect: 'excepts',
    pattern:
      /\b(?:this|next|one|the|only)\b[^.]{0,60}\b(?:counts? as a contract|(?:contractual|legal|binding) force|hold up in court)\b|\b(?:mean|treat|take|regard)\b[^.;]{0,20}\bas (?:a )?(?:firm |binding )?promises?\b|\b(?:only|one|two) (?:parts?|things?|points?|items?|sentences?) (?:that |which )?(?:do(?:es)? )?(?:counts?|binds?|holds?|sticks?|applies|apply)\b|\bNDA\b[^.]{0,40}\b(?:goes on|continues|remains|stays|stick)\b/i,
    unless: /\b(?:no|without|not) (?:contractual|legal|binding) force\b/i,
  },
  {
    name: 'firmDuty',
    effect: 'excepts',
    pattern:
      /\b(?:as a|is a|be a) (?:firm|binding|legal) (?:duty|commitment|undertaking|obligation)\b|\bwhatever (?:comes of this|happens)\b|\bexpect (?:you|each other|both) to hono(?:u)?r\b|\bsurvives? (?:the )?(?:termination|expiration|end) of (?:this letter|negotiations|talks)\b/i,
  },
];
