import { lazy, Suspense, useEffect, useState } from 'react';
import { useProcessing } from '../lib/processing.tsx';

/**
 * Covers the screen while the page waits for its work, then shows its error until the user closes it. Its code comes
 * when the page is idle, so that it is there when it is needed and in nobody's way before.
 */
export function ProcessingOverlay() {
  const { active, error } = useProcessing();
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => void loadDialog(), 1_000);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (active || error !== null) setNeeded(true);
  }, [active, error]);
  // Once needed it stays, so that it can give the focus back when it closes.
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <OverlayDialog />
    </Suspense>
  );
}

const loadDialog = () => import('./overlay-dialog.tsx').then(({ OverlayDialog }) => ({ default: OverlayDialog }));
const OverlayDialog = lazy(loadDialog);
