import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pdfPages } from '../../src/tools/paper-assistant/engine/render/testing/pdf-text.ts';
import { WORDING } from '../../src/tools/paper-assistant/engine/render/wording.ts';

/** What a compile that ends well can still have left on the pages. */
export interface CheckedPages {
  readonly problems: readonly string[];
  readonly pdf: Uint8Array;
  readonly text: string;
}

/** Compiles LaTeX source and looks at its pages and its log; throws with TeX's own lines where it does not compile. */
export async function checkPages(
  files: Readonly<Record<string, string | Uint8Array>>,
  engine: 'pdf' | 'pdfxe' = 'pdf',
): Promise<CheckedPages> {
  const folder = mkdtempSync(join(tmpdir(), 'foredraft-pages-'));
  try {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    const args = ['-norc', `-${engine}`, '-silent', '-interaction=nonstopmode', '-halt-on-error', 'main.tex'];
    const { status } = spawnSync('latexmk', args, { cwd: folder, timeout: 120_000 });
    const log = readFileSync(join(folder, 'main.log'), 'latin1');
    if (status !== 0)
      throw new Error(
        log
          .split('\n')
          .filter((line) => /^(?:!|l\.\d)/.test(line))
          .join('\n') || 'latexmk failed',
      );
    const pdf = new Uint8Array(readFileSync(join(folder, 'main.pdf')));
    const bodies = await pdfPages(pdf, headAndFootPoints);
    const empty = bodies.flatMap((page, index) => (page.trim() === '' ? [`page ${index + 1} is empty`] : []));
    const pages = await pdfPages(pdf, 0);
    const unmarked = pages.flatMap((page, index) =>
      page.includes(WORDING.runningHead) ? [] : [`page ${index + 1} does not say that it is a prototype`],
    );
    const text = pages.join('\n');
    return { problems: [...overfull(log), ...printed(text), ...empty, ...unmarked], pdf, text };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const widestPoints = 5;
const headAndFootPoints = 75;

function overfull(log: string): string[] {
  return [...log.matchAll(/Overfull \\([hv]box) \(([\d.]+)pt too (?:wide|high)\)([^\n]*)/g)]
    .filter(([, , points]) => Number(points) > widestPoints)
    .map(([line]) => line);
}

/** Words that no author wrote: options and placeholders of classes, references that lead nowhere. */
const untrue: readonly RegExp[] = [
  /\[!?[htbp]{1,4}!?\]/,
  /Suppressed Due to Excessive Length/i,
  /\?\?/,
  // The empty option of a caption, printed.
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
