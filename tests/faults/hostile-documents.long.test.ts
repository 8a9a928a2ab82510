import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { deflateRawSync, deflateSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import type { DocumentKind, ReadPdf } from '#contract/documents.ts';
import { InputError } from '#contract/engine.ts';
import { openDocument } from '#documents/open-document.ts';
import { createDocumentReader } from '#server/adapters/documents/document-reader.ts';
import { createRecogniser } from '#server/adapters/documents/recogniser.ts';
import { makeDocx, paragraph, wordXml } from '../support/make-docx.ts';
import { assemble, makePdf, page } from '../support/make-pdf.ts';
import { rawZip } from '../support/raw-zip.ts';

const reader = createDocumentReader();
const impatient = createDocumentReader({ timeLimit: 3_000 });
const gates = createDocumentReader({ tasks: new URL('../../src/documents/tasks.ts', import.meta.url) });
afterAll(() => Promise.all([reader.close(), impatient.close(), gates.close()]));

const lease = makePdf([page(['LEASE', null, 'Landlord leases the Premises to Tenant for ten years.'])], {
  compress: true,
});

/** The text, or the code and message of the refusal; anything else is a bug. */
async function outcome(bytes: Uint8Array, kind: DocumentKind = 'pdf', by = reader): Promise<string> {
  try {
    return openDocument(await by.read(bytes, kind)).text;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    expect(error.message).toMatch(/^[A-Z].{20,}\.$/);
    return error.code;
  }
}

const stream = (dictionary: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);

const onePage = (resources: string, contents: string | Buffer, ...more: (string | Buffer)[]) =>
  assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << ${resources} >> >>`,
    contents,
    ...more,
  ]);

/** Zeros that decompress to this many megabytes: one block that ends on a byte boundary, repeated. */
function bomb(megabytes: number): Buffer {
  const raw = deflateRawSync(Buffer.alloc(1_048_576, ' '), { finishFlush: 2 /* Z_SYNC_FLUSH */ });
  return Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...Array.from({ length: megabytes }, () => raw),
    Buffer.from([3, 0]),
  ]);
}

describe('a PDF that', () => {
  test.each<[string, () => Uint8Array, string]>([
    ['is empty', () => new Uint8Array(), 'document_damaged'],
    ['is a Word document', () => makeDocx(paragraph('Lease')), 'document_misnamed'],
    ['is a text', () => Buffer.from('This is a lease.'), 'document_damaged'],
    [
      'is encrypted',
      () =>
        makePdf([page(['LEASE'])], {
          trailer: `/ID [<${'ab'.repeat(16)}> <${'ab'.repeat(16)}>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'5a'.repeat(32)}> /U <${'a5'.repeat(32)}> >>`,
        }),
      'document_protected',
    ],
    [
      'has 50,000 pages',
      () =>
        assemble([
          '<< /Type /Catalog /Pages 2 0 R >>',
          `<< /Type /Pages /Count 50000 /Kids [${'3 0 R '.repeat(50_000)}] >>`,
          '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
        ]),
      'document_too_long',
    ],
    [
      'has no pages',
      () => assemble(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Count 0 /Kids [] >>']),
      'document_damaged',
    ],
    [
      'has a circle for its page tree',
      () =>
        assemble([
          '<< /Type /Catalog /Pages 2 0 R >>',
          '<< /Type /Pages /Parent 2 0 R /Count 3 /Kids [2 0 R 2 0 R 2 0 R] >>',
        ]),
      'document_damaged',
    ],
    ['inflates to 1.5 GB', () => onePage('', stream('/Filter /FlateDecode', bomb(1_500))), 'document_too_complex'],
  ])('%s is refused with a sentence', async (_, make, code) => {
    expect(await outcome(make(), 'pdf', impatient)).toBe(code);
  });

  test('calls itself, or draws endlessly, is read or refused in time', async () => {
    const self = onePage(
      '/XObject << /F 5 0 R >>',
      stream('', Buffer.from('/F Do')),
      stream(
        '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F 5 0 R >> >>',
        Buffer.from('/F Do /F Do'),
      ),
    );
    expect(['', 'document_too_complex']).toContain(await outcome(self, 'pdf', impatient));
    const levels = Array.from({ length: 12 }, (_, level) =>
      stream(
        `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F ${6 + level} 0 R >> >>`,
        Buffer.from('/F Do '.repeat(12)),
      ),
    );
    const laughs = onePage(
      '/XObject << /F 5 0 R >>',
      stream('', Buffer.from('/F Do '.repeat(12))),
      ...levels,
      stream('/Type /XObject /Subtype /Form /BBox [0 0 9 9]', Buffer.from('0 0 9 9 re f')),
    );
    expect(['', 'document_too_complex']).toContain(await outcome(laughs, 'pdf', impatient));
    expect(await outcome(lease)).toContain('ten years');
  });

  test('is cut off, or has flipped bits, is read as far as possible or refused, and the next one is read normally', async () => {
    const long = makePdf(
      Array.from({ length: 12 }, (_, index) => page([`Page ${index + 1} of the lease has this line.`])),
      { compress: true },
    );
    for (const share of [0.2, 0.5, 0.9, 0.99]) {
      expect(await outcome(long.slice(0, Math.floor(share * long.length)))).toMatch(/^(?:Page 1 of|document_|$)/);
    }
    for (let round = 0; round < 8; round += 1) {
      const turned = long.slice();
      for (const at of randomBytes(30)) {
        const place = Math.floor((at / 256) * turned.length);
        turned[place] = (turned[place] ?? 0) ^ (1 << round);
      }
      expect(typeof (await outcome(turned))).toBe('string');
    }
    expect(await outcome(lease)).toContain('ten years');
  });
});

describe('a Word document that', () => {
  const xxe = `<?xml version="1.0"?><!DOCTYPE w:document [<!ENTITY x SYSTEM "file:///etc/passwd">]>${wordXml('document', `<w:body><w:p><w:r><w:t>&x;</w:t></w:r></w:p></w:body>`).replace(/^<\?xml.*?\?>/, '')}`;
  test.each<[string, () => Uint8Array, string]>([
    ['is a PDF', () => lease, 'document_misnamed'],
    ['is an old one', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'document_old_word'],
    ['is a zip of something else', () => rawZip([{ name: 'a.txt', content: 'lease' }]), 'document_type'],
    ['is cut off', () => makeDocx(paragraph('Lease')).slice(0, 400), 'document_damaged'],
    ['fetches a file through an entity', () => makeDocx('', { 'word/document.xml': xxe }), 'document_damaged'],
    [
      'has ten thousand entries',
      () =>
        makeDocx(
          paragraph('Lease'),
          Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`word/${n}.xml`, ''])),
        ),
      'document_too_complex',
    ],
    ['is a bomb', () => makeDocx(`<w:p>${' '.repeat(80_000_000)}</w:p>`), 'document_too_complex'],
    [
      'lies about its size',
      () =>
        rawZip([
          { name: 'word/document.xml', content: wordXml('document', ' '.repeat(20_000_000)), claimedSize: 1_000 },
        ]),
      'document_damaged',
    ],
    [
      'is nested without end',
      () => makeDocx('<w:sdt>'.repeat(5_000) + '</w:sdt>'.repeat(5_000)),
      'document_too_complex',
    ],
    [
      'has an encrypted entry',
      () => rawZip([{ name: 'word/document.xml', content: 'x', encrypted: true }]),
      'document_protected',
    ],
  ])('%s is refused with a sentence', async (_, make, code) => {
    expect(await outcome(make(), 'docx')).toBe(code);
  });

  test('lists endless relationships is refused by its size, or read in a time proportional to its length [D.136]', async () => {
    const open = '<Relationship Type="';
    const parts = (content: string) => ({ '_rels/.rels': `<Relationships>${content}</Relationships>` });
    expect(await outcome(makeDocx(paragraph('Lease'), parts(open.repeat(1_000_000))), 'docx', impatient)).toBe(
      'document_too_complex',
    );
    // As many unclosed starts: searching for each one's end took 15 s.
    expect(await outcome(makeDocx(paragraph('Lease'), parts('<Relationship '.repeat(70_000))), 'docx', impatient)).toBe(
      'document_damaged',
    );
    const links = `<Relationship Id="r" Type="a/hyperlink" Target="b"/>`.repeat(15_000);
    expect(await outcome(makeDocx(paragraph('Lease'), parts(links)), 'docx', impatient)).toBe('Lease');
  });

  test.each([
    ['blanks', ' '],
    ['tabs', '</w:t><w:tab/><w:t xml:space="preserve">'],
    ['byte order marks', '\ufeff'],
    ['line breaks', '</w:t><w:br/><w:t xml:space="preserve">'],
    ['underscores', '_'],
  ])('has a paragraph of 200,000 %s is processed quickly, including the words after them [D.136]', async (_, sign) => {
    const body = ['LEASE AGREEMENT', `${sign.repeat(200_000)}Landlord leases the Premises to Tenant.`];
    const docx = makeDocx(body.map((text) => paragraph(text)).join(''));
    // Without shortened gaps the gate alone took a minute.
    expect(await gates.make('lease-gate', docx, 'docx')).toHaveProperty('text');
    const words = (await outcome(docx, 'docx')).split(/[\s\ufeff_]+/).filter((word) => word !== '');
    expect(words.join(' ')).toBe('LEASE AGREEMENT Landlord leases the Premises to Tenant.');
  });

  test('has macros and external links is read without running or opening them', async () => {
    const relationships = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="http://127.0.0.1:9/picture.png" TargetMode="External"/><Relationship Id="rId8" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="file:///etc/passwd" TargetMode="External"/></Relationships>`;
    const made = makeDocx(paragraph('Lease of an office.'), {
      'word/_rels/document.xml.rels': relationships,
      'word/vbaProject.bin': randomBytes(2_000),
    });
    expect(await outcome(made, 'docx')).toBe('Lease of an office.');
  });
});

