import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountSite, accountSite, type Member, password } from '../../../../tests/support/account-site.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/support/test-database.ts';

/** A page whose `logout` call failed leaves the cookie foredraft-left=1, because it cannot remove the session's own. */
describe('a logout that did not reach the server', () => {
  let t: TestDatabase;
  let site: AccountSite;
  beforeAll(async () => {
    t = await testDatabase();
    site = await accountSite(t);
  });
  afterAll(() => t.close());

  const left = ({ cookie }: Member) => `${cookie}; foredraft-left=1`;
  const pageFor = (cookie: string) =>
    site.accounts.sessionOfCookie(new Request('http://localhost/', { headers: { Cookie: cookie } }));

  test('ends the session with the next page request [P7.1.5]', async () => {
    const member = await site.member('NextPage');
    expect(await pageFor(member.cookie)).toMatchObject({ user: { id: member.user.id } });
    expect(await pageFor(left(member))).toBeNull();
    expect(await pageFor(member.cookie)).toBeNull();
    const bearer = member.session.access_token;
    expect((await site.auth({ action: 'getUser' }, { bearer })).status).toBe(401);
  });

  test('ends the session when another open tab tries to renew it [P7.1.5]', async () => {
    const member = await site.member('OpenTab');
    const renewed = await site.auth({ action: 'refresh' }, { cookie: left(member) });
    expect([renewed.status, renewed.body.code]).toEqual([401, 'refresh_token_not_found']);
    expect((await site.auth({ action: 'refresh' }, { cookie: member.cookie })).status).toBe(401);
  });

  test('is ignored after the next login, whose session stays valid', async () => {
    const member = await site.member('BackAgain');
    const { email } = member;
    const again = await site.auth({ action: 'login', email, password }, { cookie: left(member) });
    const cookies = again.headers.getSetCookie();
    expect(cookies.find((text) => text.startsWith('foredraft-left='))).toMatch(/^foredraft-left=; Max-Age=0; Path=\//);
    expect(await pageFor(again.cookie ?? '')).toMatchObject({ user: { email } });
  });
});
