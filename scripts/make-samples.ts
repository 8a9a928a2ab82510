// npm run samples writes the samples that ship with the product; a test compares them with the engines' current output.
import { writeFile } from 'node:fs/promises';
import { buildSamples } from './build-samples.ts';

// The timer keeps this process alive; the confined worker processes do not.
const waiting = setInterval(() => undefined, 60_000);
for (const [name, bytes] of await buildSamples()) {
  await writeFile(new URL(`../src/samples/${name}`, import.meta.url), bytes);
  process.stdout.write(`src/samples/${name}: ${bytes.length} bytes\n`);
}
clearInterval(waiting);
