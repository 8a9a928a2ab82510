import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { shownMessage } from '#contract/errors.ts';
import { adjustCredits, adjustmentAmount } from '#features/credits/web/index.ts';
import { call } from '#web/lib/api.ts';
import { toast } from '#web/lib/toast.ts';
import { texts as allTexts } from '../texts.ts';

const texts = allTexts.credits;

/**
 * Adjusts a user's credits once: the same values sent again after a lost response count as the same request. Then
 * reloads users and transactions.
 */
export function useAdjustment() {
  const client = useQueryClient();
  const [error, setError] = useState<string>();
  const [amountError, setAmountError] = useState<string>();
  const attempt = useRef({ values: '', key: '' });

  async function adjust(wanted: { userId: string; amount: string; reason: string }): Promise<boolean> {
    setError(undefined);
    const parsed = adjustmentAmount.safeParse(readWholeNumber(wanted.amount));
    setAmountError(parsed.error?.issues[0]?.message);
    if (!parsed.success) return false;
    const body = { userId: wanted.userId, amount: parsed.data, reason: wanted.reason.trim() };
    const values = JSON.stringify(body);
    if (attempt.current.values !== values) attempt.current = { values, key: crypto.randomUUID() };
    try {
      await call(adjustCredits, { body, idempotencyKey: attempt.current.key });
    } catch (failure) {
      toast.error(texts.failure);
      setError(shownMessage(failure, texts.failure));
      return false;
    }
    attempt.current = { values: '', key: '' };
    toast.success(texts.success);
    await client.invalidateQueries({ queryKey: ['admin'] });
    return true;
  }

  return { adjust, error, amountError };
}

/** Number('') would be 0. */
function readWholeNumber(text: string): number {
  return /^\s*[+-]?\d+\s*$/.test(text) ? Number(text) : Number.NaN;
}
