import { createHash } from 'node:crypto';
import type { Logger } from '#server/base/log/logger.ts';

/**
 * Asks a service with the API of Pwned Passwords whether a password was leaked. Only the first five characters of its
 * SHA-1 hash are sent, and padding hides the number of matches. If the service fails, the password is accepted.
 */
export async function isLeaked(baseUrl: string, password: string, log: Logger): Promise<boolean> {
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  try {
    const response = await fetch(`${baseUrl}${hash.slice(0, 5)}`, {
      headers: { 'Add-Padding': 'true' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const lines = (await response.text()).split('\n');
    // Padding entries have the count 0.
    return lines.some((line) => {
      const [suffix, count] = line.trim().split(':');
      return suffix?.toUpperCase() === hash.slice(5) && Number(count) > 0;
    });
  } catch (error) {
    log.warn({ err: error }, 'the check for leaked passwords did not answer');
    return false;
  }
}

const timeoutMilliseconds = 3_000;
