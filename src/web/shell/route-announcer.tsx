import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { toasts } from '../lib/toast.ts';

/** Announces the new page's title to screen readers, and moves a lost focus to the start of the page. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const first = useRef(true);
  const [title, setTitle] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the event, not an input.
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    toasts.leavePage();
    setTitle(document.title);
    // The clicked link may have disappeared with its page.
    if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
