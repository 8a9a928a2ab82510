import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { freePort } from '../support/free-port.ts';
import { installed } from '../support/installed.ts';
import { deployFolder } from './containerfile.ts';
import { type Arrived, startUpstream, type Upstream } from './proxy-upstream.ts';

let place = '';
let upstream: Upstream;
let proxy: ChildProcess | null = null;

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'foredraft-proxy-'));
  upstream = await startUpstream();
});

afterAll(() => {
  upstream.stop();
  rmSync(place, { recursive: true, force: true });
});

describe.runIf(installed('nginx'))('nginx', () => {
  let url = '';

  beforeAll(async () => {
    const port = await freePort();
    url = `https://localhost:${port}`;
    const config = nginxConfiguration(port);
    writeFileSync(join(place, 'nginx.conf'), config);
    makeCertificate();
    const { status, stderr } = spawnSync('nginx', ['-t', '-c', join(place, 'nginx.conf')], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    proxy = spawn('nginx', ['-c', join(place, 'nginx.conf')], { stdio: 'inherit' });
    await answering(`${url}/`);
  });

  afterAll(() => end());
  passesOn(() => url);
});

describe.runIf(installed('caddy'))('Caddy', () => {
  let url = '';

  beforeAll(async () => {
    const port = await freePort();
    url = `http://localhost:${port}`;
    const args = ['--config', join(deployFolder, 'caddy', 'Caddyfile'), '--adapter', 'caddyfile'];
    const env = {
      PATH: process.env['PATH'] ?? '',
      HOME: place,
      SITE_ADDRESS: url,
      UPSTREAMS: `127.0.0.1:${upstream.port}`,
      CADDY_ADMIN: `localhost:${await freePort()}`,
    };
    const { status, stderr } = spawnSync('caddy', ['validate', ...args], { encoding: 'utf8', env });
    if (status !== 0) throw new Error(stderr);
    proxy = spawn('caddy', ['run', ...args], { env, stdio: ['ignore', 'ignore', 'ignore'] });
    await answering(`${url}/`);
  });

  afterAll(() => end());
  passesOn(() => url);
});

/** Requirements for every proxy example. */
function passesOn(url: () => string): void {
  test('passes each event on as soon as it is sent [D.170]', async () => {
    const reader = spawn('curl', ['-sN', '--insecure', `${url()}/stream`]);
    let seen = '';
    reader.stdout.setEncoding('utf8').on('data', (text: string) => {
      seen += text.replace(/data: |\n/g, '');
    });
    await expect.poll(() => seen).toBe('1');
    for (const event of ['2', '3']) {
      upstream.send(event);
      await expect.poll(() => seen.at(-1)).toBe(event);
    }
    upstream.endStream();
    await once(reader, 'close');
    expect(seen).toBe('123');
  });

  test('sets the visitor’s address regardless of what the visitor claims, and keeps host, request id and trace [D.170]', async () => {
    const { headers } = await arrived(url(), [
      ...['-H', 'X-Forwarded-For: 203.0.113.9', '-H', 'X-Request-Id: 5e8f4c7e-9d0c-4a42-9a0e-4b8d6f1f3a55'],
      ...['-H', 'traceparent: 00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'],
    ]);
    const addresses = String(headers['x-forwarded-for']).split(/,\s*/);
    expect(['127.0.0.1', '::1']).toContain(addresses.at(-1));
    expect(headers['x-forwarded-proto']).toBe(new URL(url()).protocol.replace(':', ''));
    expect(headers.host).toMatch(/^localhost/);
    expect(headers['x-request-id']).toBe('5e8f4c7e-9d0c-4a42-9a0e-4b8d6f1f3a55');
    expect(headers['traceparent']).toContain('0af7651916cd43dd8448eb211c80319c');
  });

  test('leaves it to the product to refuse a large upload with a sentence [D.170]', async () => {
    const bytes = limits.packageBytes + 4 * 1024 * 1024;
    writeFileSync(join(place, 'body'), Buffer.alloc(bytes));
    expect((await arrived(url(), ['--data-binary', `@${join(place, 'body')}`])).bytes).toBe(bytes);
  });

  test('does not expose the metrics [D.170]', async () => {
    expect((await curl(`${url()}/metrics`, [])).status).toBe(404);
  });
}

/** The example inside a minimal main file, with the test's ports, certificate and server. */
function nginxConfiguration(port: number): string {
  let text = readFileSync(join(deployFolder, 'nginx', 'foredraft.conf'), 'utf8');
  const replace = (from: RegExp, to: string) => {
    if (!from.test(text)) throw new Error(`nothing matches ${from}`);
    text = text.replace(from, to);
  };
  replace(/^ {4}listen 80;\n {4}listen \[::\]:80;/m, `    listen unix:${place}/plain.sock;`);
  replace(/^ {4}listen 443 ssl http2;\n {4}listen \[::\]:443 ssl http2;/m, `    listen 127.0.0.1:${port} ssl http2;`);
  replace(/server 127\.0\.0\.1:3000/, `server 127.0.0.1:${upstream.port}`);
  replace(/\/etc\/nginx\/tls\/foredraft\.crt/, `${place}/tls.crt`);
  replace(/\/etc\/nginx\/tls\/foredraft\.key/, `${place}/tls.key`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${place}/${name};`,
  );
  return `daemon off; pid ${place}/pid; error_log ${place}/error.log;
events {}
http { access_log off; ${temporary.join(' ')}
${text}}
`;
}

function makeCertificate(): void {
  const files = ['-keyout', join(place, 'tls.key'), '-out', join(place, 'tls.crt')];
  spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=localhost',
    '-days',
    '2',
    ...files,
  ]);
}

async function arrived(url: string, args: readonly string[]): Promise<Arrived> {
  return JSON.parse((await curl(url, args)).body) as Arrived;
}

async function curl(url: string, args: readonly string[]): Promise<{ status: number; body: string }> {
  const child = spawn('curl', ['-s', '--insecure', '-w', '\n%{http_code}', ...args, url]);
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (more: string) => {
    text += more;
  });
  await once(child, 'close');
  const at = text.lastIndexOf('\n');
  return { status: Number(text.slice(at + 1)), body: text.slice(0, at) };
}

async function answering(url: string): Promise<void> {
  while ((await curl(url, [])).status !== 200) {
    if (proxy?.exitCode !== null) throw new Error(`the proxy ended with ${proxy?.exitCode}`);
    await sleep(50);
  }
}

async function end(): Promise<void> {
  if (!proxy || proxy.exitCode !== null) return;
  proxy.kill('SIGTERM');
  await once(proxy, 'exit');
}
