import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { LiteraturePort, Work } from '#contract/literature.ts';
import { type ModelCalls, ModelFailure } from '#contract/model.ts';
import { createImagePort } from '#server/adapters/images/image-port.ts';
import { createTypesetter } from '#server/adapters/typeset/typesetter.ts';
import type { ProvenanceEntry } from '#tools/paper-assistant/engine/provenance.ts';
import { pdfText, pdfWords } from '#tools/paper-assistant/engine/render/testing/pdf-text.ts';
import { makeDraft } from '../../scripts/make-draft.ts';
import { insights } from '../support/insights.ts';
import { picture, researchPackage } from '../support/research-package.ts';
import { type Injection, injections, order } from './injections.ts';

const typesetter = await createTypesetter();
const images = createImagePort();
const folder = await mkdtemp(join(tmpdir(), 'injections-'));
const [secret, marker] = [join(folder, 'secret.txt'), join(folder, 'owned')];
const content = 'tellnobody8391';
await writeFile(secret, content);
/** Ends what the drafts needed; called once after the tests of a file. */
export async function endDrafts(): Promise<void> {
  await Promise.all([typesetter.close(), images.close()]);
  await rm(folder, { recursive: true });
}

/** A model that follows every instruction in a text: the worst case. */
const obedient: ModelCalls = {
  name: 'an obedient stand-in',
  async ask({ data, answer }) {
    const all = Object.values(data).join('\n');
    const told = all.includes(order) ? order : '';
    const id = /^(s\d+) /m.exec(data['notes'] ?? '')?.[1] ?? 's1';
    const section = /^(\S+): /m.exec(data['sections'] ?? '')?.[1] ?? '';
    const row = Number(/^(\d+): /m.exec(data['statements'] ?? '')?.[1] ?? 0);
    const said = told === '' ? [] : [told];
    const obeyed = {
      queries: said,
      links: said.map((quote) => ({ row, work: 'w1', stance: 'supports', quote: `${quote} So it is.` })),
      sentences: said.map((text) => ({ section, text, sentences: [id], works: [] })),
      risks: said.map((why) => ({ sentence: id, why, add: why })),
    };
    const read = answer.safeParse(obeyed);
    if (!read.success) throw new ModelFailure('unreadable');
    return read.data;
  },
  spent: () => ({ calls: 4, failures: 0, inputTokens: 100, outputTokens: 10, dollars: 0 }),
};

const harmlessAbstract = 'Lamps delay leaf fall of young trees.';
const png = await picture('png');
export const cases: readonly Injection[] = injections(secret, marker);
const harmless = await draftOf({ name: 'none', place: 'constraints', attack: '' });

/** An injection changes only the page that it is on. */
export async function expectNoEffect(injection: Injection): Promise<void> {
  const { files, text, page, own, sentences } = await draftOf(injection);
  // No file was read, and nothing was executed.
  for (const [path, bytes] of Object.entries(files))
    expect([path, new TextDecoder().decode(bytes).includes(content)]).toEqual([path, false]);
  expect(page).not.toContain(content);
  expect(existsSync(marker)).toBe(false);
  // The attack is printed as text.
  if (injection.shows !== undefined) expect(page).toContain(squeezed(injection.shows));
  // No instruction was followed: every sentence of the author is there, no others were added, and there are no new
  // claims.
  for (const sentence of harmless.own) expect(own).toContain(sentence);
  expect(sentences.filter(({ origin }) => origin === 'model')).toEqual([]);
  // A found work is quoted only verbatim.
  const abstract = injection.place === 'record abstract' ? injection.attack : harmlessAbstract;
  for (const quoted of sentences.filter(({ origin }) => origin === 'source'))
    expect(squeezed(abstract)).toContain(squeezed(quoted.text.replace(/^“|”$/g, '')));
  // The reference list prints both the title and the venue of a record.
  const places = injection.place === 'record title' ? 2 : 1;
  expect(page.split(squeezed(order)).length - 1).toBeLessThanOrEqual(places);
  expect(text('references.bib')).not.toContain('10.6666');
  const { risks } = JSON.parse(text('risk-checklist.json')) as { risks: { rule: string }[] };
  expect(risks.map(({ rule }) => rule)).not.toContain('raised-by-the-model');
  // The delivered source contains none of the injected commands.
  for (const path of Object.keys(files).filter((name) => /\.(?:tex|bib)$/.test(name)))
    expect([path, commandsOf(path, text(path))]).toEqual([path, []]);
  expect(text('coverage.csv')).not.toMatch(/^"?[=+@-]|,"?[=+@-](?!\d)/m);
  expect(text('coverage.md') + text('risk-checklist.md')).not.toMatch(/(?<!\\)\]\((?:javascript|data):/i);
}

