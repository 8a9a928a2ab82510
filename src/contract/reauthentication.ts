import { z } from 'zod';

/** Confirms the password; accounts without one must have logged in within the last ten minutes instead. */
export const reauthenticationSchema = z.object({ password: z.string().max(1_000, 'Password is too long').optional() });
