import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { createProvider } from './provider.ts';

const issuer = 'https://www.linkedin.com/oauth';
const client = { issuer, clientId: 'the-client', clientSecret: 'its secret' };

test('LinkedIn’s own service is called without PKCE and nonce, with the secret in the body, and everything else is checked', async () => {
  const linkedIn = await linkedInAsMet();
  const provider = createProvider(client, 'https://site.example/auth/linkedin/callback', linkedIn.fetch);
  const { url, flow } = await provider.begin();
  const asked = new URL(url);
  expect(asked.origin + asked.pathname).toBe('https://www.linkedin.com/oauth/v2/authorization');
  expect(Object.fromEntries(asked.searchParams)).toEqual({
    client_id: 'the-client',
    redirect_uri: 'https://site.example/auth/linkedin/callback',
    response_type: 'code',
    scope: 'openid profile email',
    prompt: 'consent',
    state: flow.state,
  });
  const identity = await provider.finish(`code=the-code&state=${flow.state}`, flow);
  expect(identity).toEqual({
    issuer,
    subject: '782bbtaQ',
    email: 'ada@example.org',
    emailVerified: true,
    name: 'Ada Lovelace',
  });
  await expect(provider.finish('code=the-code&state=another', flow)).rejects.toThrow('the OpenID provider failed');
  linkedIn.forge = true;
  await expect(provider.finish(`code=the-code&state=${flow.state}`, flow)).rejects.toThrow(
    'the OpenID provider failed',
  );
});

test('the discovery document is loaded once for all, and again after a failure', async () => {
  const linkedIn = await linkedInAsMet();
  const provider = createProvider(client, 'https://site.example/auth/linkedin/callback', linkedIn.fetch);
  linkedIn.away = true;
  await expect(provider.begin()).rejects.toThrow('the OpenID provider failed');
  linkedIn.away = false;
  await Promise.all([provider.begin(), provider.begin(), provider.begin()]);
  expect(linkedIn.discoveries).toBe(2);
});

/**
 * LinkedIn as clients see it (September 2026): no list of PKCE methods, no nonce in ID tokens, `invalid_client` for a
 * token request with a code verifier or without the secret in its body, and email verification as text.
 */
async function linkedInAsMet() {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const stranger = await generateKeyPair('RS256');
  const service = {
    away: false,
    forge: false,
    discoveries: 0,
    async fetch(address: string, options: RequestInit): Promise<Response> {
      switch (address) {
        case `${issuer}/.well-known/openid-configuration`:
          service.discoveries += 1;
          if (service.away) throw new TypeError('fetch failed');
          return Response.json({
            issuer,
            authorization_endpoint: 'https://www.linkedin.com/oauth/v2/authorization',
            token_endpoint: 'https://www.linkedin.com/oauth/v2/accessToken',
            userinfo_endpoint: 'https://api.linkedin.com/v2/userinfo',
            jwks_uri: `${issuer}/openid/jwks`,
            response_types_supported: ['code'],
            subject_types_supported: ['pairwise'],
            id_token_signing_alg_values_supported: ['RS256'],
            scopes_supported: ['openid', 'profile', 'email'],
          });
        case 'https://www.linkedin.com/oauth/v2/accessToken': {
          const form = new URLSearchParams(String(options.body));
          if (form.has('code_verifier') || form.get('client_secret') !== client.clientSecret) {
            return Response.json({ error: 'invalid_client' }, { status: 401 });
          }
          const id_token = await new SignJWT({ name: 'Ada Lovelace', email: 'ada@example.org', email_verified: 'true' })
            .setProtectedHeader({ alg: 'RS256', kid: 'theirs' })
            .setIssuer(issuer)
            .setAudience(client.clientId)
            .setSubject('782bbtaQ')
            .setIssuedAt()
            .setExpirationTime('1h')
            .sign(service.forge ? stranger.privateKey : privateKey);
          return Response.json({ access_token: 'theirs', token_type: 'Bearer', expires_in: 3_600, id_token });
        }
        case `${issuer}/openid/jwks`:
          return Response.json({
            keys: [{ ...(await exportJWK(publicKey)), kid: 'theirs', alg: 'RS256', use: 'sig' }],
          });
        default:
          throw new Error(`nobody asks for ${address}`);
      }
    },
  };
  return service;
}
