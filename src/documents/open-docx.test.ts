import { afterAll, describe, expect, test } from 'vitest';
import { createDocumentReader } from '#server/adapters/documents/document-reader.ts';
import { makeDocx, paragraph, run, wordXml } from '../../tests/support/make-docx.ts';
import { locateQuote } from './locate-quote.ts';
import { openDocument } from './open-document.ts';

const reader = createDocumentReader();
afterAll(() => reader.close());
const open = async (body: string, parts = {}) => openDocument(await reader.read(makeDocx(body, parts), 'docx'));

describe('a Word document', () => {
  test('is read without struck-out, deleted or hidden text, and with inserted text', async () => {
    const document = await open(
      [
        `<w:p>${run('Rent is ')}${run('$10,000 ', '<w:strike/>')}${run('$9,000', '<w:dstrike/>')}${run('$8,000 ')}<w:del>${run('per year').replaceAll('w:t', 'w:delText')}</w:del><w:ins>${run('per month')}</w:ins>.</w:p>`,
        paragraph('Never shown.', '', '<w:vanish/>'),
        `<w:p><w:moveFrom>${run('Moved away.')}</w:moveFrom><w:moveTo>${run('Moved here.')}</w:moveTo></w:p>`,
        paragraph('Not struck.', '', '<w:strike w:val="0"/>'),
        `<w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr>${run('One paragraph ')}</w:p>`,
        paragraph('after its end was deleted.'),
        `<w:tbl><w:tr><w:trPr><w:del/></w:trPr><w:tc>${paragraph('Deleted row')}</w:tc></w:tr><w:tr><w:tc>${paragraph('Kept')}</w:tc><w:tc>${paragraph('row')}</w:tc></w:tr></w:tbl>`,
      ].join(''),
    );
    expect(document.text.split('\n')).toEqual([
      'Rent is $8,000 per month',
      'Moved here.',
      'Not struck.',
      'One paragraph after its end was deleted.',
      'Kept\trow',
    ]);
    expect(document.struck.passages).toBe(4);
  });

  test('has the quotation marks that a converter wrote as control characters', async () => {
    const document = await open(paragraph('Acme\u0092s lease (\u0093Landlord\u0094) \u0096 2024'));
    expect(document.text).toBe('Acme’s lease (“Landlord”) – 2024');
  });

  test('has a space between the number of a section and its text', async () => {
    const document = await open(
      ['19.2.1Terminate this Lease.', '2.Premises', '4.1“Rent” means rent.', '2.5M square feet']
        .map((text) => paragraph(text))
        .join(''),
    );
    expect(document.text.split('\n')).toEqual([
      '19.2.1 Terminate this Lease.',
      '2.Premises',
      '4.1 “Rent” means rent.',
      '2.5M square feet',
    ]);
  });

  test('has the numbers that Word prints before its paragraphs, and is divided by them', async () => {
    const levels = [
      ['decimal', '%1.', 'ARTICLE'],
      ['decimal', '%1.%2', ''],
      ['lowerLetter', '(%3)', ''],
    ];
    const numbering = wordXml(
      'numbering',
      `<w:abstractNum w:abstractNumId="7">${levels
        .map(
          ([format, text], level) =>
            `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`,
        )
        .join('')}</w:abstractNum><w:num w:numId="3"><w:abstractNumId w:val="7"/></w:num>`,
    );
    const numbered = (level: number, text: string) =>
      paragraph(text, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="3"/></w:numPr>`);
    const document = await open(
      [
        numbered(0, 'PREMISES'),
        numbered(1, 'Demise. Landlord leases the Premises.'),
        numbered(0, 'TERM'),
        numbered(1, 'Length. The Term is ten years.'),
        numbered(1, 'Renewal. There are:'),
        numbered(2, 'one option; and'),
        numbered(2, 'no other.'),
      ].join(''),
      { 'word/numbering.xml': numbering },
    );
    expect(document.clauses.map(({ label, title }) => [label, title])).toEqual([
      ['Section 1', 'PREMISES'],
      ['Section 1.1', 'Demise'],
      ['Section 2', 'TERM'],
      ['Section 2.1', 'Length'],
      ['Section 2.2', 'Renewal'],
      ['Section 2.2(a)', ''],
      ['Section 2.2(b)', ''],
    ]);
    expect(locateQuote(document, 'one option')).toMatchObject({ clause: 'Section 2.2(a)', boxes: [], page: null });
  });

  test('has the pages that Word recorded; page breaks alone do not say on which page a passage is printed', async () => {
    const noted = await open(
      `${paragraph('First page.')}<w:p><w:r><w:t xml:space="preserve">A paragraph that runs </w:t><w:lastRenderedPageBreak/><w:t>over to the second page.</w:t></w:r></w:p>`,
    );
    expect(noted.pageNumbers).toBe('rendered');
    expect(noted.pages).toHaveLength(2);
    expect(locateQuote(noted, 'runs over to')).toMatchObject({ page: 1, lastPage: 2 });
    expect(locateQuote(noted, 'second page')).toMatchObject({ page: 2 });
    const broken = await open(
      `${paragraph('One.')}<w:p><w:r><w:br w:type="page"/><w:t>Two.</w:t></w:r></w:p>${paragraph('Three.', '<w:pageBreakBefore/>')}`,
    );
    expect(broken.pageNumbers).toBe('breaks');
    expect(broken.pages).toHaveLength(3);
    expect(locateQuote(broken, 'Two.')).toMatchObject({ page: null, lastPage: null });
    const none = await open(paragraph('All on one.'));
    expect(none.pageNumbers).toBe('none');
    expect(locateQuote(none, 'on one')).toMatchObject({ page: null, lastPage: null });
  });

  test('keeps tables, including merged cells, and lines with tabs as rows', async () => {
    const cell = (text: string, span = 1) =>
      `<w:tc><w:tcPr><w:gridSpan w:val="${span}"/></w:tcPr>${paragraph(text)}</w:tc>`;
    const document = await open(
      [
        `<w:tbl><w:tr>${cell('Base Rent', 2)}${cell('Months')}</w:tr><w:tr>${cell('$10')}${cell('$120')}${cell('1-12')}</w:tr></w:tbl>`,
        '<w:p><w:r><w:t>Tenant:</w:t><w:tab/><w:t>Acme, Inc.</w:t></w:r></w:p>',
        '<w:p><w:r><w:t>Landlord:</w:t><w:tab/><w:t>Owner LLC</w:t></w:r></w:p>',
        '<w:p><w:r><w:t>(a)</w:t><w:tab/><w:t>is an item, not a row.</w:t></w:r></w:p>',
      ].join(''),
    );
    const rows = document.tables.map((table) => table.rows.map((row) => row.cells.map((each) => each.column)));
    expect(rows).toEqual([
      [
        [0, 2],
        [0, 1, 2],
      ],
      [
        [0, 1],
        [0, 1],
      ],
    ]);
    expect(document.text).toContain('Tenant:\tAcme, Inc.\nLandlord:\tOwner LLC\n(a) is an item, not a row.');
  });

  test('is read with each text box once, and without the codes of computed fields', async () => {
    const box = `<w:txbxContent>${paragraph('In a box.')}</w:txbxContent>`;
    const document = await open(
      [
        `<w:p>${run('Around.')}<w:r><mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r></w:p>`,
        `<w:p><w:r><w:instrText>INCLUDETEXT "/etc/passwd"</w:instrText></w:r>${run('After.')}</w:p>`,
      ].join(''),
    );
    expect(document.text.split('\n').sort()).toEqual(['After.', 'Around.', 'In a box.']);
  });
});
