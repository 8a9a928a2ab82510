// npm run eval: scores the built-in engines on labelled leases and on texts with planted risks, and keeps the tables in docs.
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '../../src/contract/document-report.ts';
import type { DocumentKind } from '../../src/contract/documents.ts';
import type { Document } from '../../src/documents/document.ts';
import { gateLease, gateLetter } from '../../src/documents/lease/gate.ts';
import { abstractLease } from '../../src/documents/lease/lease-report.ts';
import { analyseLetter } from '../../src/documents/lease/letter-report.ts';
import { prepareText } from '../../src/documents/lease/prepare/lease-text.ts';
import { openDocument } from '../../src/documents/open-document.ts';
import { createDocumentReader } from '../../src/server/documents/document-reader.ts';
import { describeDraftEvaluation } from './draft-evaluation.ts';
import { scoreHeldOut } from './held-out.ts';
import { type Label, plain, type Score, scoreDocument, scoreRentRows } from './score.ts';

const project = join(import.meta.dirname, '..', '..');
/** Another folder of the same make can be named on the command line. */
const corpus = process.argv[2] ?? join(project, '..', 'shared', 'fixtures', 'cre');

const drafts = describeDraftEvaluation();
await writeFile(join(project, 'docs', 'draft-evaluation.md'), drafts);
process.stdout.write(`${drafts}\n`);
if (existsSync(join(corpus, 'labels.json'))) await evaluate();
else
  process.stdout.write(
    'Skipped: the labelled documents are not in ../shared/fixtures/cre; name their folder to use another.\n',
  );

async function evaluate() {
  const labels = JSON.parse(await readFile(join(corpus, 'labels.json'), 'utf8')) as {
    docs: Record<string, { doc_kind: string; fields: Record<string, Label> }>;
  };
  const letters = JSON.parse(await readFile(join(corpus, 'loi-labels.json'), 'utf8')) as Record<
    string,
    { binding_overall: string; expected_questions_about: string[] }
  >;
  const reader = createDocumentReader({ timeLimit: 60_000 });
  const open = async (file: string): Promise<Document> => {
    const kind: DocumentKind = file.endsWith('.docx') ? 'docx' : 'pdf';
    return openDocument(await reader.read(await readFile(join(corpus, 'documents', file)), kind));
  };
  try {
    const files = (await readdir(join(corpus, 'documents'))).sort();
    const scores: Score[] = [];
    const rent = { right: 0, of: 0 };
    const gates: { file: string; expected: string; right: boolean }[] = [];
    let quotes = 0;
    let quotesFound = 0;
    for (const file of files) {
      const document = await open(file);
      const text = prepareText(document);
      const name = file.replace(/\.\w+$/, '');
      const labelled = labels.docs[name];
      const expected = labelled ? 'lease' : letters[`documents/${name}`] ? 'letter' : 'neither';
      gates.push({
        file,
        expected,
        right:
          gateLease(text).accepted === (expected === 'lease') && gateLetter(text).accepted === (expected === 'letter'),
      });
      if (expected === 'neither') continue;
      const { fields } = expected === 'lease' ? abstractLease(text) : analyseLetter(text);
      const whole = plain(document.text);
      for (const { quote } of Object.values(fields).flat() as Finding[]) {
        quotes += 1;
        if (whole.includes(plain(quote))) quotesFound += 1;
      }
      // Pages are labelled for the PDF; the DOCX has none of its own.
      if (!labelled || file.endsWith('.docx')) continue;
      scores.push(...scoreDocument(name, labelled.fields, fields, document.text));
      const rows = scoreRentRows(labelled.fields['rent_schedule'], fields);
      rent.right += rows.right;
      rent.of += rows.of;
    }
    const table = write({ scores, rent, gates, quotes, quotesFound });
    await writeFile(join(project, 'docs', 'evaluation.md'), table);
    process.stdout.write(table);
  } finally {
    await reader.close();
  }
}

interface Outcome {
  readonly scores: readonly Score[];
  readonly rent: { readonly right: number; readonly of: number };
  readonly gates: readonly { readonly file: string; readonly expected: string; readonly right: boolean }[];
  readonly quotes: number;
  readonly quotesFound: number;
}

function write({ scores, rent, gates, quotes, quotesFound }: Outcome): string {
  const fields = [...new Set(scores.map(({ field }) => field))];
  const rows = fields.map((field) =>
    row(
      field,
      scores.filter((score) => score.field === field),
    ),
  );
  const pages = scores.filter(({ pageRight }) => pageRight !== null);
  return `# How well leases are read

\`npm run eval\` reads the labelled documents in \`../shared/fixtures/cre\` with the built-in engine and writes this page. Precision is the share of reported values that are
right, recall the share of labelled values that were found. The rules were written while looking at these documents, so these figures are an upper bound: [documents of other styles](#documents-of-other-styles) say more of what to
expect, and the tests of \`tests/lease-documents\` hold the engine to still others.

| | Labels | Precision | Recall |
|---|---|---|---|
| Core fields (parties, address, area, dates, term, deposit, holdover, governing law) | ${cells(scores.filter(({ core }) => core))} |
| All labelled fields | ${cells(scores)} |

| | |
|---|---|
| Rent rows exactly right | ${rent.right} of ${rent.of} |
| Quotes that stand in the document | ${quotesFound} of ${quotes} |
| On the labelled page | ${pages.filter(({ pageRight }) => pageRight).length} of ${pages.length} |
| Kind and gate right | ${gates.filter(({ right }) => right).length} of ${gates.length} documents |

## Field by field

| Field | Labels | Precision | Recall |
|---|---|---|---|
${rows.join('\n')}

## What is wrong or missing

${
  scores
    .filter(({ outcome }) => outcome !== 'right')
    .map(
      ({ document, label, outcome, expected, found }) =>
        `- ${document}, ${label}: ${outcome}; labelled ${expected.slice(0, 100)}${found === '' ? '' : `, reported ${found.slice(0, 100)}`}`,
    )
    .join('\n') || 'Nothing.'
}

${scoreHeldOut()}`;
}

function row(field: string, scores: readonly Score[]): string {
  return `| ${field} | ${cells(scores)} |`;
}

function cells(scores: readonly Score[]): string {
  const right = scores.filter(({ outcome }) => outcome === 'right').length;
  const reported = scores.filter(({ outcome }) => outcome !== 'missing').length;
  const share = (of: number) => (of === 0 ? '–' : (right / of).toFixed(2));
  return `${scores.length} | ${share(reported)} | ${share(scores.length)}`;
}
