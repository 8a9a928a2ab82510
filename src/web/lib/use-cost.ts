import { useEffect } from 'react';
import { defaultCost, getFeature } from '#contract/features.ts';
import { call } from './api.ts';
import { useCached } from './cache.ts';
import { useShell } from './shell.ts';

/**
 * The price of a tool's run: from the page, then refetched. `shown` is the default price if neither is available; that
 * never blocks a user.
 */
export function useCost(slug: string): { readonly shown: number; readonly known: number | undefined } {
  const { costs } = useShell();
  const { data, error, refreshing } = useCached(
    'feature-cost',
    slug,
    async (signal) => (await call(getFeature, { params: { slug }, signal })).credit_cost,
  );
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);
  const isFresh = data !== undefined && !refreshing && error === null;
  const known = isFresh ? data : (costs[slug] ?? data);
  return { shown: known ?? defaultCost, known };
}
