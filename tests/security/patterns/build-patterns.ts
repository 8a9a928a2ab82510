// Run after `record-patterns.ts`: loads every module of the product that Node can load, which builds the top-level
// patterns, and reads texts with the rules, which builds those that depend on the text.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeFiles } from './written-patterns.ts';

const root = join(import.meta.dirname, '..', '..', '..');
/** Separate programs, and modules that only work in the browser or the build. */
const notForLoading = /-worker\.ts$|^src\/(?:main|routes|pages|entry\.\w+)\.ts|\/web\/|\/probe\.ts$/;
const load = (path: string) => import(join(root, path));

for (const path of codeFiles(root)) {
  if (!path.endsWith('.ts') || notForLoading.test(path) || !/RegExp\(/.test(readFileSync(join(root, path), 'utf8')))
    continue;
  await load(path);
}

const { failuresOf } = await load('src/documents/rules/case-suite.ts');
const { fieldSuite } = await load('src/documents/lease/extract/field-suite.ts');
for (const path of globSync('src/documents/lease/extract/fields/**/*.cases.ts', { cwd: root })) {
  for (const cases of Object.values(await load(path))) failuresOf(fieldSuite(cases));
}
const letters = await load('src/documents/lease/letter/fields/letter-fields.cases.ts');
for (const cases of [letters.letterFieldCases, letters.spokenFieldCases, letters.saidFieldCases].flat())
  failuresOf(fieldSuite(cases));

const { caseDocument } = await load('src/documents/rules/case-document.ts');
const { prepareText } = await load('src/documents/lease/prepare/lease-text.ts');
const { gateLease, gateLetter } = await load('src/documents/lease/gate.ts');
const { readLease } = await load('src/documents/lease/read-lease.ts');
const { analysisOf } = await load('src/documents/lease/present/analysis.ts');
const { analyzeLetter } = await load('src/documents/lease/letter/letter-report.ts');
for (const path of globSync('tests/lease-documents/{texts/*,unseen/w0[1-4]*,opened/w0[1-4]*}.txt', { cwd: root })) {
  const text = prepareText(caseDocument(readFileSync(join(root, path), 'utf8')));
  const gate = gateLease(text);
  if (gate.accepted) analysisOf(readLease(text, gate.judged, null), gate.note);
  else if (gateLetter(text).accepted) analyzeLetter(text, null);
}

const { compose } = await load('src/tools/paper-assistant/engine/compose.ts');
const options = { title: '', authors: [], template: '', articleType: '', design: '', constraints: '', seeds: '' };
compose({
  text: 'We held 40 interviews: 15 farmers, 12 traders and 9 officials. Three groups of 20 rested.',
  images: [],
  options,
});
(await load('src/tools/paper-assistant/engine/bibliography/citation-key.ts')).citationKey('a key');
(await load('src/tools/translator/engine/formats/markdown.ts')).readMarkdown('```\ncode\n```\n');
process.exit(0);
