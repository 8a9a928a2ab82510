import { baselineShare, type ReadPage, readLimits, type StruckText } from '#contract/documents.ts';
import { isStruck, type Strikes } from './strikes.ts';

/** A word with its position on the page; lengths in points from the top left. */
export interface PlacedWord {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly size: number;
  readonly bold: boolean;
  /** Left and right edge of each UTF-16 unit in turn; only requested when a line crosses the word. */
  edges(): Float64Array;
}

/** Collects the words of a page in file order, without struck-out words. */
export interface PageWords {
  add(word: PlacedWord): void;
  finish(page: { width: number; height: number; rules: Float32Array; pictures: number }): {
    page: ReadPage;
    struck: PageStruck;
  };
}

/** The struck-out text of a page: consecutive struck-out words are one passage, also across pages. */
export interface PageStruck extends StruckText {
  /** Whether its first word is struck out; whether its last word is. */
  readonly opens: boolean;
  readonly closes: boolean;
}

/** Counts struck-out passages over all pages. */
export function joinStruck(pages: readonly { readonly page: ReadPage; readonly struck: PageStruck }[]): StruckText {
  let passages = 0;
  let characters = 0;
  let within = false;
  for (const { page, struck } of pages) {
    passages += struck.passages - (within && struck.opens ? 1 : 0);
    characters += struck.characters;
    // A page without words does not interrupt a passage.
    if (page.words !== '' || struck.passages > 0) within = struck.closes;
  }
  return { passages, characters };
}

export function createPageWords(strikes: Strikes): PageWords {
  let passages = 0;
  let characters = 0;
  let opens = false;
  let closes = false;
  const words: string[] = [];
  const places: number[] = [];
  const bold: number[] = [];
  const gone: number[] = [];
  const keep = (text: string, left: number, right: number, from: PlacedWord) => {
    closes = false;
    words.push(text.length > readLimits.wordCharacters ? text.slice(0, readLimits.wordCharacters) : text);
    places.push(left, from.baseline - baselineShare * from.size, Math.max(0, right - left), from.size, from.size);
    bold.push(from.bold ? 1 : 0);
  };
  return {
    add(word) {
      const rules = strikes.across(word.left, word.right, word.baseline, word.size);
      if (rules.length === 0) return keep(word.text, word.left, word.right, word);
      const edges = word.edges();
      let at = 0;
      while (at < word.text.length) {
        const from = at;
        const out = isStruck(rules, edges[2 * at] ?? 0, edges[2 * at + 1] ?? 0);
        while (at < word.text.length && isStruck(rules, edges[2 * at] ?? 0, edges[2 * at + 1] ?? 0) === out) {
          at += 1;
        }
        const text = word.text.slice(from, at);
        const left = edges[2 * from] ?? word.left;
        const right = edges[2 * at - 1] ?? word.right;
        if (out) {
          if (!closes) passages += 1;
          if (words.length === 0) opens = true;
          closes = true;
          characters += text.length;
          gone.push(left, word.baseline - baselineShare * word.size, Math.max(0, right - left), word.size);
        } else keep(text, left, right, word);
      }
    },
    finish(page) {
      return {
        page: {
          ...page,
          words: words.join(' '),
          places: new Float32Array(places),
          bold: new Uint8Array(bold),
          struck: new Float32Array(gone),
        },
        struck: { passages, characters, opens, closes },
      };
    },
  };
}
