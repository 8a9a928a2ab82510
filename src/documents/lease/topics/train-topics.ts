import type { LeaseText } from '../prepare/lease-text.ts';
import { topicsOfHeadings } from './heading-topics.ts';
import { type Topic, topics } from './topic.ts';
import type { TopicWeights } from './topic-weights.ts';
import { wordsOf } from './words.ts';

interface Counts {
  paragraphs: number;
  words: Map<string, number>;
  total: number;
}

/** Words in fewer paragraphs are not reliable. */
const leastParagraphs = 7;
/** Weights closer to zero are left out: they would only make the file larger. */
const leastWeight = 70;

/** Trains on paragraphs whose own headings name their topics; nothing is labeled by hand. */
export function trainTopics(documents: readonly LeaseText[]): TopicWeights {
  const byTopic = new Map<Topic, Counts>(topics.map((topic) => [topic, { paragraphs: 0, words: new Map(), total: 0 }]));
  const all: Counts = { paragraphs: 0, words: new Map(), total: 0 };
  for (const { text, topics: named } of documents.flatMap(labelledParagraphs)) {
    const words = wordsOf(text);
    add(all, words);
    for (const topic of named) {
      const counts = byTopic.get(topic);
      if (counts) add(counts, words);
    }
  }
  const vocabulary = [...all.words].filter(([, count]) => count >= leastParagraphs).map(([word]) => word);
  vocabulary.sort();
  return {
    topics,
    prior: topics.map((topic) =>
      hundredths(Math.log(((byTopic.get(topic)?.paragraphs ?? 0) + 1) / (all.paragraphs + topics.length))),
    ),
    words: Object.fromEntries(
      vocabulary.map((word) => [
        word,
        topics.flatMap((topic, place) => {
          const own = byTopic.get(topic);
          const weight = own === undefined ? 0 : hundredths(logRatio(word, own, all, vocabulary.length));
          return Math.abs(weight) < leastWeight ? [] : [place, weight];
        }),
      ]),
    ),
  };
}

/** Paragraphs of running text below a heading that names one to three topics. */
export function labelledParagraphs(text: LeaseText): { text: string; topics: readonly Topic[] }[] {
  return text.blocks.flatMap((block) => {
    if (block.contents || block.attached || block.kind !== 'text' || block.text.length < 80) return [];
    const innermost = block.section.split(' > ').at(-1) ?? '';
    const named = innermost.length > 60 ? [] : topicsOfHeadings(innermost);
    return named.length === 0 || named.length > 3 ? [] : [{ text: block.text, topics: named }];
  });
}

function add(counts: Counts, words: readonly string[]): void {
  counts.paragraphs += 1;
  counts.total += words.length;
  for (const word of words) counts.words.set(word, (counts.words.get(word) ?? 0) + 1);
}

function logRatio(word: string, own: Counts, all: Counts, size: number): number {
  const inside = own.words.get(word) ?? 0;
  const outside = (all.words.get(word) ?? 0) - inside;
  return Math.log((inside + 1) / (own.total + size)) - Math.log((outside + 1) / (all.total - own.total + size));
}

function hundredths(value: number): number {
  return Math.round(value * 100);
}
