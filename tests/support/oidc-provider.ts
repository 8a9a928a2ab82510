import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';
import { freePort } from './free-port.ts';

/**
 * A certified OpenID provider on this machine, with its own login and consent pages. Tests make it misbehave through
 * `corrupt`.
 */
export async function startOidcProvider(options: ProviderOptions): Promise<OidcProvider> {
  const issuer = `http://${options.host ?? 'localhost'}:${await freePort()}`;
  const people = new Map<string, Record<string, unknown>>();
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [options.redirectUri],
        token_endpoint_auth_method: options.clientAuthentication ?? 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    findAccount: (_context, id) => {
      const claims = people.get(id);
      return claims && { accountId: id, claims: async () => ({ sub: id, ...claims }) };
    },
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'the-key', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['a key of a test'] },
    pkce: { required: () => true },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  });
  const answer = provider.callback();

  const site: OidcProvider = {
    issuer,
    environment: { LINKEDIN_CLIENT_ID: clientId, LINKEDIN_CLIENT_SECRET: clientSecret, LINKEDIN_ISSUER: issuer },
    publicKey,
    privateKey,
    requests: [],
    corrupt: null,
    person(id, claims) {
      people.set(id, claims);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', issuer).pathname;
    site.requests.push(`${request.method} ${path}`);
    if (!site.corrupt) {
      await answer(request, response);
      return;
    }
    const original = await captured(answer, request, response);
    const other = (await site.corrupt(path, original.body)) ?? original;
    original.send({ ...original, ...other });
  });
  server.listen(Number(new URL(issuer).port), '127.0.0.1');
  await once(server, 'listening');
  return site;
}

/** Logs in at the provider's pages over HTTP, like a browser, and returns where it sends the browser. */
export async function logInAtProvider(
  url: string,
  person: string,
  decision: 'consent' | 'cancel' = 'consent',
): Promise<string> {
  const jar = new Map<string, string>();
  let next = url;
  const issuer = new URL(url).origin;
  let form: Record<string, string> | null = null;
  for (let step = 0; step < 12; step += 1) {
    const response: Response = await fetch(next, {
      redirect: 'manual',
      method: form ? 'POST' : 'GET',
      headers: { Cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
      ...(form ? { body: new URLSearchParams(form) } : {}),
    });
    form = null;
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    const location = response.headers.get('Location');
    if (location) {
      next = new URL(location, next).href;
      if (!next.startsWith(issuer)) return next;
      continue;
    }
    const page = await response.text();
    const action = /action="([^"]+)"/.exec(page)?.[1];
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
    const cancel = /href="([^"]+\/abort)"/.exec(page)?.[1];
    if (!action || !prompt || !cancel) throw new Error(`no page to log in: ${response.status} ${page.slice(0, 500)}`);
    if (prompt === 'consent' && decision === 'cancel') next = new URL(cancel, next).href;
    else {
      next = new URL(action, next).href;
      form = { prompt, login: person, password: 'any' };
    }
  }
  throw new Error('the provider never came to an end');
}

export interface ProviderOptions {
  readonly redirectUri: string;
  readonly clientAuthentication?: 'client_secret_post' | 'client_secret_basic';
  /** 127.0.0.1 is a different site from localhost, as a real provider would be. */
  readonly host?: 'localhost' | '127.0.0.1';
}

export interface OidcProvider {
  readonly issuer: string;
  /** The settings of a product that trusts this provider. */
  readonly environment: Record<string, string>;
  readonly publicKey: CryptoKey;
  readonly privateKey: CryptoKey;
  /** Its requests, as "METHOD /path". */
  readonly requests: string[];
  /** Changes the real response; null leaves it unchanged. */
  corrupt: ((path: string, body: string) => Promise<Corrupted | null> | Corrupted | null) | null;
  /** Who can log in: any password works. */
  person(id: string, claims: Record<string, unknown>): void;
  close(): Promise<void>;
}

interface Corrupted {
  readonly status?: number;
  readonly type?: string;
  readonly body?: string;
}

const clientId = 'foredraft-tests';
const clientSecret = 'a secret between the product and its provider';

/** Runs the handler, but holds back its response. */
async function captured(
  handler: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { end } = response;
  const body = await new Promise<string>((resolve) => {
    response.end = ((chunk?: string | Buffer) => {
      resolve(chunk?.toString() ?? '');
      return response;
    }) as typeof response.end;
    void handler(request, response);
  });
  response.end = end;
  return {
    body,
    send({ status, type, body: text }: Corrupted) {
      if (status !== undefined) response.statusCode = status;
      if (type !== undefined) response.setHeader('Content-Type', type);
      response.removeHeader('Content-Length');
      response.end(text);
    },
  };
}
