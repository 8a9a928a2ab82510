import type { User } from '#contract/account.ts';
import { AppError } from '#contract/errors.ts';
import { endsSession } from './ends-session.ts';
import { createListeners } from './listeners.ts';

/**
 * Keeps the access token in memory and renews it. Refresh tokens rotate, and using one twice ends the session, so only
 * one renewal runs at a time: within a tab by a shared promise, across tabs by `exclusively`. A tab that waited uses
 * the token of the other one.
 */
export function createTokenKeeper(port: TokenPort): TokenKeeper {
  let held: HeldToken | null = null;
  let flight: Promise<Renewed> | null = null;
  // Incremented when the session is replaced or ended, so that a renewal in progress can't restore the old one.
  let generation = 0;
  const { notify, subscribe } = createListeners<TokenEvent>();

  const isFresh = (token: HeldToken | null): token is HeldToken => token !== null && token.expiresAt > port.now();

  async function renew(): Promise<Renewed> {
    const startedWith = held;
    const startedIn = generation;
    return port.exclusively(async () => {
      if (generation === startedIn && held !== startedWith && isFresh(held))
        return { token: held.value, user: held.user };
      if (generation !== startedIn) throw new AppError('unauthenticated');
      let answer: RefreshAnswer;
      try {
        answer = await port.askServer();
      } catch (error) {
        if (generation === startedIn && endsSession(error)) {
          held = null;
          generation += 1;
          notify({ kind: 'ended' });
        }
        throw error;
      }
      if (generation !== startedIn) throw new AppError('unauthenticated');
      held = {
        value: answer.session.access_token,
        expiresAt: port.now() + answer.session.expires_in * 1_000 - clockMargin,
        user: answer.user,
      };
      port.tell(held);
      notify({ kind: 'renewed', user: answer.user });
      return { token: held.value, user: answer.user };
    });
  }

  return {
    get: () => (isFresh(held) ? held.value : null),
    set(session, user) {
      generation += 1;
      held = { value: session.access_token, expiresAt: port.now() + session.expires_in * 1_000 - clockMargin, user };
    },
    clear() {
      generation += 1;
      held = null;
    },
    refresh() {
      flight ??= renew().finally(() => {
        flight = null;
      });
      return flight;
    },
    adopt(token) {
      // Another tab may have logged in as someone else; the session handles that, not this module.
      if (held !== null && held.user.id !== token.user.id) return;
      if (held !== null && held.expiresAt >= token.expiresAt) return;
      held = token;
    },
    subscribe,
  };
}

/** A token counts as expired this long before it really does, so that it doesn't expire during the request. */
const clockMargin = 5_000;

export interface TokenKeeper {
  /** The token while valid, otherwise null. */
  get(): string | null;
  set(session: RefreshAnswer['session'], user: User): void;
  clear(): void;
  /** Rejects with an AppError; emits 'ended' if the server says that the session is over. */
  refresh(): Promise<Renewed>;
  /** A token that another tab got. */
  adopt(token: HeldToken): void;
  subscribe(listener: (event: TokenEvent) => void): () => void;
}

export interface TokenPort {
  askServer(): Promise<RefreshAnswer>;
  /** Runs the work while no other tab runs its own. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  tell(token: HeldToken): void;
  now(): number;
}

export interface HeldToken {
  readonly value: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  readonly user: User;
}

export interface RefreshAnswer {
  readonly session: { readonly access_token: string; readonly expires_in: number };
  readonly user: User;
}

export interface Renewed {
  readonly token: string;
  readonly user: User;
}

export type TokenEvent = { readonly kind: 'renewed'; readonly user: User } | { readonly kind: 'ended' };
