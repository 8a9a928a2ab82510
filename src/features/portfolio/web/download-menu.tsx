import { ChevronDown } from 'lucide-react';
import { call } from '#web/lib/api.ts';
import { saveSigned } from '#web/lib/save-file.ts';
import { useDownload } from '#web/lib/use-download.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { downloadPortfolio, portfolioFormats } from '../contract.ts';
import { texts } from './texts.ts';

/** Downloads the whole list, regardless of search and filter. */
export default function DownloadMenu() {
  const { start, busy } = useDownload((format: (typeof portfolioFormats)[number]) =>
    saveSigned(() => call(downloadPortfolio, { body: { format } })),
  );
  const label = busy ? texts.downloading : texts.download;
  return (
    <Menu
      label={label}
      trigger={
        <>
          {label}
          <ChevronDown aria-hidden="true" />
        </>
      }
      triggerClassName={buttonStyle('secondary', 'small')}
      items={portfolioFormats.map((format) => ({
        label: texts.formats[format],
        onSelect: () => start(format),
      }))}
    />
  );
}
