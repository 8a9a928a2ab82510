import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Config } from '../config/config.ts';
import { CannotStart } from '../db/embedded/cannot-start.ts';
import type { Logger } from '../log/logger.ts';

/**
 * Opens the port. It answers 503 until `serve` is called, so that it can be open from the start. Null for a worker whose default port
 * is taken by another worker: it still works, but its health cannot be requested.
 */
export async function listen({ host, roles, ...ports }: Config, log: Logger): Promise<Server | null> {
  const isWeb = roles.includes('web');
  const port = isWeb ? ports.port : ports.workerPort;
  const example = isWeb ? `PORT=${port + 1} npm start` : `WORKER_PORT=${port + 1}, or WORKER_PORT=0 for none`;
  const server = createServer();
  server.on('request', startingUp);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' && !isWeb && !ports.workerPortChosen) {
        log.warn(`port ${port} is taken: this worker answers no health checks; give it a WORKER_PORT of its own`);
        resolve(null);
        return;
      }
      const sentence =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is taken by another program: stop that one, or start with another port, for instance ${example}.`
          : `Port ${port}${host === undefined ? '' : ` of ${host}`} cannot be opened (${error.code}).`;
      reject(new CannotStart(sentence));
    });
    server.listen({ port, host }, () => resolve(server));
  });
}

const startingUp = ({ headers }: IncomingMessage, response: ServerResponse) => {
  const isPage = headers.accept?.includes('text/html') === true;
  const type = isPage ? 'text/html; charset=utf-8' : 'application/json';
  response.writeHead(503, { 'Content-Type': type, 'Retry-After': '2', 'Cache-Control': 'no-store' });
  response.end(isPage ? startingPage : '{"error":"The service is starting.","code":"unavailable"}');
};

/** For browsers: says that the product is starting, and opens the requested page as soon as it can be served. */
const startingPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="3">
<title>Starting</title>
<body style="font: 1.125rem/1.5 Georgia, serif; max-width: 32rem; margin: 4rem auto; padding: 0 1rem">
<h1>The service is starting</h1>
<p>This page will reload by itself in a few seconds.</p>
</body>
</html>
`;

export function serve(
  server: Server,
  stopping: AbortSignal,
  fetch: (request: Request) => Response | Promise<Response>,
  /** The development server, which serves its own files. */
  vite?: { middlewares(request: IncomingMessage, response: ServerResponse, next: () => void): void },
): void {
  const answer = getRequestListener(fetch, { overrideGlobalObjects: false });
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    // The client's next request opens a new connection, which a load balancer sends to another process.
    if (stopping.aborted) response.shouldKeepAlive = false;
    if (!hasOneHost(request)) {
      response.writeHead(400, { 'Content-Type': 'application/json', Connection: 'close' });
      response.end('{"error":"The request names more than one host.","code":"invalid_input"}');
      return;
    }
    return answer(request, response);
  };
  server.off('request', startingUp);
  if (vite) {
    server.on('request', (request, response) => vite.middlewares(request, response, () => listener(request, response)));
  } else {
    server.on('request', listener);
  }
}

/** With two Host headers a proxy may have checked one and the product would use the other (RFC 9112, 3.2). */
function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length <= 1;
}

/**
 * Open requests may finish; endless streams are closed after 20 s. Idle connections are closed after `lingering`
 * milliseconds: a load balancer's next request may already be on its way on one of them, and would fail with a reset.
 */
export async function closeServer(server: Server, lingering = 0): Promise<void> {
  // The server's own close() also closes idle connections, immediately.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  const from = Date.now();
  const closeIdle = () => {
    if (Date.now() - from >= lingering) server.closeIdleConnections();
  };
  closeIdle();
  const idle = setInterval(closeIdle, 200);
  const cut = setTimeout(() => server.closeAllConnections(), 20_000);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}
