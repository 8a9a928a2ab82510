import { z } from 'zod';
import { type ModelCalls, ModelFailure, type ModelSpending } from '#contract/model.ts';
import type { AskedOf } from './asked.ts';

/**
 * A model's statements about a document, part by part: claims that have not been located in the document yet. Plain
 * data.
 */
export interface ModelClaims {
  readonly name: string;
  readonly spending: ModelSpending;
  readonly claims: readonly (ModelClaim & { readonly part: number })[];
  readonly risks: readonly (RiskClaim & { readonly part: number })[];
  /** Why some parts were not read, in sentences for the report. */
  readonly failures: readonly string[];
  readonly parts: { readonly read: number; readonly all: number };
}

const claim = z.object({ field: z.string(), value: z.string(), quote: z.string() });
export type ModelClaim = z.infer<typeof claim>;

const riskClaim = z.object({ rule: z.string(), quote: z.string() });
/** A risk by the name of its rule, and the sentence that states it. */
export type RiskClaim = z.infer<typeof riskClaim>;

/** Asks a model about the parts of a document. Rejects only if the run itself is aborted. */
export async function askModel(
  parts: readonly string[],
  model: ModelCalls,
  of: AskedOf = 'lease',
): Promise<ModelClaims> {
  const claims: (ModelClaim & { part: number })[] = [];
  const risks: (RiskClaim & { part: number })[] = [];
  const failures: string[] = [];
  const patience = AbortSignal.timeout(patienceMilliseconds);
  let read = 0;
  const task = await taskText(of);
  for (const [part, document] of parts.entries()) {
    try {
      const said = await within(patience, () =>
        model.ask({ key: `fields-${part + 1}`, task, data: { document }, answer, maxTokens: 8_000 }),
      );
      read += 1;
      claims.push(...said.fields.map((each) => ({ ...each, part })));
      risks.push(...said.risks.map((each) => ({ ...each, part })));
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      if (!failures.includes(error.message)) failures.push(error.message);
      // A wrong answer about one part doesn't affect the others; an unavailable model isn't asked again.
      if (!ofOneAnswer.has(error.reason)) break;
    }
  }
  return { name: model.name, spending: model.spent(), claims, risks, failures, parts: { read, all: parts.length } };
}

const ofOneAnswer: ReadonlySet<string> = new Set(['unreadable', 'cut', 'empty', 'refused']);

/** Runs of the document tools end after 15 minutes, and the built-in report must be delivered before that. */
const patienceMilliseconds = 10 * 60_000;

/**
 * The registries of fields and risks are loaded only with the first question: a server without a model never needs
 * them.
 */
async function taskText(asked: AskedOf): Promise<string> {
  const { askedOf } = await import('./asked.ts');
  const { fields, risks } = askedOf(asked);
  return `You read one part of a commercial lease, or of a letter of intent to lease. Find what it says of these fields:
${fields.map(({ id, ask }) => `${id}: ${ask}`).join('\n')}
For each field that this part states, give "field" (its name above), "value" (the words or figures of the value alone, copied letter by letter; for a right or a duty the words that grant or impose it) and "quote" (the sentence or line that states it, copied letter by letter, at most 400 characters). "value" has to be part of "quote". Calculate nothing, translate nothing, complete nothing. Leave out every field that this part does not state, and every passage that denies it.

Find also what it says that is one of these risks:
${risks.map(({ id, ask }) => `${id}: ${ask}`).join('\n')}
For each risk that this part states, give "rule" (its name above) and "quote" (the sentence that states it, copied letter by letter, at most 400 characters). Leave out every passage that denies the risk, takes it back by an exception, or gives the right or the duty to both sides, unless the risk is about both.`;
}

const answer = z.object({ fields: z.array(claim).max(150), risks: z.array(riskClaim).max(80).default([]) });

async function within<T>(patience: AbortSignal, work: () => Promise<T>): Promise<T> {
  if (patience.aborted) throw new ModelFailure('too_slow');
  let giveUp = () => {};
  const limit = new Promise<never>((_, reject) => {
    giveUp = () => reject(new ModelFailure('too_slow'));
    patience.addEventListener('abort', giveUp, { once: true });
  });
  try {
    return await Promise.race([work(), limit]);
  } finally {
    patience.removeEventListener('abort', giveUp);
  }
}
