import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insights } from '../support/insights.ts';
import { type ModelStandIn, startModelStandIn } from '../support/model-stand-in.ts';
import { signUpByCalls } from '../support/new-user.ts';
import { type OtlpCollector, otlpCollector } from '../support/otlp-collector.ts';
import { researchPackage } from '../support/research-package.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';
import { getJson, runEnd } from '../support/submit-package.ts';

let collector: OtlpCollector;
let model: ModelStandIn;
let product: RunningProduct;
beforeAll(async () => {
  collector = await otlpCollector();
  model = await startModelStandIn();
  const environment = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_BSP_SCHEDULE_DELAY: '100',
    OTEL_METRIC_EXPORT_INTERVAL: '1000',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=tests',
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'stand-in',
  };
  product = await startProduct({ ...environment, ROLES: 'web' });
  await product.startAnother({ ...environment, ROLES: 'worker', DATA_DIR: product.dataDir });
});
afterAll(async () => {
  await product?.stop();
  await Promise.all([collector?.close(), model?.close()]);
});

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parentId = '00f067aa0ba902b7';

test('one trace connects the caller’s request, its database statements, the steps of the run in another process and the calls to the model, without user texts [D.172]', async () => {
  const user = await signUpByCalls(product);
  const form = new FormData();
  const bytes = researchPackage({ text: insights }) as Uint8Array<ArrayBuffer>;
  form.set('file', new File([bytes], 'secret-name.zip', { type: 'application/zip' }));
  const submitted = await fetch(`${product.url}/functions/v1/upload-zip-to-temp`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${user.token}`,
      'x-function-slug': 'paper-assistant',
      traceparent: `00-${traceId}-${parentId}-01`,
    },
    body: form,
  });
  expect(submitted.status).toBe(200);
  const { runId } = (await submitted.json()) as { runId: string };
  expect((await runEnd(product, user.token, runId)).state).toBe('succeeded');
  await getJson(product, user.token, '/api/reports?q=searched-word');
  const refused = await fetch(`${product.url}/files/a-signed-address`);
  expect(refused.status).toBe(403);
  const spans = () => collector.spans().filter((span) => span.traceId === traceId);
  await expect
    .poll(() => spans().map(({ name }) => name), { timeout: 20_000 })
    .toEqual(expect.arrayContaining(['run paper-assistant', 'chat stand-in']));

  const named = (name: string) => spans().find((span) => span.name === name);
  const request = named('POST /functions/v1/upload-zip-to-temp');
  expect(request).toMatchObject({
    parentSpanId: parentId,
    attributes: { 'http.route': '/functions/v1/upload-zip-to-temp', 'http.response.status_code': 200 },
    resource: { 'service.name': 'foredraft', 'deployment.environment.name': 'tests' },
  });
  const statements = spans().filter(({ attributes }) => attributes['db.system.name'] === 'postgresql');
  const below = (id: string | undefined) => statements.filter(({ parentSpanId }) => parentSpanId === id);
  expect(below(request?.spanId).map(({ attributes }) => attributes['db.query.text'])).toContainEqual(
    expect.stringMatching(/^insert into "runs" .*\$1/),
  );
  const run = named('run paper-assistant');
  expect(run).toMatchObject({ parentSpanId: request?.spanId, attributes: { 'foredraft.run.id': runId } });
  expect(run?.resource['process.pid']).not.toEqual(request?.resource['process.pid']);
  expect(below(run?.spanId).length).toBeGreaterThan(0);
  const steps = spans().filter(({ name }) => name.startsWith('step '));
  expect(steps.length).toBeGreaterThan(2);
  expect(new Set(steps.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([run?.spanId]));
  const call = named('chat stand-in');
  expect(steps.map(({ spanId }) => spanId)).toContain(call?.parentSpanId);
  expect(call?.attributes).toMatchObject({ 'gen_ai.request.model': 'stand-in' });
  expect(Number(call?.attributes['gen_ai.usage.input_tokens'])).toBeGreaterThan(0);
  expect(model.traceparents).toContainEqual(expect.stringMatching(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`)));

  const everything = collector.bodies.map(({ body }) => body.toString()).join('\n');
  expect(everything).toContain('upload-zip-to-temp');
  const said = [
    'a-signed-address',
    'lime trees',
    'Tilia cordata',
    'searched-word',
    'secret-name',
    user.email,
    user.username,
    user.token,
  ];
  for (const secret of [...said, user.password, 'example.org']) expect(everything).not.toContain(secret);
});

