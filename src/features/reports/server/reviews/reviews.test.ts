import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTypesetter } from '#server/adapters/typeset/typesetter.ts';
import { pdfText } from '../../../../../tests/support/pdf-text.ts';
import { deliverReport, sampleAnalysis } from '../../../../../tests/support/sample-lease.ts';
import { anotherPool, type TestDatabase, testDatabase } from '../../../../../tests/support/test-database.ts';
import { type Person, type WholeSite, wholeSite } from '../../../../../tests/support/whole-site.ts';

let t: TestDatabase;
let site: WholeSite;
let ann: Person;
let bob: Person;
beforeAll(async () => {
  t = await testDatabase();
  site = await wholeSite(t);
  ann = await site.person('ann');
  bob = await site.person('bob');
});
afterAll(() => t.close());

const deposit = 'field-security_deposit-0';
const money = (amount: unknown) => ({ kind: 'money', amount });
const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date());
const newReport = (owner = ann) => deliverReport(t.database, site.slices.reports.delivery, owner.id);
const review = (id: string, item: string, body: object, person: Person | null = ann) =>
  site.call(person, 'PUT', `/api/reports/${id}/reviews/${item}`, { version: 0, ...body });
const undo = (id: string, item: string, version: number, person: Person | null = ann) =>
  site.call(person, 'POST', `/api/reports/${id}/reviews/${item}/undo`, { version });
const read = async (id: string) => (await site.call(ann, 'GET', `/api/reports/${id}`)).body;

