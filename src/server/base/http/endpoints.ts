import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { ApiKeyScope } from '#contract/api-key-scopes.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { speakPlainly } from '#contract/plain-messages.ts';
import { requireViewer } from './authorize.ts';
import type { HttpContext, HttpEnv, Viewer } from './env.ts';
import { readJson } from './json-body.ts';

speakPlainly();

export type Api = OpenAPIHono<HttpEnv>;

/** An app that answers invalid input in the error catalog's format, with the first problem's message first. */
export function createApi(): Api {
  return new OpenAPIHono<HttpEnv>({
    defaultHook: (result) => {
      if (!result.success) throw invalidInput(result.error);
    },
  });
}

/**
 * Mounts one call of the contract: access is decided before the body is read, input is parsed by its schemas, and the
 * answer contains only what its schema defines.
 */
export function mount<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, A extends z.ZodType>(
  api: Api,
  definition: Endpoint<P, Q, B, A>,
  handler: (call: Call<P, Q, B>) => Promise<z.input<A>> | z.input<A>,
): void {
  const status = definition.status ?? 200;
  const route = createRoute({
    method: definition.method,
    path: definition.path,
    summary: definition.summary,
    tags: [definition.path.split('/')[2] ?? 'api'],
    ...(definition.access === 'guest' ? {} : { security: securityOf(definition.keyScope) }),
    request: {
      ...(definition.params ? { params: definition.params as never } : {}),
      ...(definition.query ? { query: definition.query as never } : {}),
      ...(definition.body
        ? { body: { required: true, content: { 'application/json': { schema: definition.body } } } }
        : {}),
    },
    responses: {
      [status]: { description: 'Success', content: { 'application/json': { schema: definition.answer } } },
      default: failureAnswer,
    },
    middleware: async (c: HttpContext, next: () => Promise<void>) => {
      if (definition.access !== 'guest') c.set('caller', requireViewer(c, definition.access, definition));
      if (definition.body) await readJson(c, definition.bodyLimit);
      await next();
    },
  });
  const handle = async (c: HttpContext) => {
    const valid = <T>(target: string) => (c.req as unknown as { valid(t: string): T }).valid(target);
    const answer = await handler({
      c,
      viewer: c.get('caller') as Viewer,
      params: (definition.params ? valid('param') : {}) as z.output<P>,
      query: (definition.query ? valid('query') : {}) as z.output<Q>,
      body: (definition.body ? valid('json') : undefined) as z.output<B>,
    });
    return c.json(definition.answer.parse(answer) as never, status);
  };
  api.openapi(route as never, handle as never);
}

/**
 * How a call may be authorized, for the OpenAPI document: with a session's access token, or with an API key that has
 * the scope.
 */
export function securityOf(keyScope?: ApiKeyScope): Record<string, string[]>[] {
  return [{ bearer: [] }, ...(keyScope ? [{ apiKey: [keyScope] }] : [])];
}

export interface Call<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType> {
  readonly c: HttpContext;
  /** Never null on calls that are not for guests. */
  readonly viewer: Viewer;
  readonly params: z.output<P>;
  readonly query: z.output<Q>;
  readonly body: z.output<B>;
}

const errorAnswer = z
  .object({
    error: z.string(),
    code: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    reference: z.string().optional(),
  })
  .openapi('Error');

/** The `default` response of every call in the OpenAPI document. */
export const failureAnswer = {
  description: 'A failure of the error catalogue',
  content: { 'application/json': { schema: errorAnswer } },
};

/** Parses input with a schema; throws invalid_input with messages by field. */
export function parseInput<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw invalidInput(parsed.error);
  return parsed.data;
}

function invalidInput(error: { issues: readonly { path: PropertyKey[]; message: string }[] }): AppError {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const name = issue.path.map(String).join('.');
    if (name && !(name in fields)) fields[name] = issue.message;
  }
  const message = error.issues[0]?.message;
  return new AppError('invalid_input', { ...(message ? { message } : {}), fields });
}
