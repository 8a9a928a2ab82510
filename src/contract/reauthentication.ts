import { z } from 'zod';
import type { AttemptsLimit, RuleLimit } from './rate-limits.ts';

/** Confirms the password; accounts without one must have logged in within the last ten minutes instead. */
export const reauthenticationSchema = z.object({ password: z.string().max(1_000, 'Password is too long').optional() });

/** Per user: confirming the password before changing it or before an irreversible action. */
export const reauthenticationLimit = {
  counts: 'attempts',
  name: 'reauthentication',
  words: 'wrong passwords per user',
  attempts: 10,
  seconds: 900,
} as const satisfies AttemptsLimit;

/** For every call that hashes a password: the queue for this slow work has a maximum length. */
export const hashingQueue: RuleLimit = {
  counts: 'rule',
  name: 'password-hashes',
  words: '200 passwords of all users waiting to be hashed',
  error: 'too_many_sign_ins',
};

/** For every call that confirms the user's password. */
export const passwordLimits = [reauthenticationLimit, hashingQueue] as const;
