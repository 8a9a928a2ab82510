import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What stands behind a proxy in these tests: says what reached it, and streams events when it is told to. */
export async function startUpstream(): Promise<Upstream> {
  let release = () => undefined as unknown;
  const server = createServer((request, response) => {
    if (request.url === '/stream') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' });
      response.write('data: first\n\n');
      release = () => response.end('data: second\n\n');
      return;
    }
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    request.on('end', () => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ bytes, headers: request.headers } satisfies Arrived));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    sendSecond: () => release(),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export interface Arrived {
  readonly bytes: number;
  readonly headers: IncomingHttpHeaders;
}

export interface Upstream {
  readonly port: number;
  /** Sends the second event of the open stream and ends it. */
  sendSecond(): void;
  stop(): void;
}
