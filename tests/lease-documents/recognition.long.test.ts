import { afterAll, describe, expect, test } from 'vitest';
import type { DocumentInput } from '#contract/document-file.ts';
import type { ReadPage, ReadPdf } from '#contract/documents.ts';
import { BusyError, type Engine, InputError, type RecognitionPort } from '#contract/engine.ts';
import { type LeaseReport, leaseReportSchema, sourcePassage } from '#contract/lease-report.ts';
import { createDocumentReader } from '#server/adapters/documents/document-reader.ts';
import { createRecogniser } from '#server/adapters/documents/recogniser.ts';
import { leaseAbstractEngine } from '#tools/lease-abstract/engine/index.ts';
import { leasePreAnalysisEngine } from '#tools/lease-pre-analysis/engine/index.ts';
import { makePdf, page } from '../support/make-pdf.ts';
import { scanPdf } from '../support/scan-pdf.ts';

const reader = createDocumentReader({ tasks: new URL('../../src/documents/tasks.ts', import.meta.url) });
const recogniser = createRecogniser();
afterAll(() => Promise.all([reader.close(), recogniser.close()]));

const first = page([
  'OFFICE LEASE',
  null,
  'This Lease is made as of March 3, 2021 between Alder Row Holdings LLC, a Delaware limited',
  'liability company ("Landlord"), and Quill Street Studio, Inc., a Texas corporation ("Tenant").',
  null,
  '1. Premises. Landlord leases to Tenant approximately 4,250 rentable square feet located at',
  '900 Quill Street, Austin, Texas 78701.',
  '2. Term. The term is sixty (60) months.',
  '3. Rent. Tenant shall pay monthly rent of $9,500.00.',
  '4. Parking. Tenant shall have twelve reserved spaces at no charge.',
]);
const struck = { x: 68, y: 90 + 14 * 9 - 3.4, width: 350, height: 1 };
const second = page([
  '5. Security Deposit. Upon execution Tenant shall deposit $19,000.00 with Landlord.',
  '6. Holdover. Rent during any holding over shall be 150% of the rent then in effect.',
  '7. Governing Law. This Lease is governed by the laws of the State of Texas.',
]);
const scan = scanPdf(makePdf([{ ...first, rules: [struck] }, second]));

describe('a scanned lease', () => {
  test('is refused with the reason while text recognition is disabled', async () => {
    expect(await run(leasePreAnalysisEngine, await scan, null)).toEqual({
      text: expect.stringContaining('This PDF is a scan without selectable text.'),
    });
    await expect(run(leaseAbstractEngine, await scan, null)).rejects.toThrow(InputError);
  });

  test('is read page by page if it is enabled: every quote is marked as recognized, and struck-out words are left out', async () => {
    const bytes = await scan;
    const said: string[] = [];
    const report = leaseReportSchema.parse(await run(leaseAbstractEngine, bytes, recogniser, said));
    expect(said).toEqual(['Reading page 1 of 2', 'Reading page 2 of 2']);
    expect(report.fields).toMatchObject({
      landlord: { value: 'Alder Row Holdings LLC', page: 1, confidence: 'low' },
      tenant: { value: 'Quill Street Studio, Inc.', confidence: 'low' },
      premises_rsf: { value: 4250 },
      term_months: { value: 60 },
      security_deposit: { value: 19_000, page: 2, confidence: 'low' },
      holdover: { value: '150%' },
    });
    expect(report.notes.join(' ')).toContain('Pages 1 to 2 are images: the text was recognized by OCR');
    expect(report.markdown).toMatch(/“[^”]*19,000[^”]*” \([^)]*, page 2, recognized from an image\)/);
    expect(JSON.stringify(report)).not.toMatch(/reserved\s+spaces/i);
    expect(report.document.struck_passages).toBeGreaterThan(0);
    onItsLine(report);
  });

  test('is detected by its first pages alone', async () => {
    const [one, two] = ((await reader.read(makePdf([first, second]), 'pdf')) as ReadPdf).pages;
    const [blank] = ((await reader.read(await scan, 'pdf')) as ReadPdf).pages;
    const asked: unknown[] = [];
    const port: RecognitionPort = {
      async recognise(_, read, { pages, long }) {
        asked.push(pages, long);
        const seen = [one, two, one, two].map((page) => ({ ...page, recognised: true }));
        return { ...read, pages: [...seen, ...read.pages.slice(4)] } as ReadPdf;
      },
    };
    expect(await run(leasePreAnalysisEngine, await scan, port, [], [blank, blank, blank, blank, blank, blank])).toEqual(
      {
        text: 'YES',
      },
    );
    expect(asked).toEqual([[1, 2, 3, 4], false]);
  });

  test('is no longer read after its signal, and only one long document is read at a time', async () => {
    const bytes = await scan;
    const read = (await reader.read(bytes, 'pdf')) as ReadPdf;
    const stop = new AbortController();
    const began = Promise.withResolvers<void>();
    const pages = [1, 2];
    const given = recogniser.recognise(bytes, read, {
      pages,
      long: true,
      signal: stop.signal,
      onPage: () => began.resolve(),
    });
    await began.promise;
    await expect(recogniser.recognise(bytes, read, { pages, long: true })).rejects.toThrow(BusyError);
    stop.abort(new Error('left'));
    await expect(given).rejects.toThrow('left');
  });

  test('with a page beyond the limits is refused, and the process is gone', async () => {
    const hasty = createRecogniser({ pageLimit: 1 });
    const read = (await reader.read(await scan, 'pdf')) as ReadPdf;
    await expect(hasty.recognise(await scan, read, { pages: [1] })).rejects.toMatchObject({
      code: 'document_too_complex',
    });
    await hasty.close();
  });

  test('with more than fifty pages is refused before any of them is read', async () => {
    const untouched: RecognitionPort = { recognise: () => Promise.reject(new Error('not to be called')) };
    const [blank] = ((await reader.read(await scan, 'pdf')) as ReadPdf).pages;
    const pages = Array.from({ length: 51 }, () => blank);
    await expect(run(leasePreAnalysisEngine, await scan, untouched, [], pages)).rejects.toMatchObject({
      code: 'document_scan_too_long',
    });
  });
});

/** The deposit is in the first line of page 2, whose baseline is 90 points from the top. */
function onItsLine({ fields }: LeaseReport): void {
  const [deposit] = [fields['security_deposit']].flat();
  const [box] = (deposit && sourcePassage(deposit)?.boxes) ?? [];
  expect(box).toMatchObject({ page: 2 });
  expect(Math.abs((box?.y ?? 0) + 0.8 * (box?.height ?? 0) - 90)).toBeLessThan(2);
  expect(box?.x).toBeGreaterThan(70);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(520);
}

/** Runs the single step of an engine; `pages` replace those of the document. */
async function run(
  { steps: [step] }: Engine<DocumentInput>,
  bytes: Uint8Array,
  recognition: RecognitionPort | null,
  said: string[] = [],
  pages?: readonly (ReadPage | undefined)[],
) {
  const read = async () => ({ kind: 'pdf', pages, struck: { passages: 0, characters: 0 } });
  return step?.run({
    input: { kind: 'pdf' },
    upload: async () => bytes,
    ports: { documents: pages ? { ...reader, read } : reader, recognition },
    progress: async (note: string) => void said.push(note),
    signal: new AbortController().signal,
  } as never);
}
