import type { Block } from '../../prepare/block.ts';
import type { LeaseText } from '../../prepare/lease-text.ts';
import { headingTopics, topicsOfHeadings } from '../../topics/heading-topics.ts';
import type { Topic } from '../../topics/topic.ts';

/** Every clause mentions these topics, so they are used only if there is no other. */
const general: ReadonlySet<Topic> = new Set(['parties', 'premises', 'term', 'use', 'condition', 'definitions']);

/** Says who pays a cost, not what the duty is about. */
const atOwnExpense = /\bat\s+(?:[a-z]+[’']s\s+)?(?:own\s+|sole\s+)*(?:cost\s+and\s+|risk\s+and\s+)?expense\b/g;
/** In headings these words mean insurance; in sentences they also name what the tenant obtains. */
const policies = /\bcoverages?\b|\bpolic(?:y|ies)\b/;

/**
 * The topic of the duty itself, regardless of the clause around it: `deliver a new letter of credit` under an
 * extension.
 */
const byItself: readonly (readonly [words: RegExp, topic: Topic])[] = [
  [/\bletters?\s+of\s+credit\b|\bl-c\b/, 'letter_of_credit'],
  [/^(?:peaceably\s+)?(?:surrender|vacate|yield\s+up|quit|deliver\s+up)\b/, 'surrender'],
  [/^remove\b[^;]{0,160}\b(?:at|upon|on|prior\s+to|before)\b[^;]{0,40}\b(?:expiration|termination|end)\b/, 'surrender'],
  [/\b(?:commencement|confirmation)\s+(?:letter|agreement|certificate|memorandum)\b/, 'term'],
  [
    /^(?:pay|reimburse|disburse|credit|provide|contribute)\b[^;]{0,160}\b(?:allowance|costs?\s+of\s+construction)\b/,
    'work',
  ],
  [/\bestoppel\b/, 'estoppel'],
  [/\bbank\s+guarantee\b/, 'deposit'],
  [/\bearly\s+termination\b(?!\s+date)/, 'termination'],
  [
    /^(?:pay|be\s+responsible\s+for\s+paying)\b[^;]{0,80}\b(?:for|of|per|each)\s+(?:each\s+|the\s+)?(?:\w+\s+)?parking\b/,
    'parking',
  ],
  [/^adjust\b[^;]{0,30}\brent(?:al)?\b/, 'rent'],
  [/^renew\s+(?:this|the)\s+(?:sub)?lease\b/, 'renewal'],
  [/^complete\b[^;]{0,20}\bfit-?\s?out\b/, 'work'],
  [
    /\b(?:statements?|estimates?|reconciliation|certificate)\b[^;]{0,40}\b(?:outgoings|service\s+(?:charge|costs)|common\s+area\s+costs|operating\s+(?:costs|expenses))\b/,
    'operating_expenses',
  ],
  [/^pay\b[^;]{0,60}\b(?:outgoings|service\s+charge)\b/, 'operating_expenses'],
  [/^notify\b[^;]{0,80}\b(?:damage|destruction|casualty|fire|accident)\b/, 'casualty'],
  [/^notify\b[^;]{0,80}\b(?:selling|sale)\b|\bpriority\s+to\s+purchase\b/, 'purchase'],
];

/** The same topics, for duties whose headings name nothing specific. */
const otherwise: readonly (readonly [words: RegExp, topic: Topic])[] = [
  [/\btermination\s+(?:fee|penalty)\b/, 'termination'],
  [/\blate\s+(?:charge|fee|payment)\b|\bpenalty\s+of\b|\binterest\s+(?:on|at)\b/, 'late_charge'],
  [/^pay\b[^;]{0,60}(?<!\badditional\s)\brent\b/, 'rent'],
  [/\bsecurity\s+deposit\b/, 'deposit'],
  [/^(?:keep|maintain|repair)\b[^;]{0,60}\bsigns?\b/, 'signage'],
  [/^pay\b[^;]{0,40}\b(?:real\s+estate|property)\s+tax/, 'taxes'],
];

/**
 * The topic of a duty. If the headings name several topics, the one that the sentence also names is used; a topic that
 * only the classifier suggests is used only if the sentence names it.
 */
export function topicOfDuty(text: LeaseText, block: Block, sentence: string, what: string): Topic {
  const own = what.toLowerCase();
  const itself = byItself.find(([pattern]) => pattern.test(own));
  if (itself !== undefined) return itself[1];
  const headed = topicsOfHeadings(block.section);
  const words = sentence.toLowerCase().replace(atOwnExpense, '');
  const isNamed = (topic: Topic) =>
    (topic === 'insurance' && policies.test(words)) ||
    headingTopics.some(([name, of]) => of.includes(topic) && name.test(words));
  const named = headed.find((topic) => !general.has(topic) && isNamed(topic));
  const plain = headed.every((topic) => general.has(topic))
    ? otherwise.find(([pattern]) => pattern.test(own))
    : undefined;
  return (
    named ??
    plain?.[1] ??
    headed[0] ??
    text.topicsOf(block).find((topic) => !general.has(topic) && isNamed(topic)) ??
    'miscellaneous'
  );
}
