import { readSetting } from '../../../contract/settings.ts';
import type { Db } from '../../../server/db/database.ts';
import { createApi, mount } from '../../../server/http/endpoints.ts';
import type { Platform } from '../../../server/platform.ts';
import { findSetting } from '../../../server/settings/find-setting.ts';

/** The settings that everybody may read. */
export function createSite({ db }: Pick<Platform, 'db'>) {
  const api = createApi();
  mount(api, readSetting, async ({ params: { key } }) => ({
    key,
    value: (await findSetting(db, key)) ?? missing[key],
  }));
  return { api };
}

/** The system settings that every page needs for its frame. */
export async function readPageSettings(db: Db): Promise<{ bannerEnabled: boolean; underConstruction: boolean }> {
  const [banner, construction] = await Promise.all([
    findSetting(db, 'enable_dismissible_notification'),
    findSetting(db, 'show_under_construction'),
  ]);
  return { bannerEnabled: banner !== 'false', underConstruction: construction !== 'false' };
}

/** What a setting counts as that nobody has stored. */
const missing = {
  invitation_required: 'false',
  enable_dismissible_notification: 'true',
  show_under_construction: 'true',
} as const;
