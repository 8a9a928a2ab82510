import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { errorCatalogue } from './contract/errors.ts';

const root = join(import.meta.dirname, '..');

/** Words that no native speaker would choose here, and what to write instead. */
const avoided: readonly (readonly [RegExp, string])[] = [
  [/\b(?:whoever|whomever|whom)\b/i, 'who, anyone who, users who'],
  [/\bnobody\b/i, 'no one'],
  [/\beverybody\b/i, 'everyone, all users'],
  [/\bsomebody\b/i, 'someone'],
  [/\bbeside\b/i, 'next to, besides'],
  [/\bmeanwhile\b/i, 'while, since'],
  [/\bat once\b/i, 'immediately, in parallel, at a time'],
  [/\b(?:is|are|was|were) told\b/i, 'is notified'],
  [/\bdoer\b/i, 'actor'],
  [/\bstands? (?:in|at|on|for|as|beside|behind|there|here)\b/i, 'is in, is recorded, means'],
  [/\bin (?:a|an) \w+ of (?:its|their|our|your) own\b/i, 'in a separate'],
  [/\bfor instance\b/i, 'for example'],
  [/\be-mails?\b/i, 'email'],
  [/\b(?:anew|save for|letters of the world|by itself alone)\b/i, 'again, except for'],
  [/\bwill do\b/i, 'is enough'],
  [/\b(?:stay|stays|stayed|fall|falls|fell) silent\b/i, 'is not reported, reports nothing'],
  [/\b(?:for want of|argued about|albeit|hitherto|whence)\b/i, 'without, leads to disputes, although, until now'],
];

const gendered = /\b(?:he|his|him|himself)\b/i;

/** Written for readers: everything except what scripts generate. */
const generated = /docs\/(?:asvs|errors|evaluation|draft-evaluation|licences)\.md$/;
const documents = [
  ...files('docs', /\.md$/),
  ...files('src', /README\.md$/),
  'README.md',
  'AGENTS.md',
  'CONTRIBUTING.md',
].filter((file) => !generated.test(file));

const texts = files('src', /(?:^|\/)(?:texts\.ts|texts\/[^/]+\.ts|mails\/[^/]+\.ts|[^/]+-mails?\.ts)$/).filter(
  (file) => !file.includes('.test.'),
);

test('documentation uses plain words', () => {
  expect(documents.length).toBeGreaterThan(60);
  expect(documents.flatMap((file) => findings(file, sentencesOf(read(file).replace(/`[^`]*`/g, '`'))))).toEqual([]);
});

test('texts of pages and mails use plain words', () => {
  expect(texts.length).toBeGreaterThan(45);
  // The essay quotes people, and the terms use the words of contracts.
  const own = texts.filter((file) => !/texts\/(?:philosophy|terms)\.ts$/.test(file));
  expect(own.flatMap((file) => findings(file, stringsOf(read(file))))).toEqual([]);
});

test('errors use plain words', () => {
  const messages = Object.entries(errorCatalogue).flatMap(([code, entry]) =>
    ['message' in entry ? entry.message : '', 'shown' in entry ? entry.shown : ''].map((text) => `${code}: ${text}`),
  );
  expect(findings('errors.ts', messages)).toEqual([]);
});

test('summaries of API calls use plain words', () => {
  const contracts = files('src', /\.ts$/).filter((file) => /contract/.test(file) && !file.includes('.test.'));
  const summaries = contracts.flatMap((file) =>
    [...read(file).matchAll(/^\s+summary:\s*(['"`].*)$/gm)].map((match) => `${file}: ${match[1]}`),
  );
  expect(summaries.length).toBeGreaterThan(80);
  expect(findings('summary', summaries)).toEqual([]);
});

test('no comment or test title uses "he" for a user', () => {
  const lines = commentLines((file) => !/documents\/lease\//.test(file));
  expect(lines.length).toBeGreaterThan(5000);
  expect(lines.filter((line) => gendered.test(line))).toEqual([]);
});

test('comments and test titles use plain words', () => {
  // Passages of documents are quoted in backticks or quotation marks, and keep the words of their authors.
  const own = commentLines(() => true).map((line) =>
    line.replace(/: (?:test|describe)\b/.test(line) ? /`[^`]*`|“[^”]*”/g : /`[^`]*`|“[^”]*”|"[^"]*"|'[^']{2,}'/g, '`'),
  );
  expect(findings('comment', own)).toEqual([]);
});

test.each([
  ['The report stands in the list.', 'is in, is recorded, means'],
  ['Nobody can read it.', 'no one'],
  ['Two runs at once', 'immediately, in parallel, at a time'],
  ['Your e-mail address', 'email'],
])('"%s" is found', (text, instead) => {
  expect(findings('page', [text])).toEqual([`page: ${text} (better: ${instead})`]);
});

test('comments and titles are told apart from code', () => {
  const code = "/** Why. */\nconst he = 1; // for him\ntest('a user starts', () => {});\n";
  expect(commentsAndTitles(code)).toEqual(['/** Why. */', '// for him', "test('a user starts', () => {});"]);
});

function findings(place: string, sentences: readonly string[]): string[] {
  return sentences.flatMap((sentence) => {
    const word = avoided.find(([pattern]) => pattern.test(sentence));
    return word ? [`${place}: ${sentence} (better: ${word[1]})`] : [];
  });
}

function sentencesOf(markdown: string): string[] {
  return markdown.replace(/\s+/g, ' ').split(/(?<=[.:;?|]) /);
}

function stringsOf(code: string): string[] {
  return code
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/|\/?\*|import )/.test(line))
    .flatMap((line) => /(['"`]).*\1/.exec(line)?.[0] ?? []);
}

function commentLines(chosen: (file: string) => boolean): string[] {
  return ['src', 'tests', 'scripts']
    .flatMap((folder) => files(folder, /\.(?:ts|tsx|mjs)$/))
    .filter((file) => !/\.cases\.ts$|plain-words/.test(file) && chosen(file))
    .flatMap((file) => commentsAndTitles(read(file)).map((line) => `${file}: ${line}`));
}

/** Lines of comments, comments after code, and titles of tests. */
function commentsAndTitles(code: string): string[] {
  return code.split('\n').flatMap((line) => {
    if (/^\s*(?:\/\/|\/\*\*|\*)/.test(line) || /^\s*(?:test|describe)\b.*['"`]/.test(line)) return [line.trim()];
    const behind = /(?<=[;,{)] )\/\/ .*$/.exec(line);
    return behind ? [behind[0]] : [];
  });
}

function files(folder: string, name: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => `${folder}/${file}`);
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
