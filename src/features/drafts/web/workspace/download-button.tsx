import { Download } from 'lucide-react';
import { useDownload } from '#web/lib/use-download.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { texts } from '../texts.ts';

/** Downloads a zip, and announces that it started or why not. `what` names it for screen readers. */
export function DownloadButton({ save, what, ...rest }: DownloadButtonProps) {
  const { start, busy } = useDownload(save);
  return (
    <Button
      {...rest}
      icon={<Download aria-hidden="true" />}
      busy={busy}
      busyText={texts.list.downloading}
      onClick={() => start()}
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
