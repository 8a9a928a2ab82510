import { openWithAny, secretsOf } from '#server/base/secrets/secrets.ts';
import type { Platform } from '#server/platform.ts';
import { openSecret, sealSecret } from './sealed-secret.ts';

/**
 * Re-encrypts authenticator secrets that were encrypted with an earlier key, so that the earlier key can be removed
 * from the settings. Recovery codes are stored as hashes and depend on the key they were created with.
 */
export async function resealSecondFactors({ db, config, log }: Pick<Platform, 'db' | 'config' | 'log'>): Promise<void> {
  if (config.previousSecrets.length === 0) return;
  const factors = await db.selectFrom('second_factors').select(['user_id', 'sealed_secret']).execute();
  for (const { user_id: userId, sealed_secret: sealed } of factors) {
    try {
      const { opened, outdated } = openWithAny(secretsOf(config), (secret) => openSecret(secret, userId, sealed));
      if (!outdated) continue;
      await db
        .updateTable('second_factors')
        .set({ sealed_secret: sealSecret(config.secret, userId, opened) })
        .where('user_id', '=', userId)
        .where('sealed_secret', '=', sealed)
        .execute();
    } catch (error) {
      log.error({ err: error, userId }, 'an authenticator secret fits none of the known secrets');
    }
  }
}
