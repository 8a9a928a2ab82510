import { useQuery } from '@tanstack/react-query';
import { type EngineFacts, getFeature } from '../../contract/features.ts';
import { call } from './api.ts';
import { useSession } from './session.tsx';

/** Who works for a tool here; null until it is known, and where it cannot be read: then nothing is said about it. */
export function useEngineFacts(slug: string): EngineFacts | null {
  const { status } = useSession();
  const { data } = useQuery({
    queryKey: ['engine-facts', slug],
    enabled: status === 'signed-in',
    queryFn: async ({ signal }) => (await call(getFeature, { params: { slug }, signal })).engine ?? null,
  });
  return data ?? null;
}
