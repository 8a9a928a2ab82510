import { deflateSync } from 'node:zlib';

/** One page: text at positions from the top left in points, and thin filled rectangles. */
export interface MadePage {
  readonly texts?: readonly { x: number; y: number; text: string; size?: number; bold?: boolean }[];
  readonly rules?: readonly { x: number; y: number; width: number; height?: number }[];
  /** A custom content stream instead. */
  readonly content?: string;
  readonly rotate?: number;
}

/** A PDF of letter pages in Helvetica, for tests: as plain as a PDF can be. */
export function makePdf(
  pages: readonly MadePage[],
  options: { compress?: boolean; trailer?: string } = {},
): Uint8Array {
  const objects: Buffer[] = [];
  const add = (content: string | Buffer) => objects.push(Buffer.from(content)) as number;
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(`<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${5 + 2 * index} 0 R`).join(' ')}] >>`);
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>');
  for (const [index, page] of pages.entries()) {
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${6 + 2 * index} 0 R ${page.rotate ? `/Rotate ${page.rotate}` : ''} /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
    );
    const plain = Buffer.from(page.content ?? contentOf(page), 'latin1');
    const body = options.compress ? deflateSync(plain) : plain;
    add(
      Buffer.concat([
        Buffer.from(`<< /Length ${body.length} ${options.compress ? '/Filter /FlateDecode' : ''} >>\nstream\n`),
        body,
        Buffer.from('\nendstream'),
      ]),
    );
  }
  return assemble(objects, options.trailer ?? '');
}

/** Numbers the objects from 1 and writes the cross-reference table. */
export function assemble(objects: readonly (Buffer | string)[], trailer = ''): Uint8Array {
  const parts = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n', 'latin1')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
    parts.push(part);
    length += part.length;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}

/** Lines of 11 points from the top margin down, 14 points apart; `null` is an empty line. */
export function page(lines: readonly (string | null)[]): MadePage {
  return {
    texts: lines.flatMap((text, index) => (text === null ? [] : [{ x: 72, y: 90 + 14 * index, text }])),
  };
}

function contentOf({ texts = [], rules = [] }: MadePage): string {
  const shown = texts.map(
    ({ x, y, text, size = 11, bold = false }) =>
      `BT /${bold ? 'F2' : 'F1'} ${size} Tf ${x} ${792 - y} Td (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`,
  );
  const drawn = rules.map(({ x, y, width, height = 0.6 }) => `${x} ${792 - y} ${width} ${height} re f`);
  return [...shown, ...drawn].join('\n');
}
