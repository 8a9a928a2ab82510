import { createApi, mount } from '../../../server/http/endpoints.ts';
import type { Platform } from '../../../server/platform.ts';
import { createInvitations as createInvitationsCall } from '../contract.ts';
import { createCodes } from './invitations.ts';
import { createPersonalData } from './personal-data.ts';

export { checkInvitation, redeemInvitation } from './invitations.ts';

/** Invitations: administrators make codes; registration uses them up through the functions beside this one. */
export function createInvitations({ db }: Pick<Platform, 'db'>) {
  const api = createApi();
  mount(api, createInvitationsCall, async ({ viewer, body }) => ({
    codes: await createCodes(db, {
      count: body.count,
      createdBy: viewer.user.id,
      expiresAt: body.expires_at ?? null,
      note: body.note ?? null,
    }),
  }));
  return { api, personalData: createPersonalData({ db }) };
}
