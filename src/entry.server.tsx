import { renderToReadableStream } from 'react-dom/server';
import {
  createContext,
  createRequestHandler,
  type EntryContext,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import type { BlogReader } from './features/blog/contract/posts.ts';
import { blogContext } from './features/blog/web/blog-context.ts';
import type { ComparisonReader } from './features/comparison/contract.ts';
import { comparisonContext } from './features/comparison/web/comparison-context.ts';
import type { OwnWorkReader } from './features/dashboard/contract.ts';
import { ownWorkContext } from './features/dashboard/web/own-work-context.ts';
import type { SharedDraft } from './features/drafts/contract/shared-draft.ts';
import { sharedDraftContext } from './features/drafts/web/shared-draft-context.ts';
import type { PortfolioReader } from './features/portfolio/contract.ts';
import { portfolioContext } from './features/portfolio/web/portfolio-context.ts';
import type { ReportReader, SharedReport } from './features/reports/contract/report-page.ts';
import { reportsContext } from './features/reports/web/reports-context.ts';
import { sharedReportContext } from './features/reports/web/shared-report-context.ts';
import type { SharedReader } from './features/sharing/contract.ts';
import type { Health, SiteReader } from './features/site/contract.ts';
import { healthContext } from './features/site/web/health-context.ts';
import { siteContext } from './features/site/web/site-context.ts';
import type { TenancyReader } from './features/tenancies/contract.ts';
import { tenanciesContext } from './features/tenancies/web/tenancies-context.ts';
import { type ShellContext, shellContext } from './web/lib/shell-context.ts';
import type { PageHandle } from './web/lib/use-static-page.ts';
import { withInlineStyles } from './web/shell/inline-styles.ts';

/**
 * Creates the page handler. Handler and context are created here, inside the bundle, because a context from the
 * server's own copy of this module would be a different one.
 */
export function createPageHandler(build: ServerBuild, mode: 'production' | 'development') {
  const handle = createRequestHandler(build, mode);
  return (request: Request, shell: ShellContext, readers: PageReaders): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(shellContext, shell);
    context.set(blogContext, readers.blog);
    context.set(reportsContext, readers.reports);
    context.set(tenanciesContext, readers.tenancies);
    context.set(portfolioContext, readers.portfolio);
    context.set(comparisonContext, readers.comparison);
    context.set(ownWorkContext, readers.ownWork);
    context.set(siteContext, readers.site);
    context.set(healthContext, readers.health);
    context.set(sharedReportContext, readers.shared.report);
    context.set(sharedDraftContext, readers.shared.draft);
    context.set(failureContext, readers.failed);
    return handle(request, context);
  };
}

/**
 * Whether the page at a path only needs the frame's data: root and the layouts of `web/shell` read nothing else, and
 * the page has no loader. Excludes paths with parameters, and spellings that only the router treats as equal.
 */
export function createShellOnly(build: ServerBuild): (path: string) => boolean {
  const all = Object.values(build.routes).filter((route) => route !== undefined);
  const plainPaths = (parentId: string | undefined, base: string): string[] =>
    all
      .filter((route) => route.parentId === parentId)
      .flatMap(({ id, path, index, module }) => {
        const own = path ? `${base}/${path}` : base;
        const isPage = index === true || !all.some((route) => route.parentId === id);
        if (!isPage) return id === 'root' || /^web\/shell\/[a-z-]+-layout$/.test(id) ? plainPaths(id, own) : [];
        const isPlain = !module.loader || (module.handle as PageHandle | undefined)?.shellOnly === true;
        return isPlain && !/[:*?]/.test(own) ? [own || '/'] : [];
      });
  // Matching a path against all routes would take a fifth of the response time.
  const paths = new Set(plainPaths(undefined, ''));
  return (path) => paths.has(path);
}

/** The data that loaders read on the server, without a network call. */
interface PageReaders {
  readonly shared: { readonly report: SharedReader<SharedReport>; readonly draft: SharedReader<SharedDraft> };
  readonly blog: BlogReader;
  readonly reports: ReportReader;
  readonly tenancies: TenancyReader;
  readonly portfolio: PortfolioReader;
  readonly comparison: ComparisonReader;
  readonly ownWork: OwnWorkReader;
  readonly site: SiteReader;
  readonly health: () => Promise<Health>;
  /** Logs why a page could not be served. */
  readonly failed: (error: unknown) => void;
}

const failureContext = createContext<PageReaders['failed']>();

/** Failures of loaders and actions. The router would write them to standard error without the request's details. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(failureContext)(error);
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(shellContext);
  let failed = false;
  const body = await renderToReadableStream(<ServerRouter context={entry} url={request.url} nonce={nonce} />, {
    nonce,
    signal: request.signal,
    // Sends the content in document order: React would append parts of a long document at its end, and a script would
    // be needed to move them.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError(error) {
      failed = true;
      if (!request.signal.aborted) context.get(failureContext)(error);
    },
  });
  await body.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const html = request.method === 'HEAD' ? null : withInlineStyles(await new Response(body).text());
  return new Response(html, { headers, status: failed ? 500 : status });
}
