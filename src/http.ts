import { compress } from 'hono/compress';
import type { Slices } from './compose.ts';
import { isAdmin, type User } from './contract/account.ts';
import { AppError } from './contract/errors.ts';
import { readWayBack } from './contract/way-back.ts';
import { readCosts } from './features/catalog/server/index.ts';
import type { Health } from './features/site/contract.ts';
import { readPageSettings, unavailablePage } from './features/site/server/index.ts';
import { isDatabaseAway } from './server/base/db/is-database-away.ts';
import { sharedRead } from './server/base/db/shared-read.ts';
import { type Api, createApi } from './server/base/http/endpoints.ts';
import { answerFailure, asAppError, retryDatabaseSeconds } from './server/base/http/failures.ts';
import { finishBodies } from './server/base/http/finish-bodies.ts';
import { refuseCrossSite } from './server/base/http/origin-check.ts';
import { createPageCache, needNoEscaping, type Words } from './server/base/http/page-cache.ts';
import { recordRefusals } from './server/base/http/record-refusals.ts';
import { refuseNul } from './server/base/http/refuse-nul.ts';
import { trackRequests } from './server/base/http/requests.ts';
import { securityHeaders } from './server/base/http/security-headers.ts';
import { shareHeaders } from './server/base/http/share-headers.ts';
import { otherBuilds } from './server/base/http/shared-assets.ts';
import { serveSignedFiles } from './server/base/http/signed-files.ts';
import { staticAssets } from './server/base/http/static-assets.ts';
import { watchReader } from './server/base/http/watch-reader.ts';
import { traceRequests } from './server/base/telemetry/trace-requests.ts';
import { productVersion } from './server/base/version.ts';
import { createHealth, readHealth } from './server/operations/health.ts';
import { createMetrics } from './server/operations/metrics.ts';
import type { Platform } from './server/platform.ts';

