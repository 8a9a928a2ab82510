import type { LetterReport } from '#contract/lease-report.ts';
import type { LeaseText } from '../../prepare/lease-text.ts';
import { messagesOf } from '../messages.ts';
import { allSentences, sentencesIn, type TermPart } from '../terms.ts';
import {
  type BindingRule,
  type BindingSentence,
  exception,
  isDenied,
  isDeniedWithin,
  isOfOneDuty,
  says,
  whenLeaseSigned,
} from './binding-rule.ts';
import { bindingRules } from './binding-rules.ts';

type Binding = LetterReport['binding'];
type Effect = BindingRule['effect'];

/** Words that bind unless their sentence says otherwise. */
const bindingWord = /\b(?:binds?|binding|bound|enforceable|irrevocabl[ey])\b/i;
const otherSense =
  /\birrevocable (?:standby|letter|notice|guarantee|bank|power|trust|LC|L\/C)\b|\b(?:area|tape|sq\.? ?(?:ft|feet|m)|sqft|m2|IPMS\d?|BOMA)\b[^.]{0,40}\bbinding\b|\bauthority to bind\b|\bbound (?:volumes?|by (?:the )?(?:building|rules|prime|master|head|terms of the (?:prime|master)))|\b(?:directly|fully) enforceable\b|\bbinding (?:arbitration|determination|on the parties as to (?:rent|value))|\b(?:determination|decision|award|appraisal)\b[^.]{0,60}\bbinding\b|\bseverally bound\b|\bbound (?:solely|only|exclusively) (?:by|upon|through)\b|\bbound (?:for|to take delivery)\b|\bbe bound by the (?:English|French)\b|\b(?:out|in)bound\b|\bnon[- ]?binding\b|\b(?:spiral|book|perfect|comb)[ -]?binding\b|\bbinding (?:machines?|proofs?|on the)\b|\bbinds? (?:books|on the)\b|\b(?:rules|covenants|by-?laws|restrictions|declaration)\b[^.]{0,60}\bbinding\b|\bpurchase contract\b[^.]{0,40}\bbinding\b/i;

/** Names for the whole offer, and for a part of it. */
const ofWhole =
  /\b(?:accept\w*|(?:counter)?sign\w*|award\w*|both|either of us|parties|this (?:letter|offer|proposal|paper|document|agreement|note|bid)|these terms|agreement|contract)\b/i;
const part =
  '\\b(?:paragraphs?|sections?|clauses?|items?|points?|rows?|confiden\\w*|exclusiv\\w*|no-?shop|off the market|lock-?out|stand-?still|secrecy|NDA|provisions?|undertakings?|covenants?|promises?|terms \\d+)\\b';
export const ofPart = new RegExp(
  `${part}[^.;]{0,100}\\b(?:binds?|binding|bound|held|enforceable)\\b|\\b(?:bound|binding|held|obliged|committed)\\b[^.;]{0,40}\\b(?:confiden\\w*|quiet|secrecy|secret|exclusiv\\w*)\\b|\\bbinds? (?:themselves|itself|ourselves|us|both)\\b[^.;]{0,30}\\b(?:non-?disclosure|NDA|confiden\\w*|secrecy|exclusiv\\w*)\\b`,
  'i',
);
/** Negations that make something binding. */
const notWithdrawn =
  /\b(?:can['’]t|cannot|can not|may not|won['’]t|will not|shall not) (?:be (?:pulled|withdrawn|revoked|recalled|retracted)\b|(?:revoke|withdraw|retract) (?:this|the|its|our|my|his) (?:offer|bid|proposal)\b)|\b(?:neither|nobody|no one)\b[^.;,]{0,20}\b(?:can|may|will|shall|must) (?:back out|withdraw|walk away|pull out|renege)\b/gi;
const inAnyCase =
  /\b(?:(?:lease|papers?|contract) or no (?:lease|papers?|contract)|whether or not (?:an? |the )?(?:\w+ )?(?:lease|contract) [^.;,]{0,30}|whether (?:an? |the )?(?:\w+ )?(?:lease|contract) [^.;,]{0,30} or not)\b/gi;
/** Whether the offer binds is undecided or postponed. */
const undecided =
  /\b(?:decid\w+|clear|sure|discuss\w*|debat\w+|ask(?:s|ed)?|know|tell|confirm\w*|question|agree|talk(?:ing)?(?: about)?)\b[^.;]{0,30}\b(?:if|whether(?! or not)|which)\b|\bdelete (?:one|as)\b|\b(?:should|shall|could|do) (?:we|i|it|this|you)\b[^.;]{0,60}\b(?:binding|contract)\b|\b(?:tbd|t\.b\.d|under review|to be (?:decided|advised|confirmed by))\b|^[^\w[]*\[[^\w\]]*(?:\][^\w[]*\[[^\w\]]*)*(?:\w[^\]]*)?\]\W*$/i;
