/** A line of the user's text, without the white space around it. */
export interface Line {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The line ends of a paragraph that end a sentence: where the next word would still have fitted, the text was not wrapped there.
 * `byHand`: the author ends lines by hand throughout (see `endsLinesByHand`), so that a line of notes may open with a small letter.
 */
export function lineEnds(lines: readonly Line[], byHand: boolean): number[] {
  if (lines.length < 2) return [];
  const width = widthOf(lines);
  const oneEach = lines.length >= 3 && lines.every(({ text }) => /^[\p{Lu}\p{N}"“(]/u.test(text));
  return pairs(lines).flatMap(([line, next]) => {
    // A comment of LaTeX is a line of its own, or ends with one.
    if (texComment.test(line.text) || /^%+ ?\p{L}/u.test(next.text)) return [line.end];
    if (byHand) return goesOn(line, next) ? [] : [line.end];
    if (!/^[\p{Lu}"“(]/u.test(next.text)) return [];
    return oneEach || leavesRoom(line, next, width) ? [line.end] : [];
  });
}

const texComment = /(?:^|[.!?] )%+ ?\p{L}/u;

/** Whether most lines of the text's paragraphs leave room for the next word, as no editor or mail program wraps them. */
export function endsLinesByHand(paragraphs: readonly (readonly Line[])[]): boolean {
  const ends = paragraphs.flatMap((lines) => {
    const width = widthOf(lines);
    return pairs(lines).map(([line, next]) => width > widestWrap || leavesRoom(line, next, width, 0.9));
  });
  return ends.length >= 3 && ends.filter(Boolean).length > ends.length / 2;
}

/** Editors and mail programs wrap at 72 to 120 letters. */
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

/** Whether the words around the line end show that the sentence runs on. Formulas are overwritten with X by then. */
function goesOn({ text: line }: Line, { text: next }: Line): boolean {
  return (
    /[,(–—-]$|\b(?:the|an?|of|and|or|to|with|in|on|for|by|at|from|as|is|are|was|were|that|which|than|but|if|because|not|our|where)$/i.test(
      line,
    ) ||
    /^(?:[)\],;.:–—]|(?:and|or|than|which|where|with|of)\b|\([\p{Lu}][^()]{0,80}\d{4}[a-z]?\))/u.test(next) ||
    /^X+[.,;]?$/.test(line) ||
    /^X+[.,;]?$/.test(next)
  );
}