/** The whole server on one page: every middleware and mount, in order. */
export function createHttp(platform: Platform, slices: Slices, pages: Pages): Api {
  const { config, pool } = platform;
  const app = createApi();

  app.use(traceRequests());
  app.use(trackRequests(platform.log, config.trustedProxies));
  app.use(finishBodies());
  const metrics = createMetrics(platform);
  app.use(metrics.measure);
  app.use(securityHeaders({ secure: config.secure, development: pages.development }));
  app.use(refuseCrossSite(config.appUrl));
  for (const calls of ['/api/*', '/functions/*', '/files/*', '/calendar/*', '/share/*']) app.use(calls, refuseNul);
  app.use('/shared/*', shareHeaders);
  app.use('/api/shared/*', shareHeaders);
  app.use(recordRefusals(platform));
  app.onError((thrown, c) => {
    const failure = answerFailure(thrown, c);
    const isPage = !machineAreas.test(c.req.path) && !c.req.path.endsWith('.data');
    return isPage && isDatabaseAway(thrown) ? unavailablePage(config.brand, retryDatabaseSeconds) : failure;
  });

  const health = () => readHealth(platform);
  app.route(
    '/',
    createHealth(health, () => platform.stopping.aborted),
  );
  app.route('/', metrics.api);
  app.route('/', serveSignedFiles(platform.files, platform.db));
  if (pages.assets) {
    app.use('/assets/*', compress(), staticAssets(pages.assets), otherBuilds(platform.files));
    for (const icon of icons) app.get(icon, staticAssets(pages.assets));
  }

  app.use('/api/*', slices.accounts.identify);
  app.use('/functions/*', slices.accounts.identify);
  app.use('/api/*', slices.apiKeys.identify);
  app.use('/functions/*', slices.apiKeys.identify);
  app.use('/api/*', slices.admin.impersonation.middleware);
  app.use('/functions/*', slices.admin.impersonation.middleware);
  app.route('/', slices.accounts.api);
  app.route('/', slices.apiKeys.api);
  app.route('/', slices.invitations.api);
  app.route('/', slices.site.api);
  app.route('/', slices.credits.api);
  app.route('/', slices.billing.api);
  app.route('/', slices.catalog.api);
  app.route('/', slices.favorites.api);
  app.route('/', slices.runApi.api);
  app.route('/', slices.drafts.api);
  app.route('/', slices.reports.api);
  app.route('/', slices.tenancies.api);
  app.route('/', slices.portfolio.api);
  app.route('/', slices.comparison.api);
  app.route('/', slices.sharing.api);
  app.route('/', slices.blog.api);
  app.route('/', slices.audit.api);
  app.route('/', slices.admin.api);
  describeApi(app, config);
  for (const area of areas) app.all(`/${area}/*`, nothingHere);

  const documents = createPageCache();
  const pageSettings = sharedRead(() => readPageSettings(pool));
  const featureCosts = sharedRead(() => readCosts(pool));
  const stateOf = async (path: string) => (await slices.site.stateOf(path)) ?? slices.blog.stateOf(path);
  app.on(['GET', 'HEAD'], '*', compress(), async (c) => {
    const session = endsLikeFile.test(c.req.path) ? null : await slices.accounts.sessionOfCookie(c.req.raw);
    const impersonation = session && (await slices.admin.impersonation.ofPage(c.req.raw, session));
    const user = impersonation?.user ?? session?.user ?? null;
    if (isAdmin(user) && !openToAdmins.test(c.req.path)) return c.redirect('/admin');
    const own = user && { ...user, credits: String(user.credits) };
    // Pages that differ between readers only in a few words are rendered once.
    const keepable =
      c.req.method === 'GET' &&
      new URL(c.req.url).search === '' &&
      !impersonation &&
      (own === null || needNoEscaping(own)) &&
      !hasWayBack(c.req.raw, config.secure);
    const [settings, costs, state] = await Promise.all([
      pageSettings(),
      user === null ? {} : featureCosts(),
      keepable ? (pages.isShellOnly(c.req.path) ? 'shell' : user === null ? stateOf(c.req.path) : null) : null,
    ]);
    const shell = {
      user,
      impersonation: impersonation && { until: impersonation.until },
      brand: config.brand,
      appUrl: config.appUrl,
      settings,
      linkedIn: config.linkedIn !== null,
      languageModel: platform.model !== null,
      costs,
      reportDays: config.retention.reports,
      nonce: c.get('nonce'),
    };
    const render = async (shown: PageShell) => {
      const told = new Set<unknown>();
      const failed = (error: unknown) => {
        if (told.has(error) || asAppError(error).status < 500) return;
        told.add(error);
        if (!isDatabaseAway(error)) platform.log.error({ err: error }, 'a page failed');
      };
      const watched = <T extends object>(reader: T) => watchReader(reader, failed);
      const response = await pages.handle(c.req.raw, shown, {
        blog: watched(slices.blog.reader),
        reports: watched(slices.reports.reader),
        tenancies: watched(slices.tenancies.reader),
        portfolio: watched(slices.portfolio.reader),
        ownWork: watched(slices.dashboard.reader),
        comparison: watched(slices.comparison.reader),
        site: watched(slices.site.reader),
        health,
        shared: watched(slices.sharing.readersFor(user?.id ?? null)),
        failed,
      });
      // A page only knows that it failed. While the database is away, browsers and proxies should retry.
      const away = [...told].find(isDatabaseAway);
      if (away !== undefined && response.status >= 400) throw away;
      return response;
    };
    if (state === null) return render(shell);
    const { nonce } = shell;
    const words = own ? { nonce, ...wordsOf(own) } : { nonce, ...nobody };
    const shellOf = ({ credits, id, username, email, ...rest }: Words): PageShell => ({
      ...shell,
      nonce: rest.nonce,
      user: user && { ...user, id, username, email, credits: Number(credits) },
    });
    // The date is for the year in the footer.
    const key = JSON.stringify([c.req.path, state, shellOf({ ...nobody, nonce: '' }), new Date().toDateString()]);
    return documents.answer(c.req.raw, { key, words, render: (shown) => render(shellOf(shown)) });
  });
  app.all('*', nothingHere);
  return app;
}

/**
 * Administrators only see the admin area, except for pages of their own account, which redirect to the corresponding
 * pages of the area. Requests for page data (.data) are decided by the loaders, which redirect in the router's format;
 * the list of routes (__manifest) belongs to the router, which can't follow links without it.
 */
