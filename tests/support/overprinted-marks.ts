import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ORIGIN_LABELS } from '#tools/paper-assistant/engine/render/wording.ts';

interface Printed {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

/** Marks in the margin that overlap words of the text. */
export async function overprintedMarks(pdf: Uint8Array): Promise<string[]> {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: VerbosityLevel.ERRORS, useSystemFonts: false });
  const document = await loading.promise;
  const problems: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const printed = items.flatMap((item): Printed[] => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , , size = 0, x = 0, y = 0] = item.transform as number[];
      return [{ text: item.str, x, y, width: item.width, size }];
    });
    for (const mark of printed.filter(({ text, size }) => size < 6.5 && markWords.has(text.replace(/,$/, '')))) {
      const under = printed.find((other) => other.size > 6.5 && overlaps(mark, other));
      if (under !== undefined) problems.push(`page ${number}: "${mark.text}" lies on "${under.text.slice(0, 40)}"`);
    }
  }
  await loading.destroy();
  return problems;
}

/** 'yours, repeated' takes two lines. */
const markWords: ReadonlySet<string> = new Set(Object.values(ORIGIN_LABELS).flatMap((label) => label.split(', ')));

function overlaps(one: Printed, other: Printed): boolean {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  return across > 1 && Math.abs(one.y - other.y) < 5;
}
