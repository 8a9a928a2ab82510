import { plainPage } from './plain-page.ts';
import { texts } from './texts.ts';

/**
 * The script that is between a signed-in user's browser and the network (service worker): where a page cannot be
 * fetched it shows one of its own. It keeps nothing of what was read, so nothing is left behind on the device.
 */
export function serviceWorker(brand: { readonly name: string }): string {
  return `'use strict';
const page = ${JSON.stringify(plainPage(brand.name, texts.offline)).replaceAll('<', '\\u003c')};
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
