import { mark, type Token, text } from './token.ts';

/** A part of a paragraph: fixed content, or a passage to translate. */
export type Part =
  | { readonly kind: 'fixed'; readonly tokens: readonly Token[] }
  | { readonly kind: 'passage'; readonly passage: Passage };

export interface Passage {
  /** The text for a model: ⟦1⟧ for a placeholder, ⟦2⟧ and ⟦/2⟧ around words. */
  readonly source: string;
  /** The originals of the placeholders, by name ('1', '2', '/2'). */
  readonly marks: ReadonlyMap<string, Token>;
  readonly tokens: readonly Token[];
}

/**
 * Splits a paragraph into passages. What surrounds its words (spaces, placeholders, a pair around everything) stays
 * outside, so that a model has as few placeholders as possible; a long paragraph is split at sentence ends.
 */
export function partsOf(tokens: readonly Token[]): Part[] {
  const joined = joinNeighbours(withoutBrackets(tokens));
  const { before, inner, after } = strip(joined);
  if (!inner.some((token) => token.kind === 'text' && /\p{L}/u.test(token.text))) {
    return joined.length === 0 ? [] : [{ kind: 'fixed', tokens: joined }];
  }
  return [
    ...(before.length > 0 ? [{ kind: 'fixed' as const, tokens: before }] : []),
    ...cutLong(inner).flatMap((piece): Part[] =>
      piece.some((token) => token.kind === 'text' && /\p{L}/u.test(token.text))
        ? [{ kind: 'passage', passage: passageOf(piece) }]
        : [{ kind: 'fixed', tokens: piece }],
    ),
    ...(after.length > 0 ? [{ kind: 'fixed' as const, tokens: after }] : []),
  ];
}

/** Length in characters above which a paragraph is split. */
const longest = 2_500;

/** Placeholder brackets in a document become placeholders themselves, so that user text is never mistaken for ours. */
function withoutBrackets(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token) => {
    if (token.kind !== 'text' || !/[⟦⟧]/.test(token.text)) return [token];
    return token.text.split(/([⟦⟧])/).flatMap((piece) => {
      if (piece === '') return [];
      return [piece === '⟦' || piece === '⟧' ? mark(piece) : text(piece)];
    });
  });
}

function joinNeighbours(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    if (token.kind === 'text' && token.original === '') continue;
    if (last?.kind === 'text' && token.kind === 'text') {
      joined[joined.length - 1] = text(last.text + token.text, last.original + token.original);
    } else if (last?.kind === 'mark' && token.kind === 'mark') {
      joined[joined.length - 1] = mark(last.original + token.original, last.shown + token.shown);
    } else joined.push(token);
  }
  return joined;
}

function strip(tokens: readonly Token[]): { before: Token[]; inner: Token[]; after: Token[] } {
  const inner = [...tokens];
  const before: Token[] = [];
  const after: Token[] = [];
  for (;;) {
    const first = inner[0];
    const last = inner.at(-1);
    if (first === undefined || last === undefined) break;
    if (isOutside(first)) before.push(...inner.splice(0, 1));
    else if (isOutside(last)) after.unshift(...inner.splice(-1, 1));
    else if (first.kind === 'open' && closeOf(inner, 0) === inner.length - 1) {
      before.push(...inner.splice(0, 1));
      after.unshift(...inner.splice(-1, 1));
    } else break;
  }
  moveSpace(inner, before, after);
  return { before, inner, after };
}

function isOutside(token: Token): boolean {
  return token.kind === 'mark' || (token.kind === 'text' && token.text.trim() === '');
}

/** Index of the close token for the open token at this index. */
function closeOf(tokens: readonly Token[], index: number): number {
  let depth = 0;
  for (let at = index; at < tokens.length; at += 1) {
    if (tokens[at]?.kind === 'open') depth += 1;
    if (tokens[at]?.kind === 'close') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

function moveSpace(inner: Token[], before: Token[], after: Token[]): void {
  const first = inner[0];
  const lead = first?.kind === 'text' && first.text === first.original ? (/^\s+/.exec(first.text)?.[0] ?? '') : '';
  if (first?.kind === 'text' && lead !== '') {
    before.push(text(lead));
    inner[0] = text(first.text.slice(lead.length));
  }
  const last = inner.at(-1);
  const trail = last?.kind === 'text' && last.text === last.original ? (/(?<!\s)\s+$/.exec(last.text)?.[0] ?? '') : '';
  if (last?.kind === 'text' && trail !== '') {
    after.unshift(text(trail));
    inner[inner.length - 1] = text(last.text.slice(0, -trail.length));
  }
}

/** Pieces of at most about `longest` characters, split after sentences that are not inside pairs. */
function cutLong(tokens: readonly Token[]): Token[][] {
  const length = tokens.reduce((sum, token) => sum + (token.kind === 'text' ? token.text.length : 0), 0);
  if (length <= longest) return [[...tokens]];
  const pieces: Token[][] = [[]];
  let size = 0;
  let depth = 0;
  for (const token of tokens) {
    if (token.kind === 'open') depth += 1;
    if (token.kind === 'close') depth -= 1;
    const cuts = token.kind === 'text' && depth === 0 && token.text === token.original;
    for (const sentence of cuts ? sentencesOf(token.text) : [token]) {
      const weight = sentence.kind === 'text' ? sentence.text.length : 0;
      if (cuts && size > 0 && size + weight > longest) {
        pieces.push([]);
        size = 0;
      }
      pieces.at(-1)?.push(sentence);
      size += weight;
    }
  }
  // The space between two sentences belongs to neither and stays unchanged.
  return pieces.flatMap((piece) => {
    const { before, inner, after } = strip(piece);
    return [before, inner, after].filter((part) => part.length > 0);
  });
}

function sentencesOf(content: string): Token[] {
  const pieces: string[] = [];
  for (const sentence of content.split(/(?<=[.!?。！？]["')\]]?\s)/u)) {
    for (let at = 0; at < sentence.length; at += longest) pieces.push(sentence.slice(at, at + longest));
  }
  return pieces.map((piece) => text(piece));
}

function passageOf(tokens: readonly Token[]): Passage {
  const marks = new Map<string, Token>();
  const open: number[] = [];
  let count = 0;
  const source = tokens.map((token) => {
    if (token.kind === 'text') return token.text.replaceAll(/(?:(?<!\s)\s+)?\n\s*/g, ' ');
    if (token.kind !== 'close') count += 1;
    if (token.kind === 'open') open.push(count);
    const name = token.kind === 'close' ? `/${open.pop()}` : String(count);
    marks.set(name, token);
    return `⟦${name}⟧`;
  });
  return { source: source.join(''), marks, tokens };
}
