import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A mock Dify server ("Workflow App API": files/upload, workflows/run streamed, workflows/run/{id},
 * workflows/tasks/{id}/stop, signed file addresses). The test sets its workflows' answers, and it can misbehave like
 * real servers.
 */
export async function startWorkflowStandIn(): Promise<WorkflowStandIn> {
  const script: WorkflowBehaviour[] = [];
  let started = 0;
  const outputs = new Map<string, { status: string; outputs: object | null }>();
  const standIn: WorkflowStandIn = {
    baseUrl: '',
    starts: [],
    uploads: [],
    looks: [],
    stopped: [],
    files: new Map(),
    answer: () => ({ text: 'YES' }),
    behave: (...behaviours) => {
      script.splice(0, script.length, ...behaviours);
    },
    finish: (id) => {
      const start = standIn.starts.find((each) => each.workflowRunId === id);
      if (start) outputs.set(id, { status: 'succeeded', outputs: standIn.answer(start) });
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer(async (request, response) => {
    try {
      await route(request, response);
    } catch {
      response.destroy(); // The client has disconnected, which may be what the test wants.
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(standIn, { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` });

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = '', headers } = request;
    const file = /^\/files\/([^?]+)\?sign=1$/.exec(url)?.[1];
    if (file !== undefined) {
      const bytes = standIn.files.get(file);
      response.writeHead(bytes ? 200 : 404).end(bytes);
      return;
    }
    const key = /^Bearer (app-\S+)$/.exec(headers.authorization ?? '')?.[1];
    if (key === undefined) return json(response, 401, { code: 'unauthorized', message: 'Access token is invalid' });
    const body = await readAll(request);
    if (method === 'POST' && url === '/v1/files/upload') {
      const form = await new Response(body, { headers: { 'content-type': headers['content-type'] ?? '' } }).formData();
      const sent = form.get('file') as File;
      standIn.uploads.push({ key, name: sent.name, type: sent.type, bytes: new Uint8Array(await sent.arrayBuffer()) });
      return json(response, 201, { id: `file-${standIn.uploads.length}`, name: sent.name, size: sent.size });
    }
    if (method === 'POST' && url === '/v1/workflows/run') {
      const { inputs, response_mode: mode, user } = JSON.parse(body.toString());
      if (mode !== 'streaming' || typeof user !== 'string') return json(response, 400, { code: 'invalid_param' });
      return run(response, { key, inputs }, script.shift() ?? 'finishes');
    }
    const looked = /^\/v1\/workflows\/run\/([\w-]+)$/.exec(url)?.[1];
    if (method === 'GET' && looked !== undefined) {
      standIn.looks.push(looked);
      const ended = outputs.get(looked) ?? { status: 'running', outputs: null };
      return json(response, 200, { id: looked, ...ended, outputs: ended.outputs && JSON.stringify(ended.outputs) });
    }
    const stopped = /^\/v1\/workflows\/tasks\/([\w-]+)\/stop$/.exec(url)?.[1];
    if (method === 'POST' && stopped !== undefined) {
      standIn.stopped.push(stopped);
      return json(response, 200, { result: 'success' });
    }
    json(response, 404, { code: 'not_found' });
  }

  function run(response: ServerResponse, call: Omit<WorkflowStart, 'workflowRunId'>, behaviour: WorkflowBehaviour) {
    if (behaviour === 'asks to wait') {
      response.setHeader('retry-after', '0');
      return json(response, 429, { code: 'too_many_requests' });
    }
    if (behaviour === 'refuses the inputs') return json(response, 400, { code: 'invalid_param' });
    started += 1;
    const start = { ...call, workflowRunId: `run-${started}` };
    const ids = { task_id: `task-${started}`, workflow_run_id: start.workflowRunId };
    standIn.starts.push(start);
    if (behaviour === 'fails before it says anything') return json(response, 500, { code: 'internal_server_error' });
    if (behaviour === 'hangs up before it says anything') return void response.destroy();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const say = (event: string, data: object) =>
      response.write(`data: ${JSON.stringify({ event, ...ids, ...data })}\n\n`);
    response.write('event: ping\n\n');
    if (behaviour === 'says an error') {
      say('error', { status: 400, code: 'provider_quota_exceeded', message: 'The key sk-secret is used up' });
      return void response.end();
    }
    say('workflow_started', { data: { id: ids.workflow_run_id, workflow_id: 'w', created_at: 1 } });
    say('node_started', { data: { id: 'n', title: 'Start' } });
    if (behaviour === 'is stalled') return;
    if (behaviour === 'is cut') return void response.end();
    if (behaviour === 'is cut but finishes') {
      outputs.set(ids.workflow_run_id, { status: 'succeeded', outputs: standIn.answer(start) });
      return void response.end();
    }
    const status = behaviour === 'fails' ? 'failed' : 'succeeded';
    const made = behaviour === 'fails' ? null : standIn.answer(start);
    outputs.set(ids.workflow_run_id, { status, outputs: made });
    const line = `data: ${JSON.stringify({ event: 'workflow_finished', ...ids, data: { id: ids.workflow_run_id, status, outputs: made, error: null } })}\r\n\r\n`;
    // In chunks that split lines and characters, like real networks.
    const bytes = Buffer.from(line);
    const middle = Math.floor(bytes.length / 2);
    response.write(bytes.subarray(0, middle));
    setImmediate(() => response.end(bytes.subarray(middle)));
  }
}

export interface WorkflowStandIn {
  readonly baseUrl: string;
  /** Workflows that were started, and are therefore paid for. */
  readonly starts: WorkflowStart[];
  readonly uploads: { key: string; name: string; type: string; bytes: Uint8Array }[];
  /** Ids of requested runs. */
  readonly looks: string[];
  /** Ids of the tasks that were stopped. */
  readonly stopped: string[];
  /** What its signed addresses serve, by name. */
  readonly files: Map<string, Uint8Array>;
  /** The outputs of a successful workflow. */
  answer: (start: WorkflowStart) => object;
  /** The behavior for the next starts, in order; normal after that. */
  behave(...behaviours: WorkflowBehaviour[]): void;
  /** Ends a running workflow. */
  finish(workflowRunId: string): void;
  close(): Promise<void>;
}

export interface WorkflowStart {
  readonly key: string;
  readonly inputs: { readonly text?: string; readonly file?: { readonly upload_file_id: string } };
  readonly workflowRunId: string;
}

export type WorkflowBehaviour =
  | 'finishes'
  | 'asks to wait'
  | 'refuses the inputs'
  | 'fails before it says anything'
  | 'hangs up before it says anything'
  | 'says an error'
  | 'is stalled'
  | 'is cut'
  | 'is cut but finishes'
  | 'fails';

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function readAll(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
