/** LaTeX whose braces are matched once, in one pass, even if many are never closed. */
export class LatexGroups {
  readonly #content: string;
  readonly #ends = new Map<number, number>();

  constructor(content: string) {
    this.#content = content;
    const open: number[] = [];
    for (let at = 0; at < content.length; at += 1) {
      const character = content[at];
      if (character === '\\') at += 1;
      else if (character === '%') at = endOfLine(content, at);
      else if (character === '{') open.push(at);
      else if (character === '}') {
        const start = open.pop();
        if (start !== undefined) this.#ends.set(start, at + 1);
      }
    }
  }

  /** Index after the group that starts at `at` with { or [; -1 if there is none or it does not end. */
  end(at: number): number {
    const content = this.#content;
    if (content[at] === '{') return this.#ends.get(at) ?? -1;
    if (content[at] !== '[') return -1;
    for (let index = at + 1; index < Math.min(content.length, at + longestOption); index += 1) {
      const character = content[index];
      if (character === '\\') index += 1;
      else if (character === '%') index = endOfLine(content, index);
      else if (character === '{') {
        const end = this.#ends.get(index);
        if (end === undefined) return -1;
        index = end - 1;
      } else if (character === '}') return -1;
      else if (character === ']') return index + 1;
    }
    return -1;
  }

  /** Index after the directly following arguments: a star, then `[..]` and `{..}`, at most nine. */
  argumentsEnd(from: number): number {
    let at = this.#content[from] === '*' ? from + 1 : from;
    for (let count = 0; count < 9; count += 1) {
      const end = this.end(at);
      if (end < 0) break;
      at = end;
    }
    return at;
  }
}

const longestOption = 1_000;

function endOfLine(content: string, at: number): number {
  const end = content.indexOf('\n', at);
  return end < 0 ? content.length : end;
}

/** TeX's accents above and below letters, by their combining characters. */
export const accents: Readonly<Record<string, string>> = {
  '`': '\u0300',
  "'": '\u0301',
  '^': '\u0302',
  '~': '\u0303',
  '=': '\u0304',
  u: '\u0306',
  '.': '\u0307',
  '"': '\u0308',
  r: '\u030a',
  H: '\u030b',
  v: '\u030c',
  c: '\u0327',
  k: '\u0328',
};

/** Letters that are commands. */
export const letters: Readonly<Record<string, string>> = {
  ss: 'ß',
  ae: 'æ',
  AE: 'Æ',
  oe: 'œ',
  OE: 'Œ',
  o: 'ø',
  O: 'Ø',
  aa: 'å',
  AA: 'Å',
  l: 'ł',
  L: 'Ł',
  i: 'ı',
};
