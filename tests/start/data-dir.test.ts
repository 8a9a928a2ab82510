import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseHome, resolveDataDir } from '#server/base/db/embedded/data-dir.ts';
import { databaseUser } from '#server/base/db/embedded/database-user.ts';

const isRoot = process.getuid?.() === 0;
let closed = '';
let made: string[] = [];

beforeEach(() => {
  // Like a home folder with mode 0700: only its owner may enter.
  closed = mkdtempSync(join(tmpdir(), 'foredraft-home-'));
  made = [closed];
});

afterEach(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

function project(): string {
  const folder = join(closed, 'foredraft');
  mkdirSync(folder, { recursive: true });
  return folder;
}

test('DATA_DIR is used as set, relative to the project', () => {
  const setting = { setting: 'elsewhere/data', projectDir: '/srv/foredraft', embedded: true };
  expect(resolveDataDir(setting)).toEqual({ dataDir: '/srv/foredraft/elsewhere/data' });
});

test('without DATA_DIR and with an external database the folder is data in the project, whatever its permissions', () => {
  const projectDir = project();
  expect(resolveDataDir({ projectDir, embedded: false })).toEqual({ dataDir: join(projectDir, 'data') });
});

test('an ordinary user, and root in a project that the database user can enter, use data in the project', () => {
  if (isRoot) chmodSync(closed, 0o711);
  const projectDir = project();
  expect(resolveDataDir({ projectDir, embedded: true })).toEqual({ dataDir: join(projectDir, 'data') });
});

describe.runIf(isRoot)('root, with the project in a home folder that the database user cannot enter', () => {
  test('stores its data under /var/lib, in one folder per project, and reports it', () => {
    const projectDir = project();
    const first = resolveDataDir({ projectDir, embedded: true });
    expect(first.dataDir).toMatch(/^\/var\/lib\/foredraft\/[0-9a-f]{12}$/);
    expect(first.moved).toContain(first.dataDir);
    expect(resolveDataDir({ projectDir, embedded: true })).toEqual(first);
    mkdirSync(join(closed, 'other'));
    expect(resolveDataDir({ projectDir: join(closed, 'other'), embedded: true }).dataDir).not.toBe(first.dataDir);
  });

  test('never replaces an existing database by a new one elsewhere', () => {
    const projectDir = project();
    mkdirSync(join(projectDir, 'data', 'postgres'), { recursive: true });
    expect(() => resolveDataDir({ projectDir, embedded: true })).toThrow(/belongs to the user .* cannot enter/);
    expect(() => databaseHome(join(projectDir, 'data'))).toThrow(/belongs to the user .* cannot enter/);
  });

  test('runs an ordinary user’s database as that user, in its folder', () => {
    const projectDir = project();
    const folder = join(projectDir, 'data', 'postgres');
    mkdirSync(folder, { recursive: true });
    chownSync(closed, 54_321, 54_321);
    chownSync(folder, 54_321, 54_321);
    expect(resolveDataDir({ projectDir, embedded: true })).toEqual({ dataDir: join(projectDir, 'data') });
    expect(databaseHome(join(projectDir, 'data'))).toMatchObject({ user: { uid: 54_321 } });
  });

  test('keeps its files in a DATA_DIR there, and moves only the database elsewhere', () => {
    const dataDir = join(project(), 'data');
    const { home, moved } = databaseHome(dataDir);
    made.push(home);
    expect(home).toMatch(/^\/var\/lib\/foredraft\/[0-9a-f]{12}$/);
    expect(moved).toContain(home);
  });
});

test.runIf(isRoot)('lets the database user pass through a closed DATA_DIR in an open place, but not read it', () => {
  const { home } = databaseHome(closed);
  expect(home).toBe(closed);
  expect(statSync(closed).mode & 0o777).toBe(0o711);
});

test.runIf(isRoot)('assigns a new database to an account without privileges', () => {
  expect(databaseUser('/nonexistent')?.name).toMatch(/^(?:postgres|nobody)$/);
});
