import { AppError } from '#contract/errors.ts';
import * as calls from '#contract/features.ts';
import { type EngineFacts, getFeature } from '#contract/features.ts';
import { createApi, mount } from '#server/base/http/endpoints.ts';
import type { Platform } from '#server/platform.ts';
import { findFeature, listFeatures } from './list-features.ts';
import { startPriceChanges } from './scheduled-prices.ts';
import { type PricedTool, seedFeatures } from './seed-features.ts';

/** The list of features. `seed` synchronizes the list with this build's tools at startup; workers call `startJobs`. */
export function createCatalog(
  platform: Pick<Platform, 'db' | 'jobs'>,
  { tools, ready, engineOf = () => null }: CatalogOptions,
) {
  const { db } = platform;
  const api = createApi();
  mount(api, calls.listFeatures, async () => ({ features: await listFeatures(db) }));
  mount(api, getFeature, async ({ params }) => {
    const feature = await findFeature(db, params.slug);
    if (!feature) throw new AppError('feature_inactive');
    return { ...feature, engine: engineOf(feature.slug) };
  });
  return {
    api,
    list: () => listFeatures(db),
    seed: () => seedFeatures(db, tools, ready),
    startJobs: () => startPriceChanges(platform),
  };
}

export { changeFeature, listPrices } from './change-feature.ts';
export { featureNames, featuresView } from './features-view.ts';
export { findFeature, findTool } from './list-features.ts';
export { readCosts } from './read-costs.ts';

export interface CatalogOptions {
  /** In the order of the list. */
  readonly tools: readonly PricedTool[];
  /** Slugs of those that work on this installation. */
  readonly ready: readonly string[];
  /** Which engine does a feature's work; null if it has none. */
  readonly engineOf?: (slug: string) => EngineFacts | null;
}
