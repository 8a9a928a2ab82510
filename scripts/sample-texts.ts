// Draws comments, sentences of the documentation and interface texts at random, for a person to judge one by one.
// Usage: npm run sample:texts -- <seed>. The same seed and files give the same sample.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '..');
const seed = Number(process.argv[2] ?? 1);
const random = randomFrom(seed);

const code = ['src', 'scripts', 'tests'].flatMap((folder) => files(folder, /\.(?:tsx?|mjs)$/));
const comments = code.flatMap((file) => commentsOf(file, read(file)));
const generated = /^docs\/(?:asvs|errors|evaluation|draft-evaluation|licences)\.md$/;
const documents = [
  ...files('docs', /\.md$/),
  ...files('src', /README\.md$/),
  'README.md',
  'AGENTS.md',
  'CONTRIBUTING.md',
];
const sentences = documents.filter((file) => !generated.test(file)).flatMap((file) => sentencesOf(file, read(file)));
const interfaceFiles =
  /(?:^|\/)(?:texts\.ts|texts\/[^/]+\.ts|mails\/[^/]+\.ts|[^/]+-mails?\.ts|tool\.ts)$|^src\/contract\/errors\/[^/]+\.ts$/;
const texts = code
  .filter((file) => file.startsWith('src/') && interfaceFiles.test(file) && !/\.test\./.test(file))
  .flatMap((file) => textsOf(file, read(file)));

for (const [title, drawn] of [
  ['Comments', draw(comments, 130)],
  ['Sentences of the documentation', draw(sentences, 70)],
  ['Interface texts', draw(texts, 90)],
] as const) {
  console.log(`\n# ${title}, seed ${seed}\n`);
  for (const [index, { place, text }] of drawn.entries()) console.log(`${index + 1}. ${place}\n   ${text}`);
}
console.error(`Drawn from ${comments.length} comments, ${sentences.length} sentences and ${texts.length} texts.`);

interface Found {
  readonly place: string;
  readonly text: string;
}

/** Adjacent line comments are one comment. */
function commentsOf(file: string, source: string): Found[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const ranges = new Map<number, ts.CommentRange>();
  const visit = (node: ts.Node): void => {
    // Text between elements may look like a comment.
    if (ts.isJsxText(node)) return;
    for (const range of [
      ...(ts.getLeadingCommentRanges(source, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(source, node.getEnd()) ?? []),
    ])
      ranges.set(range.pos, range);
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  const found: { line: number; end: number; text: string }[] = [];
  for (const { pos, end } of [...ranges.values()].sort((a, b) => a.pos - b.pos)) {
    const line = parsed.getLineAndCharacterOfPosition(pos).line + 1;
    const text = source.slice(pos, end);
    const last = found.at(-1);
    if (last && text.startsWith('//') && last.end === line - 1 && last.text.startsWith('//')) {
      found[found.length - 1] = { line: last.line, end: line, text: `${last.text} ${text}` };
    } else found.push({ line, end: parsed.getLineAndCharacterOfPosition(end).line + 1, text });
  }
  return found
    .filter(({ text }) => !/biome-ignore|@ts-|@vite|prettier|c8 ignore|<reference/.test(text))
    .map(({ line, text }) => ({
      place: `${file}:${line}`,
      text: plain(text.replace(/\/\*\*?|\*\/|^\s*\*|\/\/+/gm, ' ')),
    }))
    .filter(({ text }) => /\p{L}{2}.*\s/u.test(text));
}

function sentencesOf(file: string, markdown: string): Found[] {
  return markdown
    .replace(/^```[\s\S]*?^```/gm, '')
    .split(/\n(?=\s*(?:[-*#|]|\d+\.)\s?)|\n\s*\n/)
    .filter((block) => !/^\s*#/.test(block))
    .flatMap((block) =>
      plain(block.replace(/^\s*(?:[-*]|\d+\.)\s+/, '')).split(/(?<=[.?!][”)]?)\s+(?=[A-Z“`*(])|\s*\|\s*/),
    )
    .filter((text) => /(?:\S+\s+){3}/.test(text))
    .map((text) => ({ place: file, text }));
}

function textsOf(file: string, source: string): Found[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const text = plain(node.getText(parsed).slice(1, -1));
      if (/\p{L}{2}.*\s.*\p{L}/u.test(text) && !/^[a-z0-9-]+(?: [a-z0-9:/[\]-]+)*$/.test(text))
        found.push({ place: `${file}:${parsed.getLineAndCharacterOfPosition(node.getStart()).line + 1}`, text });
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function draw(all: readonly Found[], count: number): Found[] {
  const left = [...all];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
}

/** The Park-Miller generator: small, and the same on every machine. */
function randomFrom(start: number): () => number {
  let state = (start * 48_271) % 2_147_483_647 || 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function files(folder: string, name: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => `${folder}/${file}`)
    .sort();
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
