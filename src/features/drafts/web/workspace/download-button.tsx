import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadFailure, downloadStarted } from '#web/lib/save-file.ts';
import { toast } from '#web/lib/toast.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { texts } from '../texts.ts';

/** Downloads a zip, and announces that it started or why not. `what` names it for screen readers. */
export function DownloadButton({ save, what, ...rest }: DownloadButtonProps) {
  const [busy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      await save();
      toast.success(downloadStarted);
    } catch (thrown) {
      toast.error(downloadFailure(thrown));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button
      {...rest}
      icon={<Download aria-hidden="true" />}
      busy={busy}
      busyText={texts.list.downloading}
      onClick={() => void download()}
    >
      <span>
        {texts.list.download}
        {what !== undefined && <span className="sr-only"> {what}</span>}
      </span>
    </Button>
  );
}

interface DownloadButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'disabled'> {
  readonly save: () => Promise<void>;
  readonly what?: string;
}
