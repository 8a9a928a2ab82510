import type { Quote } from '../../document.ts';
import { foldText } from '../../locate-quote.ts';
import { isSameValue, readingsOf } from '../extract/decide.ts';
import type { Candidate, Field, FieldContext } from '../extract/field.ts';
import { type FieldId, fields } from '../extract/fields/index.ts';
import type { Block } from '../prepare/block.ts';
import type { ModelClaim } from './ask-model.ts';
import { type ClaimValue, claimValues, readClaimed } from './claim-values.ts';

/** A claim that holds. `proof`: the rules read the same value there, or the words nearest to the value are the field's. */
export interface VerifiedClaim {
  readonly field: FieldId;
  readonly candidate: Candidate;
  readonly proof: 'rule' | 'words';
}

/** Why a claim is thrown away, as the end of the sentence 'Thrown away: 3 with …'. */
export type Refusal =
  | 'a field that was not asked for'
  | 'a quote that is not in the document'
  | 'a quote from another instrument of the file'
  | 'a value that is not in its quote'
  | 'a quote about another topic'
  | 'a quote about terms that were replaced'
  | 'a value that belongs to another field'
  | 'a value that could not be read';

/**
 * Checks one claim against the document: the quote is in the operative instrument, the value is in the quote, the passage is
 * about the field, and our own readers read that value there. `name`: the model, for the report.
 */
export function verifyClaim(
  claim: ModelClaim,
  quote: Quote | null,
  name: string,
  context: FieldContext,
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
  if (!isWithin(claim.value, quote.text)) return 'a value that is not in its quote';
  if (!isAbout(field, block, context)) return 'a quote about another topic';
  const sentence = sentenceAround(block, quote);
  if (replaced.test(sentence)) return 'a quote about terms that were replaced';
  if (conditional.test(sentence) && known.type !== 'words') return 'a value that belongs to another field';
  if (!isNearest(field.id, known, claim.value, sentence)) return 'a value that belongs to another field';
  const value = readClaimed(known.type, claim.value);
  if (value === null) return 'a value that could not be read';
  return {
    field: field.id,
    proof: 'words',
    candidate: { ...value, span: quote, block, evidence: 'model', kind: 'sentence', score: 60, reader: name },
  };
}

/** A reading of the rules in the quoted passage with the claimed value: the strongest proof. */
function provenByRule(
  field: Field<FieldId>,
  claim: ModelClaim,
  quote: Quote,
  block: Block,
  name: string,
  context: FieldContext,
): VerifiedClaim | null {
  const known = claimValues[field.id];
  const claimed = known === undefined ? null : readClaimed(known.type, claim.value);
  const found = readingsOf(field, context).find(
    (candidate) =>
      candidate.block === block &&
      candidate.span.start < quote.end &&
      quote.start < candidate.span.end &&
      (isSameValue(candidate.value, claim.value) ||
        (claimed !== null && isSameValue(candidate.value, claimed.value)) ||
        (field.isSame?.(candidate.value, claim.value) ?? false) ||
        isSameValue(candidate.shown, claim.value)),
  );
  return found === undefined ? null : { field: field.id, proof: 'rule', candidate: { ...found, reader: name } };
}

function isAbout(field: Field<FieldId>, block: Block, { text }: FieldContext): boolean {
  const topics = text.topicsOf(block);
  return (
    topics.length === 0 ||
    field.topics.some((topic) => topics.includes(topic)) ||
    // The opening and the summary are about everything.
    block.start < 6_000 ||
    topics.includes('definitions')
  );
}

const replaced =
  /\b(?:original|prior|existing|previous|former|superseded|currently|presently)\s+(?:\w+\s+){0,2}(?:lease|term|tenant|landlord|rent|expiration|deposit)\b|\bwhereas\b|\b(?:hereby\s+)?deleted\b|\bscheduled\s+to\s+expire\b|\bin\s+lieu\s+of\b|\bnot\s+(?:be\s+)?(?:applicable|required)\b/i;
const conditional = /\b(?:not\s+to\s+exceed|up\s+to|in\s+no\s+event)\b/i;

/** The field's words stand nearer to the value than those of any other field of its type. */
function isNearest(id: FieldId, own: ClaimValue, value: string, sentence: string): boolean {
  const at = foldText(sentence).toLowerCase().indexOf(foldText(value).toLowerCase());
  if (at < 0) return false;
  const end = at + foldText(value).length;
  const folded = foldText(sentence);
  const distance = (pattern: RegExp) => {
    let least = Number.POSITIVE_INFINITY;
    for (const match of folded.matchAll(pattern)) {
      const behind = match.index - end;
      const before = at - (match.index + match[0].length);
      // Words before a value announce it; those behind it do so only in brackets (`… (“Landlord”)`).
      const far = before >= 0 ? before : behind >= 0 ? behind * (own.type === 'party' ? 0.8 : 1.6) : 0;
      least = Math.min(least, far);
    }
    return least;
  };
  const mine = distance(own.about);
  if (mine > (own.type === 'words' ? 400 : 160)) return false;
  return (Object.entries(claimValues) as [FieldId, ClaimValue][]).every(
    ([other, known]) =>
      other === id || known.type !== own.type || own.type === 'words' || distance(known.about) > mine - 0.01,
  );
}

/** The sentence around the quote, as far as the paragraph goes. */
function sentenceAround(block: Block, { start, end }: Quote): string {
  const text = block.text;
  const from = Math.max(0, text.lastIndexOf('. ', Math.max(0, start - block.start - 1)) + 1);
  const stop = text.indexOf('. ', Math.max(0, end - block.start - 1));
  return text.slice(from, stop < 0 ? text.length : stop + 1);
}

/** As whole words: 5 is not in 15, nor 500 in 1,500.00. */
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
