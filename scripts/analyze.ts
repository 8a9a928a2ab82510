// npm run analyze -- lease|analysis|loi FILE prints the report on a document as JSON: the engines of the tools, in the terminal.
import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import type { DocumentWork } from '../src/contract/documents.ts';
import { InputError } from '../src/contract/engine.ts';
import { createDocumentReader } from '../src/server/documents/document-reader.ts';

const tools: Readonly<Record<string, DocumentWork>> = {
  lease: 'lease-abstract',
  analysis: 'lease-analysis',
  loi: 'letter-analysis',
};

const [name = '', path] = process.argv.slice(2);
const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
const kind = /\.(pdf|docx)$/i.exec(path ?? '')?.[1]?.toLowerCase();

if (!tool || path === undefined || (kind !== 'pdf' && kind !== 'docx')) {
  process.stderr.write('Usage: npm run analyze -- lease|analysis|loi FILE.pdf|FILE.docx\n');
  process.exitCode = 2;
} else {
  const reader = createDocumentReader({ works: new URL('../src/documents/works.ts', import.meta.url) });
  try {
    const bytes = await readFile(resolve(process.env['INIT_CWD'] ?? '.', path));
    process.stdout.write(`${JSON.stringify(await reader.make(tool, bytes, kind), null, 2)}\n`);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    fail(`${basename(path)}: ${error.message}`);
  } finally {
    await reader.close();
  }
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
