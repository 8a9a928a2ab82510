import type { User } from '#contract/account.ts';
import * as impersonationCalls from '#contract/impersonation.ts';
import { recentActivity } from '#contract/impersonation.ts';
import { actionSourceOf } from '#features/audit/server/index.ts';
import { latestUses } from '#features/credits/server/index.ts';
import { type Api, createApi, mount } from '#server/base/http/endpoints.ts';
import { findWarnings } from '#server/operations/find-warnings.ts';
import type { Platform } from '#server/platform.ts';
import type { Runs } from '#server/runs/runs.ts';
import * as failedRunCalls from '../contract/failed-runs.ts';
import * as overviewCalls from '../contract/overview.ts';
import * as settingCalls from '../contract/settings.ts';
import { adminUsage } from '../contract/usage.ts';
import * as userCalls from '../contract/users.ts';
import { listFailedRuns, retryRun } from './failed-runs.ts';
import { endImpersonation, startImpersonation } from './impersonation/impersonation.ts';
import { createImpersonationRequests, type ImpersonationRequests } from './impersonation/impersonation-requests.ts';
import { readOverview } from './overview.ts';
import { retryMails } from './retry-mails.ts';
import { listSettingChanges } from './setting-history.ts';
import { changeFeature, changeSetting, readSettings } from './settings.ts';
import { type ModelPrices, readUsage } from './usage.ts';
import { endUserSessions, setRole, setStatus } from './users/change-user.ts';
import { listUsers } from './users/list-users.ts';
import { readUser } from './users/read-user.ts';
import { sendReset } from './users/send-reset.ts';

/** The admin area: everything for administrators that no other slice provides. */
export function createAdmin(platform: Platform, ports: AdminPorts): Admin {
  const { db } = platform;
  const impersonation = createImpersonationRequests(platform, ports.findUser);
  const api = createApi();

  mount(api, overviewCalls.adminOverview, async () => {
    const [overview, warnings] = await Promise.all([readOverview(db), findWarnings(platform)]);
    return { ...overview, warnings };
  });
  mount(api, adminUsage, ({ query }) => readUsage(db, query.days, ports.modelPrices));
  mount(api, overviewCalls.retryMails, async (call) => ({ mails: await retryMails(platform, actionSourceOf(call)) }));
  mount(api, failedRunCalls.listFailedRuns, ({ query }) => listFailedRuns(db, query.page));
  mount(api, failedRunCalls.retryRun, async (call) => ({
    runId: await retryRun(ports.runs, actionSourceOf(call), call.params.id),
  }));
  mount(api, userCalls.listUsers, ({ query }) => listUsers(db, query));
  mount(api, userCalls.readUser, ({ params }) => readUser(db, params.id));
  mount(api, userCalls.setUserStatus, async (call) => {
    await setStatus(db, actionSourceOf(call), call.params.id, call.body);
    return {};
  });
  mount(api, userCalls.setUserRole, async (call) => {
    await setRole(db, actionSourceOf(call), call.params.id, call.body);
    return {};
  });
  mount(api, userCalls.endUserSessions, async (call) => {
    await endUserSessions(db, actionSourceOf(call), call.params.id, call.body.reason);
    return {};
  });
  mount(api, userCalls.sendPasswordReset, async (call) => {
    await sendReset(platform, actionSourceOf(call), call.params.id, call.body.reason);
    return {};
  });

  mount(api, userCalls.startView, async (call) => {
    const started = await startImpersonation(db, actionSourceOf(call), call.params.id, call.body.reason);
    impersonation.write(call.c, started);
    return { expires_at: started.expiresAt.toISOString() };
  });
  mount(api, impersonationCalls.endImpersonation, async (call) => {
    await endImpersonation(db, actionSourceOf(call));
    impersonation.clear(call.c);
    return {};
  });
  mount(api, recentActivity, async ({ params }) => ({ activity: await latestUses(db, params.id) }));

  mount(api, settingCalls.readSettings, () =>
    readSettings(platform, { signup_credits: platform.config.signupCredits }, platform.config.retention),
  );
  mount(api, settingCalls.settingHistory, async ({ query }) => ({ changes: await listSettingChanges(db, query) }));
  mount(api, settingCalls.changeSetting, async (call) => {
    await changeSetting(db, actionSourceOf(call), call.params.key, call.body.value);
    return {};
  });
  mount(api, settingCalls.changeFeature, async (call) => {
    await changeFeature(db, actionSourceOf(call), call.params.slug, call.body);
    return {};
  });
  return { api, impersonation };
}

export interface Admin {
  readonly api: Api;
  readonly impersonation: Pick<ImpersonationRequests, 'ofPage' | 'middleware'>;
}

interface AdminPorts {
  findUser(id: string): Promise<User | null>;
  readonly runs: Pick<Runs, 'retryRun'>;
  readonly modelPrices: ModelPrices | null;
}
