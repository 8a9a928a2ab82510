import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const client = { LINKEDIN_CLIENT_ID: 'an-id', LINKEDIN_CLIENT_SECRET: 'a secret' };

test('LinkedIn needs an id and a secret, and its issuer is known', () => {
  expect(readConfig({}).linkedIn).toBeNull();
  expect(readConfig({ LINKEDIN_CLIENT_ID: '', LINKEDIN_CLIENT_SECRET: '' }).linkedIn).toBeNull();
  expect(readConfig(client).linkedIn).toEqual({
    issuer: 'https://www.linkedin.com/oauth',
    clientId: 'an-id',
    clientSecret: 'a secret',
  });
  expect(readConfig({ ...client, LINKEDIN_ISSUER: 'https://id.example' }).linkedIn?.issuer).toBe('https://id.example');
});

test.each([
  [{ LINKEDIN_CLIENT_ID: 'an-id' }, /LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET belong together/],
  [{ LINKEDIN_CLIENT_SECRET: 'a secret' }, /LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET belong together/],
  [{ ...client, LINKEDIN_ISSUER: 'http://id.example' }, /^The setting LINKEDIN_ISSUER is wrong: .*https:\/\//],
  [{ ...client, LINKEDIN_ISSUER: 'http://localhost.example' }, /^The setting LINKEDIN_ISSUER is wrong/],
  [{ ...client, LINKEDIN_ISSUER: 'linkedin' }, /^The setting LINKEDIN_ISSUER is wrong/],
  [{ ...client, LINKEDIN_ISSUER: 'ftp://localhost' }, /^The setting LINKEDIN_ISSUER is wrong/],
  [{ STRIPE_SECRET_KEY: 'sk_1' }, /^STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_ID belong together/],
  [{ STRIPE_SECRET_KEY: 'sk_1', STRIPE_PRICE_ID: 'price_1' }, /belong together/],
  [{ STRIPE_API_BASE: 'http://stripe.example' }, /^The setting STRIPE_API_BASE is wrong: .*https:\/\//],
  [{ CREDIT_PACK_SIZE: '0' }, /^The setting CREDIT_PACK_SIZE is wrong: must be 1 or more/],
  [{ DIFY_API_KEY_LEASE_ABSTRACT: 'app-1' }, /^DIFY_API_KEY_… also needs DIFY_BASE_URL/],
  [{ TRUSTED_PROXIES: 'my-proxy' }, /^The setting TRUSTED_PROXIES is wrong: must be addresses, blocks/],
  [{ S3_ENDPOINT: 'http://store:9000' }, /^S3_… needs S3_BUCKET with it/],
  [{ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id' }, /^S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together/],
  [{ BACKUP_DIR: '/backups', BACKUP_S3_BUCKET: 'backups' }, /^BACKUP_DIR and BACKUP_S3_BUCKET exclude each other/],
  [{ BACKUP_SCHEDULE: '15 1 * * *' }, /^BACKUP_SCHEDULE needs BACKUP_DIR or BACKUP_S3_BUCKET/],
  [
    { BACKUP_DIR: '/b', BACKUP_SCHEDULE: 'nightly' },
    /^The setting BACKUP_SCHEDULE is wrong: must be a time as in crontab/,
  ],
  [{ BACKUP_KEY: 'too short' }, /^The setting BACKUP_KEY is wrong: must be a passphrase of at least 20 characters/],
  [{ BACKUP_S3_ENDPOINT: 'http://store:9000' }, /^BACKUP_S3_… needs BACKUP_S3_BUCKET with it/],
  [{ S3_BUCKET: 'My Files' }, /^The setting S3_BUCKET is wrong: must be the name of a bucket/],
])('%j stops the start with one sentence', (settings, sentence) => {
  expect(() => readConfig(settings)).toThrow(sentence);
});

test.each(['http://localhost:4444', 'http://127.0.0.1:4444/oidc', 'http://[::1]:4444'])(
  '%s is an issuer on this machine and needs no TLS',
  (issuer) => {
    expect(readConfig({ ...client, LINKEDIN_ISSUER: issuer }).linkedIn?.issuer).toBe(issuer);
  },
);

test('an API key for a tool makes a workflow replace that tool and no other', () => {
  expect(readConfig({ DIFY_BASE_URL: 'https://flows.example/v1' }).workflows).toBeNull();
  const settings = { DIFY_BASE_URL: 'https://flows.example/v1/', DIFY_API_KEY_BASE_RENT_SENS: 'app-1' };
  expect(readConfig(settings).workflows).toEqual({
    baseUrl: 'https://flows.example/v1',
    filesUrl: null,
    keys: { 'base-rent-sens': 'app-1' },
  });
});

test.each([
  [{}, '127.0.0.1', true],
  [{ APP_URL: 'http://drafts.localhost:3000' }, '127.0.0.1', true],
  [{ HOST: '::1' }, '::1', true],
  [{ HOST: '0.0.0.0' }, '0.0.0.0', false],
  [{ APP_URL: 'https://drafts.example' }, undefined, false],
  [{ APP_URL: 'https://drafts.example', HOST: '127.0.0.1' }, '127.0.0.1', false],
  [{ APP_URL: 'https://localhost.example' }, undefined, false],
])('%j listens on %s and is local: %s [D.137]', (settings, host, isLocal) => {
  expect(readConfig(settings)).toMatchObject({ host, isLocal });
});

test.each([
  ['S3_BUKET', 'S3_BUCKET'],
  ['S3_ACCESS_KEY', 'S3_ACCESS_KEY_ID'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['LLM_KEY', 'LLM_API_KEY'],
  ['STRIPE_PRICE', 'STRIPE_PRICE_ID'],
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['SECRET_PREVIUS', 'SECRET_PREVIOUS'],
  ['ADMIN_SECOND_FACTORS', 'ADMIN_SECOND_FACTOR'],
  ['WEB_PROCESS', 'WEB_PROCESSES'],
  ['SESSION_DAY', 'SESSION_DAYS'],
])('%s stops the start and suggests %s [D.168]', (wrong, right) => {
  expect(() => readConfig({ [wrong]: 'x' })).toThrow(`${wrong} is not a setting: did you mean ${right}?`);
});

test('variables of other programs, empty variables and API keys of tools do not count as unknown settings [D.168]', () => {
  readConfig({
    PATH: '/bin',
    HOSTNAME: 'a',
    APP_ENV: 'production',
    LOGLEVEL: 'info',
    WORKERS_PORT: 'tcp://10.0.0.1:80',
    DATA_HOME: '/data',
    ADMIN_EMAIL: 'root@example.org',
    ADMIN_PASSWORD: 'Str0ng-enough!',
    ADMIN_EMAILS: 'root@example.org',
    S3_BUKET: '',
    DIFY_BASE_URL: 'https://flows.example',
    DIFY_API_KEY_X: 'k',
  });
});

test('a bucket is used with its access keys, or with the role of the machine [D.167]', () => {
  expect(readConfig({}).s3).toBeNull();
  expect(readConfig({ S3_BUCKET: 'files' }).s3).toEqual({
    endpoint: undefined,
    region: 'us-east-1',
    bucket: 'files',
    credentials: null,
  });
});
