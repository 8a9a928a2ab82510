import { plainPage } from './plain-page.ts';
import { texts } from './texts.ts';

/**
 * The service worker: if a page can't be fetched, it shows an offline page. It stores nothing that was read, so
 * nothing stays on the device.
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
