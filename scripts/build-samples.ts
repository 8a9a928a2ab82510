import { readFile } from 'node:fs/promises';
import { renderMarkdown } from '#features/blog/server/markdown/render-markdown.ts';
import { createDocumentReader } from '#server/adapters/documents/document-reader.ts';
import { createTypesetter } from '#server/adapters/typeset/typesetter.ts';
import { renderMarkdown as renderMarkdownDraft } from '#tools/paper-assistant/engine/render/markdown.ts';
import { draftEditor } from '#tools/paper-assistant/engine/revise/draft-editor.ts';
import { storeComposition } from '#tools/paper-assistant/engine/stored/stored-draft.ts';
import { samples } from '../src/samples.ts';
import { makeDraft } from './make-draft.ts';

const folder = new URL('../src/samples/', import.meta.url);

/**
 * The files of src/samples by name, generated from the sample inputs by the product's engines. `documents` are the
 * sample PDFs for trying the tools; the report and the draft are generated from them.
 */
export async function buildSamples(): Promise<ReadonlyMap<string, Uint8Array>> {
  const started = await createTypesetter();
  // Without TeX, which would produce another PDF on some machines.
  const typesetter = { ...started, latex: null };
  const reader = createDocumentReader({ tasks: new URL('../src/documents/tasks.ts', import.meta.url) });
  try {
    const files = new Map<string, Uint8Array>();
    for (const name of ['lease', 'letter']) {
      const source = await readFile(new URL(`${name}.typ`, folder), 'utf8');
      const { pdf } = await typesetter.typst({ main: 'main.typ', files: { 'main.typ': source } });
      files.set(`${name}.pdf`, pdf);
    }
    files.set(
      'lease-report.json',
      asJson(await reader.make('lease-analysis', files.get('lease.pdf') as Uint8Array, 'pdf')),
    );
    const draft = await makeDraft((await samples['paper-assistant'].file?.()) as Uint8Array, { typesetter });
    const composition = storeComposition(draft.composition);
    files.set('draft.zip', draft.zip);
    files.set('draft.pdf', draft.files['main.pdf'] as Uint8Array);
    files.set('draft-source.json', asJson({ source: draft.source, result: draft.result }));
    const { title, risks } = draftEditor.findings(composition);
    // The page already has the title. Formulas become MathML, which needs no style sheet.
    const { html } = renderMarkdown(renderMarkdownDraft(draft.composition.manuscript).replace(/^# .*\n+/, ''), {
      plain: true,
    });
    files.set(
      'draft.json',
      asJson({ title, html: html.replaceAll('[citation needed]', '<mark>[citation needed]</mark>'), risks }),
    );
    return files;
  } finally {
    await reader.close();
    await started.close();
  }
}

function asJson(value: unknown): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(value, null, 1)}\n`);
}
