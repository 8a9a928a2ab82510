import type { FieldValue } from '#contract/lease-report.ts';
import type { Quote, Span } from '../../document.ts';
import { foldText, locateQuote } from '../../locate-quote.ts';
import { quoteAt } from '../../quote.ts';
import { switchedOn } from '../../rules/case-suite.ts';
import { readClause } from '../assess/reading.ts';
import { isSameValue, scoredReadings } from '../extract/decide.ts';
import type { Candidate, Field, FieldContext } from '../extract/field.ts';
import { type FieldId, fields } from '../extract/fields/index.ts';
import { floor, weights } from '../extract/weights.ts';
import { isPartyName } from '../lexicon/party-names.ts';
import type { Block } from '../prepare/block.ts';
import { hitsIn, type LeaseText, sentencesOf } from '../prepare/lease-text.ts';
import { topicsOfHeadings } from '../topics/heading-topics.ts';
import type { Topic } from '../topics/topic.ts';
import type { ModelClaim } from './ask-model.ts';
import { type ClaimValue, claimValues, inOwnWords, readClaimed } from './claim-values.ts';
import { plainPhrases } from './plain-phrases.ts';
import type { Refusal } from './refusal.ts';
import { type ClaimShape, wrongPassages } from './wrong-passages.ts';

/**
 * A verified claim. `proof`: the rules read the same value there, or the words nearest to the value belong to the
 * field.
 */
export interface VerifiedClaim {
  readonly field: FieldId;
  readonly candidate: Candidate;
  readonly proof: 'rule' | 'words';
}

/**
 * Checks one claim against the document: the quote is in the operative instrument, the value is in the quote, the passage is
 * about the field, and our own readers read that value there. `name`: the model, for the report; `off`: a part of
 * `wrongPassages` or `plainPhrases` that is switched off.
 */
export function verifyClaim(
  claim: ModelClaim,
  quote: Quote | null,
  name: string,
  context: FieldContext,
  off: string | null = null,
): VerifiedClaim | Refusal {
  const field = fields.find(({ id }) => id === claim.field) as Field<FieldId> | undefined;
  if (field === undefined) return 'a field that was not asked for';
  if (quote === null) return 'a quote that is not in the document';
  const { text } = context;
  const block = blockAt(text.blocks, quote.start);
  if (block === undefined || !block.operative || (block.attached && !ofExhibits.has(field.group))) {
    return 'a quote from another instrument of the file';
  }
  const read = provenByRule(field, claim, quote, block, name, context);
  if (read !== null) return read;
  const known = claimValues[field.id];
  if (known === undefined) return 'a value that could not be read';
  const isIn = isWithin(claim.value, quote.text) || isWithin(claim.value, text.printed(quote));
  if (known.type !== 'right' && !isIn) return 'a value that is not in its quote';
  const passage = passageAt(block, quote, text);
  if (!isAbout(field, known, passage, context, off)) return 'a quote about another topic';
  if (known.within && !known.within.test(`${passage.lead} ${quote.text}`))
    return 'a value that belongs to another field';
  const shape = shapeOf(field.id, known);
  const wrong = switchedOn(wrongPassages, off).find(
    ({ shapes, fields: judged, notFields, notIn, from, wording }) =>
      (judged === undefined || judged.includes(field.id)) &&
      !notFields?.includes(field.id) &&
      notIn !== context.kind &&
      (shapes === undefined || (shape !== null && shapes.includes(shape))) &&
      wording.test(from === 'quote' ? passage.rest : passage.sentence),
  );
  if (wrong !== undefined) return wrong.refusal;
  const value = readClaimed(known.type, claim.value, field.id) ?? inOwnWords(field.id, known, claim.value, quote.text);
  if (value === null || value.value === 0) return 'a value that could not be read';
  if (known.form && value.value === claim.value.replace(/\s+/g, ' ').trim() && !known.form.test(value.value))
    return 'a value that could not be read';
  if (known.type === 'right') {
    if (!isGranted(known, passage, context)) return 'a right that the passage does not grant';
  } else if (known.type !== 'passage' && known.type !== 'choice') {
    if (!isNearest(field, known, claim.value, passage)) return 'a value that belongs to another field';
  }
  if (known.type === 'party' && !isPartyName(String(value.value).split(/,\s+an?\s/)[0] ?? ''))
    return 'a value that could not be read';
  if (otherParties[field.id]?.some((other) => namesParty(value.value, context.best(other)?.value ?? ''))) {
    return 'a value that belongs to another field';
  }
  return {
    field: field.id,
    proof: 'words',
    candidate: {
      ...ofBothSides(field.id, value, context),
      span: quote,
      block,
      evidence: 'model',
      kind: 'sentence',
      score: weights.claim,
      reader: name,
    },
  };
}

