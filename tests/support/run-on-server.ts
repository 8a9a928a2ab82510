import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/**
 * Runs one statement on a server's own database. A database that is being vacuumed cannot be dropped by its owner
 * (42501: the worker belongs to the superuser), so this waits for that.
 */
export async function runOnServer(url: string, statement: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await client.query(statement);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== '42501' || attempt === 50) throw error;
      await sleep(200);
    } finally {
      await client.end();
    }
  }
}
