import { useEffect } from 'react';
import { defaultCost, getFeature } from '../../contract/features.ts';
import { call } from './api.ts';
import { useCached } from './cache.ts';

/**
 * What a run of a tool costs. `shown` is the usual cost until its own is known, and where that cannot be read; nobody is
 * refused for the sake of that one.
 */
export function useCost(slug: string): { readonly shown: number; readonly known: number | undefined } {
  const { data, error } = useCached(
    'feature-cost',
    slug,
    async (signal) => (await call(getFeature, { params: { slug }, signal })).credit_cost,
  );
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);
  return { shown: data ?? defaultCost, known: data };
}