/** Work letters, floor plans, rent tables and insurance requirements are often exhibits of the lease. */
const ofExhibits: ReadonlySet<string> = new Set(['Premises', 'Work', 'Rent', 'Insurance and casualty', 'Options']);

/** The rules read that one side indemnifies, the claim that the other does. */
function ofBothSides<Read extends { readonly value: FieldValue; readonly shown: string }>(
  id: FieldId,
  read: Read,
  { best }: FieldContext,
): Read | { value: string; shown: string } {
  const sides = [read.value, best(id)?.value];
  return id === 'indemnity' && sides.includes('tenant_only') && sides.includes('landlord_only')
    ? { value: 'mutual', shown: 'Both sides' }
    : read;
}

/** A claimed passage and the words that introduce it. */
interface ClaimedPassage {
  readonly quote: Quote;
  readonly block: Block;
  /** The sentences of the paragraph that the quote is in. */
  readonly sentence: string;
  /** The part of them that begins with the quote. */
  readonly rest: string;
  /** The label of the value, or the innermost heading, if the sentence doesn't contain it. */
  readonly lead: string;
}

function passageAt(block: Block, quote: Quote, text: LeaseText): ClaimedPassage {
  const { start, end } = sentencesAround(block, quote);
  const slice = (from: number) => block.text.slice(from - block.start, end - block.start);
  return { quote, block, sentence: slice(start), rest: slice(quote.start), lead: leadOf(block, quote, text) };
}

function leadOf(block: Block, { start, end }: Quote, { pairs }: LeaseText): string {
  const own = pairs.findLast(
    ({ value, labelSpan }) => value.start <= start + 2 && end <= value.end + 2 && labelSpan.end <= start,
  );
  return own === undefined ? (block.section.split(' > ').at(-1) ?? '') : own.label;
}

/**
 * The claimed passage in the document, verbatim; otherwise a similar one, if `search` allows that expensive search. A
 * similar passage that differs in a negation or an exception is a different statement.
 */
export function findClaimed(
  { document, source }: LeaseText,
  words: string,
  near: number,
  search: () => boolean,
): Quote | null {
  if (words.length > longestQuote) return null;
  const exact = locateQuote(document, words, { near, similarity: 1 });
  if (exact !== null) return exact;
  // The engine reads some words in another form than they are printed in: filled blanks, the names of the parties' roles.
  const printed = document === source ? null : locateQuote(source, words, { near, similarity: 1 });
  if (printed !== null) return quoteAt(document, printed.start, printed.end);
  if (!search()) return null;
  const similar = locateQuote(document, words, { near });
  return similar !== null && turns(similar.text) === turns(words) ? similar : null;
}

const longestQuote = 600;

/** Words that reverse the meaning of a statement, in their order in the text. */
function turns(text: string): string {
  return (
    text
      .toLowerCase()
      .match(/\b(?:not|no|never|neither|nor|without|unless|except|excluding|landlord|tenant|lessor|lessee)\b/g) ?? []
  ).join(' ');
}

/**
 * A reading of the rules in the quoted passage with the claimed value, which is the strongest proof. If the rules rank
 * another value above it, that counts against the claim.
 */
