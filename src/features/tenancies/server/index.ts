import { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import type { InForce, TenancyDocument } from '#contract/tenancy.ts';
import type { OwnDocument, OwnDocuments } from '#features/reports/server/index.ts';
import { type Api, createApi, mount } from '#server/base/http/endpoints.ts';
import { jsonFile, type PersonalData } from '#server/base/personal-data/personal-data.ts';
import type { Platform } from '#server/platform.ts';
import type { Tenancy, TenancyReader } from '../contract.ts';
import * as calls from '../contract.ts';
import { presentTenancy } from './present-tenancy.ts';
import * as rows from './tenancies.ts';

/** Combines the documents of a tenancy; a pure function that the slice receives from outside. */
export type ReadInForce = (documents: readonly TenancyDocument[]) => InForce | null;

/** Tenancies: leases grouped with their amendments. */
export function createTenancies(
  { db }: Pick<Platform, 'db'>,
  reports: OwnDocuments,
  inForce: ReadInForce,
  now = () => new Date(),
): Tenancies {
  async function find(ownerId: string, id: string): Promise<Tenancy> {
    const [tenancy] = await rows.readTenancies(db, ownerId, id);
    if (!tenancy) throw new AppError('tenancy_not_found');
    const documents = documentsOf(tenancy, await reports.read(ownerId, tenancy.reportIds));
    return presentTenancy(tenancy, documents, inForce(documents), now().toISOString().slice(0, 10));
  }

  /** Accepts only the owner's reports on leases and amendments; otherwise throws with one sentence. */
  async function refuseOthers(ownerId: string, ids: readonly string[]): Promise<void> {
    const found = await reports.list(ownerId);
    const own = new Set(found.filter(isChoice).map(({ id }) => id));
    if (!ids.every((id) => own.has(id))) throw new AppError('no_lease_report');
  }

  const api = createApi();
  mount(api, calls.listTenancies, async ({ viewer }) => ({
    tenancies: await rows.listTenancies(db, viewer.user.id),
  }));
  mount(api, calls.readTenancy, ({ viewer, params }) => find(viewer.user.id, params.id));
  mount(api, calls.createTenancy, async ({ viewer, body }) => {
    await refuseOthers(viewer.user.id, body.report_ids);
    return { id: await rows.insertTenancy(db, viewer.user.id, body) };
  });
  mount(api, calls.changeTenancy, async ({ viewer, params, body }) => {
    await refuseOthers(viewer.user.id, body.report_ids);
    await rows.updateTenancy(db, viewer.user.id, params.id, body);
    return { id: params.id };
  });
  mount(api, calls.removeTenancy, async ({ viewer, params }) => {
    await rows.removeTenancy(db, viewer.user.id, params.id);
    return { removed: params.id };
  });

  return {
    api,
    reader: {
      list: (ownerId) => rows.listTenancies(db, ownerId),
      async find(ownerId, id) {
        if (!z.uuid().safeParse(id).success) return null;
        return find(ownerId, id).catch((error: unknown) => {
          if (error instanceof AppError && error.code === 'tenancy_not_found') return null;
          throw error;
        });
      },
      async choices(ownerId, tenancyId) {
        const [all, taken] = await Promise.all([reports.list(ownerId), rows.tenanciesByReport(db, ownerId)]);
        return all
          .filter((entry) => isChoice(entry) && (taken.get(entry.id) ?? tenancyId) === tenancyId)
          .map(({ id, name, title, kind, date }) => ({ id, name: name ?? title, title, kind, date }));
      },
      ofReport: async (ownerId, reportId) => (await rows.tenanciesByReport(db, ownerId)).get(reportId) ?? null,
    },
    readAll: (ownerId) => rows.readTenancies(db, ownerId),
    inForceOf: (tenancy, found) => inForce(documentsOf(tenancy, found)),
    personalData: {
      async *exported(userId) {
        yield jsonFile('tenancies.json', await rows.readTenancies(db, userId));
      },
    },
  };
}

export interface Tenancies {
  readonly api: Api;
  readonly reader: TenancyReader;
  /** For slices that list leases: the owner's tenancies with the reports of their documents. */
  readAll(ownerId: string): Promise<rows.StoredTenancy[]>;
  /** What is in force in a tenancy whose reports were already read. */
  inForceOf(tenancy: rows.StoredTenancy, found: ReadonlyMap<string, OwnDocument>): InForce | null;
  /** The database deletes tenancies with their owner, and documents with their reports. */
  readonly personalData: PersonalData;
}

/** Letters only offer a lease, and samples are not the user's own. */
function isChoice({ feature, sample }: { readonly feature: string; readonly sample: boolean }): boolean {
  return !sample && feature !== 'loi-analysis';
}

function documentsOf({ reportIds }: rows.StoredTenancy, found: ReadonlyMap<string, OwnDocument>): TenancyDocument[] {
  return reportIds.flatMap((id) => {
    const document = found.get(id)?.document;
    if (!document || !('changes' in document)) return [];
    const name = document.instruments.find(({ operative }) => operative)?.label ?? document.title;
    return [{ id, name, report: document }];
  });
}
