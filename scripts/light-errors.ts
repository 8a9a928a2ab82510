import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Removes from the browser's error catalog what only the server uses, because it sends messages and statuses with its
 * answers. Entries with a text for pages stay, and so do those whose code is used in a page's file other than in a
 * comparison. Without this every page for logged-in users would load the whole catalog.
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
      named = new Set(texts.flatMap(namedCodes));
    },
    transform: {
      filter: { id: /\/src\/contract\/errors\/[^/]+\.ts$/ },
      handler: (code) => code.replaceAll(entry, (text, key: string) => (named.has(key) ? text : forPages(text))),
    },
  };
}

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

/** The entry with only its text for pages, or nothing if it has none. */
function forPages(text: string): string {
  return /\bshown:/.test(text) ? text.replace(new RegExp(`(\\bmessage:\\s*)(?:${string.source})`), "$1''") : '';
}

/**
 * What may be an error code: a string that isn't compared with anything, or a property of the catalog. What a call
 * declares about its errors is only for the server.
 */
function namedCodes(text: string): string[] {
  return [
    ...text
      .replace(/\b(?:fallback|error|noToken|badToken): '[a-z_]+'/g, '')
      .matchAll(/(?<![!=]== )'([a-z_]+)'|errorCatalogue\.([a-z_]+)/g),
  ].map(([, quoted, read]) => quoted ?? read ?? '');
}
