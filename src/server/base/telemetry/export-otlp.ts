import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { context, DiagLogLevel, diag, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { detectResources, envDetector, type Resource, resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader, type PushMetricExporter } from '@opentelemetry/sdk-metrics';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Registry } from 'prom-client';
import type { TelemetryConfig } from '../config/telemetry-settings.ts';
import type { Logger } from '../log/logger.ts';
import { productVersion } from '../version.ts';
import { prometheusProducer } from './prometheus-producer.ts';

/**
 * Sends traces, and the metrics of /metrics, to an OTLP collector. This module is loaded only if that is configured. If
 * the collector is unreachable, only the data for it is lost.
 */
export async function exportOtlp(
  config: TelemetryConfig,
  options: { readonly log: Logger; readonly roles: readonly string[]; readonly metrics: () => Promise<Registry> },
): Promise<{ close(): Promise<void> }> {
  const warn = (message: string) => options.log.warn({ detail: message }, 'telemetry could not be sent');
  const ignore = () => undefined;
  diag.setLogger({ error: warn, warn, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.WARN);
  const exporters = await exportersOf(config.protocol);
  const resource = resourceOf(options.roles);
  const providers: { shutdown(): Promise<void> }[] = [];
  if (config.traces) {
    const processor = new BatchSpanProcessor({
      exporter: exporters.traces(),
      scheduledDelayMillis: config.traceDelayMs,
    });
    const provider = new TracerProvider({ resource, sampler: samplerOf(config), spanProcessors: [processor] });
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
    propagation.setGlobalPropagator(new W3CTraceContextPropagator());
    trace.setGlobalTracerProvider(provider);
    providers.push(provider);
  }
  if (config.metrics) {
    const reader = new PeriodicExportingMetricReader({
      exporter: exporters.metrics(),
      exportIntervalMillis: config.metricIntervalMs,
      exportTimeoutMillis: Math.min(config.metricIntervalMs, 30_000),
      metricProducers: [prometheusProducer(options.metrics)],
    });
    providers.push(new MeterProvider({ resource, readers: [reader] }));
  }
  return {
    async close() {
      // Sends the remaining data; an unresponsive collector must not keep the process from ending.
      const limit = new Promise<void>((resolve) => setTimeout(resolve, closeMilliseconds).unref());
      await Promise.race([Promise.allSettled(providers.map((provider) => provider.shutdown())), limit]);
      trace.disable();
      propagation.disable();
      context.disable();
      diag.disable();
    },
  };
}

const closeMilliseconds = 3_000;

async function exportersOf(protocol: TelemetryConfig['protocol']): Promise<{
  readonly traces: () => SpanExporter;
  readonly metrics: () => PushMetricExporter;
}> {
  const [{ OTLPTraceExporter }, { OTLPMetricExporter }] =
    protocol === 'http/json'
      ? await Promise.all([
          import('@opentelemetry/exporter-trace-otlp-http'),
          import('@opentelemetry/exporter-metrics-otlp-http'),
        ])
      : await Promise.all([
          import('@opentelemetry/exporter-trace-otlp-proto'),
          import('@opentelemetry/exporter-metrics-otlp-proto'),
        ]);
  return { traces: () => new OTLPTraceExporter(), metrics: () => new OTLPMetricExporter() };
}

/** OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES override the product's defaults. */
function resourceOf(roles: readonly string[]): Resource {
  return resourceFromAttributes({
    'service.name': 'foredraft',
    'service.version': productVersion.version,
    'service.instance.id': randomUUID(),
    'host.name': hostname(),
    'process.pid': process.pid,
    'foredraft.roles': [...roles],
  }).merge(detectResources({ detectors: [envDetector] }));
}

function samplerOf({ sampler, samplerRatio }: TelemetryConfig): Sampler {
  const parentBased = sampler.startsWith('parentbased_');
  const kinds = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(samplerRatio),
  };
  const root = kinds[sampler.replace('parentbased_', '') as keyof typeof kinds]();
  return parentBased ? new ParentBasedSampler({ root }) : root;
}
