import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { call } from '#web/lib/api.ts';
import { downloadFailure, downloadStarted, saveSigned } from '#web/lib/save-file.ts';
import { toast } from '#web/lib/toast.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { texts as uiTexts } from '#web/ui/texts.ts';
import { downloadReport } from '../../contract/reports.ts';
import { texts } from '../texts.ts';

/** One menu with every format that a report downloads as. */
export default function DownloadMenu({ id, formats }: { id: string; formats: readonly string[] }) {
  const [busy, setBusy] = useState(false);
  async function download(format: string) {
    setBusy(true);
    try {
      await saveSigned(() => call(downloadReport, { params: { id }, body: { format } }));
      toast.success(downloadStarted);
    } catch (error) {
      toast.error(downloadFailure(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Menu
      label={busy ? texts.report.downloading : texts.report.download}
      trigger={
        <>
          {busy ? texts.report.downloading : texts.report.download}
          <ChevronDown aria-hidden="true" />
        </>
      }
      triggerClassName={buttonStyle('secondary', 'small')}
      items={formats.map((format) => ({
        label: uiTexts.reports.format(format),
        onSelect: () => void download(format),
      }))}
    />
  );
}