const openToAdmins =
  /^\/(?:admin(?:\/|$)|account$|set-password$|reset-password$|auth\/|shared\/|reminders\/off$|__manifest$)|\.data$/;

/**
 * Some caches store any address that ends like a file name. Such an address is answered as if no one were logged in, so
 * that nothing personal gets into a cache. The pages of drafts end with .zip.
 */
const endsLikeFile =
  /\.(?:css|m?js|map|json|txt|xml|pdf|png|jpe?g|gif|svg|webp|avif|ico|bmp|woff2?|ttf|otf|mp[34]|webm)$/i;
const wordsOf = ({ id, username, email, credits }: Omit<Words, 'nonce'>) => ({ id, username, email, credits });
const nobody = { id: '', username: '', email: '', credits: '0' };

/** The login page shows where it returns to. */
function hasWayBack(request: Request, secure: boolean): boolean {
  return readWayBack(request.headers.get('Cookie') ?? '', secure) !== null;
}

/** Addresses that no person opens as a page. */
const areas = ['api', 'functions', 'files', 'assets', 'webhooks', 'calendar'];
const machineAreas = new RegExp(`^/(?:${areas.join('|')})/`);

/** Where browsers look for the product's icon; drawn by scripts/write-icons.ts. */
const icons = ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png', '/icon-192.png', '/icon-512.png'];

/** What renders the pages: the built bundle, or the development server's. */
export interface Pages {
  readonly development: boolean;
  /** Folder of the built files; null while the development server serves them. */
  readonly assets: string | null;
  handle(request: Request, shell: PageShell, readers: PageReaders): Promise<Response>;
  /** Whether the page at this path only needs the data of the frame: it has no loader of its own. */
  isShellOnly(path: string): boolean;
}

/** What pages read from the slices while the server renders them, without a network call. */
export interface PageReaders {
  readonly blog: Slices['blog']['reader'];
  readonly reports: Slices['reports']['reader'];
  readonly tenancies: Slices['tenancies']['reader'];
  readonly portfolio: Slices['portfolio']['reader'];
  readonly ownWork: Slices['dashboard']['reader'];
  readonly comparison: Slices['comparison']['reader'];
  readonly site: Slices['site']['reader'];
  readonly health: () => Promise<Health>;
  readonly shared: ReturnType<Slices['sharing']['readersFor']>;
  /** Logs why a page could not be served. */
  readonly failed: (error: unknown) => void;
}

/** What the server knows when it sends a page; the same type as in `web/lib/shell-context.ts`. */
export interface PageShell {
  readonly user: User | null;
  /** An administrator is viewing the product as `user` until this time (ISO). */
  readonly impersonation: { readonly until: string } | null;
  readonly brand: Platform['config']['brand'];
  readonly appUrl: string;
  readonly settings: {
    readonly bannerEnabled: boolean;
    /** Null for the product's own text. */
    readonly bannerText: string | null;
    readonly underConstruction: boolean;
  };
  readonly linkedIn: boolean;
  readonly languageModel: boolean;
  readonly costs: Readonly<Record<string, number>>;
  readonly reportDays: number;
  readonly nonce: string;
}

function describeApi(app: Api, config: Platform['config']): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    description: 'The access token of a session',
  });
  app.openAPIRegistry.registerComponent('securitySchemes', 'apiKey', {
    type: 'http',
    scheme: 'bearer',
    description: 'An API key that has the scope of the call',
  });
  const about = {
    openapi: '3.1.0',
    info: {
      title: config.brand.name,
      version: productVersion.version,
      description: 'Everything that the pages do, for scripts.',
    },
    servers: [{ url: config.appUrl }],
  };
  // Written once, because it takes longer than any answer should.
  let document: string | null = null;
  app.get('/api/openapi.json', (c) => {
    document ??= JSON.stringify(app.getOpenAPI31Document(about));
    return c.body(document, 200, { 'Content-Type': 'application/json' });
  });
}

function nothingHere(): never {
  throw new AppError('not_found');
}
