import type { FieldValue } from '#contract/lease-report.ts';
import type { Document, Quote } from '../../document.ts';
import { foldText, locateQuote } from '../../locate-quote.ts';
import { switchedOn } from '../../rules/case-suite.ts';
import { readClause } from '../assess/reading.ts';
import { isSameValue, scoredReadings } from '../extract/decide.ts';
import type { Candidate, Field, FieldContext } from '../extract/field.ts';
import { type FieldId, fields } from '../extract/fields/index.ts';
import { floor, weights } from '../extract/weights.ts';
import type { Block } from '../prepare/block.ts';
import { hitsIn, sentencesOf } from '../prepare/lease-text.ts';
import { topicsOfHeadings } from '../topics/heading-topics.ts';
import type { Topic } from '../topics/topic.ts';
import type { ModelClaim } from './ask-model.ts';
import { type ClaimValue, claimValues, readClaimed } from './claim-values.ts';
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
  const block = blockAt(context.text.blocks, quote.start);
  if (block === undefined || !block.operative || block.attached) return 'a quote from another instrument of the file';
  const read = provenByRule(field, claim, quote, block, name, context);
  if (read !== null) return read;
  const known = claimValues[field.id];
  if (known === undefined) return 'a value that could not be read';
  if (known.type !== 'right' && !isWithin(claim.value, quote.text)) return 'a value that is not in its quote';
  if (!isAbout(field, known, quote, block, context, off)) return 'a quote about another topic';
  if (known.within && !known.within.test(quote.text)) return 'a value that belongs to another field';
  const sentence = sentenceAround(block, quote);
  const shape = shapeOf(field.id, known);
  const wrong = switchedOn(wrongPassages, off).find(
    ({ shapes, fields: judged, notFields, wording }) =>
      (judged === undefined || judged.includes(field.id)) &&
      !notFields?.includes(field.id) &&
      (shapes === undefined || (shape !== null && shapes.includes(shape))) &&
      wording.test(sentence),
  );
  if (wrong !== undefined) return wrong.refusal;
  if (known.form && !known.form.test(claim.value.trim())) return 'a value that could not be read';
  if (known.type === 'right') {
    if (!isGranted(known, quote, block, context)) return 'a right that the passage does not grant';
  } else if (known.type !== 'passage') {
    if (!isNearest(field, known, claim.value, sentence, block)) return 'a value that belongs to another field';
  }
  const value = readClaimed(known.type, claim.value);
  if (value === null || value.value === 0) return 'a value that could not be read';
  if (otherParties[field.id]?.some((other) => namesParty(value.value, context.best(other)?.value ?? ''))) {
    return 'a value that belongs to another field';
  }
  return {
    field: field.id,
    proof: 'words',
    candidate: { ...value, span: quote, block, evidence: 'model', kind: 'sentence', score: 60, reader: name },
  };
}

/**
 * The claimed passage in the document, verbatim; otherwise a similar one, if `search` allows that expensive search. A
 * similar passage that differs in a negation or an exception is a different statement.
 */
export function findClaimed(document: Document, words: string, near: number, search: () => boolean): Quote | null {
  if (words.length > longestQuote) return null;
  const exact = locateQuote(document, words, { near, similarity: 1 });
  if (exact !== null || !search()) return exact;
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
  const claimed = known === undefined ? null : readClaimed(known.type, claim.value);
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
  if (known?.within && !known.within.test(sentenceAround(block, quote))) return 'a value that belongs to another field';
  const least = field.many || isSame(found.value, best.value) ? floor : best.score - weights.corroborated;
  if (found.score < Math.max(floor, least)) return 'a weaker passage than the one that the rules read';
  return { field: field.id, proof: 'rule', candidate: { ...found, reader: name } };
}

