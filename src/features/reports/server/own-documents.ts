import { sql } from 'kysely';
import type { DocumentReport } from '#contract/lease-report.ts';
import type { Db } from '#server/base/db/database.ts';
import type { DocumentReports } from './document-reports.ts';
import { readReviewsOf } from './reviews/read-reviews.ts';
import { readReport } from './upgrade-report.ts';

/**
 * A report on a document with its reviews applied, for slices that read several of them: without text, clauses and
 * obligations, which are most of its size.
 */
export interface OwnDocument {
  readonly id: string;
  readonly feature: string;
  readonly title: string;
  readonly sample: boolean;
  readonly created_at: string;
  readonly document: DocumentReport;
}

/** What a list shows of a document report without reading the whole report. */
export interface DocumentEntry {
  readonly id: string;
  readonly feature: string;
  readonly title: string;
  readonly sample: boolean;
  readonly created_at: string;
  /** 'lease', 'amendment', 'loi'. */
  readonly kind: string;
  /** The document's own title, for example 'First Amendment to Lease'; null if it has none. */
  readonly name: string | null;
  /** YYYY-MM-DD, if the document's date was found. */
  readonly date: string | null;
}

export interface OwnDocuments {
  /** The owner's reports among these ids, by id. Always two queries. */
  read(ownerId: string, ids: readonly string[]): Promise<ReadonlyMap<string, OwnDocument>>;
  /** Every report of the owner on a lease or a letter, newest first. */
  list(ownerId: string): Promise<DocumentEntry[]>;
}

export function createOwnDocuments(db: Db, documents: DocumentReports): OwnDocuments {
  return {
    async read(ownerId, ids) {
      if (ids.length === 0) return new Map();
      const [rows, reviews] = await Promise.all([
        db
          .selectFrom('reports')
          .select(['id', 'feature', 'title', 'sample', 'created_at', termsOnly])
          .where('user_id', '=', ownerId)
          .where('id', 'in', [...ids])
          .execute(),
        readReviewsOf(db, ownerId, ids),
      ]);
      return new Map(
        rows.flatMap(({ data, ...row }) => {
          const stored = readReport(data);
          if (!stored) return [];
          const document = documents.applyReviews(stored, reviews.get(row.id)?.current ?? new Map());
          return [[row.id, { ...row, created_at: row.created_at.toISOString(), document }] as const];
        }),
      );
    },
    async list(ownerId) {
      const rows = await db
        .selectFrom('reports')
        .select(['id', 'feature', 'title', 'sample', 'created_at'])
        .select([
          sql<string>`data ->> 'kind'`.as('kind'),
          sql<
            string | null
          >`jsonb_path_query_first(data, '$.instruments[*] ? (@.operative == true).label') #>> '{}'`.as('name'),
          sql<string | null>`case when data #>> '{fields,agreement_date,state}' = 'found'
            then data #>> '{fields,agreement_date,value}' end`.as('date'),
        ])
        .where('user_id', '=', ownerId)
        .where('feature', 'in', [...documents.features])
        .where(sql<boolean>`data ? 'kind'`)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return rows.map((row) => ({
        ...row,
        created_at: row.created_at.toISOString(),
        date: row.date !== null && isoDay.test(row.date) ? row.date : null,
      }));
    },
  };
}

const termsOnly = sql`(data - array['clauses', 'comparison', 'negotiation', 'brief'])
  || '{"markdown": "", "obligations": []}'`.as('data');

const isoDay = /^\d{4}-\d{2}-\d{2}$/;
