import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../base/db/database.ts';

/** The calls of each model and what they read and wrote. */
export interface ModelUse {
  readonly model: string;
  readonly calls: number;
  readonly failures: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
}

export async function modelUse(db: Db, since: RawBuilder<Date>): Promise<ModelUse[]> {
  const { rows } = await sql<ModelUse>`
    select model, count(*)::int as calls, count(failure)::int as failures,
      coalesce(sum(input_tokens), 0)::float8 as input_tokens, coalesce(sum(output_tokens), 0)::float8 as output_tokens
    from model_calls where created_at >= ${since}
    group by model order by model`.execute(db);
  return rows;
}
