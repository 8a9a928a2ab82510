/**
 * Points that `weights.ts` names and gives a reason for; other files use its names, because a bare number doesn't say
 * why it is there. Zero needs no reason.
 */
export type NamedScore = 0 | (number & { readonly 'has a name in weights.ts': true });
