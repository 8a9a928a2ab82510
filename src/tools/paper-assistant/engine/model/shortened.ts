import {
  anaphors,
  binders,
  determiners,
  hedges,
  negations,
  prepositions,
  restrictors,
  resultNouns,
  units,
  verbs,
} from './gate-words.ts';
import { type Token, tokensOf } from './sentence-tokens.ts';

/**
 * Whether a text is a source sentence with whole parts removed that don't affect the rest. No word is added, changed or
 * moved, so every number keeps its noun and group, and polarity, hedging, direction and causal strength stay the same.
 */
export function shortens(text: string, basis: string, rules: readonly Removable[] = removable): boolean {
  const wanted = tokensOf(text).filter(isHeard);
  const given = tokensOf(basis);
  const cuts = rules.flatMap((rule) => rule.find(given));
  const seen = new Set<string>();
  const fits = (at: number, matched: number): boolean => {
    const key = `${at} ${matched}`;
    if (seen.has(key)) return false;
    seen.add(key);
    if (at === given.length) return matched === wanted.length;
    const token = given[at] as Token;
    if (!isHeard(token) && fits(at + 1, matched)) return true;
    if (token.form === wanted[matched]?.form && fits(at + 1, matched + 1)) return true;
    return cuts.some(({ from, to }) => from === at && fits(to, matched));
  };
  return wanted.length >= 3 && fits(0, 0);
}

/** Commas are ignored. */
function isHeard({ form }: Token): boolean {
  return form !== ',';
}

/** A part of a sentence, as a range of tokens; the end is exclusive. */
interface Part {
  readonly from: number;
  readonly to: number;
}

interface Removable {
  readonly id: string;
  readonly find: (tokens: readonly Token[]) => Part[];
}

/** The parts that can be removed from a sentence. */
export const removable: readonly Removable[] = [
  { id: 'statistic-in-parentheses', find: (tokens) => parentheses(tokens).filter((part) => isStatistic(tokens, part)) },
  {
    id: 'opening',
    find: (tokens) => openings.flatMap((words) => (matches(tokens, 0, words) ? [upTo(tokens, 0, words.length)] : [])),
  },
  {
    id: 'remark',
    find: (tokens) =>
      tokens.flatMap(({ form }, at) =>
        at > 0 && remarks.has(form) && (form !== 'however' || tokens[at - 1]?.form === ',')
          ? [{ from: at, to: at + 1 }]
          : [],
      ),
  },
  {
    id: 'report',
    find: (tokens) => reports.flatMap((words) => (matches(tokens, 0, words) ? [{ from: 0, to: words.length }] : [])),
  },
  { id: 'last-clause', find: (tokens) => tails(tokens, lastClause) },
  { id: 'last-part-of-a-list', find: (tokens) => tails(tokens, lastOfList) },
  { id: 'relative-clause', find: (tokens) => tails(tokens, relativeClause) },
  { id: 'reason', find: (tokens) => tails(tokens, reason) },
  { id: 'means', find: (tokens) => tails(tokens, means) },
  { id: 'example', find: (tokens) => tails(tokens, example) },
  { id: 'what-is-known', find: whatIsKnown },
];

function upTo(tokens: readonly Token[], from: number, to: number): Part {
  return { from, to: tokens[to]?.form === ',' ? to + 1 : to };
}

function matches(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  return words.every((word, index) => tokens[at + index]?.form === word);
}

const phrases = (list: string): string[][] => list.split('|').map((phrase) => phrase.trim().split(/\s+/));

/** Openings that only connect a sentence to the previous one or comment on it. */
const openings = phrases(
  `however | moreover | furthermore | in addition | additionally | interestingly | notably | surprisingly | importantly | remarkably |
  strikingly | as expected | unexpectedly | finally | thus | therefore | hence | consequently | indeed | in fact | of note | to this end |
  for this purpose | to our surprise | besides | also | here | as a result | accordingly`,
);
const remarks = new Set([
  'however',
  'also',
  'indeed',
  'interestingly',
  'notably',
  'actually',
  'furthermore',
  'moreover',
]);
const reports = phrases(
  `we found that | we observed that | we saw that | we noticed that | we also found that | we also observed that | we find that |
  we observe that | we see that | i found that | i observed that | it was found that | it turned out that | we noted that`,
);

function parentheses(tokens: readonly Token[]): Part[] {
  return tokens.flatMap(({ form }, from) => {
    if (form !== '(') return [];
    const length = tokens.slice(from).findIndex((token) => token.form === ')');
    return length < 2 || tokens.slice(from + 1, from + length).some((token) => token.form === '(')
      ? []
      : [{ from, to: from + length + 1 }];
  });
}

