import { brokers } from './brokers.ts';
import { estoppel } from './estoppel.ts';
import { governingLaw } from './governing-law.ts';
import { hazardous } from './hazardous.ts';
import { notices } from './notices.ts';
import { parking } from './parking.ts';
import { quietEnjoyment } from './quiet-enjoyment.ts';
import { signage } from './signage.ts';
import { subordinationSnda } from './subordination-snda.ts';

/** The fields of this group, in the order of the report. */
export const otherFields = [
  subordinationSnda,
  estoppel,
  quietEnjoyment,
  parking,
  signage,
  hazardous,
  notices,
  brokers,
  governingLaw,
] as const;
