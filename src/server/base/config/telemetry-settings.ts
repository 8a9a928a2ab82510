import { z } from 'zod';
import { wholeNumber } from './whole-number.ts';

const address = z
  .url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' })
  .optional();
const exporter = z.enum(['otlp', 'none'], 'must be otlp or none').default('otlp');
const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/**
 * The standard OpenTelemetry variables that choose what is sent. Headers, timeouts, certificates, compression and
 * resource attributes are read by the OpenTelemetry packages.
 */
export const telemetrySettings = {
  OTEL_SDK_DISABLED: z.string().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .enum(['http/protobuf', 'http/json'], 'must be http/protobuf or http/json (collectors take them on port 4318)')
    .default('http/protobuf'),
  OTEL_TRACES_EXPORTER: exporter,
  OTEL_METRICS_EXPORTER: exporter,
  OTEL_TRACES_SAMPLER: z.enum(samplers, `must be one of ${samplers.join(', ')}`).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number('must be a number from 0 to 1').min(0).max(1).default(1),
  OTEL_BSP_SCHEDULE_DELAY: wholeNumber(10, 3_600_000).default(5_000),
  OTEL_METRIC_EXPORT_INTERVAL: wholeNumber(100, 86_400_000).default(60_000),
};

export function telemetryOf(values: z.output<z.ZodObject<typeof telemetrySettings>>): TelemetryConfig | null {
  const common = values.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined;
  const traces =
    values.OTEL_TRACES_EXPORTER === 'otlp' && (common || values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT !== undefined);
  const metrics =
    values.OTEL_METRICS_EXPORTER === 'otlp' && (common || values.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT !== undefined);
  if (values.OTEL_SDK_DISABLED?.toLowerCase() === 'true' || !(traces || metrics)) return null;
  return {
    traces,
    metrics,
    protocol: values.OTEL_EXPORTER_OTLP_PROTOCOL,
    sampler: values.OTEL_TRACES_SAMPLER,
    samplerRatio: values.OTEL_TRACES_SAMPLER_ARG,
    traceDelayMs: values.OTEL_BSP_SCHEDULE_DELAY,
    metricIntervalMs: values.OTEL_METRIC_EXPORT_INTERVAL,
  };
}

export interface TelemetryConfig {
  readonly traces: boolean;
  readonly metrics: boolean;
  readonly protocol: 'http/protobuf' | 'http/json';
  readonly sampler: (typeof samplers)[number];
  readonly samplerRatio: number;
  readonly traceDelayMs: number;
  readonly metricIntervalMs: number;
}
