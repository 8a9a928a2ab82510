import { deflateSync } from 'node:zlib';
import { assemble, makePdf, page } from '../../support/make-pdf.ts';
import type { Bait, HostileFile } from './hostile-file.ts';

export const plainPdf = makePdf(
  [
    page(['LEASE', null, 'Landlord leases the Premises to Tenant for ten years at $4,000.00 per month.']),
    page(['Tenant shall not assign this Lease without the consent of Landlord.', 'Signed on March 3, 2031.']),
  ],
  { compress: true },
);

/** PDFs that violate ISO 32000 on purpose, or request a forbidden action from the reader. */
export function madePdfs({ url, path }: Bait): HostileFile[] {
  const address = `(${url}/pdf)`;
  const file = `<< /Type /Filespec /F (${path}) /UF (${path}) >>`;
  const remote = `<< /FS /URL /F ${address} >>`;
  const catalog = (more: string, ...objects: (string | Buffer)[]) =>
    assemble([
      `<< /Type /Catalog /Pages 2 0 R ${more} >>`,
      '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
      stream('', 'BT /F1 11 Tf 72 700 Td (This Lease is for ten years.) Tj ET'),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      ...objects,
    ]);
  const action = (dictionary: string) => catalog(`/OpenAction << /Type /Action ${dictionary} >>`);
  const content = (resources: string, text: string | Buffer, ...objects: (string | Buffer)[]) =>
    assemble([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << ${resources} >> >>`,
      typeof text === 'string' ? stream('', text) : text,
      ...objects,
    ]);
  const pages = (box: string, more = '') =>
    assemble([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] ${more} /Contents 4 0 R >>`,
      stream('', 'BT ET'),
    ]);
  const font = (dictionary: string, ...objects: (string | Buffer)[]) =>
    content('/Font << /F1 5 0 R >>', 'BT /F1 11 Tf 72 700 Td (Lease) Tj ET', dictionary, ...objects);
  const deep = (open: string, close: string, times: number) => open.repeat(times) + close.repeat(times);

  return named('made-pdf', 'document', 'pdf', {
    'opens-an-address': action(`/S /URI /URI ${address}`),
    'starts-a-program': action(`/S /Launch /F ${file}`),
    'goes-to-another-file': action(`/S /GoToR /F ${file} /D [0 /Fit]`),
    'submits-a-form': action(`/S /SubmitForm /F ${remote}`),
    'imports-data': action(`/S /ImportData /F ${file}`),
    'runs-a-script': action(`/S /JavaScript /JS (app.launchURL${address}; util.readFileIntoStream("${path}"))`),
    'has-a-form-of-xml': catalog(
      '/AcroForm << /XFA 6 0 R /Fields [] >>',
      stream('', `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file://${path}">]><xdp>&a;</xdp>`),
    ),
    'has-metadata-with-entities': catalog(
      '/Metadata 6 0 R',
      stream('/Type /Metadata', `<!DOCTYPE x [<!ENTITY a SYSTEM "${url}/xmp">]><x>&a;</x>`),
    ),
    'has-a-stream-in-a-file': content('', Buffer.from(`<< /Length 0 /F ${file} >>\nstream\n\nendstream`)),
    'has-a-stream-at-an-address': content('', Buffer.from(`<< /Length 0 /F ${remote} >>\nstream\n\nendstream`)),
    'has-an-image-in-a-file': content(
      '/XObject << /I 5 0 R >>',
      '/I Do',
      `<< /Type /XObject /Subtype /Image /Width 9 /Height 9 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 0 /F ${file} >>\nstream\n\nendstream`,
    ),
    'has-a-page-in-another-file': content(
      '/XObject << /R 5 0 R >>',
      '/R Do',
      stream(`/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Ref << /F ${file} /Page 0 >>`, ''),
    ),
    'has-a-font-in-a-file': font(
      '<< /Type /Font /Subtype /TrueType /BaseFont /X /FontDescriptor 6 0 R >>',
      `<< /Type /FontDescriptor /FontName /X /Flags 4 /FontFile2 7 0 R >>`,
      `<< /Length 0 /F ${file} >>\nstream\n\nendstream`,
    ),
    'has-a-font-without-tables': font(
      '<< /Type /Font /Subtype /TrueType /BaseFont /X /FontDescriptor 6 0 R >>',
      '<< /Type /FontDescriptor /FontName /X /Flags 4 /FontFile2 7 0 R >>',
      stream('', Buffer.concat([Buffer.from([0, 1, 0, 0, 0xff, 0xff]), Buffer.alloc(4_000, 0xff)])),
    ),
    'has-a-font-in-a-circle': font(
      '<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [5 0 R] >>',
    ),
    'has-a-letter-that-is-itself': font(
      '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [1 0 0 1 0 0] /FirstChar 76 /LastChar 76 /Widths [9] /Encoding << /Differences [76 /L] >> /CharProcs << /L 6 0 R >> /Resources << /Font << /F1 5 0 R >> >> >>',
      stream('', 'BT /F1 9 Tf (LLLL) Tj ET'),
    ),
    'has-a-map-of-characters-without-end': font(
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>',
      stream('', `begincmap 1 beginbfrange <00> <ffffffff> <0000> endbfrange ${'<00> <ff> <0041> '.repeat(60_000)}`),
    ),
    'has-letters-of-no-size': content('/Font << /F1 5 0 R >>', `BT /F1 0 Tf ${'(x) Tj '.repeat(50_000)} ET`, helvetica),
    'has-letters-of-endless-size': content('/Font << /F1 5 0 R >>', 'BT /F1 1e38 Tf 1e38 1e38 Td (x) Tj ET', helvetica),
    'has-a-matrix-of-zeros': content('/Font << /F1 5 0 R >>', 'BT 0 0 0 0 0 0 Tm /F1 9 Tf (x) Tj ET', helvetica),
    'saves-its-state-without-end': content('', 'q '.repeat(1_000_000)),
    'restores-more-than-it-saved': content('', 'Q '.repeat(500_000)),
    'nests-arrays': content('', deep('[', ']', 200_000)),
    'nests-dictionaries': assemble([
      `<< /Type /Catalog /Pages 2 0 R /X ${deep('<< /A ', ' >>', 50_000)} >>`,
      '<< /Type /Pages /Count 0 /Kids [] >>',
    ]),
    'has-a-page-tree-in-a-circle': assemble([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 9 /Kids [3 0 R] >>',
      '<< /Type /Pages /Count 9 /Kids [2 0 R 3 0 R] >>',
    ]),
    'has-itself-as-the-parent': assemble([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
      '<< /Type /Page /Parent 3 0 R >>',
    ]),
    'has-a-length-that-is-itself': content('', Buffer.from('<< /Length 4 0 R >>\nstream\nBT ET\nendstream')),
    'has-outlines-in-a-circle': catalog('/Outlines 6 0 R', '<< /First 6 0 R /Last 6 0 R /Next 6 0 R /Count 9 >>'),
    'has-names-in-a-circle': catalog('/Names << /Dests 6 0 R >>', '<< /Kids [6 0 R 6 0 R 6 0 R] >>'),
    'has-structure-in-a-circle': catalog(
      '/StructTreeRoot 6 0 R /MarkInfo << /Marked true >>',
      '<< /Type /StructTreeRoot /K [6 0 R 6 0 R] /ParentTree 6 0 R >>',
    ),
    'has-an-object-stream-in-itself': assemble([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
      stream('/Type /ObjStm /N 1 /First 4 /Extends 3 0 R', '3 0 << /Type /Page >>'),
    ]),
    'has-its-table-in-a-circle': Buffer.from(
      '%PDF-1.7\nxref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 9 /Root 1 0 R /Prev 9 >>\nstartxref\n9\n%%EOF\n',
    ),
    'has-a-table-of-billions': Buffer.from(
      '%PDF-1.7\nxref\n0 4294967295\n0000000000 65535 f \ntrailer\n<< /Size 4294967295 /Root 1 0 R >>\nstartxref\n9\n%%EOF\n',
    ),
    'has-a-huge-page': pages('0 0 1e9 1e9'),
    'has-a-page-of-no-size': pages('0 0 0 0'),
    'has-a-page-turned-inside-out': pages('612 792 -1e30 -1e30'),
    'has-a-page-turned-by-an-odd-angle': pages('0 0 612 792', '/Rotate 77'),
    'has-endless-units': pages('0 0 612 792', '/UserUnit 1e30'),
    'has-an-image-of-a-terapixel': content(
      '/XObject << /I 5 0 R >>',
      '/I Do',
      stream(
        '/Type /XObject /Subtype /Image /Width 1000000 /Height 1000000 /ColorSpace /DeviceRGB /BitsPerComponent 16',
        'x',
      ),
    ),
    'packs-a-stream-many-times': content('', packedOften(20)),
    'names-a-filter-ten-thousand-times': content('', stream(`/Filter [${'/FlateDecode '.repeat(10_000)}]`, 'x')),
    'predicts-from-too-many-columns': content(
      '',
      stream(
        '/Filter /FlateDecode /DecodeParms << /Predictor 15 /Columns 2147483647 /Colors 32 >>',
        deflateSync(Buffer.alloc(99)),
      ),
    ),
    'shades-without-end': content(
      '/Shading << /S 5 0 R >>',
      '/S sh '.repeat(2_000),
      '<< /ShadingType 1 /ColorSpace /DeviceRGB /Domain [0 1e6 0 1e6] /Function << /FunctionType 4 /Domain [0 1 0 1] /Range [0 1 0 1 0 1] >> >>',
    ),
    'tiles-without-end': content(
      '/Pattern << /P 5 0 R >>',
      '/Pattern cs /P scn 0 0 1e9 1e9 re f',
      stream('/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.0001 /YStep 0.0001', '0 0 1 1 re f'),
    ),
    'draws-a-million-lines': content(
      '',
      stream('/Filter /FlateDecode', deflateSync('0 0 m 9 9 l S '.repeat(1_000_000))),
    ),
    'has-two-hundred-thousand-objects': assemble([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 0 /Kids [] >>',
      ...Array.from({ length: 200_000 }, () => 'null'),
    ]),
    'has-notes-without-end': catalog(
      '',
      `<< /Annots [${'<< /Type /Annot /Subtype /Text /Rect [0 0 9 9] /Contents (x) >> '.repeat(50_000)}] >>`,
    ),
    'is-a-page-of-html-too': Buffer.from(`<html><script src="${url}/html"></script>%PDF-1.7\n${Buffer.from(plainPdf)}`),
    'is-a-zip-too': Buffer.concat([Buffer.from(plainPdf), Buffer.from('PK\x05\x06'), Buffer.alloc(18)]),
  });
}

const helvetica = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

function stream(dictionary: string, content: string | Buffer): Buffer {
  const bytes = Buffer.from(content as string, 'latin1');
  return Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

function packedOften(times: number): Buffer {
  let packed: Buffer = Buffer.alloc(50_000_000, 'q ');
  for (let time = 0; time < times; time += 1) packed = deflateSync(packed);
  return stream(`/Filter [${'/FlateDecode '.repeat(times)}]`, packed);
}

/** One file for each entry, named after it. */
export function named(
  group: string,
  upload: HostileFile['upload'],
  end: string,
  files: Readonly<Record<string, Uint8Array>>,
): HostileFile[] {
  return Object.entries(files).map(([name, bytes]) => ({ name: `${group}/${name}.${end}`, upload, bytes }));
}
