import type { z } from '@hono/zod-openapi';
import type { Endpoint } from '#contract/endpoint.ts';
import { requireViewer } from '../http/authorize.ts';
import { type Api, type Call, failureAnswer, parseInput, securityOf } from '../http/endpoints.ts';
import { csvResponse } from './csv-response.ts';

/** Mounts a call that answers with a CSV file. Access is decided before the query is read. */
export function mountCsv<Query extends z.ZodObject>(
  api: Api,
  definition: CsvEndpoint<Query>,
  rows: (call: Pick<Call<never, Query, never>, 'c' | 'viewer' | 'query'>) => Promise<AsyncGenerator<string>>,
): void {
  const { path, summary, query } = definition;
  api.get(path, async (c) => {
    const viewer = requireViewer(c, definition.access, definition);
    const asked = query ? parseInput(query, c.req.query()) : ({} as z.output<Query>);
    return csvResponse(definition.fileName, await rows({ c, viewer, query: asked }));
  });
  api.openAPIRegistry.registerPath({
    method: 'get',
    path,
    summary,
    tags: [path.split('/')[2] ?? 'api'],
    security: securityOf(definition.keyScope),
    ...(query && { request: { query } }),
    responses: {
      200: { description: 'Success', content: { 'text/csv': { schema: { type: 'string' } } } },
      default: failureAnswer,
    },
  });
}

interface CsvEndpoint<Query extends z.ZodObject> extends Pick<Endpoint, 'path' | 'summary' | 'keyScope'> {
  readonly access: 'member' | 'admin';
  readonly query?: Query;
  readonly fileName: string;
}
