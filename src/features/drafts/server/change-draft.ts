import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { DraftChange } from '#contract/draft-changes.ts';
import type { DraftEditor, DraftInputs } from '#contract/draft-editor.ts';
import type { Json } from '#contract/engine.ts';
import { AppError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import type { LiteraturePort } from '#contract/literature.ts';
import type { Db, Trx } from '#server/base/db/database.ts';

/**
 * Creates a new version of a draft by changing its newest one. If two changes are based on the same version, one wins
 * and the other gets draft_changed; the same change sent twice creates one version; a change without effect creates
 * none. Throws draft_not_found, draft_not_editable, draft_inputs_deleted, draft_versions_full, draft_version_not_found,
 * and what the editor throws. Libraries are called before any row is locked.
 */
export async function changeDraft(
  { db, editor, literature }: { db: Db; editor: DraftEditor; literature: LiteraturePort | null },
  ownerId: string,
  fileName: string,
  { base, change }: { base: number; change: DraftChange },
): Promise<{ draftId: string; version: number; made: boolean }> {
  const source = change.kind === 'restore' ? change.version : base;
  const draft = await readForChange(db, ownerId, fileName, source, base + 1);
  if (!draft) throw new AppError('draft_not_found');
  const { newest, next, composition, research } = draft;
  if (newest === null) throw new AppError('draft_not_editable');
  if (research === null) throw new AppError('draft_inputs_deleted');
  if (next !== null) {
    if (!isDeepStrictEqual(next, { ...change })) throw new AppError('draft_changed');
    return { draftId: draft.id, version: base + 1, made: false };
  }
  if (newest !== base || composition === null) throw new AppError('draft_version_not_found');
  const inputs = { research, findings: draft.findings, refused: draft.refused ?? [] };
  const { revised, known } = await revise();
  if (revised === null) {
    if (known !== null) await keepInputs(db, draft.id, ownerId, known);
    return { draftId: draft.id, version: base, made: false };
  }
  if (base >= limits.drafts.versions) throw new AppError('draft_versions_full');
  const { template } = editor.present(revised);
  const row = {
    number: base + 1,
    cause: change.kind,
    change: JSON.stringify(change),
    title: editor.findings(revised).title,
    template,
    composition: JSON.stringify(revised),
  };
  const made = await db.transaction().execute(async (trx) => {
    // Locked until the version is stored: otherwise inputs deleted at this moment would leave a version that can never
    // be typeset.
    const inserted = await sql`
      insert into draft_versions (draft_id, user_id, number, cause, change, title, template, composition)
      select draft_id, user_id, ${row.number}, ${row.cause}, ${row.change}::json, ${row.title}, ${row.template}, ${row.composition}::json
      from (
        select draft_id, user_id from draft_inputs where draft_id = ${draft.id} and user_id = ${ownerId} for no key update
      ) as held
      on conflict (draft_id, number) do nothing`.execute(trx);
    if (inserted.numAffectedRows !== 1n) return false;
    if (known !== null) await keepInputs(trx, draft.id, ownerId, known);
    return true;
  });
  if (made) return { draftId: draft.id, version: base + 1, made: true };
  // Another tab was faster, or the inputs were deleted: reads again to find out which.
  const now = await readForChange(db, ownerId, fileName, source, base + 1);
  if (!now) throw new AppError('draft_not_found');
  if (now.next === null) throw new AppError('draft_inputs_deleted');
  if (!isDeepStrictEqual(now.next, { ...change })) throw new AppError('draft_changed');
  return { draftId: draft.id, version: base + 1, made: false };

  /** The composition after the change, and the draft's stored knowledge if it changed. */
  async function revise(): Promise<{ revised: Json | null; known: KnownOfDraft | null }> {
    if (composition === null) throw new AppError('draft_version_not_found');
    if (change.kind === 'restore')
      return { revised: source === base ? null : editor.restore(inputs, composition), known: null };
    const consulted = await editor.consult(inputs, composition, change, literature, AbortSignal.timeout(lookUpTime));
    const refused = change.kind === 'refuse' ? withRefusal(inputs.refused, change) : inputs.refused;
    const known = { findings: consulted?.findings ?? inputs.findings, refused };
    return {
      revised: editor.revise({ research, ...known }, composition, change, base + 1, consulted),
      known: known.findings === inputs.findings && refused === inputs.refused ? null : known,
    };
  }
}

/** Libraries that do not answer in time count as unreachable, so that callers don't wait longer than a page would. */
const lookUpTime = 30_000;

type KnownOfDraft = Pick<DraftInputs, 'findings'> & { readonly refused: readonly string[] };

function withRefusal(works: readonly string[], { work, refused }: DraftChange & { kind: 'refuse' }): readonly string[] {
  if (works.includes(work) === refused) return works;
  return refused ? [...works, work].slice(-mostRefused) : works.filter((id) => id !== work);
}

/** Higher than the number of works that the lookups of a draft can find. */
const mostRefused = 2_000;

async function keepInputs(db: Db | Trx, draftId: string, ownerId: string, known: KnownOfDraft): Promise<void> {
  await db
    .updateTable('draft_inputs')
    .set({
      findings: known.findings === null ? null : JSON.stringify(known.findings),
      refused: [...known.refused],
    })
    .where('draft_id', '=', draftId)
    .where('user_id', '=', ownerId)
    .execute();
}

interface DraftForChange {
  readonly id: string;
  readonly newest: number | null;
  /** The composition of the version to be changed; null if there is no version with that number. */
  readonly composition: Json | null;
  /** The change that created the next version, if it already exists. */
  readonly next: Json | null;
  readonly research: Json | null;
  readonly findings: Json;
  readonly refused: readonly string[] | null;
}

async function readForChange(
  db: Db,
  ownerId: string,
  fileName: string,
  source: number,
  next: number,
): Promise<DraftForChange | undefined> {
  return db
    .selectFrom('drafts')
    .leftJoin('draft_inputs', 'draft_inputs.draft_id', 'drafts.id')
    .leftJoin('draft_versions as source', (join) =>
      join.onRef('source.draft_id', '=', 'drafts.id').on('source.number', '=', source),
    )
    .leftJoin('draft_versions as next', (join) =>
      join.onRef('next.draft_id', '=', 'drafts.id').on('next.number', '=', next),
    )
    .select((eb) => [
      'drafts.id',
      'draft_inputs.research',
      'draft_inputs.findings',
      'draft_inputs.refused',
      'source.composition',
      'next.change as next',
      eb
        .selectFrom('draft_versions')
        .whereRef('draft_versions.draft_id', '=', 'drafts.id')
        .select((count) => count.fn.max('number').as('newest'))
        .as('newest'),
    ])
    .where('drafts.user_id', '=', ownerId)
    .where('drafts.file_name', '=', fileName)
    .executeTakeFirst();
}
