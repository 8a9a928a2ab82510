import * as oidc from 'openid-client';
import { z } from 'zod';
import type { LinkedInClient } from '#server/base/config/config.ts';
import { isSafeAddress } from '#server/base/config/safe-address.ts';
import { emailField } from '../../contract/account-fields.ts';

/**
 * The OpenID provider: code flow with PKCE, state and nonce; ID tokens need a signature of the provider's published
 * keys. Any failure on its side is a ProviderFailure without tokens or response text.
 */
export function createProvider(client: LinkedInClient, redirectUri: string, request: Fetch = fetch): Provider {
  const manners = client.issuer === linkedInIssuer ? linkedInManners : standardManners;
  let known: { at: number; configurations: Promise<oidc.Configuration[]> } | null = null;

  const careful: oidc.CustomFetch = async (address, options) => {
    if (!isSafeAddress(address)) throw new TypeError('an address of the provider is not https');
    return request(address, options as RequestInit);
  };

  /** One configuration per client authentication method. */
  function discover(): Promise<oidc.Configuration[]> {
    if (known && Date.now() - known.at < discoveryLifetime) return known.configurations;
    const configurations = read();
    const entry = { at: Date.now(), configurations };
    known = entry;
    configurations.catch(() => {
      if (known === entry) known = null;
    });
    return configurations;
  }

  async function read(): Promise<oidc.Configuration[]> {
    const issuer = new URL(client.issuer);
    const extensions = [
      oidc.enableNonRepudiationChecks,
      // Without this, the library refuses every `http:` address. `isSafeAddress` allows only those of a provider on this machine.
      ...(issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
    ];
    const first = await oidc.discovery(issuer, client.clientId, undefined, undefined, {
      execute: extensions,
      timeout: timeoutSeconds,
      [oidc.customFetch]: careful,
    });
    return manners.clientAuthentication.map((authentication) => {
      const configuration = new oidc.Configuration(
        first.serverMetadata(),
        client.clientId,
        undefined,
        authentication(client.clientSecret),
      );
      configuration.timeout = timeoutSeconds;
      configuration[oidc.customFetch] = careful;
      for (const extend of extensions) extend(configuration);
      return configuration;
    });
  }

  async function exchange(configurations: oidc.Configuration[], answer: URL, flow: Flow) {
    const [configuration, ...others] = configurations;
    if (!configuration) throw new TypeError('no way to authenticate is left');
    try {
      const tokens = await oidc.authorizationCodeGrant(configuration, answer, {
        expectedState: flow.state,
        idTokenExpected: true,
        ...(manners.nonce ? { expectedNonce: flow.nonce } : {}),
        ...(manners.pkce ? { pkceCodeVerifier: flow.verifier } : {}),
      });
      return { configuration, tokens };
    } catch (error) {
      // The client authentication method is set at registration, and metadata often don't include it.
      const refused = error instanceof oidc.ResponseBodyError && error.error === 'invalid_client';
      if (!refused || others.length === 0) throw error;
      return exchange(others, answer, flow);
    }
  }

  return {
    async begin() {
      try {
        const [configuration] = (await discover()) as [oidc.Configuration];
        const flow: Flow = {
          state: oidc.randomState(),
          nonce: oidc.randomNonce(),
          verifier: oidc.randomPKCECodeVerifier(),
          issuer: client.issuer,
        };
        const url = oidc.buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri,
          scope: 'openid profile email',
          prompt: 'consent',
          state: flow.state,
          ...(manners.nonce ? { nonce: flow.nonce } : {}),
          ...(manners.pkce
            ? {
                code_challenge: await oidc.calculatePKCECodeChallenge(flow.verifier),
                code_challenge_method: 'S256',
              }
            : {}),
        });
        if (!isSafeAddress(url.href)) throw new TypeError('an address of the provider is not https');
        return { url: url.href, flow };
      } catch (error) {
        throw new ProviderFailure(error);
      }
    },

    async finish(query, flow) {
      try {
        const answer = new URL(redirectUri);
        answer.search = query;
        const { configuration, tokens } = await exchange(await discover(), answer, flow);
        const claims = claimsSchema.parse(tokens.claims());
        // OpenID Connect Core 3.1.3.7: the library checks it only where the token has several audiences.
        if (claims.azp !== undefined && claims.azp !== client.clientId)
          throw new TypeError('the ID token is for another client');
        const inToken = claims.email !== undefined && claims.email_verified !== undefined;
        const asked = !inToken && configuration.serverMetadata().userinfo_endpoint !== undefined;
        const profile = asked
          ? claimsSchema.parse(await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub))
          : claims;
        const email = emailField.safeParse(profile.email);
        return {
          issuer: client.issuer,
          subject: claims.sub,
          email: email.success ? email.data : null,
          // Some providers write the boolean as text.
          emailVerified: profile.email_verified === true || profile.email_verified === 'true',
          name:
            profile.name ??
            claims.name ??
            [profile.given_name, profile.family_name].filter((part) => part !== undefined).join(' '),
        };
      } catch (error) {
        throw new ProviderFailure(error);
      }
    },
  };
}

