import type { z } from 'zod';

/**
 * What a step leaves for later steps of its run. It is stored as JSON, and a later version of the product may read it
 * back, when it is installed while the run is in progress.
 */
export interface StepOutput<Output = unknown> {
  /** The step's id. */
  readonly step: string;
  /** Stored with the output. A change of the schema needs the next number and an upgrade from the last one. */
  readonly format: number;
  /** Throws if the stored value is of another shape or of a newer format. */
  read(stored: unknown, format: number): Output;
}

/** `upgrades` has, for each earlier format, a function that returns the value in the next one. */
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
