import type { z } from 'zod';
import { anonKey } from '#contract/account.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { AppError } from '#contract/errors.ts';
import { impersonationHeader } from '#contract/impersonation.ts';
import { accessToken, refreshAccessToken } from './access-token.ts';
import { failureOf, failureOfLine } from './failed-call.ts';
import { isImpersonating } from './impersonation.ts';
import type { UploadOptions } from './upload-request.ts';

/**
 * Makes a call of the contract and returns a result in the form of its schema. Throws AppError, or an AbortError if the
 * signal fires.
 */
export async function call<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, A extends z.ZodType>(
  endpoint: Endpoint<P, Q, B, A>,
  options: {
    params?: z.input<P>;
    query?: z.input<Q>;
    body?: z.input<B>;
    signal?: AbortSignal;
    idempotencyKey?: string;
    /** Fallback for an error without a message from the server. */
    wordless?: AppError['code'];
    /** The call continues if the user leaves the page. */
    keepalive?: boolean;
  } = {},
): Promise<z.output<A>> {
  const path = addressOf(endpoint.path, options.params, options.query);
  const response = await authorised(
    endpoint.access === 'guest' ? 'optional' : 'member',
    (bearer) =>
      fetch(path, {
        method: endpoint.method.toUpperCase(),
        headers: {
          ...bearer,
          ...(options.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : {}),
          ...(options.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
        ...(options.signal ? { signal: options.signal } : {}),
        ...(options.keepalive ? { keepalive: true } : {}),
      }),
    options.wordless,
  );
  // The server has validated the response by the endpoint's schema, which isn't part of the page's script.
  return (await jsonOf(response)) as z.output<A>;
}

/**
 * Makes a POST call under /functions/v1 and returns its JSON. `access: 'guest'` sends the public key instead of a
 * session's token (login and registration).
 */
export async function callFunction<T = unknown>(path: string, options: FunctionCall = {}): Promise<T> {
  const headers: Record<string, string> = {
    ...(options.slug ? { 'x-function-slug': options.slug } : {}),
    ...(options.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : {}),
    ...(options.form ? {} : { 'Content-Type': 'application/json' }),
  };
  const body = options.form ?? JSON.stringify(options.body ?? {});
  const { onUploadProgress, signal } = options;
  const response = await authorised(
    options.access === 'guest' ? 'anon' : 'member',
    (bearer) =>
      onUploadProgress
        ? sendWithProgress(path, { headers: { ...headers, ...bearer }, body, signal, onUploadProgress })
        : fetch(path, { method: 'POST', headers: { ...headers, ...bearer }, body, ...(signal ? { signal } : {}) }),
    options.wordless,
  );
  return (await jsonOf(response)) as T;
}

export interface FunctionCall {
  readonly slug?: string;
  readonly body?: unknown;
  /** Sent as multipart instead of a JSON body. */
  readonly form?: FormData;
  readonly signal?: AbortSignal;
  /** Bytes sent so far, and in total. */
  readonly onUploadProgress?: (sent: number, total: number) => void;
  readonly idempotencyKey?: string;
  readonly access?: 'guest' | 'member';
  /** The error code for a failure without a message from the server. */
  readonly wordless?: AppError['code'];
}

/** Fetches a file of the user. Throws AppError. */
export async function download(path: string): Promise<Blob> {
  const response = await authorised('member', (bearer) => fetch(path, { headers: bearer }));
  try {
    return await response.blob();
  } catch (cause) {
    throw failureOfLine(cause);
  }
}

/** Sends with the bearer token; a missing or refused token is renewed once, and the request sent again. */
export async function authorised(
  access: 'anon' | 'optional' | 'member',
  send: (bearer: Record<string, string>) => Promise<Response>,
  wordless?: AppError['code'],
): Promise<Response> {
  const bearer = (token: string | null): Record<string, string> => ({
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(isImpersonating() ? { [impersonationHeader]: '1' } : {}),
  });
  let response: Response;
  try {
    if (access === 'anon') {
      response = await send(bearer(anonKey));
    } else {
      const held = accessToken.get();
      const token = held ?? (access === 'member' ? (await refreshAccessToken()).token : null);
      response = await send(bearer(token));
      // A token renewed by another call in the meantime is good enough.
      if (response.status === 401 && held !== null) {
        const current = accessToken.get();
        response = await send(bearer(current && current !== held ? current : (await refreshAccessToken()).token));
      }
    }
  } catch (cause) {
    throw failureOfLine(cause);
  }
  if (!response.ok) throw await failureOf(response, wordless, access !== 'member');
  return response;
}

function addressOf(path: string, params: unknown, query: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  const asked = search.toString();
  return asked ? `${filled}?${asked}` : filled;
}

/** Makes a call that returns a file, and lets the browser save it under this name. Throws AppError. */
export async function saveAnswer(path: `/${string}`, query: Record<string, unknown>, name: string): Promise<void> {
  const response = await authorised('member', (bearer) => fetch(addressOf(path, {}, query), { headers: bearer }));
  const address = URL.createObjectURL(
    await response.blob().catch((cause: unknown) => Promise.reject(failureOfLine(cause))),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Its script is loaded with the first upload; if that fails, the connection is broken. */
async function sendWithProgress(path: string, options: UploadOptions): Promise<Response> {
  return (await import('./upload-request.ts')).sendWithProgress(path, options);
}

async function jsonOf(response: Response): Promise<unknown> {
  if (response.status === 204) return {};
  try {
    return await response.json();
  } catch (cause) {
    throw failureOfLine(cause);
  }
}
