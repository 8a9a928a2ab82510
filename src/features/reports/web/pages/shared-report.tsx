import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { type Shared, SharedPage, titleOfShared } from '#features/sharing/web/index.ts';
import type { PageOfRouter } from '#web/lib/describe-page.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import type { SharedReport } from '../../contract/report-page.ts';
import { needsReload } from '../page/needs-reload.ts';
import { ReportFrameContext } from '../page/report-frame.ts';
import { ReportView } from '../page/report-view.tsx';
import { SharedFiles } from '../page/shared-files.tsx';
import { sharedReportContext } from '../shared-report-context.ts';
import { texts } from '../texts.ts';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const shared = await context.get(sharedReportContext)(request, params['token'] ?? '');
  return data(shared, { status: shared.state === 'gone' ? shared.status : 200 });
}

export const shouldRevalidate = needsReload;

export function meta({ loaderData, matches }: Pick<PageOfRouter, 'matches'> & { loaderData: Shared<SharedReport> }) {
  return pageTitle(titleOfShared(loaderData))({ matches });
}

/** A report opened through a share link: read-only tabs and files. */
export default function SharedReportPage() {
  const shared = useLoaderData<Shared<SharedReport>>();
  return (
    <SharedPage shared={shared}>
      {({ report, files }) => (
        <div className="mx-auto w-full max-w-[100rem] px-4 py-8 sm:px-8 sm:py-10">
          <ReportFrameContext
            value={{
              note: texts.shared.note,
              reviewer: texts.shared.reviewer,
              actions: <SharedFiles files={files} />,
              source: () => texts.shared.pages,
            }}
          >
            <ReportView report={report} />
          </ReportFrameContext>
        </div>
      )}
    </SharedPage>
  );
}
