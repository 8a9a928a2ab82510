import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { call } from '#web/lib/api.ts';
import { downloadFailure, downloadStarted, saveSigned } from '#web/lib/save-file.ts';
import { toast } from '#web/lib/toast.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { downloadPortfolio, portfolioFormats } from '../contract.ts';
import { texts } from './texts.ts';

/** Downloads the whole list, regardless of search and filter. */
export default function DownloadMenu() {
  const [busy, setBusy] = useState(false);
  async function download(format: (typeof portfolioFormats)[number]) {
    setBusy(true);
    try {
      await saveSigned(() => call(downloadPortfolio, { body: { format } }));
      toast.success(downloadStarted);
    } catch (error) {
      toast.error(downloadFailure(error));
    } finally {
      setBusy(false);
    }
  }
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
        onSelect: () => void download(format),
      }))}
    />
  );
}
