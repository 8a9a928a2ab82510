import { countsOf } from '../counts.ts';
import type { Finding, RiskContext, RiskSentence } from '../rule.ts';
import { number, wholeNumber } from './whole-number.ts';

/**
 * The first division of what was studied whose parts do not add up: to the number of the whole, or to what is left after
 * those that were left out. Only divisions that say that they are complete are added up.
 */
export function wrongSums({ sentences }: RiskContext): readonly Finding[] {
  const given = new Set([...sentences.flatMap(({ lower }) => numbersIn(lower)), ...wholes(sentences)]);
  for (const [index, sentence] of sentences.entries()) {
    const near = sentences.slice(Math.max(0, index - 3), index + 1);
    for (const sum of sums(sentence, near)) {
      // A sum that is given somewhere is another whole; parts far from every whole are parts of something else.
      const agrees = sum.total === null ? given.has(sum.parts) || !isNear(sum, sentences) : sum.total === sum.parts;
      if (!agrees)
        return [{ sentence, add: `${shown(sum)} Check these numbers, and say what differs if all are right.` }];
    }
  }
  return [];
}

interface Sum {
  readonly parts: number;
  /** The whole, where the same passage states it. */
  readonly total: number | null;
}

/** Pairs of parts that leave nothing out. */
const divisions: readonly RegExp[] = [
  new RegExp(`(?<![\\d.,])${number} (?:f|females?|women|girls)\\b[^.;()\\d]{0,12}${number} (?:m|males?|men|boys)\\b`),
  new RegExp(`(?<![\\d.,])${number} (?:m|males?|men|boys)\\b[^.;()\\d]{0,12}${number} (?:f|females?|women|girls)\\b`),
  new RegExp(
    `(?<![\\d.,])${number} (?:[a-z]+ ){0,2}(?:for|in|as) (?:the )?train(?:ing)?\\b[^.;\\d]{0,20}${number} (?:[a-z]+ ){0,2}(?:for|in|as) (?:the )?test(?:ing)?\\b(?![^.;]{0,30}validation)`,
  ),
  new RegExp(
    `(?<![\\d.,])${number} (?!%)[^.;%]{3,60}?, (?:and |but |while )?(?:the other )?${number} (?:did|had|were|was|got|received) (?:not|none|nothing)\\b`,
  ),
  new RegExp(
    `(?<![\\d.,])${number} (?:(?:in|to|for|of|from|with|on|got|received|were|the|a|an|their|our) |[a-z-]+ ){0,4}?(?:interventions?|treatment|treated|exposed|cases|experimental|patients|exercise|drug|app|training)\\b[^.;%\\d]{0,30}?(?:and|,|\\/|vs\\.?|versus|to) ${number} (?:(?:in|to|for|as|the|a|an|healthy|matched|on) )*(?:controls?|untreated|unexposed|placebo|comparison|usual care|waiting)`,
  ),
];

function sums(sentence: RiskSentence, near: readonly RiskSentence[]): Sum[] {
  const { lower } = sentence;
  const divided = divisions.flatMap((pattern): Sum[] => {
    const match = pattern.exec(lower);
    return match === null ? [] : [{ parts: wholeNumber(match[1]) + wholeNumber(match[2]), total: null }];
  });
  return [
    ...divided,
    ...sizes(lower),
    ...listed(lower),
    ...equalGroups(lower),
    ...flow(near.map((each) => each.lower).join(' '), lower),
  ];
}

/** '40 interviews: 15 farmers, 12 traders and 9 officials', '48 plots (16 mown, 15 grazed, 16 left alone)'. */
function listed(lower: string): Sum[] {
  const part = `(?<!\\b(?:aged?|mean|median|sd|about|at least|of) )${number} (?!(?:${unit})\\b)[a-z][^\\d.;:()%]{0,40}?`;
  const list = new RegExp(
    `(?<![\\d.,])${number} (?!(?:${unit})\\b)(?:[a-z-]+ ){0,3}[a-z-]+ ?(?::|\\(|, (?:namely|of which|of whom|split into|divided into|made up of)|= ?) ?((?:${part}(?:, and |,| and |;|\\+| \\+ |\\/) ?){1,6}${part})(?=[.);:]|$)`,
  );
  const match = list.exec(lower);
  if (match === null) return [];
  const total = wholeNumber(match[1]);
  const parts = numbersIn(match[2] ?? '');
  const sum = parts.reduce((added, each) => added + each, 0);
  const isDivision =
    parts.length >= 2 && parts.every((each) => each < total) && Math.abs(sum - total) <= Math.max(1, total * 0.15);
  return isDivision ? [{ parts: sum, total }] : [];
}

