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
/** What opens an exception. */
export const exception =
  '(?:except(?:ing|ed|ion|ions)?|other than|apart from|save (?:for|that|as|costs|the)|with the exception|excluding|aside from|but for)';

export const bindingRules: readonly BindingRule[] = [
  {
    name: 'notBinding',
    effect: 'denies',
    pattern:
      /\bnon-?binding\b|\b(?:not|never)\b(?: (?!but\b)\w+){0,5}? (?:legally )?(?:binding|bound|bind|committed|obligated)\b|(?:isn|aren|doesn|don|won)['’]t(?: \w+){0,4}? (?:binding|bound|bind|committed|obligated)\b/i,
    unless:
      /\bnot (?:only|merely)\b|\bprior\b[^.]{0,20}\bnot binding\b|\bbinding ?\/ ?non-?binding\b|\bdelete one\b|\b(?:contractor|electrician|vendor|architect|supplier|builder)(?:['’]s)?\b[^.]{0,30}\bnon-?binding\b|\bnon-?binding (?:mediation|arbitration|estimate|opinion|advi\w+|vote|poll|recommendation|valuation)\b|\b(?:mediat\w+|appraiser|expert|valuer|surveyor|previous|earlier|last year|old)\b[^.]{0,40}\bnon-?binding\b|\b(?:struck|deleted|removed)\b[^.]{0,20}\bnon-?binding\b/i,
  },
  {
    name: 'neitherIsBound',
    effect: 'denies',
    pattern:
      /\b(?:neither|nobody|no one|no party|none of|nothing|nor|no)\b[^.;:]{0,110}\b(?:bound|binding|obligat(?:ed|ions?)|committed|commitment|dut(?:y|ies) on|ties?\b[^.;:]{0,20}\bdown|has a deal|legal(?:ly)? (?:effects?|obligations?|rights?|force|consequences?|commitments?|enforceable)|contractual|makes? a contract|contract (?:exists|arises))\b/i,
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
    name: 'notCapable',
    effect: 'denies',
    pattern:
      /\bnot (?:be )?capable of acceptance\b|\bno legal effect\b|(?:\b(?:not|nor|never)\b|n['’]t\b)[^.;]{0,30}\ban offer\b[^.;]{0,12}\b(?:can accept|can be accepted|to (?:lease|let|rent|contract|enter)|capable|(?:or|nor) (?:an? |the )?(?:acceptance|agreement|contract|commitment|reservation|option))\b/i,
  },
  {
    name: 'notAContract',
    effect: 'denies',
    pattern: /\b(?:is not|isn['’]t|is no|are not|aren['’]t) (?:yet )?(?:an? )?(?:binding )?(?:contract|agreement)\b/i,
    unless: /\b(?:contract|agreement) (?:to|of|with|for) (?!(?:sub)?(?:lease|let|rent)\b)/i,
  },
  {
    name: 'notAnOffer',
    effect: 'denies',
    pattern:
      /\b(?:is|are|be|does|do|shall|constitutes?|intended|meant|as|it['’]s|that['’]s|this)\b(?: \w+){0,3}? (?:not|never)\b(?: \w+){0,4}? an offer\b|(?:\b(?:isn|aren|doesn|don)['’]t\b|^\W*(?:\w+: )?not)(?: (?!make\b|accept\b|take\b|entertain\b|want\b)\w+){0,4}? an offer\b|\bno offer\b/i,
    // `This is not an offer, it is a deal`.
    unless: /\boffer\b\W{1,3}(?:but|it['’]?s|it is|rather|this is)\b|\b(?:better|other|another|second) offer\b/i,
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
    name: 'nobodyOwes',
    effect: 'denies',
    pattern:
      /\b(?:neither|nobody|no one|none of us)\b[^.;:]{0,80}\b(?:on the hook|owes?|obliges?|is committed)\b|\bnothing\b[^.;:]{0,60}\b(?:construed as an? (?:binding )?(?:contract|agreement|offer|lease)|counts? (?:until|till|before))\b/i,
    unless: /\bowes?\b[^.;]{0,20}\b(?:rent|arrears|commission)\b/i,
  },
  {
    // Until something is signed, both may still leave.
    name: 'freeToWalk',
    effect: 'denies',
    pattern:
      /\b(?:either|any|each) (?:side|party|of us|one)\b[^.;]{0,30}\b(?:can|may|is free to|could|remains free to)\b[^.;]{0,20}\b(?:walk|withdraw|drop out|pull out|stop|change (?:its|their|his|her) mind)\b|\bfree to walk\b|\bno strings\b|\b(?:no|not an?|isn['’]t an?|n['’]t have an?) (?:real |done )?(?:deal|commitment|lease)\b[^.;]{0,50}\b(?:till|until|unless|before)\b|\bno (?:commitment|obligations?) (?:on|from|by|for|to) (?:either|any|anyone|anybody|you or|us or|both)\b|\bno legal relations?\b|\bcontract denied\b/i,
    unless: /\b(?:option|renew\w*|month[- ]to[- ]month|notice|terminate)\b/i,
  },
  {
    name: 'forGuidance',
    effect: 'denies',
    pattern:
      /\b(?:for (?:guidance|information|illustration)(?: purposes)? only|talking paper|purely (?:indicative|exploratory)|indicative (?:terms )?only|not to be relied (?:up)?on|without engagement|sans engagement|vrijblijvend|unverbindlich|sin compromiso|senza impegno|(?:set|carved|cast|written) in stone)\b/i,
    unless: /\b(?:plans?|drawings?|layout|images?|estimates?|areas?|photos?|rendering|budget)\b/i,
  },
  {
    name: 'onlyTalk',
    effect: 'denies',
    pattern:
      /\b(?:above|this|these|here|it|emails?|all|rest) (?:is|are) (?:just |only |still |mere )?(?:conversation|talk|talks)\b|\bat your own risk\b[^.]{0,120}\bno claim\b|\bmerely signals?\b|\bno (?:power|authority) to bind\b|\bS\.?T\.?C\b|\bn\/b\b|(?:^|: )\W*NB\b(?= save| except|\W*$)/i,
  },
  {
    name: 'withoutForce',
    effect: 'denies',
    pattern:
      /\b(?:no|without|lacks?) (?:any )?(?:legal|contractual|binding) (?:\w+ or \w+ )?(?:commitment|value|force|effect|character|consequences?|obligations?|significance)\b|(?:\bnot\b|n['’]t\b)[^.;]{0,40}\b(?:legally enforceable|legal consequences)\b|\b(?:commitment|enforceability|binding(?: effect)?|legal (?:effect|force))\W{1,4}(?:none|nil)\b/i,
  },
  {
    name: 'restIsFree',
    effect: 'denies',
    pattern:
      /\b(?:remainder|rest|everything else|all else|anything else(?: here)?|all other (?:terms|points|paragraphs|parts)|(?:business|commercial|deal) (?:terms|points))\b[^.;]{0,50}(?:\b(?:not|non-?binding|soft|guidance|sketch|talk|without|basis|discussions?)\b|n['’]t\b)/i,
    unless: /\b(?:same|unchanged|in full force|not change|not affected)\b/i,
  },
  {
    name: 'onlyLeaseChanges',
    effect: 'denies',
    pattern:
      /\bonly (?:an? |the )?(?:[\w'’]+[\s-]){0,3}(?:lease|amendment|licen[cs]e|document|vote)\b[^.;]{0,60}\b(?:changes|can|obligates?|commits?|creates?|makes?)\b/i,
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
    name: 'yourYesMakesIt',
    effect: 'binds',
    pattern:
      /\byour (?:["“]?yes["”]?|ok|reply|acceptance|signature|countersignature)\b[^.;]{0,50}\b(?:are|is|makes?|forms?|closes?)\b[^.;]{0,30}\b(?:agreement|contract|deal|lease)\b|\bacceptance by [^.;]{0,20}\b(?:suffices|is enough)\b|\bripens? into (?:an? )?(?:\w+ )?(?:obligation|contract|lease|agreement)\b|\b(?:if|once|when) (?:awarded|accepted)\b[^.;]{0,30}\b(?:is|becomes|forms) (?:the|a|our) (?:lease|contract)\b|\bbinding\?\W{1,4}yes\b/i,
    unless: /\b(?:not|never|no)\b|n['’]t\b/i,
  },
  {
    name: 'bindsBoth',
    effect: 'binds',
    pattern:
      /\bbinding (?:up)?on (?:both|each of|all of|heirs|us both|the parties|you and)\b|\bbinds (?:both|us both|each of us|the parties|promisor)\b|\bno further (?:doc\w*|papers?|agreement) (?:is |are )?(?:needed|required|necessary)\b|\b(?:papers?|lease) or no (?:lease )?(?:papers?|lease)\b|\b(?:that|this|it)(?:['’]s| is) (?:already )?a (?:firm |valid )?contract\b|\b(?:perfect|valid|enforceable) (?:(?:contract|agreement)(?: of| to)? )?lease\b/i,
    unless:
      /\b(?:not|nor|neither|never|until|unless|nobody)\b|n['’]t\b|\b(?:award|determination|decision|rules|arbitrat\w+)\b/i,
  },
  {
    name: 'standsAsLease',
    effect: 'binds',
    pattern:
      /\b(?:this|the) (?:letter|offer|paper|note|sheet|page|agreement|email|e-mail|one page)\b[^.;]{0,60}\b(?:serves as|stands as|is|shall be|takes the place of|counts as|itself) (?:the|our|a|your) (?:whole |entire |only |final )?(?:lease|contract|tenancy)\b|\bconsiders? (?:ourselves|itself|himself|herself|myself) bound\b|\blegally committed\b|\bgot (?:yourself|yourselves|ourselves) a (?:tenant|landlord|lease)\b/i,
    unless: /\b(?:not|never|no|nor|neither|until|unless|if|subject)\b|n['’]t\b/i,
  },
  {
    name: 'owesTheLease',
    effect: 'binds',
    pattern:
      /\b(?:is|are|be) (?:obligated|obliged|bound) to (?:lease|let|take|complete|execute|enter into|grant)\b|\bobliges (?:the )?(?:tenant|landlord|lessee|lessor|owner|both|parties|us|you)\b[^.;]{0,30}\bto (?:complete|execute|enter|take|grant|lease|sign)\b|\bcan sue for\b|\bspecific performance\b[^.;]{0,20}\bavailable\b|\b(?:will|shall|must) sign the (?:printed|attached|enclosed|standard) (?:ground )?lease\b/i,
    unless: /\b(?:not|no|nor|neither|never)\b|n['’]t\b/i,
  },
  {
    // An acceptance in whatever form, and what it makes.
    name: 'acceptanceMakes',
    effect: 'binds',
    pattern:
      /\b(?:accept(?:s|ed|ance|ing)?|(?:counter)?sign(?:s|ed|ature|ing)?|award(?:ed)?|initial(?:s|ed)?|votes? yes|say yes|your yes|stamp(?:ed)?)\b[^.;]{0,110}\b(?:binding|bound|obligat(?:ion|ed)|obliged|enforceable|committed to (?:lease|let|take|the (?:space|deal))|contract(?! (?:drawings|documents|rent))|lease (?:is|shall be|will be) (?:made|formed|concluded|in force))\b/i,
    unless: new RegExp(
      `\\b(?:not|no|nor|neither|never|nobody|nothing|until|unless|only|subject to|without|would)\\b|n['’]t\\b|${exception}|${whenLeaseSigned.source}|\\b(?:paragraphs?|sections?|clauses?|items?|points?)\\b`,
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
    name: 'wordGiven',
    effect: 'unclear',
    pattern:
      /\b(?:treat|regard|consider)\b[^.;]{0,40}\bas (?:agreed|final|settled|done|firm|bound)\b|\b(?:shake|shook|handshake)\b|\b(?:expect|trust|count on|counting on) (?:you|us|each other|both)\b[^.;]{0,30}\b(?:hono(?:u)?r|stand|keep|stick)\b|\bmoral commitment\b|\bdone deal\b|\b(?:our|firm) commitment\b|\bfirm (?:proposal|offer)\b|\bhereby agreed\b|\bwe have an understanding\b|\bbound in hono(?:u)?r\b|\b(?:my|our|your|his|her) word (?:is|on|for|that)\b|\b(?:have|gave|give|given) (?:you )?(?:my|our|your) word\b|\bkeep (?:your|our|my|his|her) (?:word|promise|end)\b|\bhold (?:you|me|us|each other|him|them) to (?:it|this|that|these|the)\b|\bstand(?:ing|s)? (?:by|on|behind) (?:it|this|these|what)\b|\bno backing out\b|\bas good as (?:done|signed|gold)\b|\bgentlem[ae]n['’]?s['’]? agreement\b|\bconsider (?:it|this|yourself) (?:done|yours|agreed|taken|let|rented|our)\b|\b(?:turned|turning|sent) (?:the )?(?:others?|them|everyone)\b[^.;]{0,30}\b(?:away|down)\b/i,
    unless: /\b(?:not|no(?! backing)|never|nor|neither|without|until|pending)\b|n['’]t (?!a (?:lease|contract)\b)/i,
  },
  {
    name: 'dutyAllTheSame',
    effect: 'unclear',
    pattern:
      /\b(?:provided(?: that)?|but|however|yet|although|though|still|nevertheless|that said)\b[^.;]{0,80}\b(?:liable|must|forfeits?|expect\w*|hono(?:u)?r|our word|my word|final|firm(?! (?:duty|undertaking))|settled|agreed|treat\w*|regard\w*|rel(?:y|ies)|promis\w*|committed|obliged|owes? |(?:shall|will) (?:lease|let|take|owe|sign|pay|hold|reimburse))\b/i,
    unless:
      /\b(?:confiden\w*|exclusiv\w*|private|quiet|secrecy|paragraphs?|sections?|clauses?|items?|costs?|fees?|access|NDA)\b|\b(?:insurance|taxes|parking|work)\b/i,
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
      String.raw`\b(?:binding|bound|binds?|obligat\w+|contract|duties|legal effect|agreement)\b[^.]{0,160}\b${exception}\b|^\W*(?:\w{1,2}\.\s+)?${exception}\b[^.]{0,120}\b(?:binding|bound|binds?|duties|obligat\w+|legal|commits?)\b|\bis the exception\b|\b(?:one|two|three|four|following) exceptions?\b|(?:^|: )\W*${exception}\b[^.]{0,140}\b(?:outline|proposal|summary|discussion)\b|\b${exception}\b[^.]{0,200}\b(?:not|non-?|neither|nor|no)\b[^.]{0,60}\b(?:binding|bound|binds?|obligat\w+|contract|legal|commit\w*)\b`,
      'i',
    ),
    unless: /\bdisclose\b[^.]{0,60}\bexcept to\b(?![^.]*\bbound\b)|\bcontrollable\b|\bexpenses\b/i,
  },
  {
    name: 'onlyPartHolds',
    effect: 'excepts',
    pattern:
      /\b(?:only|solely)\s(?:the )?(?:points?|paragraphs?|sections?|clauses?|items?|rows?|numbers?|confidentiality|exclusivity)\b[^.;]{0,80}\b(?:binds?|binding|effect|engages?|holds?|enforceable|counts?)\b|\b(?:paragraphs?|sections?|clauses?|points?|items?|rows?|deposit)\b[^.;]{0,60}\btakes? (?:legal )?effect\b|\b(?:this|that) (?:promise|undertaking|part|point|bit|one)\b[^.;]{0,20}\b(?:engages|sticks|holds|is firm|binds)\b|\b(?:are|is) firm from (?:today|now|signing)\b|(?:^|[.:;] ?)binding\s?[:=]\s?(?!(?:tbd|no|none|not|yes|to)\b)\w|=\s?binding\b|\b(?:confidentiality|exclusivity|secrecy|silence|access|costs?)\b[^.;]{0,20}\bis a (?:contract|promise)\b|\b(?:those|these) (?:i|we) (?:would like|want|mean) to count\b|\baccepts? \(1\)|\bto (?:negotiate|proceed) in good faith\b[^.;]{0,30}\bis enforceable\b/i,
    unless: /\b(?:lease|contract|agreement)\b[^.;]{0,20}\btakes? effect\b|\bnot (?:take|have) effect\b/i,
  },
  {
    // A part of the deal, and a word of obligation that nothing denies.
    name: 'partHolds',
    effect: 'excepts',
    pattern:
      /\b(?:paragraphs?|sections?|clauses?|items?|points?|rows?|confiden\w*|exclusiv\w*|no-?shop|lock-?out|stand-?still|secrecy|NDA|(?:legal |plan |design |drawing |reimbursement )(?:costs?|fees?)|governing law|keep(?:ing)? (?:this |it )?(?:quiet|private|confidential))\b[^.;]{0,90}\b(?:bind|binds|binding|bound|enforceable|firm|legal (?:effect|force)|takes? effect|survives?|is a (?:contract|promise)|sticks?|counts?|committed|obligated|obligations?|hono(?:u)?red)\b|\b(?:bind|binds|binding|bound|enforceable|firm|committed|obligated)\b[^.;]{0,50}\b(?:is|are|only|as to|regarding|with respect to|when it comes to|for|by|on)\b[^.;]{0,40}\b(?:confiden\w*|exclusiv\w*|no-?shop|lock-?out|stand-?still|secrecy|NDA)\b/i,
    unless:
      /(?:\b(?:not|neither|nor|no(?!-)|nothing|none|never|nobody|whether|until|unless)\b|n['’]t\b)[^.;]{0,70}\b(?:bind|binds|binding|bound|enforceable|firm|effect|committed|obligated|obligations?)\b|\bsections? \d+ of the [A-Z]|\b(?:tbd|list to come|lease)\b[^.;]{0,20}\b(?:binding|bound)\b/i,
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
