/** A trimmed line of the user's text. */
export interface Line {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The line breaks in a paragraph that end a sentence: if the next word would still have fit on the line, the text was
 * not wrapped there. `byHand`: the author breaks lines manually everywhere (see `endsLinesByHand`), so that a line of
 * notes may start in lower case.
 */
export function lineEnds(lines: readonly Line[], byHand: boolean): number[] {
  if (lines.length < 2) return [];
  const width = widthOf(lines);
  const oneEach = lines.length >= 3 && lines.every(({ text }) => /^[\p{Lu}\p{N}"“(]/u.test(text));
  return pairs(lines).flatMap(([line, next]) => {
    // A LaTeX comment is a separate line, or ends one.
    if (texComment.test(line.text) || /^%+ ?\p{L}/u.test(next.text)) return [line.end];
    // '**Funding.** None.' under '**Data.** On request.'
    if (/^(?:\*\*|__)\p{Lu}[^*_]{1,44}?[.:]?(?:\*\*|__)(?:[ :]|$)/u.test(next.text)) return [line.end];
    if (byHand) return goesOn(line, next) ? [] : [line.end];
    // A period where the text was not wrapped: '… from this.' above 'limits: …'.
    if (stops(line) && (width > widestWrap || leavesRoom(line, next, width, 0.9))) return [line.end];
    if (!/^[\p{Lu}"“(]/u.test(next.text)) return [];
    return oneEach || leavesRoom(line, next, width) ? [line.end] : [];
  });
}

function stops({ text }: Line): boolean {
  return (
    /[.!?]["”’)\]]?$/.test(text) && !/\b(?:al|approx|ca|cf|dr|e\.g|eqs?|figs?|i\.e|no|prof|resp|st|vs)\.$/i.test(text)
  );
}

const texComment = /(?:^|[.!?] )%+ ?\p{L}/u;

/**
 * Whether most lines in the text's paragraphs would have room for the next word, which means that no editor or mail
 * program wrapped them.
 */
export function endsLinesByHand(paragraphs: readonly (readonly Line[])[]): boolean {
  if (areNotes(paragraphs)) return true;
  const ends = paragraphs.flatMap((lines) => {
    const width = widthOf(lines);
    return pairs(lines).map(([line, next]) => width > widestWrap || leavesRoom(line, next, width, 0.9));
  });
  return ends.length >= 3 && ends.filter(Boolean).length > ends.length / 2;
}

/**
 * Lines of a few words each, without a period anywhere, none of which continues on the next line as a wrapped sentence
 * would.
 */
function areNotes(paragraphs: readonly (readonly Line[])[]): boolean {
  const lines = paragraphs.flat();
  const ends = paragraphs.flatMap(pairs);
  const stops = lines.filter(({ text }) => /[.!?](?:$| +\p{Lu})/u.test(text)).length;
  return ends.length >= 4 && stops * 10 <= lines.length && !ends.some(([line, next]) => goesOn(line, next));
}

/** Editors and mail programs wrap at 72 to 120 characters. */
const widestWrap = 130;

function widthOf(lines: readonly Line[]): number {
  return Math.max(...lines.map(({ text }) => text.length));
}

function pairs(lines: readonly Line[]): [Line, Line][] {
  return lines.slice(0, -1).map((line, index) => [line, lines[index + 1] as Line]);
}

function leavesRoom(line: Line, next: Line, width: number, share = 0.75): boolean {
  const word = next.text.search(/\s/);
  return line.text.length + 1 + (word === -1 ? next.text.length : word) < width * share;
}

/**
 * Whether the words around the line break show that the sentence continues. Formulas have already been overwritten with
 * X.
 */
function goesOn({ text: line }: Line, { text: next }: Line): boolean {
  return (
    // 'healed = skin closed': a definition begins on a new line.
    (!/^\p{L}[\p{L} -]{0,30} ?= /u.test(next) &&
      /[,(–—-]$|\b(?:the|an?|of|and|or|to|with|in|on|for|by|at|from|as|is|are|was|were|that|which|than|but|if|because|not|our|where)$/i.test(
        line,
      )) ||
    /^(?:[)\],;.:–—]|(?:and|or|than|which|where|with|of)\b|\([\p{Lu}][^()]{0,80}\d{4}[a-z]?\))/u.test(next) ||
    /^X+[.,;]?$/.test(line) ||
    /^X+[.,;]?$/.test(next)
  );
}
