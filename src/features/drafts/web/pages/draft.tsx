import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useParams } from 'react-router';
import { previewDraft } from '../../../../contract/drafts.ts';
import { AppError } from '../../../../contract/errors.ts';
import { call } from '../../../../web/lib/api.ts';
import { formatDateTime } from '../../../../web/lib/format.ts';
import { saveDraft } from '../../../../web/lib/save-draft.ts';
import { downloadFailure, downloadStarted } from '../../../../web/lib/save-file.ts';
import { useSession } from '../../../../web/lib/session.tsx';
import { toast } from '../../../../web/lib/toast.ts';
import { PdfDocument } from '../../../../web/pdf/pdf-document.tsx';
import { Button } from '../../../../web/ui/button.tsx';
import { MarginNote } from '../../../../web/ui/margin-note.tsx';
import { Page } from '../../../../web/ui/page.tsx';
import { ErrorState, Loading } from '../../../../web/ui/states.tsx';
import { Tabs } from '../../../../web/ui/tabs.tsx';
import { LiteratureCoverage } from '../literature-coverage.tsx';
import { RiskChecklist } from '../risk-checklist.tsx';
import { texts } from '../texts.ts';

export function meta({ params }: { params: { fileName?: string } }) {
  return [{ title: params.fileName ?? texts.list.title }];
}

/** One draft: the document is the page, the findings stand beside it. */
export default function Draft() {
  const { user } = useSession();
  const { fileName = '' } = useParams();
  return user && <DraftPreview key={fileName} userId={user.id} fileName={fileName} />;
}

function DraftPreview({ userId, fileName }: { userId: string; fileName: string }) {
  const back = { to: '/my-drafts', label: texts.draft.back };
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['draft', userId, fileName],
    queryFn: ({ signal }) => call(previewDraft, { params: { userId, fileName }, signal }),
    // The address of the PDF lasts an hour; a preview that was left and opened again gets a new one.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const wide = useWideScreen();

  if (!data) {
    const missing = error instanceof AppError && error.code === 'draft_not_found';
    return (
      <Page title={fileName} back={back}>
        {error ? (
          <ErrorState
            message={missing ? error.message : texts.failures.preview}
            retrying={isFetching}
            {...(missing ? {} : { onRetry: () => void refetch() })}
          />
        ) : (
          <Loading rows={6} rowHeight={96} label={texts.draft.loading} />
        )}
      </Page>
    );
  }

  const document = {
    id: 'document',
    label: texts.draft.document,
    content: <PdfDocument url={data.pdf.url} pages={data.pdf.pages} failure={texts.failures.pdf} />,
  };
  const findings = [
    { id: 'risks', label: texts.draft.risks(data.risks.length), content: <RiskChecklist risks={data.risks} /> },
    { id: 'coverage', label: texts.draft.coverage, content: <LiteratureCoverage coverage={data.coverage} /> },
  ];
  const facts = (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4 xl:flex-col xl:items-stretch">
      <DownloadButton userId={userId} fileName={fileName} />
      <MarginNote tone="accent" label={texts.draft.facts}>
        <p>
          {texts.draft.draftedBy(data.engine)},{' '}
          <time dateTime={data.created_at}>{formatDateTime(data.created_at)}</time>
        </p>
        <p>{texts.draft.pdfBy(data.pdf.engine, data.pdf.pages)}</p>
        <p className="mt-1">{texts.draft.zip}</p>
      </MarginNote>
    </div>
  );
  return (
    <Page title={data.title} back={back}>
      {wide ? (
        <div className="grid grid-cols-[minmax(0,1fr)_22rem] gap-10">
          {document.content}
          <aside
            aria-label={texts.draft.findings}
            className="sticky top-20 max-h-[calc(100dvh-6rem)] self-start overflow-y-auto overscroll-contain p-1 pr-3"
          >
            {facts}
            <div className="mt-6">
              <Tabs label={texts.draft.findings} tabs={findings} />
            </div>
          </aside>
        </div>
      ) : (
        <>
          <div className="mb-6">{facts}</div>
          <Tabs label={data.title} tabs={[document, ...findings]} />
        </>
      )}
    </Page>
  );
}

function DownloadButton({ userId, fileName }: { userId: string; fileName: string }) {
  const [busy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      await saveDraft(userId, fileName);
      toast.success(downloadStarted);
    } catch (thrown) {
      toast.error(downloadFailure(thrown));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button
      icon={<Download aria-hidden="true" />}
      busy={busy}
      busyText={texts.list.downloading}
      onClick={() => void download()}
    >
      {texts.list.download}
    </Button>
  );
}

/** Whether document and findings fit beside each other. */
function useWideScreen(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(wideScreen);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => window.matchMedia(wideScreen).matches,
    () => true,
  );
}

const wideScreen = '(min-width: 72rem)';
