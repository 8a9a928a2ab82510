import { escapeMarkup } from './escape-markup.ts';

/** Sitemap (sitemaps.org, protocol 0.9) of the given addresses, with the date of the last change if known. */
export function sitemap(entries: readonly SitemapEntry[], appUrl: string): string {
  const urls = entries.map(({ path, changedAt }) => {
    const day = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `  <url><loc>${escapeMarkup(new URL(path, appUrl).href)}</loc>${day}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

export interface SitemapEntry {
  readonly path: string;
  readonly changedAt?: Date | undefined;
}

/** robots.txt: everything except the areas for logged-in users and the calls. */
export function robots(appUrl: string, toolPages: readonly string[]): string {
  return [
    'User-agent: *',
    'Allow: /',
    ...[...closedToRobots, ...toolPages].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', appUrl).href}`,
    '',
  ].join('\n');
}

const closedToRobots = [
  '/api/',
  '/functions/',
  '/files/',
  '/webhooks/',
  '/dev/',
  '/admin',
  '/account',
  '/dashboard',
  '/credit-history',
  '/my-drafts',
  '/my-reports',
  '/set-password',
  '/change-password',
  '/reset-password',
  '/verify-email',
  '/auth/',
];
