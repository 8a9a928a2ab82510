import type { User } from '../../contract/account.ts';
import { clearCache } from './cache-store.ts';

/** Who was last signed in here: a snapshot for a quick first paint and for tidying up, never a token. */
export const sessionSnapshot = {
  /** Keeps the snapshot, and removes what was kept for anybody else. Failing to save is only logged. */
  save(user: User): void {
    try {
      const snapshot = { id: user.id, username: user.username, role: user.role };
      localStorage.setItem(key, JSON.stringify(snapshot));
    } catch (error) {
      console.error('Failed to save auth state to localStorage', error);
    }
    clearCache(localStorage, user.id);
  },
  /** The session is over: nothing of it stays. */
  remove(): void {
    try {
      localStorage.removeItem(key);
      clearCache(localStorage);
    } catch {
      // Storage that is forbidden holds nothing.
    }
  },
  /** Whether someone is signed in as far as this browser knows. */
  exists(): boolean {
    try {
      return localStorage.getItem(key) !== null;
    } catch {
      return false;
    }
  },
};

const key = 'foredraft_auth';