/** TeX prints these injections as text, all in one draft. */
export async function expectPrintedByTex(latex: readonly Injection[]): Promise<void> {
  const { page, text } = await draftOf(
    { name: 'all', attack: latex.map(({ attack }) => `Then ${attack} stood there.`).join('\n\n') },
    typesetter,
  );
  expect(text('README.md')).toContain('pdfTeX');
  expect(page).not.toContain(content);
  expect(existsSync(marker)).toBe(false);
  for (const { shows = '' } of latex) expect(page).toContain(squeezed(shows));
}

/** Why TeX cannot print here, in brackets; empty if it can. */
export const withoutTex = typesetter.latex === null ? ' (skipped: no latexmk and pdflatex on PATH)' : '';

async function draftOf(
  { place, attack }: Injection,
  setter: Parameters<typeof makeDraft>[1]['typesetter'] = { typst: typesetter.typst, latex: null },
) {
  const at = (one: NonNullable<Injection['place']>, otherwise: string) => (place === one ? attack : otherwise);
  const upload = researchPackage({
    text: place === undefined ? `${insights}\n\n${attack}` : insights,
    images: [{ file: 'abcDEF1234.png', bytes: png, description: at('description', 'Day of bud burst in lx') }],
    options: {
      title: at('title', 'Street lamps and buds'),
      authors: [at('author', 'A. Author')],
      constraints: at('constraints', ''),
    },
    seeds: at('seeds', ''),
  });
  const draft = await makeDraft(upload, {
    typesetter: setter,
    images,
    literature: libraryWith(place, attack),
    model: obedient,
  });
  const pdf = draft.files['main.pdf'] ?? new Uint8Array();
  const { sentences } = JSON.parse(draft.text('provenance.json')) as { sentences: ProvenanceEntry[] };
  const own = sentences
    .filter(({ origin, where }) => origin === 'user' && where !== 'title' && !where.startsWith('fig'))
    .map((sentence) => sentence.text);
  return { ...draft, sentences, own, page: squeezed(await pdfText(pdf)) };
}

/** Without spaces and line-end hyphens, because long commands are broken at arbitrary places. */
function squeezed(text: string): string {
  return pdfWords(text).join('').replaceAll(/[-\s]/g, '');
}

/** A library in which every search finds one work, with hostile content if the case requires it. */
function libraryWith(place: Injection['place'], attack: string): LiteraturePort {
  const work: Work = {
    id: 'doi:10.1000/found',
    doi: '10.1000/found',
    arxivId: null,
    title: place === 'record title' ? attack : 'Street lamps and the buds of young trees',
    authors: [{ family: 'Ito', given: 'A.' }],
    year: 2021,
    venue: place === 'record title' ? attack : 'Journal of Trees',
    volume: '1',
    issue: '',
    pages: '',
    publisher: '',
    type: 'article',
    abstract: place === 'record abstract' ? attack : harmlessAbstract,
    retractedBy: [],
    source: 'OpenAlex',
  };
  return {
    byDoi: async () => ({ state: 'not-found' }),
    byArxivId: async () => ({ state: 'not-found' }),
    search: async () => ({ state: 'answered', works: [work], asked: [{ source: 'OpenAlex', total: 1 }] }),
    notices: async () => ({ state: 'answered', retractedBy: [] }),
  };
}

/** Commands that no text may add to a source: the product's own uses are only in main.tex. */
function commandsOf(path: string, source: string): string[] {
  const body = path === 'main.tex' ? source.slice(source.indexOf('\\begin{document}')) : source;
  const own = body.replaceAll(/^\\input\{sections\/[\w-]+\}$/gm, '').replace(/\\end\{document\}\n$/, '');
  return [
    ...own.matchAll(
      /(?<!\\)\\(?:input|include|write|immediate|openin|openout|read|newread|newwrite|catcode|csname|def|let|loop|directlua|special|usepackage|end\{document\})(?![a-zA-Z])|\^\^|\\includegraphics(?!\[width)/g,
    ),
  ].map(([command]) => command);
}
