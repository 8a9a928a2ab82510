import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { escapeLatex } from '../escape-latex.ts';

/**
 * The text of a PDF, page by page, without running head and page number, in the order of its content streams. `edge`: what
 * stands nearer to the upper or lower edge of the page, in points, is head or foot; classes differ in how far they set.
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
      // Head and foot stand outside the type area.
      if (y < edge || y > height - edge - 2) continue;
      text += item.str + (item.hasEOL ? '\n' : '');
    }
    pages.push(text);
  }
  await loading.destroy();
  return pages;
}

/** East Asian fonts name their letters by numbers of a public collection. */
const characterMaps = decodeURI(new URL('../cmaps/', import.meta.resolve('pdfjs-dist/build/pdf.mjs')).pathname);

/** Words in the order of the page, hyphenation undone, ligatures resolved, the typesetters' spellings of one sign unified. */
export function pdfWords(text: string): string[] {
  return unified(text.replace(/(\p{L})[-\u2010\u00ad]\n(\p{Ll})/gu, '$1$2').replace(/•(?=\S)/g, '• '))
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** How often each character occurs; for texts whose words no two extractions separate alike. */
export function characterCounts(text: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const character of unified(text).replace(/[\s\p{Pd}]/gu, '')) counts[character] = (counts[character] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A text as LaTeX shows it: characters that it boxes become the code in the box. */
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

/** Signs that pdfTeX's fonts name otherwise than they were written: Greek capitals, dotless letters, math twins. */
const ALIKE = new Map(
  "ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΧXοoÐĐıiȷj∆ΔµμΩΩ‘'’'∣|∥‖‐-‑-−-–-—-∗*·⋅∙•◦∘ϵεϕφ♢◊⟂⊥⋄◇"
    .match(/../gu)
    ?.map((pair) => [...pair] as [string, string]),
);
