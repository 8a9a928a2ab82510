import type { EnginePorts } from '../contract/engine.ts';
import type { Shared } from './cluster/shared.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/database.ts';
import type { FileStore } from './files/file-store.ts';
import type { Drawings } from './images/drawings.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Logger } from './log/logger.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Model } from './model/run-model.ts';
import type { Scanner } from './scanner/scanner.ts';

/** What the slices stand on: made once at boot, handed to every slice's `server/index.ts`. */
export interface Platform extends Database {
  readonly config: Config & { readonly secret: string; readonly dataDir: string; readonly embedded: boolean };
  readonly files: FileStore;
  readonly mailer: Mailer;
  readonly jobs: Jobs;
  readonly log: Logger;
  /** Aborted once the process has been told to stop; it serves on for a while. */
  readonly stopping: AbortSignal;
  readonly ports: EnginePorts;
  readonly drawings: Drawings;
  readonly shared: Shared;
  /** null while no scanner of uploads is configured. */
  readonly scanner: Scanner | null;
  /** null while no language model is configured. */
  readonly model: Model | null;
}
