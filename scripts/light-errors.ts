import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Removes from the browser's error catalog the messages that only the server uses: it sends them with its answers;
 * codes and statuses stay. A code keeps its message if it appears in a file that creates errors or reads the catalog.
 * Without this every page for logged-in users would load all messages.
 */
export function lightErrors(): Plugin {
  let named: ReadonlySet<string>;
  return {
    name: 'light-errors',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      const files = pages.flatMap((pattern) => globSync(pattern)).filter((file) => !/\.test\.tsx?$/.test(file));
      const texts = files.filter((file) => !catalogue.test(file)).map((file) => readFileSync(file, 'utf8'));
      named = new Set(texts.filter((text) => makesErrors.test(text)).flatMap(words));
    },
    transform: {
      filter: { id: /\/src\/contract\/errors\/[^/]+\.ts$/ },
      handler: (code) => code.replaceAll(entry, (text, key: string) => (named.has(key) ? text : withoutMessage(text))),
    },
  };
}

/** `wordless`: the error code for a failed call whose answer has no message. */
const makesErrors = /errorCatalogue|new AppError\(|wordless/;
const catalogue = /^src\/contract\/errors(?:\.ts$|\/)/;
const pages = [
  'src/{web,contract}/**/*.{ts,tsx}',
  'src/{features,tools}/*/web/**/*.{ts,tsx}',
  'src/{features,tools}/*/*.{ts,tsx}',
  'src/features/*/contract/*.ts',
];
/** One entry of the catalog as formatted: on one line, or on several. */
const entry = /^ {2}([a-z_]+): \{(?: .* |\n(?: {4}.*\n)+ {2})\},$/gm;
const string = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/;

function withoutMessage(text: string): string {
  return text.replace(new RegExp(`(\\bmessage:\\s*)(?:${string.source})`), "$1''");
}

function words(text: string): string[] {
  return text.match(/[a-z]+(?:_[a-z]+)*/g) ?? [];
}
