import { countsOf, valueIn } from '../counts.ts';
import type { Finding, RiskContext, RiskSentence } from '../rule.ts';
import { brokenBreakdown, brokenDivisions } from './complete-divisions.ts';
import { brokenSteps } from './flow-of-numbers.ts';
import { inDigits } from './number-words.ts';
import { number, wholeNumber } from './whole-number.ts';

/**
 * The first division of the sample whose parts do not add up to the total, or to what is left after exclusions. Only
 * divisions that claim to be complete are added up.
 */
export function wrongSums({ sentences }: RiskContext): readonly Finding[] {
  const given = new Set([...sentences.flatMap(({ lower }) => numbersIn(lower)), ...wholes(sentences)]);
  for (const [index, sentence] of sentences.entries()) {
    const near = sentences.slice(Math.max(0, index - 3), index + 1);
    for (const sum of sums(sentence, near)) {
      // A sum that is stated elsewhere belongs to another total, and a sum far from every total belongs to something
      // else.
      const agrees = sum.total === null ? given.has(sum.parts) || !isNear(sum, sentences) : sum.total === sum.parts;
      if (!agrees)
        return [{ sentence, add: `${shown(sum)} Check these numbers, and say what differs if all are right.` }];
    }
  }
  return [];
}

interface Sum {
  readonly parts: number;
  /** The total, if the same passage states it. */
  readonly total: number | null;
}

/** Pairs of parts that are complete. */
const divisions: readonly RegExp[] = [
  new RegExp(`(?<![\\d.,])${number} (?:f|females?|women|girls)\\b[^.;()\\d]{0,12}${number} (?:m|males?|men|boys)\\b`),
  new RegExp(`(?<![\\d.,])${number} (?:m|males?|men|boys)\\b[^.;()\\d]{0,12}${number} (?:f|females?|women|girls)\\b`),
  new RegExp(
    `(?<![\\d.,])${number} (?:[a-z]+ ){0,2}(?:for|in|as) (?:the )?train(?:ing)?\\b[^.;\\d]{0,20}${number} (?:[a-z]+ ){0,2}(?:for|in|as) (?:the )?test(?:ing)?\\b(?![^.;]{0,30}validation)`,
  ),
  new RegExp(
    `(?<![\\d.,]|(?:train|training|dev|val|validation)(?:,|,? and|;) )${number} (?:train(?:ing)?|dev(?:elopment)?|validation|val)\\b(?! ?(?:epochs|steps|loss))[^.;\\d]{0,12}${number} test(?:ing)?\\b(?![^.;]{0,30}(?:validation|dev))`,
  ),
  new RegExp(
    `(?<![\\d.,])${number} (?!%)[^.;%]{3,60}?, (?:and |but |while )?(?:the other )?${number} (?:did|had|were|was|got|received) (?:not|none|nothing)\\b`,
  ),
  new RegExp(
    `(?<![\\d.,])${number} (?:never|did not|had not|were not|do not) [^.;%\\d]{3,50}?,? (?:and|but|while) ${number} (?:did|had|were|do)\\b`,
  ),
  new RegExp(
    `\\bthe [a-z-]+ group (?:had|has|counted|comprised) ${number}(?: [a-z]+)?,? (?:and|while|,) the [a-z-]+ group ${number}(?![\\d.,]*\\d| ?%)`,
  ),
  new RegExp(
    `(?<![\\d.,])${number} (?:(?:in|to|for|of|from|with|on|got|received|were|the|a|an|their|our) |[a-z-]+ ){0,4}?(?:interventions?|treatment|treated|exposed|cases|experimental|patients|exercise|drug|app|training)\\b[^.;%\\d]{0,30}?(?:and|,|\\/|vs\\.?|versus|to) ${number} (?:(?:in|to|for|as|the|a|an|healthy|matched|on) )*(?:controls?|untreated|unexposed|placebo|comparison|usual care|waiting)`,
  ),
  // '29 calves with a second dose and 33 without could be analysed'
  new RegExp(
    `(?<![\\d.,])${number} (?!%)(?:[a-z-]+ ){1,3}with (?:(?:a|an|the) )?[a-z][^.;:()%\\d]{2,40}?(?: and|,| vs\\.?| versus) ${number} (?:[a-z-]+ )?without\\b`,
  ),
];