const unit =
  'years?|yrs?|y|months?|weeks?|days?|hours?|h|min|minutes?|seconds?|s|mm|cm|m|km|kg|g|mg|ml|l|ha|points?|items?|percent|times|fold|eur|euros?|usd|dollars?|to|and|or|of|per|degrees?|k|v|w|hz|khz|mhz|ghz|nm|bar|c';

/** 'control (n = 24), treated (n = 25)'. */
function sizes(lower: string): Sum[] {
  const parts = [...lower.matchAll(new RegExp(`\\bn\\s?=\\s?${number}(?![.\\d])`, 'g'))].map(([, size]) =>
    wholeNumber(size),
  );
  return parts.length < 2 || parts.length > 6
    ? []
    : [{ parts: parts.reduce((sum, part) => sum + part, 0), total: null }];
}

/** 'three groups of 20 (62 people)'. */
function equalGroups(lower: string): Sum[] {
  const match = new RegExp(
    `\\b(two|three|four|five|six) (?:[a-z]+ )?(?:groups|arms|conditions|classes|blocks|batches|teams|cohorts)\\b(?: with| of|,)? ${number} (?:each|per|people|participants|patients|students|children|mice|rats|animals|plants|plots|samples|of them)`,
  ).exec(lower);
  const groups = ['two', 'three', 'four', 'five', 'six'].indexOf(match?.[1] ?? '') + 2;
  return match === null ? [] : [{ parts: groups * wholeNumber(match[2]), total: null }];
}

/** '156 entered; 4 were excluded, so 150 were analysed', '61 read in full, 47 out. The 12 included'. */
function flow(passage: string, lower: string): Sum[] {
  const pattern = new RegExp(
    `(?<![\\d.,])${number} (?:[a-z-]+ ){0,4}?(?:entered|enrolled|recruited|randomi[sz]ed|invited|assessed|read in full|full texts?|screened|started|took (?:the survey|part)|filled|collected|measured|tested|participants|patients|students|people|samples|interviews)\\b[^.%\\d]{0,60}?[,;.] ?(?:we |and |but )?(?:of (?:these|whom|them),? )?(?:excluded |lost |dropped |removed |discarded )?${number} (?:[a-z-]+ ){0,3}?(?:excluded|out\\b|dropped|lost|withdrew|failed|removed|left out|discarded|were|because|for|broke)[^%\\d]{0,80}?(?:leaving|leaves?|so|left|the|included|analy[sz]ed|remain(?:ed|ing)?|with) (?:us )?(?:with )?${number} (?:[a-z-]+ ){0,3}?(?:analy[sz]ed|included|remained|completed|left|trials|studies|participants|patients|children|students|people|samples|in the analysis)`,
  );
  const match = pattern.exec(passage);
  if (match === null || !/exclud|\bout\b|dropped|lost|withdrew|failed|removed|left out|discarded|broke/.test(match[0]))
    return [];
  if (!lower.includes(match[3] as string)) return [];
  return [{ parts: wholeNumber(match[1]) - wholeNumber(match[2]), total: wholeNumber(match[3]) }];
}

function numbersIn(lower: string): number[] {
  return [...lower.matchAll(/(?<![\d.,])(?:\d{1,3}(?:,\d{3})+|\d+)(?![.,]?\d)/g)].map(([digits]) =>
    wholeNumber(digits),
  );
}

/** A whole close by: said as one, and within a tenth of the sum. */
function isNear({ parts }: Sum, sentences: readonly RiskSentence[]): boolean {
  return wholes(sentences).some((whole) => whole !== parts && Math.abs(whole - parts) <= Math.max(1, whole / 10));
}

function wholes(sentences: readonly RiskSentence[]): number[] {
  return sentences.flatMap(({ lower }) => [
    ...[...lower.matchAll(/\bn\s?=\s?(\d{1,3}(?:,\d{3})+|\d+)/g)].map(([, digits]) => wholeNumber(digits)),
    ...countsOf(lower).map(({ value }) => value),
  ]);
}

function shown({ parts, total }: Sum): string {
  return total === null
    ? `The parts add up to ${parts.toLocaleString('en-US')}, and no such number is given for the whole.`
    : `By these numbers it is ${parts.toLocaleString('en-US')}; the text says ${total.toLocaleString('en-US')}.`;
}
