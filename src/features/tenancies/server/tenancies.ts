import { AppError } from '#contract/errors.ts';
import { lockUser } from '#features/accounts/server/index.ts';
import type { Db, Trx } from '#server/base/db/database.ts';
import { isUniqueViolation } from '#server/base/db/unique-violation.ts';
import { type TenancySummary, tenancyLimits } from '../contract.ts';

/** A tenancy's row with its reports in document order. */
export interface StoredTenancy {
  readonly id: string;
  readonly name: string;
  readonly created_at: string;
  readonly reportIds: readonly string[];
}

export async function listTenancies(db: Db, ownerId: string): Promise<TenancySummary[]> {
  const rows = await db
    .selectFrom('tenancies')
    .leftJoin('tenancy_documents', 'tenancy_documents.tenancy_id', 'tenancies.id')
    .select(['tenancies.id', 'tenancies.name', 'tenancies.created_at'])
    .select(({ fn }) => fn.count<number>('tenancy_documents.report_id').as('documents'))
    .where('tenancies.user_id', '=', ownerId)
    .groupBy('tenancies.id')
    .orderBy('tenancies.created_at', 'desc')
    .orderBy('tenancies.id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString(), documents: Number(row.documents) }));
}

/** The owner's tenancy with this id, or all of them, each with its documents. */
export async function readTenancies(db: Db, ownerId: string, id?: string): Promise<StoredTenancy[]> {
  let rows = db
    .selectFrom('tenancies')
    .leftJoin('tenancy_documents', 'tenancy_documents.tenancy_id', 'tenancies.id')
    .select(['tenancies.id', 'tenancies.name', 'tenancies.created_at', 'tenancy_documents.report_id'])
    .where('tenancies.user_id', '=', ownerId)
    .orderBy('tenancies.created_at', 'desc')
    .orderBy('tenancies.id', 'desc')
    .orderBy('tenancy_documents.place');
  if (id !== undefined) rows = rows.where('tenancies.id', '=', id);
  return [...Map.groupBy(await rows.execute(), (row) => row.id).values()].flatMap((own) =>
    own.slice(0, 1).map((row) => ({
      id: row.id,
      name: row.name,
      created_at: row.created_at.toISOString(),
      reportIds: own.flatMap(({ report_id }) => report_id ?? []),
    })),
  );
}

export interface TenancyRequest {
  readonly name: string;
  readonly report_ids: readonly string[];
}

/** The caller must have checked that the reports are the owner's. */
export function insertTenancy(db: Db, ownerId: string, { name, report_ids }: TenancyRequest): Promise<string> {
  return db.transaction().execute(async (trx) => {
    // Serialized per person, so that the limit is exact.
    await lockUser(trx, ownerId);
    const { count } = await trx
      .selectFrom('tenancies')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', ownerId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= tenancyLimits.tenancies) throw new AppError('too_many_tenancies');
    const { id } = await trx
      .insertInto('tenancies')
      .values({ user_id: ownerId, name })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertDocuments(trx, id, report_ids);
    return id;
  });
}

export async function updateTenancy(
  db: Db,
  ownerId: string,
  id: string,
  { name, report_ids }: TenancyRequest,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('tenancies')
      .set({ name })
      .where('id', '=', id)
      .where('user_id', '=', ownerId)
      .returning('id')
      .executeTakeFirst();
    if (!row) throw new AppError('tenancy_not_found');
    await trx.deleteFrom('tenancy_documents').where('tenancy_id', '=', id).execute();
    await insertDocuments(trx, id, report_ids);
  });
}

export async function removeTenancy(db: Db, ownerId: string, id: string): Promise<void> {
  const row = await db
    .deleteFrom('tenancies')
    .where('id', '=', id)
    .where('user_id', '=', ownerId)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw new AppError('tenancy_not_found');
}

/** The tenancy of each of the owner's documents, by report. */
export async function tenanciesByReport(db: Db, ownerId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('tenancy_documents')
    .innerJoin('tenancies', 'tenancies.id', 'tenancy_documents.tenancy_id')
    .select(['tenancy_documents.report_id', 'tenancies.id'])
    .where('tenancies.user_id', '=', ownerId)
    .execute();
  return new Map(rows.map(({ report_id, id }) => [report_id, id]));
}

async function insertDocuments(trx: Trx, id: string, reportIds: readonly string[]): Promise<void> {
  try {
    await trx
      .insertInto('tenancy_documents')
      .values(reportIds.map((report_id, place) => ({ tenancy_id: id, report_id, place })))
      .execute();
  } catch (error) {
    if (isUniqueViolation(error, 'tenancy_documents_pkey')) throw new AppError('report_in_tenancy');
    throw error;
  }
}
