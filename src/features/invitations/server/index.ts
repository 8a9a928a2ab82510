import { actionSourceOf } from '#features/audit/server/index.ts';
import { createApi, mount } from '#server/base/http/endpoints.ts';
import type { Platform } from '#server/platform.ts';
import * as calls from '../contract.ts';
import { revokeInvitation } from '../contract.ts';
import { checkInvitation, createCodes, redeemInvitation, revokeCode } from './invitations.ts';
import { listInvitations } from './list-invitations.ts';
import { createPersonalData } from './personal-data.ts';

export { openInvitations, openInvitationsAt } from './open-invitations.ts';

/** Invitations: administrators create codes; registration uses them up through the functions below. */
export function createInvitations({ db }: Pick<Platform, 'db'>) {
  const api = createApi();
  mount(api, calls.listInvitations, ({ query }) => listInvitations(db, query));
  mount(api, calls.createInvitations, async (call) => ({
    codes: await createCodes(db, actionSourceOf(call), {
      count: call.body.count,
      expiresAt: call.body.expires_at ?? null,
      note: call.body.note ?? null,
    }),
  }));
  mount(api, revokeInvitation, async (call) => {
    await revokeCode(db, actionSourceOf(call), call.params.id, call.body.reason);
    return {};
  });
  return { api, checkInvitation, redeemInvitation, personalData: createPersonalData({ db }) };
}
