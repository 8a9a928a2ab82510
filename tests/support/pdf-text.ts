import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of a PDF with collapsed white space and hyphenated words joined. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const loading = getDocument({ data: bytes.slice(), verbosity: 0 });
  const document = await loading.promise;
  let text = '';
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    for (const item of items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '');
    text += '\n';
  }
  await loading.destroy();
  return text
    .replace(/-\n(?=\p{Ll})/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
