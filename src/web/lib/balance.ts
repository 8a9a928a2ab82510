import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { getBalance } from '../../contract/credits.ts';
import { limits } from '../../contract/limits.ts';
import { call } from './api.ts';
import { type Cached, cachedQueryKey, useCached } from './cache.ts';
import { runningWorkKey } from './running-work-key.ts';
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

/** Asks now for the balance and for what runs: a run was started or has ended. Joins requests that are under way. */
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
