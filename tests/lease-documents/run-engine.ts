import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { DocumentPort, Engine, StepContext } from '#contract/engine.ts';
import { createDocumentReader } from '#server/adapters/documents/document-reader.ts';
import { type MadePage, makePdf } from '../support/make-pdf.ts';

/** Runs an engine on one of the texts as a PDF. */
export function engineRunner() {
  const reader = createDocumentReader({ tasks: new URL('../../src/documents/tasks.ts', import.meta.url) });
  afterAll(() => reader.close());
  return (engine: Engine<{ readonly kind: 'pdf' | 'docx' }>, name: string) => run(reader, engine, name);
}

async function run(reader: DocumentPort, engine: Engine<{ readonly kind: 'pdf' | 'docx' }>, name: string) {
  const layout = readFileSync(join(import.meta.dirname, 'texts', `${name}.txt`), 'utf8');
  const context = {
    input: { kind: 'pdf' },
    upload: async () => makePdf(pagesOf(layout)),
    ports: { documents: reader },
    signal: new AbortController().signal,
  } as unknown as StepContext<{ readonly kind: 'pdf' | 'docx' }>;
  const [step] = engine.steps;
  return step?.run(context);
}

/** The lines of a text on letter pages, wrapped at 92 characters. */
function pagesOf(layout: string): MadePage[] {
  const lines = layout.replace(/[“”]/g, '"').split('\n').flatMap(wrap);
  const pages: MadePage[] = [];
  for (let at = 0; at < lines.length; at += 50) {
    const texts = lines
      .slice(at, at + 50)
      .flatMap((text, index) =>
        text.trim() === '' ? [] : [{ x: 60, y: 70 + index * 13, text: text.trim(), size: 10 }],
      );
    pages.push({ texts });
  }
  return pages;
}

function wrap(line: string): string[] {
  if (line.length <= 92) return [line];
  const at = line.lastIndexOf(' ', 92);
  return [line.slice(0, at), ...wrap(line.slice(at + 1))];
}
