import { limits } from '#contract/limits.ts';
import type { OwnDocument, OwnDocuments } from '#features/reports/server/index.ts';
import type { Tenancies } from '#features/tenancies/server/index.ts';
import { type Api, createApi, mount } from '#server/base/http/endpoints.ts';
import type { PersonalData } from '#server/base/personal-data/personal-data.ts';
import type { Platform } from '#server/platform.ts';
import { downloadPortfolio, type Portfolio, type PortfolioReader, readPortfolio } from '../contract.ts';
import { type LeaseRow, leaseRow } from './lease-row.ts';
import { type PortfolioTable, portfolioCsv, portfolioTable } from './portfolio-table.ts';
import { summarize } from './summarize.ts';

export interface PortfolioParts {
  readonly reports: OwnDocuments;
  readonly tenancies: Pick<Tenancies, 'readAll' | 'inForceOf'>;
  writeWorkbook(
    title: string,
    sheets: readonly (PortfolioTable & { readonly name: string })[],
    made: Date,
  ): Promise<Uint8Array>;
}

/** The portfolio: a member's leases in one list. It stores no data. */
export function createPortfolio(
  { files }: Pick<Platform, 'files'>,
  { reports, tenancies, writeWorkbook }: PortfolioParts,
  now = () => new Date(),
): PortfolioSlice {
  async function read(ownerId: string): Promise<Portfolio> {
    const [entries, together] = await Promise.all([reports.list(ownerId), tenancies.readAll(ownerId)]);
    const ids = entries.filter(({ feature, sample }) => !sample && feature !== 'loi-analysis').map(({ id }) => id);
    const today = now().toISOString().slice(0, 10);
    const documents = new Map<string, OwnDocument>();
    // In batches, so that many long reports are never in memory together with their stored forms.
    for (let at = 0; at < ids.length; at += portion) {
      for (const [id, each] of await reports.read(ownerId, ids.slice(at, at + portion))) documents.set(id, each);
    }
    const inTenancy = new Set(together.flatMap(({ reportIds }) => reportIds));
    const rows: (LeaseRow & { created_at: string })[] = together.flatMap((tenancy) => {
      const found = tenancies.inForceOf(tenancy, documents);
      if (!found) return [];
      const { id, name, created_at } = tenancy;
      return [{ ...leaseRow({ id, kind: 'tenancy', title: name }, found.report, today), created_at }];
    });
    for (const { id, title, created_at, document } of documents.values()) {
      if (inTenancy.has(id) || !('changes' in document)) continue;
      const kind = document.kind === 'amendment' ? 'amendment' : 'lease';
      rows.push({ ...leaseRow({ id, kind, title }, document, today), created_at });
    }
    // A tenancy is more complete than a report on the same lease, so it takes precedence.
    rows.sort(
      (a, b) => Number(b.kind === 'tenancy') - Number(a.kind === 'tenancy') || b.created_at.localeCompare(a.created_at),
    );
    return summarize(
      rows.map(({ created_at: _, ...row }) => row),
      today,
    );
  }

  const api = createApi();
  mount(api, readPortfolio, ({ viewer }) => read(viewer.user.id));
  mount(api, downloadPortfolio, async ({ viewer, body: { format } }) => {
    const made = now();
    const table = portfolioTable(await read(viewer.user.id));
    const bytes =
      format === 'csv' ? portfolioCsv(table) : await writeWorkbook('Portfolio', [{ name: 'Leases', ...table }], made);
    const key = `${folderOf(viewer.user.id)}/portfolio.${format}`;
    await files.put(key, bytes);
    const downloadName = `portfolio_${made.toISOString().slice(0, 10)}.${format}`;
    const how = { downloadName, contentType: contentTypes[format], seconds: limits.drafts.signedUrlSeconds };
    return { signedUrl: await files.signedUrl(key, how) };
  });

  return {
    api,
    reader: { read },
    personalData: { files: async (_, userId) => ({ folders: [folderOf(userId)] }) },
  };
}

export interface PortfolioSlice {
  readonly api: Api;
  readonly reader: PortfolioReader;
  /** The newest download in each format. */
  readonly personalData: PersonalData;
}

const portion = 50;

const folderOf = (userId: string) => `portfolios/${userId}`;

const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
