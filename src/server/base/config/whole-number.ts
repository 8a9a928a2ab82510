import { z } from 'zod';

/** A setting that is a whole number within these bounds. */
export const wholeNumber = (least: number, most: number) =>
  z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(least, `must be ${least} or more`)
    .max(most, `must be ${most} or less`);
