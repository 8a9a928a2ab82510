/**
 * Whether this error, or one of its causes, means that the database is unreachable or accepts no connections at the
 * moment: by Node's codes, PostgreSQL's (appendix A: classes 08, 53 and 57) and the messages of `pg` that have no code.
 */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 8; cause = cause.cause, depth += 1) {
    const { code, routine, errors } = cause as Error & { code?: string; routine?: string; errors?: unknown[] };
    if (typeof code === 'string' && (fromServer.test(code) || (fromSocket.test(code) && isOfDatabase(cause))))
      return true;
    if (fromLibrary.test(cause.message)) return true;
    if (Array.isArray(errors) && errors.some(isDatabaseAway)) return true;
    if (routine) return false;
  }
  return false;
}

const fromServer = /^(?:08\w{3}|53300|57P0[1-5])$/;
const fromSocket = /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ETIMEDOUT|EPIPE)$/;
const fromLibrary =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Connections to mail servers and object stores fail in the same ways; those to the database are opened by `pg`. */
function isOfDatabase({ stack = '' }: Error): boolean {
  return /[\\/]node_modules[\\/]pg(?:-pool)?[\\/]/.test(stack);
}
