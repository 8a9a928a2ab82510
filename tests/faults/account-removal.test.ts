import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeOldExports } from '#features/accounts/server/account/export-account.ts';
import { createCredits } from '#features/credits/server/index.ts';
import { createDrafts } from '#features/drafts/server/index.ts';
import { createInvitations } from '#features/invitations/server/index.ts';
import { newInvitationCode } from '#features/invitations/server/invitation-code.ts';
import { createReports } from '#features/reports/server/index.ts';
import { announceUpload, markReceived, uploadKey } from '#server/runs/upload-store.ts';
import { draftEditor } from '#tools/paper-assistant/engine/revise/draft-editor.ts';
import { sampleFile } from '../../src/samples.ts';
import { type AccountSite, accountSite, type Member, password } from '../support/account-site.ts';
import { documentReports, sampleAnalysis } from '../support/sample-lease.ts';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';
import { account, prepareRuns, type RunInstance, runInstance, until } from './run-instance.ts';

/** Export and deletion of an account against the real ledger, run engine and file store. */

let t: TestDatabase;
let instance: RunInstance;
let site: AccountSite;
beforeAll(async () => {
  t = await testDatabase({ max: 30 });
  await prepareRuns(t.database);
  instance = await runInstance(t.platform);
  const { personalData: credits } = createCredits(t.platform);
  const { personalData: drafts } = createDrafts(t.platform, draftEditor, { readFile: sampleFile });
  const { personalData: reports } = createReports(t.platform, documentReports, async () => sampleAnalysis());
  const { personalData: invitations } = createInvitations(t.platform);
  site = await accountSite(t, {}, [invitations, credits, instance.runs.personalData, reports, drafts]);
  await instance.runs.startWorker();
});
afterAll(async () => {
  await instance.stop();
  await t.close();
});

