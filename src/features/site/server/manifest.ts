/** The web app manifest (W3C): name, icons and start page on a home screen. */
export function manifest(brand: { readonly name: string }) {
  return {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    background_color: '#fbfaf6',
    theme_color: '#17505a',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  };
}
