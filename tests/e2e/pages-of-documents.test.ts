import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runDocumentTool } from '../support/document-run.ts';
import { makeDocx, paragraph } from '../support/make-docx.ts';
import { signUpByCalls } from '../support/new-user.ts';
import { type RunningProduct, sharedProduct } from '../support/running-product.ts';

const first = [
  'OFFICE LEASE',
  'This Lease is made as of March 3, 2031 between Alder Row LLC ("Landlord") and Quill Studio, Inc. ("Tenant").',
  '1. Premises. Landlord leases to Tenant 4,250 rentable square feet at 900 Quill Street, Austin, Texas 78701.',
  '2. Term. The term is sixty (60) months. It commences on May 1, 2031 and expires on April 30, 2036.',
  '3. Rent. Tenant shall pay monthly rent of $9,500.00 in advance on the first day of each month.',
];
const second = [
  '4. Security Deposit. Tenant shall pay a security deposit of $19,000.00 when this Lease is signed.',
  '5. Default. After a default Landlord may, without notice or legal process, change the locks and retake the Premises.',
];
/** The same lease, with this element between its first and its second page. */
const docx = (between: string) =>
  makeDocx([...first.map((text) => paragraph(text)), between, ...second.map((text) => paragraph(text))].join(''));

describe('the report on a lease', () => {
  let product: RunningProduct;
  beforeAll(async () => {
    product = await sharedProduct();
  });
  afterAll(() => product?.stop());

  async function reportOn(name: string, bytes: Uint8Array) {
    // The credits of a new user are enough for one analysis.
    const { token } = await signUpByCalls(product);
    const id = await runDocumentTool(product, token, { slug: 'lease-analysis', name, bytes });
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const stored = await fetch(`${product.url}/api/reports/${id}`, { headers });
    const { markdown, data } = (await stored.json()) as { markdown: string; data: Data };
    const download = async (format: string) => {
      const body = JSON.stringify({ format });
      const made = await fetch(`${product.url}/api/reports/${id}/download`, { method: 'POST', headers, body });
      const { signedUrl } = (await made.json()) as { signedUrl: string };
      return (await fetch(new URL(signedUrl, product.url))).arrayBuffer();
    };
    const { sheets } = await readXlsx(new Uint8Array(await download('xlsx')));
    const fields = sheets.find((sheet) => sheet.name === 'Fields')?.rows ?? [];
    const deposit = fields.find((row) => row[1] === 'Security deposit');
    return {
      data,
      texts: {
        stored: markdown,
        markdown: new TextDecoder().decode(await download('md')),
        calendar: new TextDecoder().decode(await download('ics')),
        sheets: JSON.stringify(sheets),
      },
      cell: deposit?.[fields[0]?.indexOf('Page') ?? -1] ?? null,
    };
  }

  test('names no page if a Word file has only a page break of its author, but the clause of each passage [D.100]', async () => {
    const between = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';
    const { data, texts, cell } = await reportOn('lease.docx', docx(between));
    expect(data.fields['security_deposit']).toMatchObject({ value: 19_000, page: null, clause: 'Section 4' });
    expect(data.clauses.map((clause) => clause.page)).toEqual(data.clauses.map(() => null));
    expect(JSON.stringify(data)).not.toMatch(/"(?:page|first_page|last_page)":\d/);
    for (const text of Object.values(texts)) expect(text).not.toMatch(/\bpages? \d/i);
    expect(texts.markdown).toContain('(Section 4)');
    expect([null, '']).toContain(cell);
  });

  test('names the pages of a Word file whose pages the word processor recorded [D.100]', async () => {
    const between = '<w:p><w:r><w:lastRenderedPageBreak/></w:r></w:p>';
    const { data, texts, cell } = await reportOn('lease.docx', docx(between));
    expect(data.fields['security_deposit']).toMatchObject({ value: 19_000, page: 2, clause: 'Section 4' });
    expect(texts.markdown).toContain('(Section 4, page 2)');
    expect(texts.stored).toBe(texts.markdown);
    expect(texts.calendar).toContain('page 1');
    expect(cell).toBe(2);
  });
});

interface Data {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly clauses: readonly { readonly page: number | null }[];
}
