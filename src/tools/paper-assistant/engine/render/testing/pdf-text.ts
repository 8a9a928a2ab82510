import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { escapeLatex } from '../escape-latex.ts';

/**
 * The text of a PDF, page by page, without the running head and page number, in content stream order. `edge`: text
 * within this distance in points of the top or bottom edge is the head or foot; classes differ in this.
 */
export async function pdfText(pdf: Uint8Array, edge = 60): Promise<string> {
  return (await pdfPages(pdf, edge)).map((page) => `${page}\n`).join('');
}

export async function pdfPages(pdf: Uint8Array, edge: number): Promise<string[]> {
  const loading = getDocument({
    data: new Uint8Array(pdf),
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
    cMapUrl: characterMaps,
    cMapPacked: true,
  });
  const document = await loading.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [, , , height = 0] = page.view;
    let text = '';
    const { items } = await page.getTextContent({ disableNormalization: true });
    for (const item of items) {
      if (!('str' in item)) continue;
      const y = item.transform[5] as number;
      // Head and foot are outside the type area.
      if (y < edge || y > height - edge - 2) continue;
      text += item.str + (item.hasEOL ? '\n' : '');
    }
    pages.push(text);
  }
  await loading.destroy();
  return pages;
}

/** PDFs with East Asian fonts encode letters as numbers of a public character collection. */
const characterMaps = decodeURI(new URL('../cmaps/', import.meta.resolve('pdfjs-dist/build/pdf.mjs')).pathname);

/** Words in page order, with hyphenation undone, ligatures resolved and spellings unified. */
export function pdfWords(text: string): string[] {
  return unified(text.replace(/(\p{L})[-\u2010\u00ad]\n(\p{Ll})/gu, '$1$2').replace(/•(?=\S)/g, '• '))
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Number of occurrences of each character; for texts that extraction splits into words unpredictably. */
export function characterCounts(text: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const character of unified(text).replace(/[\s\p{Pd}]/gu, '')) counts[character] = (counts[character] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A text as LaTeX shows it: characters without a glyph become the code in the box. */
export function asBoxed(text: string): string {
  return [...text.normalize('NFC').replace(/\p{M}/gu, '')]
    .map((character) => /\\unknownchar(?:\[\w+\])?\{(\w+)\}/.exec(escapeLatex(character))?.[1] ?? character)
    .join('');
}

function unified(text: string): string {
  return [...text.normalize('NFKD').replace(/[\p{M}\u200b-\u200d\u00ad´`^~¨¯˘˙˚ˇ˝¸˛ˆ˜]/gu, '')]
    .map((character) => ALIKE.get(character) ?? character)
    .join('');
}

/** Characters that pdfTeX's fonts report differently: Greek capitals, dotless letters, math variants. */
const ALIKE = new Map(
  "ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΧXοoÐĐıiȷj∆ΔµμΩΩ‘'’'∣|∥‖‐-‑-−-–-—-∗*·⋅∙•◦∘ϵεϕφ♢◊⟂⊥⋄◇"
    .match(/../gu)
    ?.map((pair) => [...pair] as [string, string]),
);
