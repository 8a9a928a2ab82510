import { z } from 'zod';
import type { Consulted, DraftInputs } from '#contract/draft-editor.ts';
import type { Json } from '#contract/engine.ts';
import { stepOutput } from '#contract/step-output.ts';
import type { Composition } from '../compose.ts';
import type { Findings } from '../literature/look-up.ts';
import type { ResearchInput } from '../manuscript.ts';
import type { Answers } from '../revise/consult.ts';
import { compositionSchema, referencesSchema } from './composition-schema.ts';
import { findingsSchema, researchSchema } from './inputs-schema.ts';
import { upgradeFirstFormat } from './upgrade-first-format.ts';
import { upgradeSecondFormat } from './upgrade-second-format.ts';

/** The current format number. A change needs an upgrade step from the previous format. */
export const compositionFormat = 3;

/** The state before outputs of steps had format numbers. */
const earlierFormats = 2;

/** From each format to the next one. */
const upgrades: Readonly<Record<number, (stored: unknown) => unknown>> = {
  1: upgradeFirstFormat,
  2: upgradeSecondFormat,
};

export function storeComposition(composition: Composition): Json {
  // Without undefined fields, as the database returns it.
  return JSON.parse(JSON.stringify({ format: compositionFormat, ...composition })) as Json;
}

/** Reads a composition in any stored format; the first format has no number. Throws on anything else. */
export function readComposition(stored: Json): Composition {
  const { format, ...rest } = numbered.parse(stored);
  if (format > compositionFormat)
    throw new Error(`the stored draft has format ${format}, which is newer than this version of the product`);
  let content: unknown = rest;
  for (let number = format; number < compositionFormat; number += 1) content = upgrades[number]?.(content);
  return compositionSchema.parse(content);
}

/**
 * The output of the step that composes the draft. Its first format is the third format of stored drafts, and both are
 * changed together.
 */
export const composedOutput = stepOutput<Composition>('compose', compositionSchema, {
  format: compositionFormat - earlierFormats,
  upgrades: Object.fromEntries(
    Object.entries(upgrades).map(([number, upgrade]) => [Number(number) - earlierFormats, upgrade]),
  ),
});

const numbered = z.looseObject({ format: z.number().int().min(1).default(1) });

export function readInputs({ research, findings }: DraftInputs): {
  research: ResearchInput;
  findings: Findings | null;
} {
  return { research: readResearch(research), findings: findingsSchema.parse(findings) };
}

export function readResearch(stored: Json): ResearchInput {
  return researchSchema.parse(stored);
}

/** Library results for a change, as the drafts slice passes them on and stores them. */
export function storeAnswers({ findings, references }: Answers): Consulted {
  const stored = (value: unknown) => JSON.parse(JSON.stringify(value)) as Json;
  return {
    ...(findings === undefined ? {} : { findings: stored(findings) }),
    ...(references === undefined ? {} : { references: stored(references) }),
  };
}

export function readAnswers(consulted: Consulted | null): Answers {
  const findings = findingsSchema.parse(consulted?.findings ?? null);
  return {
    ...(findings === null ? {} : { findings }),
    ...(consulted?.references === undefined ? {} : { references: referencesSchema.parse(consulted.references) }),
  };
}
