import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveDraft } from '#features/drafts/web/index.ts';
import { downloadFailure, downloadStarted } from '#web/lib/save-file.ts';
import { useSession } from '#web/lib/session.tsx';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { texts } from './texts.ts';

/** Saves the draft's zip under its name. */
export function DownloadButton({ fileName }: { fileName: string }) {
  const { user } = useSession();
  const [busy, setBusy] = useState(false);
  return (
    <Button
      variant="secondary"
      icon={<Download aria-hidden="true" />}
      busy={busy}
      busyText={texts.downloading}
      onClick={async () => {
        setBusy(true);
        try {
          await saveDraft(user?.id ?? '', fileName);
          toast.success(downloadStarted);
        } catch (error) {
          toast.error(downloadFailure(error));
        } finally {
          setBusy(false);
        }
      }}
    >
      {texts.download}
    </Button>
  );
}
