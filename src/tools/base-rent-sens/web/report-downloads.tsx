import { Download } from 'lucide-react';
import { downloadReport } from '#features/reports/web/index.ts';
import { call } from '#web/lib/api.ts';
import { saveSigned } from '#web/lib/save-file.ts';
import { useDownload } from '#web/lib/use-download.ts';
import { Button } from '#web/ui/button.tsx';
import { texts } from '#web/ui/texts.ts';

/** A button for each download format of a report. */
export function ReportDownloads({ id, formats }: { id: string; formats: readonly string[] }) {
  const download = useDownload((format: string) =>
    saveSigned(() => call(downloadReport, { params: { id }, body: { format } })),
  );
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{texts.reports.label}</legend>
      {formats.map((format) => (
        <Button
          key={format}
          variant="secondary"
          size="small"
          icon={<Download aria-hidden="true" />}
          busy={download.format === format}
          busyText={texts.reports.busy}
          onClick={() => download.start(format)}
        >
          {texts.reports.format(format)}
        </Button>
      ))}
    </fieldset>
  );
}