test('the export contains all data of the user and nothing of other users [D.52]', async () => {
  const ada = await personWithEverything('ada');
  await personWithEverything('mallory');
  const { runId } = await instance.start(ada.user.id, { text: 'the words of ada' });
  await until(async () => (await stateOf(runId)) === 'succeeded');

  const { status, body } = await site.call(ada, 'POST', '/api/account/export', { password });
  expect(status).toBe(200);
  const files = await download(body.signedUrl);
  expect(Object.keys(files).sort()).toEqual(
    [
      'README.txt',
      'drafts.json',
      'drafts/ada.zip',
      'invitations.json',
      'ledger.json',
      'profile.json',
      'reminders.json',
      `reports/${today()}_base-rent_${ada.reportId}.json`,
      `reports/${today()}_base-rent_${ada.reportId}.md`,
      'runs.json',
    ].sort(),
  );
  const json = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
  expect(json('profile.json')).toMatchObject({ username: 'ada', email: ada.email, has_password: true });
  expect(json('profile.json').sessions).toHaveLength(1);
  expect(json('profile.json').sign_in_places).toHaveLength(2);
  expect(json('invitations.json')).toMatchObject({ used: { note: `For ${ada.email}` }, made: [] });
  expect(json('ledger.json')).toMatchObject({ balance: 17, held: 0 });
  expect(json('ledger.json').transactions.map(({ kind }: { kind: string }) => kind)).toEqual([
    'grant',
    'hold',
    'capture',
  ]);
  expect(json('runs.json')).toMatchObject([
    { id: runId, feature: 'test-values', state: 'succeeded', charge: 'captured' },
  ]);
  expect(json('drafts.json')).toMatchObject([{ file_name: 'ada.zip', title: 'A draft of ada' }]);
  expect(strFromU8(files['drafts/ada.zip'] ?? new Uint8Array())).toBe('the zip of ada');
  expect(strFromU8(files[`reports/${today()}_base-rent_${ada.reportId}.md`] ?? new Uint8Array())).toBe('# Of ada\n');
  expect(json(`reports/${today()}_base-rent_${ada.reportId}.json`)).toMatchObject({ data: { of: 'ada' } });

  const all = Object.values(files)
    .map((bytes) => strFromU8(bytes))
    .join('\n');
  expect(all).not.toContain('mallory');
  expect(all).not.toMatch(/argon2|password_hash|token_hash|"secret/);
});

test('an export needs the password, replaces the previous one, and is deleted the next day', async () => {
  const member = await personWithEverything('careful');
  const wrong = await site.call(member, 'POST', '/api/account/export', { password: 'Wrong-Horse-7' });
  expect(wrong.status).toBe(403);
  expect(await t.platform.files.list(`account-exports/${member.user.id}`)).toEqual([]);
  for (let times = 0; times < 2; times += 1) {
    await site.call(member, 'POST', '/api/account/export', { password });
    expect(await t.platform.files.list(`account-exports/${member.user.id}`)).toHaveLength(1);
  }
  await removeOldExports(t.platform, Date.now());
  expect(await t.platform.files.list(`account-exports/${member.user.id}`)).toHaveLength(1);
  await removeOldExports(t.platform, Date.now() + 2 * 3_600_000);
  expect(await t.platform.files.list('account-exports')).toEqual([]);
});

test('deletion immediately removes user, files, reports and drafts, and the ledger stays without personal data [D.53]', async () => {
  const member = await personWithEverything('leaver');
  const stays = await personWithEverything('stayer');
  const { runId } = await instance.start(member.user.id);
  await until(async () => (await stateOf(runId)) === 'succeeded');
  await site.call(member, 'POST', '/api/account/export', { password });
  const wallet = await walletOf(member);
  const { files } = t.platform;

  expect((await site.call(member, 'POST', '/api/account/delete', {})).status).toBe(403);
  expect((await site.call(member, 'POST', '/api/account/delete', { password })).status).toBe(200);

  expect((await site.call(member, 'GET', '/api/account')).status).toBe(401);
  expect((await site.auth({ action: 'refresh' }, { cookie: member.cookie })).status).toBe(401);
  expect((await site.auth({ action: 'login', email: member.email, password })).status).toBe(401);
  for (const folder of ['latexstore', 'previews', 'account-exports']) {
    expect(await files.list(`${folder}/${member.user.id}`), folder).toEqual([]);
  }
  expect(await files.list(`exports/${member.reportId}`)).toEqual([]);
  expect(await files.stat(uploadKey(member.uploadId))).toBeNull();
  expect(await traces(member)).toEqual([]);
  expect(await filesNaming(['leaver', member.user.id, member.reportId, member.uploadId])).toEqual([]);

  const rows = await t.database.db
    .selectFrom('ledger_transactions')
    .where('wallet_id', '=', wallet)
    .select(['kind', 'available', 'held'])
    .orderBy('id')
    .execute();
  expect(rows.map(({ kind }) => kind)).toEqual(['grant', 'hold', 'capture']);
  expect(await ledgerSums(wallet)).toEqual({ entries: 0, balance: 17, held: 0, user_id: null });

  expect((await site.call(stays, 'GET', '/api/account')).status).toBe(200);
  expect(await files.list(`latexstore/${stays.user.id}`)).toHaveLength(1);
  await site.runJobs();
  const mail = t.mails.findLast(({ to }) => to === member.email);
  expect(mail?.subject).toBe('Your account at Foredraft is being deleted');
  expect(mail?.text).toMatch(/^Kept: .*without your name or address$/m);
  expect(mail?.text).toMatch(/^Network: 203\.0\.113\.7$/m);
});

test('deletion during a run cancels it and releases its hold, and the worker leaves nothing behind', async () => {
  const member = await personWithEverything('busy');
  const reached = Promise.withResolvers<void>();
  const open = Promise.withResolvers<void>();
  instance.hooks.at = async (point, { signal }) => {
    if (point !== 'think begins') return;
    reached.resolve();
    await Promise.race([open.promise, new Promise((_, reject) => signal?.addEventListener('abort', reject))]);
  };
  const { runId } = await instance.start(member.user.id);
  await reached.promise;
  const queued = await Promise.all(Array.from({ length: 3 }, () => instance.start(member.user.id)));
  expect(await account(t.platform, member.user.id)).toMatchObject({ balance: 8, held: 12 });
  const wallet = await walletOf(member);

  expect((await site.call(member, 'POST', '/api/account/delete', { password })).status).toBe(200);
  instance.hooks.at = undefined as never;
  open.resolve();

  expect(await ledgerSums(wallet)).toEqual({ entries: 0, balance: 20, held: 0, user_id: null });
  expect(await traces(member)).toEqual([]);
  await until(async () => {
    const left = await Promise.all(
      [runId, ...queued.map((run) => run.runId)].map((id) => t.platform.files.list(`runs/${id}`)),
    );
    return left.flat().length === 0;
  });
});

test('runs that start and end while the account is deleted leave no hold', async () => {
  for (let round = 0; round < 5; round += 1) {
    const member = await personWithEverything(`racer${round}`);
    const wallet = await walletOf(member);
    const starting = Array.from({ length: 6 }, () => instance.start(member.user.id).catch(() => null));
    const deletion = site.call(member, 'POST', '/api/account/delete', { password });
    await Promise.all(starting);
    expect((await deletion).status).toBe(200);
    const sums = await ledgerSums(wallet);
    expect(sums).toMatchObject({ entries: 0, held: 0, user_id: null });
    expect(await traces(member)).toEqual([]);
  }
});

test('the only superadmin cannot delete their account, and if two try in parallel one remains', async () => {
  const first = await personWithEverything('chief');
  const second = await personWithEverything('deputy');
  const promote = (...members: Member[]) =>
    t.database.db
      .updateTable('users')
      .set({ role: 'superadmin' })
      .where(
        'id',
        'in',
        members.map(({ user }) => user.id),
      )
      .execute();
  await promote(first);
  const refused = await site.call(first, 'POST', '/api/account/delete', { password });
  expect(refused.status).toBe(409);
  expect(refused.body.code).toBe('last_superadmin');
  await promote(first, second);
  const answers = await Promise.all(
    [first, second].map((member) => site.call(member, 'POST', '/api/account/delete', { password })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

type Person = Member & { reportId: string; uploadId: string };

let people = 0;

/** A member with 20 credits, a draft, a report that was downloaded, and an upload. */
async function personWithEverything(name: string): Promise<Person> {
  people += 1;
  const member = await site.member(name, { address: `198.51.${people}.7` });
  const userId = member.user.id;
  const { db } = t.database;
  const { files } = t.platform;
  await db.transaction().execute((trx) => createCredits(t.platform).grantSignupCredits(trx, userId, 20));
  const invitation = { code: newInvitationCode(), note: `For ${member.email}`, used_at: new Date(), used_by: userId };
  await db.insertInto('invitations').values(invitation).execute();
  const of = { user_id: userId, run_id: randomUUID(), engine: 'built-in' };
  const draft = { file_name: `${name}.zip`, bytes: 5, title: `A draft of ${name}`, preview: '{}' };
  await db
    .insertInto('drafts')
    .values({ ...of, ...draft })
    .execute();
  await files.put(`latexstore/${userId}/${name}.zip`, Buffer.from(`the zip of ${name}`));
  await files.put(`previews/${userId}/${name}.pdf`, Buffer.from(`the pdf of ${name}`));
  const report = {
    feature: 'base-rent',
    title: `Of ${name}`,
    markdown: `# Of ${name}\n`,
    data: JSON.stringify({ of: name }),
  };
  const { id: reportId } = await db
    .insertInto('reports')
    .values({ ...of, ...report })
    .returning('id')
    .executeTakeFirstOrThrow();
  await files.put(`exports/${reportId}/report.pdf`, Buffer.from(`the report of ${name}`));
  const uploadId = await announceUpload(t.platform, { userId, feature: 'test-package', bytes: 5 });
  await files.put(uploadKey(uploadId), Buffer.from(`the upload of ${name}`));
  await markReceived(t.platform, uploadId, { bytes: 5, sha256: '' });
  return { ...member, reportId, uploadId };
}

async function download(signedUrl: string): Promise<Record<string, Uint8Array>> {
  const token = new URL(signedUrl).pathname.replace('/files/', '');
  const claim = t.platform.files.openSigned(token);
  expect(claim).toMatchObject({ downloadName: 'foredraft-export.zip', contentType: 'application/zip' });
  return unzipSync(await t.platform.files.get(claim?.key ?? ''));
}

async function stateOf(runId: string): Promise<string | undefined> {
  const run = await t.database.db.selectFrom('runs').select('state').where('id', '=', runId).executeTakeFirst();
  return run?.state;
}

async function walletOf(member: Member): Promise<string> {
  const { id } = await t.database.db
    .selectFrom('wallets')
    .where('user_id', '=', member.user.id)
    .select('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The sums of a wallet's entries and of the system account, and the wallet's stored amounts. */
async function ledgerSums(wallet: string) {
  const { rows } = await t.database.pool.query(
    `select user_id, balance, held,
      (select sum(amount)::integer from ledger_entries where wallet_id = $1) as entries,
      (select coalesce(sum(amount), 0)::bigint from ledger_entries where wallet_id = $1 and account = 'available') as available
    from wallets where id = $1`,
    [wallet],
  );
  const { available, ...sums } = rows[0];
  expect(sums.balance).toBe(available);
  return sums;
}

/** Every row of every table that still contains the person's id, name or address, as 'table: row'. */
async function traces({ user, email }: Member): Promise<string[]> {
  const { rows: tables } = await t.database.pool.query<{ name: string }>(
    "select table_schema || '.' || table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    // Deliveries of the test itself are not part of the product.
    if (name === 'public.deliveries') continue;
    const { rows } = await t.database.pool.query<{ row: string }>(
      `select row_to_json(x)::text as row from ${name} x where position($1 in row_to_json(x)::text) > 0 or position($2 in row_to_json(x)::text) > 0`,
      [user.id, email],
    );
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}

/** Files on disk whose path or content contains one of these words. */
async function filesNaming(words: string[]): Promise<string[]> {
  const folder = join(t.dataDir, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const content = await readFile(path, 'latin1');
    if (words.some((word) => path.includes(word) || content.includes(word))) found.push(path);
  }
  return found;
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
