import { type DestinationStream, type Logger as Pino, pino } from 'pino';
import { describeError } from './describe-error.ts';
import { limitRepeats } from './limit-repeats.ts';
import { logContext } from './log-context.ts';

/**
 * Structured lines on standard output. Inside a request or a run every line carries its id without being handed it.
 * Tokens, passwords and document text never go into a line.
 */
export function createLogger(level: string, { base = {}, destination }: LoggerOptions = {}): Logger {
  const options = {
    level,
    base,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError },
    // A copy: pino writes the fields of the line into what it gets here.
    mixin: () => ({ ...logContext.getStore() }),
    hooks: { logMethod: limitRepeats() },
    redact: {
      paths: ['password', '*.password', 'token', '*.token', 'authorization', '*.authorization'],
      censor: '[removed]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

export type Logger = Pino;

interface LoggerOptions {
  /** Fields of every line: which process of which version writes it. */
  readonly base?: Readonly<Record<string, string | number>>;
  /** Standard output unless given. */
  readonly destination?: DestinationStream;
}