const statistics = new Set(
  `n N r p P t F d M SD SE SEM CI IQR I2 OR RR HR rho r2 R2 β α κ η χ χ2 z U df beta kappa median mean range interquartile hazard odds risk standard
  f m sd se ci cohen's`.split(/\s+/),
);

/** Every part between commas is a count or a statistic, never a dose, a time or a description of the participants. */
function isStatistic(tokens: readonly Token[], { from, to }: Part): boolean {
  const inside = tokens.slice(from + 1, to - 1);
  // "F(2, 18) = 5" and "Carey et al. (2011)" belong to the words around them.
  if (tokens[to]?.form === '=' || tokens.slice(Math.max(0, from - 2), from).some(({ form }) => form === 'al'))
    return false;
  if (inside.length === 1 && /^(?:1[89]|20)\d\d$/.test(inside[0]?.form ?? '')) return false;
  if (inside.some(({ form }) => negations.has(form) || hedges.has(form) || restrictors.has(form))) return false;
  const pieces: Token[][] = [[]];
  for (const token of inside) {
    if (token.form === ',' || token.form === ';') pieces.push([]);
    else pieces.at(-1)?.push(token);
  }
  return pieces.every((piece) => {
    const [first, second] = piece;
    if (first === undefined) return false;
    if (statistics.has(first.form)) return piece.length > 1 && piece.some(({ kind }) => kind === 'number');
    if (first.kind !== 'number') return false;
    if (second === undefined || (second.form === '%' && statistics.has(piece[2]?.form ?? ''))) return true;
    if (second.form === 'to' || second.form === '-') return piece.length === 3 && piece[2]?.kind === 'number';
    return second.kind === 'word' && !units.has(second.form) && /^\p{Ll}+$/u.test(second.form);
  });
}

/** Whether a sentence can end at `at`; the rest is removed. */
type Tail = (tail: readonly Token[], kept: readonly Token[], comma: boolean) => boolean;

/** Parts at the end of the sentence, removed with the comma before them. */
function tails(tokens: readonly Token[], allows: Tail): Part[] {
  return tokens.flatMap((_, at) => {
    const comma = tokens[at - 1]?.form === ',';
    const kept = tokens.slice(0, comma ? at - 1 : at);
    const tail = tokens.slice(at);
    if (isOpen(kept) || !isWhole(kept)) return [];
    return allows(tail, kept, comma) ? [{ from: at, to: tokens.length }] : [];
  });
}

/** An open parenthesis, or a last word that must be followed by something. */
function isOpen(kept: readonly Token[]): boolean {
  const last = kept.at(-1)?.form ?? '';
  if (determiners.has(last) || prepositions.has(last) || binders.has(last) || last === 'and' || last === 'that')
    return true;
  const count = (form: string) => kept.filter((token) => token.form === form).length;
  return count('(') !== count(')');
}

/** It contains a verb, or is long enough to contain one that is not on the list. */
function isWhole(kept: readonly Token[]): boolean {
  if (kept.some(({ form }) => isVerb(form))) return kept.length >= 3;
  return kept.length >= 5 && !prepositions.has(kept[0]?.form ?? '') && !kept.some(({ form }) => form === ',');
}

function isVerb(form: string): boolean {
  return verbs.has(form) || /^\p{L}{3,}ed$/u.test(form);
}

function has(tokens: readonly Token[], words: ReadonlySet<string>): boolean {
  return tokens.some(({ form }) => words.has(form) || (words === negations && form.endsWith("n't")));
}

/** A clause that only adds to the previous one, without weakening it. */
const lastClause: Tail = (tail, kept, comma) => {
  const [link, ...clause] = tail;
  const links = comma ? ['and', 'while', 'whereas', 'so'] : [';'];
  const first = clause[0]?.form ?? '';
  if (link === undefined || !links.includes(link.form) || clause.length < 3 || first === 'that') return false;
  if (link.form === 'and' && !(isClause(clause) && !sharesHead.has(kept[0]?.form ?? ''))) return false;
  if (restrictors.has(first) || clause.some(({ form }) => conditions.has(form))) return false;
  const speaksOfIt =
    anaphors.has(first) ||
    first === 'we' ||
    first === 'i' ||
    clause.slice(0, 3).some(({ form }) => resultNouns.has(form));
  return !speaksOfIt || !(has(clause, negations) || has(clause, hedges) || has(clause, restrictors));
};

