import type { LetterReport, Risk } from '../lease-report.ts';

/** The words for the report's codes, the same on the page and in every download. */
export const bindingNames: Readonly<Record<LetterReport['binding']['class'], string>> = {
  non_binding: 'Non-binding',
  non_binding_with_carveouts: 'Non-binding with exceptions',
  binding: 'Binding',
  ambiguous_risk_of_binding: 'Unclear: may be binding',
};

/** The sentence about what binds, without the class at its beginning, which is already shown before it. */
export function bindingSentence({ class: found, text }: LetterReport['binding']): string {
  const name = bindingNames[found];
  if (!text.startsWith(name)) return text;
  return capital(text.slice(name.length).replace(/^[:.] /, ''));
}

/** How an offer answers a question. */
export const answerNames: Readonly<Record<LetterReport['questions'][number]['answer'], string>> = {
  missing: 'Not addressed',
  weak: 'Unclear',
};

/** 'Risk to tenant' */
export function riskTo(hurts: Risk['hurts']): string {
  return `Risk to ${hurts === 'both' ? 'both parties' : hurts}`;
}

/** 'high' becomes 'High'. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