function provenByRule(
  field: Field<FieldId>,
  claim: ModelClaim,
  quote: Quote,
  block: Block,
  name: string,
  context: FieldContext,
): VerifiedClaim | Refusal | null {
  const known = claimValues[field.id];
  const claimed = known === undefined ? null : readClaimed(known.type, claim.value, field.id);
  const isSame = field.isSame ?? isSameValue;
  const readings = scoredReadings(field, context);
  const found = readings.find(
    (candidate) =>
      candidate.block === block &&
      candidate.span.start < quote.end &&
      quote.start < candidate.span.end &&
      (known?.type !== 'passage' || isWithin(claim.value, quote.text)) &&
      (isSameValue(candidate.value, claim.value) ||
        (claimed !== null && isSameValue(candidate.value, claimed.value)) ||
        isSame(candidate.value, claim.value) ||
        isSameValue(candidate.shown, claim.value)),
  );
  const [best] = readings;
  if (found === undefined || best === undefined) return null;
  // A second mention may support a slightly weaker passage.
  // A value that the rules read because there was no better one must not be confirmed.
  if (known?.within && !known.within.test(passageAt(block, quote, context.text).sentence))
    return 'a value that belongs to another field';
  const least = field.many || isSame(found.value, best.value) ? floor : best.score - weights.corroborated;
  if (found.score < Math.max(floor, least)) return 'a weaker passage than the one that the rules read';
  return { field: field.id, proof: 'rule', candidate: { ...found, reader: name } };
}

function isAbout(
  field: Field<FieldId>,
  known: ClaimValue,
  passage: ClaimedPassage,
  { text }: FieldContext,
  off: string | null,
): boolean {
  const { quote, block, lead } = passage;
  const own = switchedOn(plainPhrases, off).filter((phrase) => phrase.field === field.id);
  if (own.some(({ wording }) => wording.test(quote.text))) return true;
  if (known.type === 'passage' || known.type === 'right') return isMostAbout(field, passage, text);
  const topics = text.topicsOf(block);
  if (field.topics.some((topic) => topics.includes(topic))) return true;
  // The opening and the summary are about every topic.
  if (topics.length === 0 || block.start < 6_000 || topics.includes('definitions')) return true;
  return [...`${lead}: ${quote.text}`.matchAll(known.about)].length > 0;
}

/** Of all fields whose value is a passage, the field is the one that the passage and the words around it fit best. */
function isMostAbout(field: Field<FieldId>, passage: ClaimedPassage, text: LeaseText): boolean {
  const own = fitOf(field, passage, text);
  const hasWords = (id: FieldId) =>
    isSentence(id) && (claimValues[id] ? passage.quote.text.search(claimValues[id].about) >= 0 : false);
  // Below its heading a passage needs no words of the field, unless it has those of another one.
  if (!hasWords(field.id) && fields.some(({ id }) => hasWords(id))) return false;
  if (claimValues[field.id]?.type === 'right' && !isUnderOwnHeading(field, passage) && own < 1.5) return false;
  return (
    own >= (faintFields.has(field.id) ? 1.5 : leastFit) &&
    (fields as readonly Field<FieldId>[]).every(
      (other) => other.id === field.id || !isSentence(other.id) || fitOf(other, passage, text) <= own,
    )
  );
}

const leastFit = 1;

/** Words of these fields are in many clauses. */
const faintFields: ReadonlySet<FieldId> = new Set<FieldId>(['notices', 'condemnation', 'exclusive_use']);

/** Words right before a right that only mention it: `any right of first refusal`, `loss of quiet enjoyment`. */
const mentioned = /\b(?:any|whether|waive[ds]?|fail(?:s|ure)|loss|similar|no|if|exercise)\s+(?:\S+\s+){0,5}$/i;

function isUnderOwnHeading({ topics }: Field<FieldId>, { block }: ClaimedPassage): boolean {
  const only = onlyTopicOf(block);
  return only !== null && only === topics[0];
}

function isSentence(id: FieldId): boolean {
  const type = claimValues[id]?.type;
  return type === 'passage' || type === 'right';
}

/** Words of the field in the passage, the topic of its heading, and the topics that the classifier finds likely. */
function fitOf({ id, topics }: Field<FieldId>, { quote, block }: ClaimedPassage, text: LeaseText): number {
  const known = claimValues[id];
  if (known === undefined || (known.within && !known.within.test(quote.text))) return 0;
  const words = Math.min(3, [...quote.text.matchAll(known.about)].length);
  const heading = topicsOfHeadings(block.section.split(' > ').at(-1) ?? '');
  const [home] = topics;
  const isHome = home !== undefined && heading.includes(home);
  const headed = !isHome ? 0 : words === 0 ? 1 : heading.length === 1 ? 3 : 1.5;
  const likely = text.topicsOf(block);
  const place = likely.findIndex((topic) => topics.includes(topic));
  return words + headed + (place < 0 ? 0 : place === 0 ? 1 : 0.5);
}

