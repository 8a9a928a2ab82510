import type { Passage } from './passages.ts';
import { type Token, text } from './token.ts';

/**
 * Replaces placeholders in a translation with their content. Returns a problem, described for a model, unless every
 * placeholder of the passage occurs exactly once, and pairs are properly nested.
 */
export function fillMarks(passage: Passage, translation: string): { tokens: Token[] } | { problem: string } {
  const tokens: Token[] = [];
  const seen = new Set<string>();
  const open: string[] = [];
  let at = 0;
  const say = (content: string) => {
    if (content !== '') tokens.push(text(content));
  };
  for (const match of translation.matchAll(/⟦\s*(\/?)\s{0,200}(\d{1,6})\s*⟧/g)) {
    const name = `${match[1]}${match[2]}`;
    const token = passage.marks.get(name);
    if (token === undefined) return { problem: `the mark ⟦${name}⟧ is not in the passage` };
    if (seen.has(name)) return { problem: `the mark ⟦${name}⟧ stands there more than once` };
    if (token.kind === 'open') open.push(name);
    if (token.kind === 'close' && open.pop() !== name.slice(1)) {
      return { problem: `the marks ⟦${name.slice(1)}⟧ and ⟦${name}⟧ surround nothing, or cross another pair` };
    }
    seen.add(name);
    say(translation.slice(at, match.index));
    tokens.push(token);
    at = match.index + match[0].length;
  }
  say(translation.slice(at));
  const missing = [...passage.marks.keys()].filter((name) => !seen.has(name));
  if (missing.length > 0) return { problem: `missing: ${missing.map((name) => `⟦${name}⟧`).join(' ')}` };
  if (tokens.some((token) => token.kind === 'text' && /[⟦⟧]/.test(token.text))) {
    return { problem: 'a bracket ⟦ or ⟧ stands alone' };
  }
  return { tokens };
}
