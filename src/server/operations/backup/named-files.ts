import type { ClientBase } from 'pg';

/**
 * Keys of the files that database rows refer to, built in the same way as in the slices (a test compares them). Files
 * that can be generated again are not included.
 */
export async function namedFiles(client: ClientBase): Promise<string[]> {
  // A backup before an upgrade runs against the schema of the earlier version.
  const { rows: tables } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relname = any($1)",
    [Object.keys(keysOf)],
  );
  if (tables.length === 0) return [];
  const selects = tables.flatMap(({ name }) => keysOf[name] ?? []).join('\nunion all\n');
  const { rows } = await client.query<{ key: string }>(`select key from (${selects}) as named (key)`);
  return rows.map(({ key }) => key);
}

/** By the table that must exist for it. */
const keysOf: Readonly<Record<string, readonly string[]>> = {
  drafts: [
    "select 'latexstore/' || user_id || '/' || file_name from drafts",
    "select 'previews/' || user_id || '/' || regexp_replace(file_name, '\\.zip$', '.pdf', 'i') from drafts",
  ],
  draft_versions: [
    `select 'versions/' || user_id || '/' || draft_id || '/v' || number || ending
     from draft_versions, (values ('.zip'), ('.pdf')) as file (ending) where number > 1 and bytes is not null`,
  ],
  draft_inputs: [
    `select 'versions/' || user_id || '/' || draft_id || '/' || figure.value
     from draft_inputs, json_each_text(draft_inputs.figures) as figure`,
  ],
  reports: [
    `select 'report-pages/' || run_id || case pages when 'pdf' then '/pages.pdf' else '/pages.json' end
     from reports where pages is not null`,
  ],
  blog_images: ["select 'blog/images/' || id from blog_images"],
  uploads: ["select 'uploads/' || id from uploads where received_at is not null and user_id is not null"],
};
