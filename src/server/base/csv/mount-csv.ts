import type { z } from '@hono/zod-openapi';
import type { Declaration } from '#contract/endpoint.ts';
import { type Api, type Call, mountRaw, parseInput } from '../http/endpoints.ts';
import { csvResponse } from './csv-response.ts';

/** Mounts a call that answers with a CSV file. Access is decided before the query is read. */
export function mountCsv<Query extends z.ZodObject>(
  api: Api,
  definition: CsvEndpoint<Query>,
  rows: (call: Pick<Call<never, Query, never>, 'c' | 'viewer' | 'query'>) => Promise<AsyncGenerator<string>>,
): void {
  const { query } = definition;
  mountRaw(api, { ...definition, method: 'get', answer: { type: 'text/csv' } }, async ({ c, viewer }) => {
    const asked = query ? parseInput(query, c.req.query()) : ({} as z.output<Query>);
    return csvResponse(definition.fileName, await rows({ c, viewer, query: asked }));
  });
}

interface CsvEndpoint<Query extends z.ZodObject>
  extends Pick<Declaration, 'path' | 'summary' | 'keyScope' | 'rateLimit' | 'idempotency' | 'fallback'> {
  readonly access: 'member' | 'admin';
  readonly query?: Query;
  readonly fileName: string;
}