async function file(id: string, format: string): Promise<Uint8Array> {
  const { body } = await site.call(ann, 'POST', `/api/reports/${id}/download`, { format });
  const response = await site.fetch(new URL(body.signedUrl).pathname);
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

describe('a review', () => {
  test('corrects a value for its owner, who sees who, when and the original value; the stored report stays unchanged [D.151]', async () => {
    const id = await newReport();
    const { status, body } = await review(id, deposit, {
      decision: 'corrected',
      correction: money(26_000),
      note: ' Rider ',
    });
    expect(status).toBe(200);
    expect(body.data.fields.security_deposit).toMatchObject({
      value: 26_000,
      shown: '$26,000.00',
      review: { decision: 'corrected', by: 'ann', note: 'Rider', read: '$62,500.00' },
    });
    expect(body.review_versions).toEqual({ [deposit]: 1 });
    expect(await read(id)).toEqual(body);
    const { data } = await t.database.db
      .selectFrom('reports')
      .select('data')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(data).toMatchObject({ fields: { security_deposit: { value: 62_500 } } });
  });

  test('is visible only to the owner: other users see no report, and guests are asked to log in [D.151]', async () => {
    const id = await newReport();
    for (const attempt of [
      review(id, deposit, { decision: 'accepted' }, bob),
      undo(id, deposit, 0, bob),
      review(crypto.randomUUID(), deposit, { decision: 'accepted' }),
    ]) {
      expect(await attempt).toMatchObject({ status: 404, body: { code: 'report_not_found' } });
    }
    expect((await review(id, deposit, { decision: 'accepted' }, null)).status).toBe(401);
    expect((await undo(id, deposit, 0, null)).status).toBe(401);
    expect((await read(id)).review_versions).toEqual({});
  });

  test.each([
    [deposit, money(-1), 'An amount cannot be negative.'],
    [deposit, money(1.005), 'An amount has at most two decimals.'],
    [deposit, money('62,500'), 'Enter an amount such as 62,500.00.'],
    [deposit, money(1e13), 'Enter an amount below one trillion.'],
    ['date-0', { kind: 'date', date: '2029-02-30' }, 'Enter a date that exists, such as April 30, 2029.'],
    ['date-0', { kind: 'date', date: '1066-10-14' }, 'Enter a date between 1900 and 2199.'],
    ['field-premises_rsf-0', { kind: 'area', area: 0 }, 'An area is more than zero.'],
    ['field-governing_law-0', { kind: 'text', text: ' \u0007 ' }, 'Enter the text.'],
    ['field-term_months-0', { kind: 'number', number: -3 }, 'The number cannot be negative.'],
    [
      'rent-0',
      { kind: 'rent', monthly: 1, from: '2026-02-01', to: '2026-01-01' },
      'The rent period ends before it begins.',
    ],
  ])('of %s with %j is refused with a sentence [D.151]', async (item, correction, sentence) => {
    const id = await newReport();
    const { status, body } = await review(id, item, { decision: 'corrected', correction });
    expect([status, body.error]).toEqual([400, sentence]);
    expect((await read(id)).review_versions).toEqual({});
  });

  test('needs a value of this report, a correction of its kind, and a new value if it corrects [D.151]', async () => {
    const id = await newReport();
    const notPossible = { status: 409, body: { code: 'review_not_possible' } };
    expect(await review(id, 'date-99', { decision: 'accepted' })).toMatchObject(notPossible);
    expect(await review(id, 'field-base_rent_schedule-0', { decision: 'accepted' })).toMatchObject(notPossible);
    const wrongKind = { decision: 'corrected', correction: { kind: 'text', text: 'much' } };
    expect(await review(id, deposit, wrongKind)).toMatchObject(notPossible);
    expect((await review(id, deposit, { decision: 'corrected' })).status).toBe(400);
    expect((await review(id, deposit, { decision: 'accepted', correction: money(1) })).status).toBe(400);
    expect((await review(id, deposit, { decision: 'accepted', note: 'x'.repeat(501) })).body.error).toBe(
      'Use at most 500 characters.',
    );
  });

  test('enters a value that was not found, only of its kind; after an undo it is not found again [D.151]', async () => {
    const id = await newReport();
    const credit = 'field-letter_of_credit-0';
    const notPossible = { status: 409, body: { code: 'review_not_possible' } };
    expect(await review(id, credit, { decision: 'accepted' })).toMatchObject(notPossible);
    expect(await review(id, credit, { decision: 'rejected' })).toMatchObject(notPossible);
    const text = { decision: 'corrected', correction: { kind: 'text', text: 'much' } };
    expect(await review(id, credit, text)).toMatchObject(notPossible);
    expect(await review(id, 'field-inconsistencies-0', text)).toMatchObject(notPossible);
    const entered = await review(id, credit, { decision: 'corrected', correction: money(40_000) });
    expect(entered.body.data.fields.letter_of_credit).toMatchObject({ value: 40_000, quote: null });
    expect((await read(id)).data).toMatchObject({ fields: { letter_of_credit: { shown: '$40,000.00' } } });
    const undone = await undo(id, credit, 1);
    expect(undone.body.data.fields.letter_of_credit).toBeUndefined();
    expect(undone.body.data.not_found).toContainEqual(expect.objectContaining({ id: 'letter_of_credit' }));
  });

  test('is undone step by step, each decision back to the previous one [D.151]', async () => {
    const id = await newReport();
    await review(id, deposit, { decision: 'accepted' });
    await review(id, deposit, { version: 1, decision: 'corrected', correction: money(1) });
    const accepted = await undo(id, deposit, 2);
    expect(accepted.body.data.fields.security_deposit).toMatchObject({
      value: 62_500,
      review: { decision: 'accepted' },
    });
    const machine = await undo(id, deposit, 3);
    expect(machine.body.data.fields.security_deposit.review).toBeUndefined();
    expect(await undo(id, deposit, 4)).toMatchObject({ status: 409, body: { code: 'nothing_to_undo' } });
    expect(machine.body.review_versions).toEqual({ [deposit]: 4 });
  });

  test('is accepted from one of two tabs, and the other is notified; changes of two values do not conflict [D.151]', async () => {
    const id = await newReport();
    const other = await wholeSite({ ...t, platform: { ...t.platform, ...anotherPool(t) } });
    const tabs = [26_000, 27_000, 28_000].map((amount, index) =>
      (index === 1 ? other : site).call(ann, 'PUT', `/api/reports/${id}/reviews/${deposit}`, {
        version: 0,
        decision: 'corrected',
        correction: money(amount),
      }),
    );
    const beside = review(id, 'risk-0', { decision: 'rejected' });
    const answers = await Promise.all(tabs);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'review_changed' });
    expect((await beside).status).toBe(200);
    // A future version number is rejected like an old one.
    expect((await review(id, 'risk-0', { version: 7, decision: 'accepted' })).body.code).toBe('review_changed');
    const won = answers.find(({ status }) => status === 200)?.body.data.fields.security_deposit.value;
    expect((await read(id)).data.fields.security_deposit.value).toBe(won);
  });

  test('cannot be changed or backdated in the database, and is deleted with its report [D.151]', async () => {
    const id = await newReport();
    await review(id, deposit, { decision: 'rejected' });
    const { db } = t.database;
    const change = db.updateTable('report_reviews').set({ note: 'another' }).where('report_id', '=', id).execute();
    await expect(change).rejects.toThrow('reviews cannot be changed');
    await site.call(ann, 'DELETE', `/api/reports/${id}`);
    expect(await db.selectFrom('report_reviews').select('id').where('report_id', '=', id).execute()).toEqual([]);
    expect(await db.selectFrom('report_dates').select('item').where('report_id', '=', id).execute()).toEqual([]);
  });
});

