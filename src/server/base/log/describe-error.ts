/**
 * What the log records about an error: its type, message and stack, its plain fields such as `code`, and its causes.
 * Libraries attach whole connections and requests to errors; these are left out, and so are PostgreSQL's
 * fields that quote rows.
 */
export function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return isPlain(error) ? error : `not an error (${typeof error})`;
  const fields = Object.entries(error).filter(([name, value]) => isPlain(value) && !leftOut.has(name));
  const { cause } = error;
  const errors = error instanceof AggregateError ? error.errors.slice(0, 5) : [];
  return {
    ...Object.fromEntries(fields),
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...(cause === undefined || depth === 4 ? {} : { cause: describeError(cause, depth + 1) }),
    ...(errors.length === 0 || depth === 4 ? {} : { errors: errors.map((one) => describeError(one, depth + 1)) }),
  };
}

/** `Key (email)=(…) already exists`, `Failing row contains (…)`, and the statement around these. */
const leftOut = new Set(['cause', 'detail', 'where', 'internalQuery']);

/** Statements and documents are long; codes and names are short. */
function isPlain(value: unknown): boolean {
  return typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value.length <= 300);
}
