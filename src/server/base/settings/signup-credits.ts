import { readSettingValue } from '#contract/settings.ts';
import type { Db } from '../db/database.ts';
import { findSetting } from './find-setting.ts';

/** Credits that a new account is given: what administrators set, otherwise what the installation is configured with. */
export async function readSignupCredits(db: Db, config: { readonly signupCredits: number }): Promise<number> {
  const value = readSettingValue('signup_credits', await findSetting(db, 'signup_credits'));
  return typeof value === 'number' ? value : config.signupCredits;
}