/** Pairs of words of which exactly one applies to everything that is counted. */
const opposites = [
  'rural|urban',
  'urban|rural',
  'public|private',
  'private|public',
  'left|right',
  'upper|lower',
  'wet|dry',
  'dry|wet',
  'smokers|(?:non-?|never[- ]|ex-?)smokers',
  'signed|(?:unsigned|anonymous)',
  'infected|(?:un|non-?)infected',
  'treated|untreated',
  'exposed|(?:un|non-?)exposed',
  'positive|negative',
  'primary|secondary',
  'indoor|outdoor',
  'native|(?:non-?native|introduced)',
  'married|(?:un|not )married',
].map((pair) => {
  const [one = '', other = ''] = pair.split('|', 1).concat(pair.slice(pair.indexOf('|') + 1));
  return new RegExp(
    `(?<![\\d.,])${number} (?:were |are |was )?${one}\\b(?: [a-z]+)?(?:,|,? and| \\+|;|\\/| vs\\.?) ?${number} (?:were |are |was )?${other}\\b`,
  );
});

/** '29 got a checklist of 12 items and 27 got the bare diff': what each of two groups was given. */
const given =
  /(?<![\d.,])(?<one>\d{1,6}) (?:[a-z]+ )?(?<verb>got|received|used|tried|took|wore|drank|ate|played|read|saw|worked with) (?!an? total)[^.;:()%]{2,50}?(?:,|,? and|,? while|,? but) (?<other>\d{1,6}) (?:[a-z]+ )?\k<verb> /;

function sums(sentence: RiskSentence, near: readonly RiskSentence[]): Sum[] {
  const { lower } = sentence;
  const divided = [...divisions, ...opposites].flatMap((pattern): Sum[] => {
    const match = pattern.exec(lower);
    return match === null ? [] : [{ parts: wholeNumber(match[1]) + wholeNumber(match[2]), total: null }];
  });
  const { one, other } = given.exec(lower)?.groups ?? {};
  return [
    ...divided,
    ...(one === undefined ? [] : [{ parts: wholeNumber(one) + wholeNumber(other), total: null }]),
    ...kept(
      near.slice(0, -1).map((each) => each.lower),
      lower,
    ),
    ...brokenDivisions(lower),
    ...brokenBreakdown(
      near.slice(0, -1).map((each) => each.lower),
      lower,
    ),
    ...sizes(lower),
    ...(listed(lower)[0] === undefined ? listed(inDigits(lower)) : listed(lower)),
    ...parallel(inDigits(lower)),
    ...remaining(
      inDigits(
        near
          .slice(-2)
          .map((each) => each.lower)
          .join(' '),
      ),
      inDigits(lower),
    ),
    ...equalGroups(lower),
    ...products(lower),
    ...flow(near.map((each) => each.lower).join(' '), lower),
  ];
}

/**
 * Complete lists: '40 interviews: 15 farmers, 12 traders and 9 officials', '48 plots (16 mown, 15 grazed, 16 left
 * alone)'.
 */
