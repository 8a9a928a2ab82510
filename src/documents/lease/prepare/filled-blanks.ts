import type { Span } from '../../document.ts';

/**
 * `this __14th__ day of __May__, 20_23_`: a form with filled-in blanks is read as if it had none. The filled-in words
 * move to one end of their blank and spaces fill the rest, so that all other positions stay the same.
 */
export function withFilledBlanks(text: string): string {
  if (!/_[A-Za-z\d$]/.test(text)) return text;
  return text
    .replace(/(?<!\w)(19|20)_{1,9}(\d{2})_{0,9}(?!\w)/g, (blank, century: string, year: string) =>
      `${century}${year}`.padEnd(blank.length),
    )
    .replace(
      /(?<!\w)_{1,200}([A-Za-z\d$(](?:[^_\n\t]{0,120}[^\s_:])?)_{1,200}(?![\w@])/g,
      (blank, filled: string, at: number, whole: string) =>
        // `of __May__, 2023`: the comma stays next to its word; `$__75__.` keeps its dollar sign.
        /[,.;:)%]/.test(whole[at + blank.length] ?? '') && /\s/.test(whole[at - 1] ?? ' ')
          ? filled.padStart(blank.length)
          : filled.padEnd(blank.length),
    );
}

/** Extends a passage to include whole blanks and whole replaced words, so that its quote is as printed. */
export function asPrinted(printed: string, read: string, { start, end }: Span): Span {
  let [from, to] = [start, end];
  while (from > 0 && printed[from - 1] !== read[from - 1]) from -= 1;
  while (to < printed.length && printed[to] !== read[to]) to += 1;
  let [before, after] = [from, to];
  while (read[before - 1] === ' ') before -= 1;
  while (read[after] === ' ') after += 1;
  return {
    start: printed.slice(before, from) === read.slice(before, from) ? from : before,
    end: printed.slice(to, after) === read.slice(to, after) ? to : after,
  };
}
