/**
 * Whether this failure, or what caused it, is that the database cannot be reached or takes no connections at the moment; by
 * Node's codes, PostgreSQL's (appendix A: classes 08, 53 and 57) and the sentences of `pg`, which have no codes.
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

/** Sockets of mail servers and stores fail in the same ways; those of the database are opened by `pg`. */
function isOfDatabase({ stack = '' }: Error): boolean {
  return /[\\/]node_modules[\\/]pg(?:-pool)?[\\/]/.test(stack);
}
