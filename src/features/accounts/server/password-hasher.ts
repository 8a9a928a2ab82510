import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, hashSync, type Options, verify } from '@node-rs/argon2';
import { AppError } from '../../../contract/errors.ts';

/**
 * Argon2id with the parameters of the OWASP Password Storage Cheat Sheet (19 MiB, 2 passes, 1 lane). Only so many run
 * at once that a core stays free for everything else; the others wait in line, and a line that is full refuses.
 */
export function createPasswordHasher(options: HasherOptions = {}): PasswordHasher {
  const running = options.running ?? Math.max(1, availableParallelism() - 1);
  const line = createLine({ running, waiting: options.waiting ?? 200 });
  // Compared with when there is no password, so that an unknown address costs the same work as a known one.
  const decoyHash = hashSync(randomBytes(32), parameters);

  return {
    hash: (password) => line(() => hash(normalised(password), parameters)),
    verify: (passwordHash, password) =>
      line(async () => {
        const matches = await verify(passwordHash ?? decoyHash, normalised(password));
        return matches && passwordHash !== null;
      }),
  };
}

export interface HasherOptions {
  /** How many hashes run at once; one less than there are cores unless said. */
  readonly running?: number;
  /** How many may wait beyond those. */
  readonly waiting?: number;
}

export interface PasswordHasher {
  /** In PHC form. Throws too_many_sign_ins when the line is full. */
  hash(password: string): Promise<string>;
  /** Takes as long for null (no such account, or one without a password) as for a hash, and answers false then. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
}

// Algorithm 2 is Argon2id; its name is a const enum, which does not exist at run time.
const parameters: Options = { algorithm: 2 as Options['algorithm'], memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same password typed on another keyboard gives the same characters (NIST SP 800-63B, 5.1.1.2). */
function normalised(password: string): string {
  return password.normalize('NFKC');
}

function createLine(limits: { running: number; waiting: number }) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < limits.running) running += 1;
    else if (waiting.length >= limits.waiting) throw new AppError('too_many_sign_ins', { retryAfter: 5 });
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The place is handed on, not given up, so that nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
