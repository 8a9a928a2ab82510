/** A group of phrases that signals a move; at most one match per group counts. */
export type MoveCue = readonly [weight: number, pattern: RegExp];
