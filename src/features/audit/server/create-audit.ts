import { csvResponse } from '#server/base/csv/csv-response.ts';
import { requireViewer } from '#server/base/http/authorize.ts';
import { type Api, createApi, errorAnswer, mount, parseInput, securityOf } from '#server/base/http/endpoints.ts';
import type { PersonalData } from '#server/base/personal-data/personal-data.ts';
import type { Platform } from '#server/platform.ts';
import {
  exportLogsPath,
  listLogs as listLogsCall,
  listSecurityEvents as listSecurityEventsCall,
  logFilter,
} from '../contract.ts';
import { logsAsCsv } from './export-logs.ts';
import { listLogs } from './list-logs.ts';
import { listSecurityEvents } from './list-security-events.ts';
import { startEventLines } from './log-security-events.ts';
import { recordAction } from './record-action.ts';
import { startEntryRemoval } from './remove-old-entries.ts';
import { startBackups } from './schedule-backups.ts';
import { createPersonalData } from './security-events-data.ts';
import { startStorageWatch } from './watch-storage.ts';

/** The calls that read the admin log and the security log. */
export function createAudit(platform: Platform): Audit {
  const { db } = platform;
  const api = createApi();
  mount(api, listLogsCall, ({ query }) => listLogs(db, query));
  mount(api, listSecurityEventsCall, ({ query }) => listSecurityEvents(db, query));

  api.get(exportLogsPath, async (c) => {
    const { user } = requireViewer(c, 'admin');
    const filter = parseInput(logFilter, c.req.query());
    const filtered = Object.values(filter).some((value) => value !== undefined);
    await db.transaction().execute((trx) =>
      recordAction(trx, {
        actor: user,
        action: 'export_logs',
        target: { type: 'admin_logs' },
        details: { filtered },
        address: c.get('address'),
      }),
    );
    return csvResponse('admin-logs.csv', logsAsCsv(db, filter));
  });
  api.openAPIRegistry.registerPath({
    method: 'get',
    path: exportLogsPath,
    summary: 'The admin log as CSV, newest first',
    tags: ['admin'],
    security: securityOf(),
    request: { query: logFilter },
    responses: {
      200: { description: 'Success', content: { 'text/csv': { schema: { type: 'string' } } } },
      default: {
        description: 'A failure of the error catalogue',
        content: { 'application/json': { schema: errorAnswer } },
      },
    },
  });
  return {
    api,
    personalData: createPersonalData(platform),
    async startJobs() {
      await startEntryRemoval(platform);
      await startEventLines(platform);
      await startStorageWatch(platform);
      await startBackups(platform);
    },
  };
}

export interface Audit {
  readonly api: Api;
  readonly personalData: PersonalData;
  /** Nightly removal of old entries, log lines for new ones, a storage monitor, and backups. */
  startJobs(): Promise<void>;
}
