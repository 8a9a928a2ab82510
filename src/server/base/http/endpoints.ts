import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
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
    tags: [tagOf(definition.path)],
    ...securityOf(definition),
    request: {
      ...(definition.params ? { params: definition.params as never } : {}),
      ...(definition.query ? { query: definition.query as never } : {}),
      ...(definition.body
        ? { body: { required: true, content: { 'application/json': { schema: definition.body } } } }
        : {}),
    },
    responses: responsesOf(status, 'Success', 'application/json', definition.answer),
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
 * Mounts a call whose body or answer isn't JSON, or that reads its body itself. The OpenAPI document is derived from the
 * same declaration. Access is decided before the body is read.
 */
export function mountRaw<B extends z.ZodType>(
  api: Api,
  definition: RawEndpoint<B>,
  handler: (call: RawCall<B>) => Promise<Response> | Response,
): void {
  const { method, path, summary, description, params, query, headers, body, answer } = definition;
  api.openAPIRegistry.registerPath({
    method,
    path,
    summary,
    ...(description === undefined ? {} : { description }),
    tags: [tagOf(path)],
    ...securityOf(definition),
    request: {
      ...(params ? { params } : {}),
      ...(query ? { query } : {}),
      ...(headers ? { headers } : {}),
      ...(body ? { body: { required: true, content: bodyContent(body) } } : {}),
    },
    responses: responsesOf(
      answer.status ?? 200,
      answer.description ?? 'Success',
      answer.type ?? 'application/json',
      answer.schema ?? z.string(),
    ),
  });
  api.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), (c) =>
    handler({
      c,
      viewer: (definition.access === 'guest' ? null : requireViewer(c, definition.access, definition)) as Viewer,
      readBody: async () => {
        if (!body || body === 'file') throw new TypeError('The declaration has no schema for the body.');
        return parseInput(body, await readJson(c, definition.bodyLimit));
      },
    }),
  );
}

/** A file is the field `file` of a multipart form. */
function bodyContent(body: z.ZodType | 'file') {
  if (body !== 'file') return { 'application/json': { schema: body } };
  return { 'multipart/form-data': { schema: z.object({ file: z.string().openapi({ format: 'binary' }) }) } };
}

function responsesOf(status: number, description: string, type: string, schema: z.ZodType) {
  return { [status]: { description, content: { [type]: { schema } } }, default: failureAnswer };
}

/** 'runs' for /api/runs/{id}; 'functions' for every call of the specification. */
function tagOf(path: string): string {
  const [area, name] = path.split('/').slice(1);
  return area === 'functions' ? area : (name ?? 'api');
}

/** With a session's access token, or with an API key that has the scope. */
function securityOf({ access, keyScope }: Pick<Endpoint, 'access' | 'keyScope'>): {
  security?: Record<string, string[]>[];
} {
  if (access === 'guest') return {};
  return { security: [{ bearer: [] }, ...(keyScope ? [{ apiKey: [keyScope] }] : [])] };
}

/** A call that the typed client doesn't make: a stream, a file, a form, or several actions at one address. */
interface RawEndpoint<B extends z.ZodType = z.ZodType>
  extends Pick<Endpoint, 'path' | 'summary' | 'access' | 'keyScope' | 'guestMessage' | 'params' | 'query'> {
  readonly method: 'get' | 'post';
  readonly description?: string;
  readonly headers?: z.ZodObject;
  /** The schema of a JSON body, or 'file' for a multipart form with the field `file`. */
  readonly body?: B | 'file';
  /** Maximum bytes of a JSON body; 65,536 by default. */
  readonly bodyLimit?: number;
  readonly answer: {
    /** 200 by default. */
    readonly status?: 200 | 201;
    /** Media type; application/json by default. */
    readonly type?: string;
    readonly description?: string;
    /** Text by default. */
    readonly schema?: z.ZodType;
  };
}

interface RawCall<B extends z.ZodType> extends Pick<Call<never, never, never>, 'c' | 'viewer'> {
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
const failureAnswer = {
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
