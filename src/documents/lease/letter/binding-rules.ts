import type { TermPart } from './terms.ts';

/**
 * How a sentence of an offer speaks of being bound.
 * - `denies`: the offer as a whole does not bind
 * - `binds`: the offer as a whole binds, or does so once accepted
 * - `unclear`: an invitation to accept informally, a duty to go on negotiating
 * - `excepts`: some part binds although the rest does not
 */
export interface BindingRule {
  readonly name: string;
  readonly effect: 'denies' | 'binds' | 'unclear' | 'excepts';
  /** Matched against one sentence, white space made single. */
  readonly pattern: RegExp;
  readonly unless?: RegExp;
}

export interface BindingSentence extends TermPart {
  readonly effect: BindingRule['effect'];
  /** The rule that read it. */
  readonly by: string;
}

const negated =
  /\b(?:not|no|nor|neither|never|nobody|nothing|none|without|non|unless|cannot)\b|n['’]t\b|\bonly (?:when|if)\b/i;
const bindingWord = /\b(?:binds?|binding|bound|enforceable|irrevocabl[ey]|held to|contract)\b/i;

/**
 * A negation in the clause of the binding word, or one that opens the sentence. `This is binding, although no lease has been
 * signed` is not denied: the negation stands in another clause.
 */
export function isDenied(sentence: string): boolean {
  const at = bindingWord.exec(sentence)?.index ?? sentence.length;
  const clause =
    sentence
      .slice(0, at)
      .split(/[,;:–—]|\b(?:but|although|however|notwithstanding)\b/i)
      .at(-1) ?? '';
  if (negated.test(clause)) return true;
  return (
    /^\W*(?:\w+\s+)?(?:no|neither|nothing|nobody|none)\b/i.test(sentence.slice(0, at)) &&
    !/\b(?:but|however|notwithstanding)\b/i.test(sentence.slice(0, at))
  );
}

/** `shall not constitute a binding agreement`: the negation stands within the words of the rule; `not merely` is none. */
export function isDeniedWithin(words: string): boolean {
  return /\b(?:not|nor|never|no)\b(?! (?:merely|only|just|solely)\b)|n['’]t\b/i.test(
    words.split(/\b(?:but|although|however)\b/i).at(-1) ?? words,
  );
}

/** The sentence makes the binding effect depend on a signed lease: that is no effect of the letter. */
export const whenLeaseSigned =
  /\b(?:until|unless|when|once|after|upon|only)\b[^.;,]{0,80}\b(?:lease|definitive|formal|documents?|amendment|sublease)\b[^.;,]{0,60}\b(?:signed|executed|exchanged|delivered|completed|sign|execution|exchange)\b|\b(?:signed|executed|exchanged|execution|exchange of)\b[^.;,]{0,40}\b(?:lease|definitive|formal)\b|\bboth have signed\b/i;
const exception =
  '(?:except(?:ing|ed|ion|ions)?|other than|apart from|save (?:for|that|as)|with the exception|excluding|aside from|but for)';

export const bindingRules: readonly BindingRule[] = [
  {
    name: 'notBinding',
    effect: 'denies',
    pattern:
      /\bnon-?binding\b|\b(?:not|never)\b(?: (?!but\b)\w+){0,5}? (?:legally )?(?:binding|bound|bind|committed|obligated)\b|(?:isn|aren|doesn|don|won)['’]t(?: \w+){0,4}? (?:binding|bound|bind|committed|obligated)\b/i,
    unless: /\bnot (?:only|merely)\b|\bprior\b[^.]{0,20}\bnot binding\b/i,
  },
  {
    name: 'neitherIsBound',
    effect: 'denies',
    pattern:
      /\b(?:neither|nobody|no one|no party|none of|nothing|nor|no)\b[^.;:]{0,110}\b(?:bound|binding|obligat(?:ed|ions?)|committed|commitment|dut(?:y|ies) on|ties?\b[^.;:]{0,20}\bdown|has a deal|legal (?:effect|obligations?|rights?)|contractual|makes? a contract|contract (?:exists|arises))\b/i,
    unless: /\bno (?:further )?obligation to (?:pay|repair|restore)\b/i,
  },
  {
    name: 'createsNothing',
    effect: 'denies',
    pattern:
      /\b(?:does not|doesn['’]t|do not|don['’]t|shall not|will not|nothing (?:in|herein|contained)|isn['’]t|is not|not intended to)\b[^.;]{0,60}\b(?:create|creates|constitute|form|impose|give rise)\b[^.;]{0,80}\b(?:agreements?|contracts?|offers?|obligations?|rights?|dut(?:y|ies)|commit\w*|legal|lease|liabilit\w+|anything|relationship)\b/i,
    unless: /\bfailure\b|\bwaiver\b|\bconstitute (?:a )?(?:default|transfer|assignment)\b/i,
  },
  {
    name: 'nothingDoneYet',
    effect: 'denies',
    pattern:
      /\bnothing(?:['’]s| is| will be)?\b[^.]{0,30}\b(?:locked|done|final|agreed|settled|firm|official|real)\b[^.]{0,40}\b(?:till|until|before)\b|\b(?:this is|just) (?:an? )?(?:fyi|sketch)\b|\bjust a sketch\b|\bpaper is the deal\b|\bbreak off (?:the )?(?:talks|negotiations)\b|\bsolicitation of interest\b|\bintent to award is not award\b|\b(?:outline|sketch|starting point|framework|invitation) (?:for|to|of) (?:further )?(?:discussion|negotiation|talks)|\binvites? (?:negotiation|discussion)|\bwithout obligation\b|\bfreibleibend\b|\bcomes? about only (?:with|by|through)\b/i,
  },
  {
    name: 'commitsNobody',
    effect: 'denies',
    pattern:
      /\b(?:does not|doesn['’]t|do not|don['’]t|nor does it|cannot)\b[^.;]{0,20}\b(?:commit|bind|oblige|obligate)\b/i,
    unless: /\bauthority to bind\b/i,
  },
  {
    name: 'notAnOffer',
    effect: 'denies',
    pattern:
      /\b(?:not|isn['’]t|never)\b(?: \w+){0,4}? an offer\b|\b(?:is not|isn['’]t) (?:a |an )(?:binding )?(?:contract|agreement)\b|\bno offer\b|\bnot (?:be )?capable of acceptance\b|\bno legal effect\b/i,
  },
  {
    name: 'untilLeaseSigned',
    effect: 'denies',
    pattern:
      /\b(?:no|neither|not|nothing|nobody|only|isn['’]t|doesn['’]t)\b[^.]{0,140}\b(?:until|unless|only when|when|before)\b[^.]{0,80}\b(?:lease|sublease|amendment|documents?|agreement)\b[^.]{0,50}\b(?:signed|executed|exchanged|completed|delivered|sign)\b|\bno agreement\b[^.]{0,60}\b(?:until|unless)\b[^.]{0,60}\b(?:signed|executed)\b|\bonly (?:an? |the )?(?:\w+[\s-]){0,2}lease\b[^.;]{0,40}\b(?:counts|binds?|signed|sign)\b|\bon the hook (?:until|till)\b|\bchanges only when an amendment\b/i,
    unless:
      /\b(?:rent|possession|keys|commission|deposit|allowance|work)\b[^.]{0,40}\bnot\b[^.]{0,30}\b(?:until|before)\b|\bwill not (?:deliver|pay)\b/i,
  },
  {
    name: 'subjectToContract',
    effect: 'denies',
    pattern:
      /\bsubject to (?:contract|lease\b|(?:a |the )?(?:mutually |fully )?(?:signed|executed) (?:lease|agreement|document)|(?:the )?(?:execution|negotiation|preparation|completion) (?:and \w+ )?of (?:a |an )?(?:mutually |formal |definitive |written |final ))/i,
  },
  {
    name: 'onlyAGuide',
    effect: 'denies',
    pattern:
      /\b(?:for discussion purposes only|basis for (?:further )?(?:negotiation|discussion)s?|(?:only|merely|solely) (?:an? )?(?:expression|statement|indication|outline|summary|basis|guide)\b|guide for counsel|records? intentions?|summary of talks|(?:summary|statement|outline|list) of (?:\w+ ){0,3}(?:terms?|points?|intent)(?: \w+){0,2} only\b|no reliance)/i,
    unless: /\bnot (?:merely|only|just|solely)\b|\bbinding agreement\b/i,
  },
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
      /\b(?:parties|landlord|tenant|we|both|each (?:of us|party|side)|owner|undersigned)\b[^.;]{0,30}\b(?:are|is|shall be|will be|be|agree to be|agrees to be|intend to be)\b[^.;]{0,12}\b(?:legally )?(?:bound|held)\b(?! (?:a|the) (?:deposit|meeting)| (?:in trust|by (?:the )?(?:landlord|owner|broker|agent)))/i,
    unless: new RegExp(
      `${exception}|\\bbound by (?:the )?(?:building|rules|prime|master|head|park)|\\bdeposit\\b`,
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
    pattern:
      /\b(?:this|the) (?:letter|offer|proposal|agreement|term sheet|document|counter-?offer)\b[^.;]{0,40}\b(?:is|shall be|will be|becomes?)\b[^.;]{0,30}\b(?:binding|enforceable)\b/i,
    unless: new RegExp(`${exception}|\\b(?:paragraphs?|sections?|items?)\\b|${whenLeaseSigned.source}`, 'i'),
  },
  {
    name: 'irrevocable',
    effect: 'binds',
    pattern: /\birrevocabl[ey]\b/i,
    unless: /\bletter of credit\b|\birrevocable (?:standby|trust|license|licence)\b|\bnot irrevocable\b/i,
  },
  {
    name: 'uponAcceptance',
    effect: 'binds',
    pattern:
      /\b(?:upon|on|by|once|if) (?:your |its |written |the )?(?:acceptance|accepted|accepting|countersign\w+|signing (?:below|this letter))\b[^.]{0,110}\b(?:binding|agreement to (?:sub)?lease|contract|lease shall be deemed|we have a (?:deal|lease))\b/i,
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
    unless: /\b(?:no|not|nor|neither)\b[^.;]{0,50}\b(?:obligation|duty|obliged)\b/i,
  },
  {
    name: 'acceptedBySilence',
    effect: 'unclear',
    pattern:
      /\b(?:silence|no (?:response|objection|reply))\b[^.;]{0,80}\b(?:deemed|shall be|constitutes?)\b[^.;]{0,30}\b(?:acceptance|accepted|agreement to lease|agreed)\b/i,
  },
  {
    name: 'exceptThat',
    effect: 'excepts',
    pattern: new RegExp(
      String.raw`\b(?:binding|bound|binds?|obligat\w+|contract|duties|legal effect|agreement)\b[^.]{0,160}\b${exception}\b|^\W*(?:\w{1,2}\.\s+)?${exception}\b[^.]{0,120}\b(?:binding|bound|binds?|duties|obligat\w+|legal|commits?)\b|\bis the exception\b|\b(?:one|two|three|four|following) exceptions?\b|(?:^|\t)\W*${exception}\b[^.]{0,140}\b(?:outline|proposal|summary|discussion)\b|\b${exception}\b[^.]{0,200}\b(?:not|non-?|neither|nor|no)\b[^.]{0,60}\b(?:binding|bound|binds?|obligat\w+|contract|legal|commit\w*)\b`,
      'i',
    ),
    unless: /\bdisclose\b[^.]{0,60}\bexcept to\b(?![^.]*\bbound\b)|\bcontrollable\b|\bexpenses\b/i,
  },
  {
    name: 'partIsBinding',
    effect: 'excepts',
    pattern:
      /\(\s*(?:legally )?binding\s*\)|\b(?:this|these|those|the|foregoing|following|such|both)?\s?(?:two |three |last )?(?:paragraphs?|sections?|items?|clauses?|sentences?|provisions?|undertakings?|obligations? (?:in|under|of)|promises?|confidentiality|exclusivity)\b[^.]{0,90}\b(?:are|is|shall be|will be|be|remains?|intended to be)?\s?(?:legally )?(?:binding|binds?|enforceable)\b/i,
    unless:
      /\b(?:not|neither|none|nothing)\b[^.;]{0,40}\b(?:binding|bind|enforceable)\b(?![^.]*\b(?:except|other than|apart from|bind;|is binding;|are binding))|\bnon-?binding provisions\b/i,
  },
  {
    name: 'partHasForce',
    effect: 'excepts',
    pattern:
      /\b(?:this|next|one|the|only)\b[^.]{0,60}\b(?:counts? as a contract|(?:contractual|legal|binding) force)\b|\b(?:mean|treat|take|regard)\b[^.;]{0,20}\bas (?:a )?(?:firm |binding )?promises?\b|\b(?:only|one|two) (?:parts?|things?|points?|items?|sentences?) (?:that |which )?(?:do(?:es)? )?(?:counts?|binds?|holds?|sticks?|applies|apply)\b|\bNDA\b[^.]{0,40}\b(?:goes on|continues|remains|stays|stick)\b/i,
    unless: /\b(?:no|without|not) (?:contractual|legal|binding) force\b/i,
  },
  {
    name: 'firmDuty',
    effect: 'excepts',
    pattern:
      /\b(?:as a|is a|be a) (?:firm|binding|legal) (?:duty|commitment|undertaking|obligation)\b|\bwhatever (?:comes of this|happens)\b|\bexpect (?:you|each other|both) to hono(?:u)?r\b|\bsurvives? (?:the )?(?:termination|expiration|end) of (?:this letter|negotiations|talks)\b/i,
  },
];
