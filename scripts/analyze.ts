// npm run analyze -- lease|analysis|loi FILE prints the report on a document as JSON: the engines of the tools, in the terminal.
import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { InputError } from '../src/contract/engine.ts';
import { type GateAnswer, gateLease, gateLetter } from '../src/documents/lease/gate.ts';
import { analyseLease } from '../src/documents/lease/lease-analysis.ts';
import { abstractLease } from '../src/documents/lease/lease-report.ts';
import { type LeaseText, prepareText } from '../src/documents/lease/lease-text.ts';
import { analyseLetter } from '../src/documents/lease/letter-report.ts';
import { openDocument } from '../src/documents/open-document.ts';
import { createDocumentReader } from '../src/server/documents/document-reader.ts';

const tools: Readonly<Record<string, { gate(text: LeaseText): GateAnswer; report(text: LeaseText): unknown }>> = {
  lease: { gate: gateLease, report: abstractLease },
  analysis: { gate: gateLease, report: analyseLease },
  loi: { gate: gateLetter, report: analyseLetter },
};

const [name = '', path] = process.argv.slice(2);
const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
const kind = /\.(pdf|docx)$/i.exec(path ?? '')?.[1]?.toLowerCase();

if (!tool || path === undefined || (kind !== 'pdf' && kind !== 'docx')) {
  process.stderr.write('Usage: npm run analyze -- lease|analysis|loi FILE.pdf|FILE.docx\n');
  process.exitCode = 2;
} else {
  const reader = createDocumentReader();
  try {
    const text = prepareText(
      openDocument(await reader.read(await readFile(resolve(process.env['INIT_CWD'] ?? '.', path)), kind)),
    );
    const gate = tool.gate(text);
    if (gate.accepted) process.stdout.write(`${JSON.stringify(tool.report(text), null, 2)}\n`);
    else fail(`${basename(path)}: ${gate.text}`);
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
