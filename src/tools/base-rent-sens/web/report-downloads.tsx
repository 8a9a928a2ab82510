import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadReport } from '#features/reports/web/index.ts';
import { call } from '#web/lib/api.ts';
import { downloadFailure, downloadStarted, saveSigned } from '#web/lib/save-file.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { texts } from '#web/ui/texts.ts';

/** A button for each download format of a report. */
export function ReportDownloads({ id, formats }: { id: string; formats: readonly string[] }) {
  const [busy, setBusy] = useState<string | null>(null);
  async function download(format: string) {
    setBusy(format);
    try {
      await saveSigned(() => call(downloadReport, { params: { id }, body: { format } }));
      toast.success(downloadStarted);
    } catch (error) {
      toast.error(downloadFailure(error));
    } finally {
      setBusy(null);
    }
  }
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{texts.reports.label}</legend>
      {formats.map((format) => (
        <Button
          key={format}
          variant="secondary"
          size="small"
          icon={<Download aria-hidden="true" />}
          busy={busy === format}
          busyText={texts.reports.busy}
          onClick={() => void download(format)}
        >
          {texts.reports.format(format)}
        </Button>
      ))}
    </fieldset>
  );
}
