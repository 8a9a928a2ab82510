import { readSettingValue } from '#contract/settings.ts';
import type { Db } from '../db/database.ts';
import { findSetting } from './system-settings.ts';

/** Credits for a new account: the administrators' setting, otherwise the configured default. */
export async function readSignupCredits(db: Db, config: { readonly signupCredits: number }): Promise<number> {
  const value = readSettingValue('signup_credits', await findSetting(db, 'signup_credits'));
  return typeof value === 'number' ? value : config.signupCredits;
}
