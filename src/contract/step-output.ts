import type { z } from 'zod';

/**
 * The output of a step for later steps of its run. It is stored as JSON. If a new version of the product is installed
 * while the run is in progress, that version may read it.
 */
export interface StepOutput<Output = unknown> {
  /** The step's id. */
  readonly step: string;
  /** Stored with the output. When the schema changes, increase the number and add an upgrade from the previous one. */
  readonly format: number;
  /** Throws if the stored value has another shape or a newer format. */
  read(stored: unknown, format: number): Output;
}

/** `upgrades` has a function for each earlier format that returns the value in the next one. */
export function stepOutput<Output>(
  step: string,
  schema: z.ZodType<Output>,
  {
    format = 1,
    upgrades = {},
  }: { readonly format?: number; readonly upgrades?: Readonly<Record<number, (stored: unknown) => unknown>> } = {},
): StepOutput<Output> {
  return {
    step,
    format,
    read(stored, from) {
      if (from > format) {
        throw new Error(`the output of the step ${step} has format ${from}, which is newer than this version`);
      }
      let value = stored;
      for (let number = from; number < format; number += 1) {
        const upgrade = upgrades[number];
        if (!upgrade) throw new Error(`the output of the step ${step} has format ${number}, which has no upgrade`);
        value = upgrade(value);
      }
      return schema.parse(value);
    },
  };
}
