import { isAdmin, type User } from './account.ts';
import type { Access } from './endpoint.ts';

/*
 * Who may do what. The server decides with these rules, and pages show only what they allow. The database adds one: the
 * last active superadmin keeps the role (migration 0014).
 */

/** Members use tools, and have credits, API keys and share links. Administrators only administer. */
export function isMember(user: Pick<User, 'role'>): boolean {
  return !isAdmin(user);
}

/** Whether this person may make calls, and see pages, for `access`; null for a guest. */
export function mayCall(user: Pick<User, 'role' | 'status'> | null, access: Access): boolean {
  if (access === 'guest') return true;
  if (user?.status !== 'active') return false;
  return access === 'account' || isMember(user) === (access === 'member');
}

/** Why no administrator may see the product as this user, as a code of the error catalog; null if they may. */
export function refusalToView(target: Pick<User, 'role' | 'status'>): 'view_of_admin' | 'user_disabled' | null {
  if (!isMember(target)) return 'view_of_admin';
  return target.status === 'active' ? null : 'user_disabled';
}

/**
 * Why the actor may not send the user a link to set a new password, as a code of the error catalog; null if they may.
 */
export function refusalToReset(
  actor: Person,
  target: Person & Pick<User, 'status'>,
): 'superadmin_only' | 'user_disabled' | null {
  return refusalToHelp(actor, target) ?? (target.status === 'active' ? null : 'user_disabled');
}

/** Why the actor may not change the target (status, role, sessions), as a code of the error catalog; null if they may. */
export function refusalToChange(actor: Person, target: Person): 'own_account' | 'superadmin_only' | null {
  // No administrator disables or demotes themselves.
  return actor.id === target.id ? 'own_account' : refusalToHelp(actor, target);
}

/**
 * Why the actor may not help the target with a login, as a code of the error catalog; null if they may. Only
 * superadmins help other administrators, and everyone may help themselves.
 */
export function refusalToHelp(actor: Person, target: Person): 'superadmin_only' | null {
  const allowed = actor.id === target.id || actor.role === 'superadmin' || !isAdmin(target);
  return allowed ? null : 'superadmin_only';
}

/** Only superadmins change roles. */
export function mayChangeRoles(actor: Pick<User, 'role'>): boolean {
  return actor.role === 'superadmin';
}

type Person = Pick<User, 'id' | 'role'>;
