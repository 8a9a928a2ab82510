import type { Design } from './designs.ts';
import type { Keyphrases } from './keyphrases.ts';

/** A title from the text's own keyphrases, marked as a working title; the design follows after a colon where it is known. */
export function suggestTitle({ phrases }: Keyphrases, design: Design): string {
  // One that stands there once may be an accident; it serves only where nothing returns.
  const returning = phrases.filter(({ count }) => count > 1);
  const [first, second, third] = (returning.length > 0 ? returning : phrases.slice(0, 2)).map(({ text }) => text);
  if (first === undefined) return 'Untitled prototype (working title)';
  const topics =
    second === undefined ? first : third === undefined ? `${first} and ${second}` : `${first}, ${second} and ${third}`;
  const kind = design.id === 'other' ? '' : `: ${article(design.name)} ${design.name}`;
  return `${capitalised(topics)}${kind} (working title)`;
}

function article(name: string): string {
  return /^[aeio]/.test(name) ? 'an' : 'a';
}

/** The first letter as a capital, unless the word has its own writing ('mRNA', 'pH'). */
function capitalised(text: string): string {
  const word = text.split(' ')[0] ?? '';
  return /\p{Lu}/u.test(word) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
