import type { HeldToken } from './token-keeper.ts';

/** Messages between the tabs of a browser. */
export type TabMessage =
  | { readonly kind: 'token'; readonly token: HeldToken }
  | { readonly kind: 'signed-in'; readonly userId: string }
  | { readonly kind: 'signed-out' };

export function notifyTabs(message: TabMessage): void {
  channel()?.postMessage(message);
}

/** Listens to the other tabs; returns a cleanup function. */
export function listenToTabs(listener: (message: TabMessage) => void): () => void {
  const heard = (event: MessageEvent<TabMessage>) => listener(event.data);
  channel()?.addEventListener('message', heard);
  return () => channel()?.removeEventListener('message', heard);
}

let opened: BroadcastChannel | null = null;

function channel(): BroadcastChannel | null {
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') return null;
  opened ??= new BroadcastChannel('foredraft-session');
  return opened;
}
