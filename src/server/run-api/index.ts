import { type Api, createApi } from '../base/http/endpoints.ts';
import type { Platform } from '../platform.ts';
import type { AnyRunnableTool } from '../runs/runnable-tool.ts';
import type { Runs } from '../runs/runs.ts';
import { mountFileUpload } from './file-upload.ts';
import { createOpenStreams, type LiveSessions } from './open-streams.ts';
import { createUploadReceiver } from './receive-upload.ts';
import { mountRuns } from './run-endpoints.ts';
import { mountUploads } from './upload-package.ts';
import { mountWorkflowFile } from './workflow-file.ts';
import { mountWorkflowText } from './workflow-text.ts';

/** The HTTP calls that upload files, start runs and follow them. */
export interface RunApi {
  readonly api: Api;
  /** Ends the event streams that are open. */
  stop(): void;
}

export function createRunApi(platform: Platform, options: RunApiOptions): RunApi {
  const { runs, liveSessions, streamCheckMilliseconds: checkMilliseconds = 15_000 } = options;
  const tools = new Map(options.tools.map((runnable) => [runnable.tool.slug, runnable]));
  const streams = createOpenStreams(platform, { liveSessions, checkMilliseconds });
  const receiveUpload = createUploadReceiver(platform);
  const api = createApi();
  mountRuns(api, { db: platform.db, tools, runs, streams });
  mountWorkflowText(api, { tools, runs, streams });
  mountWorkflowFile(api, { platform, tools, runs, streams });
  mountUploads(api, { platform, tools, receiveUpload, runs });
  mountFileUpload(api, { platform, tools, receiveUpload });
  return { api, stop: () => streams.stop() };
}

export interface RunApiOptions {
  readonly tools: readonly AnyRunnableTool[];
  readonly runs: Runs;
  readonly liveSessions: LiveSessions;
  /** How often to check whether open event streams may still be read. */
  readonly streamCheckMilliseconds?: number;
}
