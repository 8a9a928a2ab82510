import { Download, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { draftFormats } from '#contract/draft-formats.ts';
import { call } from '#web/lib/api.ts';
import { downloadFailure, downloadStarted, saveSigned } from '#web/lib/save-file.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { exportVersion, signVersion } from '../../contract/drafts.ts';
import { texts } from '../texts.ts';
import { openInOverleaf } from './open-in-overleaf.ts';
import type { DraftOnPage } from './use-draft.ts';

/** Word and Markdown files of the displayed version, and its zip as an Overleaf project. */
export function OtherForms({ userId, draft }: DraftOnPage) {
  const [busy, setBusy] = useState<string | null>(null);
  const { version, fileName, pdf } = draft;
  if (version === null) return null;
  const params = { userId, fileName, version: version.number };
  async function act(what: string, work: () => Promise<void>, failure: (error: unknown) => string) {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      toast.error(failure(error));
    } finally {
      setBusy(null);
    }
  }
  return (
    <fieldset>
      <legend className="sr-only">{texts.forms.label}</legend>
      <div className="flex flex-wrap gap-2">
        {draftFormats.map((format) => (
          <Button
            key={format}
            variant="secondary"
            size="small"
            icon={<Download aria-hidden="true" />}
            busy={busy === format}
            busyText={texts.forms.downloading}
            onClick={() =>
              void act(
                format,
                async () => {
                  await saveSigned(() => call(exportVersion, { params, body: { format } }));
                  toast.success(downloadStarted);
                },
                downloadFailure,
              )
            }
          >
            {texts.forms.formats[format]}
          </Button>
        ))}
        {pdf !== null && (
          <Button
            variant="secondary"
            size="small"
            icon={<ExternalLink aria-hidden="true" />}
            busy={busy === 'overleaf'}
            busyText={texts.forms.opening}
            onClick={() =>
              void act(
                'overleaf',
                async () => openInOverleaf((await call(signVersion, { params })).signedUrl),
                () => texts.forms.overleafFailed,
              )
            }
          >
            {texts.forms.overleaf}
          </Button>
        )}
      </div>
      {pdf !== null && <p className="mt-1 text-xs text-muted">{texts.forms.overleafHint}</p>}
    </fieldset>
  );
}
