import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { getBalance } from '#contract/balance.ts';
import { limits } from '#contract/limits.ts';
import { call } from './api.ts';
import { type Cached, cachedQueryKey, useCached } from './cache.ts';
import { runningWorkKey } from './running-work-key.ts';
import { useSession } from './session.tsx';

/** The user's credits, refetched every five minutes; undefined until known. */
export function useBalance(): number | undefined {
  const { user, status } = useSession();
  const { data } = useBalanceRead();
  return data ?? (status === 'signed-in' ? user?.credits : undefined);
}

/** The user's credits with their error, for the page about credits. */
export function useBalanceRead(): Pick<Cached<number>, 'data' | 'error'> {
  return useCached('credit-balance', null, loadBalance, {
    refetchInterval: limits.balanceRefresh,
    staleTime: 10_000,
  });
}

/** Refetches the balance and the running runs after a run has started or ended. Joins requests in progress. */
export function useRefreshBalance(): () => Promise<void> {
  const client = useQueryClient();
  const { user } = useSession();
  const userId = user?.id ?? null;
  return useCallback(async () => {
    const keys = [cachedQueryKey('credit-balance', userId, null), runningWorkKey(userId)];
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey }, { cancelRefetch: false })));
  }, [client, userId]);
}

const loadBalance = async (signal: AbortSignal) => (await call(getBalance, { signal })).credits;
