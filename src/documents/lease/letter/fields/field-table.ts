import type { FieldValue } from '#contract/lease-report.ts';

/**
 * By field: texts with the evidence that reads them and the value, and texts that must not give a value, or not this
 * one.
 */
export type FieldTable = Readonly<
  Record<
    string,
    {
      readonly finds: readonly (readonly [by: string, text: string, value: FieldValue, state?: 'found' | 'check'])[];
      readonly silent?: readonly (readonly [by: string | null, text: string, not?: FieldValue])[];
    }
  >
>;
