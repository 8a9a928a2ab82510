import { insights } from '../../support/insights.ts';
import { researchPackage } from '../../support/research-package.ts';
import { corpora, fetchCorpus } from './corpora.ts';
import type { Bait, HostileFile } from './hostile-file.ts';
import { madeDocx, plainDocx } from './made-docx.ts';
import { madeImages, madePackages, plainImages } from './made-images.ts';
import { madePdfs, plainPdf } from './made-pdfs.ts';
import { type Chance, chanceFrom, mutate, pick } from './mutate.ts';

/**
 * This many files in a reproducible random order: those of the corpora and our own, and for the rest damaged copies of
 * both. Also returns what could not be downloaded here.
 */
export async function hostileFiles(bait: Bait, count: number): Promise<{ files: HostileFile[]; missing: string[] }> {
  const fetched: HostileFile[] = [];
  const missing: string[] = [];
  for (const corpus of corpora) {
    const found = await fetchCorpus(corpus);
    if (typeof found === 'string') missing.push(`${corpus.name}: ${found}`);
    else fetched.push(...found);
  }
  const plain = [
    { name: 'plain/lease.pdf', upload: 'document' as const, bytes: plainPdf },
    { name: 'plain/lease.docx', upload: 'document' as const, bytes: plainDocx },
    { name: 'plain/package.zip', upload: 'package' as const, bytes: researchPackage({ text: insights }) },
    ...(await plainImages()),
  ];
  const made = [...madePdfs(bait), ...madeDocx(bait), ...(await madeImages(bait)), ...(await madePackages(bait))];
  const chance = chanceFrom(14);
  // Our own come first if fewer are requested; of the rest, at least a quarter is damaged.
  const whole = [...made, ...inRandomOrder(fetched, chance)].slice(0, Math.ceil(0.75 * count));
  const small = [...fetched, ...made].filter(({ bytes }) => bytes.length < 200_000);
  const damaged = Array.from({ length: count - whole.length }, (_, number) =>
    mutate(pick(number % 2 === 0 ? plain : small, chance), chance, number),
  );
  return { files: inRandomOrder([...whole, ...damaged], chance), missing };
}

/** Fisher and Yates. */
function inRandomOrder<T>(values: readonly T[], chance: Chance): T[] {
  const order = [...values];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = chance(last + 1);
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}
