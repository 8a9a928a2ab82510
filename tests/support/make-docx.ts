import { type RawEntry, rawZip } from './raw-zip.ts';

/** A Word document of these body elements (raw WordprocessingML), for tests; other parts may be added or replaced. */
export function makeDocx(body: string, parts: Readonly<Record<string, string | Uint8Array>> = {}): Uint8Array {
  const all: Record<string, string | Uint8Array> = {
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': wordXml('document', `<w:body>${body}</w:body>`),
    ...parts,
  };
  return rawZip(Object.entries(all).map(([name, content]): RawEntry => ({ name, content })));
}

export function wordXml(element: string, content: string): string {
  return `${head}<w:${element} xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006">${content}</w:${element}>`;
}

/** A paragraph with one run; properties are raw WordprocessingML. */
export function paragraph(text: string, properties = '', runProperties = ''): string {
  return `<w:p><w:pPr>${properties}</w:pPr>${run(text, runProperties)}</w:p>`;
}

export function run(text: string, properties = ''): string {
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
