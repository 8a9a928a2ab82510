import { readFileSync, writeFileSync } from 'node:fs';

/** The stored form of weights: the last property has one line per entry, so that diffs show single changes. */
export function writtenWeights(weights: object): string {
  const properties = Object.entries(weights);
  const written = properties.map(([name, value], at) =>
    at === properties.length - 1 ? `"${name}":${linePerEntry(value)}` : `"${name}":${JSON.stringify(value)}`,
  );
  return `{${written.join(',\n')}}\n`;
}

/** A record as JSON with one line per entry. */
export function linePerEntry(record: object): string {
  const lines = Object.entries(record).map(([name, own]) => `${JSON.stringify(name)}:${JSON.stringify(own)}`);
  return `{\n${lines.join(',\n')}\n}`;
}

/** Writes the weights, or with `--check` on the command line, fails if the stored ones differ. */
export function storeWeights(file: string, made: string, source: string): void {
  if (!process.argv.includes('--check')) writeFileSync(file, made);
  else if (readFileSync(file, 'utf8') !== made) {
    process.stderr.write(`The stored weights are not those that the ${source} give.\n`);
    process.exitCode = 1;
  }
}
