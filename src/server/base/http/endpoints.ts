import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type pg from 'pg';
import type { Declaration, Endpoint } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { speakPlainly } from '#contract/plain-messages.ts';
import { requestCounter, withFallback } from './apply-declaration.ts';
import { requireViewer } from './authorize.ts';
import { type Accepts, describeAnswers, describeCall, idempotencyHeader } from './describe-call.ts';
import type { HttpContext, HttpEnv, Viewer } from './env.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { readJson } from './json-body.ts';

speakPlainly();

/** An app that calls are mounted on. `pool` counts the requests of calls with a rate limit. */
export type Api = OpenAPIHono<HttpEnv> & { readonly pool?: pg.Pool | undefined };

/** An app that answers invalid input in the error catalog's format, with the first problem's message first. */
export function createApi({ pool }: { readonly pool?: pg.Pool } = {}): Api {
  const api = new OpenAPIHono<HttpEnv>({
    defaultHook: (result) => {
      if (!result.success) throw invalidInput(result.error);
    },
  });
  return Object.assign(api, { pool });
}

/**
 * Mounts one call of the contract with everything that it declares. Access is decided before the body is read, input is
 * parsed by its schemas, requests are counted by its rate limits, unexpected failures become its fallback error, and
 * the response contains only what its schema defines.
 */
export function mount<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, A extends z.ZodType>(
  api: Api,
  definition: Endpoint<P, Q, B, A>,
  handler: (call: Call<P, Q, B>) => Promise<z.input<A>> | z.input<A>,
): void {
  const status = definition.status ?? 200;
  const accepts = definition.body ? 'application/json' : null;
  requireBodyLimit(definition, accepts);
  const route = createRoute({
    ...describeCall(definition, accepts),
    request: {
      ...(definition.params ? { params: definition.params as never } : {}),
      ...(definition.query ? { query: definition.query as never } : {}),
      ...(definition.idempotency === 'key' ? { headers: idempotencyHeader } : {}),
      ...(definition.body
        ? { body: { required: true, content: { 'application/json': { schema: definition.body } } } }
        : {}),
    },
    responses: describeAnswers(definition, accepts, {
      status,
      description: 'Success',
      type: 'application/json',
      schema: definition.answer,
    }) as never,
    middleware: async (c: HttpContext, next: () => Promise<void>) => {
      if (definition.access !== 'guest') c.set('caller', requireViewer(c, definition.access, definition));
      if (definition.body) await readJson(c, definition.bodyLimit ?? 0);
      await next();
    },
  });
  const count = requestCounter(definition, api.pool);
  const handle = async (c: HttpContext) => {
    const valid = <T>(target: string) => (c.req as unknown as { valid(t: string): T }).valid(target);
    const viewer = (c.get('caller') ?? null) as Viewer;
    const body = (definition.body ? valid('json') : undefined) as z.output<B>;
    const answer = await withFallback(definition, async () => {
      await count({ c, viewer, body });
      return handler({
        c,
        viewer,
        params: (definition.params ? valid('param') : {}) as z.output<P>,
        query: (definition.query ? valid('query') : {}) as z.output<Q>,
        body,
        idempotencyKey: definition.idempotency === 'key' ? idempotencyKeyOf(c) : null,
      });
    });
    return c.json(definition.answer.parse(answer) as never, status);
  };
  api.openapi(route as never, handle as never);
}

/**
 * Mounts a call whose body or response isn't JSON, or that reads its body itself, with everything that it declares. The
 * OpenAPI document is derived from the same declaration. Access is decided before the body is read.
 */
export function mountRaw<B extends z.ZodType>(
  api: Api,
  definition: RawEndpoint<B>,
  handler: (call: RawCall<B>) => Promise<Response> | Response,
): void {
  const { body } = definition;
  register(api, definition, body === 'file' ? 'multipart/form-data' : body ? 'application/json' : null);
  const count = requestCounter(definition, api.pool);
  on(api, definition, (c) =>
    withFallback(definition, async () => {
      const viewer = definition.access === 'guest' ? null : requireViewer(c, definition.access, definition);
      await count({ c, viewer });
      return handler({
        c,
        viewer: viewer as Viewer,
        idempotencyKey: definition.idempotency === 'key' ? idempotencyKeyOf(c) : null,
        readBody: async () => {
          if (!body || body === 'file') throw new TypeError('The declaration has no schema for the body.');
          return parseInput(body, await readJson(c, definition.bodyLimit ?? 0));
        },
      });
    }),
  );
}

/**
 * Mounts several actions at one address, also for guests: the field `action` in the body says which one. Each action
 * has its own rate limits and fallback error.
 */
