import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { type Engine, InputError, type Json, type Step, type StepContext } from '#contract/engine.ts';
import { AppError } from '#contract/errors.ts';
import { stepOutput } from '#contract/step-output.ts';
import type { Tool } from '#contract/tool.ts';
import { jsonOf } from '../adapters/model/question-prompt.ts';
import {
  createWorkflowClient,
  type StartedWorkflow,
  type WorkflowClient,
  type WorkflowOutcome,
} from '../adapters/workflows/workflow-client.ts';
import type { WorkflowSettings } from '../base/config/service-settings.ts';
import type { RunnableTool } from './runnable-tool.ts';
import { WorkStopped } from './stoppable.ts';

/**
 * An engine that delegates its work to an external workflow with the inputs and outputs of the tool that it replaces.
 * The workflow gets `text` (the run's input as JSON) and, for document tools, `file`. Its outputs are the tool's
 * result, either directly or in `result` as an object or JSON text; the tool's files are listed in `files`; `refused`
 * is a sentence for the user about why there is no result. Everything is validated by the tool's schema. The start of
 * the workflow is a checkpoint: a worker that takes over the run asks for its result and does not start a second one.
 */
export function createWorkflowEngine(
  { tool, artifacts: files = {} }: Pick<RunnableTool<unknown, unknown>, 'tool' | 'artifacts'>,
  settings: WorkflowSettings,
): Engine {
  const client = createWorkflowClient(settings, tool.slug);
  const name = `workflow at ${new URL(settings.baseUrl).host}`;
  // By the abort signal of one worker's execution of one run, which both steps share.
  const live = new WeakMap<AbortSignal, StartedWorkflow & { readonly unwatch: () => void }>();

  const send: Step = {
    id: 'send',
    output: sentFile,
    title: 'Sending the file',
    run: async ({ input, upload, signal }) =>
      client.sendFile({ ...fileOf(tool, input), bytes: await upload() }, signal),
  };
  const start: Step = {
    id: 'start',
    output: startedWorkflow,
    title: 'Starting the workflow',
    async run({ input, output, signal }) {
      const text = JSON.stringify(input);
      const file = { type: fileTypes[tool.takes], transfer_method: 'local_file' };
      const begun = await client.start(
        tool.takes === 'values' ? { text } : { text, file: { ...file, upload_file_id: output(sentFile) } },
        signal,
      );
      live.set(signal, { ...begun, unwatch: stopWith(signal, client, begun.taskId) });
      return { workflowRunId: begun.workflowRunId, taskId: begun.taskId };
    },
  };
  const finish: Step = {
    id: 'finish',
    title: 'Waiting for the workflow',
    async run({ output, artifacts, ports, signal }) {
      const { workflowRunId, taskId } = output(startedWorkflow);
      const heard = live.get(signal);
      const unwatch = heard?.unwatch ?? stopWith(signal, client, taskId);
      const { status, outputs } = (await heard?.ended) ?? (await lookUntilEnded(client, workflowRunId, signal));
      unwatch();
      signal.throwIfAborted();
      if (status !== 'succeeded') throw new AppError('engine_failed', { cause: new Error(`the workflow ${status}`) });
      const answer = answerOf(outputs);
      if (typeof answer.refused === 'string') throw new InputError(answer.refused.slice(0, 1_000));
      const result = checkResult(tool, answer, name);
      for (const [file, kind] of Object.entries(files)) {
        await artifacts.put(file, await fetchFile(client, answer.files, { file, kind }, { ports, signal }));
      }
      return result;
    },
  };
  return { name, steps: [...(tool.takes === 'values' ? [] : [send]), start, finish] };
}

/** The file's id at the workflow's server. */
const sentFile = stepOutput('send', z.string());
const startedWorkflow = stepOutput('start', z.object({ workflowRunId: z.string(), taskId: z.string() }));

const fileTypes = { document: 'document', package: 'custom', values: 'custom', version: 'custom' } as const;

function fileOf(tool: Tool, input: unknown): { name: string; type: string } {
  if (tool.takes === 'package') return { name: 'package.zip', type: 'application/zip' };
  const { kind } = input as { kind: 'pdf' | 'docx' };
  // The workflow does not need the client's file name.
  return {
    name: `document.${kind}`,
    type:
      kind === 'pdf' ? 'application/pdf' : 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  };
}

/**
 * Stops the workflow of a run that has ended or timed out, but not of one that is handed over. Returns a function that
 * ends the watch after the workflow has ended normally.
 */
function stopWith(signal: AbortSignal, client: WorkflowClient, taskId: string): () => void {
  const stop = () => {
    const { reason } = signal;
    if (reason instanceof WorkStopped && (reason.reason === 'ended' || reason.reason === 'timed-out')) {
      client.stop(taskId).catch(() => undefined); // If the stop fails, the workflow runs until its own limits.
    }
  };
  signal.addEventListener('abort', stop, { once: true });
  return () => signal.removeEventListener('abort', stop);
}

async function lookUntilEnded(
  client: WorkflowClient,
  workflowRunId: string,
  signal: AbortSignal,
): Promise<WorkflowOutcome> {
  for (;;) {
    signal.throwIfAborted();
    const outcome = await client.look(workflowRunId, signal);
    if (outcome) return outcome;
    await sleep(client.pollSeconds * 1_000, undefined, { signal });
  }
}

const outputs = z.looseObject({
  refused: z.unknown().optional(),
  result: z.unknown().optional(),
  files: z.unknown().optional(),
});

function answerOf(value: unknown): z.infer<typeof outputs> {
  const read = outputs.safeParse(value);
  if (!read.success) throw new AppError('engine_answer_unusable', { cause: read.error });
  return read.data;
}

function checkResult(tool: Tool, answer: z.infer<typeof outputs>, engine: string): Json {
  const { result = answer } = answer;
  const said = typeof result === 'string' ? jsonOf(result) : result;
  // The engine is known here and is not taken from the answer.
  const read = tool.result.safeParse(typeof said === 'object' && said !== null ? { ...said, engine } : said);
  if (!read.success) throw new AppError('engine_answer_unusable', { cause: read.error });
  const text = JSON.stringify(read.data);
  // PostgreSQL cannot store NUL in text.
  if (text.includes('\\u0000')) throw new AppError('engine_answer_unusable');
  return JSON.parse(text) as Json;
}

const files = z.array(z.looseObject({ filename: z.string(), url: z.string() }));
const mostFileBytes = 50_000_000;

async function fetchFile(
  client: WorkflowClient,
  list: unknown,
  { file, kind }: { file: string; kind: 'pdf' | 'zip' },
  { ports, signal }: Pick<StepContext, 'ports' | 'signal'>,
): Promise<Uint8Array> {
  const url = files.safeParse(list).data?.find(({ filename }) => filename === file)?.url;
  if (url === undefined) throw new AppError('engine_answer_unusable');
  const bytes = await client.fetchFile(url, mostFileBytes, signal);
  if (kind === 'pdf' && Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-') {
    throw new AppError('engine_answer_unusable');
  }
  if (kind === 'zip') {
    const limits = { entries: 1_000, totalBytes: 4 * mostFileBytes, bytesFor: () => mostFileBytes };
    await ports.archives.read(bytes, limits).catch((cause) => {
      throw new AppError('engine_answer_unusable', { cause });
    });
  }
  return bytes;
}