export interface Provider {
  /** Where to send the browser, and the state needed when it returns. */
  begin(): Promise<{ url: string; flow: Flow }>;
  /** The identity the browser returned with; `query` is the query of the redirect address. */
  finish(query: string, flow: Flow): Promise<Identity>;
}

/** One login attempt, stored only in the browser that makes it. */
export interface Flow {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly issuer: string;
}

/** A person's identity at the provider. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  /** null if the provider gave no valid address. */
  readonly email: string | null;
  readonly emailVerified: boolean;
  /** As displayed; may be empty. */
  readonly name: string;
}

/** The provider is unreachable, or its response is invalid or doesn't belong to this attempt. */
export class ProviderFailure extends Error {
  constructor(cause: unknown) {
    super(`the OpenID provider failed: ${describe(cause)}`);
    this.name = 'ProviderFailure';
  }
}

type Fetch = (address: string, options: RequestInit) => Promise<Response>;

interface Manners {
  readonly pkce: boolean;
  readonly nonce: boolean;
  /** In the order in which they are tried. */
  readonly clientAuthentication: readonly ((secret: string) => oidc.ClientAuth)[];
}

const standardManners: Manners = {
  pkce: true,
  nonce: true,
  clientAuthentication: [oidc.ClientSecretPost, oidc.ClientSecretBasic],
};

const linkedInIssuer = 'https://www.linkedin.com/oauth';

/**
 * LinkedIn's service, as observed: its ID tokens never contain the nonce, and it refuses a token request with a client
 * secret as `invalid_client` if there is a code verifier (docs/decisions/0013).
 */
const linkedInManners: Manners = { pkce: false, nonce: false, clientAuthentication: [oidc.ClientSecretPost] };

const timeoutSeconds = 10;
const discoveryLifetime = 3_600_000;

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  azp: z.string().optional(),
  email: z.string().optional().catch(undefined),
  email_verified: z.union([z.boolean(), z.string()]).optional().catch(undefined),
  name: z.string().optional().catch(undefined),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
});

/** Names, codes and the library's messages; never a response of the provider, which may contain tokens. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  const parts = [error.name];
  if (typeof code === 'string') parts.push(code);
  if (error instanceof oidc.ClientError || error instanceof TypeError) parts.push(error.message);
  if (error instanceof oidc.ResponseBodyError) parts.push(String(error.status), wordsOnly(error.error));
  return [parts.join(' '), ...(cause instanceof Error ? [describe(cause)] : [])].join('; ');
}

/** 'invalid_grant' unchanged; an error code in another form could be anything. */
function wordsOnly(code: string): string {
  return /^[a-z]+(?:_[a-z]+)+$/.test(code) ? code : 'another error';
}
