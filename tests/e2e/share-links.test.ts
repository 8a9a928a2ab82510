import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorCatalogue } from '#contract/errors.ts';
import type { ShareLink } from '#features/sharing/contract.ts';
import { builtPages } from '../../src/pages.ts';
import { deliverReport } from '../support/sample-lease.ts';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';
import { type Person, sitePassword, type WholeSite, wholeSite } from '../support/whole-site.ts';

let t: TestDatabase;
let site: WholeSite;
beforeAll(async () => {
  t = await testDatabase();
  site = await wholeSite(t, await builtPages());
});
afterAll(() => t.close());

describe('a share link', () => {
  test('shows a report to anyone, read-only, unlisted and uncached, and counts visits by others [D.161]', async () => {
    const ada = await site.person('ada-share');
    const report = await addReport(ada, {
      title: 'Rent at Harbor 12',
      markdown: '# Rent\n\nThe **base rent** is fair.',
    });
    const { link, path } = await share(ada, report);
    expect(link).toMatchObject({ title: 'Rent at Harbor 12', openings: 0, has_password: false, last_opened_at: null });

    const opened = await site.fetch(path);
    expect(opened.status).toBe(200);
    expect(opened.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
    expect(opened.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(opened.headers.get('Cache-Control')).toBe('private, no-store');
    const html = await opened.text();
    expect(html).toContain('<strong>base rent</strong>');
    expect(html).toContain('<title>Rent at Harbor 12 · Foredraft</title>');
    for (const own of [ada.id, ada.email, ada.username, report]) expect(html).not.toContain(own);

    const file = await site.fetch(`/api/shared/${tokenOf(path)}/files/md`);
    expect(await file.text()).toContain('The **base rent** is fair.');
    expect(file.headers.get('Content-Disposition')).toContain('attachment');
    expect(file.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
    expect((await site.fetch(`/api/shared/${tokenOf(path)}/files/exe`)).status).toBe(400);

    await site.fetch(path, { headers: { Cookie: ada.cookie } });
    const admin = await site.person('ada-share-admin', 'admin');
    expect((await site.fetch(path, { headers: { Cookie: admin.cookie } })).status).toBe(200);
    const [listed] = await linksOf(ada);
    expect(listed).toMatchObject({ openings: 2, last_opened_at: expect.any(String) });
    expect(await kindsOf(ada)).toEqual(['share_link_created', 'share_link_opened', 'file_opened', 'share_link_opened']);
    const { rows } = await t.database.pool.query('select share_links::text as row from share_links');
    expect(JSON.stringify(rows)).not.toContain(tokenOf(path));
  });

  test('that is revoked, expired, guessed, of a deleted report or of a disabled user shows one sentence and no data [D.161]', async () => {
    const ben = await site.person('ben-share');
    const [kept, deleted] = [await addReport(ben), await addReport(ben)];
    const [revoked, expired, disabled] = [await share(ben, kept), await share(ben, kept), await share(ben, kept)];
    const ofDeleted = await share(ben, deleted);
    const stranger = await site.person('stranger-to-links');
    expect((await site.call(stranger, 'DELETE', `/api/share-links/${revoked.link.id}`)).status).toBe(404);
    expect((await site.fetch(revoked.path)).status).toBe(200);
    expect((await site.call(ben, 'DELETE', `/api/share-links/${revoked.link.id}`)).status).toBe(200);
    await t.database.pool.query("update share_links set expires_at = now() - interval '1 second' where id = $1", [
      expired.link.id,
    ]);
    await site.call(ben, 'DELETE', `/api/reports/${deleted}`);
    const guessed = '/shared/reports/AAAAAAAAAAAAAAAAAAAAAA';
    const texts = new Set<string>();
    const refused = async (path: string, status: number) => {
      const page = await site.fetch(path);
      const html = await page.text();
      expect(page.status, path).toBe(status);
      expect(html, path).toContain(heading);
      expect(html, path).toContain(sentence);
      expect(html, path).not.toContain('A report of Ben');
      texts.add(/<main.*<\/main>/s.exec(html)?.[0].replaceAll(/ id="[^"]*"/g, '') ?? path);
      const file = await site.call(null, 'GET', `/api/shared/${tokenOf(path)}/files/md`);
      expect([file.status, file.body.code], path).toEqual([404, 'share_link_gone']);
      const unlock = await site.call(null, 'POST', '/api/share-links/unlock', { token: tokenOf(path), password: 'x' });
      expect(unlock.body.code, path).toBe('share_link_gone');
    };
    await refused(revoked.path, 410);
    await refused(expired.path, 410);
    await refused(ofDeleted.path, 404);
    await refused(guessed, 404);
    await refused('/shared/reports/x', 404);
    expect((await site.fetch(disabled.path)).status).toBe(200);
    expect((await site.fetch(disabled.path.replace('reports', 'drafts'))).status).toBe(404);
    await t.database.pool.query("update users set status = 'disabled' where id = $1", [ben.id]);
    await refused(disabled.path, 410);
    expect(texts.size).toBe(1);
  });

  test('with a password needs it, per browser and link, and allows only a few wrong guesses [D.161]', async () => {
    const cleo = await site.person('cleo-share');
    const report = await addReport(cleo, { markdown: 'The secret rent' });
    const { link, path } = await share(cleo, report, { password: 'Harbor-Lamp-9' });
    const other = await share(cleo, report, { password: 'Harbor-Lamp-9' });
    expect(link.has_password).toBe(true);
    const locked = await site.fetch(path);
    expect(locked.status).toBe(200);
    const html = await locked.text();
    expect(html).toContain('This page has a password');
    for (const own of ['The secret rent', 'A report of Ben']) expect(html).not.toContain(own);
    expect((await site.call(null, 'GET', `/api/shared/${tokenOf(path)}/files/md`)).body.code).toBe('share_link_locked');

    const wrong = await unlock(path, 'Harbor-Lamp-8');
    expect([wrong.status, wrong.body.error]).toEqual([403, 'That password is incorrect. Please try again.']);
    const right = await unlock(path, 'Harbor-Lamp-9');
    expect(right.status).toBe(200);
    const set = right.headers.get('Set-Cookie') ?? '';
    expect(set).toMatch(/HttpOnly/);
    const Cookie = set.split(';')[0] ?? '';
    expect(await (await site.fetch(path, { headers: { Cookie } })).text()).toContain('The secret rent');
    expect((await site.fetch(`/api/shared/${tokenOf(path)}/files/md`, { headers: { Cookie } })).status).toBe(200);
    // Neither works for another link, nor with a longer lifetime.
    const renamed = Cookie.replace(link.id.slice(0, 8), other.link.id.slice(0, 8));
    const longer = Cookie.replace(/=\d+/, `=${Date.now() + 10 ** 9}`);
    expect(await (await site.fetch(other.path, { headers: { Cookie: renamed } })).text()).not.toContain('secret rent');
    expect(await (await site.fetch(path, { headers: { Cookie: longer } })).text()).not.toContain('secret rent');

    for (let guess = 0; guess < 8; guess += 1) await unlock(path, `Harbor-Lamp-${guess}`);
    const stopped = await unlock(path, 'Harbor-Lamp-9');
    expect([stopped.status, stopped.body.code]).toEqual([429, 'too_many_attempts']);
    expect((await kindsOf(cleo)).filter((kind) => kind === 'share_password_failed')).toHaveLength(9);
    // Guesses from many places, and downloads of a link's files, are limited too.
    const reach = (name: string) =>
      t.database.pool.query('update attempt_limits set points = 1000 where key like $1', [`${name}:%`]);
    await t.database.pool.query("delete from attempt_limits where key like 'share-password-block:%'");
    await reach('share-password');
    expect((await unlock(path, 'Harbor-Lamp-9')).status).toBe(429);
    await reach('share-files');
    const file = await site.fetch(`/api/shared/${tokenOf(path)}/files/md`, { headers: { Cookie } });
    expect([file.status, Number(file.headers.get('Retry-After')) > 0]).toEqual([429, true]);
    const { rows } = await t.database.pool.query('select password_hash from share_links where id = $1', [link.id]);
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$/);
  });

  test('shows corrections as the owner’s, without their name, on the page and in files, and allows none [D.161]', async () => {
    const gina = await site.person('gina-share');
    const id = await deliverReport(t.database, site.slices.reports.delivery, gina.id);
    const correction = { kind: 'money', amount: 26_000 };
    const body = { version: 0, decision: 'corrected', correction, note: 'By the rider' };
    expect((await site.call(gina, 'PUT', `/api/reports/${id}/reviews/field-security_deposit-0`, body)).status).toBe(
      200,
    );
    const { path } = await share(gina, id);
    const html = await (await site.fetch(`${path}?tab=terms`)).text();
    expect(html).toContain('$26,000.00');
    expect(html).toMatch(/Corrected by the owner on [^<]*By the rider/);
    expect(html).not.toMatch(/>(?:Accept|Correct|Reject|Undo|Share|Delete)</);
    const file = await (await site.fetch(`/api/shared/${tokenOf(path)}/files/md`)).text();
    expect(file).toContain('reviewed by the owner');
    for (const text of [html, file]) expect(text).not.toContain(gina.username);
    const own = await site.call(gina, 'POST', `/api/reports/${id}/download`, { format: 'md' });
    await site.fetch(`/api/shared/${tokenOf(path)}/files/md`);
    const ownFile = await (await site.fetch(new URL(own.body.signedUrl).pathname)).text();
    expect(ownFile).toContain(`reviewed by ${gina.username}`);
  });

  test('can be created only for one’s own reports, and is listed by them [D.161]', async () => {
    const dora = await site.person('dora-share');
    const [one, two] = [await addReport(dora, { title: 'One' }), await addReport(dora, { title: 'Two' })];
    await share(dora, one);
    await share(dora, two);
    expect((await linksOf(dora)).map(({ title }) => title)).toEqual(['Two', 'One']);
    expect((await linksOf(dora, `?kind=report&item=${one}`)).map(({ title }) => title)).toEqual(['One']);
    const eve = await site.person('eve-share');
    for (const item of [one, randomUUID(), 'no-report']) {
      const { status } = await site.call(eve, 'POST', '/api/share-links', { kind: 'report', item, expires_in_days: 7 });
      expect(status, item).toBe(404);
    }
    const draft = { kind: 'draft', item: 'none.zip', expires_in_days: 7 };
    expect((await site.call(eve, 'POST', '/api/share-links', draft)).status).toBe(404);
    const fault = { kind: 'report', item: one, expires_in_days: 31 };
    expect((await site.call(dora, 'POST', '/api/share-links', fault)).body.error).toBe(
      'A link expires after 1, 7 or 30 days',
    );
    const short = await site.call(dora, 'POST', '/api/share-links', {
      kind: 'report',
      item: one,
      expires_in_days: 7,
      password: 'short',
    });
    expect(short.body.error).toBe('The password must be at least 8 characters');
  });

  test('is in the export without its URL, and is deleted with the account [D.161]', async () => {
    const finn = await site.person('finn-share');
    const { path } = await share(finn, await addReport(finn));
    const exported = await site.call(finn, 'POST', '/api/account/export', { password: sitePassword });
    const zip = await site.fetch(new URL(exported.body.signedUrl).pathname);
    const names = new TextDecoder('latin1').decode(await zip.arrayBuffer());
    expect(names).toContain('share-links.json');
    await site.call(finn, 'POST', '/api/account/delete', { password: sitePassword });
    expect((await site.fetch(path)).status).toBe(404);
  });
});

/** The heading says that the link doesn't work; the rest of the call's sentence is below it. */
const [heading, sentence] = errorCatalogue.share_link_gone.message.replaceAll("'", '&#x27;').split(/\. (.*)/) as [
  string,
  string,
];

const tokenOf = (path: string) => path.split('/').at(-1) ?? '';

const unlock = (path: string, password: string) =>
  site.call(null, 'POST', '/api/share-links/unlock', { token: tokenOf(path), password });

async function share(person: Person, item: string, more: object = {}): Promise<{ link: ShareLink; path: string }> {
  const body = { kind: 'report', item, expires_in_days: 7, ...more };
  const answer = await site.call(person, 'POST', '/api/share-links', body);
  expect(answer.status).toBe(201);
  return { link: answer.body.link, path: new URL(answer.body.url).pathname };
}

async function linksOf(person: Person, query = ''): Promise<ShareLink[]> {
  return (await site.call(person, 'GET', `/api/share-links${query}`)).body.links;
}

async function kindsOf({ id }: Person): Promise<string[]> {
  const events = await t.database.db
    .selectFrom('security_events')
    .where('user_id', '=', id)
    .where((eb) => eb.or([eb('kind', 'like', 'share%'), eb('kind', '=', 'file_opened')]))
    .orderBy('id')
    .select('kind')
    .execute();
  return events.map(({ kind }) => kind);
}

async function addReport(person: Person, report: { title?: string; markdown?: string } = {}): Promise<string> {
  const { title = 'A report of Ben', markdown = '# Report' } = report;
  const { id } = await t.database.db
    .insertInto('reports')
    .values({
      user_id: person.id,
      run_id: randomUUID(),
      feature: 'lease-abstract',
      title,
      engine: 'built-in',
      markdown,
      data: JSON.stringify({ title, markdown }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