const conditions = new Set(['but', 'except', 'only', 'if', 'unless', 'although', 'though', 'however', 'despite']);

/** "Neither A, and B": the word at the start belongs to both parts. */
const sharesHead = new Set([
  'neither',
  'either',
  'both',
  'if',
  'unless',
  'not',
  'whether',
  'without',
  'when',
  'while',
  'because',
]);

/** Not the last item of a list: it has its own verb before any relative clause. */
function isClause(clause: readonly Token[]): boolean {
  if (isVerb(clause[0]?.form ?? '') || pronouns.has(clause[0]?.form ?? '')) return true;
  const relative = clause.findIndex(({ form }) => relatives.has(form));
  return clause.slice(0, relative === -1 ? undefined : relative).some(({ form }) => verbs.has(form));
}

const pronouns = new Set(['we', 'i', 'they', 'it', 'he', 'she', 'you']);
const relatives = new Set(['which', 'who', 'that', 'whose', 'where', 'whom']);

/** What a list or a second verb phrase adds after "and", unless both parts share what follows. */
const lastOfList: Tail = (tail, kept, comma) => {
  const [link, next] = tail;
  const last = kept.at(-1)?.form ?? '';
  if (link?.form !== 'and' || next === undefined || comma || isVerb(last) || last.endsWith('ly')) return false;
  if (has(kept, binders) || has(kept, restrictors) || has(kept, negations)) return false;
  if (has(tail, negations) || has(tail, restrictors) || tail.some(({ form }) => endsOfList.has(form))) return false;
  if (isClause(tail.slice(1)) && !prepositions.has(next.form) && next.kind !== 'number') return true;
  // "Height and weight of children": without a separate "of", the first part would lose "of children".
  const own = new Set(kept.filter(({ form }) => prepositions.has(form)).map(({ form }) => form));
  if (tail.some(({ form }) => prepositions.has(form) && !own.has(form))) return false;
  if (next.kind === 'number' || determiners.has(next.form) || prepositions.has(next.form)) return true;
  // "Twelve sheep and goats": the number counts both.
  return !kept.slice(-7).some(({ kind, form }) => kind === 'number' || form === '%');
};

const endsOfList = new Set([',', ';', ':', '(', 'respectively', 'each', 'both', '?']);

/** A relative clause after a comma adds a description; one without a comma defines the noun, and must stay. */
const relativeClause: Tail = (tail, kept, comma) =>
  comma &&
  tail[0]?.form === 'which' &&
  tail.at(-1)?.form !== '?' &&
  tail.length > 2 &&
  !has(tail, negations) &&
  !tail.some(({ form }) => restrictors.has(form) && form !== 'when' && form !== 'until') &&
  !tail.some(({ form }) => resultNouns.has(form) && form !== 'pattern') &&
  !has(kept.slice(0, 1), restrictors);

/** A claim remains true without its reason, unless a negation applies only to the reason. */
const reason: Tail = (tail, kept, comma) => {
  const start = ['mainly', 'partly', 'probably', 'perhaps', 'possibly'].includes(tail[0]?.form ?? '') ? 1 : 0;
  return comma && tail[start]?.form === 'because' && !has(kept, negations) && !has(kept, restrictors);
};

const means: Tail = (tail, kept) =>
  tail[0]?.form === 'using' &&
  tail.length > 1 &&
  !has(kept, negations) &&
  !has(kept, restrictors) &&
  !has(tail, negations) &&
  !has(tail, restrictors) &&
  !kept.some(({ form }) => form === 'can' || form === 'could' || form === 'than');

const example: Tail = (tail, kept, comma) =>
  comma &&
  (['especially', 'particularly'].includes(tail[0]?.form ?? '') ||
    matches(tail, 0, ['for', 'example']) ||
    matches(tail, 0, ['in', 'particular']) ||
    matches(tail, 0, ['such', 'as'])) &&
  !has(kept, negations) &&
  !has(tail, negations);

/** "A is common, yet little is known about B": the second part makes sense alone. */
function whatIsKnown(tokens: readonly Token[]): Part[] {
  return tokens.flatMap(({ form }, at) =>
    (form === 'but' || form === 'yet') &&
    tokens[at - 1]?.form === ',' &&
    ignorance.some((words) => matches(tokens, at + 1, words)) &&
    !has(tokens.slice(at + 1), anaphors)
      ? [{ from: 0, to: at + 1 }]
      : [],
  );
}

const ignorance = phrases('little is known | nothing is known | less is known | not much is known');
