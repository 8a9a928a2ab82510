import type { FieldValue } from '#contract/lease-report.ts';
import type { Quote } from '../../document.ts';
import { switchedOn } from '../../rules/case-suite.ts';
import { readClause } from '../assess/reading.ts';
import { isSameValue, scoredReadings } from '../extract/decide.ts';
import type { Candidate, Field, FieldContext } from '../extract/field.ts';
import { type FieldId, fields } from '../extract/fields/index.ts';
import { floor, weights } from '../extract/weights.ts';
import { isPartyName } from '../lexicon/party-names.ts';
import { type Block, blockAt } from '../prepare/block.ts';
import { hitsIn, type LeaseText } from '../prepare/lease-text.ts';
import type { ModelClaim } from './ask-model.ts';
import { type ClaimedPassage, passageAt } from './claim-passage.ts';
import { type ClaimValue, claimValues } from './claim-values.ts';
import { isWithin } from './locate-claim.ts';
import { isNearest } from './nearest-field.ts';
import { isAbout } from './passage-topic.ts';
import { inOwnWords, readClaimed } from './read-claimed.ts';
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
  const read = provenByRule(field, claim, quote, block, name, context, off);
  if (isListOfNothing(quote, block, text)) return 'a right that the passage does not grant';
  if (read !== null) return read;
  const known = claimValues[field.id];
  if (known === undefined) return 'a value that could not be read';
  const isIn = isWithin(claim.value, quote.text) || isWithin(claim.value, text.printed(quote));
  if (known.type !== 'right' && !isIn) return 'a value that is not in its quote';
  const passage = passageAt(block, quote, text);
  if (!isAbout(field, known, passage, context, off)) return 'a quote about another topic';
  if (known.within && !known.within.test(`${passage.lead} ${quote.text}`))
    return 'a value that belongs to another field';
  const wrong = wrongPassage(field, known, passage, context, off);
  if (wrong !== null) return wrong;
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
  if (isDateOfOther(field.id, value.value, block, context)) return 'a weaker passage than the one that the rules read';
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

/** `Landlord shall make the following improvements:` above `None.` */
function isListOfNothing(quote: Quote, block: Block, { blocks }: LeaseText): boolean {
  if (quote.end < block.end - 2 || !/\bfollowing\b/i.test(quote.text)) return false;
  return /^\W{0,4}(?:\(?\w{1,2}[.)]\s{1,4})?none\b/i.test(blocks[block.index + 1]?.text ?? '');
}

/** Why the wording around the quote shows that it isn't this field's term of this lease; null if nothing does. */
function wrongPassage(
  { id }: Field<FieldId>,
  known: ClaimValue,
  { sentence, rest }: ClaimedPassage,
  { kind }: FieldContext,
  off: string | null,
): Refusal | null {
  const shape = shapeOf(id, known);
  const wrong = switchedOn(wrongPassages, off).find(
    ({ shapes, fields: judged, notFields, notIn, from, wording }) =>
      (judged === undefined || judged.includes(id)) &&
      !notFields?.includes(id) &&
      notIn !== kind &&
      (shapes === undefined || (shape !== null && shapes.includes(shape))) &&
      wording.test(from === 'quote' ? rest : sentence),
  );
  return wrong?.refusal ?? null;
}

/** Work letters, floor plans, rent tables and insurance requirements are often exhibits of the lease. */
const ofExhibits: ReadonlySet<string> = new Set(['Premises', 'Work', 'Rent', 'Insurance and casualty', 'Options']);

/** The rules read that one party indemnifies, and the claim says that the other does. */
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

/**
 * Whether the rules read the claimed value from the quoted passage, which is the strongest proof. If the rules rank
 * another value above it, that counts against the claim.
 */
function provenByRule(
  field: Field<FieldId>,
  claim: ModelClaim,
  quote: Quote,
  block: Block,
  name: string,
  context: FieldContext,
  off: string | null,
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
  // A second mention may confirm a slightly weaker passage. A value that the rules used because there was no better one
  // must not be confirmed.
  if (known?.within && !known.within.test(passageAt(block, quote, context.text).sentence))
    return 'a value that belongs to another field';
  // A value that the rules rank below another one must not be confirmed either if its wording belongs elsewhere.
  if (known !== undefined && found !== best) {
    const wrong = wrongPassage(field, known, passageAt(block, quote, context.text), context, off);
    if (wrong !== null) return wrong;
  }
  const least = field.many || isSame(found.value, best.value) ? floor : best.score - weights.corroborated;
  if (found.score < Math.max(floor, least)) return 'a weaker passage than the one that the rules read';
  return { field: field.id, proof: 'rule', candidate: { ...found, reader: name } };
}

/** Words right before a right that only mention it: `any right of first refusal`, `loss of quiet enjoyment`. */
const mentioned = /\b(?:any|whether|waive[ds]?|fail(?:s|ure)|loss|similar|no|if|exercise)\s+(?:\S+\s+){0,5}$/i;

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

/** The words name the party, alone or with others: `Acme LLC, a Delaware limited liability company`. */
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

/** After the opening, another date belongs to another agreement: the rules read the date of this one in the opening. */
function isDateOfOther(id: FieldId, value: FieldValue, { start }: Block, { best }: FieldContext): boolean {
  const own = id === 'agreement_date' ? best(id) : null;
  return own !== null && own.block.start < start && own.value !== value;
}

/** In fields about a breach, every passage is about a breach. */
const ofBreach: ReadonlySet<FieldId> = new Set<FieldId>(['remedies', 'landlord_default']);

function shapeOf(id: FieldId, { type }: ClaimValue): ClaimShape | null {
  if (type === 'passage') return ofBreach.has(id) ? null : 'passage';
  if (type === 'right') return 'right';
  return type === 'party' || type === 'words' ? 'name' : 'figure';
}
