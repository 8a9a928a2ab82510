import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { AppError } from '../../../../contract/errors.ts';
import { getReport } from '../../../../contract/reports.ts';
import { translationSchema } from '../../../../contract/translation.ts';
import { readReport } from '../../../../contract/upgrade-report.ts';
import { call } from '../../../../web/lib/api.ts';
import { formatDateTime } from '../../../../web/lib/format.ts';
import { useSession } from '../../../../web/lib/session.tsx';
import { useShell } from '../../../../web/lib/shell.ts';
import { MarginNote } from '../../../../web/ui/margin-note.tsx';
import { Markdown } from '../../../../web/ui/markdown.tsx';
import { Page } from '../../../../web/ui/page.tsx';
import { ReportDownloads } from '../../../../web/ui/report-downloads.tsx';
import { ErrorState, Loading } from '../../../../web/ui/states.tsx';
import { DocumentReportView } from '../document/document-report.tsx';
import { texts } from '../texts.ts';
import { texts as translationTexts } from '../translation/texts.ts';
import { TranslationReview } from '../translation/translation-review.tsx';

export function meta() {
  return [{ title: texts.list.title }];
}

/** One report: the text is the page, its downloads stand in the margin. */
export default function Report() {
  const { user } = useSession();
  const { id = '' } = useParams();
  return user && <ReportPage key={id} userId={user.id} id={id} />;
}

function ReportPage({ userId, id }: { userId: string; id: string }) {
  const { brand } = useShell();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['report', userId, id],
    queryFn: ({ signal }) => call(getReport, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const back = { to: '/my-reports', label: texts.report.back };
  if (!data) {
    // An address that is no report's own is refused as input; to the reader it is a report that does not exist.
    const missing = error instanceof AppError && (error.status === 400 || error.status === 404);
    return (
      <Page title={texts.list.title} back={back}>
        {error ? (
          <ErrorState
            message={missing ? new AppError('report_not_found').message : texts.failures.loadOne}
            retrying={isFetching}
            {...(missing ? {} : { onRetry: () => void refetch() })}
          />
        ) : (
          <Loading rows={6} rowHeight={72} label={texts.report.loading} />
        )}
      </Page>
    );
  }
  const translation = translationSchema.safeParse(data.data).data;
  const document = readReport(data.data);
  if (document && data.pages !== null) {
    return (
      <Page title={data.title} back={back} width="full" subtitle={madeBy(data)}>
        <DocumentReportView report={document} reportId={id} hasPages>
          <div className="mb-8">
            <ReportDownloads id={id} formats={data.formats} />
          </div>
        </DocumentReportView>
      </Page>
    );
  }
  return (
    <Page
      title={data.title}
      back={back}
      marginFirst
      margin={
        <>
          <MarginNote label={texts.report.downloads}>
            <ReportDownloads id={id} formats={data.formats} />
          </MarginNote>
          <MarginNote tone="accent" label={texts.report.about}>
            {texts.report.madeBy(data.engine)}
            <br />
            <time dateTime={data.created_at}>{formatDateTime(data.created_at)}</time>
          </MarginNote>
          {translation && <MarginNote label={translationTexts.by}>{translation.model}</MarginNote>}
          {document && <MarginNote label={texts.document.noPagesLabel}>{texts.document.noPages}</MarginNote>}
          {brand.supportEmail && (
            <MarginNote label={texts.report.supportLabel}>
              {texts.report.support}{' '}
              <a href={`mailto:${brand.supportEmail}`} className="text-accent underline underline-offset-2">
                {brand.supportEmail}
              </a>
            </MarginNote>
          )}
        </>
      }
    >
      {translation ? (
        <TranslationReview translation={translation} />
      ) : document ? (
        <DocumentReportView report={document} reportId={id} hasPages={false} />
      ) : (
        <div className={wideTables}>
          <Markdown>{withoutTitle(data.markdown)}</Markdown>
        </div>
      )}
    </Page>
  );
}

function madeBy({ engine, created_at }: { engine: string; created_at: string }): string {
  return `${texts.report.madeBy(engine)}, ${formatDateTime(created_at)}`;
}

/** Text keeps its measure, tables take the whole column and stand a little closer. */
const wideTables =
  '[&_.prose-house]:max-w-none [&_.prose-house>:not(.table-scroll)]:max-w-[68ch] [&_:is(th,td)]:px-2 [&_th]:align-bottom ' +
  '[&_:is(th,td):first-child]:pl-0 [&_table]:text-[0.8125rem]';

/** The page has the report's title already; the text opens with its first paragraph. */
function withoutTitle(markdown: string): string {
  return markdown.replace(/^\s*# [^\n]*\n+/, '');
}
