/** Features are hashed to this many positions (Weinberger et al., ICML 2009), so the weights need no vocabulary. */
export const featurePlaces = 2 ** 18;

/**
 * The features of each sentence, as positions in the weights: words and word pairs; the sentence's opening, tense,
 * person, numerals and length; its position in the text and after the first sentence about the authors' own work; and
 * the same features of its neighbors. In notes, each word feature has a second copy, so that notes can differ from
 * published prose and still learn from it (Daumé, ACL 2007).
 */
export function featuresOf(sentences: readonly string[]): Int32Array[] {
  const notes = !isProse(sentences);
  const signs = sentences.map(signsOf);
  const turned = turns.map((turn) => signs.findIndex((own) => own.includes(turn)));
  return sentences.map((words, index) => {
    const own = [...wordFeatures(words), ...(signs[index] ?? []).map((sign) => `!${sign}`)];
    const around = [
      ...(signs[index - 1] ?? ['none']).map((sign) => `<${sign}`),
      ...(signs[index + 1] ?? ['none']).map((sign) => `>${sign}`),
      ...turns.map((turn, at) => `${turn} ${distance(index, turned[at] ?? -1)}`),
      `left ${Math.min(3, sentences.length - 1 - index)}`,
      ...openingOf(sentences[index - 1]).map((name) => `<^${name}`),
      ...openingOf(sentences[index + 1]).map((name) => `>^${name}`),
      ...(sentences.length < 2 ? [] : [`@${Math.round((10 * index) / (sentences.length - 1))}`]),
    ];
    const names = [...own, ...around, ...(notes ? own.map((name) => `n ${name}`) : [])];
    return Int32Array.from(new Set(names.map(placeOf))).sort();
  });
}

/** Whether the text consists of full, long sentences, like published papers; anything else counts as notes. */
export function isProse(sentences: readonly string[]): boolean {
  const full = sentences.filter((words) => /^[\p{Lu}\d"“(]/u.test(words) && /[.!?]["”')\]]*$/.test(words)).length;
  const words = sentences.reduce((sum, sentence) => sum + sentence.split(' ').length, 0);
  return full >= 0.85 * sentences.length && words >= 18 * sentences.length;
}

/** Phrases whose first occurrence divides a text: 'our study', 'we present', 'we show'. */
const turns = ['own work', 'presents', 'shows'];

/** The distance in sentences from the first one with such a phrase, within limits. */
function distance(index: number, first: number): string {
  return first === -1 ? 'never' : `${Math.max(-2, Math.min(4, index - first))}`;
}

/** The first word of a neighbor, and the first two. */
function openingOf(text = ''): string[] {
  const [first, second = '$'] = wordsOf(text);
  return first === undefined ? [] : [first, `${first} ${second}`];
}

function wordFeatures(text: string): string[] {
  const words = wordsOf(text);
  return words.flatMap((word, at) => {
    const next = words[at + 1] ?? '$';
    const own = [word, `${word} ${next}`];
    if (word.length > 5) own.push(`${word.slice(0, 5)}~`);
    if (at === 0) own.push(`^${word}`, `^${word} ${next}`, `^${word} ${next} ${words[2] ?? '$'}`);
    return own;
  });
}

/** Lowercase words and some punctuation; every number becomes `0`. */
function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll(/\d+(?:[.,]\d+)*/g, '0')
      .match(/\p{L}+(?:['’-]\p{L}+)*|[0%=<>±?→~]/gu) ?? []
  ).slice(0, mostWords);
}

const mostWords = 120;

/** Features of a sentence other than its words. */
function signsOf(text: string): string[] {
  const lower = text.toLowerCase();
  const numerals = lower.match(/\d+(?:[.,]\d+)*/g)?.length ?? 0;
  return [
    ...signPatterns.flatMap(([name, pattern]) => (pattern.test(lower) ? [name] : [])),
    `numerals ${Math.min(numerals, 4)}`,
    `length ${Math.min(7, Math.floor(Math.log2(1 + lower.split(' ').length)))}`,
  ];
}

const signPatterns: readonly (readonly [string, RegExp])[] = [
  ['past', /\b(?:was|were|had|did|found|showed|\p{L}{2,40}ed)\b/u],
  ['present', /\b(?:is|are|has|have|do|does|show|shows|suggests?|remains?)\b/],
  ['modal', /\b(?:may|might|could|should|would|can|cannot)\b/],
  ['future', /\b(?:will|going to)\b/],
  ['we', /\b(?:we|our|us|i|my)\b/],
  ['passive', /\b(?:was|were|been|is|are|be) (?:\p{L}{1,40}ly )?\p{L}{1,40}(?:ed|en|wn)\b/u],
  ['not', /\b(?:not|no|never|neither|nor|without|\p{L}{1,40}n['’]t)\b/u],
  [
    'own work',
    /\b(?:we|our|here|(?:in )?this (?:paper|article|study|work|thesis|report|chapter|research|survey|letter|note)|the (?:paper|article|authors?|present (?:paper|study|work)))\b/,
  ],
  [
    'presents',
    /\b(?:propos(?:e|es|ed)|present(?:s|ed)?|introduc(?:e|es|ed)|describ(?:e|es|ed)|develop(?:s|ed)?|investigat(?:e|es|ed)|examin(?:e|es|ed)|stud(?:y|ies|ied)|address(?:es|ed)?|explor(?:e|es|ed)|consider(?:s|ed)?|discuss(?:es|ed)?|aims?)\b/,
  ],
  [
    'shows',
    /\b(?:show(?:s|ed|n)?|demonstrat(?:e|es|ed)|results?|found|find(?:s|ings)?|outperform(?:s|ed)?|achiev(?:e|es|ed)|prov(?:e|es|ed)|reveal(?:s|ed)?|indicat(?:e|es|ed)|experiments?|evaluation|significantly|improv(?:e|es|ed|ement))\b/,
  ],
  [
    'concludes',
    /\b(?:conclu(?:de|des|ded|sions?)|suggest(?:s|ed|ing)?|impl(?:y|ies)|thus|therefore|hence|overall|in summary)\b/,
  ],
  [
    'problem',
    /\b(?:however|but|although|yet|despite|difficult|challeng\p{L}{1,20}|problems?|lack\p{L}{0,20}|limited|unfortunately|important|increasing(?:ly)?|many|most|often|typically|traditional(?:ly)?|existing|previous|recent(?:ly)?)\b/u,
  ],
  [
    'compares',
    /\b(?:than|better|faster|higher|lower|more|best|state-of-the-art|compared|superior|competitive|reduc\p{L}{1,20}|accura\p{L}{1,20}|performance)\b/u,
  ],
  ['question', /\?["”')]?$/],
];

/** FNV-1a over UTF-16 units, folded because its low bits are less well mixed. */
function placeOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return ((hash >>> 16) ^ hash) & (featurePlaces - 1);
}
