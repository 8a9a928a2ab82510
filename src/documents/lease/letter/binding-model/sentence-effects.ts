/** What a sentence says about the binding effect of its offer; most say nothing. The order is that of the weights. */
export const sentenceEffects = ['none', 'denies', 'excepts', 'binds', 'unclear'] as const;
export type SentenceEffect = (typeof sentenceEffects)[number];
