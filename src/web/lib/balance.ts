import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { getBalance } from '../../contract/credits.ts';
import { limits } from '../../contract/limits.ts';
import { call } from './api.ts';
import { type Cached, cachedQueryKey, useCached } from './cache.ts';
import { useSession } from './session.tsx';

/** The signed-in user's credits, asked for again every five minutes; undefined until they are known. */
export function useBalance(): number | undefined {
  const { user, status } = useSession();
  const { data } = useBalanceRead();
  return data ?? (status === 'signed-in' ? user?.credits : undefined);
}

/** The same with its failure, for the page that is about it. */
export function useBalanceRead(): Pick<Cached<number>, 'data' | 'error'> {
  return useCached('credit-balance', null, loadBalance, {
    refetchInterval: limits.balanceRefresh,
    staleTime: 10_000,
  });
}

/** Asks for the balance now, for instance after a run; joins a request that is under way. */
export function useRefreshBalance(): () => Promise<void> {
  const client = useQueryClient();
  const { user } = useSession();
  const userId = user?.id ?? null;
  return useCallback(
    () =>
      client.invalidateQueries({ queryKey: cachedQueryKey('credit-balance', userId, null) }, { cancelRefetch: false }),
    [client, userId],
  );
}

const loadBalance = async (signal: AbortSignal) => (await call(getBalance, { signal })).credits;
