import { inflateSync } from 'node:zlib';

/** Whether any page of a pdfTeX PDF shows text: one of its compressed streams contains a text-showing operator. */
export function pdfHasText(pdf: Buffer): boolean {
  let at = pdf.indexOf('stream\n');
  while (at !== -1) {
    const start = at + 'stream\n'.length;
    const end = pdf.indexOf('endstream', start);
    if (end === -1) return false;
    if (/\]\s*TJ|\)\s*Tj/.test(content(pdf.subarray(start, end)))) return true;
    at = pdf.indexOf('stream\n', end + 'endstream'.length);
  }
  return false;
}

/** Only content streams matter: fonts and images are large and contain no operators. */
function content(stream: Buffer): string {
  if (stream[0] !== 0x78) return stream.length < 1_000_000 ? stream.toString('latin1') : '';
  try {
    return inflateSync(stream, { maxOutputLength: 4_000_000 }).toString('latin1');
  } catch {
    return '';
  }
}
