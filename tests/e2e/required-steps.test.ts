import { expect, test } from 'vitest';
import { builtPages } from '../../src/pages.ts';
import { testDatabase } from '../support/test-database.ts';
import { wholeSite } from '../support/whole-site.ts';

test('an administrator is sent to the required steps first, from every page of the admin area [D.145]', async () => {
  const t = await testDatabase({ environment: { ADMIN_SECOND_FACTOR: 'on' } });
  try {
    const site = await wholeSite(t, await builtPages());
    const admin = await site.person('led-there', 'admin');
    const open = async (path: string) => {
      const response = await site.fetch(path, { headers: { Cookie: admin.cookie }, redirect: 'manual' });
      return response.headers.get('Location') ?? response.status;
    };
    expect(await open('/admin')).toBe('/admin/account');
    expect(await open('/admin/users')).toBe('/admin/account');
    expect(await open('/admin/account')).toBe(200);
    await t.database.db.updateTable('users').set({ must_change_password: true }).where('id', '=', admin.id).execute();
    expect(await open('/admin/account')).toBe('/admin/password');
    expect(await open('/admin/password')).toBe(200);
  } finally {
    await t.close();
  }
});
