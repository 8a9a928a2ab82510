import { type HrTime, ValueType } from '@opentelemetry/api';
import { emptyResource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client';

/** Exports the metrics of /metrics under the same names. */
export function prometheusProducer(metrics: () => Promise<Registry>): MetricProducer {
  const startTime = now();
  return {
    async collect() {
      const registry = await metrics();
      const times = { startTime, endTime: now() };
      const all = (await registry.getMetricsAsJSON()) as Metric[];
      return {
        resourceMetrics: {
          resource: emptyResource(),
          scopeMetrics: [{ scope: { name: 'foredraft' }, metrics: all.flatMap((metric) => dataOf(metric, times)) }],
        },
        errors: [],
      };
    },
  };
}

type Metric = MetricObjectWithValues<MetricValue<string> & { metricName?: string }>;
type Times = Pick<DataPoint<number>, 'startTime' | 'endTime'>;

function dataOf(metric: Metric, times: Times): MetricData[] {
  const base = {
    descriptor: {
      name: metric.name,
      description: metric.help,
      unit: unitOf(metric.name),
      valueType: ValueType.DOUBLE,
    },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const points = metric.values.map(({ value, labels }) => ({ ...times, attributes: { ...labels }, value }));
  // The library declares its kinds as an enum but returns their names.
  switch (String(metric.type)) {
    case 'counter':
      return [{ ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points }];
    case 'gauge':
      return [{ ...base, dataPointType: DataPointType.GAUGE, dataPoints: points }];
    case 'histogram':
      return [{ ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints: histogramsOf(metric, times) }];
    default:
      return [];
  }
}

/** Prometheus buckets are cumulative, OTLP buckets are not. */
function histogramsOf(metric: Metric, times: Times): DataPoint<Histogram>[] {
  const series = new Map<string, { labels: Record<string, string | number>; below: [number, number][]; sum: number }>();
  for (const { metricName, labels, value } of metric.values) {
    const { le, ...own } = labels as Record<string, string | number>;
    const key = JSON.stringify(own);
    const one = series.get(key) ?? { labels: own, below: [], sum: 0 };
    series.set(key, one);
    if (metricName === `${metric.name}_sum`) one.sum = value;
    else if (le !== undefined) one.below.push([le === '+Inf' ? Number.POSITIVE_INFINITY : Number(le), value]);
  }
  return [...series.values()].map(({ labels, below, sum }) => {
    const sorted = below.sort(([a], [b]) => a - b);
    return {
      ...times,
      attributes: labels,
      value: {
        buckets: {
          boundaries: sorted.map(([boundary]) => boundary).filter(Number.isFinite),
          counts: sorted.map(([, count], index) => count - (sorted[index - 1]?.[1] ?? 0)),
        },
        sum,
        count: sorted.at(-1)?.[1] ?? 0,
      },
    };
  });
}

const unitOf = (name: string) =>
  /_seconds(?:_total)?$/.test(name) ? 's' : /_bytes(?:_total)?$/.test(name) ? 'By' : '';

function now(): HrTime {
  const milliseconds = Date.now();
  return [Math.floor(milliseconds / 1_000), (milliseconds % 1_000) * 1e6];
}
