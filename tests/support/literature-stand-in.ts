import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/**
 * Mocks of Crossref, DataCite, arXiv and OpenAlex with responses in their formats. Anything not listed doesn't exist:
 * 404, or an empty list.
 */
export async function startLiteratureStandIn(): Promise<LiteratureStandIn> {
  const standIn: LiteratureStandIn = {
    url: '',
    requests: [],
    agents: [],
    times: [],
    trouble: [],
    works: { ...recorded },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(request.url ?? '');
    standIn.requests.push(path);
    standIn.times.push(Date.now());
    standIn.agents.push(request.headers['user-agent'] ?? '');
    const trouble = standIn.trouble.shift();
    if (trouble === 'hang up') return void response.destroy();
    if (trouble === 'nonsense') return void response.writeHead(200).end('<html>Maintenance</html>');
    if (typeof trouble === 'object' && 'body' in trouble) return void response.writeHead(200).end(trouble.body);
    if (typeof trouble === 'object') return void response.writeHead(301, { location: trouble.to }).end();
    if (trouble) return void response.writeHead(trouble, { 'retry-after': '0' }).end('{}');
    const match = Object.entries(standIn.works).find(([start]) => path.startsWith(start));
    if (match) {
      const body = typeof match[1] === 'string' ? await readFile(join(folder, match[1])) : JSON.stringify(match[1]);
      response.writeHead(200, { 'x-rate-limit-limit': '50', 'x-rate-limit-interval': '1s' }).end(body);
    } else if (path.startsWith('/crossref/works?'))
      response.end('{"status":"ok","message":{"total-results":0,"items":[]}}');
    else if (path.startsWith('/openalex/works?')) response.end('{"meta":{"count":0},"results":[]}');
    else if (path.startsWith('/arxiv/')) response.end('<feed xmlns="http://www.w3.org/2005/Atom"></feed>');
    else response.writeHead(404).end('Resource not found.');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(standIn, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

export interface LiteratureStandIn {
  readonly url: string;
  readonly requests: string[];
  readonly agents: string[];
  readonly times: number[];
  /** The result of the next requests, in order: a status, a broken connection, an invalid page, a redirect. */
  readonly trouble: (number | 'hang up' | 'nonsense' | { readonly to: string } | { readonly body: string })[];
  /** The start of a path, and the recorded file or the value that answers it. */
  works: Record<string, string | object>;
  close(): Promise<void>;
}

const folder = join(import.meta.dirname, 'literature');

const recorded: Readonly<Record<string, string>> = {
  '/crossref/works/10.1038/nature14539': 'crossref-nature14539.json',
  '/crossref/works/10.1016/s0140-6736(97)11096-0': 'crossref-retracted.json',
  '/datacite/dois/10.5281/zenodo.1234567': 'datacite-zenodo.json',
  '/arxiv/api/query?id_list=1706.03762': 'arxiv-1706-03762.xml',
  '/openalex/works?search=deep learning': 'openalex-search.json',
};
