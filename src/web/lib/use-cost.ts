import { useEffect } from 'react';
import { defaultCost, getFeature } from '../../contract/features.ts';
import { call } from './api.ts';
import { useCached } from './cache.ts';

/** What a run of a tool costs: null until it is known, and the usual cost where it cannot be read. */
export function useCost(slug: string): number | null {
  const { data, error } = useCached(
    'feature-cost',
    slug,
    async (signal) => (await call(getFeature, { params: { slug }, signal })).credit_cost,
  );
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);
  return data ?? (error ? defaultCost : null);
}
