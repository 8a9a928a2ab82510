import { useCallback, useEffect, useRef, useState } from 'react';
import { AppError } from '#contract/errors.ts';
import { call } from '#web/lib/api.ts';
import { checkRecoveryLink } from '../contract/login.ts';
import { plainMessage } from './failure-messages.ts';
import { type RecoveryTokens, readRecoveryFragment } from './recovery-fragment.ts';

/**
 * The recovery link of this page, removed from the address so that neither history nor a copied address has it, and
 * checked by the server without using it up.
 */
export function useRecoveryLink(): { link: RecoveryLink; checkAgain(): void; giveUp(): void } {
  const [link, setLink] = useState<RecoveryLink>({ kind: 'checking' });
  const opened = useRef<RecoveryTokens | 'none' | null>(null);

  const check = useCallback(async (tokens: RecoveryTokens) => {
    setLink({ kind: 'checking' });
    try {
      const { email } = await call(checkRecoveryLink, { body: tokens });
      setLink({ kind: 'valid', tokens, email });
    } catch (failure) {
      const refused = failure instanceof AppError && failure.status < 500 && failure.status !== 429;
      setLink(refused ? { kind: 'invalid' } : { kind: 'unchecked', message: plainMessage(failure) });
    }
  }, []);

  useEffect(() => {
    if (opened.current !== null) return;
    const tokens = readRecoveryFragment(location.hash);
    if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
    opened.current = tokens ?? 'none';
    if (tokens) void check(tokens);
    else setLink({ kind: 'invalid' });
  }, [check]);

  return {
    link,
    checkAgain: () => {
      if (opened.current !== null && opened.current !== 'none') void check(opened.current);
    },
    giveUp: () => setLink({ kind: 'invalid' }),
  };
}

type RecoveryLink =
  | { readonly kind: 'checking' }
  | { readonly kind: 'valid'; readonly tokens: RecoveryTokens; readonly email: string }
  | { readonly kind: 'invalid' }
  /** The server couldn't be reached. */
  | { readonly kind: 'unchecked'; readonly message: string };
