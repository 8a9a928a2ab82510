import { useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { AppError } from '#contract/errors.ts';
import { asPrinted } from '#contract/printed-text.ts';
import { pageTitle, useTabTitle } from '#web/lib/page-title.ts';
import { useSession } from '#web/lib/session.tsx';
import { PdfDocument } from '#web/pdf/pdf-document.tsx';
import { Page } from '#web/ui/page.tsx';
import { ErrorState, Loading } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import type { DraftPreview } from '../../contract/drafts.ts';
import { openRisks, RiskChecklist } from '../checklist/risk-checklist.tsx';
import { LiteratureCoverage } from '../coverage/literature-coverage.tsx';
import type { TextOnPage } from '../show-in-text.tsx';
import { texts } from '../texts.ts';
import { About, VersionLine } from '../workspace/about.tsx';
import { Downloads } from '../workspace/downloads.tsx';
import { EarlierVersion } from '../workspace/earlier-version.tsx';
import { ManuscriptText, step } from '../workspace/manuscript-text.tsx';
import { OtherForms } from '../workspace/other-forms.tsx';
import { PagesAndFindings } from '../workspace/pages-and-findings.tsx';
import { PdfPane, riskySentences } from '../workspace/pdf-pane.tsx';
import { StoredData } from '../workspace/stored-data.tsx';
import { TemplateSwitch } from '../workspace/template-switch.tsx';
import { TypedTexts } from '../workspace/typed-texts.tsx';
import { type DraftOnPage, useDraft } from '../workspace/use-draft.ts';
import { VersionFiles } from '../workspace/version-files.tsx';
import { VersionList } from '../workspace/version-list.tsx';

export const meta = pageTitle(texts.list.title);

/** A draft: on wide screens the text, with the findings and the pages next to it; on others one of them at a time. */
export default function DraftPage() {
  const { user } = useSession();
  const { fileName = '' } = useParams();
  return (
    user && (
      <TypedTexts key={fileName}>
        <DraftPreviewPage userId={user.id} fileName={fileName} />
      </TypedTexts>
    )
  );
}

function DraftPreviewPage({ userId, fileName }: { userId: string; fileName: string }) {
  const back = { to: '/my-drafts', label: texts.draft.back };
  const [search] = useSearchParams();
  const wanted = Number(search.get('version'));
  const { data, error, refetch, isFetching, reload } = useDraft(
    userId,
    fileName,
    Number.isInteger(wanted) && wanted > 0 ? wanted : null,
  );
  if (data) {
    const changeable = data.inputs !== null && data.version?.number === data.versions[0]?.number;
    return <Workspace page={{ userId, draft: data, changeable, reload }} />;
  }
  const missing = error instanceof AppError && error.status === 404;
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

function Workspace({ page }: { page: DraftOnPage }) {
  const { draft } = page;
  useTabTitle(asPrinted(draft.title));
  const navigate = useNavigate();
  const { search } = useLocation();
  const wide = useWideScreen();
  const [tab, setTab] = useState(draft.text === null ? 'document' : 'text');
  const sideBySide = wide && draft.text !== null;
  const inText: TextOnPage = {
    sentences: sentencesOf(draft),
    onShow: () => setTab('text'),
    ...(sideBySide && {
      onStep: (hash) => {
        setTab('text');
        void navigate({ search, hash }, { replace: true, preventScrollReset: true, state: step });
      },
    }),
  };

  const text =
    draft.text === null ? [] : [{ id: 'text', label: texts.text.tab, content: <ManuscriptText {...page} /> }];
  const document = {
    id: 'document',
    label: texts.draft.document,
    content:
      draft.pdf === null ? (
        <VersionFiles {...page} />
      ) : draft.text !== null ? (
        <>
          <p className="mb-3 text-sm text-muted">{texts.draft.tapPage}</p>
          <PdfPane
            pdf={draft.pdf}
            text={draft.text}
            risky={riskySentences(draft)}
            onShow={inText.onShow}
            scrolls={false}
          />
        </>
      ) : (
        <PdfDocument url={draft.pdf.url} pages={draft.pdf.pages} failure={texts.failures.pdf} />
      ),
  };
  const versions =
    draft.versions.length === 0
      ? []
      : [
          {
            id: 'versions',
            label: texts.versions.tab(draft.versions.length),
            content: <VersionList {...page} />,
          },
          { id: 'data', label: texts.data.tab, content: <StoredData {...page} /> },
        ];
  const findings = [
    {
      id: 'risks',
      label: texts.draft.risks(openRisks(draft.risks)),
      content: <RiskChecklist page={page} inText={inText} />,
    },
    {
      id: 'coverage',
      label: texts.draft.coverage,
      content: <LiteratureCoverage page={page} inText={inText} />,
    },
  ];
  const tabs = [...text, ...(sideBySide ? [] : [document]), ...versions];
  const shown = tabs.concat(sideBySide ? [] : findings).some(({ id }) => id === tab) ? tab : (tabs[0]?.id ?? '');
  return (
    <Page
      title={<span dir="auto">{asPrinted(draft.title)}</span>}
      back={{ to: '/my-drafts', label: texts.draft.back }}
      width={sideBySide ? 'full' : 'wide'}
    >
      {draft.sample && <p className="mb-6 border-l-2 border-accent pl-3 text-sm">{texts.sample.marked}</p>}
      <EarlierVersion page={page} onRestored={() => void navigate({ search: '' })} />
      {sideBySide && draft.text !== null ? (
        <>
          <div className="mb-8 grid grid-cols-3 gap-8">
            <div className="flex flex-col gap-y-4">
              <Downloads {...page} />
              <OtherForms {...page} />
            </div>
            <TemplateSwitch key={draft.text.template} {...page} />
            <About page={page}>
              <VersionLine {...page} />
            </About>
          </div>
          <div className="grid grid-cols-2 gap-8 print:block">
            <div className="min-w-0">
              <Tabs label={texts.draft.document} tabs={tabs} value={shown} onValueChange={setTab} />
            </div>
            <PagesAndFindings page={page} text={draft.text} onShow={inText.onShow}>
              <Tabs label={texts.draft.findings} tabs={findings} />
            </PagesAndFindings>
          </div>
        </>
      ) : wide ? (
        <div className="grid grid-cols-[minmax(0,1fr)_22rem] gap-10">
          <div className="min-w-0">{document.content}</div>
          <aside
            aria-label={texts.draft.findings}
            className="sticky top-20 max-h-[calc(100dvh-6rem)] self-start overflow-y-auto overscroll-contain p-1 pr-3"
          >
            <div className="flex flex-col gap-y-4">
              <Downloads {...page} />
              <OtherForms {...page} />
              <TemplateSwitch key={draft.text?.template} {...page} />
            </div>
            <div className="my-6">
              <Tabs label={texts.draft.findings} tabs={findings} />
            </div>
            <About page={page}>
              <VersionLine {...page} />
            </About>
          </aside>
        </div>
      ) : (
        <>
          <div className="mb-6 flex flex-col gap-y-4">
            <Downloads {...page} />
            <VersionLine {...page} />
            <details className="text-sm">
              <summary className="w-fit cursor-pointer py-1 font-medium">{texts.draft.more}</summary>
              <div className="mt-3 flex flex-col gap-y-4">
                <OtherForms {...page} />
                <TemplateSwitch key={draft.text?.template} {...page} />
                <About page={page} />
              </div>
            </details>
          </div>
          <Tabs
            label={draft.title}
            tabs={[...text, document, ...findings, ...versions]}
            value={shown}
            onValueChange={setTab}
            sticky
          />
        </>
      )}
    </Page>
  );
}

/** Ids of the sentences in the text, so that findings can link to them. */
function sentencesOf({ text }: DraftPreview): ReadonlySet<string> {
  const ids = new Set<string>();
  if (text === null) return ids;
  ids.add(text.title.id);
  for (const { heading, blocks } of text.parts) {
    if (heading !== null) ids.add(heading.id);
    for (const block of blocks) {
      if (block.kind === 'paragraph') for (const { id } of block.sentences) ids.add(id);
      else if (block.kind === 'heading') ids.add(block.sentence.id);
      else if (block.kind === 'figure' && block.caption !== null) ids.add(block.caption.id);
    }
  }
  return ids;
}

/** Whether document and findings fit next to each other. */
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
