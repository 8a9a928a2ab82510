import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { withDatabase } from '../support/global-setup.ts';
import { runOnServer } from '../support/run-on-server.ts';
import { type BuiltImage, buildImage, makeContext, makeReadOnly } from './build-image.ts';
import { Container, type ContainerOptions, inventory } from './run-image.ts';

// Without a container engine: the steps of the Containerfile are run with bubblewrap, and the result runs like a
// container. `npm ci` is real and needs the registry.
const canPerform =
  process.getuid?.() === 0 && spawnSync('bwrap', ['--ro-bind', '/', '/', '--unshare-net', 'true']).status === 0;
if (!canPerform) console.warn('The image is not performed: this needs root and bubblewrap.');

describe.runIf(canPerform)('the image', () => {
  let folder = '';
  let image: BuiltImage;
  let containers: Container[] = [];

  const start = (options?: ContainerOptions) => {
    const container = new Container(image, options);
    containers.push(container);
    return container;
  };

  beforeAll(() => {
    folder = mkdtempSync('/tmp/foredraft-image-');
    chmodSync(folder, 0o755);
    const context = join(folder, 'context');
    makeContext(context);
    image = buildImage(join(folder, 'stages'), context);
    makeReadOnly(join(image.root, 'app'));
  });

  afterEach(() => {
    for (const container of containers) container.kill();
    containers = [];
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('is built without network after npm ci, and contains no tests and no development packages [D.170]', () => {
    expect(image.ran.filter(({ network }) => network).map(({ command }) => command)).toEqual([
      'npm ci --ignore-scripts --omit=dev',
    ]);
    expect(existsSync(join(image.root, 'app/build/server/index.js'))).toBe(true);
    expect(existsSync(join(image.root, 'app/node_modules/vitest'))).toBe(false);
    expect(globSync('app/{src,scripts}/**/*.test.ts', { cwd: image.root })).toEqual([]);
    expect(existsSync(join(image.root, 'app/tests'))).toBe(false);
    expect(image.user).toBe(1000);
  });

  test('runs as its own user from read-only files without any network: health, an account, and its mail [D.170]', async () => {
    const before = inventory(join(image.root, 'app'));
    const container = start();
    await container.ready();
    expect(await container.call('/healthz')).toMatchObject({ status: 200, body: expect.stringContaining('"ok"') });
    const { body, status } = await container.call('/readyz');
    expect({ status, ...JSON.parse(body) }).toMatchObject({ status: 'ready', space: 'ok' });
    expect(await container.health()).toBe(0);
    expect((await container.call('/')).body).toContain('<title>');
    const registered = await container.call('/functions/v1/auth', {
      action: 'register',
      username: 'ada_in_an_image',
      email: 'ada@example.org',
      password: 'Str0ng-enough!',
    });
    expect(registered.status, registered.body).toBe(200);
    await expect.poll(() => mailsIn(image)).toEqual([expect.stringContaining('To: ada@example.org')]);
    expect(container.printed).not.toMatch(/Installing|Updating|Building|Bringing/);
    expect(await container.stop()).toBe(0);
    expect(inventory(join(image.root, 'app'))).toBe(before);
  });

  test('migrates, and runs web and worker separately on an external database [D.170]', async () => {
    const name = `image_${randomBytes(6).toString('hex')}`;
    await runOnServer(inject('clusterUrl'), `create database ${name}`);
    const [port, workerPort] = [await freePort(), await freePort()];
    const environment = {
      DATABASE_URL: withDatabase(inject('clusterUrl'), name),
      SECRET: randomBytes(32).toString('hex'),
      APP_URL: `http://localhost:${port}`,
      PORT: String(port),
      WORKER_PORT: String(workerPort),
      LITERATURE: 'off',
    };
    const data = join(folder, 'shared-data');
    mkdirSync(data);
    chownSync(data, image.user, image.user);
    const shared = { hostNetwork: true, data };
    const migrate = start({ ...shared, command: ['node', 'scripts/migrate.ts'], environment });
    expect(await migrate.ended(), migrate.printed).toBe(0);
    expect(migrate.printed).toContain('Applied: ');
    const web = start({ ...shared, environment: { ...environment, ROLES: 'web' } });
    const worker = start({ ...shared, environment: { ...environment, ROLES: 'worker' } });
    await Promise.all([web.ready(), worker.ready()]);
    expect((await web.call('/readyz', undefined, port)).status).toBe(200);
    expect((await worker.call('/readyz', undefined, workerPort)).status).toBe(200);
    expect([await web.health(), await worker.health()]).toEqual([0, 0]);
    expect([await web.stop(), await worker.stop()]).toEqual([0, 0]);
  });

  test('refuses a folder without a build in one sentence, without building it [D.170]', async () => {
    const bare = { ...image, root: join(folder, 'stages', 'packages') };
    for (const name of ['scripts', 'src'])
      spawnSync('cp', ['-a', join(image.root, 'app', name), join(bare.root, 'app')]);
    const container = new Container(bare, { command: ['node', 'scripts/serve.mjs'] });
    expect(await container.ended()).toBe(1);
    expect(container.printed.trim()).toBe('/app has no build: run `npm run build` in it first, or use `npm start`.');
  });
});

function mailsIn(image: BuiltImage): string[] {
  return globSync('data/mail/*.eml', { cwd: image.root }).map((path) => readFileSync(join(image.root, path), 'utf8'));
}
