import { expect, test } from 'vitest';
import { mayChangeRoles, refusalToChange, refusalToHelp } from './policies.ts';

const user = { id: 'u', role: 'user' } as const;
const admin = { id: 'a', role: 'admin' } as const;
const otherAdmin = { id: 'b', role: 'admin' } as const;
const superadmin = { id: 's', role: 'superadmin' } as const;

test.each([
  ['an administrator changes a user', refusalToChange(admin, user), null],
  ['an administrator changes another one', refusalToChange(admin, otherAdmin), 'superadmin_only'],
  ['an administrator changes a superadmin', refusalToChange(admin, superadmin), 'superadmin_only'],
  ['a superadmin changes an administrator', refusalToChange(superadmin, admin), null],
  ['administrators change themselves', refusalToChange(admin, admin), 'own_account'],
  ['superadmins change themselves', refusalToChange(superadmin, superadmin), 'own_account'],
  ['an administrator helps a user', refusalToHelp(admin, user), null],
  ['an administrator helps another one', refusalToHelp(admin, otherAdmin), 'superadmin_only'],
  ['administrators help themselves', refusalToHelp(admin, admin), null],
  ['a superadmin helps an administrator', refusalToHelp(superadmin, admin), null],
])('%s', (_act, refusal, expected) => {
  expect(refusal).toBe(expected);
});

test('only superadmins change roles', () => {
  expect([user, admin, superadmin].map(mayChangeRoles)).toEqual([false, false, true]);
});
