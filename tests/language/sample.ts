import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `node tests/language/sample.ts [seed]` prints a random sample of comments, sentences of the docs and interface texts, the
 * same one for the same seed. Judge each as a reader who has not seen the code: is it odd, is it opaque?
 */
const root = join(import.meta.dirname, '../..');
const random = generator(Number(process.argv[2] ?? 1));

print('Comments', draw(130, comments()));
print('Sentences of the docs', draw(70, sentences()));
print('Texts', draw(90, texts()));

function comments(): string[] {
  const code = ['src', 'tests', 'scripts'].flatMap((folder) => files(folder, /\.(?:ts|tsx|mjs)$/));
  return code.flatMap((file) =>
    [...read(file).matchAll(/\/\*\*([\s\S]*?)\*\/|^[ \t]*\/\/ (.*(?:\n[ \t]*\/\/ .*)*)/gm)].map(
      ([, block, line]) => `${file}: ${tidy((block ?? line ?? '').replace(/^\s*(?:\*|\/\/) ?/gm, ''))}`,
    ),
  );
}

function sentences(): string[] {
  const pages = [
    ...files('docs', /\.md$/),
    ...files('src', /README\.md$/),
    'README.md',
    'AGENTS.md',
    'CONTRIBUTING.md',
  ];
  return pages
    .filter((file) => !/licences\.md$/.test(file))
    .flatMap((file) =>
      read(file)
        .replace(/```[\s\S]*?```/g, '')
        .split(/\n(?=\n|[-|#]|\d+\. )/)
        .flatMap((part) => tidy(part).split(/(?<=[.:?]) (?=[A-Z])/))
        .filter((sentence) => /\w+ \w+ \w+ \w+/.test(sentence))
        .map((sentence) => `${file}: ${sentence}`),
    );
}

function texts(): string[] {
  return files('src', /(?:^|\/)(?:texts\.ts|texts\/[^/]+\.ts|mails\/[^/]+\.ts|errors\.ts)$/).flatMap((file) =>
    [...read(file).matchAll(/'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"|`([^`\n]*)`/g)]
      .map(([, single, double, template]) => single ?? double ?? template ?? '')
      .filter((text) => /\w \w+ /.test(text))
      .map((text) => `${file}: ${text}`),
  );
}

function print(title: string, sample: readonly string[]): void {
  console.log(`\n${title}`);
  for (const [index, item] of sample.entries()) console.log(`${index + 1}. ${item}`);
}

function draw(count: number, items: string[]): string[] {
  const left = [...new Set(items)].toSorted();
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
}

/** Mulberry32: small, and the same numbers on every machine. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function files(folder: string, name: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => `${folder}/${file}`);
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
