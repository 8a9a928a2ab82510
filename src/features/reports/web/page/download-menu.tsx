import { ChevronDown } from 'lucide-react';
import { call } from '#web/lib/api.ts';
import { saveSigned } from '#web/lib/save-file.ts';
import { useDownload } from '#web/lib/use-download.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { texts as uiTexts } from '#web/ui/texts.ts';
import { downloadReport } from '../../contract/reports.ts';
import { texts } from '../texts.ts';

/** One menu with every format that a report downloads as. */
export default function DownloadMenu({ id, formats }: { id: string; formats: readonly string[] }) {
  const { start, busy } = useDownload((format: string) =>
    saveSigned(() => call(downloadReport, { params: { id }, body: { format } })),
  );
  return (
    <Menu
      align="start"
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
        onSelect: () => start(format),
      }))}
    />
  );
}
