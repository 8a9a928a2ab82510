import { z } from '@hono/zod-openapi';
import type { Declaration } from '#contract/endpoint.ts';
import { type ErrorCode, errorCatalogue } from '#contract/errors.ts';
import { describeLimit, errorOfLimit } from '#contract/rate-limits.ts';

/** What the OpenAPI document says about every call, whatever it receives and returns. */
export function describeCall(definition: Declaration, accepts: Accepts) {
  const { method, path, summary, access, keyScope } = definition;
  return {
    method,
    path,
    summary,
    tags: [tagOf(path)],
    ...(access === 'guest' ? {} : { security: securityOf(keyScope) }),
    'x-access': access,
    'x-rate-limits': limitsOf(definition),
    'x-idempotency': definition.idempotency,
    'x-body-limit': definition.bodyLimit ?? null,
    'x-fallback': definition.fallback,
    'x-accepts': accepts,
  };
}

/** With a session's access token, or with an API key that has the scope. */
function securityOf(keyScope: Declaration['keyScope']): Record<string, string[]>[] {
  return [{ bearer: [] }, ...(keyScope ? [{ apiKey: [keyScope] }] : [])];
}

/** The media type of the request's body; null for calls without one. */
export type Accepts = 'application/json' | 'multipart/form-data' | null;

/** The header of calls that can be repeated with a key. */
export const idempotencyHeader = z.object({
  'idempotency-key': z.string().optional().openapi({
    description: 'Repeating the request with the same key, of up to 200 characters, is the same request',
  }),
});

/** The responses of a call: the successful one, those that its declaration implies, and a default for all others. */
export function describeAnswers(
  definition: Declaration,
  accepts: Accepts,
  success: { status: number; description: string; type: string; schema: z.ZodType },
) {
  const failures = Map.groupBy(codesOf(definition, accepts), (code) => errorCatalogue[code].status);
  return {
    [success.status]: { description: success.description, content: { [success.type]: { schema: success.schema } } },
    ...Object.fromEntries([...failures].map(([status, codes]) => [status, failure(definition, status, codes)])),
    default: { description: 'A failure of the error catalogue', content: failureContent },
  };
}

/** The errors that follow from what a call declares; its own code may throw more. */
export function codesOf(definition: Declaration, accepts: Accepts): ErrorCode[] {
  const { access, keyScope, guestErrors, params, query, fallback } = definition;
  const noToken: ErrorCode = access === 'admin' ? 'no_active_session' : 'unauthenticated';
  const codes: ErrorCode[] = [
    ...(access === 'guest' ? [] : guestErrors ? Object.values(guestErrors) : [noToken]),
    ...(access === 'guest' ? [] : (['invalid_token', 'token_expired', 'invalid_api_key', 'forbidden'] as const)),
    ...(access === 'guest' ? [] : ([keyScope ? 'api_key_scope' : 'api_key_not_accepted'] as const)),
    ...(params || query || accepts === 'application/json' || definition.idempotency === 'key'
      ? (['invalid_input'] as const)
      : []),
    ...(accepts === null ? [] : (['unsupported_media', 'too_large'] as const)),
    ...(definition.rateLimit === 'none' ? [] : definition.rateLimit.map(errorOfLimit)),
    fallback,
  ];
  return [...new Set(codes)];
}

/** The message for each code is in the error catalog. */
function failure(definition: Declaration, status: number, codes: readonly ErrorCode[]) {
  const description = codes.map((code) => `\`${code}\``).join(', ');
  if (status !== 429) return { description, content: failureContent, 'x-error-codes': codes };
  const limits = definition.rateLimit === 'none' ? [] : definition.rateLimit;
  return {
    description: [description, ...limits.map(describeLimit)].join('\n'),
    headers: {
      'Retry-After': { description: 'Seconds until a retry may succeed', schema: { type: 'integer', minimum: 1 } },
    },
    content: failureContent,
    'x-error-codes': codes,
  };
}

function limitsOf({ rateLimit }: Declaration) {
  if (rateLimit === 'none') return [];
  return rateLimit.map((limit) => ({ ...limit, error: errorOfLimit(limit), description: describeLimit(limit) }));
}

/** 'runs' for /api/runs/{id}; 'functions' for every call of the specification. */
function tagOf(path: string): string {
  const [area, name] = path.split('/').slice(1);
  return area === 'functions' ? area : (name ?? 'api');
}

const failureContent = {
  'application/json': {
    schema: z
      .object({
        error: z.string(),
        code: z.string(),
        fields: z.record(z.string(), z.string()).optional(),
        reference: z.string().optional(),
      })
      .openapi('Error'),
  },
};
