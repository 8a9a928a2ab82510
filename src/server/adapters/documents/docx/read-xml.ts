import { SaxesParser } from 'saxes';
import { DocumentRefusal } from '../refusal.ts';

export interface XmlHandler {
  /** Local name, attributes by local name, and whether it belongs to WordprocessingML. */
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close(name: string): void;
  text(text: string): void;
}

/**
 * Reads XML as a stream of events. Only XML's five predefined entities are known, and document types are rejected, so
 * no entity can fetch or expand anything. Names are compared by namespace: elements of other namespaces keep their
 * prefix.
 */
export function readXml(xml: string, handler: XmlHandler): void {
  const parser = new SaxesParser({ xmlns: true });
  let depth = 0;
  parser.on('doctype', () => {
    throw new DocumentRefusal('document_damaged', new Error('a document type is not allowed'));
  });
  parser.on('error', (error) => {
    throw new DocumentRefusal('document_damaged', error);
  });
  parser.on('opentag', ({ local, prefix, uri, attributes }) => {
    depth += 1;
    if (depth > depthLimit) throw new DocumentRefusal('document_too_complex');
    const plain: Record<string, string> = {};
    for (const attribute of Object.values(attributes)) {
      if (attribute.prefix !== 'xmlns') plain[attribute.local] = attribute.value;
    }
    handler.open(known(uri) ? local : `${prefix}:${local}`, plain);
  });
  parser.on('closetag', ({ local, prefix, uri }) => {
    depth -= 1;
    handler.close(known(uri) ? local : `${prefix}:${local}`);
  });
  parser.on('text', (text) => handler.text(text));
  parser.on('cdata', (text) => handler.text(text));
  parser.write(xml).close();
}

const depthLimit = 300;

/** The transitional and the strict namespace of ECMA-376. */
function known(uri: string): boolean {
  return (
    uri === 'http://schemas.openxmlformats.org/wordprocessingml/2006/main' ||
    uri === 'http://purl.oclc.org/ooxml/wordprocessingml/main'
  );
}