function isAbout(
  field: Field<FieldId>,
  { type }: ClaimValue,
  quote: Quote,
  block: Block,
  { text }: FieldContext,
  off: string | null,
): boolean {
  const topics = text.topicsOf(block);
  const own = switchedOn(plainPhrases, off).filter((phrase) => phrase.field === field.id);
  if (own.some(({ wording }) => wording.test(quote.text))) return true;
  if (type === 'passage' || type === 'right') {
    const only = onlyTopicOf(block);
    if (only !== null && only === field.topics[0] && topics.includes(only)) {
      return type === 'right' || !hasWordsOfAnother(field.id, quote.text);
    }
    return (
      type === 'passage' && hasMostWords(field.id, quote.text) && field.topics.some((topic) => topics.includes(topic))
    );
  }
  if (field.topics.some((topic) => topics.includes(topic))) return true;
  // The opening and the summary are about every topic.
  return topics.length === 0 || block.start < 6_000 || topics.includes('definitions');
}

/** The topic that the nearest heading names; null if it names several, because then it is uncertain which one a passage is about. */
function onlyTopicOf(block: Block): Topic | null {
  const [only, ...others] = topicsOfHeadings(block.section.split(' > ').at(-1) ?? '');
  return others.length === 0 ? (only ?? null) : null;
}

/** The passage has words of the field, and more of them than of any other field whose value is a passage. */
function hasMostWords(id: FieldId, passage: string): boolean {
  const counts = wordCounts(passage);
  const own = counts.find(({ field }) => field === id)?.count ?? 0;
  return own > 0 && counts.every(({ field, count }) => field === id || count < own);
}

/** The passage has no words of the field, but several of another one. */
function hasWordsOfAnother(id: FieldId, passage: string): boolean {
  const counts = wordCounts(passage);
  const own = counts.find(({ field }) => field === id)?.count ?? 0;
  return own === 0 && counts.some(({ count }) => count > 1);
}

/** How often a passage has the words of each field whose value is a passage. */
function wordCounts(passage: string): { readonly field: FieldId; readonly count: number }[] {
  return (Object.entries(claimValues) as [FieldId, ClaimValue][])
    .filter(([, { type }]) => type === 'passage')
    .map(([field, { about }]) => ({ field, count: [...passage.matchAll(about)].length }));
}

/** The shared clause reader finds that someone has the right and nothing revokes it. */
function isGranted({ about }: ClaimValue, quote: Quote, block: Block, { text }: FieldContext): boolean {
  // A heading does not grant anything: `(g) Early Termination Option.`
  if (quote.text.split(/\s+/).length < 6) return false;
  return hitsIn(block, about, quote.start, quote.end).some((hit) => {
    const reading = readClause(text, block, hit);
    return !reading.negated && !reading.denied && reading.modality !== 'waives' && reading.actor !== null;
  });
}

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
function isNearest(field: Field<FieldId>, own: ClaimValue, value: string, sentence: string, block: Block): boolean {
  const folded = foldText(sentence);
  const wanted = foldText(value);
  const at = folded.toLowerCase().indexOf(wanted.toLowerCase());
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
      (isUnderHeading && !fields.some(({ id, topics }) => id === other && topics.includes(heading))) ||
      distance(known) > mine,
  );
}

/** The only field of this type whose first topic it is; null if there are several. */
function onlyFieldOf(topic: Topic, type: ClaimValue['type']): FieldId | null {
  const [only, ...others] = fields.filter(({ id, topics }) => claimValues[id]?.type === type && topics[0] === topic);
  return others.length === 0 ? (only?.id ?? null) : null;
}

/** A heading counts like words of the field at this distance, in characters. */
const underHeading = 60;

const followingName =
  /^[\s,]*\(\s*(?:(?:hereinafter|herein|collectively|referred\s+to\s+as),?\s+)*(?:the\s+)?["']([^"']{3,60})["']/i;

/**
 * Characters from a value to the nearest words that announce it. Words before a value announce it; a party's role
 * follows its name.
 */
function distanceOf(text: string, start: number, end: number, { type, about }: ClaimValue): number {
  let least = Number.POSITIVE_INFINITY;
  for (const match of text.matchAll(about)) {
    const behind = match.index - end;
    const before = start - (match.index + match[0].length);
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
function sentenceAround(block: Block, { start, end }: Quote): string {
  const within = sentencesOf(block).filter((sentence) => sentence.start < end && start < sentence.end);
  const from = within[0]?.start ?? start;
  return block.text.slice(from - block.start, (within.at(-1)?.end ?? end) - block.start);
}

/** Matches whole words: 5 is not in 15, nor 500 in 1,500.00. */
function isWithin(value: string, text: string): boolean {
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
