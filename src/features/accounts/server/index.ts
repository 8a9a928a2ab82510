import type { MiddlewareHandler } from 'hono';
import type { User } from '#contract/account.ts';
import { mailFolder } from '#server/adapters/mail/create-mailer.ts';
import { createDevMail } from '#server/adapters/mail/dev-mail.ts';
import { startMailDelivery } from '#server/adapters/mail/mail-queue.ts';
import type { Trx } from '#server/base/db/database.ts';
import { type Api, createApi, mount } from '#server/base/http/endpoints.ts';
import type { HttpEnv, Viewer } from '#server/base/http/env.ts';
import type { PersonalData } from '#server/base/personal-data/personal-data.ts';
import { secretsOf } from '#server/base/secrets/secrets.ts';
import type { Platform } from '#server/platform.ts';
import type { NotifyEnd } from '#server/runs/runnable-tool.ts';
import { confirmEmail } from '../contract/login.ts';
import { mountAccount } from './account/account-endpoints.ts';
import { startFileRemoval } from './account/delete-account.ts';
import { startExportRemoval } from './account/export-account.ts';
import { reauthenticate } from './account/reauthenticate.ts';
import { resealSecondFactors } from './account/reseal-second-factors.ts';
import { sendNotice } from './account/send-notice.ts';
import { createAccountLimits } from './account-limits.ts';
import type { AccountsContext, AccountsPorts } from './accounts-context.ts';
import { mountAuthCall } from './auth-call.ts';
import { ensureFirstAdmin } from './first-admin.ts';
import { startHousekeeping } from './housekeeping.ts';
import { identifyBearer } from './identify.ts';
import { mountLinkedIn } from './linkedin/linkedin-calls.ts';
import { startLoginCodes } from './login-codes.ts';
import { mountPasswordCalls } from './mount-password-calls.ts';
import { notifyRunEnd } from './notify-run-end.ts';
import { createPasswordHasher, type PasswordHasher } from './password-hasher.ts';
import { startRecovery } from './recovery.ts';
import { createSessionCookie } from './session-cookie.ts';
import { endSession, liveSessionsAmong, sessionOfRefresh } from './sessions.ts';
import { createTokens } from './tokens.ts';
import { findUser } from './users.ts';
import { confirmEmailAddress, startResending } from './verification.ts';

export { changeUser } from './change-user.ts';
export { readLoginSummary } from './login-summary.ts';
export { sendRecovery } from './recovery.ts';
export { endSessionsOf } from './sessions.ts';
export { contactOf, countNewUsers, lockUser, usersView } from './users-view.ts';

/** The public interface of accounts and sessions. `personalData` is what other slices store about users. */
export function createAccounts(
  platform: Platform,
  ports: AccountsPorts,
  personalData: readonly PersonalData[] = [],
): Accounts {
  const { config, db } = platform;
  const context: AccountsContext = {
    platform,
    ...ports,
    tokens: createTokens(secretsOf(config)),
    hasher: createPasswordHasher({ shared: platform.shared }),
    limits: createAccountLimits(platform.pool),
  };
  const cookie = createSessionCookie(config.secure);

  const api = createApi(platform);
  mountAuthCall(api, context, cookie);
  mountLinkedIn(api, context, cookie);
  mountPasswordCalls(api, context, cookie);
  mountAccount(api, context, personalData);
  mount(api, confirmEmail, ({ body }) => confirmEmailAddress(context, body.token));
  if (config.embedded && config.isLocal && !config.smtpUrl) api.route('/', createDevMail(mailFolder(config.dataDir)));

  return {
    api,
    identify: identifyBearer(context),
    async sessionOfCookie(request) {
      const token = cookie.readFrom(request);
      const session = token ? await sessionOfRefresh(db, context, token) : null;
      if (session && cookie.hasLeft(request)) {
        await endSession(db, session.sessionId, 'logout');
        return null;
      }
      return session;
    },
    liveSessions: (ids) => liveSessionsAmong(db, context, ids),
    findUser: (id) => findUser(context, id),
    confirmIdentity: (viewer, password) => reauthenticate(context, viewer, password),
    passwords: context.hasher,
    noticeApiKey: (trx, userId, prefix) => sendNotice(trx, platform, userId, 'apiKeyCreated', { key: prefix }),
    notifyRunEnd: (trx, ended) => notifyRunEnd(trx, platform, ended),
    ensureFirstAdmin: () => ensureFirstAdmin(context),
    async startJobs() {
      await resealSecondFactors(platform);
      await startMailDelivery(platform);
      await startLoginCodes(platform);
      await startResending(platform);
      await startRecovery(platform);
      await startHousekeeping(platform);
      await startFileRemoval(platform);
      await startExportRemoval(platform);
    },
  };
}

export interface Accounts {
  /**
   * The `auth` call, the password calls, the confirmation of emailed links and, while mails are written to files,
   * /dev/mail.
   */
  readonly api: Api;
  /** Sets viewer and tokenProblem from the bearer token; runs before every call. */
  readonly identify: MiddlewareHandler<HttpEnv>;
  /** The user of a page, by the session cookie; null for guests and ended sessions. */
  sessionOfCookie(request: Request): Promise<{ readonly sessionId: string; readonly user: User } | null>;
  /** The sessions from this list that are active and whose user is active. */
  liveSessions(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** The user as every response shows them; null if the id is unknown. */
  findUser(id: string): Promise<User | null>;
  /** Confirms the user's identity by password, or by a recent login if there is none. */
  confirmIdentity(viewer: Viewer, password: string | undefined): Promise<void>;
  /** For passwords that don't belong to an account. */
  readonly passwords: Pick<PasswordHasher, 'hash' | 'verify'>;
  /** Mails and records that an API key was created. */
  noticeApiKey(trx: Trx, userId: string, prefix: string): Promise<void>;
  /** Mails the owner of a long run how it ended, unless they turned these emails off. */
  readonly notifyRunEnd: NotifyEnd;
  /** Returns the email and random password of a newly created administrator; they are shown only once. */
  ensureFirstAdmin(): Promise<{ email: string; password: string } | null>;
  /** Starts the delivery of mails and requested links, and the nightly removal of expired data. */
  startJobs(): Promise<void>;
}
