import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import type { DocumentTaskName } from '#contract/documents.ts';
import { InputError } from '#contract/engine.ts';
import { createDocumentReader } from '#server/adapters/documents/document-reader.ts';
import { makePdf, page } from '../support/make-pdf.ts';

const tasks = new URL('../support/misbehaving-tasks.ts', import.meta.url);
const reader = createDocumentReader({ tasks });
const impatient = createDocumentReader({ tasks, timeLimit: 2_000 });
afterAll(() => Promise.all([reader.close(), impatient.close()]));

const lease = makePdf([page(['LEASE'])]);
const make = (work: DocumentTaskName, by = reader) => by.make(work, lease, 'pdf');

test('a document is processed in a separate process, which is gone afterwards', async () => {
  const processes = [await make('letter-analysis'), await make('letter-analysis')];
  expect(new Set(processes).size).toBe(2);
  // The processes that wait for the next documents.
  if (process.platform === 'linux') await expect.poll(readers).toBeLessThanOrEqual(2);
  expect(await make('paragraphs')).toBe('pdf');
});

test('work that does not end, or uses up the memory, is stopped with its process, and the document is refused', async () => {
  await expect(make('lease-gate', impatient)).rejects.toMatchObject({ code: 'document_too_complex' });
  await expect(make('lease-abstract')).rejects.toMatchObject({ code: 'document_too_complex' });
});

test('work that refuses a document gives the reason in its own words, and an error in it affects nothing else', async () => {
  await expect(make('lease-analysis')).rejects.toThrow(new InputError('This is a recipe.'));
  const fault = await make('letter-gate').catch((error: Error) => error);
  expect(fault).not.toBeInstanceOf(InputError);
  expect(String((fault as Error).cause)).toContain('a fault of the work');
});

test.runIf(process.platform === 'linux')(
  'a process that is killed from outside is not blamed on the document: it is read again, and a second kill is an internal error',
  async () => {
    // Other test files in this process may have left readers that wait, and starting those took CPU time too.
    const others = readersWithTime(0);
    const patient = createDocumentReader({ tasks, timeLimit: 60_000 });
    try {
      // Work that never ends, so that there is time to kill it; a third process would be one too many.
      const made = make('lease-gate', patient).catch((error: Error) => error);
      const killed: number[] = [];
      const victims = () => readersWithTime(150).filter((pid) => !others.includes(pid) && !killed.includes(pid));
      for (let kill = 0; kill < 2; kill += 1) {
        await expect.poll(() => victims().length, { timeout: 60_000 }).toBe(1);
        for (const pid of victims()) {
          killed.push(pid);
          process.kill(pid, 'SIGKILL');
        }
      }
      const failure = await made;
      expect(failure).toBeInstanceOf(Error);
      expect(failure).not.toBeInstanceOf(InputError);
      expect((failure as Error).message).toBe('a confined process was killed');
    } finally {
      await patient.close();
    }
  },
);

/** Document processes that have used at least this much CPU time, in hundredths of a second. */
function readersWithTime(least: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      const text = pid > 1 ? contentOf(`/proc/${pid}/stat`) : '';
      const fields = text
        .slice(text.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      return isOurs(pid) && (fields[11] ?? -1) >= least && contentOf(`/proc/${pid}/cmdline`).includes('reader-worker');
    });
}

function contentOf(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}

/** Whether this process or one of its descendants started it. */
function isOurs(pid: number): boolean {
  if (pid === process.pid) return true;
  const text = contentOf(`/proc/${pid}/stat`);
  const parent = Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1]);
  return parent > 1 && isOurs(parent);
}

/** Number of document processes that this process has started and not ended. */
function readers(): number {
  const commandOf = (id: string) => {
    try {
      return readFileSync(`/proc/${id}/cmdline`, 'latin1');
    } catch {
      return '';
    }
  };
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'latin1').trim().split(' ');
  return children.filter((id) => commandOf(id).includes('reader-worker')).length;
}