describe('a corrected value', () => {
  test('is in every file of the report, with its author and date [D.151]', async () => {
    const typesetter = await createTypesetter();
    const typesetting = { ...t, platform: { ...t.platform, ports: { ...t.platform.ports, typesetter } } };
    const before = site;
    site = await wholeSite(typesetting);
    try {
      const id = await newReport();
      await review(id, deposit, { decision: 'corrected', correction: money(26_000) });
      const end = sampleAnalysis().dates.findIndex(({ kind }) => kind === 'expiration');
      await review(id, `date-${end}`, { decision: 'corrected', correction: { kind: 'date', date: '2030-04-30' } });

      const words = `Corrected by you on ${today}. Read from the document: $62,500.00.`;
      const markdown = strFromU8(await file(id, 'md'));
      expect(markdown).toContain('**Security deposit**: $26,000.00.');
      expect(markdown).toContain(words);
      const docx = strFromU8(unzipSync(await file(id, 'docx'))['word/document.xml'] ?? new Uint8Array());
      expect(docx).toContain('$26,000.00');
      expect(docx).toContain(words);
      const pdf = (await pdfText(await file(id, 'pdf'))).replace(/\s+/g, ' ');
      expect(pdf).toContain('$26,000.00');
      expect(pdf).toContain(`Corrected by you on ${today}.`);
      expect(pdf).toContain('values, dates and risks reviewed by ann');
      const json = JSON.parse(strFromU8(await file(id, 'json')));
      expect(json.fields.security_deposit).toMatchObject({ value: 26_000, review: { by: 'ann' } });
      const { sheets } = await readXlsx(await file(id, 'xlsx'));
      const fields = sheets.find((sheet) => sheet.name === 'Fields');
      const row = fields?.rows.find((cells) => cells.includes('Security deposit'));
      expect(row).toEqual(expect.arrayContaining([26_000, '$26,000.00', 'corrected', 'ann', words]));
      const ics = strFromU8(await file(id, 'ics')).replaceAll('\r\n ', '');
      expect(ics).toContain('DTSTART;VALUE=DATE:20300430');
      expect(ics).not.toContain('20290430');
      // Calculated from the corrected date.
      expect(ics).toContain('DTSTART;VALUE=DATE:20290730');
      expect(ics).toContain(`UID:${id}-date-${end}@foredraft`);

      await undo(id, deposit, 1);
      expect(strFromU8(await file(id, 'md'))).not.toContain('$26,000.00');
    } finally {
      site = before;
      await typesetter.close();
    }
  });

  test('renames the report in the list if it is the tenant’s name [D.151]', async () => {
    const id = await newReport(bob);
    await review(id, 'field-tenant-0', { decision: 'corrected', correction: { kind: 'text', text: 'Ace LLC' } }, bob);
    const { body } = await site.call(bob, 'GET', '/api/reports');
    expect(body.reports[0]).toMatchObject({ id, title: expect.stringContaining('Ace LLC') });
    await undo(id, 'field-tenant-0', 1, bob);
    expect((await site.call(bob, 'GET', '/api/reports')).body.reports[0].title).toContain('Harbor Analytics');
  });
});
