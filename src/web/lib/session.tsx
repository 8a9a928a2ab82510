import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { isAdmin, type Session, type User } from '#contract/account.ts';
import { wayBackCookie } from '#contract/way-back.ts';
import { accessToken, postAuth, refreshAccessToken } from './access-token.ts';
import { finishBeforeLogout } from './before-logout.ts';
import { endsSession } from './ends-session.ts';
import { isImpersonating, markImpersonation } from './impersonation.ts';
import { leaveWithoutAsking } from './leave-prompts.ts';
import { sessionSnapshot } from './session-snapshot.ts';
import { clearBrowserStorage, leaveNote } from './session-storage.ts';
import { listenToTabs, notifyTabs } from './tabs.ts';

/**
 * The current user. The server sends it with the document. It is only confirmed when the session has returned an access
 * token; until then the state is 'loading' (the user's name may already be shown). `impersonated`: an administrator is
 * viewing the product as this user.
 */
export function SessionProvider({ initialUser, impersonated = false, children }: SessionProviderProps) {
  markImpersonation(impersonated);
  const [state, setState] = useState<SessionState>({ status: 'loading', user: initialUser });
  const suspensions = useRef(0);
  const userRef = useRef(state.user);
  userRef.current = state.user;
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();

  const enter = useCallback((user: User) => {
    sessionSnapshot.save(user);
    setState({ status: 'signed-in', user });
  }, []);

  // First check: the server's session cookie must return a token.
  const looked = useRef(false);
  useEffect(() => {
    if (looked.current) return;
    looked.current = true;
    if (!initialUser) {
      sessionSnapshot.remove();
      setState((current) => (current.status === 'loading' ? { status: 'signed-out', user: null } : current));
      return;
    }
    refreshAccessToken().then(
      ({ user }) => (impersonated ? setState({ status: 'signed-in', user: initialUser }) : enter(user)),
      // A refusal arrives as 'ended' below; after a broken connection the user stays logged in, and the frame offers a
      // retry.
      () =>
        setState((current) =>
          current.status === 'loading' ? { status: 'signed-in', user: initialUser, unread: true } : current,
        ),
    );
  }, [initialUser, impersonated, enter]);

  useEffect(() => {
    const stopToken = accessToken.subscribe((event) => {
      if (suspensions.current > 0) return;
      if (event.kind === 'ended') void endRefusedSession();
      else if (!isImpersonating() && userRef.current && userRef.current.id !== event.user.id) location.reload();
    });
    const stopTabs = listenToTabs((message) => {
      if (suspensions.current > 0) return;
      const known = userRef.current;
      if (message.kind === 'token') {
        if (known?.id === message.token.user.id) accessToken.adopt(message.token);
      } else if (message.kind === 'signed-in') {
        if (!isImpersonating() && known?.id !== message.userId) location.reload();
      } else if (known) {
        sessionSnapshot.remove();
        goTo(isAdmin(known) ? '/' : '/login');
      }
    });
    // A page restored by the browser may belong to an ended session.
    const shownAgain = (event: PageTransitionEvent) => {
      if (event.persisted && userRef.current) refreshAccessToken().catch(() => {});
    };
    window.addEventListener('pageshow', shownAgain);
    return () => {
      window.removeEventListener('pageshow', shownAgain);
      stopToken();
      stopTabs();
    };
  }, []);

  const logIn = useCallback(
    (session: Session, user: User) => {
      accessToken.set(session, user);
      queries.clear();
      enter(user);
      notifyTabs({ kind: 'signed-in', userId: user.id });
    },
    [enter, queries],
  );

  const logOut = useCallback(async () => {
    const admin = isImpersonating() || isAdmin(userRef.current);
    await finishBeforeLogout();
    // A server failure doesn't prevent logging out.
    const told = await sendLogout(accessToken.get());
    accessToken.clear();
    clearBrowserStorage();
    if (!told) leaveNote();
    notifyTabs({ kind: 'signed-out' });
    // Loads a new document, so that no data of the old user stays in memory.
    goTo(admin ? '/' : '/login');
  }, []);

  const forget = useCallback(() => {
    accessToken.clear();
    queries.clear();
    clearBrowserStorage();
    setState({ status: 'signed-out', user: null });
    notifyTabs({ kind: 'signed-out' });
  }, [queries]);

  const reloadUser = useCallback(async () => {
    const bearer = accessToken.get() ?? (await refreshAccessToken()).token;
    try {
      const { user } = await postAuth<{ user: User }>({ action: 'getUser' }, bearer);
      enter(user);
      await revalidate();
    } catch (error) {
      if (endsSession(error)) await endRefusedSession();
      throw error;
    }
  }, [enter, revalidate]);

  const suspend = useCallback(() => {
    suspensions.current += 1;
    let over = false;
    return () => {
      if (!over) suspensions.current -= 1;
      over = true;
    };
  }, []);

  const value = useMemo(
    () => ({ ...state, logIn, logOut, forget, reloadUser, suspend }),
    [state, logIn, logOut, forget, reloadUser, suspend],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}

interface SessionProviderProps {
  readonly initialUser: User | null;
  readonly impersonated?: boolean;
  readonly children: ReactNode;
}

export function useSession(): SessionControl {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

export interface SessionControl extends SessionState {
  /** After a login: keeps the token in memory and the snapshot, and tells the other tabs. */
  logIn(session: Session, user: User): void;
  /** Ends the session here and on the server, clears the browser's data, and goes to /login (an administrator to /). */
  logOut(): Promise<void>;
  /** The server has ended this browser's session: clears the browser's data in every tab, and stays on the page. */
  forget(): void;
  /** Reloads the user; a refused session ends. */
  reloadUser(): Promise<void>;
  /**
   * Until the returned function is called, changes of the session (including those from other tabs) are not followed.
   */
  suspend(): () => void;
}

interface SessionState {
  readonly status: 'loading' | 'signed-in' | 'signed-out';
  /** While 'loading', the user according to the server. */
  readonly user: User | null;
  /** Whether loading the user failed, for example offline; the session continues. */
  readonly unread?: boolean;
}

const SessionContext = createContext<SessionControl | null>(null);

/** Milliseconds that a logout waits for the server. */
const logoutPatience = 4_000;

/** Called when the server has ended the session: removes the session's data and cookie, and asks the user to log in. */
async function endRefusedSession(): Promise<void> {
  // Several calls can be rejected at the same time; only the first one redirects.
  if (leaving) return;
  leaving = true;
  accessToken.clear();
  sessionSnapshot.remove();
  // With a remaining cookie, the login page would redirect straight back.
  if (!(await sendLogout(null))) leaveNote();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari.
  document.cookie = wayBackCookie(
    { path: location.pathname + location.search, expired: true },
    location.protocol === 'https:',
  );
  goTo('/login');
}

let leaving = false;

/** Ends the session on the server, which removes its cookie; false when that failed. */
function sendLogout(bearer: string | null): Promise<boolean> {
  return postAuth({ action: 'logout' }, bearer ?? undefined, AbortSignal.timeout(logoutPatience)).then(
    () => true,
    () => false,
  );
}

function goTo(path: string): void {
  leaveWithoutAsking();
  location.assign(path);
}
