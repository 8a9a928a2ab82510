import type { Obligation } from '../../../contract/lease-report.ts';
import type { Facts } from '../extract/facts.ts';
import type { Block } from '../prepare/block.ts';
import { hitsIn, sentencesOf } from '../prepare/lease-text.ts';
import { passageOf } from '../prepare/passage.ts';
import { topicsOfHeadings } from '../topics/heading-topics.ts';
import { type Topic, topics } from '../topics/topic.ts';
import { topicNames } from '../topics/topic-names.ts';
import { readClause } from './reading.ts';

/** A report lists the duties that have a time or an amount: so many of one topic, so many in all. */
const most = { perTopic: 4, all: 60 } as const;

/** What either party must do by some time or for some amount: one line each, grouped by topic in the order of a lease. */
export function obligationsOf(facts: Facts): Obligation[] {
  const byTopic = new Map<Topic, Obligation[]>();
  for (const block of facts.text.blocks) {
    if (!block.operative || block.attached || block.contents || block.kind !== 'text') continue;
    const topic = topicOf(facts, block);
    const known = byTopic.get(topic) ?? [];
    if (known.length >= most.perTopic) continue;
    const next = dutiesIn(facts, block, topicNames[topic]).find(
      ({ what }) => !known.some((other) => other.what === what),
    );
    if (next) byTopic.set(topic, [...known, next]);
  }
  return topics.flatMap((topic) => byTopic.get(topic) ?? []).slice(0, most.all);
}

function topicOf({ text }: Facts, block: Block): Topic {
  return topicsOfHeadings(block.section)[0] ?? text.topicsOf(block)[0] ?? 'miscellaneous';
}

const duty =
  /\b(?:shall|must|agrees?\s+to|covenants?\s+(?:and\s+agrees?\s+)?to|undertakes?\s+to)\s+(?:(?:promptly|immediately|at\s+all\s+times|forthwith|first|then|thereafter)\s+)?(?!also\b|be\b|have\b|forfeit\b|deem\b|receive\b|lease\b|not\b|mean\b|include\b|survive\b|constitute\b|continue\b|remain\b|commence\b|expire\b|terminate\b|apply\b|govern\b|inure\b|run\b|become\b|bear\s+interest\b)([a-z]+)/g;
const timed =
  /\b(?:(?:not?\s+later\s+than|at\s+least\s+(?=\w+[\s-]*(?:\(\d+\)\s*)?(?:business\s+|calendar\s+)?(?:days?|weeks?|months?|years?))|within\s+(?=a\s+reasonable|such|\d|\w+[\s-]*\(|(?:one|two|three|five|ten|fifteen|twenty|thirty|sixty|ninety)\b)|on\s+or\s+before|prior\s+to|no\s+more\s+than)\s*(?:[^,.;()]|\(\d+\)){3,80}|(?:monthly|annually|quarterly|weekly|each\s+(?:month|year|calendar\s+month|calendar\s+year)|on\s+the\s+first\s+day\s+of\s+each\s+(?:calendar\s+)?month|upon\s+(?:demand|request|receipt[^,.;()]{0,40})|(?:up)?on\s+(?:the\s+)?(?:expiration|termination)[^,.;()]{0,50}|in\s+advance|from\s+time\s+to\s+time))\b/i;

/** Duties of a paragraph that name a time or an amount, the subject clearly a party. */
function dutiesIn(facts: Facts, block: Block, topic: string): Obligation[] {
  return sentencesOf(block).flatMap((span): Obligation[] => {
    const sentence = block.text.slice(span.start - block.start, span.end - block.start);
    const time = timed.exec(sentence)?.[0];
    if (sentence.length < 40 || sentence.length > 900 || (time === undefined && !/\$\s?\d/.test(sentence))) return [];
    const hit = hitsIn(block, duty, span.start, span.end)[0];
    const verb = hit?.group(1);
    if (!hit || !verb) return [];
    const reading = readClause(facts.text, block, { start: hit.start, end: verb.end });
    const { actor } = reading;
    if (reading.negated || reading.denied || reading.modality !== 'shall' || reading.doubts.length > 0) return [];
    if (actor !== 'tenant' && actor !== 'landlord' && actor !== 'each') return [];
    const rest = block.text.slice(verb.start - block.start, span.end - block.start);
    const what = shortened(rest);
    const when = time?.replace(/\s+/g, ' ').trim();
    return [
      {
        who: actor === 'each' ? 'both' : actor,
        topic,
        what,
        ...(when === undefined || what.includes(when.slice(0, 20)) ? {} : { when }),
        ...passageOf(facts.text.quote({ start: span.start, end: Math.min(span.end, span.start + 500) })),
      },
    ];
  });
}

/** At most 140 characters, cut between words and marked as cut. */
function shortened(words: string): string {
  const plain = words
    .replace(/\s+/g, ' ')
    .replace(/[\s.;:,]+$/, '')
    .trim();
  if (plain.length <= 140) return plain;
  const cut = plain.lastIndexOf(' ', 139);
  return `${plain.slice(0, cut).replace(/[\s,;:(]+$/, '')}…`;
}
