import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const client = { LINKEDIN_CLIENT_ID: 'an-id', LINKEDIN_CLIENT_SECRET: 'a secret' };

test('LinkedIn is set up by an id and a secret, and its issuer is known', () => {
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
  [{ TRUSTED_PROXIES: 'my-proxy' }, /^The setting TRUSTED_PROXIES is wrong: must be addresses, blocks/],
])('%j stops the start with one sentence', (settings, sentence) => {
  expect(() => readConfig(settings)).toThrow(sentence);
});

test.each(['http://localhost:4444', 'http://127.0.0.1:4444/oidc', 'http://[::1]:4444'])(
  '%s is an issuer on this machine, and may do without TLS',
  (issuer) => {
    expect(readConfig({ ...client, LINKEDIN_ISSUER: issuer }).linkedIn?.issuer).toBe(issuer);
  },
);
