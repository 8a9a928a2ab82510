import { AppError } from '#contract/errors.ts';
import { readSetting } from '#contract/open-settings.ts';
import { readSettingValue, type SettingKey } from '#contract/settings.ts';
import { createShareImages } from '#server/adapters/share-images/share-images.ts';
import { createApi, mount } from '#server/base/http/endpoints.ts';
import { readSignupCredits } from '#server/base/settings/signup-credits.ts';
import { findSetting, findSettings } from '#server/base/settings/system-settings.ts';
import type { Platform } from '#server/platform.ts';
import { publicPages, sampleFiles } from '../contract.ts';
import { manifest } from './manifest.ts';
import { serviceWorker } from './service-worker.ts';
import { createSiteReader, type SiteSources } from './site-reader.ts';
import { robots, type SitemapEntry, sitemap } from './sitemap.ts';

export { unavailablePage } from './unavailable-page.ts';

/** Public settings, and what public pages provide for robots and shared links. */
export function createSite(
  platform: Pick<Platform, 'db' | 'config' | 'drawings' | 'files'>,
  posts: { addresses(): Promise<SitemapEntry[]> },
  sources: SiteSources,
) {
  const { db, config } = platform;
  const shareImages = createShareImages(platform);
  const reader = createSiteReader(sources, () => readSignupCredits(db, config));
  const api = createApi();
  api.get('/robots.txt', (c) =>
    c.text(robots(config.appUrl, sources.toolPages), 200, { 'Cache-Control': 'public, max-age=3600' }),
  );
  api.get('/manifest.webmanifest', (c) =>
    c.json(manifest(config.brand), 200, {
      'Cache-Control': 'public, max-age=3600',
      'Content-Type': 'application/manifest+json',
    }),
  );
  // Browsers revalidate it; a cached one would survive an update.
  api.get('/service-worker.js', (c) => {
    c.header('Cache-Control', 'no-cache');
    c.header('Content-Type', 'text/javascript; charset=utf-8');
    return c.body(serviceWorker(config.brand));
  });
  api.get('/sitemap.xml', async (c) => {
    const written = await posts.addresses();
    const newest = written.map(({ changedAt }) => changedAt).reduce(later, undefined);
    const pages = publicPages.map(({ name, path }) => (name === 'blog' ? { path, changedAt: newest } : { path }));
    c.header('Cache-Control', 'public, max-age=300');
    c.header('Content-Type', 'application/xml; charset=utf-8');
    return c.body(sitemap([...pages, ...written], config.appUrl));
  });
  api.get('/share/pages/:file', async (c) => {
    const page = publicPages.find(({ name }) => `${name}.png` === c.req.param('file'));
    if (!page) throw new AppError('not_found');
    const named = (text: string) => text.replaceAll('{brand}', config.brand.name);
    const png = await shareImages.png(`pages/${page.name}`, {
      brand: config.brand.name,
      kicker: page.kicker,
      title: named(page.title),
      text: named(page.text),
      note: new URL(config.appUrl).host,
    });
    c.header('Cache-Control', 'public, max-age=86400');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    c.header('Content-Type', 'image/png');
    return c.body(Buffer.from(png));
  });
  api.get('/samples/:file{[a-z-]+\\.(?:pdf|zip)}', async (c) => {
    const name = sampleFiles.find((file) => file === c.req.param('file'));
    if (!name) throw new AppError('not_found');
    c.header('Cache-Control', 'public, max-age=86400');
    c.header('Content-Type', name.endsWith('.pdf') ? 'application/pdf' : 'application/zip');
    c.header('Content-Disposition', `${name.endsWith('.pdf') ? 'inline' : 'attachment'}; filename="sample-${name}"`);
    return c.body(Buffer.from(await sources.sampleFile(name)));
  });
  mount(api, readSetting, async ({ params: { key } }) => ({
    key,
    value: (await findSetting(db, key)) ?? missing[key],
  }));
  return {
    api,
    reader,
    /**
     * A hash of the content that guests see at this path: except for prices, it doesn't change while the server runs.
     */
    async stateOf(path: string): Promise<string | null> {
      if (path === '/') return JSON.stringify(await reader.offer());
      return isStatic(path) ? 'static' : null;
    },
  };
}

function isStatic(path: string): boolean {
  return publicPages.some((page) => page.name !== 'blog' && page.path === path);
}

const pageSettings = [
  'enable_dismissible_notification',
  'show_under_construction',
  'banner_text',
  'banner_from',
  'banner_until',
] as const satisfies readonly SettingKey[];

/** The system settings for every page's frame; one that can't be read counts as on. */
export async function readPageSettings(
  pool: Platform['pool'],
  now = () => new Date(),
): Promise<{ bannerEnabled: boolean; bannerText: string | null; underConstruction: boolean }> {
  const settings = await findSettings(pool, pageSettings).catch(() => null);
  const stored = (key: SettingKey) => settings?.get(key);
  const isOff = (key: SettingKey) => stored(key) === 'false';
  const value = (key: SettingKey) => readSettingValue(key, stored(key));
  const [text, from, until] = [value('banner_text'), value('banner_from'), value('banner_until')];
  const today = now().toISOString().slice(0, 10);
  const isDue = !(typeof from === 'string' && today < from) && !(typeof until === 'string' && today > until);
  return {
    bannerEnabled: !isOff('enable_dismissible_notification') && isDue,
    bannerText: typeof text === 'string' ? text : null,
    underConstruction: !isOff('show_under_construction'),
  };
}

/** Default of a setting without a stored value. */
const missing = {
  invitation_required: 'false',
  enable_dismissible_notification: 'true',
  show_under_construction: 'true',
} as const;

function later(one: Date | undefined, other: Date | undefined): Date | undefined {
  return one && other ? new Date(Math.max(one.getTime(), other.getTime())) : (one ?? other);
}
