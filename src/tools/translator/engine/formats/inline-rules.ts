import { mark, type Token, text } from '../token.ts';

/** A rule for one kind of inline element. */
export interface InlineRule {
  /** Sticky and bounded: a hostile text must not make it search far ahead from every position. */
  readonly pattern: RegExp;
  /** The tokens of a match; null if the match is not such an element. */
  make(match: RegExpExecArray, inner: (content: string) => Token[]): Token[] | null;
}

/** Reads text by rules; the first that matches at a position wins, and the rest is text. */
export function readInline(content: string, rules: readonly InlineRule[], depth = 0): Token[] {
  const tokens: Token[] = [];
  let from = 0;
  let at = 0;
  const inner = (part: string) => (depth > 20 ? [mark(part)] : readInline(part, rules, depth + 1));
  while (at < content.length) {
    // Protected elements never start within a word.
    const found = startsHere(content, at) ? firstFit(content, at, rules, inner) : null;
    if (found === null) {
      at += 1;
      continue;
    }
    if (at > from) tokens.push(text(content.slice(from, at)));
    tokens.push(...found.tokens);
    at += found.length;
    from = at;
  }
  if (from < content.length) tokens.push(text(content.slice(from)));
  return tokens;
}

function startsHere(content: string, at: number): boolean {
  const before = content[at - 1];
  return before === undefined || !/[\p{L}\p{N}]/u.test(before) || !/[\p{L}\p{N}]/u.test(content[at] ?? '');
}

function firstFit(content: string, at: number, rules: readonly InlineRule[], inner: (content: string) => Token[]) {
  for (const { pattern, make } of rules) {
    pattern.lastIndex = at;
    const match = pattern.exec(content);
    if (match === null || match[0] === '') continue;
    const tokens = make(match, inner);
    if (tokens !== null) return { tokens, length: match[0].length };
  }
  return null;
}

const keep = (match: RegExpExecArray): Token[] => [mark(match[0])];

/** Protected in every format: URLs, DOIs, numbered and keyed citations. */
export const plainRules: readonly InlineRule[] = [
  { pattern: /(?:https?|ftp):\/\/[^\s<>"⟦⟧]{1,2000}[^\s<>"⟦⟧.,;:!?)\]}'*_]/iy, make: keep },
  { pattern: /(?:doi:\s?)?10\.\d{4,9}\/[^\s<>"]{1,200}[^\s<>".,;:!?)\]}'*_]/iy, make: keep },
  { pattern: /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/y, make: keep },
  { pattern: /\[\d{1,4}(?:\s?[,;–-]\s?\d{1,4}){0,30}\]/y, make: keep },
  { pattern: /\[(?:[^[\]@]{0,200}[^\w[\]@.])?@\w[^[\]]{0,500}\](?!\()/y, make: keep },
  { pattern: /-?@[A-Za-z_][\w:.#$%&+?<>~/-]{0,100}(?<=\w)/y, make: keep },
];

/** The heading of a list of references: the text after it stays unchanged. */
export const referencesHeading =
  /^\W*(?:\d+\.?\s*)?(?:references?(?: list)?|bibliography|works cited|literature cited|literatur(?:verzeichnis)?|bibliographie|références|referencias|bibliografía|riferimenti|bibliografia|referências|literatuur|参考文献|참고문헌)\W*$/iu;
