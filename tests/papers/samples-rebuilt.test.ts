import { beforeAll, expect, test } from 'vitest';
import { sampleFiles } from '#features/site/contract.ts';
import { buildSamples } from '../../scripts/build-samples.ts';
import { sampleFile } from '../../src/samples.ts';

let built: ReadonlyMap<string, Uint8Array>;
beforeAll(async () => {
  built = await buildSamples();
});

test.each(sampleFiles)(
  '%s of the public samples is the current output of the engines for the sample inputs [D.156]',
  async (name) => {
    const made = built.get(name);
    const shipped = await sampleFile(name);
    if (name.endsWith('.json')) expect(JSON.parse(text(shipped))).toEqual(JSON.parse(text(made as Uint8Array)));
    expect(Buffer.from(shipped).equals(Buffer.from(made as Uint8Array)), 'npm run samples makes them anew').toBe(true);
  },
);

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