function listed(typed: string): Sum[] {
  // 'n = 176: 101 gates, …' is a complete list too, and a shelf mark in brackets is not a part.
  const lower = typed
    .replaceAll(/ \((?=[^()]{0,20}\p{L})[^()\s]{1,20}\)/gu, '')
    .replace(/\bn ?= ?(?=\d[\d,]*:)(\d[\d,]*)/, '$1 pieces');
  const part = `(?<!\\b(?:aged?|mean|median|sd|about|at least|of) )${number} (?!(?:${unit})\\b)[a-z][^\\d.;:()%]{0,40}?`;
  const list = new RegExp(
    `(?<![\\d.,])${number} (?!(?:${unit})\\b)(?:[a-z-]+ ){0,5}[a-z-]+ ?(?::|\\(|, (?:namely|of which|of whom|split into|divided into|made up of)|= ?) ?((?:${part}(?:, and |,| and |;|\\+| \\+ |\\/) ?){1,6}${part})(?=[.);:]|$)`,
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

/** '57 third graders of one school, 28 in the club and 31 in the other class': two parts in the same form. */
function parallel(lower: string): Sum[] {
  const match = new RegExp(
    `(?<![\\d.,])${number} (?!(?:${unit})\\b)[a-z][^.;:()%\\d]{2,60}?[,;:–(] ?(?:of whom |namely )?${number} (?:(?:were|was|are|went|came|lived|worked|studied|stayed|stood|grew) )?(in|from|with|at|on|of|to|got|received|used|chose) [^.;:()%\\d]{2,40}?(?:,|,? and|,? while|;) ${number} (?:(?:were|was|are|went|came|lived|worked|studied|stayed|stood|grew) )?\\3 `,
  ).exec(lower.replace(shareOfAll, '$1 '));
  if (match === null) return [];
  const [total, one, other] = [wholeNumber(match[1]), wholeNumber(match[2]), wholeNumber(match[4])];
  const isDivision = Math.max(one, other) < total && Math.abs(one + other - total) <= Math.max(1, total * 0.1);
  return isDivision ? [{ parts: one + other, total }] : [];
}

/** '91 of 120 plants set fruit, 49 on lit lanes …': the parts add up to the 91. */
const shareOfAll = new RegExp(`(?<![\\d.,])${number} of (?:the |our |all )?\\d[\\d,]* `);

/** '84 of the 120 forms came back. The remaining 46 did not.' */
function remaining(passage: string, lower: string): Sum[] {
  const match = new RegExp(
    `(?<![\\d.,])${number} (?:out )?of (?:the |our |all )?${number} [a-z][^;:()%\\d]{2,80}\\b(?:the|and the) (?:remaining|other) ${number}(?![\\d.,]*\\d| ?%)`,
  ).exec(passage);
  if (match === null || !numbersIn(lower).includes(wholeNumber(match[3]))) return [];
  const [one, total, rest] = [wholeNumber(match[1]), wholeNumber(match[2]), wholeNumber(match[3])];
  return one < total && rest < total && Math.abs(one + rest - total) <= total * 0.3
    ? [{ parts: one + rest, total }]
    : [];
}

/** 'control (n = 24), treated (n = 25)'. */
function sizes(lower: string): Sum[] {
  const parts = [...lower.matchAll(new RegExp(`\\bn\\s?=\\s?${number}(?![.\\d])`, 'g'))].map(([, size]) =>
    wholeNumber(size),
  );
  // Percentages of groups, and counts at several times, are not divisions of the total.
  const inTime =
    /%[^.;]{0,3}\(n\s?=|\)? at (?:\d+|the (?:end|start)|baseline|week|month|year)|\b(?:completed|finished|analy[sz]ed|remained)\b/;
  return parts.length < 2 || parts.length > 6 || inTime.test(lower)
    ? []
    : [{ parts: parts.reduce((sum, part) => sum + part, 0), total: null }];
}

/** 'three groups of 20 (62 people)'. */
function equalGroups(lower: string): Sum[] {
  const match = new RegExp(
    `\\b(two|three|four|five|six) (?:[a-z]+ )?(?:groups|arms|conditions|classes|blocks|batches|teams|cohorts)\\b(?: with| of|,)? ${number} (?:each|per|people|participants|patients|students|children|mice|rats|animals|plants|plots|samples|of them)`,
  ).exec(lower);
  if (match !== null) return [{ parts: valueIn(match[1] ?? '') * wholeNumber(match[2]), total: null }];
  const divided = new RegExp(
    `(?<![\\d.,])${number} (?!(?:${unit})\\b)(?:[a-z]+ )?[a-z]{3,}(?:,|:|;| in| into| \\(| =)? ?(?:split |divided |in |into |= )*(\\d|two|three|four|five|six|seven|eight) (?:[a-z]+ )?(?:groups|arms|classes|blocks|batches|teams|cohorts|cages|pens) (?:of|with|à) ${number}(?![\\d.,]*\\d)`,
  ).exec(lower);
  if (divided === null) return [];
  const [total, parts] = [wholeNumber(divided[1]), valueIn(divided[2] ?? '') * wholeNumber(divided[3])];
  return Math.abs(parts - total) <= total * 0.3 ? [{ parts, total }] : [];
}

/** '3 rates x 4 cultivars x 4 blocks = 36 plots', '240 quadrats (40 in each of 6 meadows)'. */
function products(lower: string): Sum[] {
  const crossed = new RegExp(
    `(?<![\\d.,])((?:\\d{1,4} ?[a-z ]{0,24}[x×] ?){1,4}\\d{1,4}) ?[a-z ]{0,24}(?:=|, so|gives?|gave|makes?|made|for a total of|in total) ?(?:a total of )?${number}(?![\\d.,]*\\d| ?%)`,
  ).exec(lower);
  const each = new RegExp(
    `(?<![\\d.,])${number} [a-z -]{2,30}\\(${number} (?:[a-z]+ ){0,2}(?:in|per|from|at|on|for|of) each of (?:the |our )?(${numeral})\\b`,
  ).exec(lower);
  const times = new RegExp(
    `(?<![\\d.,])(${numeral}) [a-z]+ (?:with|of|x|×|times|by) (${numeral}) [a-z]+ each,? (?:=|so|gives?|gave|makes?|made|for a total of|in total|i\\.e\\.,?|that is) ?(?:a total of )?${number}(?![\\d.,]*\\d| ?%)`,
  ).exec(lower);
  const spread = new RegExp(
    `(?<![\\d.,])(${numeral}) [a-z]+ (?:at|in|for|on|per) each of (?:the |our )?(${numeral}) [a-z]+,? (?:=|so|gives?|gave|makes?|made|for a total of|in total|i\\.e\\.,?|that is) ?(?:a total of )?${number}(?![\\d.,]*\\d| ?%)`,
  ).exec(lower);
  return [
    ...(spread === null
      ? []
      : [{ parts: valueIn(spread[1] ?? '') * valueIn(spread[2] ?? ''), total: wholeNumber(spread[3]) }]),
    ...(times === null
      ? []
      : [{ parts: valueIn(times[1] ?? '') * valueIn(times[2] ?? ''), total: wholeNumber(times[3]) }]),
    ...(crossed === null
      ? []
      : [
          {
            parts: numbersIn(crossed[1] ?? '').reduce((product, one) => product * one, 1),
            total: wholeNumber(crossed[2]),
          },
        ]),
    ...(each === null ? [] : [{ parts: wholeNumber(each[2]) * valueIn(each[3] ?? ''), total: wholeNumber(each[1]) }]),
  ];
}

const numeral = '\\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';

/** 'Data for 42 days. We removed 6 days with rain, so remain 38 days': all three count the same thing. */
function kept(before: readonly string[], lower: string): Sum[] {
  const match =
    /\b(?:removed|excluded|discarded|dropped|lost|skipped|deleted|rejected|left out|threw away|cut) (?:the |another |only )?(?<lost>\d{1,6}) (?:[a-z-]+ )?(?<noun>[a-z]{3,}s)\b[^.;]{0,90}?\b(?:remain(?:s|ed|ing)?|left|leaving|leaves|kept|keep) (?:us )?(?:with )?(?:only |the )?(?<rest>\d{1,6}) (?:[a-z-]+ )?\k<noun>\b/.exec(
      lower,
    );
  const { lost, noun, rest } = match?.groups ?? {};
  if (lost === undefined || rest === undefined || noun === undefined) return [];
  const totals = before.flatMap((each) =>
    [...each.matchAll(/(?<![\d.,–-])(\d{1,6}) ([a-z-]{2,30})(?: ([a-z-]{2,30}))?/g)].flatMap(
      ([, digits, first, second]) => (first === noun || second === noun ? [wholeNumber(digits)] : []),
    ),
  );
  const isClose = (total: number) => total > wholeNumber(rest) && Math.abs(total - wholeNumber(rest)) <= total * 0.4;
  const [total, ...others] = totals.filter(isClose);
  return total === undefined || others.length > 0
    ? []
    : [{ parts: total - wholeNumber(lost), total: wholeNumber(rest) }];
}

/** '156 entered; 4 were excluded, so 150 were analysed': the step that is wrong is within this sentence. */
function flow(passage: string, lower: string): Sum[] {
  return brokenSteps(passage)
    .filter(({ given }) => numbersIn(lower).includes(given))
    .map(({ expected, given }) => ({ parts: expected, total: given }));
}

function numbersIn(lower: string): number[] {
  return [...lower.matchAll(/(?<![\d.,])(?:\d{1,3}(?:,\d{3})+|\d+)(?![.,]?\d)/g)].map(([digits]) =>
    wholeNumber(digits),
  );
}

/** A number nearby that is stated as a total and is within a tenth of the sum. */
function isNear({ parts }: Sum, sentences: readonly RiskSentence[]): boolean {
  return wholes(sentences).some((whole) => whole !== parts && Math.abs(whole - parts) <= Math.max(1, whole / 10));
}

function wholes(sentences: readonly RiskSentence[]): number[] {
  return sentences.flatMap(({ lower }) => [
    ...[...lower.matchAll(/\bn\s?=\s?(\d{1,3}(?:,\d{3})+|\d+)/g)].map(([, digits]) => wholeNumber(digits)),
    // 'Per 1,000 dwellings' is a rate.
    ...countsOf(lower.replaceAll(/\bper \d[\d,]*/g, 'per')).map(({ value }) => value),
  ]);
}

function shown({ parts, total }: Sum): string {
  return total === null
    ? `The parts add up to ${parts.toLocaleString('en-US')}, and no such number is given for the whole.`
    : `By these numbers it is ${parts.toLocaleString('en-US')}; the text says ${total.toLocaleString('en-US')}.`;
}
