import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The server behind a proxy in these tests: reports what it received, and streams events on request. */
export async function startUpstream(): Promise<Upstream> {
  let stream: ServerResponse | undefined;
  const server = createServer((request, response) => {
    if (request.url === '/stream') {
      // As the product does (src/server/run-api/event-stream.ts).
      response.writeHead(200, {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store, no-transform',
        'X-Accel-Buffering': 'no',
      });
      response.write('data: 1\n\n');
      stream = response;
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
    send: (event) => stream?.write(`data: ${event}\n\n`),
    endStream: () => stream?.end(),
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
  /** Sends another event on the open stream; the first one, 1, is sent when it opens. */
  send(event: string): void;
  endStream(): void;
  stop(): void;
}
