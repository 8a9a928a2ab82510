import type { TermPart } from '../terms.ts';

/**
 * What a sentence of an offer says about its binding effect. - `denies`: the offer as a whole does not bind - `binds`:
 * the offer as a whole binds, or does so once accepted - `unclear`: an invitation to accept informally, a duty to
 * continue negotiating - `excepts`: some part binds although the rest does not
 */
export interface BindingRule {
  readonly name: string;
  readonly effect: 'denies' | 'binds' | 'unclear' | 'excepts';
  /** Matched against one sentence, with white space collapsed. */
  readonly pattern: RegExp;
  /** Words that the sentence must also contain, in any order. */
  readonly and?: readonly RegExp[];
  readonly unless?: RegExp;
}

/** The sentence has the words of the rule. */
export function says({ pattern, and, unless }: BindingRule, sentence: string): boolean {
  return pattern.test(sentence) && (and?.every((each) => each.test(sentence)) ?? true) && !unless?.test(sentence);
}

const wholeSubject =
  /\b(?:neither|nobody|no one|nothing|none of|no party|parties|either (?:party|side|of us)|(?:this|the|a|such a) (?:letter|LOI|offer|proposal|sheet|outline|paper|document|summary|note)|you or (?:me|us)|anyone|anybody)\b/i;
const ownDuty =
  /\b(?:obligat(?:ed|ions?)|obliged|required|dut(?:y|ies)|bound|liable) to (?!(?:the other|each other|either|any|sub-?lease|lease|let|rent|take|proceed|negotiate|continue|sign|enter|execute|complete|conclude|grant|keep|go|do|you|us|one another|close|agree|accept|deal|make an? (?:lease|deal|agreement|contract))\b)\w|\b(?:liable|responsible) for (?!anything|the other|costs of the talks)\w|\bbound by (?!this|it\b|these|them|the (?:above|terms|foregoing|letter)|an?\b|any\b)\w/i;
/** Owed only to a third party, or about a single point. */
const ofOthers =
  /\bcontractual rights? to\b|\bobligations? on (?!either|any|the part|you|us|both)|\bno (?:further )?(?:LL|landlord|tenant) obligations\b|\bstand behind\b|\bcommitment from\b|\bobligations? (?:to|of) (?:the|any|an?|its|our) (?:broker|agent|lender|contractor|guarantor)/i;
const ownSubject =
  /^\W*(?:(?:the|an?|no|any|said|landlord['’]s|tenant['’]s|owner['’]s|broker['’]s)\s+)?(?:(?:renewal|extension|expansion|purchase|personal|parent)\s+)?(?:options?|guarant(?:or|y|ee)s?|commissions?|rent|fees?|possession|keys|exclusive|restrictions?|rules|brokers?|contractors?|successors)\b/i;

/** A separate duty: whether parking must be provided has nothing to do with whether the letter binds. */
export function isOfOneDuty(sentence: string): boolean {
  return (
    ownSubject.test(sentence) || ofOthers.test(sentence) || (ownDuty.test(sentence) && !wholeSubject.test(sentence))
  );
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
 * A negation in the same clause as the binding word, or at the start of the sentence. `This is binding, although no
 * lease has been signed` is not negated: the negation is in another clause. If there is no binding word, the sentence
 * up to `end` is searched.
 */
export function isDenied(sentence: string, end = sentence.length): boolean {
  const at = bindingWord.exec(sentence)?.index ?? end;
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

/**
 * `shall not constitute a binding agreement`: the negation is within the words of the rule; `not merely` is not a
 * negation.
 */
export function isDeniedWithin(words: string): boolean {
  return /\b(?:not|nor|never|no)\b(?! (?:merely|only|just|solely)\b)|n['’]t\b/i.test(
    words.split(/\b(?:but|although|however)\b/i).at(-1) ?? words,
  );
}

/** The sentence makes the binding effect depend on a signed lease: the letter itself does not bind. */
export const whenLeaseSigned =
  /\b(?:until|unless|when|once|after|upon|only)\b[^.;,]{0,80}\b(?:lease|definitive|formal|documents?|amendment|sublease)\b[^.;,]{0,60}\b(?:signed|executed|exchanged|delivered|completed|sign|execution|exchange)\b|\b(?:signed|executed|exchanged|execution|exchange of)\b(?: \w+){0,4}? (?:lease|definitive|formal)\b(?! (?:is|are) (?:made|formed|settled|done)| comes)/i;
/** Words that introduce an exception. */
export const exception =
  '(?:except(?:ing|ed|ion|ions)?|other than|apart from|(?<!\\b(?:to|we|you|us|will|can|would|may) )save(?! (?:money|time|on|up|some|a|you|us|me|\\d)\\b)|with the exception|excluding|aside from|leaving aside|but for|barring|(?:everything|all|nothing) but)';
