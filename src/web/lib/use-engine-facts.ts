import { useQuery } from '@tanstack/react-query';
import { type EngineFacts, getFeature } from '#contract/features.ts';
import { call } from './api.ts';
import { useSession } from './session.tsx';

/**
 * The engine of a tool on this installation; null until known or if it can't be loaded: then nothing is shown about
 * it.
 */
export function useEngineFacts(slug: string): EngineFacts | null {
  const { status } = useSession();
  const { data } = useQuery({
    queryKey: ['engine-facts', slug],
    enabled: status === 'signed-in',
    queryFn: async ({ signal }) => (await call(getFeature, { params: { slug }, signal })).engine ?? null,
  });
  return data ?? null;
}
