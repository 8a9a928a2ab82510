import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';

/** An OpenTelemetry collector in this process: receives OTLP over HTTP; JSON is read, protobuf only stored. */
export async function otlpCollector(): Promise<OtlpCollector> {
  const bodies: { path: string; type: string; body: Buffer }[] = [];
  const server = createServer(async (request, response) => {
    const sent = await buffer(request);
    const body = request.headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent;
    bodies.push({ path: request.url ?? '', type: request.headers['content-type'] ?? '', body });
    response.writeHead(200, { 'Content-Type': request.headers['content-type'] ?? '' });
    response.end(request.headers['content-type']?.includes('json') ? '{}' : '');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const of = <Body>(path: string) =>
    bodies.flatMap((one) =>
      one.path === path && one.type.includes('json') ? [JSON.parse(one.body.toString()) as Body] : [],
    );
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    spans: () =>
      of<TraceBody>('/v1/traces').flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ resource, scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) =>
            spans.map((span) => ({
              ...span,
              resource: record(resource.attributes),
              attributes: record(span.attributes),
            })),
          ),
        ),
      ),
    metrics: () =>
      of<MetricBody>('/v1/metrics').flatMap(({ resourceMetrics }) =>
        resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics)),
      ),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export interface OtlpCollector {
  readonly url: string;
  readonly bodies: { readonly path: string; readonly type: string; readonly body: Buffer }[];
  /** Every span that was received as JSON. */
  spans(): CollectedSpan[];
  metrics(): CollectedMetric[];
  close(): Promise<void>;
}

export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly status: { readonly code?: number; readonly message?: string };
  readonly events?: unknown[];
  readonly attributes: Record<string, unknown>;
  readonly resource: Record<string, unknown>;
}

export interface CollectedMetric {
  readonly name: string;
  readonly unit: string;
  readonly gauge?: { readonly dataPoints: Point[] };
  readonly sum?: { readonly dataPoints: Point[]; readonly isMonotonic: boolean };
  readonly histogram?: { readonly dataPoints: (Point & { bucketCounts: unknown[]; explicitBounds: number[] })[] };
}

interface Point {
  readonly attributes: Attribute[];
  readonly asDouble?: number;
  readonly count?: number | string;
}

interface Attribute {
  readonly key: string;
  readonly value: Record<string, unknown>;
}

interface TraceBody {
  readonly resourceSpans: {
    readonly resource: { readonly attributes: Attribute[] };
    readonly scopeSpans: { readonly spans: (Omit<CollectedSpan, 'attributes'> & { attributes: Attribute[] })[] }[];
  }[];
}

interface MetricBody {
  readonly resourceMetrics: { readonly scopeMetrics: { readonly metrics: CollectedMetric[] }[] }[];
}

const record = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
