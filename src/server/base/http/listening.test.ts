import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import type { Config } from '../config/config.ts';
import type { Logger } from '../log/logger.ts';
import { closeServer, listen } from './listening.ts';

const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** A server, and a connection that is idle after one answer. */
async function idleConnection() {
  const server = createServer((_request, response) => response.end('ok')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('latin1');
  let received = '';
  socket.on('data', (text: string) => {
    received += text;
  });
  socket.write(request);
  await expect.poll(() => received).toContain('ok');
  return { server, socket, answers: () => received.split('HTTP/1.1 200').length - 1 };
}

test('a request that was on its way on an idle connection when the server stopped listening is answered [D.180]', async () => {
  const { server, socket, answers } = await idleConnection();
  const ended = once(socket, 'close');
  const closed = closeServer(server, 1_500);
  socket.write(request);
  await expect.poll(answers).toBe(2);
  expect(server.listening).toBe(false);
  await Promise.all([closed, ended]);
});

test('without a time to linger idle connections are closed immediately', async () => {
  const { server, socket } = await idleConnection();
  const ended = once(socket, 'close');
  await closeServer(server);
  await ended;
});

test('while the product starts, a browser gets a page that reloads by itself, and a call gets JSON', async () => {
  const config = { host: '127.0.0.1', roles: ['web'], port: 0, workerPort: 0, workerPortChosen: true };
  const server = await listen(config as unknown as Config, console as unknown as Logger);
  if (server === null) throw new Error('it does not listen');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/blog`;
  const page = await fetch(url, { headers: { Accept: 'text/html,application/xhtml+xml' } });
  expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect(await page.text()).toMatch(/http-equiv="refresh"[\s\S]*The service is starting/);
  const call = await fetch(url, { headers: { Accept: 'application/json' } });
  expect([call.status, call.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await call.json()).toEqual({ error: 'The service is starting.', code: 'unavailable' });
  await closeServer(server);
});
