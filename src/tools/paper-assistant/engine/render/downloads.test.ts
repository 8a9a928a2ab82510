import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { withoutTexEscapes } from '#contract/printed-text.ts';
import type { Manuscript } from '../manuscript.ts';
import { renderDocx } from './docx.ts';
import { renderMarkdown } from './markdown.ts';
import { printableText } from './printable-text.ts';
import { generateManuscript, PIXEL } from './testing/generate-manuscript.ts';
import { difficultManuscript } from './testing/page-manuscript.ts';
import { pdfWords } from './testing/pdf-text.ts';
import { sampleManuscript } from './testing/sample-manuscript.ts';

const made = new Date('2026-11-22T08:00:00Z');
const figures = { 'figures/fig1.png': PIXEL, 'figures/fig2.jpg': PIXEL };
const part = (docx: Uint8Array, name: string) => new TextDecoder().decode(unzipSync(docx)[name]);

const userSentences = ({ abstract, sections }: Manuscript) =>
  [...abstract, ...sections.flatMap((section) => section.blocks)]
    .flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []))
    .flatMap(({ inlines }) =>
      inlines.flatMap((inline, index) => {
        if (inline.kind !== 'text') return [];
        // A citation that the product adds comes before the period.
        return [inlines[index + 1]?.kind === 'citation' ? inline.text.replace(/[.?!]$/, '') : inline.text];
      }),
    );

function expectEverySentence(text: string, manuscript: Manuscript) {
  const words = ` ${pdfWords(text).join(' ')} `;
  for (const sentence of userSentences(manuscript))
    expect(words).toContain(
      pdfWords(
        printableText(withoutTexEscapes(sentence))
          .toWellFormed()
          .replace(/[\ufffe\uffff]/g, ''),
      ).join(' '),
    );
}

/** Text and style of each paragraph. */
function paragraphsOf(source: string): { text: string; style: string | undefined }[] {
  return [...source.matchAll(/<w:p>.*?<\/w:p>/gs)].map(([paragraph]) => ({
    text: [...paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)]
      .map(([, text = '']) => text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => entities[name] ?? ''))
      .join(''),
    style: /<w:pStyle w:val="(\w+)"/.exec(paragraph)?.[1],
  }));
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

describe('a draft as a Word document', () => {
  test('has every sentence, real headings, numbered figures, and citations that link to references [D.131]', async () => {
    const docx = await renderDocx(sampleManuscript, figures, made);
    const source = part(docx, 'word/document.xml');
    const paragraphs = paragraphsOf(source);
    expectEverySentence(paragraphs.map(({ text }) => text).join('\n'), sampleManuscript);
    const headings = paragraphs.filter(({ style }) => style === 'Heading1').map(({ text }) => text);
    expect(headings).toEqual(expect.arrayContaining(sampleManuscript.sections.map(({ title }) => title)));
    expect(source.match(/<pic:pic\b/g)).toHaveLength(2);
    expect(source.match(/SEQ Figure/g)).toHaveLength(2);
    for (const { id } of sampleManuscript.figures) expect(source).toContain(`w:name="figure_${id}"`);
    // Links typed by the author lead outside the document and have a separate id.
    const targets = [...source.matchAll(/<w:hyperlink\b[^>]*>/g)]
      .filter(([link]) => !link.includes('r:id='))
      .flatMap(([link]) => /w:anchor="([^"]+)"/.exec(link)?.slice(1) ?? []);
    expect(targets.length).toBeGreaterThan(1);
    for (const target of targets) expect(source).toContain(`w:name="${target}"`);
    expect(source).toContain('w:val="Bibliography"');
    // Otherwise some programs cut off images at the line height.
    expect(part(docx, 'word/styles.xml')).toMatch(/w:line="276" w:lineRule="auto"/);
    expect(part(docx, 'word/header1.xml')).toContain('Exploratory prototype, not for submission');
  });

  test('can be opened regardless of its characters, even if no image is available [D.131]', async () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const docx = await renderDocx(generateManuscript(seed), {}, made);
      for (const name of Object.keys(unzipSync(docx)).filter((path) => path.endsWith('.xml')))
        expect(() => new XMLParser().parse(part(docx, name), true)).not.toThrow();
      expectEverySentence(
        paragraphsOf(part(docx, 'word/document.xml'))
          .map(({ text }) => text)
          .join('\n'),
        generateManuscript(seed),
      );
    }
  });
});

test('the Word document and the Markdown file have affiliations, emails, ORCID and the statements that the journal requires [D.129]', async () => {
  const manuscript = { ...difficultManuscript, template: 'elsarticle' };
  const docx = paragraphsOf(part(await renderDocx(manuscript, figures, made), 'word/document.xml'));
  const printed = [docx.map(({ text }) => text).join('\n'), renderMarkdown(manuscript).replace(/\\(.)/g, '$1')];
  for (const text of printed.map((one) => one.replaceAll('\u200b', ''))) {
    for (const { affiliation, email, orcid } of difficultManuscript.bylines ?? [])
      for (const detail of [affiliation, email, orcid]) expect(text).toContain(detail);
    expect(text).toContain('corresponding author');
    expect(text).toContain('Author contributions (CRediT): name the roles of each author.');
    expect(text).toContain('Highlights: up to 5');
  }
});

describe('a draft as Markdown', () => {
  test('has every sentence, headings, figures by their paths in the zip, and references [D.131]', () => {
    const text = renderMarkdown(sampleManuscript);
    expectEverySentence(text.replace(/\\(.)/g, '$1'), sampleManuscript);
    for (const { title } of sampleManuscript.sections) expect(text).toContain(`\n## ${title}`);
    expect(text).toContain('![Figure 1](figures/fig1.png)\n\n**Figure 1.** ');
    expect(text).toMatch(/\n\\\[1\\\] /);
  });

  test.skipIf(spawnSync('pandoc', ['--version']).status !== 0)(
    'does not treat words of hostile texts as markup when pandoc reads it [D.131]',
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'foredraft-markdown-'));
      try {
        for (let seed = 0; seed < 20; seed += 1) {
          const manuscript = generateManuscript(seed);
          writeFileSync(join(folder, 'draft.md'), renderMarkdown(manuscript));
          const read = spawnSync('pandoc', ['-f', 'commonmark_x', '-t', 'json', join(folder, 'draft.md')], {
            encoding: 'utf8',
            maxBuffer: 64_000_000,
          });
          const kinds = [...read.stdout.matchAll(/"t":"(\w+)"/g)].map(([, kind]) => kind);
          const count = (kind: string) => kinds.filter((one) => one === kind).length;
          for (const kind of ['RawInline', 'RawBlock', 'Note', 'HorizontalRule'])
            expect([seed, kind, count(kind)]).toEqual([seed, kind, 0]);
          const blocks = [...manuscript.abstract, ...manuscript.sections.flatMap((section) => section.blocks)];
          const quotes = blocks.filter((block) => block.kind === 'paragraph' && block.quote).length;
          expect([seed, count('BlockQuote') <= quotes]).toEqual([seed, true]);
          expect([seed, count('CodeBlock')]).toEqual([seed, blocks.filter(({ kind }) => kind === 'code').length]);
          expect([seed, count('Table')]).toEqual([seed, blocks.filter(({ kind }) => kind === 'table').length]);
        }
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );
});
