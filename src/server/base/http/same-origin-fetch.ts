/**
 * Like fetch, but follows redirects only within the requested origin: a response must not lead this process to other
 * addresses, especially not in its own network (SSRF).
 */
export async function fetchWithinOrigin(address: string, init: RequestInit): Promise<Response> {
  const { origin } = new URL(address);
  let url = address;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const response = await fetch(url, { ...init, redirect: 'manual' });
    const location = redirectStatuses.has(response.status) ? response.headers.get('Location') : null;
    if (location === null) return response;
    await response.body?.cancel();
    const next = URL.parse(location, url);
    if (next?.origin !== origin) throw new Error('a redirect leads to another origin');
    url = next.href;
  }
  throw new Error('too many redirects');
}

const mostRedirects = 3;
const redirectStatuses: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
