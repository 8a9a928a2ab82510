import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/support/test-database.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.close());

/** Foreign key columns without an index: deleting the referenced row would scan the whole table. */
async function withoutIndex(): Promise<string[]> {
  const { rows } = await t.database.pool.query<{ column: string }>(`
    select conrelid::regclass || '.' || (
      select string_agg(attname, ', ' order by place) from unnest(conkey) with ordinality as key (number, place)
        join pg_attribute on attrelid = conrelid and attnum = key.number
    ) as column
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace
      and not exists (
        select from pg_index
        where indrelid = conrelid
          -- A partial index serves where it leaves out nothing but rows without a value.
          and (indpred is null or pg_get_expr(indpred, indrelid) = (
            select format('(%I IS NOT NULL)', attname) from pg_attribute where attrelid = conrelid and attnum = conkey[1]))
          and (string_to_array(indkey::text, ' ')::smallint[])[1:cardinality(conkey)] @> conkey
          and (string_to_array(indkey::text, ' ')::smallint[])[1:cardinality(conkey)] <@ conkey
      )
    order by 1`);
  return rows.map(({ column }) => column);
}

test('every foreign key has an index, and a missing index is detected [D.182]', async () => {
  expect(await withoutIndex()).toEqual([]);
  await t.database.pool.query('drop index payment_events_purchase_idx');
  expect(await withoutIndex()).toEqual(['payment_events.purchase_id']);
});