test('health checks and database statements outside a request are not sent as traces [D.172]', async () => {
  await fetch(`${product.url}/healthz`);
  await fetch(`${product.url}/no/such/page`);
  await expect
    .poll(() => collector.spans().map(({ attributes }) => attributes['http.route']), { timeout: 10_000 })
    .toContain('/*');
  const routes = collector.spans().map(({ attributes }) => attributes['http.route']);
  expect(routes).not.toContain('/healthz');
  expect(routes).not.toContain('/readyz');
  const orphans = collector.spans().filter((span) => span.attributes['db.system.name'] && !span.parentSpanId);
  expect(orphans).toEqual([]);
});

test('the Prometheus metrics are sent under the same names, kinds and units [D.172]', async () => {
  await expect
    .poll(() => collector.metrics().map(({ name }) => name), { timeout: 10_000 })
    .toEqual(
      expect.arrayContaining([
        'foredraft_step_seconds',
        'foredraft_build_info',
        'foredraft_runs',
        'nodejs_eventloop_lag_seconds',
      ]),
    );
  const answer = await fetch(`${product.url}/metrics`);
  expect(answer.status).toBe(200);
  const atPrometheus = (await answer.text()).matchAll(/^# TYPE (\S+) (\w+)$/gm);
  const kinds = new Map([...atPrometheus].map(([, name = '', kind]) => [name, kind]));
  const kindOf = (metric: ReturnType<OtlpCollector['metrics']>[number]) =>
    metric.histogram ? 'histogram' : metric.sum?.isMonotonic ? 'counter' : 'gauge';
  const received = collector.metrics().filter(({ name }) => kinds.has(name));
  expect(new Set(received.map(({ name }) => name)).size).toBe(kinds.size);
  for (const metric of received) expect([metric.name, kindOf(metric)]).toEqual([metric.name, kinds.get(metric.name)]);
  const steps = collector.metrics().findLast((metric) => metric.name === 'foredraft_step_seconds');
  expect(steps?.unit).toBe('s');
  for (const point of steps?.histogram?.dataPoints ?? []) {
    expect(point.bucketCounts.length).toBe(point.explicitBounds.length + 1);
    expect(point.bucketCounts.reduce((sum: number, count) => sum + Number(count), 0)).toBe(Number(point.count));
  }
});

test('protobuf is the default format, and a collector that is down delays neither requests nor the shutdown [D.172]', async () => {
  const other = await otlpCollector();
  const web = await product.startAnother({
    ROLES: 'web',
    DATA_DIR: product.dataDir,
    OTEL_EXPORTER_OTLP_ENDPOINT: other.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf',
    OTEL_BSP_SCHEDULE_DELAY: '100',
  });
  await fetch(`${web.url}/api/blog/posts/no-such-post`);
  const traces = () => other.bodies.filter(({ path }) => path === '/v1/traces');
  await expect
    .poll(() => traces().map(({ body }) => body.toString('latin1')), { timeout: 20_000 })
    .toContainEqual(expect.stringContaining('GET /api/blog/posts/:slug'));
  expect(new Set(traces().map(({ type }) => type))).toEqual(new Set(['application/x-protobuf']));
  await other.close();
  expect((await fetch(`${web.url}/api/blog/posts/no-such-post`)).status).toBe(404);
  await web.stop();
  expect(web.output()).toContain('telemetry could not be sent');
});

test('without a collector the SDK is not loaded, and wrong settings stop the start with a sentence [D.172]', async () => {
  const watched = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    await import('./src/product.ts');
    if (process.argv[1] === 'with') await import('./src/server/base/telemetry/export-otlp.ts');
    console.log(loaded.filter((url) => url.includes('@opentelemetry/') && !url.includes('@opentelemetry/api/')).length);`;
  const loadedBy = async (how: string) =>
    Number((await run(process.execPath, ['--input-type=module', '-e', watched, how], { cwd: root })).stdout);
  expect(await loadedBy('without')).toBe(0);
  expect(await loadedBy('with')).toBeGreaterThan(10);

  const { readConfig } = await import('#server/base/config/config.ts');
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318' };
  expect(readConfig({}).telemetry).toBeNull();
  expect(readConfig({ ...endpoint, OTEL_SDK_DISABLED: 'true' }).telemetry).toBeNull();
  expect(readConfig({ ...endpoint, OTEL_TRACES_EXPORTER: 'none' }).telemetry).toMatchObject({
    traces: false,
    metrics: true,
  });
  expect(() => readConfig({ ...endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toThrow(
    'The setting OTEL_EXPORTER_OTLP_PROTOCOL is wrong: must be http/protobuf or http/json',
  );
});

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..');
