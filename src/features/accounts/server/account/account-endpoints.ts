import { type Api, mount } from '#server/base/http/endpoints.ts';
import type { HttpContext } from '#server/base/http/env.ts';
import { addressBlock } from '#server/base/limits/address-block.ts';
import type { PersonalData } from '#server/base/personal-data/personal-data.ts';
import { recordEvent } from '#server/base/security-log/record-event.ts';
import * as calls from '../../contract/own-account.ts';
import { endEverySession, endOneSession, readOwnAccount, setRunMails } from '../../contract/own-account.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { clientOf } from '../client-of.ts';
import { endSessionsOf } from '../sessions.ts';
import { answerEmailChange, requestEmailChange, withdrawEmailChange } from './change-email.ts';
import { changeUsername } from './change-username.ts';
import { deleteAccount } from './delete-account.ts';
import { endOwnSession } from './end-own-session.ts';
import { exportAccount } from './export-account.ts';
import { ownAccount } from './own-account.ts';
import { addPasskey, askPasskey, offerPasskey, removePasskey } from './passkeys.ts';
import { reauthenticate } from './reauthenticate.ts';
import { confirmSecondFactor, renewRecoveryCodes, startSecondFactor, stopSecondFactor } from './second-factor.ts';

/** The calls of the account page. */
export function mountAccount(api: Api, context: AccountsContext, parts: readonly PersonalData[]): void {
  const { db } = context.platform;
  mount(api, readOwnAccount, ({ viewer }) => ownAccount(db, viewer));
  mount(api, calls.changeUsername, async ({ viewer, body }) => {
    await changeUsername(context, viewer.user.id, body.username);
    return {};
  });
  mount(api, setRunMails, async ({ viewer, body }) => {
    await db.updateTable('users').set({ run_mails: body.on }).where('id', '=', viewer.user.id).execute();
    return {};
  });
  mount(api, calls.requestEmailChange, async ({ c, viewer, body }) => {
    await requestEmailChange(context, viewer, body, blockOf(c));
    return {};
  });
  mount(api, calls.withdrawEmailChange, async ({ viewer }) => {
    await withdrawEmailChange(context, viewer.user.id);
    return {};
  });
  mount(api, calls.answerEmailChange, async ({ body }) => ({
    state: await answerEmailChange(context, body.token, body.decision),
  }));
  mount(api, endOneSession, async ({ viewer, params, body }) => {
    await reauthenticate(context, viewer, body.password);
    await endOwnSession(db, viewer.user.id, params.id);
    return {};
  });
  mount(api, endEverySession, async ({ viewer, body }) => {
    await reauthenticate(context, viewer, body.password);
    await db.transaction().execute(async (trx) => {
      await endSessionsOf(trx, viewer.user.id, 'ended_by_user');
      await recordEvent(trx, { kind: 'sessions_ended', userId: viewer.user.id });
    });
    return {};
  });
  mount(api, calls.startSecondFactor, ({ viewer, body }) => startSecondFactor(context, viewer, body.password));
  mount(api, calls.confirmSecondFactor, async ({ viewer, body }) => ({
    recovery_codes: await confirmSecondFactor(context, viewer.user.id, body.code),
  }));
  mount(api, calls.stopSecondFactor, async ({ viewer, body }) => {
    await stopSecondFactor(context, viewer, body);
    return {};
  });
  mount(api, calls.renewRecoveryCodes, async ({ viewer, body }) => ({
    recovery_codes: await renewRecoveryCodes(context, viewer, body.password),
  }));
  mount(api, calls.offerPasskey, ({ viewer, body }) => offerPasskey(context, viewer, body.password));
  mount(api, calls.addPasskey, async ({ viewer, body }) => {
    await addPasskey(context, viewer.user.id, body);
    return {};
  });
  mount(api, calls.removePasskey, async ({ viewer, params, body }) => {
    await removePasskey(context, viewer, params.id, body.password);
    return {};
  });
  mount(api, calls.askPasskey, () => askPasskey(context));
  mount(api, calls.exportAccount, async ({ viewer, body }) => ({
    signedUrl: await exportAccount(context, parts, viewer, body.password),
  }));
  mount(api, calls.deleteAccount, async ({ c, viewer, body }) => {
    await deleteAccount(context, parts, viewer, body.password, clientOf(c));
    return {};
  });
}

function blockOf(c: HttpContext): string {
  return addressBlock(c.get('address'));
}
