import {
  type Attributes,
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  type SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/** Does nothing until telemetry is configured (see export-otlp.ts). */
const tracer = trace.getTracer('foredraft');

/**
 * Runs work in a span, under `parent` or the active span. Attributes contain kinds and ids, never user content, because
 * people who read traces may not have access to documents.
 */
export async function withSpan<Result>(
  name: string,
  options: { readonly kind?: SpanKind; readonly attributes?: Attributes; readonly parent?: Context },
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  const { parent = context.active(), ...rest } = options;
  return tracer.startActiveSpan(name, rest, parent, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      markFailed(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** A span for a single call without child spans; null when nothing is recorded. */
export function startChildSpan(name: string, kind: SpanKind, attributes: Attributes): Span | null {
  if (!trace.getActiveSpan()?.isRecording()) return null;
  return tracer.startSpan(name, { kind, attributes });
}

/** Records the error's kind, not its message, which may quote user content. */
export function markFailed(span: Span, error: unknown): void {
  const { code, reason, name } = (error ?? {}) as { code?: unknown; reason?: unknown; name?: unknown };
  const type = [code, reason, name].find((kind) => typeof kind === 'string' && /^[\w.-]{1,60}$/.test(kind));
  span.setAttribute('error.type', (type as string | undefined) ?? '_OTHER');
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** The caller's trace from the W3C Trace Context headers; a new one without them. */
export function traceOf(headers: { traceparent?: string | undefined; tracestate?: string | undefined }): Context {
  return propagation.extract(ROOT_CONTEXT, headers);
}

/** The active trace for the next process; null when nothing is recorded. */
export function activeTraceparent(): string | null {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent ?? null;
}

/** Fetch options that propagate the active trace. Only for the operator's services; others don't get it. */
export function withTraceHeader(init: RequestInit = {}): RequestInit {
  const traceparent = activeTraceparent();
  if (traceparent === null) return init;
  const headers = new Headers(init.headers);
  headers.set('traceparent', traceparent);
  return { ...init, headers };
}
