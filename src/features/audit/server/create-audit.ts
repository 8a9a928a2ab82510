import { mountCsv } from '#server/base/csv/mount-csv.ts';
import { type Api, createApi, mount } from '#server/base/http/endpoints.ts';
import type { PersonalData } from '#server/base/personal-data/personal-data.ts';
import type { Platform } from '#server/platform.ts';
import * as calls from '../contract.ts';
import { exportLogsPath, logFilter } from '../contract.ts';
import { actionSourceOf } from './action-source.ts';
import { logsAsCsv } from './export-logs.ts';
import { listLogs } from './list-logs.ts';
import { listSecurityEvents } from './list-security-events.ts';
import { startEventLines } from './log-security-events.ts';
import { recordAction } from './record-action.ts';
import { startEntryRemoval } from './remove-old-entries.ts';
import { createPersonalData } from './security-events-data.ts';

/** The calls that read the admin log and the security log. */
export function createAudit(platform: Platform): Audit {
  const { db } = platform;
  const api = createApi();
  mount(api, calls.listLogs, ({ query }) => listLogs(db, query));
  mount(api, calls.listSecurityEvents, ({ query }) => listSecurityEvents(db, query));

  mountCsv(
    api,
    {
      path: exportLogsPath,
      summary: 'The admin log as CSV, newest first',
      access: 'admin',
      rateLimit: 'none',
      idempotency: 'safe',
      fallback: 'internal',
      query: logFilter,
      fileName: 'admin-logs.csv',
    },
    async ({ query: filter, ...call }) => {
      const filtered = Object.values(filter).some((value) => value !== undefined);
      await db.transaction().execute((trx) =>
        recordAction(trx, {
          ...actionSourceOf(call),
          action: 'export_logs',
          target: { type: 'admin_logs' },
          details: { filtered },
        }),
      );
      return logsAsCsv(db, filter);
    },
  );
  return {
    api,
    personalData: createPersonalData(platform),
    async startJobs() {
      await startEntryRemoval(platform);
      await startEventLines(platform);
    },
  };
}

export interface Audit {
  readonly api: Api;
  readonly personalData: PersonalData;
  /** Nightly removal of old entries, and log lines for new security events. */
  startJobs(): Promise<void>;
}
