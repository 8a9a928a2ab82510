import { sql } from 'kysely';
import type { Tables } from '#server/base/db/tables.ts';

/*
 * What other slices may read of the admin log and of the alerts, as subqueries for `from` and `join`. PostgreSQL merges
 * them into the statement, so they cost nothing and use the same indexes.
 */

export const adminLogView = sql<AdminLogView>`(
  select id, admin_id, action, target_type, target_id, description, details, created_at from admin_logs
)`;

interface AdminLogView
  extends Pick<Tables['admin_logs'], 'admin_id' | 'action' | 'target_type' | 'target_id' | 'description' | 'details'> {
  readonly id: number;
  readonly created_at: Date;
}

export const alertsView = sql<{ id: number; text: string; created_at: Date }>`(
  select id, text, created_at from system_alerts
)`;
