import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentTasks } from '#documents/tasks.ts';
import { createDocumentReader } from '#server/adapters/documents/document-reader.ts';
import { makeDocx, paragraph } from '../support/make-docx.ts';

const lease = readFileSync(join(import.meta.dirname, '..', 'lease-documents', 'texts', 'industrial-prose.txt'), 'utf8');

/**
 * How many times as long the analysis of a lease with four times as many repeated characters takes. Linear behavior
 * gives about 4, quadratic behavior 16.
 */
export async function growthOf(sign: string): Promise<number> {
  const reader = createDocumentReader();
  const seconds = async (characters: number) => {
    const read = await reader.read(withRun(sign, characters), 'docx');
    const from = process.cpuUsage();
    documentTasks['lease-analysis'](read, null);
    return process.cpuUsage(from).user;
  };
  try {
    await seconds(25_000);
    return (await seconds(100_000)) / (await seconds(25_000));
  } finally {
    await reader.close();
  }
}

/** A lease whose rent clause repeats the character this often. */
function withRun(sign: string, characters: number): Uint8Array {
  const clause = `Rent. Tenant shall pay base rent of ${sign.repeat(characters)} to Landlord for a term of ten years.`;
  return makeDocx([...lease.split('\n'), clause].map((text) => paragraph(text.replaceAll('&', '&amp;'))).join(''));
}
