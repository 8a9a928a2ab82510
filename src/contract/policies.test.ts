import { expect, test } from 'vitest';
import {
  isMember,
  mayCall,
  mayChangeRoles,
  refusalToChange,
  refusalToHelp,
  refusalToReset,
  refusalToView,
} from './policies.ts';

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
  ['an administrator sends a user a link', refusalToReset(admin, { ...user, status: 'active' }), null],
  [
    'an administrator sends a disabled user one',
    refusalToReset(admin, { ...user, status: 'disabled' }),
    'user_disabled',
  ],
  [
    'an administrator sends another one a link',
    refusalToReset(admin, { ...otherAdmin, status: 'active' }),
    'superadmin_only',
  ],
  ['someone views as a user', refusalToView({ ...user, status: 'active' }), null],
  ['someone views as a disabled user', refusalToView({ ...user, status: 'disabled' }), 'user_disabled'],
  ['someone views as an administrator', refusalToView({ ...admin, status: 'active' }), 'view_of_admin'],
])('%s', (_act, refusal, expected) => {
  expect(refusal).toBe(expected);
});

test.each([
  ['a guest', null, ['guest']],
  ['a member', { ...user, status: 'active' }, ['guest', 'account', 'member']],
  ['an administrator', { ...admin, status: 'active' }, ['guest', 'account', 'admin']],
  ['a superadmin', { ...superadmin, status: 'active' }, ['guest', 'account', 'admin']],
  ['a disabled administrator', { ...admin, status: 'disabled' }, ['guest']],
] as const)('%s may make these calls only', (_, person, allowed) => {
  expect((['guest', 'account', 'member', 'admin'] as const).filter((access) => mayCall(person, access))).toEqual(
    allowed,
  );
});

test('administrators are no members', () => {
  expect([user, admin, superadmin].map(isMember)).toEqual([true, false, false]);
});

test('only superadmins change roles', () => {
  expect([user, admin, superadmin].map(mayChangeRoles)).toEqual([false, false, true]);
});