/** The topic that the nearest heading names; null if it names several, because then it is uncertain which one a passage is about. */
function onlyTopicOf(block: Block): Topic | null {
  const [only, ...others] = topicsOfHeadings(block.section.split(' > ').at(-1) ?? '');
  return others.length === 0 ? (only ?? null) : null;
}

/** The shared clause reader finds that someone has the right and nothing revokes it. */
function isGranted({ about }: ClaimValue, { quote, block, lead }: ClaimedPassage, { text }: FieldContext): boolean {
  // `Right of First Offer: Suite 200 as it becomes vacant`
  if (lead !== '' && lead.search(about) >= 0 && !block.section.endsWith(lead))
    return !/^\W*(?:none|no\b|n\/?a)/i.test(quote.text);
  // A heading does not grant anything: `(g) Early Termination Option.`
  if (quote.text.split(/\s+/).length < 6) return false;
  return hitsIn(block, about, quote.start, quote.end)
    .slice(0, 1)
    .some((hit) => {
      const reading = readClause(text, block, hit);
      const before = block.text.slice(Math.max(0, hit.start - block.start - 60), hit.start - block.start);
      return (
        !reading.negated &&
        !reading.denied &&
        reading.modality !== 'waives' &&
        (reading.actor !== null || granting.test(quote.text)) &&
        !mentioned.test(before)
      );
    });
}

const granting = /\b(?:may|rights?|options?|entitled|granted?s?)\b/i;

/** The words name the party, alone or among others: `Acme LLC, a Delaware limited liability company`. */
function namesParty(words: FieldValue, party: FieldValue): boolean {
  const plain = (name: FieldValue) =>
    ` ${String(name)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `.replace(/^ the (?=.)/, ' ');
  const name = plain(party);
  return name.trim() !== '' && plain(words).includes(name);
}

/** A party does not lease from itself or guarantee its own debt. */
const otherParties: Readonly<Partial<Record<FieldId, readonly FieldId[]>>> = {
  landlord: ['tenant', 'guarantor'],
  tenant: ['landlord', 'guarantor'],
  guarantor: ['landlord', 'tenant'],
};

/** In fields about a breach, every passage is about a breach. */
const ofBreach: ReadonlySet<FieldId> = new Set<FieldId>(['remedies', 'landlord_default']);

function shapeOf(id: FieldId, { type }: ClaimValue): ClaimShape | null {
  if (type === 'passage') return ofBreach.has(id) ? null : 'passage';
  if (type === 'right') return 'right';
  return type === 'party' || type === 'words' ? 'name' : 'figure';
}

/**
 * The field's words are nearer to the value than those of any other field of its type. Below a heading that names the
 * field's topic alone, only the words of fields with the same topic count.
 */
function isNearest(
  field: Field<FieldId>,
  own: ClaimValue,
  value: string,
  { sentence, rest, lead, block }: ClaimedPassage,
): boolean {
  const folded = tidy(lead === '' || sentence.toLowerCase().startsWith(lead) ? sentence : `${lead}: ${sentence}`);
  const wanted = tidy(value);
  // The value may occur more than once: it is the one in the quote.
  const at = folded.toLowerCase().indexOf(wanted.toLowerCase(), Math.max(0, folded.length - tidy(rest).length - 2));
  if (at < 0) return false;
  const distance = (known: ClaimValue) => distanceOf(folded, at, at + wanted.length, known);
  // `December 31, 2025 (the “Termination Date”)`: the name that follows identifies the value.
  const alias = followingName.exec(folded.slice(at + wanted.length))?.[1];
  if (alias !== undefined && own.type !== 'party' && own.type !== 'words' && alias.search(own.about) < 0) {
    return false;
  }
  const heading = onlyTopicOf(block);
  const isUnderHeading = heading !== null && own.type !== 'party' && onlyFieldOf(heading, own.type) === field.id;
  const mine = isUnderHeading ? Math.min(distance(own), underHeading) : distance(own);
  if (mine > (own.type === 'words' ? 300 : 160)) return false;
  return (Object.entries(claimValues) as [FieldId, ClaimValue][]).every(
    ([other, known]) =>
      other === field.id ||
      known.type !== own.type ||
      own.type === 'words' ||
      // `Controllable expenses shall not increase by more than 5 %`: not an increase of the rent.
      (other === 'escalation' && field.group === 'Expenses') ||
      (isUnderHeading && !fields.some(({ id, topics }) => id === other && topics.includes(heading))) ||
      distance(known) > mine,
  );
}

