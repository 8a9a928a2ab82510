import type { User } from '#contract/account.ts';
import { clearCache } from './cache-store.ts';

/** The last user of this browser: a snapshot for a quick first paint and for cleanup, never a token. */
export const sessionSnapshot = {
  /** Stores the snapshot and removes other users' entries. A failure is only logged. */
  save(user: User): void {
    try {
      const snapshot = { id: user.id, username: user.username, role: user.role };
      localStorage.setItem(key, JSON.stringify(snapshot));
    } catch (error) {
      console.error('Failed to save auth state to localStorage', error);
    }
    clearCache(localStorage, user.id);
  },
  /** The session is over: removes all its data. */
  remove(): void {
    try {
      localStorage.removeItem(key);
      clearCache(localStorage);
    } catch {
      // Blocked storage is empty.
    }
  },
  /** Whether this browser has stored a logged-in user. */
  exists(): boolean {
    try {
      return localStorage.getItem(key) !== null;
    } catch {
      return false;
    }
  },
};

const key = 'foredraft_auth';
