import type { EnginePorts } from '#contract/engine.ts';
import type { DrawnImages } from './adapters/images/drawings.ts';
import type { Mailer } from './adapters/mail/mailer.ts';
import type { Model } from './adapters/model/run-model.ts';
import type { Scanner } from './adapters/scanner/scanner.ts';
import type { ClusterState } from './base/cluster/shared.ts';
import type { Config } from './base/config/config.ts';
import type { Database } from './base/db/database.ts';
import type { FileStore } from './base/files/file-store.ts';
import type { Jobs } from './base/jobs/jobs.ts';
import type { Logger } from './base/log/logger.ts';

/** The services that slices use: created once at startup and passed to every slice's `server/index.ts`. */
export interface Platform extends Database {
  readonly config: Config & { readonly secret: string; readonly dataDir: string; readonly embedded: boolean };
  readonly files: FileStore;
  readonly mailer: Mailer;
  readonly jobs: Jobs;
  readonly log: Logger;
  /** Aborted when the process is asked to stop; it still serves requests for a while. */
  readonly stopping: AbortSignal;
  readonly ports: EnginePorts;
  readonly drawings: DrawnImages;
  readonly shared: ClusterState;
  /** null if no upload scanner is configured. */
  readonly scanner: Scanner | null;
  /** null if no language model is configured. */
  readonly model: Model | null;
}