/** Spaces next to quotation marks don't matter: `(the " Expiration Date ")`. */
function tidy(text: string): string {
  return foldText(text).replace(/ ?" ?/g, '"');
}

/** The only field of this type whose first topic it is; null if there are several. */
function onlyFieldOf(topic: Topic, type: ClaimValue['type']): FieldId | null {
  const [only, ...others] = fields.filter(({ id, topics }) => claimValues[id]?.type === type && topics[0] === topic);
  return others.length === 0 ? (only?.id ?? null) : null;
}

/** A heading counts like words of the field at this distance, in characters. */
const underHeading = 60;

const followingName =
  /^[\s,]*\(\s*(?:(?:hereinafter|herein|collectively|referred\s+to\s+as),?\s+)*(?:the\s*)?["']([^"']{3,60})["']/i;

/**
 * Characters from a value to the nearest words that announce it. Words before a value announce it; a party's role
 * follows its name.
 */
function distanceOf(text: string, start: number, end: number, { type, about }: ClaimValue): number {
  let least = Number.POSITIVE_INFINITY;
  for (const match of text.matchAll(about)) {
    const behind = match.index - end;
    const before = start - (match.index + match[0].length);
    // `4,200 square feet in the Building`: where the space is, not what is measured.
    if (
      type === 'area' &&
      behind >= 0 &&
      /\b(?:in|of|within|at|on)\s+(?:the|an?|that|said)\s+(?:\w+\s+){0,2}$/i.test(text.slice(end, match.index))
    )
      continue;
    if (type === 'party') {
      // `NAME, a Delaware corporation (“Landlord”)`; `Landlord: NAME` only if no role follows the name.
      if (behind >= 0 && behind < 160) least = Math.min(least, behind);
      else if (before >= 0 && before < 4) least = Math.min(least, 300 + before);
      continue;
    }
    least = Math.min(least, before >= 0 ? before : behind >= 0 ? behind * 1.6 : 0);
  }
  return type === 'party' && least !== Number.POSITIVE_INFINITY ? least / 4 : least;
}

/** The sentences of the paragraph that the quote is in. */
function sentencesAround(block: Block, { start, end }: Quote): Span {
  const within = sentencesOf(block).filter((sentence) => sentence.start < end && start < sentence.end);
  return { start: Math.min(start, within[0]?.start ?? start), end: Math.max(end, within.at(-1)?.end ?? end) };
}

/** Matches whole words: 5 is not in 15, nor 500 in 1,500.00. */
export function isWithin(value: string, text: string): boolean {
  const wanted = foldText(value);
  const whole = foldText(text);
  if (!/[\p{L}\p{N}]/u.test(wanted)) return false;
  for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + 1)) {
    const before = whole.slice(Math.max(0, at - 2), at);
    const after = whole.slice(at + wanted.length, at + wanted.length + 2);
    const opens = !(/^[\p{L}\p{N}]/u.test(wanted) && /(?:[\p{L}\p{N}]|\p{N}[.,])$/u.test(before));
    const closes = !(/[\p{L}\p{N}]$/u.test(wanted) && /^(?:[\p{L}\p{N}]|[.,]\p{N})/u.test(after));
    if (opens && closes) return true;
  }
  return false;
}

function blockAt(blocks: readonly Block[], offset: number): Block | undefined {
  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((blocks[middle]?.start ?? Number.POSITIVE_INFINITY) <= offset) low = middle + 1;
    else high = middle;
  }
  return blocks[low - 1];
}