const excepting = new RegExp(`\\b${exception}\\b`, 'i');
/** `Don't take this as a contract, but the NDA of May 2 we both mean`. */
const butPart =
  /\b(?:but|however|though)\b[^.;\w]{0,3}(?:(?:the|our|your|this|that|clause|paragraph|item) ){0,2}(?:NDA|non-?disclosure|confidentiality|exclusivity|no-?shop|lock-?out|stand-?still|secrecy)\b(?![^.;]{0,40}(?:\b(?:not|neither|nor|until|unless|subject|later|separate)\b|n['’]t\b))/i;
const exceptByLease =
  /\b(?:except|other than|save) (?:as|by|in|for|under|pursuant to|when|if|to the extent)\b[^.;]{0,50}\b(?:lease|signed|executed|definitive|writing)\b/i;

/** `This isn't a lease`, `nothing here creates a tenancy`: a license with these words can still be binding. */
const licence =
  /(?:\b(?:not|no|nothing|neither|never)\b|n['’]t\b)[^.;]{0,60}\b(?:(?:an?|any|as) (?:lease|tenancy)|tenanc(?:y|ies)|tenant['’]s rights|relationship of landlord|(?:interest|estate) in)\b/i;
const otherDenial =
  /\b(?:contract\w*|agreements?|bind\w*|bound|obligat\w+|oblig\w+|commit\w*|offers?|legal\w*|dut(?:y|ies)|until|till|unless|signed|deal|accept\w*|enforce\w*)\b/i;

/**
 * The sentences that state how binding the offer is, in order. A sentence about binding is never ignored: if no rule
 * matches, its effect is unclear.
 */
export function bindingSentences(
  text: LeaseText,
  rules: readonly BindingRule[] = bindingRules,
): readonly BindingSentence[] {
  return allSentences(text).flatMap((sentence): BindingSentence[] => {
    const plain = withLabel(text, sentence)
      .replace(/(?:(?<!\s)\s+)?\t\s*/g, ': ')
      .replace(/\s+/g, ' ')
      .replace(notWithdrawn, 'is irrevocable')
      .replace(inAnyCase, 'in any case');
    // A question or a heading does not state anything.
    if (
      /\?\W{0,200}$/.test(plain) ||
      undecided.test(plain) ||
      (plain.split(' ').length < 3 &&
        !/\bnon[- ]?binding\b|:\W{0,3}binding\b|\b(?:bind\w*|commit\w*|contract|enforceab\w*)\??:\W{0,3}\w/i.test(
          plain,
        ))
    )
      return [];
    const own = rules.filter(
      (rule) =>
        says(rule, plain) &&
        !(rule.effect === 'denies' && isOfOneDuty(plain)) &&
        !(rule.effect === 'binds' && isDeniedIn(plain, rule)),
    );
    // `Both are bound to keep it quiet` binds only in part.
    const found = own.map(
      ({ effect, name }): BindingSentence => ({
        ...sentence,
        effect: effect === 'binds' && ofPart.test(plain) ? 'excepts' : effect,
        by: effect === 'denies' && licence.test(plain) && !otherDenial.test(plain) ? 'onlyALicence' : name,
      }),
    );
    // `Non-binding, but Tenant shall be bound to pay`: one clause denies, another binds.
    if (found.length > 0 && found.every(({ effect }) => effect === 'denies')) {
      // `Nobody owes anybody a thing, apart from silence`.
      if ((excepting.test(plain) && !exceptByLease.test(plain)) || butPart.test(plain))
        return [...found, { ...sentence, effect: 'excepts', by: 'exceptionToDenial' }];
      // `Terms 1 to 18 are non-binding; terms 19 and 20 bind on signing`.
      const held = bindingClause(plain);
      if (held === null) return found;
      return [...found, { ...sentence, effect: ofPart.test(held) ? 'excepts' : 'unclear', by: 'bindingClause' }];
    }
    if (found.length > 0) return found;
    if (!bindingWord.test(plain) || otherSense.test(plain) || isDenied(plain) || whenLeaseSigned.test(plain)) return [];
    const isOfWhole =
      bindingClause(plain) !== null && ofWhole.test(plain) && !ofPart.test(plain) && !excepting.test(plain);
    const effect = isOfWhole
      ? 'binds'
      : ofPart.test(plain) || namesExceptions(text, sentence, plain)
        ? 'excepts'
        : 'unclear';
    return [{ ...sentence, effect, by: 'bindingWord' }];
  });
}

/** Whether the sentence denies what the rule matches in it. */
function isDeniedIn(sentence: string, { pattern }: BindingRule): boolean {
  const match = pattern.exec(sentence);
  const words = match?.[0] ?? '';
  return isDenied(sentence, match === null ? undefined : match.index + words.length) || isDeniedWithin(words);
}

/** `It creates no duties, with two exceptions: … . Those two are enforceable.` */
function namesExceptions(text: LeaseText, sentence: TermPart, plain: string): boolean {
  if (!/^\W*(?:those|these|both|they|the last|the two)\b/i.test(plain)) return false;
  const all = allSentences(text);
  const before = all[all.findIndex(({ start }) => start === sentence.start) - 1];
  return before !== undefined && (excepting.test(before.text) || ofPart.test(`${before.text} binding`));
}

/** `Legal effect` on a line, and `None` on the next one: the value is read with its label. */
function withLabel(text: LeaseText, { text: own, block, start }: TermPart): string {
  if (
    own.length > 90 ||
    !/^\W*(?:yes|no|none|nil|not|nope|nup|nah|nothing|never|only|non|fully|soft|indicative|after|until)\b/i.test(own)
  )
    return own;
  const before = sentencesIn({ block, start: block.start, end: block.end, text: block.text });
  const asked = before[before.findIndex((each) => each.start === start) - 1]?.text.trim() ?? '';
  const label = asked.endsWith('?') ? asked : (text.blocks[text.blocks.indexOf(block) - 1]?.text.trim() ?? '');
  const isLabel =
    label.length < 60 && /\b(?:bind\w*|bound|legal (?:effect|status|force)|commit\w*|enforceab\w*)\b/i.test(label);
  return isLabel && !own.includes(label) ? `${label.replace(/[?:.]$/, '')}: ${own}` : own;
}

/** The clause that binds; null if none does. */
function bindingClause(sentence: string): string | null {
  const clauses = sentence
    .replace(/\b(?:whether|signed) or not\b/gi, 'in any case')
    .split(/[;:,]\s|\s[–—]\s|\b(?:but|although|however)\b/i);
  const found = clauses.find(
    (clause) =>
      /\b(?:shall|will|must|is|are|be|have|becomes?)\b[^.]{0,30}\b(?:binding|bound|enforceable)\b|\d binds?\b/i.test(
        clause,
      ) &&
      !otherSense.test(clause) &&
      !/^\W*(?:is|are|does|will)\b/i.test(clause) &&
      !/\b(?:no|not|nor|neither|never|nobody|nothing|none|until|unless|without|only|when|whether|if|would|which|as|may|intended)\b|n['’]t\b|\bnon-/i.test(
        clause,
      ) &&
      !whenLeaseSigned.test(clause),
  );
  return found ?? null;
}

/**
 * Not a full denial: parties who have agreed on a deal may also say that it is not a contract yet, or reserve the right
 * to withdraw.
 */
const hints = new Set([
  'restIsFree',
  'notAnOffer',
  'notAContract',
  'talkingPaper',
  'withoutLiability',
  'freeToStop',
  'notReserved',
  'onlyALicence',
]);

export function classOf(sentences: readonly BindingSentence[]): Binding['class'] {
  const has = (effect: Effect) => sentences.some((sentence) => sentence.effect === effect);
  // A sentence that both denies and establishes the binding effect of the whole letter contradicts itself.
  if (has('binds'))
    return sentences.some(({ effect, by }) => effect === 'denies' && by !== 'onlyALicence')
      ? 'ambiguous_risk_of_binding'
      : 'binding';
  // A weak denial counts only together with another denial, or with an exception.
  const denying = sentences.filter(({ effect }) => effect === 'denies');
  // A quoted earlier message denied a binding effect when it was written; the newest message doesn't say whether that
  // is still true.
  if (denying.length > 0 && denying.every(isOfQuotedMessage)) return 'ambiguous_risk_of_binding';
  const denials = new Set(denying.map(({ by }) => by));
  const isDeniedAsWhole = denials.size > 1 || has('excepts') || [...denials].some((by) => !hints.has(by));
  if (has('unclear') || !has('denies') || !isDeniedAsWhole) return 'ambiguous_risk_of_binding';
  return has('excepts') ? 'non_binding_with_carveouts' : 'non_binding';
}

/** `> Nothing is enforceable until the lease is signed.` */
export function isOfQuotedMessage({ text, block }: TermPart): boolean {
  return /^\s*>/.test(text) || /^\s*>/.test(block.text);
}

/** A denial in an older message doesn't affect what a newer message promises. */
export function withoutOlderDenials(
  text: LeaseText,
  sentences: readonly BindingSentence[],
): readonly BindingSentence[] {
  const messages = messagesOf(text);
  if (messages.length < 2 || messages[0]?.posted === true) return sentences;
  const ageOf = ({ start }: BindingSentence) => messages.findIndex((each) => each.start <= start && start < each.end);
  const newest = Math.min(...sentences.flatMap((each) => (each.effect === 'binds' ? ageOf(each) : [])));
  return sentences.filter((each) => each.effect !== 'denies' || ageOf(each) <= newest);
}
