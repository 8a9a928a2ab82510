import { makeDocx, paragraph, run, wordXml } from '../../support/make-docx.ts';
import { rawZip } from '../../support/raw-zip.ts';
import type { Bait, HostileFile } from './hostile-file.ts';
import { named } from './made-pdfs.ts';

export const plainDocx = makeDocx(
  ['LEASE', 'Landlord leases the Premises to Tenant for ten years at $4,000.00 per month.', 'Signed on March 3, 2031.']
    .map((text) => paragraph(text))
    .join(''),
);

/** Word documents that violate ECMA-376 or the zip format on purpose, or refer to external resources. */
export function madeDocx({ url, path }: Bait): HostileFile[] {
  const lease = paragraph('Landlord leases the Premises to Tenant.');
  const body = (content: string) => wordXml('document', `<w:body>${content}</w:body>`);
  const withType = (type: string, content: string) =>
    makeDocx('', {
      'word/document.xml': `<?xml version="1.0"?>${type}${body(content).replace(/^<\?xml.*?\?>/, '')}`,
    });
  const entity = (declaration: string) =>
    withType(`<!DOCTYPE d [${declaration}]>`, '<w:p><w:r><w:t>&x;</w:t></w:r></w:p>');
  const relation = (type: string, target: string, mode = ' TargetMode="External"') =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"${mode}/></Relationships>`;
  const related = (type: string, target: string, mode?: string) =>
    makeDocx(lease, { 'word/_rels/document.xml.rels': relation(type, target, mode) });
  const laughs = Array.from(
    { length: 12 },
    (_, level) => `<!ENTITY x${level || ''} "${`&x${level + 1};`.repeat(10)}">`,
  ).join('');
  const field = (instruction: string) =>
    makeDocx(`<w:p><w:fldSimple w:instr="${instruction}">${run('Lease')}</w:fldSimple></w:p>${lease}`);
  const deep = (element: string, times: number) =>
    makeDocx(`<w:${element}>`.repeat(times) + lease + `</w:${element}>`.repeat(times));
  const styles = (content: string) => ({ 'word/styles.xml': wordXml('styles', content) });
  const raw = (...entries: Parameters<typeof rawZip>[0]) => rawZip(entries);
  const document = { name: 'word/document.xml', content: body(lease) };

  return named('made-docx', 'document', 'docx', {
    'reads-a-file-by-entity': entity(`<!ENTITY x SYSTEM "file://${path}">`),
    'fetches-by-entity': entity(`<!ENTITY x SYSTEM "${url}/entity">`),
    'fetches-its-type': withType(`<!DOCTYPE d SYSTEM "${url}/dtd">`, lease),
    'fetches-by-parameter': entity(`<!ENTITY % p SYSTEM "${url}/parameter"> %p;`),
    'laughs-a-billion-times': entity(laughs),
    'is-one-entity-many-times': entity(`<!ENTITY x "${'lease '.repeat(20_000)}">`),
    'includes-a-file': makeDocx(
      `<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file://${path}" parse="text"/>${lease}`,
    ),
    'asks-for-a-stylesheet': makeDocx('', {
      'word/document.xml': `<?xml version="1.0"?><?xml-stylesheet href="${url}/style"?>${body(lease)}`,
    }),
    'has-a-template-at-an-address': makeDocx(lease, {
      'word/_rels/settings.xml.rels': relation('attachedTemplate', `${url}/template.dotm`),
      'word/settings.xml': wordXml('settings', '<w:attachedTemplate r:id="rId9"/>'),
    }),
    'has-an-image-at-an-address': related('image', `${url}/image.png`),
    'has-an-image-in-a-file': related('image', `file://${path}`),
    'has-a-frame-at-an-address': related('frame', `${url}/frame`),
    'has-an-object-at-an-address': related('oleObject', `${url}/object`),
    'has-a-link-of-script': related('hyperlink', 'javascript:alert(1)'),
    'has-a-share-as-a-target': related('image', '\\\\127.0.0.1\\share\\x.png'),
    'has-a-target-outside-the-zip': related('styles', '../../../../../../etc/passwd', ''),
    'has-styles-in-a-file': related('styles', path, ''),
    'has-a-field-that-includes-text': field(`INCLUDETEXT &quot;${path}&quot;`),
    'has-a-field-that-includes-an-image': field(`INCLUDEPICTURE &quot;${url}/field&quot;`),
    'has-a-field-that-starts-a-program': field('DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe &quot;/k calc&quot;'),
    'has-a-part-of-another-format': makeDocx(`<w:altChunk r:id="rId9"/>${lease}`, {
      'word/_rels/document.xml.rels': relation('aFChunk', `file://${path}`),
    }),
    'has-macros': makeDocx(lease, { 'word/vbaProject.bin': new Uint8Array(50_000).fill(0x41) }),
    'has-styles-in-a-circle': makeDocx(
      paragraph('Lease', '<w:pStyle w:val="a"/>'),
      styles(
        '<w:style w:type="paragraph" w:styleId="a"><w:basedOn w:val="b"/></w:style><w:style w:type="paragraph" w:styleId="b"><w:basedOn w:val="a"/></w:style>',
      ),
    ),
    'has-a-hundred-thousand-styles': makeDocx(
      lease,
      styles(
        Array.from(
          { length: 100_000 },
          (_, n) => `<w:style w:type="paragraph" w:styleId="s${n + 1}"><w:basedOn w:val="s${n}"/></w:style>`,
        ).join(''),
      ),
    ),
    'has-numbering-in-a-circle': makeDocx(
      paragraph('Lease', '<w:numPr><w:ilvl w:val="99999"/><w:numId w:val="1"/></w:numPr>'),
      {
        'word/numbering.xml': wordXml(
          'numbering',
          '<w:abstractNum w:abstractNumId="1"><w:numStyleLink w:val="a"/></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>',
        ),
      },
    ),
    'has-a-level-text-without-end': makeDocx(
      paragraph('Lease', '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>').repeat(2_000),
      {
        'word/numbering.xml': wordXml(
          'numbering',
          `<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:lvlText w:val="${'%1.'.repeat(9_000)}"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>`,
        ),
      },
    ),
    'nests-tables': deep('tbl', 3_000),
    'nests-runs': deep('r', 20_000),
    'nests-controls': deep('sdt', 20_000),
    'nests-a-million-elements': deep('p', 500_000),
    'has-a-cell-over-a-billion-columns': makeDocx(
      `<w:tbl><w:tr><w:tc><w:tcPr><w:gridSpan w:val="2147483647"/></w:tcPr>${lease}</w:tc></w:tr></w:tbl>`,
    ),
    'has-a-thousand-columns': makeDocx(
      `<w:tbl>${`<w:tr>${`<w:tc>${lease}</w:tc>`.repeat(300)}</w:tr>`.repeat(100)}</w:tbl>`,
    ),
    'has-one-long-word': makeDocx(paragraph('x'.repeat(3_000_000))),
    'has-one-long-blank': makeDocx(paragraph(`Rent${' '.repeat(2_000_000)}is due.`)),
    'has-tabs-only': makeDocx(`<w:p><w:r>${'<w:tab/>'.repeat(300_000)}</w:r></w:p>`),
    'has-byte-order-marks': makeDocx(paragraph(`Rent ${'\uFEFF'.repeat(200_000)} is due.`)),
    'has-combining-marks': makeDocx(paragraph(`a${'\u0301'.repeat(200_000)}`)),
    'turns-its-direction-without-end': makeDocx(paragraph('\u202E\u2066'.repeat(100_000))),
    'has-half-characters': makeDocx('', {
      'word/document.xml': Buffer.concat([
        Buffer.from(body(lease).slice(0, -40)),
        Buffer.from([0xed, 0xa0, 0x80, 0xff]),
      ]),
    }),
    'has-an-attribute-without-end': makeDocx(`<w:p w:x="${'a'.repeat(5_000_000)}"/>${lease}`),
    'has-a-hundred-thousand-attributes': makeDocx(
      `<w:p ${Array.from({ length: 100_000 }, (_, n) => `w:a${n}=""`).join(' ')}/>${lease}`,
    ),
    'has-prefixes-without-end': makeDocx(
      `<w:p ${Array.from({ length: 20_000 }, (_, n) => `xmlns:n${n}="x:${n}"`).join(' ')}/>${lease}`,
    ),
    'has-comments-in-each-other': makeDocx(`${'<!-- '.repeat(100_000)}${lease}`),
    'has-sections-of-text': makeDocx(`<w:p><w:r><w:t><![CDATA[${'<'.repeat(500_000)}]]></w:t></w:r></w:p>`),
    'has-notes-without-end': makeDocx(`${lease}<w:p><w:r><w:footnoteReference w:id="1"/></w:r></w:p>`.repeat(5_000), {
      'word/footnotes.xml': wordXml('footnotes', `<w:footnote w:id="1">${lease.repeat(1_000)}</w:footnote>`),
    }),
    'is-not-in-its-place': raw({ ...document, name: 'document.xml' }),
    'is-there-twice': raw(document, { ...document, content: body(paragraph('Another lease.')) }),
    'climbs-out': raw(document, { name: '../../../../tmp/escaped.txt', content: 'escaped' }),
    'has-an-absolute-name': raw(document, { name: path, content: 'overwritten' }),
    'has-a-link-to-a-file': raw({ ...document, content: path, mode: 0o120777 }),
    'has-a-zero-in-a-name': raw(document, { name: 'word/a\u0000b.xml', content: '' }),
    'has-a-name-of-sixty-thousand-letters': raw(document, { name: 'a'.repeat(60_000), content: '' }),
    'is-a-bomb': raw({ ...document, content: body('a'.repeat(150_000_000)) }),
    'is-many-small-bombs': raw(
      document,
      ...Array.from({ length: 400 }, (_, n) => ({ name: `word/${n}.xml`, content: ' '.repeat(500_000) })),
    ),
    'says-it-is-smaller': raw({ ...document, content: body('a'.repeat(5_000_000)), claimedSize: 10 }),
    'says-it-is-larger': raw({ ...document, claimedSize: 4_294_967_294 }),
    'has-a-zip-in-a-zip': raw(document, { name: 'word/a.docx', content: makeDocx(lease, { 'b.docx': plainDocx }) }),
    'has-sixty-five-thousand-entries': raw(
      document,
      ...Array.from({ length: 65_000 }, (_, n) => ({ name: `${n}`, content: '' })),
    ),
  });
}
