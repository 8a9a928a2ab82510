import { useEffect } from 'react';
import { useOnline } from '../lib/connection.ts';
import { texts } from './texts.ts';

/** For a logged-in user: a note while the browser is offline, and our own page instead of the browser's error. */
export function OfflineNote() {
  const online = useOnline();
  useEffect(() => {
    // Without a service worker (an old browser, a private window), the browser's own error is shown.
    if (import.meta.env.PROD) navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined);
  }, []);
  return (
    <div role="status">
      {!online && <p className="border-b border-line bg-wash px-4 py-2 text-center text-sm">{texts.offline}</p>}
    </div>
  );
}
