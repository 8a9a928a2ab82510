import { Download } from 'lucide-react';
import { saveDraft } from '#features/drafts/web/index.ts';
import { useSession } from '#web/lib/session.tsx';
import { useDownload } from '#web/lib/use-download.ts';
import { Button } from '#web/ui/button.tsx';
import { texts } from './texts.ts';

/** Saves the draft's zip under its name. */
export function DownloadButton({ fileName }: { fileName: string }) {
  const { user } = useSession();
  const { start, busy } = useDownload(() => saveDraft(user?.id ?? '', fileName));
  return (
    <Button
      variant="secondary"
      icon={<Download aria-hidden="true" />}
      busy={busy}
      busyText={texts.downloading}
      onClick={() => start()}
    >
      {texts.download}
    </Button>
  );
}
