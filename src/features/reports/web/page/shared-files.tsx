import { Download } from 'lucide-react';
import { buttonStyle } from '#web/ui/button.tsx';
import { texts as uiTexts } from '#web/ui/texts.ts';
import type { SharedReportFile } from '../../contract/report-page.ts';
import { texts } from '../texts.ts';

/** The files of a shared report as links. */
export function SharedFiles({ files }: { files: readonly SharedReportFile[] }) {
  return (
    <ul aria-label={texts.shared.files} className="flex flex-wrap gap-2">
      {files.map(({ format, url }) => (
        <li key={format}>
          <a href={url} download className={buttonStyle('secondary', 'small')}>
            <Download aria-hidden="true" />
            {uiTexts.reports.format(format)}
          </a>
        </li>
      ))}
    </ul>
  );
}
