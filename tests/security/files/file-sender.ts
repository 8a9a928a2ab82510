import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningProduct } from '../../support/running-product.ts';
import type { HostileFile } from './hostile-file.ts';

type Site = Pick<RunningProduct, 'url'>;

/** The outcome for a file: used, or rejected with a message. Anything else is a bug, with its reason. */
export interface Outcome {
  readonly state: 'used' | 'refused' | 'fault';
  /** The code of a rejection, or what went wrong. */
  readonly reason: string;
  readonly milliseconds: number;
  /** The run that processed it; null for images and for files that were rejected earlier. */
  readonly runId: string | null;
}

export interface Account {
  readonly email: string;
  readonly password: string;
}

/** A user who sends files over HTTP like the pages. Logs in again before the access token expires. */
export function createSender({ url }: Site, { email, password }: Account) {
  let token = '';
  let until = 0;

  async function call(path: string, headers: Record<string, string>, body: FormData | string): Promise<Answer> {
    if (Date.now() > until) {
      const login = await fetch(`${url}/functions/v1/auth`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ action: 'login', email, password }),
      });
      ({ access_token: token } = ((await login.json()) as { session: { access_token: string } }).session);
      until = Date.now() + 240_000;
    }
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, ...headers },
      body,
      signal: AbortSignal.timeout(120_000),
    });
    return { status: response.status, text: await response.text() };
  }

  const senders = {
    async document(file: HostileFile) {
      const uploaded = await call('/functions/v1/file-upload', { 'x-function-slug': 'lease-abstract' }, formOf(file));
      if (uploaded.status !== 200) return judged(uploaded);
      const { id } = JSON.parse(uploaded.text) as { id: string };
      const headers = { 'x-function-slug': 'lease-pre-analysis', 'Content-Type': 'application/json' };
      const looked = await call('/functions/v1/run-workflow-file', headers, JSON.stringify({ fileId: id }));
      const runId = /"runId":"([0-9a-f-]{36})"/.exec(looked.text)?.[1] ?? null;
      return { ...(looked.status === 200 ? judgedStream(looked.text) : judged(looked)), runId };
    },
    async image(file: HostileFile) {
      return judged(await call('/api/admin/blog/images?alt=A%20figure', {}, formOf(file)));
    },
    async package(file: HostileFile) {
      const headers = { 'x-function-slug': 'paper-assistant' };
      const sent = await call('/functions/v1/upload-zip-to-temp', headers, formOf(file));
      if (sent.status !== 200) return judged(sent);
      const { runId } = JSON.parse(sent.text) as { runId: string };
      return { ...judgedRun(await runEnd(runId)), runId };
    },
  };

  async function runEnd(runId: string): Promise<{ state: string; error: Refusal | null }> {
    for (;;) {
      const response = await fetch(`${url}/api/runs/${runId}`, { headers: { Authorization: `Bearer ${token}` } });
      const run = (await response.json()) as { state: string; error: Refusal | null };
      if (!['queued', 'running'].includes(run.state)) return run;
      await sleep(50);
    }
  }

  return async (file: HostileFile): Promise<Outcome & { said: string }> => {
    const from = performance.now();
    const outcome: Judged = await senders[file.upload](file).catch((error: Error) =>
      fault(`${error.name}: ${error.message}`),
    );
    return { runId: null, ...outcome, milliseconds: Math.round(performance.now() - from) };
  };
}

type Judged = Pick<Outcome, 'state' | 'reason'> & { readonly said: string; readonly runId?: string | null };

interface Answer {
  readonly status: number;
  readonly text: string;
}

interface Refusal {
  readonly code: string;
  readonly message: string;
}

const fault = (reason: string, said = '') => ({ state: 'fault' as const, reason, said });

function judged({ status, text }: Answer) {
  if (status < 300) return { state: 'used' as const, reason: '', said: text };
  const { code = '', error = '' } = objectIn(text) as { code?: string; error?: string };
  return status < 500 ? refused(code, error || `${status}: ${text}`) : fault(`${status} ${code}`, text);
}

/** Judged by its events (contract/runs.ts). */
function judgedStream(text: string) {
  const lines = text.split('\n').filter((line) => line.startsWith('data: '));
  const events = lines.map((line) => objectIn(line.slice('data: '.length)) as StreamEvent);
  const error = events.find(({ event }) => event === 'error');
  if (error) return refused(error.code ?? '', error.error ?? '');
  const end = events.find(({ event }) => event === 'workflow_finished');
  return end?.data?.status === 'succeeded'
    ? { state: 'used' as const, reason: '', said: text }
    : fault(`the stream ended with ${lines.at(-1)}`, text);
}

interface StreamEvent {
  readonly event?: string;
  readonly code?: string;
  readonly error?: string;
  readonly data?: { readonly status?: string };
}

function judgedRun({ state, error }: { state: string; error: Refusal | null }) {
  if (state === 'succeeded') return { state: 'used' as const, reason: '', said: '' };
  return error ? refused(error.code, error.message) : fault(`the run is ${state}`);
}

/** A rejection has a message, and a code that names a problem of the file rather than of the server. */
function refused(code: string, message: string) {
  const isRefusal =
    !['', 'internal', 'run_failed', 'unavailable', 'document_name'].includes(code) &&
    /^[A-Z“].{10,}[.?]$/s.test(message);
  return isRefusal ? { state: 'refused' as const, reason: code, said: message } : fault(`${code}: ${message}`, message);
}

/** The name is short, because a file with a long name would be rejected before it is read. */
function formOf({ name, upload, bytes }: HostileFile): FormData {
  const form = new FormData();
  const end = name.slice(name.lastIndexOf('.')).toLowerCase();
  form.set('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), `${upload}${end}`);
  return form;
}

function objectIn(text: string): object {
  try {
    return JSON.parse(text) as object;
  } catch {
    return {};
  }
}
