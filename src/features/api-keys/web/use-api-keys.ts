import { useQuery } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import { type ApiKey, listApiKeys } from '../contract.ts';

/** The user's keys from the server; call `reload` after every change. */
export function useApiKeys(userId: string): ApiKeysQuery {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['api-keys', userId],
    queryFn: ({ signal }) => call(listApiKeys, { signal }),
    staleTime: 0,
  });
  return { keys: data?.keys, failed: error !== null, loading: isFetching, reload: async () => void (await refetch()) };
}

interface ApiKeysQuery {
  /** Undefined until loaded. */
  readonly keys: readonly ApiKey[] | undefined;
  readonly failed: boolean;
  readonly loading: boolean;
  readonly reload: () => Promise<void>;
}
