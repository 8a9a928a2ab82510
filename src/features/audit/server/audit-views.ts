import { sql } from 'kysely';
import type { Tables } from '#server/base/db/tables.ts';

/**
 * The columns of the admin log that other slices may read, as a subquery for `from` and `join`. PostgreSQL merges it
 * into the statement, so it costs nothing and uses the same indexes.
 */
export const adminLogView = sql<AdminLogView>`(
  select id, admin_id, action, target_type, target_id, description, details, created_at from admin_logs
)`;

interface AdminLogView
  extends Pick<Tables['admin_logs'], 'admin_id' | 'action' | 'target_type' | 'target_id' | 'description' | 'details'> {
  readonly id: number;
  readonly created_at: Date;
}
