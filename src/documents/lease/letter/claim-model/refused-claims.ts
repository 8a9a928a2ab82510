import type { Refusal } from '../../model/refusal.ts';

/** Words in the clause before a claimed value, or in its sentence, that retract the value. Each has its own cases. */
export interface RefusedClaim {
  readonly name: string;
  readonly refusal: Refusal;
  /** Where the words appear: in the clause right before the value, or anywhere in the sentence. */
  readonly from: 'before' | 'sentence';
  readonly wording: RegExp;
}

export const refusedClaims: readonly RefusedClaim[] = [
  // `We will not post $9,000`; `not more than $9,000` states a limit.
  {
    name: 'negated',
    refusal: 'a right that the passage does not grant',
    from: 'before',
    wording:
      /\b(?:not|never|cannot|(?:ca|wo|do|does|did|is|are|would|could)n['’]t)\b(?!\s+(?:more|less|later|earlier|to\s+exceed|exceed\w*|fewer|only|unreasonably|include\w*))[^.;,:]{0,60}$/i,
  },
  {
    name: 'refused',
    refusal: 'a quote about terms that were replaced',
    from: 'before',
    wording:
      /\b(?:reject\w*|refus\w*|declin\w*|dropp(?:ed|ing)|withdr[ae]w\w*|instead\s+of|rather\s+than|in\s+place\s+of|in\s+lieu\s+of|no\s+longer|down\s+from|up\s+from)\b[^.;,:]{0,60}$/i,
  },
  // `You asked for $9,000`: only what the writer offers counts.
  {
    name: 'askedBefore',
    refusal: 'a quote about terms that were replaced',
    from: 'before',
    wording:
      /\b(?:you|they|he|she)\s+(?:had\s+)?(?:asked|wanted|proposed|offered|requested|suggested|mentioned|quoted)\b[^.;:]{0,60}$/i,
  },
  {
    name: 'example',
    refusal: 'a quote about another topic',
    from: 'sentence',
    wording: /\b(?:for\s+(?:example|instance)|by\s+way\s+of\s+(?:example|illustration)|e\.g\.|hypothetical\w*)/i,
  },
];
