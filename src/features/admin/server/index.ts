import { createApi, mount } from '../../../server/http/endpoints.ts';
import type { Platform } from '../../../server/platform.ts';
import { adminOverview } from '../contract.ts';
import { countOverview } from './overview.ts';

export function createAdmin({ db }: Pick<Platform, 'db'>) {
  const api = createApi();
  mount(api, adminOverview, () => countOverview(db));
  return { api };
}
