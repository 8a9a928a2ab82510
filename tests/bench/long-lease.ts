import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTypesetter } from '#server/adapters/typeset/typesetter.ts';

/**
 * Leases with this many letter pages, typeset with Typst: the leases written for the tests, one after another as
 * articles of a single lease, until the pages are full. As dense as real ones, with far more terms: every article
 * states a rent.
 */
export async function longLeases<const Pages extends readonly number[]>(
  ...pages: Pages
): Promise<{ [place in keyof Pages]: Uint8Array }> {
  const typesetter = await createTypesetter({ typst: { timeLimit: 300_000 } });
  try {
    const made: Uint8Array[] = [];
    for (const wanted of pages) {
      let paragraphs = 9 * wanted;
      for (;;) {
        const { pdf, pages } = await typesetter.typst({ main: 'main.typ', files: { 'main.typ': source(paragraphs) } });
        if (pages === wanted) {
          made.push(pdf);
          break;
        }
        paragraphs += Math.round((paragraphs / pages) * (wanted - pages) * 0.9) || Math.sign(wanted - pages);
      }
    }
    return made as { [place in keyof Pages]: Uint8Array };
  } finally {
    await typesetter.close();
  }
}

const texts = [
  'office-summary-table',
  'retail-shopping-center',
  'industrial-prose',
  'medical-office',
  'sublease-prose',
  'ground-lease',
].map((name) => readFileSync(join(import.meta.dirname, '..', 'lease-documents', 'texts', `${name}.txt`), 'utf8'));

const [, , opening = ''] = texts;
const clauses = texts
  .flatMap((text) => text.split(/\n\s*\n/))
  .map((text) =>
    text
      .replace(/\s+/g, ' ')
      .replace(/^\s*[\d.]+\s/, '')
      .trim(),
  )
  .filter((text) => text.length > 120);

/** Twelve clauses form an article. */
function source(paragraphs: number): string {
  const lines = opening
    .split(/\n\s*\n/)
    .slice(0, 3)
    .map((text, index) => (index === 1 ? text : text.trim()));
  const body = Array.from({ length: paragraphs }, (_, index) => {
    const [article, section] = [Math.floor(index / 12) + 1, (index % 12) + 1];
    const clause = `${article}.${section} ${clauses[index % clauses.length]}`;
    return section === 1 ? [`*ARTICLE ${article}*`, shown(clause)] : [shown(clause)];
  }).flat();
  const settings =
    '#set page(paper: "us-letter", margin: 1in, numbering: "1")\n#set text(size: 11pt)\n#set par(justify: true)';
  return [settings, ...lines.map(shown), ...body].join('\n\n');
}

/** As a string literal, in which nothing is markup. */
function shown(text: string): string {
  return `#${JSON.stringify(text.replace(/\s+/g, ' ').trim())}`;
}
