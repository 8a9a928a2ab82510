/**
 * Scores that `weights.ts` names and justifies. Other files use these names, because a bare number wouldn't say what it
 * is for. Zero needs no reason.
 */
export type NamedScore = 0 | (number & { readonly 'has a name in weights.ts': true });
