// npm run analyze -- lease|analysis|loi FILE… prints one line of JSON per file: {file, accepted, reason?, report?}. The
// report equals `data` of /api/reports/{id}. Needs no server and no account; `npm run -s` hides npm's own output.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { DocumentKind, DocumentTaskName } from '#contract/documents.ts';
import { type DocumentPort, InputError, type Json } from '#contract/engine.ts';
import { createDocumentReader } from '#server/adapters/documents/document-reader.ts';

const tools: Readonly<Record<string, DocumentTaskName>> = {
  lease: 'lease-abstract',
  analysis: 'lease-analysis',
  loi: 'letter-analysis',
};

const [name = '', ...files] = process.argv.slice(2);
const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;

if (!tool || files.length === 0) {
  process.stderr.write('Usage: npm run analyze -- lease|analysis|loi FILE.pdf|FILE.docx …\n');
  process.exitCode = 2;
} else {
  const reader = createDocumentReader({
    tasks: new URL('../src/documents/tasks.ts', import.meta.url),
    atOnce: 1,
  });
  try {
    for (const file of files) process.stdout.write(`${JSON.stringify(await analyze(reader, tool, file))}\n`);
  } finally {
    await reader.close();
  }
}

async function analyze(reader: DocumentPort, work: DocumentTaskName, file: string) {
  const kind = /\.(pdf|docx)$/i.exec(file)?.[1]?.toLowerCase() as DocumentKind | undefined;
  if (kind === undefined) return refused(file, 'Invalid file type. Please upload a PDF or DOCX file.');
  try {
    const bytes = await readFile(resolve(process.env['INIT_CWD'] ?? '.', file));
    const report: Json = await reader.make(work, bytes, kind);
    return { file, accepted: true, report };
  } catch (error) {
    if (error instanceof InputError) return refused(file, error.message);
    // The other files are still analyzed; the command exits with 1.
    process.exitCode = 1;
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return refused(
      file,
      isMissing ? 'There is no such file.' : `The file could not be read: ${(error as Error).message}`,
    );
  }
}

function refused(file: string, reason: string) {
  return { file, accepted: false, reason };
}
