import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deliverReport } from '../../../../tests/support/sample-lease.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/support/test-database.ts';
import { type Person, type WholeSite, wholeSite } from '../../../../tests/support/whole-site.ts';

let t: TestDatabase;
let site: WholeSite;
let ann: Person;
let id = '';

/** As a version before format 3 stored it: the report on a Word file without pages, with invented page numbers. */
const old = JSON.parse(
  readFileSync(
    join(import.meta.dirname, '../../../../tests/lease-documents/stored/format-2-analysis-docx.json'),
    'utf8',
  ),
);
const withPage = /\bpages? \d/i;

beforeAll(async () => {
  t = await testDatabase();
  site = await wholeSite(t);
  ann = await site.person('ann');
  id = await deliverReport(t.database, site.slices.reports.delivery, ann.id);
  const { db } = t.database;
  await db
    .updateTable('reports')
    .set({ title: old.title, markdown: old.markdown, data: JSON.stringify(old) })
    .where('id', '=', id)
    .execute();
  const end = old.dates.findIndex(({ kind }: { kind: string }) => kind === 'expiration');
  await db.deleteFrom('report_dates').where('report_id', '=', id).execute();
  await db
    .insertInto('report_dates')
    .values({
      report_id: id,
      user_id: ann.id,
      item: `date-${end}`,
      date: `${new Date().getUTCFullYear() + 3}-04-30`,
      label: 'Term ends',
      details: 'Section 2, page 1: “It expires on the day in Exhibit B, page 3: “Term”.”',
      reviewed_at: null,
    })
    .execute();
});
afterAll(() => t.close());

describe('a report of format 2 on a file that does not say where its pages end', () => {
  test('has no invented page in its data, its text, its downloads and its owner’s export [D.100]', async () => {
    expect(JSON.stringify(old)).toMatch(/"page":1,/);
    expect(old.markdown).toMatch(withPage);
    const { body } = await site.call(ann, 'GET', `/api/reports/${id}`);
    expect(body.data.fields.security_deposit).toMatchObject({ value: 62_500, page: null });
    expect(JSON.stringify(body)).not.toMatch(withPage);
    expect(JSON.stringify(body)).not.toMatch(/"(?:page|first_page|last_page)":\d/);
    expect(body.markdown).toContain('(Section 4)');
    expect(body.data.markdown).toBe(body.markdown);

    const files = new Map<string, string>();
    for await (const { path, content } of site.slices.reports.personalData.exported?.(ann.id) ?? []) {
      files.set(path.replace(/^reports\/.*\./, '*.'), String(content));
    }
    expect(files.get('*.md')).toBe(body.markdown);
    expect(JSON.parse(files.get('*.json') ?? '').data).toEqual(body.data);
  });

  test('has no invented page in the calendar of its owner; the quoted words stay as they are [D.100]', async () => {
    const { body } = await site.call(ann, 'POST', '/api/calendar-subscription');
    const text = (await (await site.fetch(new URL(body.url).pathname)).text()).replaceAll('\r\n ', '');
    expect(text).toContain('Section 2: “It expires on the day in Exhibit B\\, page 3: “Term”.”');
  });

  test('can be reviewed like any other [D.151]', async () => {
    const reviewed = await site.call(ann, 'PUT', `/api/reports/${id}/reviews/field-security_deposit-0`, {
      version: 0,
      decision: 'corrected',
      correction: { kind: 'money', amount: 60_000 },
    });
    expect(reviewed.status).toBe(200);
    const { body } = await site.call(ann, 'GET', `/api/reports/${id}`);
    expect(body.data.fields.security_deposit).toMatchObject({ value: 60_000, page: null });
    expect(body.markdown).not.toMatch(withPage);
  });
});
