import { deflateRawSync, deflateSync } from 'node:zlib';
import { makeDocx } from '../support/make-docx.ts';
import { assemble } from '../support/make-pdf.ts';

/** Ten documents, by file name, that use as much time and memory as possible. */
export function slowDocuments(): [string, Uint8Array][] {
  const drawing = onePage('', flate(deflateSync(Buffer.alloc(100_000_000, '0 0 m 9 9 l S '))));
  const letters = onePage(
    '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>',
    flate(deflateSync(Buffer.from(`BT /F 9 Tf ${'(Tenant shall pay) Tj 1 0 Td '.repeat(1_500_000)} ET`))),
  );
  const bomb = onePage('', flate(zeros(1_500)));
  const calls = formsInForms(14);
  const nested = makeDocx('<w:p><w:r><w:t>rent </w:t></w:r></w:p>'.repeat(400_000));
  return [drawing, letters, bomb, calls, drawing, letters, bomb, calls, drawing, nested].map((bytes, index) => [
    `hostile-${index}.${bytes === nested ? 'docx' : 'pdf'}`,
    bytes,
  ]);
}

/** Each form draws the next one this many times, nested as deep. */
function formsInForms(times: number): Uint8Array {
  const draw = '/F Do '.repeat(times);
  const levels = Array.from({ length: times }, (_, level) =>
    form(`/Resources << /XObject << /F ${6 + level} 0 R >> >>`, draw),
  );
  return onePage('/XObject << /F 5 0 R >>', stream('', Buffer.from(draw)), ...levels, form('', '0 0 9 9 re f'));
}

function form(dictionary: string, content: string): Buffer {
  return stream(`/Type /XObject /Subtype /Form /BBox [0 0 9 9] ${dictionary}`, Buffer.from(content));
}

function onePage(resources: string, contents: Buffer, ...more: Buffer[]): Uint8Array {
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << ${resources} >> >>`,
    contents,
    ...more,
  ]);
}

function flate(content: Buffer): Buffer {
  return stream('/Filter /FlateDecode', content);
}

function stream(dictionary: string, content: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
}

/** A zlib stream of this many megabytes: one block that ends on a byte boundary, repeated. */
function zeros(megabytes: number): Buffer {
  const block = deflateRawSync(Buffer.alloc(1_048_576, ' '), { finishFlush: 2 /* Z_SYNC_FLUSH */ });
  const blocks = Array.from({ length: megabytes }, () => block);
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...blocks, Buffer.from([3, 0])]);
}
