import sharp from 'sharp';
import { expect } from 'vitest';
import type { Manuscript } from '#tools/paper-assistant/engine/manuscript.ts';
import { renderLatex } from '#tools/paper-assistant/engine/render/latex.ts';
import { checkPages } from './check-pages.ts';

const picture = (format: 'png' | 'jpeg') =>
  sharp({ create: { width: 700, height: 500, channels: 3, background: '#e8eeee' } })
    .toFormat(format)
    .toBuffer();

/** The files that the sample manuscript shows. */
export const figures = {
  'figures/fig1.png': new Uint8Array(await picture('png')),
  'figures/fig2.jpg': new Uint8Array(await picture('jpeg')),
};

/** Fails unless the pages that LaTeX prints have every letter of the texts. */
export async function expectLetters(manuscript: Manuscript, texts: readonly string[]): Promise<void> {
  const { problems, text } = await checkPages({ ...renderLatex(manuscript), ...figures });
  expect(problems).toEqual([]);
  for (const words of texts) expect(lettersIn(text)).toContain(lettersIn(words));
}

/** Without spaces and hyphens, which each typesetter sets differently. */
export function lettersIn(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll('𝛼', 'α')
    .replaceAll(/[\s\p{Pd}\u00ad]/gu, '');
}
