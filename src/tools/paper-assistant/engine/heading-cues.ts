import type { Move } from './manuscript.ts';

/**
 * What sentences under an author's own heading probably do, most likely move first; null if the words don't show it.
 * Headings with a known name are handled with certainty by heading-names.ts; this is a hint that sentences may
 * override.
 */
export function movesUnder(heading: string): readonly Move[] | null {
  const lower = heading.toLowerCase();
  return headingCues.find(([, pattern]) => pattern.test(lower))?.[0] ?? null;
}

/** The order matters: "What we can't say" matches limitations before methods. */
const headingCues: readonly (readonly [readonly Move[], RegExp])[] = [
  [
    ['limitation'],
    /\b(?:limit\w*|caveats?|concerns?|weak\w*|shortcomings?|drawbacks?|can(?:no|['’])t|cannot|(?:will|do(?:es)?|did) not|threats?|worr(?:y|ies)|doubts?|unsure|not in it|careful|cautions?|reservations?|admit(?:ted)?|confess|warnings?|salt)\b|^but\b/,
  ],
  [['gap', 'background'], /\bgaps?\b|\bmissing\b|\b(?:not |un)known\b|\bwhat is not\b|\bproblems?\b|\bopen\b/],
  [
    ['aim', 'gap', 'background'],
    /\b(?:aims?|goals?|questions?|objectives?|want(?:ed)?|hypothes[ei]s|purpose|claims?|rqs?)\b/,
  ],
  [
    ['interpretation', 'limitation'],
    /\b(?:means?|meaning|think|make of|take[- ]?(?:home|away)s?|discuss\w*|conclu\w+|interpret\w*|read (?:it|this)|adds?|implications?|upshot|lessons?|so what|our view|moral)\b|^so\b/,
  ],
  [
    ['result', 'interpretation'],
    /\b(?:results?|findings?|found|got|came out|comes out|outcome so far|saw|seen|shows?|numbers|observ\w+|what happened|figures)\b/,
  ],
  [
    ['background', 'gap', 'aim'],
    /\b(?:why|motivation|background|known?|context|ideas?|rationale|intro\w*|literature|prior|state of)\b/,
  ],
  [
    ['method', 'result'],
    /\b(?:did|do|done|how|methods?|design|data|set-?up|models?|measure\w*|experiments?|participants|samples?|procedures?|materials?|apparatus|approach|analys[ie]s|training|simulations?|sources?|corpus|settings?|ethics|admin|funding|access|practical|protocol|devices?|rig|people|machines?|tests?|evaluation|implementation)\b/,
  ],
];
