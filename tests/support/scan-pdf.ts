import { deflateSync } from 'node:zlib';
import { openPdfium } from '#server/adapters/documents/pdf/pdfium.ts';
import { drawPage, type Picture } from '#server/adapters/documents/recognition/picture.ts';
import { assemble } from './make-pdf.ts';

/** A scanned document: each page as an image, without text. */
export async function scanPdf(printed: Uint8Array): Promise<Uint8Array> {
  const pdfium = await openPdfium();
  const { calls } = pdfium;
  const document = calls.FPDF_LoadMemDocument(pdfium.place(printed), printed.length, 0);
  const pictures = Array.from({ length: calls.FPDF_GetPageCount(document) }, (_, index) => {
    const page = calls.FPDF_LoadPage(document, index);
    const picture = drawPage(pdfium, page);
    calls.FPDF_ClosePage(page);
    return picture;
  });
  const kids = pictures.map((_, index) => `${3 + 3 * index} 0 R`);
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pictures.length} /Kids [${kids.join(' ')}] >>`,
    ...pictures.flatMap(pageObjects),
  ]);
}

function pageObjects(picture: Picture, index: number): (Buffer | string)[] {
  const first = 3 + 3 * index;
  const [width, height] = [picture.width / picture.scale, picture.height / picture.scale];
  const draw = `${width} 0 0 ${height} 0 0 cm /Scan Do`;
  const dots = deflateSync(picture.dots);
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${first + 1} 0 R /Resources << /XObject << /Scan ${first + 2} 0 R >> >> >>`,
    `<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`,
    Buffer.concat([
      Buffer.from(
        `<< /Type /XObject /Subtype /Image /Width ${picture.width} /Height ${picture.height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode /Length ${dots.length} >>\nstream\n`,
      ),
      dots,
      Buffer.from('\nendstream'),
    ]),
  ];
}
