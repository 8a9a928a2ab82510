import { type LoaderFunctionArgs, type MetaArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { describePage } from '#web/lib/describe-page.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { ReportPage } from '../../contract/report-page.ts';
import { DocumentReportView } from '../document/document-report.tsx';
import { type ReportFrame, ReportFrameContext } from '../page/report-frame.ts';
import { reportsContext } from '../reports-context.ts';
import { texts } from '../texts.ts';

const words = texts.sample;

export async function loader({ context }: LoaderFunctionArgs): Promise<{ report: ReportPage }> {
  return { report: await context.get(reportsContext).sample() };
}

/** Tabs and filters only use data that was already sent. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function meta(page: MetaArgs) {
  return describePage(page, (brand) => ({
    title: `${words.title} · ${brand.name}`,
    description: words.description.replace('{brand}', brand.name),
    image: { path: '/share/pages/samples.png', alt: words.title },
  }));
}

/** /samples/lease: a report as its owner sees it, but read-only; for guests, without JavaScript. */
export default function SampleReport() {
  const { report } = useLoaderData<typeof loader>();
  if (!report.document) return null;
  return (
    <div className="mx-auto w-full max-w-[100rem] px-4 py-8 sm:px-8 sm:py-10">
      <p className="mb-6 max-w-[75ch] border-l-2 border-accent pl-3 text-sm">{words.note}</p>
      <ReportFrameContext value={sampleFrame}>
        <DocumentReportView report={report} document={report.document} />
      </ReportFrameContext>
    </div>
  );
}

const sampleFrame: ReportFrame = {
  back: { to: '/samples', label: words.back },
  actions: <ButtonLink to="/lease-analysis">{words.try}</ButtonLink>,
  source: (page) => (
    <a
      href={`/samples/lease.pdf${page === null ? '' : `#page=${page}`}`}
      className="text-accent underline underline-offset-2"
    >
      {page === null ? words.document : words.page(page)}
    </a>
  ),
};
