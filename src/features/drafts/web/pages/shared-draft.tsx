import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { type Shared, SharedPage, titleOfShared } from '#features/sharing/web/index.ts';
import type { PageOfRouter } from '#web/lib/describe-page.ts';
import { formatDate } from '#web/lib/format.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { PdfDocument } from '#web/pdf/pdf-document.tsx';
import { Page } from '#web/ui/page.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import type { SharedDraft } from '../../contract/shared-draft.ts';
import { sharedDraftContext } from '../shared-draft-context.ts';
import { SharedText } from '../shared-text.tsx';
import { texts } from '../texts.ts';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const shared = await context.get(sharedDraftContext)(request, params['token'] ?? '');
  return data(shared, { status: shared.state === 'gone' ? shared.status : 200 });
}

export function meta({ loaderData, matches }: Pick<PageOfRouter, 'matches'> & { loaderData: Shared<SharedDraft> }) {
  return pageTitle(titleOfShared(loaderData))({ matches });
}

/** A draft opened through a share link: read-only text, PDF and bibliography. */
export default function SharedDraftPage() {
  const shared = useLoaderData<Shared<SharedDraft>>();
  return <SharedPage shared={shared}>{(draft) => <DraftToRead draft={draft} />}</SharedPage>;
}

function DraftToRead({ draft: { title, created_at, text, figures, pdf } }: { draft: SharedDraft }) {
  const words = texts.shared;
  const tabs = [
    ...(text ? [{ id: 'text', label: words.text, content: <SharedText text={text} figures={figures} /> }] : []),
    ...(pdf
      ? [
          {
            id: 'pdf',
            label: words.pdf,
            content: (
              <>
                <p className="mb-4 text-sm">
                  <a href={pdf.url} className="text-accent underline underline-offset-2">
                    {words.openPdf}
                  </a>
                </p>
                <PdfDocument url={pdf.url} pages={pdf.pages} failure={texts.failures.pdf} />
              </>
            ),
          },
        ]
      : []),
    ...(text && text.references.length > 0
      ? [
          {
            id: 'bibliography',
            label: words.bibliography(text.references.length),
            content: (
              <ol className="max-w-[68ch] list-decimal space-y-2 pl-6 font-serif">
                {text.references.map(({ key, label }) => (
                  <li key={key} dir="auto" className="wrap-anywhere">
                    {label}
                  </li>
                ))}
              </ol>
            ),
          },
        ]
      : []),
  ];
  return (
    <Page
      title={<span dir="auto">{title}</span>}
      subtitle={
        <>
          {words.note}{' '}
          <time dateTime={created_at} suppressHydrationWarning>
            {formatDate(created_at)}
          </time>
        </>
      }
    >
      {tabs.length > 0 ? <Tabs label={title} tabs={tabs} /> : <p>{words.nothing}</p>}
    </Page>
  );
}
