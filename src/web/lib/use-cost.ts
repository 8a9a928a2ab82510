import { useEffect } from 'react';
import { defaultCost, getFeature } from '../../contract/features.ts';
import { call } from './api.ts';
import { useCached } from './cache.ts';
import { useShell } from './shell.ts';

/**
 * What a run of a tool costs: as it came with the page, then as it is read again. `shown` is the usual cost where neither
 * can be read; no one is refused for the sake of that one.
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
