import type { DraftEditor } from '#contract/draft-editor.ts';
import { AppError } from '#contract/errors.ts';
import type { FoundWork } from '#contract/found-work.ts';
import type { LiteraturePort } from '#contract/literature.ts';

/** Finds works for the author's search words, without rejected ones. Throws literature_off. */
export async function searchWorks(
  literature: LiteraturePort | null,
  editor: Pick<DraftEditor, 'presentWork'>,
  refused: readonly string[],
  query: string,
): Promise<{ state: 'answered' | 'offline'; works: FoundWork[] }> {
  if (literature === null) throw new AppError('literature_off');
  const signal = AbortSignal.timeout(searchTime);
  try {
    const { state, works } = await literature.search(query, Math.min(shown + refused.length, mostAsked), signal);
    const proposed = works.filter(({ id }) => !refused.includes(id)).slice(0, shown);
    return { state, works: proposed.map((work) => editor.presentWork(work)) };
  } catch (error) {
    if (signal.aborted) return { state: 'offline', works: [] };
    throw error;
  }
}

const shown = 8;
const mostAsked = 50;
const searchTime = 15_000;
