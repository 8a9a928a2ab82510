import { Download } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { AppError } from '../../../contract/errors.ts';
import { downloadReport } from '../../../contract/reports.ts';
import { call } from '../../../web/lib/api.ts';
import { toast } from '../../../web/lib/toast.ts';
import { Button } from '../../../web/ui/button.tsx';
import { texts } from './texts.ts';

/** A button for each format that the report downloads as. */
export function ReportDownloads({ id, formats }: { id: string; formats: readonly string[] }) {
  const [busy, setBusy] = useState<string | null>(null);
  async function download(format: string) {
    setBusy(format);
    try {
      const { signedUrl } = await call(downloadReport, { params: { id }, body: { format } });
      save(signedUrl);
      toast.success(texts.downloaded);
    } catch (error) {
      const unsigned = error instanceof z.ZodError || (error instanceof AppError && error.code === 'signed_url_failed');
      toast.error(unsigned ? texts.failures.address : texts.failures.download);
    } finally {
      setBusy(null);
    }
  }
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{texts.downloads}</legend>
      {formats.map((format) => (
        <Button
          key={format}
          variant="secondary"
          size="small"
          icon={<Download aria-hidden="true" />}
          busy={busy === format}
          busyText={texts.downloading}
          onClick={() => void download(format)}
        >
          {format === 'md' ? 'Markdown' : format.toUpperCase()}
        </Button>
      ))}
    </fieldset>
  );
}

/** The address carries the file's name. */
function save(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.rel = 'noopener';
  document.body.append(link);
  link.click();
  link.remove();
}
