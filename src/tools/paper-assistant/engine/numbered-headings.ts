interface TextLine {
  readonly text: string;
  readonly indent: number;
  readonly blank: boolean;
}

/** '1) what we know', '2) what we did': short numbered lines in order, each directly above unnumbered lines. */
export function numberedHeads<Line extends TextLine>(lines: readonly Line[]): ReadonlySet<Line> {
  const heads = lines.filter((line, index) => {
    const next = lines[index + 1];
    const number = /^(\d{1,2})[.)] +(?=\p{L})/u.exec(line.text);
    return (
      number !== null &&
      line.indent === 0 &&
      next !== undefined &&
      !next.blank &&
      next.indent === 0 &&
      !/^\d{1,2}[.)] /.test(next.text) &&
      line.text.length <= 45 &&
      /^[^.!;=]*$/.test(line.text.slice(number[0].length))
    );
  });
  const inOrder = heads.every(({ text }, at) => Number.parseInt(text, 10) === at + 1);
  return new Set(heads.length >= 3 && inOrder ? heads : []);
}
