import type { User } from '#contract/account.ts';
import { endView as endViewCall, recentActivity } from '#contract/user-view.ts';
import { type Api, type Call, createApi, mount } from '#server/base/http/endpoints.ts';
import { findWarnings } from '#server/operations/find-warnings.ts';
import type { Platform } from '#server/platform.ts';
import {
  adminOverview,
  adminUsage,
  changeFeature as changeFeatureCall,
  changeSetting as changeSettingCall,
  endUserSessions as endUserSessionsCall,
  listUsers as listUsersCall,
  readSettings as readSettingsCall,
  readUser as readUserCall,
  sendPasswordReset,
  settingHistory,
  setUserRole,
  setUserStatus,
  startView,
} from '../contract.ts';
import { readOverview } from './overview.ts';
import { listSettingChanges } from './setting-history.ts';
import { changeFeature, changeSetting, readSettings } from './settings.ts';
import { type ModelPrices, readUsage } from './usage.ts';
import { endUserSessions, setRole, setStatus } from './users/change-user.ts';
import { listUsers } from './users/list-users.ts';
import { readUser } from './users/read-user.ts';
import { listActivity } from './users/recent-activity.ts';
import { sendReset } from './users/send-reset.ts';
import { endView, openView } from './views/user-views.ts';
import { createViewRequests, type ViewRequests } from './views/view-requests.ts';

/** The admin area: everything for administrators that no other slice provides. */
export function createAdmin(platform: Platform, ports: AdminPorts): Admin {
  const { db } = platform;
  const views = createViewRequests(platform, ports.findUser);
  const api = createApi();

  mount(api, adminOverview, async () => {
    const [overview, warnings] = await Promise.all([readOverview(db), findWarnings(platform)]);
    return { ...overview, warnings };
  });
  mount(api, adminUsage, ({ query }) => readUsage(db, query.days, ports.modelPrices));
  mount(api, listUsersCall, ({ query }) => listUsers(db, query));
  mount(api, readUserCall, ({ params }) => readUser(db, params.id));
  mount(api, setUserStatus, async (call) => {
    await setStatus(db, actionSourceOf(call), call.params.id, call.body);
    return {};
  });
  mount(api, setUserRole, async (call) => {
    await setRole(db, actionSourceOf(call), call.params.id, call.body);
    return {};
  });
  mount(api, endUserSessionsCall, async (call) => {
    await endUserSessions(db, actionSourceOf(call), call.params.id, call.body.reason);
    return {};
  });
  mount(api, sendPasswordReset, async (call) => {
    await sendReset(platform, actionSourceOf(call), call.params.id, call.body.reason);
    return {};
  });

  mount(api, startView, async (call) => {
    const view = await openView(db, actionSourceOf(call), call.params.id, call.body.reason);
    views.write(call.c, view);
    return { expires_at: view.expiresAt.toISOString() };
  });
  mount(api, endViewCall, async (call) => {
    await endView(db, actionSourceOf(call));
    views.clear(call.c);
    return {};
  });
  mount(api, recentActivity, async ({ params }) => ({ activity: await listActivity(db, params.id) }));

  mount(api, readSettingsCall, () =>
    readSettings(db, { signup_credits: platform.config.signupCredits }, platform.config.retention),
  );
  mount(api, settingHistory, async ({ query }) => ({ changes: await listSettingChanges(db, query) }));
  mount(api, changeSettingCall, async (call) => {
    await changeSetting(db, actionSourceOf(call), call.params.key, call.body.value);
    return {};
  });
  mount(api, changeFeatureCall, async (call) => {
    await changeFeature(db, actionSourceOf(call), call.params.slug, call.body);
    return {};
  });
  return { api, views };
}

export interface Admin {
  readonly api: Api;
  readonly views: Pick<ViewRequests, 'ofPage' | 'middleware'>;
}

interface AdminPorts {
  findUser(id: string): Promise<User | null>;
  readonly modelPrices: ModelPrices | null;
}

function actionSourceOf({ c, viewer }: Pick<Call<never, never, never>, 'c' | 'viewer'>) {
  const { id, role } = viewer.user;
  return { actor: { id, role }, sessionId: viewer.sessionId, address: c.get('address') };
}
