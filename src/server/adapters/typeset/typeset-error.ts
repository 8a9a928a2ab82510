/** A compilation that produced no PDF. Callers use the other typesetter if there is one, and report that. */
export class TypesetError extends Error {
  readonly engine: 'typst' | 'latex';
  readonly reason: 'source' | 'empty' | 'time' | 'memory' | 'crashed' | 'killed' | 'closed';
  /** The tool's output, shortened; for logs only. */
  readonly details: string;

  constructor(engine: 'typst' | 'latex', reason: TypesetError['reason'], details: string) {
    super(`${engine === 'typst' ? 'Typst' : 'LaTeX'} made no PDF (${reason}): ${details.slice(0, 500)}`);
    this.name = 'TypesetError';
    this.engine = engine;
    this.reason = reason;
    this.details = details.slice(-4000);
  }
}
