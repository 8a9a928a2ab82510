import { Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import type { SharedItem } from '../../contract.ts';
import { texts } from './texts.ts';

const ShareDialog = lazy(() => import('./share-dialog.tsx').then(({ ShareDialog: Dialog }) => ({ default: Dialog })));

/** Opens the dialog for links to a report or draft. */
export function ShareButton({ kind, item, ...look }: SharedItem & Pick<ButtonProps, 'variant' | 'size'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" {...look} icon={<Share2 aria-hidden="true" />} onClick={() => setOpen(true)}>
        {texts.share}
      </Button>
      {open && (
        <Suspense>
          <ShareDialog shared={{ kind, item }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
