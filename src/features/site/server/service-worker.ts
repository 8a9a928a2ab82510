import { escapeMarkup } from './escape-markup.ts';
import { texts } from './texts.ts';

/**
 * The script that stands between a signed-in user's browser and the network (service worker): where a page cannot be
 * fetched it shows one of its own. It keeps nothing of what was read, so nothing is left behind on the device.
 */
export function serviceWorker(brand: { readonly name: string }): string {
  return `'use strict';
const page = ${JSON.stringify(offlinePage(brand.name)).replaceAll('<', '\\u003c')};
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()])));
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate' || event.request.method !== 'GET') return;
  event.respondWith(answer(event));
});
async function answer(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return new Response(page, {
      status: 503,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      },
    });
  }
}
`;
}

/** The address stays in the bar, so the link to nowhere asks for the same page again. */
function offlinePage(brand: string): string {
  const { title, kicker, text, retry } = texts.offline;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeMarkup(`${title} · ${brand}`)}</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; background: light-dark(#fbfaf6, #11161b); color: light-dark(#1b2430, #e9e4d8); }
main { max-width: 36rem; margin: 0 auto; padding: 4rem 1rem; }
p { color: light-dark(#59626d, #a7aaa3); }
h1 { font: 400 1.875rem/1.2 Georgia, serif; margin: .25rem 0 .75rem; }
a { display: inline-block; margin-top: 1.5rem; padding: .5rem 1rem; border-radius: 4px; text-decoration: none; background: light-dark(#17505a, #84c5c8); color: light-dark(#ffffff, #0d1a1d); }
</style>
</head>
<body>
<main>
<p>${escapeMarkup(kicker(brand))}</p>
<h1>${escapeMarkup(title)}</h1>
<p>${escapeMarkup(text)}</p>
<a href="">${escapeMarkup(retry)}</a>
</main>
</body>
</html>
`;
}
