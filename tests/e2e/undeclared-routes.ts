/**
 * Routes of the server that are not calls of its API, so that they have no declaration and aren't in the OpenAPI
 * document, with the reason for each. Every other route is mounted from a declaration
 * (src/server/base/http/endpoints.ts).
 */
export const undeclaredRoutes: Record<string, string> = {
  'GET /healthz': 'for load balancers, which read a status and nothing else',
  'GET /readyz': 'for load balancers, which read a status and nothing else',
  'GET /metrics': 'for Prometheus, in its own format and with its own token',
  'GET /favicon.svg': 'an asset at an address that browsers choose',
  'GET /favicon.ico': 'an asset at an address that browsers choose',
  'GET /apple-touch-icon.png': 'an asset at an address that browsers choose',
  'GET /icon-192.png': 'an asset at an address that browsers choose',
  'GET /icon-512.png': 'an asset at an address that browsers choose',
  'GET /manifest.webmanifest': 'an asset at an address that browsers choose',
  'GET /service-worker.js': 'an asset that must be at the root to serve every page',
  'GET /robots.txt': 'for robots, at the address of their standard (RFC 9309)',
  'GET /sitemap.xml': 'for robots, at the address of their standard',
  'GET /blog/rss.xml': 'for feed readers, next to the pages of the blog',
  'GET /blog/images/:file': 'an image of a page',
  'GET /share/blog/:file': 'an image that other sites show with a link to a page',
  'GET /share/pages/:file': 'an image that other sites show with a link to a page',
  'GET /samples/:file{[a-z-]+\\.(?:pdf|zip)}': 'a file that a public page links to',
  'GET /files/:token': 'a signed address: its token is the permission, and a browser opens it like a page',
  'GET /calendar/:file': 'for calendar programs, which know only the secret address',
  'GET /auth/linkedin/callback': 'a page that the provider sends the browser to; it answers with a redirect',
  'POST /webhooks/stripe': 'the payment provider calls it, with a signature over the raw body',
  'GET /api/openapi.json': 'the document that lists the declarations',
};
