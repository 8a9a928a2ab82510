import type { LiteraturePort } from '#contract/literature.ts';
import type { ModelCalls } from '#contract/model.ts';
import { type Findings, lookUp, workLimit } from '../literature/look-up.ts';
import { askForQueries } from './model-work.ts';

/** Lets a model suggest searches in addition to the composer's, and adds their results. */
export async function searchFurther(
  text: string,
  known: Findings | null,
  literature: LiteraturePort | null,
  model: ModelCalls,
  signal: AbortSignal,
): Promise<{ findings: Findings | null; failures: string[] }> {
  if (known?.state !== 'on' || literature === null) return { findings: known, failures: [] };
  const { queries, failures } = await askForQueries(text, model);
  const made = new Set(known.queries.map(({ query }) => query));
  const limits = [signal, AbortSignal.timeout(searchMilliseconds), ...(model.patience ? [model.patience] : [])];
  const further = await lookUp(
    [],
    queries.filter((query) => !made.has(query)),
    literature,
    AbortSignal.any(limits),
  );
  signal.throwIfAborted();
  const works = new Map([...known.works, ...further.works].map((found) => [found.work.id, found]));
  return {
    findings: {
      ...known,
      works: [...works.values()].slice(0, workLimit),
      queries: [...known.queries, ...further.queries],
    },
    failures,
  };
}

/** The fraction of the time left for the model. */
const searchMilliseconds = 15_000;
