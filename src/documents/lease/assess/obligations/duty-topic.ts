import type { Block } from '../../prepare/block.ts';
import type { LeaseText } from '../../prepare/lease-text.ts';
import { headingTopics, topicsOfHeadings } from '../../topics/heading-topics.ts';
import type { Topic } from '../../topics/topic.ts';

/** Every clause mentions these topics: they count only if there is no other. */
const general: ReadonlySet<Topic> = new Set(['parties', 'premises', 'term', 'use', 'condition', 'definitions']);

/** Says who pays a cost, not what the duty is about. */
const atOwnExpense = /\bat\s+(?:[a-z]+[’']s\s+)?(?:own\s+|sole\s+)*(?:cost\s+and\s+|risk\s+and\s+)?expense\b/g;
/** In headings these words mean insurance; in sentences they also name what the tenant obtains. */
const policies = /\bcoverages?\b|\bpolic(?:y|ies)\b/;

/**
 * The topic of a duty. If the headings name several topics, the one that is also in the sentence counts; a topic that
 * only the classifier suggests counts if the sentence names it.
 */
export function topicOfDuty(text: LeaseText, block: Block, sentence: string): Topic {
  const headed = topicsOfHeadings(block.section);
  const words = sentence.toLowerCase().replace(atOwnExpense, '');
  const isNamed = (topic: Topic) =>
    (topic === 'insurance' && policies.test(words)) ||
    headingTopics.some(([name, of]) => of.includes(topic) && name.test(words));
  const named = headed.find((topic) => !general.has(topic) && isNamed(topic));
  return (
    named ?? headed[0] ?? text.topicsOf(block).find((topic) => !general.has(topic) && isNamed(topic)) ?? 'miscellaneous'
  );
}
