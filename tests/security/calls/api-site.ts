import { Client } from 'pg';
import { type NewUser, signUpByCalls } from '../../support/new-user.ts';
import { type RunningProduct, startProduct } from '../../support/running-product.ts';
import { type ApiDocument, type Call, callsOf } from './api-document.ts';
import type { Source } from './arbitrary-values.ts';

/** The product with a guest, a member and an administrator who may call everything, and its list of calls. */
export async function startApiSite(): Promise<ApiSite> {
  // Requests come from many addresses and without limits per user, so that they reach the code behind the limits.
  const product = await startProduct({ TRUSTED_PROXIES: 'loopback', LIMITS: 'relaxed', LOG_LEVEL: 'error' });
  const document = (await (await fetch(`${product.url}/api/openapi.json`)).json()) as ApiDocument;
  const member = await signUpByCalls(product);
  const admin = await signUpByCalls(product);
  // A user who the administrator may disable without affecting the others.
  const other = await signUpByCalls(product);
  const database = new Client({ connectionString: product.databaseUrl });
  await database.connect();
  await database.query("update users set role = 'superadmin' where id = $1", [admin.id]);
  await database.end();
  let number = 0;

  async function request(call: Call, token: string | null, values: CallValues): Promise<Answer> {
    number += 1;
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => inPath(values.path[name]));
    const query = new URLSearchParams(Object.entries(values.query).map(([name, value]) => [name, asText(value)]));
    const response = await fetch(`${product.url}${path}${query.size > 0 ? `?${query}` : ''}`, {
      method: call.method,
      headers: {
        'X-Forwarded-For': `198.${51 + ((number >> 16) & 63)}.${(number >> 8) & 255}.${number & 255}`,
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(call.body === null ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(call.body === null ? {} : { body: JSON.stringify(values.body) ?? 'null' }),
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
    });
    const type = response.headers.get('Content-Type') ?? '';
    if (type.startsWith('application/json')) return { status: response.status, type, text: await response.text() };
    await response.body?.cancel();
    return { status: response.status, type, text: '' };
  }

  return {
    product,
    source: { document, ids: [other.id, ...(await sampleIds(product, member.token))] },
    calls: callsOf(document).filter(({ path }) => !path.startsWith('/webhooks/')),
    request,
    async tokens() {
      return [null, await tokenOf(product, member), await tokenOf(product, admin)];
    },
    stop: () => product.stop(),
  };
}

export interface ApiSite {
  readonly product: RunningProduct;
  readonly source: Source;
  readonly calls: readonly Call[];
  /**
   * Tokens of a guest, a member and an administrator; requested again each time, because a call may have ended the last
   * session.
   */
  tokens(): Promise<readonly (string | null)[]>;
  request(call: Call, token: string | null, values: CallValues): Promise<Answer>;
  stop(): Promise<void>;
}

export interface CallValues {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

export interface Answer {
  readonly status: number;
  readonly type: string;
  /** Only for JSON responses; others are not read. */
  readonly text: string;
}

/** What is wrong with a response; null if nothing is. */
export function wrongWith({ status, type, text }: Answer): string | null {
  if (type.startsWith('text/html')) return `answered a page with ${status}`;
  if (
    /\bat \S+ \(?(?:file:|\/)\S+:\d+:\d+|syntax error at or near|violates \w+(?: \w+)? constraint|node_modules/.test(
      text,
    )
  )
    return `told how it is built: ${text.slice(0, 300)}`;
  if (status < 500) return null;
  const code = /"code":"(\w+)"/.exec(text)?.[1];
  return code === undefined || code === 'internal' ? `failed with ${status}: ${text.slice(0, 300)}` : null;
}

/** The run of a sample, and its report. */
async function sampleIds({ url }: RunningProduct, token: string): Promise<string[]> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const started = await fetch(`${url}/api/samples/lease-abstract`, { method: 'POST', headers, body: '{}' });
  const { runId } = (await started.json()) as { runId: string };
  await (await fetch(`${url}/api/runs/${runId}/events`, { headers })).text();
  const run = (await (await fetch(`${url}/api/runs/${runId}`, { headers })).json()) as { result: { id: string } };
  return [runId, run.result.id];
}

async function tokenOf(product: RunningProduct, { email, password }: NewUser): Promise<string> {
  for (let tries = 0; tries < 20; tries += 1) {
    const response = await fetch(`${product.url}/functions/v1/auth`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `192.0.2.${tries + 1}` },
      body: JSON.stringify({ action: 'login', email, password }),
    });
    const answer = (await response.json()) as { session?: { access_token: string } };
    if (answer.session) return answer.session.access_token;
    if (response.status !== 429) throw new Error(`no session for ${email}: ${JSON.stringify(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  throw new Error(`no session for ${email}: too many attempts`);
}

function inPath(value: unknown): string {
  const text = asText(value);
  // A path segment cannot be empty, and URL parsers remove dots before the server sees them.
  return /^\.{0,2}$/.test(text) ? 'x' : encodeURIComponent(text);
}

/** A URL cannot contain half of a surrogate pair. */
function asText(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed().slice(0, 4_000);
}
