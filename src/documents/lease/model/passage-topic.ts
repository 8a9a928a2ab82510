import { switchedOn } from '../../rules/case-suite.ts';
import type { Field, FieldContext } from '../extract/field.ts';
import { type FieldId, fields } from '../extract/fields/index.ts';
import type { Block } from '../prepare/block.ts';
import type { LeaseText } from '../prepare/lease-text.ts';
import { topicsOfHeadings } from '../topics/heading-topics.ts';
import type { Topic } from '../topics/topic.ts';
import type { ClaimedPassage } from './claim-passage.ts';
import { type ClaimValue, claimValues } from './claim-values.ts';
import { plainPhrases } from './plain-phrases.ts';

/** Whether the claimed passage is about the field: by the words of its clause and its heading, and by its topic. */
export function isAbout(
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

/** Of all fields whose value is a passage, this field fits the passage and the words around it best. */
function isMostAbout(field: Field<FieldId>, passage: ClaimedPassage, text: LeaseText): boolean {
  const own = fitOf(field, passage, text);
  const hasWords = (id: FieldId) =>
    isSentence(id) && (claimValues[id] ? passage.quote.text.search(claimValues[id].about) >= 0 : false);
  // Below its heading, a passage doesn't need words of the field, unless it has words of another one.
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

/** The words of these fields occur in many clauses. */
const faintFields: ReadonlySet<FieldId> = new Set<FieldId>(['notices', 'condemnation', 'exclusive_use']);

function isUnderOwnHeading({ topics }: Field<FieldId>, { block }: ClaimedPassage): boolean {
  const only = onlyTopicOf(block);
  return only !== null && only === topics[0];
}

function isSentence(id: FieldId): boolean {
  const type = claimValues[id]?.type;
  return type === 'passage' || type === 'right';
}

/** Words of the field in the passage, the topic of its heading, and the topics that the classifier rates as likely. */
function fitOf({ id, topics }: Field<FieldId>, { quote, block }: ClaimedPassage, text: LeaseText): number {
  const known = claimValues[id];
  if (known === undefined || (known.within && !known.within.test(quote.text))) return 0;
  const words = Math.min(3, [...quote.text.matchAll(known.about)].length);
  const heading = topicsOfHeadings(block.section.split(' > ').at(-1) ?? '');
  const [home] = topics;
  const isHome = home !== undefined && heading.includes(home);
  // A heading with several topics doesn't show which of them a passage without the field's words is about.
  const isOnly = heading.length === 1;
  const headed = !isHome ? 0 : words === 0 ? Number(isOnly) : isOnly ? 3 : 1.5;
  const likely = text.topicsOf(block);
  const place = likely.findIndex((topic) => topics.includes(topic));
  return words + headed + (place < 0 ? 0 : place === 0 ? 1 : 0.5);
}

/**
 * The topic that the nearest heading names; null if it names several, because it is then uncertain which one a passage
 * is about.
 */
export function onlyTopicOf(block: Block): Topic | null {
  const [only, ...others] = topicsOfHeadings(block.section.split(' > ').at(-1) ?? '');
  return others.length === 0 ? (only ?? null) : null;
}
