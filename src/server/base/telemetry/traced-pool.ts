import { context, type Span, SpanKind } from '@opentelemetry/api';
import pg from 'pg';
import { markFailed, startChildSpan } from './spans.ts';

/**
 * A pool whose statements are recorded as spans of the request or run that sends them; other statements are not
 * recorded.
 */
export class TracedPool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super({ ...config, Client: TracedClient });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    if (!callback) return super.connect();
    // The pool calls back in the context of the code that returned the connection, so the caller's own context is bound
    // here.
    super.connect(context.bind(context.active(), callback));
    return undefined;
  }
}

type ConnectCallback = Parameters<typeof pg.Pool.prototype.connect>[0] extends infer Callback
  ? Extract<Callback, (...args: never[]) => unknown>
  : never;

class TracedClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the library's own overloads stay what callers see
  override query(...args: any[]): any {
    const query = super.query as (...args: unknown[]) => unknown;
    const text: unknown = typeof args[0] === 'string' ? args[0] : args[0]?.text;
    const span = typeof text === 'string' ? startStatement(text) : null;
    if (!span) return query.apply(this, args);
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      args[args.length - 1] = (error: unknown, result: unknown) => {
        endStatement(span, error);
        callback(error, result);
      };
      return query.apply(this, args);
    }
    const answer = query.apply(this, args);
    if (!(answer instanceof Promise)) {
      span.end();
      return answer;
    }
    return answer.then(
      (result) => {
        endStatement(span, null);
        return result;
      },
      (error) => {
        endStatement(span, error);
        throw error;
      },
    );
  }
}

/** The text has placeholders ($1, $2) instead of values, which are never recorded. */
function startStatement(text: string): Span | null {
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'QUERY';
  return startChildSpan(operation, SpanKind.CLIENT, {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    'db.query.text': text.slice(0, longestText),
  });
}

const longestText = 2_000;

function endStatement(span: Span, error: unknown): void {
  if (error) markFailed(span, error);
  span.end();
}
