import { Download } from 'lucide-react';
import { createContext } from 'react';
import { buttonStyle } from '../../../../web/ui/button.tsx';
import { texts as uiTexts } from '../../../../web/ui/texts.ts';
import type { SharedReportFile } from '../../contract.ts';
import { texts } from '../texts.ts';

/** The files of a report that is read by a share link; null for its owner, who has actions in their place. */
export const SharedFilesContext = createContext<readonly SharedReportFile[] | null>(null);

export function SharedFiles({ files }: { files: readonly SharedReportFile[] }) {
  return (
    <ul aria-label={texts.report.sharedFiles} className="flex flex-wrap gap-2">
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
