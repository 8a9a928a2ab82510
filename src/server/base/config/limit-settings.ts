import { z } from 'zod';
import { wholeNumber } from './whole-number.ts';

const count = wholeNumber(1, 100_000);

/** Limits on how much of the shared work, storage and connections one user may use. */
export const limitSettings = {
  LIMITS: z.enum(['on', 'relaxed'], 'must be on or relaxed').default('on'),
  OPEN_RUNS_PER_USER: count.default(10),
  PRE_ANALYSES_PER_HOUR: count.default(60),
  UPLOADS_PER_HOUR: count.default(100),
  STORED_UPLOADS_PER_USER: count.default(20),
  // Must leave room for one research package.
  STORED_UPLOAD_MB_PER_USER: wholeNumber(12, 1_000_000).default(150),
  STREAMS_PER_USER: count.default(30),
  STREAMS_PER_PROCESS: count.default(2_000),
};

export function limitsOf(values: z.output<z.ZodObject<typeof limitSettings>>): LimitConfig {
  return {
    userLimits:
      values.LIMITS === 'relaxed'
        ? null
        : {
            openRuns: values.OPEN_RUNS_PER_USER,
            preAnalysesPerHour: values.PRE_ANALYSES_PER_HOUR,
            uploadsPerHour: values.UPLOADS_PER_HOUR,
            storedUploads: values.STORED_UPLOADS_PER_USER,
            storedBytes: values.STORED_UPLOAD_MB_PER_USER * 1_048_576,
          },
    streams: { perUser: values.STREAMS_PER_USER, perProcess: values.STREAMS_PER_PROCESS },
  };
}

export interface LimitConfig {
  /** null: LIMITS=relaxed, for imports and tests. */
  readonly userLimits: {
    /** Maximum open runs in each lane of the queue. */
    readonly openRuns: number;
    readonly preAnalysesPerHour: number;
    readonly uploadsPerHour: number;
    /** Maximum stored uploads, and their total size in bytes. */
    readonly storedUploads: number;
    readonly storedBytes: number;
  } | null;
  /** Maximum event streams open at the same time. */
  readonly streams: { readonly perUser: number; readonly perProcess: number };
}
