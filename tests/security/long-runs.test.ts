import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { documentTasks } from '#documents/tasks.ts';
import { createDocumentReader } from '#server/adapters/documents/document-reader.ts';
import { makeDocx, paragraph } from '../support/make-docx.ts';

const lease = readFileSync(join(import.meta.dirname, '..', 'lease-documents', 'texts', 'industrial-prose.txt'), 'utf8');
const reader = createDocumentReader();
afterAll(() => reader.close());

test.each(['1', ',', '(', '$', 'a', 'A'])(
  'the time for a lease with repeated “%s” grows linearly with their number, not with its square [D.149]',
  async (sign) => {
    const seconds = async (characters: number) => {
      const read = await reader.read(withRun(sign, characters), 'docx');
      const from = process.cpuUsage();
      documentTasks['lease-analysis'](read, null);
      return process.cpuUsage(from).user;
    };
    await seconds(25_000);
    // Four times as many may take four times as long; quadratic behavior would take sixteen times as long.
    expect((await seconds(100_000)) / (await seconds(25_000))).toBeLessThan(8);
  },
);

/** A lease whose rent clause repeats the character this often. */
function withRun(sign: string, characters: number): Uint8Array {
  const clause = `Rent. Tenant shall pay base rent of ${sign.repeat(characters)} to Landlord for a term of ten years.`;
  return makeDocx([...lease.split('\n'), clause].map((text) => paragraph(text.replaceAll('&', '&amp;'))).join(''));
}
