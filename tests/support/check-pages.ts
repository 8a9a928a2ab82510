import { pdfPages } from '#tools/paper-assistant/engine/render/testing/pdf-text.ts';
import { WORDING } from '#tools/paper-assistant/engine/render/wording.ts';
import { compileLatex } from './compile-latex.ts';
import { overprintedMarks } from './overprinted-marks.ts';

/** Defects that pages can have even after a successful compile. */
export interface CheckedPages {
  readonly problems: readonly string[];
  readonly pdf: Uint8Array;
  readonly text: string;
}

/** Compiles LaTeX source and checks its pages and log; throws with TeX's own lines if it doesn't compile. */
export async function checkPages(files: Readonly<Record<string, string | Uint8Array>>): Promise<CheckedPages> {
  const { pdf, log } = await compileLatex(files);
  const bodies = await pdfPages(pdf, headAndFootPoints);
  const empty = bodies.flatMap((page, index) => (page.trim() === '' ? [`page ${index + 1} is empty`] : []));
  const pages = await pdfPages(pdf, 0);
  const unmarked = pages.flatMap((page, index) =>
    page.includes(WORDING.runningHead) ? [] : [`page ${index + 1} does not say that it is a prototype`],
  );
  const text = pages.join('\n');
  return {
    problems: [
      ...overfull(log),
      ...lost(log),
      ...printed(text),
      ...empty,
      ...unmarked,
      ...(await overprintedMarks(pdf)),
    ],
    pdf,
    text,
  };
}

const widestPoints = 5;
const headAndFootPoints = 75;

function overfull(log: string): string[] {
  return [...log.matchAll(/Overfull \\([hv]box) \(([\d.]+)pt too (?:wide|high)\)([^\n]*)/g)]
    .filter(([, , points]) => Number(points) > widestPoints)
    .map(([line]) => line);
}

/** Letters missing in the font are only reported in the log. */
function lost(log: string): string[] {
  return log.match(/Missing character: .*/g) ?? [];
}

/** Words that no author wrote: options and placeholders of classes, broken references. */
const untrue: readonly RegExp[] = [
  /\[!?[htbp]{1,4}!?\]/,
  /Suppressed Due to Excessive Length/i,
  /\?\?/,
  // The empty option of a caption, printed as text.
  /Fig(?:ure|\.) \d+[.:]? \[ ?(?!citation)/,
  /(?:short|running) (?:title|head|author)s?\b/i,
  /preprint submitted to|submitted to|accepted|compiled using|typeset using|style file|draft version/i,
  /\(Dated:|©|\bcopyright\b|\bMNRAS 0|ACM Reference Format|Permission to make digital|Conference acronym|Anonymous/i,
  /Journal of L?ATEX|XXXX|\bVol\. ?\d*, No\./,
  /Author One|First Author|orcid\.org\/0000-0000-0000-0000/i,
];

function printed(text: string): string[] {
  const words = text.replace(/\s+/g, ' ');
  return untrue.flatMap((pattern) => {
    const found = pattern.exec(words);
    return found === null ? [] : [`printed: ${words.slice(Math.max(0, found.index - 30), found.index + 60)}`];
  });
}
