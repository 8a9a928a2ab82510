import { useMutation } from '@tanstack/react-query';
import { Download, ExternalLink } from 'lucide-react';
import { type ExportFormat, exportFormats } from '#contract/draft-formats.ts';
import { call } from '#web/lib/api.ts';
import { saveSigned } from '#web/lib/save-file.ts';
import { toast } from '#web/lib/toast.ts';
import { useDownload } from '#web/lib/use-download.ts';
import { Button } from '#web/ui/button.tsx';
import { exportVersion, signVersion } from '../../contract/drafts.ts';
import { texts } from '../texts.ts';
import { openInOverleaf } from './open-in-overleaf.ts';
import type { DraftOnPage } from './use-draft.ts';

/** Single files of the displayed version, and its zip for Overleaf. */
export function OtherForms({ userId, draft }: DraftOnPage) {
  const download = useDownload((save: { format: ExportFormat; params: VersionParams }) =>
    saveSigned(() => call(exportVersion, { params: save.params, body: { format: save.format } })),
  );
  const overleaf = useMutation({
    mutationFn: async (params: VersionParams) => openInOverleaf((await call(signVersion, { params })).signedUrl),
    onError: () => toast.error(texts.forms.overleafFailed),
  });
  const { version, fileName, pdf, text } = draft;
  if (version === null) return null;
  const params = { userId, fileName, version: version.number };
  const hasFigures = text?.parts.some(({ blocks }) => blocks.some(({ kind }) => kind === 'figure')) ?? false;
  return (
    <fieldset>
      <legend className="sr-only">{texts.forms.label}</legend>
      <div className="flex flex-wrap gap-2">
        {exportFormats
          .filter((format) => format !== 'pdf' || pdf !== null)
          .map((format) => (
            <Button
              key={format}
              variant="secondary"
              size="small"
              icon={<Download aria-hidden="true" />}
              busy={download.format?.format === format}
              busyText={texts.forms.downloading}
              onClick={() => download.start({ format, params })}
            >
              {texts.forms.formats[format]}
            </Button>
          ))}
        {pdf !== null && (
          <Button
            variant="secondary"
            size="small"
            icon={<ExternalLink aria-hidden="true" />}
            busy={overleaf.isPending}
            busyText={texts.forms.opening}
            onClick={() => overleaf.mutate(params)}
          >
            {texts.forms.overleaf}
          </Button>
        )}
      </div>
      {hasFigures && <p className="mt-1 text-xs text-muted">{texts.forms.latexHint}</p>}
      {pdf !== null && <p className="mt-1 text-xs text-muted">{texts.forms.overleafHint}</p>}
    </fieldset>
  );
}

interface VersionParams {
  readonly userId: string;
  readonly fileName: string;
  readonly version: number;
}
