import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'foredraft-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text, { mode: 0o600 });
  return path;
}

test('a secret is read from the file that its setting names', () => {
  const secret = 's'.repeat(40);
  const config = readConfig({
    SECRET_FILE: fileWith('secret', `${secret}\n`),
    DATABASE_URL_FILE: fileWith('database', 'postgres://foredraft@db.example/foredraft'),
    METRICS_TOKEN_FILE: fileWith('metrics', 'a-token-of-sixteen-or-more'),
    DIFY_BASE_URL: 'https://flows.example/v1',
    DIFY_API_KEY_LEASE_ABSTRACT_FILE: fileWith('dify', 'app-1'),
  });
  expect(config.secret).toBe(secret);
  expect(config.databaseUrl).toBe('postgres://foredraft@db.example/foredraft');
  expect(config.metricsToken).toBe('a-token-of-sixteen-or-more');
  expect(config.workflows?.keys).toEqual({ 'lease-abstract': 'app-1' });
});

test.each([
  [{ SECRET: 's'.repeat(40), SECRET_FILE: '/nowhere' }, 'Set either SECRET or SECRET_FILE, not both.'],
  [{ SECRET_FILE: '/nowhere' }, "The setting SECRET_FILE is wrong: /nowhere can't be read (ENOENT)."],
  [{ SMTP_URL_FILE: fileWith('empty', ' \n') }, /^The setting SMTP_URL_FILE is wrong: .* is empty\.$/],
  [{ SECRET_FILE: fileWith('short', 'short') }, /^The setting SECRET is wrong: must have at least 32 characters/],
  [{ S3_BUCKET_FILE: '/run/secrets/bucket' }, /^S3_BUCKET_FILE is not a setting/],
])('%j stops the start with one sentence', (settings, sentence) => {
  expect(() => readConfig(settings)).toThrow(sentence);
});
