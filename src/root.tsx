import { lazy, type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/root.ts';
import { bannerKey, followBanner } from './web/lib/banner.ts';
import { fontsScript } from './web/lib/fonts.ts';
import { startedEvent } from './web/lib/late-page.ts';
import { useShell } from './web/lib/shell.ts';
import { shellContext } from './web/lib/shell-context.ts';
import { firstPaintScript, followTheme } from './web/lib/theme.ts';
import { useStaticPage } from './web/lib/use-static-page.ts';
import { Frame } from './web/shell/frame.tsx';
import { LeaveGuard } from './web/shell/leave-guard.tsx';
import { LostPage } from './web/shell/lost-page.tsx';
import { PageScripts } from './web/shell/page-scripts.tsx';
import { PageStyles } from './web/shell/page-styles.tsx';
import { ProcessingOverlay } from './web/shell/processing-overlay.tsx';
import { Providers } from './web/shell/providers.tsx';
import { RouteAnnouncer } from './web/shell/route-announcer.tsx';
import { texts } from './web/shell/texts.ts';

export function loader({ context }: Route.LoaderArgs) {
  return context.get(shellContext);
}

/** The frame's data belongs to the document; later logins and logouts are handled by the session. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.brand.name ?? '' }];
}

export function Layout({ children }: { children: ReactNode }) {
  const { nonce, settings } = useShell();
  const script = headScript + fontsScript(useStaticPage());
  return (
    <html lang="en" data-news={bannerKey(settings.bannerText) || undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf6" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#11161b" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; the theme must stand before the first paint. */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
        <Meta />
        <PageStyles />
        {/* Not in `links`: those get the nonce, and each nonce divides the compressed page (server/base/http/gzip-around.ts). */}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Links />
      </head>
      <body>
        {children}
        <PageScripts />
      </body>
    </html>
  );
}

export default function Root() {
  useEffect(followTheme, []);
  useEffect(followBanner, []);
  useEffect(() => void window.dispatchEvent(new Event(startedEvent)), []);
  return (
    <Providers parts={frameParts}>
      <ProcessingOverlay>
        <Outlet />
      </ProcessingOverlay>
      <RouteAnnouncer />
      <LeaveGuard />
    </Providers>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Providers parts={frameParts}>
      <title>{missing ? texts.missing.pageTitle : texts.broken.pageTitle}</title>
      <Frame>
        <LostPage kind={missing ? 'missing' : 'broken'} />
      </Frame>
    </Providers>
  );
}

const frameParts = {
  Palette: lazy(() => import('./palette.tsx')),
  MemberShortcuts: lazy(() =>
    import('./features/favorites/web/member-shortcuts.tsx').then((code) => ({ default: code.MemberShortcuts })),
  ),
};

/**
 * The page's policy forbids running code from strings. zod reads this setting before it tries to use such code: its
 * schemas are created when a page's script is loaded, which is before the entry runs, and the browser would report a
 * violation.
 */
const headScript = `globalThis.__zod_globalConfig={jitless:true};${firstPaintScript};`;
