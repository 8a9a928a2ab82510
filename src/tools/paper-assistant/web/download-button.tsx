import { Download } from 'lucide-react';
import { useState } from 'react';
import { signDraft } from '../../../contract/drafts.ts';
import { call } from '../../../web/lib/api.ts';
import { useSession } from '../../../web/lib/session.tsx';
import { toast } from '../../../web/lib/toast.ts';
import { Button } from '../../../web/ui/button.tsx';
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
          const { signedUrl } = await call(signDraft, { params: { userId: user?.id ?? '', fileName } });
          const link = document.createElement('a');
          link.href = signedUrl;
          link.download = fileName;
          link.click();
          toast.success('Download started successfully');
        } catch {
          toast.error('Failed to download file');
        } finally {
          setBusy(false);
        }
      }}
    >
      {texts.download}
    </Button>
  );
}