test('links in a document are neither fetched nor opened', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end('fetched');
  });
  const secret = join(await mkdtemp(join(tmpdir(), 'pointed-at-')), 'secret.txt');
  await writeFile(secret, 'the secret of this machine');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const outside = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const say = stream('', Buffer.from('BT /F1 12 Tf 72 700 Td (Lease of an office.) Tj ET'));
    const font = '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>';
    const printed = assemble([
      `<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /URI /URI (${outside}/open) >> /AA << /WC << /S /JavaScript /JS (app.launchURL\\("${outside}/js"\\)) >> >> /AcroForm << /Fields [] /XFA 6 0 R >> >>`,
      '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents [4 0 R 5 0 R] /Resources << ${font} >> /AA << /O << /S /Launch /F (${secret}) >> /C << /S /SubmitForm /F (${outside}/form) >> >> >>`,
      say,
      `<< /Length 0 /F (${secret}) >>\nstream\n\nendstream`,
      stream('', Buffer.from(`<xdp><template><image href="${outside}/xfa"/></template></xdp>`)),
    ]);
    expect(await outcome(printed)).toBe('Lease of an office.');
    const link = (id: number, type: string, target: string) =>
      `<Relationship Id="rId${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="External"/>`;
    const written = makeDocx(
      `${paragraph('Lease of an office.')}<w:altChunk r:id="rId1"/><w:p><w:r><w:instrText>INCLUDETEXT "${secret}"</w:instrText></w:r></w:p>`,
      {
        'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${link(1, 'aFChunk', `${outside}/chunk`)}${link(2, 'image', `${outside}/image`)}${link(3, 'attachedTemplate', `${outside}/template`)}${link(4, 'oleObject', `file://${secret}`)}</Relationships>`,
      },
    );
    expect(await outcome(written, 'docx')).toBe('Lease of an office.');
    expect(asked).toEqual([]);
  } finally {
    server.close();
    await rm(dirname(secret), { recursive: true });
  }
});

test('an image that draws endlessly is abandoned by text recognition too', async () => {
  const recogniser = createRecogniser({ pageLimit: 3_000 });
  const endless = onePage(
    '',
    stream('/Filter /FlateDecode', deflateSync(Buffer.alloc(90_000_000, '0 0 m 600 790 l S '))),
  );
  const read: ReadPdf = { kind: 'pdf', pages: [], struck: { passages: 0, characters: 0 } };
  try {
    await expect(recogniser.recognise(endless, read, { pages: [1] })).rejects.toMatchObject({
      code: 'document_too_complex',
    });
  } finally {
    await recogniser.close();
  }
});

test('reading stops with its signal, and the time of one document does not count for another', async () => {
  const stop = new AbortController();
  const slow = onePage('', stream('/Filter /FlateDecode', deflateSync(Buffer.alloc(60_000_000, '0 0 m 9 9 l S '))));
  const given = impatient.read(slow, 'pdf', stop.signal);
  const other = outcome(lease, 'pdf', impatient);
  stop.abort(new Error('left'));
  await expect(given).rejects.toThrow('left');
  expect(await other).toContain('ten years');
});