export function mountActions<Name extends string>(
  api: Api,
  definition: ActionsEndpoint<Name>,
  actions: Readonly<Record<Name, Action>>,
): void {
  const { actions: declared, ...shared } = definition;
  const limits = Object.values<ActionDeclaration>(declared).flatMap(({ rateLimit }) =>
    rateLimit === 'none' ? [] : rateLimit,
  );
  register(
    api,
    {
      ...shared,
      rateLimit: [...new Map(limits.map((limit) => [limit.name, limit])).values()],
      idempotency: 'none',
      fallback: 'internal',
    },
    'application/json',
    { 'x-actions': declared },
  );
  const known = z.object({ action: z.enum(Object.keys(declared) as [Name], 'The action is not known') });
  const counters = new Map(
    Object.entries<ActionDeclaration>(declared).map(([name, { rateLimit }]) => [
      name,
      requestCounter({ path: definition.path, rateLimit }, api.pool),
    ]),
  );
  on(api, definition, async (c) => {
    const sent = await readJson(c, definition.bodyLimit);
    const { action: name } = parseInput(known, sent);
    const answer = await withFallback({ ...declared[name], path: definition.path }, async () => {
      const { body, handle } = actions[name].read(sent);
      await counters.get(name)?.({ c, viewer: null, body });
      return handle(c);
    });
    return c.json(answer);
  });
}

function register(api: Api, definition: RawEndpoint, accepts: Accepts, extensions: object = {}): void {
  const { description, params, query, headers, body, answer, idempotency } = definition;
  requireBodyLimit(definition, accepts);
  const sent = [...(headers ? [headers] : []), ...(idempotency === 'key' ? [idempotencyHeader] : [])];
  api.openAPIRegistry.registerPath({
    ...describeCall(definition, accepts),
    ...extensions,
    ...(description === undefined ? {} : { description }),
    request: {
      ...(params ? { params } : {}),
      ...(query ? { query } : {}),
      ...(sent.length > 0 ? { headers: sent.reduce((all, more) => all.extend(more.shape)) } : {}),
      ...(body ? { body: { required: true, content: bodyContent(body) } } : {}),
    },
    responses: describeAnswers(definition, accepts, {
      status: answer.status ?? 200,
      description: answer.description ?? 'Success',
      type: answer.type,
      schema: answer.schema ?? z.string(),
    }) as never,
  });
}

function on(
  api: Api,
  { method, path }: Pick<Declaration, 'method' | 'path'>,
  handle: (c: HttpContext) => Promise<Response>,
): void {
  api.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), handle);
}

function requireBodyLimit({ path, bodyLimit }: Declaration, accepts: Accepts): void {
  if ((accepts === null) !== (bodyLimit === undefined)) throw new TypeError(`${path}: a body needs a body limit.`);
}

/** A file is the field `file` of a multipart form. */
function bodyContent(body: z.ZodType | 'file') {
  if (body !== 'file') return { 'application/json': { schema: body } };
  return { 'multipart/form-data': { schema: z.object({ file: z.string().openapi({ format: 'binary' }) }) } };
}

/** A call that the typed client doesn't make: a stream, a file or a form. */
export interface RawEndpoint<B extends z.ZodType = z.ZodType> extends Declaration {
  readonly method: 'get' | 'post';
  readonly description?: string;
  readonly headers?: z.ZodObject;
  /** The schema of a JSON body, or 'file' for a multipart form with the field `file`. */
  readonly body?: B | 'file';
  readonly answer: RawAnswer;
}

interface RawAnswer {
  /** 200 by default. */
  readonly status?: 200 | 201;
  /** Media type. */
  readonly type: string;
  readonly description?: string;
  /** Text by default. */
  readonly schema?: z.ZodType;
}

type ActionDeclaration = Pick<Declaration, 'rateLimit' | 'idempotency' | 'fallback'>;

/** One address with several actions. */
export interface ActionsEndpoint<Name extends string> extends Omit<RawEndpoint, keyof ActionDeclaration> {
  readonly access: 'guest';
  readonly bodyLimit: number;
  readonly actions: { readonly [N in Name]: ActionDeclaration };
}

/** One of the actions at an address: `parse` reads its input, and throws invalid_input. */
export function action<Input>(
  parse: (sent: unknown) => Input,
  handle: (c: HttpContext, input: Input) => Promise<object>,
): Action {
  return {
    read(sent) {
      const body = parse(sent);
      return { body, handle: (c) => handle(c, body) };
    },
  };
}

export interface Action {
  read(sent: unknown): { readonly body: unknown; handle(c: HttpContext): Promise<object> };
}

interface RawCall<B extends z.ZodType> extends Pick<Call<never, never, never>, 'c' | 'viewer' | 'idempotencyKey'> {
  /** Reads and validates the JSON body. Called by the handler, after its own checks. */
  readBody(): Promise<z.output<B>>;
}

export interface Call<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType> {
  readonly c: HttpContext;
  /** Never null on calls that are not for guests. */
  readonly viewer: Viewer;
  readonly params: z.output<P>;
  readonly query: z.output<Q>;
  readonly body: z.output<B>;
  /** For a call that declares one; null if the caller sent none. */
  readonly idempotencyKey: string | null;
}

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
