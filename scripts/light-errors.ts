import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Leaves out of the browser's error catalogue the sentences that only the server says: it sends them with its answers,
 * and the codes and their status stay. A code keeps its sentence if it appears in a file that creates errors or reads the
 * catalogue. Without this every signed-in page would load all sentences.
 */
export function lightErrors(): Plugin {
  let named: ReadonlySet<string>;
  return {
    name: 'light-errors',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      const files = pages.flatMap((pattern) => globSync(pattern)).filter((file) => !/\.test\.tsx?$/.test(file));
      const texts = files.filter((file) => file !== catalogue).map((file) => readFileSync(file, 'utf8'));
      named = new Set(texts.filter((text) => makesErrors.test(text)).flatMap(words));
    },
    transform: {
      filter: { id: /\/src\/contract\/errors\.ts$/ },
      handler: (code) => code.replaceAll(entry, (text, key: string) => (named.has(key) ? text : withoutMessage(text))),
    },
  };
}

/** `wordless`: what a call's failure counts as when the answer has no words. */
const makesErrors = /errorCatalogue|new AppError\(|wordless/;
const catalogue = 'src/contract/errors.ts';
const pages = [
  'src/{web,contract}/**/*.{ts,tsx}',
  'src/{features,tools}/*/web/**/*.{ts,tsx}',
  'src/{features,tools}/*/*.{ts,tsx}',
];
/** One entry of the catalogue as the formatter writes it: on one line, or over several. */
const entry = /^ {2}([a-z_]+): \{(?: .* |\n(?: {4}.*\n)+ {2})\},$/gm;
const string = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/;

function withoutMessage(text: string): string {
  return text.replace(new RegExp(`(\\bmessage:\\s*)(?:${string.source})`), "$1''");
}

function words(text: string): string[] {
  return text.match(/[a-z]+(?:_[a-z]+)*/g) ?? [];
}
