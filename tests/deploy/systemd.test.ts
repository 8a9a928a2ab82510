import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/base/config/config.ts';
import { installed } from '../support/installed.ts';
import { deployFolder, project } from './containerfile.ts';
import { unknownSettings } from './known-settings.ts';

const folder = join(deployFolder, 'systemd');
const units = globSync('*.service', { cwd: folder });
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const environment = parseEnv(read('foredraft.env')) as Record<string, string>;
/** The template filled in, with what a unit sets itself. */
const filledIn = (own: Record<string, string> = {}) => {
  const values = Object.entries(environment).map(([name, value]) => [
    name,
    value.replaceAll('CHANGE', '0123456789abcdef0123456789abcdef'),
  ]);
  return { ...own, ...Object.fromEntries(values) } as Record<string, string>;
};

test('every unit starts an existing script, and its instances have a role and a port each [D.170]', () => {
  expect(units.length).toBeGreaterThan(3);
  for (const name of units) {
    const script = /^ExecStart=\/usr\/bin\/node (scripts\/\S+)/m.exec(read(name))?.[1] ?? '';
    expect(existsSync(join(project, script)), `${name}: ${script}`).toBe(true);
    // Its own restart would start an install or build; npm would hide signals.
    expect(read(name)).not.toMatch(/ExecStart=.*npm/);
  }
  const own = (name: string, port: string) =>
    parseEnv(
      (/^Environment=(.*)$/m.exec(read(name))?.[1] ?? '').replaceAll('%i', port).replaceAll(' ', '\n'),
    ) as Record<string, string>;
  expect(readConfig(filledIn(own('foredraft-web@.service', '3010')))).toMatchObject({ roles: ['web'], port: 3010 });
  expect(readConfig(filledIn(own('foredraft-worker@.service', '3011')))).toMatchObject({
    roles: ['worker'],
    workerPort: 3011,
  });
});

test('the settings file contains only settings, and works once it is filled in [D.170]', () => {
  expect(unknownSettings(Object.keys(environment))).toEqual([]);
  expect(readConfig(filledIn())).toMatchObject({
    secure: true,
    host: '127.0.0.1',
    mailFrom: 'Foredraft <no-reply@foredraft.example>',
  });
  // The unmodified file must not start with publicly known secrets.
  for (const name of ['SECRET', 'ADMIN_PASSWORD', 'METRICS_TOKEN']) {
    expect(() => readConfig({ ...filledIn(), [name]: environment[name] }), name).toThrow(name);
  }
});

describe.runIf(installed('systemd-analyze', 'apt-get install systemd'))('systemd-analyze', () => {
  let place = '';

  beforeAll(() => {
    place = mkdtempSync(join(tmpdir(), 'foredraft-units-'));
    cpSync(folder, place, { recursive: true });
    for (const name of units.filter((each) => each.includes('@'))) {
      cpSync(join(folder, name), join(place, name.replace('@', '@3000')));
    }
  });

  afterAll(() => rmSync(place, { recursive: true, force: true }));

  const analyze = (...args: string[]) => {
    const env = { ...process.env, SYSTEMD_UNIT_PATH: `${place}:/lib/systemd/system` };
    const { status, stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8', cwd: place, env });
    return { status, output: `${stdout}${stderr}` };
  };

  test('accepts every unit [D.170]', () => {
    const files = units.map((name) => `./${name.replace('@', '@3000')}`);
    const { status, output } = analyze(
      'verify',
      '--man=no',
      ...files,
      './foredraft.target',
      './foredraft-backup.timer',
    );
    expect({ status, output }).toEqual({ status: 0, output: '' });
  });

  test('rates the exposure of every unit as low, because all use the shared drop-in [D.170]', () => {
    for (const name of units) {
      const { output } = analyze('security', '--offline=true', `./${name.replace('@', '@3000')}`);
      const exposure = Number(/Overall exposure level for \S+: ([\d.]+)/.exec(output)?.[1]);
      expect(exposure, name).toBeLessThan(4);
    }
  });
});
